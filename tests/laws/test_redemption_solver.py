"""Putting cards on melds of the table: legal by the meld definition alone, and the best last turn found exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.laws.solver_hands import hands, rule_sets
from threethirteen.cards import Card, Rank, Suit, parse_cards
from threethirteen.notation.text import parse_meld
from threethirteen.rules import FinalDiscard, RuleSet
from threethirteen.solver import (
    LastPlay,
    Meld,
    MeldKind,
    Place,
    RunEnd,
    addition,
    addition_fault,
    additions,
    certify,
    is_meld,
    last_play,
    meld_readings,
    solve,
)
from threethirteen.solver.reference import solve_reference


def longer_melds(meld: Meld, card: Card, rules: RuleSet, hand_size: int) -> Iterator[Meld]:
    """Every legal meld with the card added before or after all that lies there, standing for anything at all."""
    places: list[Place | None] = [None]
    places += [Place(rank, suit) for rank, suit in product(Rank, (None, *Suit))]
    for place in places:
        longer = Meld(meld.kind, (*meld.cards, card), (*meld.stands_for, place))
        if is_meld(longer, rules, hand_size):
            yield longer
        longer = Meld(meld.kind, (card, *meld.cards), (place, *meld.stands_for))
        if meld.kind is MeldKind.RUN and is_meld(longer, rules, hand_size):
            yield longer


Best = tuple[int, int, tuple[int, ...]]


def exhaustive(
    hand: Sequence[Card], table: Sequence[Meld], rules: RuleSet, hand_size: int, kept: Card | None
) -> Best | None:
    """(points, cards laid off, their codes) of the best play; every card is tried everywhere at every time."""
    seen: set[tuple[tuple[Card, ...], tuple[Meld, ...]]] = set()
    found: list[Best] = []
    left: dict[tuple[Card, ...], int] = {}

    def points(cards: tuple[Card, ...]) -> int:
        if cards not in left:
            left[cards] = solve_reference(cards, rules, hand_size).points
        return left[cards]

    def look(cards: tuple[Card, ...], melds: tuple[Meld, ...], gone: tuple[int, ...]) -> None:
        if (cards, melds) in seen:
            return
        seen.add((cards, melds))
        ways = []
        for card in set(cards):
            if card is kept and cards.count(card) == 1 and card.code not in gone:
                continue
            rest = list(cards)
            rest.remove(card)
            ways.append(points(tuple(rest)))
        optional = rules.out.discard is FinalDiscard.OPTIONAL
        if optional and not solve_reference(cards, rules, hand_size).deadwood:
            ways.append(0)
        if ways:
            found.append((min(ways), len(gone), gone))
        for card in set(cards):
            rest = list(cards)
            rest.remove(card)
            for number, meld in enumerate(melds):
                for longer in longer_melds(meld, card, rules, hand_size):
                    table = (*melds[:number], longer, *melds[number + 1 :])
                    look(tuple(rest), table, tuple(sorted((*gone, card.code))))

    look(tuple(sorted(hand)), tuple(table), ())
    return min(found, default=None)


@st.composite
def tables(draw: st.DrawFn) -> tuple[RuleSet, int, tuple[Card, ...], tuple[Meld, ...]]:
    """Rules, a hand, and one to three melds on the table that some of its cards could fit."""
    rules = draw(rule_sets())
    if draw(st.booleans()):
        rules = replace(rules, out=replace(rules.out, discard=FinalDiscard.OPTIONAL))
    shown, size = draw(hands(rules, least=3, most=11))
    melds = solve(shown, rules, size).melds
    assume(melds)
    cards, _ = draw(hands(rules, least=1, most=5))
    # of the same neighbourhood as the melds
    cards += tuple(draw(st.lists(st.sampled_from(shown), max_size=2)))
    for meld in melds:
        for card in draw(st.lists(st.sampled_from(sorted(near(meld, rules))), max_size=2)):
            cards += (card,)
    return rules, size, cards[:6], melds[:3]


def near(meld: Meld, rules: RuleSet) -> set[Card]:
    """Faces next to the meld's places."""
    least, most = rules.deck.ranks
    faces = set()
    for card, place in zip(meld.cards, meld.stands_for, strict=True):
        rank, suit = (card.rank, card.suit) if place is None else (place.rank, place.suit)
        assert rank is not None
        for other in (rank - 2, rank - 1, rank, rank + 1, rank + 2):
            around = least + (other - least) % (most - least + 1)
            faces.add(Card(Rank(around), suit or Suit(0)))
    return faces


def put_down(play: LastPlay, hand: Sequence[Card], table: Sequence[Meld], rules: RuleSet, size: int) -> None:
    """Every step of the play is legal, and what is left is as it says."""
    melds, left = list(table), Counter(hand)
    for step in play.laid_off:
        way = addition(melds[step.onto], step.card, rules, size, step.end)
        assert way is not None
        assert is_meld(way.meld, rules, size)
        melds[step.onto] = way.meld
        left[step.card] -= 1
    if play.discard is not None:
        left[play.discard] -= 1
    assert min(left.values(), default=0) >= 0
    assert certify(play.arrangement, left.elements(), rules, size) == ()


@given(table=tables(), card=st.integers(0, 5))
@settings(max_examples=300, deadline=None)
def test_what_may_be_added_is_what_the_meld_definition_says(
    table: tuple[RuleSet, int, tuple[Card, ...], tuple[Meld, ...]], card: int
) -> None:
    rules, size, hand, melds = table
    face = hand[card % len(hand)]
    for meld in melds:
        every = set(longer_melds(meld, face, rules, size))
        found = additions(meld, face, rules, size)
        assert {way.meld for way in found} <= every
        # of two readings at one end the natural one is given
        assert {way.meld.cards for way in found} == {longer.cards for longer in every}
        for end in (None, *RunEnd):
            fault = addition_fault(meld, face, rules, size, end)
            assert (fault is None) == (addition(meld, face, rules, size, end) is not None)
        for way in found:
            # what lies there stays as it is
            at = 1 if way.end is RunEnd.FIRST else 0
            assert way.meld.cards[at : at + len(meld.cards)] == meld.cards
            assert way.meld.stands_for[at : at + len(meld.cards)] == meld.stands_for


@given(table=tables(), keep=st.sampled_from([None, None, 0, 1]))
@settings(max_examples=400, deadline=None)
def test_the_best_last_turn_is_that_of_an_exhaustive_search(
    table: tuple[RuleSet, int, tuple[Card, ...], tuple[Meld, ...]], keep: int | None
) -> None:
    rules, size, hand, melds = table
    kept = None if keep is None else hand[keep % len(hand)]
    best = exhaustive(hand, melds, rules, size, kept)
    if best is None:
        with pytest.raises(ValueError, match="nothing to discard"):
            last_play(hand, melds, rules, size, kept)
        return
    play = last_play(hand, melds, rules, size, kept)
    put_down(play, hand, melds, rules, size)
    gone = tuple(sorted(step.card.code for step in play.laid_off))
    assert (play.points, len(gone), gone) == best


CASES = [
    # hand, melds on the table, hand size, rules, points, what goes to the table, discard
    ("9c 8h Kd 2s", "set 9h 9s 9d; run 5h 6h 7h", 3, "standard", 2, "9c 8h", "Kd"),
    ("8h 9h Kd 2s", "run 5h 6h 7h", 3, "standard", 2, "8h 9h", "Kd"),
    # a wild three bridges the gap to the nine; under one wild a meld it does not fit beside another
    ("3c 9h Kd 2s", "run 5h 6h 7h", 3, "standard", 2, "3c 9h", "Kd"),
    ("3c 9h Kd 2s", "run 5h 3d(=6h) 7h", 3, "one-wild", 21, "", "3c"),
    # a wild that nothing follows is merely got rid of, and takes nobody's place
    ("3s Kd Qc 2c", "run 5h 6h 7h", 3, "standard", 12, "3s", "Kd"),
    # 7h lies better in the own run than on the table
    ("7h 8h 9h Kd", "run 4h 5h 6h", 3, "standard", 0, "", "Kd"),
    # the natural six does not take the place of the wild that stands for it
    ("6h 2c 4c Kd", "run 5h 3d(=6h) 7h", 3, "standard", 12, "", "Kd"),
    # an own run broken, for its queen is dearer than what is left of it
    ("Qh 2h As Ac", "set Qs Qd Qc; set As Ad Ah", 3, "standard", 0, "As Ac Qh", "2h"),
]


@pytest.mark.parametrize(("hand", "table", "size", "preset", "points", "gone", "discard"), CASES)
def test_worked_out_by_hand(
    hand: str, table: str, size: int, preset: str, points: int, gone: str, discard: str
) -> None:
    rules = RuleSet.preset(preset)
    melds = [parse_meld(text.strip()) for text in table.split(";")]
    assert all(is_meld(meld, rules, size) for meld in melds)
    play = last_play(parse_cards(hand), melds, rules, size)
    assert (play.points, str(play.discard)) == (points, discard)
    assert sorted(step.card for step in play.laid_off) == sorted(parse_cards(gone))


def test_a_card_may_not_break_a_limit() -> None:
    one_wild, standard = RuleSet.preset("one-wild"), RuleSet.preset("standard")
    joker, three = parse_cards("JK 3s")
    run = parse_meld("run 5h 3d(=6h) 7h")
    assert addition_fault(run, three, one_wild, 3) == "too-many-wilds"
    assert addition_fault(run, three, standard, 3) is None
    assert [way.end for way in additions(run, joker, standard, 3)] == [RunEnd.LAST, RunEnd.FIRST]
    assert addition_fault(run, parse_cards("6h")[0], standard, 3) == "card-does-not-fit"
    corner = standard.with_house_rules({"meld.ace": "around_the_corner"})
    high = parse_meld("run Jh Qh Kh")
    ace, two = parse_cards("Ah 2h")
    assert addition_fault(high, ace, standard, 3) == "card-does-not-fit"
    longer = addition(high, ace, corner, 3)
    assert longer is not None
    assert addition_fault(longer.meld, two, corner, 3) is None
    ace_high = standard.with_house_rules({"meld.ace": "high_or_low"})
    assert addition_fault(longer.meld, two, ace_high, 3) == "card-does-not-fit"
    once = standard.with_house_rules({"meld.same_card_twice_in_set": False})
    assert addition_fault(parse_meld("set 9h 9s 9d"), parse_cards("9h")[0], once, 3) == "set-same-card-twice"
    apart = standard.with_house_rules({"wild.adjacent": False})
    assert addition_fault(parse_meld("run 5h 6h 3s(=7h)"), joker, apart, 3, RunEnd.LAST) == "wilds-adjacent"


def test_the_first_reading_of_a_meld_is_the_solver_s() -> None:
    """What is laid down by naming the cards lies there as the solver reads them."""
    rules = RuleSet.preset("standard")
    for text in ("JK 7h 8h", "3s 3h JK", "3s 3d 3h 9c", "Ah 2h 3h", "JK JK JK"):
        cards = parse_cards(text)
        first = next(meld_readings(cards, rules, 3))
        assert solve(cards, rules, 3).melds == (first,)
