"""A card put on a meld that lies on the table: where it fits, and what the meld is then.

Built on ``meld_fault`` and nothing else: every place the card could take is tried, and the meld that would come of it
is asked whether it is legal. Cards are put down one at a time, so the meld is legal after each of them. What lies there
stays where it is: wilds keep the places they stand for, and a natural never takes a wild's place.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from threethirteen.cards import Card, Rank, Suit
from threethirteen.rules.points import is_wild
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.melds import Meld, MeldKind, Place, meld_fault


class RunEnd(StrEnum):
    """The end of a run that a card is put at: below its first card, or above its last."""

    FIRST = "first"
    LAST = "last"


class Addition(NamedTuple):
    """A place tried for a card: the end (None on a set), the meld with it, and the first rule it breaks."""

    end: RunEnd | None
    meld: Meld
    fault: str | None


_LIMITS: Final = frozenset(
    {
        "set-same-card-twice",
        "wilds-adjacent",
        "too-few-naturals",
        "too-many-wilds",
        "too-great-a-share-of-wilds",
    }
)
"""Faults of a card that fits by its rank and suit, or is wild."""


def additions(meld: Meld, card: Card, rules: RuleSet, hand_size: int) -> tuple[Addition, ...]:
    """The legal ways to put this card on this meld, at most one for each end.

    The last end comes before the first, and at each the card is natural where it can be.
    """
    found: dict[RunEnd | None, Addition] = {}
    for tried in _tried(meld, card, rules, hand_size):
        if tried.fault is None:
            found.setdefault(tried.end, tried)
    return tuple(found.values())


def addition(
    meld: Meld, card: Card, rules: RuleSet, hand_size: int, end: RunEnd | None = None
) -> Addition | None:
    """The way to put the card there: at this end, or where none is named the first of ``additions``; None: no way."""
    ways = additions(meld, card, rules, hand_size)
    return next((way for way in ways if end is None or way.end is end), None)


def addition_fault(
    meld: Meld, card: Card, rules: RuleSet, hand_size: int, end: RunEnd | None = None
) -> str | None:
    """Why the card may not be put there; None when it may.

    Codes: those of ``meld_fault`` about wild limits, adjacency and equal cards in a set where the card would fit but
    for that limit; otherwise ``card-does-not-fit``.
    """
    tried = [way for way in _tried(meld, card, rules, hand_size) if end is None or way.end is end]
    if any(way.fault is None for way in tried):
        return None
    return next((way.fault for way in tried if way.fault in _LIMITS), "card-does-not-fit")


def _tried(meld: Meld, card: Card, rules: RuleSet, hand_size: int) -> Iterator[Addition]:
    """Every place that the card could take, the natural reading first; most are illegal."""
    ranks, suit = shown_places(meld, rules)
    wild = is_wild(card, rules.wild_rank(hand_size))
    if meld.kind is MeldKind.SET:
        for place in _readings(card, ranks[0], None, wild):
            longer = Meld(meld.kind, (*meld.cards, card), (*meld.stands_for, place))
            yield Addition(None, longer, meld_fault(longer, rules, hand_size))
        return
    least, most = rules.deck.ranks
    above = Rank(ranks[-1] + 1 if ranks[-1] < most else least)
    below = Rank(ranks[0] - 1 if ranks[0] > least else most)
    for place in _readings(card, above, suit, wild):
        longer = Meld(meld.kind, (*meld.cards, card), (*meld.stands_for, place))
        yield Addition(RunEnd.LAST, longer, meld_fault(longer, rules, hand_size))
    for place in _readings(card, below, suit, wild):
        longer = Meld(meld.kind, (card, *meld.cards), (place, *meld.stands_for))
        yield Addition(RunEnd.FIRST, longer, meld_fault(longer, rules, hand_size))


def _readings(card: Card, rank: Rank, suit: Suit | None, wild: bool) -> tuple[Place | None, ...]:
    if not wild:
        return (None,)
    return (None, Place(rank, suit)) if card.rank == rank else (Place(rank, suit),)


def shown_places(meld: Meld, rules: RuleSet) -> tuple[tuple[Rank, ...], Suit | None]:
    """The ranks of a legal meld's places in order, and the suit of its places; None where the suit does not matter."""
    ranks: list[Rank] = []
    for card, place in zip(meld.cards, meld.stands_for, strict=True):
        rank = card.rank if place is None else place.rank
        assert rank is not None  # a joker always has a place
        ranks.append(rank)
    if meld.kind is MeldKind.SET or rules.meld.mixed_suit_runs:
        return tuple(ranks), None
    first = meld.stands_for[0]
    return tuple(ranks), meld.cards[0].suit if first is None else first.suit
