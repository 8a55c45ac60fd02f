"""The laws of the solver: the same answers as the exhaustive reference, for any options and any hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.laws.solver_hands import hands, rule_sets
from threethirteen.cards import CARDS, Card, Suit
from threethirteen.rules import RuleSet, card_points
from threethirteen.solver import (
    Arrangement,
    Meld,
    best_discards,
    can_go_out,
    certify,
    deadwood_points,
    least_after_discard,
    meld_readings,
    solve,
)
from threethirteen.solver.melds import make_arrangement, sort_key
from threethirteen.solver.reference import solve_reference

_quiet = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=400)


@st.composite
def deals(draw: st.DrawFn, least: int = 3, most: int = 7) -> tuple[tuple[Card, ...], RuleSet, int]:
    rules = draw(rule_sets())
    cards, hand_size = draw(hands(rules, least, most))
    return cards, rules, hand_size


def _equals_the_reference(cards: tuple[Card, ...], rules: RuleSet, hand_size: int) -> None:
    expected = solve_reference(cards, rules, hand_size)
    assert solve(cards, rules, hand_size) == expected
    assert deadwood_points(cards, rules, hand_size) == expected.points


@_quiet
@given(deals(3, 7))
def test_fast_equals_the_reference(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    _equals_the_reference(*deal)


@settings(_quiet, max_examples=60)
@given(deals(8, 10))
def test_fast_equals_the_reference_on_large_hands(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    _equals_the_reference(*deal)


@pytest.mark.nightly
@settings(_quiet, max_examples=20_000)
@given(deals(3, 8))
def test_fast_equals_the_reference_on_20_000_hands(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    _equals_the_reference(*deal)


@_quiet
@given(deals(0, 16))
def test_every_arrangement_is_proved_by_certify(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    cards, rules, hand_size = deal
    arrangement = solve(cards, rules, hand_size)
    assert certify(arrangement, cards, rules, hand_size) == ()
    assert deadwood_points(cards, rules, hand_size) == arrangement.points


@settings(_quiet, max_examples=150)
@given(deals(3, 14))
def test_the_order_of_the_cards_makes_no_difference(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    cards, rules, hand_size = deal
    assert solve(reversed(cards), rules, hand_size) == solve(sorted(cards), rules, hand_size)
    assert deadwood_points(reversed(cards), rules, hand_size) == deadwood_points(cards, rules, hand_size)


@settings(_quiet, max_examples=150)
@given(deals(3, 12), st.data())
def test_a_card_more_costs_its_price_at_most(
    deal: tuple[tuple[Card, ...], RuleSet, int], data: st.DataObject
) -> None:
    cards, rules, hand_size = deal
    card = data.draw(st.sampled_from(cards))
    rest = list(cards)
    rest.remove(card)
    price = card_points(card, rules, hand_size)
    assert deadwood_points(cards, rules, hand_size) <= deadwood_points(rest, rules, hand_size) + price


@settings(_quiet, max_examples=150)
@given(deals(3, 12))
def test_looser_rules_never_cost_more(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    cards, rules, hand_size = deal
    points = deadwood_points(cards, rules, hand_size)
    wild, meld = rules.wild, rules.meld
    for looser in (
        replace(rules, wild=replace(wild, all_wild=True)),
        replace(rules, wild=replace(wild, max_per_meld=None)),
        replace(rules, wild=replace(wild, min_naturals=1)),
        replace(rules, wild=replace(wild, max_share=None)),
        replace(rules, wild=replace(wild, adjacent=True)),
        replace(rules, meld=replace(meld, same_card_twice_in_set=True)),
    ):
        assert deadwood_points(cards, looser, hand_size) <= points


@settings(_quiet, max_examples=150)
@given(deals(3, 12), st.permutations(range(5)))
def test_suits_play_alike(deal: tuple[tuple[Card, ...], RuleSet, int], order: list[int]) -> None:
    cards, rules, hand_size = deal
    order = [suit for suit in order if suit < rules.deck.suits]
    renamed = [
        card if card.rank is None or card.suit is None else Card(card.rank, Suit(order[card.suit]))
        for card in cards
    ]
    assert deadwood_points(renamed, rules, hand_size) == deadwood_points(cards, rules, hand_size)


@settings(_quiet, max_examples=80)
@given(deals(4, 8))
def test_discards_are_the_solved_rests(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    cards, rules, hand_size = deal
    choices = best_discards(cards, rules, hand_size)
    assert {choice.discard for choice in choices} == set(cards)
    for choice in choices:
        assert choice.discard is not None
        rest = list(cards)
        rest.remove(choice.discard)
        assert choice.arrangement == solve_reference(rest, rules, hand_size)
        knocks = 0 < rules.out.knock_at_most >= choice.arrangement.points
        assert choice.goes_out == (knocks or not choice.arrangement.deadwood)
    assert [c.arrangement.points for c in choices] == sorted(c.arrangement.points for c in choices)
    assert least_after_discard(cards, rules, hand_size)[0] == choices[0].arrangement.points
    out = [choice for choice in choices if choice.goes_out]
    assert can_go_out(cards, rules, hand_size) == (out[0] if out else None)
    forbidden = frozenset([choices[0].discard]) if choices[0].discard else frozenset()
    allowed = [choice for choice in out if choice.discard not in forbidden]
    assert can_go_out(cards, rules, hand_size, forbidden) == (allowed[0] if allowed else None)


@settings(_quiet, max_examples=60)
@given(deals(3, 6))
def test_the_reference_finds_the_least_key_of_all(deal: tuple[tuple[Card, ...], RuleSet, int]) -> None:
    cards, rules, hand_size = deal
    found = [sort_key(each, rules, hand_size) for each in _all_arrangements(sorted(cards), rules, hand_size)]
    assert min(found) == sort_key(solve_reference(cards, rules, hand_size), rules, hand_size)


def _all_arrangements(cards: list[Card], rules: RuleSet, hand_size: int) -> Iterator[Arrangement]:
    """Every arrangement there is, nothing kept and nothing left out: all readings of all melds."""

    def parts(rest: list[Card]) -> Iterator[tuple[list[Meld], list[Card]]]:
        if not rest:
            yield [], []
            return
        first, others = rest[0], rest[1:]
        for melds, deadwood in parts(others):
            yield melds, [first, *deadwood]
        for size in range(2, len(others) + 1):
            for chosen in set(combinations(others, size)):
                readings = list(meld_readings((first, *chosen), rules, hand_size))
                if readings:
                    left = list(others)
                    for card in chosen:
                        left.remove(card)
                    for melds, deadwood in parts(left):
                        for reading in readings:
                            yield [reading, *melds], deadwood

    for melds, deadwood in parts(cards):
        yield make_arrangement(melds, deadwood, rules, hand_size)


def test_every_face_can_be_solved_alone() -> None:
    rules = RuleSet.preset("five-crowns")
    for card in CARDS:
        if card.rank is None or card.rank >= 3:
            assert solve([card], rules, 5).deadwood == (card,)
