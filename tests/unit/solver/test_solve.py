"""The public calls: what they refuse, what they say about discards and going out, and what certify finds."""

from __future__ import annotations

import subprocess
import sys

import pytest
from msgspec.structs import replace

from threethirteen.cards import JOKER, format_cards, parse_card, parse_cards
from threethirteen.rules import DeckRules, Range, RuleSet
from threethirteen.solver import (
    Arrangement,
    DeckLacksCardError,
    TooManyCardsError,
    best_discards,
    can_go_out,
    certify,
    deadwood_points,
    solve,
)
from threethirteen.solver.reference import solve_reference

STANDARD = RuleSet.preset("standard")


def test_no_cards() -> None:
    assert solve((), STANDARD, 3) == Arrangement((), (), 0)
    assert best_discards((), STANDARD, 3) == ()
    assert can_go_out((), STANDARD, 3) is None


def test_a_card_the_deck_lacks_is_refused() -> None:
    with pytest.raises(DeckLacksCardError) as refused:
        solve(parse_cards("7s 7h 7*"), STANDARD, 3)
    assert (refused.value.code, str(refused.value.card)) == ("deck-lacks-card", "7*")
    with pytest.raises(DeckLacksCardError):
        deadwood_points(parse_cards("3s 3h 2d"), RuleSet.preset("five-crowns"), 3)


def test_jokers_and_twins_are_welcome_everywhere() -> None:
    assert solve(parse_cards("JK JK 7s 7s 7s 7s"), STANDARD, 6).points == 0


def test_too_many_cards_are_refused() -> None:
    assert solve([JOKER] * 20, STANDARD, 3).points == 0
    with pytest.raises(TooManyCardsError) as refused:
        deadwood_points([JOKER] * 21, STANDARD, 3)
    assert (refused.value.code, refused.value.count, refused.value.most) == ("too-many-cards", 21, 20)


def test_wilds_take_their_own_places_first() -> None:
    # two threes in one run: the three of spades goes home, the other becomes the five
    [meld] = solve(parse_cards("2s 3h 3s 4s"), STANDARD, 3).melds
    assert format_cards(meld.cards) == "3h 2s 3s 4s"
    assert [str(place) if place else "" for place in meld.stands_for] == ["As", "", "", ""]


def test_a_wild_ace_costs_the_price_of_a_wild() -> None:
    rules = STANDARD.with_house_rules({"score.wild": 15, "score.ace": 1, "rounds": list(range(3, 15))})
    assert solve(parse_cards("As 9h Kd"), rules, 14).points == 15 + 9 + 10


def test_a_run_that_fills_a_small_deck_may_pass_over_a_natural() -> None:
    # A 2 3 and no place for the joker costs 50; with the joker for the two it costs 2
    deck = DeckRules(ranks=Range(1, 3), jokers=2)
    rules = replace(STANDARD, deck=deck, score=replace(STANDARD.score, ace=15, joker=50))
    arrangement = solve(parse_cards("As 2s 3s JK"), rules, 13)
    assert (arrangement.points, format_cards(arrangement.deadwood)) == (2, "2s")
    assert arrangement == solve_reference(parse_cards("As 2s 3s JK"), rules, 13)


def test_half_of_a_meld_may_be_wild() -> None:
    rules = RuleSet.preset("jokers").with_house_rules({"wild.max_share": "half", "wild.all_wild": False})
    assert solve(parse_cards("7s 7h JK JK"), rules, 4).points == 0
    assert solve(parse_cards("7s 7h JK JK JK"), rules, 5).points == 20
    assert solve(parse_cards("7s 8s JK JK"), rules, 4).points == 0


def test_discards_best_first() -> None:
    choices = best_discards(parse_cards("7s 7h 9d Kc"), STANDARD, 3)
    assert [str(choice.discard) for choice in choices] == ["Kc", "9d", "7s", "7h"]
    assert [choice.arrangement.points for choice in choices] == [23, 24, 26, 26]


def test_the_discard_that_goes_out_comes_first_among_equals() -> None:
    rules = STANDARD.with_house_rules({"score.ace": 0})
    # throwing the ace leaves nothing; throwing a seven leaves an ace that costs nothing but is deadwood
    choices = best_discards(parse_cards("As 7s 7h 7d 7c"), rules, 4)
    assert [(str(choice.discard), choice.goes_out) for choice in choices][:2] == [("As", True), ("7s", False)]


def test_knocking() -> None:
    cards = parse_cards("7s 7h 7c 2d Kd")
    assert can_go_out(cards, STANDARD, 4) is None
    knock = can_go_out(cards, STANDARD.with_house_rules({"out.knock_at_most": 2}), 4)
    assert knock is not None
    assert (str(knock.discard), knock.arrangement.points) == ("Kd", 2)
    assert can_go_out(cards, STANDARD.with_house_rules({"out.knock_at_most": 1}), 4) is None


def test_going_out_without_a_discard() -> None:
    # two melds of three, and no card to spare
    cards = parse_cards("7s 7h 7c 9s 9h 9c")
    assert can_go_out(cards, STANDARD, 5) is None
    out = can_go_out(cards, STANDARD.with_house_rules({"out.discard": "optional"}), 5)
    assert out is not None
    assert (out.discard, out.arrangement.points, len(out.arrangement.melds)) == (None, 0, 2)


def test_a_forbidden_discard() -> None:
    cards = parse_cards("7s 7h 7c Kd")
    assert can_go_out(cards, STANDARD, 3, frozenset([parse_card("Kd")])) is None
    cards = parse_cards("7s 7h 7c 7d")
    out = can_go_out(cards, STANDARD, 3, frozenset(parse_cards("7s 7h")))
    assert out is not None
    assert str(out.discard) == "7d"


def test_certify_finds_every_lie() -> None:
    cards = parse_cards("7s 7h 7c Kd")
    true = solve(cards, STANDARD, 5)
    assert certify(true, cards, STANDARD, 5) == ()
    king, queen = parse_cards("Kd Qd")
    assert certify(replace(true, points=9), cards, STANDARD, 5) == (("points-wrong", (9, 10)),)
    assert certify(replace(true, deadwood=(), points=0), cards, STANDARD, 5) == (("card-missing", (king, 1)),)
    assert certify(replace(true, deadwood=(queen,)), cards, STANDARD, 5) == (
        ("card-missing", (king, 1)),
        ("card-too-many", (queen, 1)),
    )
    doubled = replace(true, melds=true.melds * 2)
    assert [code for code, _ in certify(doubled, cards, STANDARD, 5)] == ["card-too-many"] * 3
    short = replace(
        true, melds=(replace(true.melds[0], cards=cards[:2], stands_for=(None, None)),), deadwood=cards[2:]
    )
    assert [code for code, _ in certify(short, cards, STANDARD, 5)] == ["meld-too-small", "points-wrong"]


def test_the_import_builds_no_tables() -> None:
    script = (
        "import sys, time; import threethirteen.rules; start = time.perf_counter(); import threethirteen.solver;"
        "from threethirteen.solver import runs, search, sets, fast;"
        "assert search.run_table.cache_info().currsize == 0 and fast.fast_solver.cache_info().currsize == 0;"
        "print(time.perf_counter() - start)"
    )
    taken = float(
        subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    )
    assert taken < 0.5  # generous for a busy machine; about 0.01 s on an idle one
