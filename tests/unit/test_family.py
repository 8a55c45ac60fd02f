"""The measured table: what is still to be played, how the numbers are made, and the page that stands in docs."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bench import family
from threethirteen.play import RoundEnding
from threethirteen.rules import GAMES, VARIATIONS, RuleSet
from threethirteen.simulate import Plan, simulate

PLAYABLE = [one.key for one in family.presets()]


def test_every_game_and_variation_that_can_be_played_is_wanted() -> None:
    wanted = family.wanted({}, ())
    assert [key for key in PLAYABLE for _ in family.MATCHES] == [preset.key for preset, _ in wanted]
    assert {"standard", "five-crowns", "short"} <= set(PLAYABLE)


def test_what_has_been_played_is_played_again_only_under_other_rules_or_when_named() -> None:
    rows = {(preset.key, bot): made(preset.key, bot) for preset, bot in family.wanted({}, ())}
    assert family.wanted(rows, ()) == []
    assert {preset.key for preset, _ in family.wanted(rows, ["short"])} == {"short"}
    rows["short", "greedy"] = replace(rows["short", "greedy"], digest="of other rules")
    assert [(preset.key, bot) for preset, bot in family.wanted(rows, ())] == [("short", "greedy")]


@pytest.mark.parametrize(
    ("key", "seats"), [("standard", 4), ("deuces-arent-wild", 3), ("five-crowns-solo", 1)]
)
def test_four_seats_or_as_many_as_may_be(key: str, seats: int) -> None:
    assert family.seats_for(RuleSet.preset(key)) == seats


def test_the_numbers_are_those_of_the_simulation() -> None:
    """Two matches of one round, added up by hand from what ``simulate`` tells."""
    rules = RuleSet.preset("standard", {"rounds": [3]})
    result = simulate(Plan(("greedy",) * 4, rules, 2, "x"), processes=1)
    row = family.row(GAMES["standard"], rules, "greedy", 4, result)
    assert (row.rounds, row.matches) == (2, 2)
    assert row.points == round(sum(bot.points.mean for bot in result.bots) / 4, 2)
    assert row.out == result.endings[RoundEnding.OUT] / 2
    assert row.guarded == 0
    assert not row.stalls


def test_a_solo_counts_as_gone_out_where_it_is_won() -> None:
    rules = RuleSet.preset("five-crowns-solo", {"rounds": [3, 4]})
    result = simulate(Plan(("greedy",), rules, 4, "x"), processes=1)
    row = family.row(GAMES["five-crowns-solo"], rules, "greedy", 1, result)
    assert row.out == round(result.bots[0].wins.mean, 5) > 0


def test_bots_that_never_end_a_round_are_told() -> None:
    """With a guard of one lap and nobody going out in time the guard ends nearly every round."""
    rules = RuleSet.preset("standard", {"rounds": [13], "draw.max_laps": 1})
    result = simulate(Plan(("greedy",) * 4, rules, 2, "x"), processes=1)
    row = family.row(GAMES["standard"], rules, "greedy", 4, result)
    assert row.guarded == 1
    assert row.stalls
    assert replace(row, guarded=0.0, mishaps=1).stalls
    assert not replace(row, guarded=0.0).stalls


def test_a_row_is_kept_as_soon_as_it_is_there(tmp_path: Path) -> None:
    file, page = tmp_path / "family.json", tmp_path / "family.md"
    rows = {("short", "greedy"): made("short", "greedy")}
    family.saved(rows, file, page)
    assert family.kept(file) == rows
    assert "Short game" in page.read_text(encoding="utf-8")
    assert family.kept(tmp_path / "none.json") == {}


def test_the_page_is_made_from_the_numbers() -> None:
    """``python -m bench.family`` writes it anew."""
    rows = list(family.kept().values())
    assert family.PAGE.read_text(encoding="utf-8") == family.page_text(rows)
    assert not [row for row in rows if row.stalls]
    assert {row.key for row in rows} <= {*GAMES, *VARIATIONS}
    for row in rows:
        assert row.matches == family.MATCHES[row.bot]


def made(key: str, bot: str) -> family.Row:
    preset = {**GAMES, **VARIATIONS}[key]
    digest = RuleSet.preset(preset.home).digest
    return family.Row(key, preset.home, digest, bot, 4, 1, 11, 50.0, 1.0, 0.0, 17.0, 0)
