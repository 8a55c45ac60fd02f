"""Golden records: one whole match of every playable game and variation, with its playthrough.

For each rule set there are three files: ``KEY.jsonl``, the open record; ``KEY.seat-1.jsonl`` (of one who plays alone
``seat-0``), what one seat saw; and
``KEY.txt``, every event in one line and the final standing. ``python3 dev.py golden`` writes them anew; a change in
them is a change in how the game is played or how it is written down, and has to be meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.matches import SECRET, Careful
from threethirteen.engine import Match, standing
from threethirteen.notation.record import RecordSeat, SeatKind, write_record
from threethirteen.notation.text import format_line
from threethirteen.rules import GAMES, VARIATIONS, RuleSet

FOLDER = Path(__file__).parent / "records"
VIEWER = 1
NAMES = ("Ada", "Ben", "Cay")


def keys() -> tuple[str, ...]:
    """Every game and variation that can be played, the variation of melds of wilds on the game it belongs to."""
    wanted = [*GAMES, *("one-wild+all-wild" if name == "all-wild" else name for name in VARIATIONS)]
    return tuple(wanted)


def golden_match(key: str) -> Match:
    """The match of a key. Three seats for the games, two for the variations, to keep the files small."""
    rules = RuleSet.preset(key)
    seats = NAMES[: min(3 if key in GAMES else 2, rules.players.most)]
    match = Match.start(rules, seats, secret=SECRET, at="2026-01-01T12:00:00Z")
    for number, _ in enumerate(seats):
        match = match.add_nonce(f"{number:02x}" * 8)
    return match.play([Careful()] * len(seats))


def golden_viewer(key: str) -> int:
    """The seat whose record is kept: the second, where there is one."""
    return min(VIEWER, RuleSet.preset(key).players.most - 1)


def golden_files(key: str) -> Iterator[tuple[str, str]]:
    """The names and contents of a key's files."""
    match = golden_match(key)
    seats = [RecordSeat(seat.name, SeatKind.BOT, "careful") for seat in match.public.seats]
    yield f"{key}.jsonl", "".join(write_record(match, seats, source="golden"))
    viewer = golden_viewer(key)
    yield f"{key}.seat-{viewer}.jsonl", "".join(write_record(match, seats, viewer, source="golden"))
    lines = [format_line(recorded) for recorded in match.events]
    for place, seat in standing(match.public):
        player = match.public.seats[seat]
        scores = " ".join("-" if score is None else str(score) for score in player.scores)
        lines.append(f"place {place}: seat {seat} {player.name}, {player.total} points ({scores})")
    yield f"{key}.txt", "\n".join(lines) + "\n"
