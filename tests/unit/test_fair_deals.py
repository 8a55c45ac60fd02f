"""docs/fair-deals.md: its twenty lines check our records, find what is wrong, and its test vectors hold."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.matches import Careful, alone
from threethirteen.cards import format_cards
from threethirteen.engine import Match, commitment
from threethirteen.engine.deal import choose_dealer, full_deck, shuffle_deck
from threethirteen.notation.record import RecordSeat, write_record
from threethirteen.play import Action, Discard, Draw, Observation, Phase
from threethirteen.rules import RuleSet

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")


class Passer:
    def act(self, observation: Observation) -> Action:
        return Draw() if observation.phase is Phase.DRAW else Discard(observation.hand[0])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match in which the stock is recycled, with nonces before and after the first deal and a late joiner."""
    rules = RuleSet.preset("five-crowns+short").with_house_rules({"draw.max_laps": 30})
    match = Match.start(rules, ("Ada", "Ben", "Cy", "Dot"), secret=bytes(range(32))).add_nonce("00ff").deal()
    while match.public.round is not None:
        match = match.act(match.state.round.turn, Passer().act(match.observe(match.state.round.turn)))
    match = match.add_nonce("abcdef").join("Eve", 30).play([Passer()] * 5)
    seats = tuple(RecordSeat(seat.name) for seat in match.public.seats)
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    with path.open("w", encoding="utf-8") as file:
        file.writelines(write_record(match, seats))
    assert '"stock_recycled"' in path.read_text(encoding="utf-8")
    return path


def check(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the page's own program on a record."""
    code = re.search(r"```py\n(.*?)```", PAGE, re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 30
    return subprocess.run(
        [sys.executable, "-c", code[1], str(path)], capture_output=True, text=True, check=False
    )


def test_the_page_s_lines_find_our_deals_right(record: Path) -> None:
    done = check(record)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_page_s_lines_check_the_piles_of_who_plays_alone(tmp_path: Path) -> None:
    match = alone(RuleSet.preset("five-crowns-solo+short")).add_nonce("00ff").play([Careful()])
    path = tmp_path / "alone.jsonl"
    path.write_text("".join(write_record(match)), encoding="utf-8")
    done = check(path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert '"piles_dealt"' in lines[3]
    lines[3] = re.sub(r'"piles":\[\["(..)","(..)"', r'"piles":[["\2","\1"', lines[3])
    path.write_text("".join(lines), encoding="utf-8")
    assert check(path).returncode == 1


def test_the_page_s_lines_check_own_piles_where_all_play_at_once(tmp_path: Path) -> None:
    rules = RuleSet.preset(
        "speed", {"deck.copies": 1, "players": [2, 3], "rounds": [3, 4], "draw.max_laps": 25}
    )
    match = Match.start(rules, ("Ada", "Ben", "Cy"), secret=bytes(range(32))).add_nonce("00ff").deal()
    while match.public.rounds_played == 0:
        turn = match.turn
        match = match.call() if turn is None else match.act(turn, Passer().act(match.observe(turn)))
        if (
            match.public.round is not None
            and match.public.round.recycles == 1
            and len(match.public.active) == 3
        ):
            match = match.leave(1)
    match = match.play([Passer()] * 3)
    path = tmp_path / "calls.jsonl"
    path.write_text("".join(write_record(match)), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert text.count('"stock_recycled"') >= 2
    done = check(path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    place = text.index('"stock":["', text.index('"stock_recycled"')) + len('"stock":["')
    end = text.index('"]', place)
    path.write_text(
        text[: end - 7] + text[end - 2 : end] + '","' + text[end - 7 : end - 5] + text[end:], encoding="utf-8"
    )
    assert check(path).returncode == 1


@pytest.mark.parametrize("kind", ["round_dealt", "stock_recycled", "nonce_added", "match_ended"])
def test_the_page_s_lines_find_a_change(record: Path, tmp_path: Path, kind: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if f'"{kind}"' in line)
    text = lines[place]
    if kind in ("round_dealt", "stock_recycled"):
        start = text.index('"stock":["') + len('"stock":["')
        first, second = text[start : start + 2], text[start + 5 : start + 7]
        assert first != second
        lines[place] = text[:start] + second + '","' + first + text[start + 7 :]
    elif kind == "nonce_added":
        lines[place] = text.replace("00ff", "00fe")
    else:
        lines[place] = text.replace("000102", "000103")
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(lines), encoding="utf-8")
    assert "AssertionError" in check(changed).stderr


def test_vectors() -> None:
    """The figures on the page, made again."""
    secret = bytes(range(32))
    deck = full_deck(RuleSet.preset("standard"), 1)
    crowns = full_deck(RuleSet.preset("five-crowns"), 2)
    lines = [
        commitment(secret),
        format_cards(shuffle_deck(secret, (), 0, 0, deck)),
        format_cards(shuffle_deck(secret, ("00ff", "abcdef"), 10, 2, crowns)[:26]),
        " ".join(str(choose_dealer(secret, (f"{nonce:02x}",), range(5))) for nonce in range(16)),
    ]
    for line in lines:
        assert line in PAGE, line


def test_every_order_is_as_likely_as_the_others() -> None:
    """The 24 orders of four cards over 4,800 nonces: chi-square with 23 degrees of freedom, p = 0.999 at 49.7."""
    deck = full_deck(RuleSet.preset("standard"), 1)[:4]
    counts = Counter(shuffle_deck(bytes(32), (f"{nonce:04x}",), 0, 0, deck) for nonce in range(4800))
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7
