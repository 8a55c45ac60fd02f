"""Rule sets and hands that make melds happen: few ranks, many copies, many wilds, options mixed freely."""

from __future__ import annotations

from hypothesis import strategies as st

from threethirteen.cards import CARDS, JOKER, Card
from threethirteen.rules import (
    AcePlace,
    DeckRules,
    MaxShare,
    MeldRules,
    OutRules,
    OwnPlace,
    Range,
    RuleSet,
    ScoreRules,
    WildRank,
    WildRules,
)

FULL = Range(1, 13)
_DECKS = [FULL, FULL, Range(3, 13), Range(1, 3), Range(1, 4), Range(1, 6), Range(3, 8), Range(9, 13)]

_wilds = st.builds(
    WildRules,
    rank=st.sampled_from([WildRank.FOLLOWS, WildRank.FOLLOWS, WildRank.FOLLOWS, None]),
    all_wild=st.booleans(),
    max_per_meld=st.sampled_from([None, None, 1, 1, 2, 3]),
    min_naturals=st.sampled_from([1, 1, 1, 2, 3]),
    max_share=st.sampled_from([None, None, None, *MaxShare]),
    own_place=st.sampled_from(OwnPlace),
    adjacent=st.sampled_from([True, True, False]),
)
_common_wilds = st.builds(
    WildRules,
    all_wild=st.booleans(),
    max_per_meld=st.sampled_from([None, 1]),
    own_place=st.sampled_from(OwnPlace),
)


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Whatever bears on melds and prices, in any combination; such a set may not be fit to play a match by."""
    return st.builds(
        RuleSet,
        deck=st.builds(
            DeckRules,
            suits=st.integers(1, 5),
            ranks=st.sampled_from(_DECKS),
            copies=st.just(2),
            jokers=st.just(2),
        ),
        wild=st.one_of(_common_wilds, _wilds),
        meld=st.builds(
            MeldRules,
            ace=st.sampled_from(AcePlace),
            same_card_twice_in_set=st.sampled_from([True, True, False]),
            mixed_suit_runs=st.sampled_from([False, False, False, True]),
        ),
        score=st.builds(
            ScoreRules,
            ace=st.sampled_from([0, 1, 15]),
            court=st.sampled_from([(10, 10, 10), (11, 12, 13)]),
            wild=st.sampled_from(["face_value", 15, 20]),
            joker=st.sampled_from([0, 15, 20, 50]),
        ),
        out=st.builds(OutRules, knock_at_most=st.sampled_from([0, 0, 5])),
    )


@st.composite
def hands(draw: st.DrawFn, rules: RuleSet, least: int = 3, most: int = 7) -> tuple[tuple[Card, ...], int]:
    """A hand in no order and the round's hand size."""
    low, high = rules.deck.ranks
    hand_size = draw(st.one_of(st.integers(max(3, low), max(3, high)), st.integers(3, 15)))
    pool = [card for card in CARDS if card.rank is not None and low <= card.rank <= high]
    pool = [card for card in pool if card.suit is not None and card.suit < rules.deck.suits]
    centre = draw(st.sampled_from(range(low, high + 1)))
    near = [card for card in pool if card.rank is not None and abs(card.rank - centre) <= 2]
    wild = [card for card in pool if card.rank == rules.wild_rank(hand_size)] or pool
    sources = draw(
        st.sampled_from([[pool], [near], [near, near, wild], [near, near, [JOKER]], [near, wild, [JOKER]]])
    )
    card = st.one_of(*[st.sampled_from(source) for source in sources])
    return tuple(draw(st.lists(card, min_size=least, max_size=most))), hand_size
