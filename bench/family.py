"""Every game and variation, played by our bots: ``python -m bench.family [KEY …]``; the table is ``docs/family.md``.

200 matches of ``greedy`` and 10 of ``look-ahead`` for each game, and for each variation alone on the game that its
source belongs to; with four seats, or as many as the game allows. What has been played is kept in
``bench/family.json`` after each of them, and is played again only where its rules have changed (their digest) or
where its key is named; so the command can be interrupted, and takes along what a new version can play. Exit status 1
where more rounds than ``GUARDED_AT_MOST`` were ended by the stall guard, or where a bot broke a rule.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from threethirteen.i18n import Texts, preset_title, texts
from threethirteen.play import RoundEnding
from threethirteen.rules import GAMES, VARIATIONS, Preset, RuleSet
from threethirteen.simulate import Plan, Result, simulate

MATCHES: Final = {"greedy": 200, "look-ahead": 10}
SEATS: Final = 4
SEED: Final = "family"
GUARDED_AT_MOST: Final = 0.01
"""Share of a row's rounds that the stall guard may end; bots that wait for each other's cards are rare."""

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "family.json"
PAGE: Final = HERE.parent / "docs" / "family.md"


class Row(msgspec.Struct, frozen=True):
    """One bot in one game or variation: what ``simulate`` found, and of which rules."""

    key: str
    rules: str
    digest: str
    bot: str
    seats: int
    matches: int
    rounds: int
    points: float
    """Mean points of a seat in a whole match."""
    out: float
    """Share of rounds in which somebody went out, or of solos that were won."""
    guarded: float
    """Share of rounds that the stall guard ended (``draw.max_laps``)."""
    turns: float
    """Turns a round of all seats together."""
    mishaps: int

    @property
    def stalls(self) -> bool:
        """More of its rounds than may be had to be ended by the guard, or a bot did what it may not."""
        return self.guarded > GUARDED_AT_MOST or self.mishaps > 0


def presets() -> Iterator[Preset]:
    """Games, then variations, in the order of the catalogue."""
    yield from GAMES.values()
    yield from VARIATIONS.values()


def seats_for(rules: RuleSet) -> int:
    """Four, or as near to four as these rules allow."""
    return max(rules.players.least, min(SEATS, rules.players.most))


def measured(preset: Preset, bot: str, matches: int, processes: int) -> Row:
    """Play the matches."""
    rules = RuleSet.preset(preset.home)
    seats = seats_for(rules)
    result = simulate(Plan((bot,) * seats, rules, matches, SEED), processes=processes)
    return row(preset, rules, bot, seats, result)


def row(preset: Preset, rules: RuleSet, bot: str, seats: int, result: Result) -> Row:
    """The numbers of a simulation that the table shows."""
    return Row(
        key=preset.key,
        rules=preset.home,
        digest=rules.digest,
        bot=bot,
        seats=seats,
        matches=result.matches,
        rounds=result.rounds,
        points=round(sum(one.points.mean for one in result.bots) / len(result.bots), 2),
        out=round(_out(result), 5),
        guarded=round(result.endings[RoundEnding.MAX_LAPS] / result.rounds, 5),
        turns=round(result.turns_a_round, 2),
        mishaps=len(result.mishaps),
    )


def _out(result: Result) -> float:
    """Share of rounds in which somebody went out, several at once counted as one; of solos those that were won."""
    if not any(result.endings.values()):
        return sum(one.outs for one in result.bots)
    return result.endings[RoundEnding.OUT] / sum(result.endings.values())


def kept(file: Path = KEPT) -> dict[tuple[str, str], Row]:
    """What has been played, by key and bot."""
    if not file.exists():
        return {}
    rows = msgspec.json.decode(file.read_bytes(), type=list[Row])
    return {(one.key, one.bot): one for one in rows}


def wanted(rows: dict[tuple[str, str], Row], again: Sequence[str]) -> list[tuple[Preset, str]]:
    """What is to be played: what has not been played under the rules of today."""
    found = []
    for preset in presets():
        rules = RuleSet.preset(preset.home)
        for bot in MATCHES:
            known = rows.get((preset.key, bot))
            if preset.key in again or known is None or known.digest != rules.digest:
                found.append((preset, bot))
    return found


def saved(rows: dict[tuple[str, str], Row], file: Path = KEPT, page: Path = PAGE) -> None:
    """Write the numbers and the page made from them, in the order of the catalogue."""
    ordered = [rows[preset.key, bot] for preset in presets() for bot in MATCHES if (preset.key, bot) in rows]
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    page.write_text(page_text(ordered), encoding="utf-8", newline="\n")


def page_text(rows: Sequence[Row]) -> str:
    """``docs/family.md``."""
    t = texts("en")
    lines = [HEAD]
    for title, table in (("Games", GAMES), ("Variations, each alone", VARIATIONS)):
        lines += [f"## {title}\n", COLUMNS]
        lines += [_line(t, one) for one in rows if one.key in table]
        lacking = [key for key in table if not any(one.key == key for one in rows)]
        if lacking:
            lines.append("\nNot measured: " + ", ".join(f"`{key}`" for key in lacking) + ".")
        lines.append("")
    return "\n".join(lines)


HEAD: Final = f"""\
# The family, measured

{MATCHES["greedy"]} matches of [`greedy`](bots.md) bots and {MATCHES["look-ahead"]} of `look-ahead`, with \
{SEATS} seats or as near to that as the rules allow, on the deals of the
seed `{SEED}`. A variation lies alone on the game that its source describes.

* *points*: those of a seat in a whole match; fewer are better.
* *went out*: the share of rounds in which somebody went out (in a solo: that were won).
* *guard*: the share that the stall guard (`draw.max_laps`) had to end. What is missing to 100 % ran out of stock.
* *turns a round*: those of all seats together.

`python -m bench.family` plays what is missing here and writes this page; the numbers stand in `bench/family.json`.
"""
COLUMNS: Final = (
    "| | rules | bot | seats | matches | points | went out | guard | turns a round |\n"
    "|---|---|---|---:|---:|---:|---:|---:|---:|"
)


def _line(t: Texts, one: Row) -> str:
    page = f"[{preset_title(t, one.key)}](presets/{one.key}.md)"
    shares = f"{one.out:.1%} | {one.guarded:.1%}"
    return (
        f"| {page} | `{one.rules}` | `{one.bot}` | {one.seats} | {one.matches} | {one.points:.1f} "
        f"| {shares} | {one.turns:.1f} |"
    )


def main(arguments: list[str]) -> int:
    """Play what is missing and write the page. Returns the exit status."""
    parser = argparse.ArgumentParser(description="Every game and variation between bots")
    parser.add_argument("keys", nargs="*", metavar="KEY", help="play these again")
    parser.add_argument("--processes", type=int, default=None, help="one a core where it is not said")
    asked = parser.parse_args(arguments)
    unknown = [key for key in asked.keys if key not in GAMES and key not in VARIATIONS]
    if unknown:
        parser.error(f"there is no game or variation {', '.join(unknown)}")
    rows = kept()
    for preset, bot in wanted(rows, asked.keys):
        one = measured(preset, bot, MATCHES[bot], asked.processes)
        rows[preset.key, bot] = one
        saved(rows)
        print(_line(texts("en"), one), flush=True)
    saved(rows)
    stalled = [one for one in rows.values() if one.stalls]
    for one in stalled:
        print(
            f"{one.rules}, {one.bot}: {one.guarded:.1%} by the guard, {one.mishaps} mishaps", file=sys.stderr
        )
    return 1 if stalled else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
