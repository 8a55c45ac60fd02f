"""Reading a hand as it lies: neighbours that make a meld are one, the rest is left over. And orders to lay it in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

import msgspec

from threethirteen.cards import Card, Rank
from threethirteen.rules import RuleSet, card_points, is_wild
from threethirteen.solver import Arrangement, Meld, Place, best_discards, solve


class Order(StrEnum):
    """The orders a hand can be laid in on request."""

    MELDS = "melds"
    RANK = "rank"
    SUIT = "suit"


class Piece(msgspec.Struct, frozen=True):
    """Neighbours from ``start`` on: a meld, or with ``meld`` None one card that is left over."""

    start: int
    cards: tuple[Card, ...]
    meld: Meld | None
    stands_for: tuple[Place | None, ...] = ()
    """What each card stands for, in the order the cards lie; None for naturals."""


class Lying(msgspec.Struct, frozen=True):
    """A hand as it lies. ``points`` are what it would cost now; ``after_discard`` with the dearest card thrown."""

    pieces: tuple[Piece, ...]
    points: int
    after_discard: int


def as_it_lies(cards: Sequence[Card | None], rules: RuleSet, hand_size: int) -> Lying:
    """The cheapest way to read the hand from left to right, each meld being neighbours; a gap (None) parts cards."""
    return _read(tuple(cards), rules, hand_size)


@lru_cache(maxsize=512)
def _read(cards: tuple[Card | None, ...], rules: RuleSet, hand_size: int) -> Lying:
    pieces = _pieces(cards, rules, hand_size)
    loose = [card_points(piece.cards[0], rules, hand_size) for piece in pieces if piece.meld is None]
    points = sum(loose)
    if loose or not cards:
        after = points - max(loose, default=0)
    else:  # every card lies in a meld: what the best discard would tear apart
        held = [place for place, card in enumerate(cards) if card is not None]
        shorter = (cards[:place] + cards[place + 1 :] for place in held)
        after = min(
            (_points(_pieces(rest, rules, hand_size), rules, hand_size) for rest in shorter), default=0
        )
    return Lying(pieces, points, after)


def _points(pieces: tuple[Piece, ...], rules: RuleSet, hand_size: int) -> int:
    return sum(card_points(piece.cards[0], rules, hand_size) for piece in pieces if piece.meld is None)


def _pieces(cards: tuple[Card | None, ...], rules: RuleSet, hand_size: int) -> tuple[Piece, ...]:
    # best[i]: the least points of the first i cards, then the fewest pieces
    best: list[tuple[int, int, tuple[Piece, ...]]] = [(0, 0, ())]
    stretch: tuple[Card, ...] = ()  # the cards since the last gap
    for end, card in enumerate(cards, 1):
        points, count, pieces = best[-1]
        if card is None:
            stretch = ()
            best.append((points, count, pieces))
            continue
        stretch = (*stretch, card)
        loose = Piece(end - 1, (card,), None)
        choice = (points + card_points(card, rules, hand_size), count + 1, (*pieces, loose))
        for size in range(3, len(stretch) + 1):
            start = end - size
            points, count, pieces = best[start]
            if (points, count + 1) >= choice[:2]:
                continue
            meld = _one_meld(stretch[-size:], rules, hand_size)
            if meld is not None:
                piece = Piece(start, stretch[-size:], meld, _places(stretch[-size:], meld))
                choice = (points, count + 1, (*pieces, piece))
        best.append(choice)
    return best[-1][2]


@lru_cache(maxsize=8192)
def _one_meld(cards: tuple[Card, ...], rules: RuleSet, hand_size: int) -> Meld | None:
    """The meld that exactly these cards make, whatever their order."""
    wild = rules.wild_rank(hand_size)
    naturals = [card for card in cards if not is_wild(card, wild)]
    one_rank = len({card.rank for card in naturals}) < 2
    one_suit = rules.meld.mixed_suit_runs or len({card.suit for card in naturals}) < 2
    if not one_rank and not one_suit:  # most neighbours are no meld, and this is quick to see
        return None
    found = solve(cards, rules, hand_size)
    return found.melds[0] if not found.deadwood and len(found.melds) == 1 else None


def _places(cards: tuple[Card, ...], meld: Meld) -> tuple[Place | None, ...]:
    """What the meld's cards stand for, in the order in which they lie."""
    left = list(zip(meld.cards, meld.stands_for, strict=True))
    places = []
    for card in cards:
        place = next(pair for pair in left if pair[0] is card)
        left.remove(place)
        places.append(place[1])
    return tuple(places)


def best_arrangement(
    cards: Sequence[Card], rules: RuleSet, hand_size: int
) -> tuple[Arrangement, Card | None]:
    """The cheapest arrangement; with a card too many, that after the best discard, and this discard."""
    return _best(tuple(sorted(cards)), rules, hand_size)


@lru_cache(maxsize=256)
def _best(cards: tuple[Card, ...], rules: RuleSet, hand_size: int) -> tuple[Arrangement, Card | None]:
    if len(cards) <= hand_size:
        return solve(cards, rules, hand_size), None
    first = next(iter(best_discards(cards, rules, hand_size)))
    return first.arrangement, first.discard


def follow(
    order: Sequence[Card | None], hand: Sequence[Card], rules: RuleSet, hand_size: int
) -> tuple[Card | None, ...]:
    """The seat's own order after its hand has changed: what left it is gone, what came lies at the right end.

    Of equal cards the one goes whose going leaves the hand cheapest as it lies, of those the one furthest right. A gap
    stays only between two cards.
    """
    came = Counter(hand)
    came.subtract(card for card in order if card is not None)
    kept = list(order)
    for card in [card for card in came if came[card] < 0]:
        for _ in range(-came[card]):
            places = [place for place, other in enumerate(kept) if other is card]
            rests = [(kept[:place] + kept[place + 1 :], -place) for place in places]
            if len(rests) > 1:
                rests.sort(key=lambda rest: (as_it_lies(rest[0], rules, hand_size).points, rest[1]))
            kept = rests[0][0]
    for card in hand:
        if came[card] > 0:
            came[card] -= 1
            kept.append(card)
    return without_idle_gaps(kept)


def without_idle_gaps(order: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """The order with a gap only where it parts two cards."""
    kept: list[Card | None] = []
    for card in order:
        if card is not None or (kept and kept[-1] is not None):
            kept.append(card)
    if kept and kept[-1] is None:
        kept.pop()
    return tuple(kept)


def ordered(cards: Sequence[Card], order: Order, rules: RuleSet, hand_size: int) -> tuple[Card, ...]:
    """The cards in this order; wild cards come last by rank and by suit, left-over cards last by melds."""
    wild = rules.wild_rank(hand_size)

    def by_rank(card: Card) -> tuple[bool, int, int]:
        return is_wild(card, wild), card.rank or Rank.KING + 1, card.code

    def by_suit(card: Card) -> tuple[bool, int]:
        return is_wild(card, wild), card.code

    if order is Order.RANK:
        return tuple(sorted(cards, key=by_rank))
    if order is Order.SUIT:
        return tuple(sorted(cards, key=by_suit))
    arrangement, discard = best_arrangement(cards, rules, hand_size)
    melded = [card for meld in arrangement.melds for card in meld.cards]
    loose = sorted(arrangement.deadwood, key=by_rank)
    return (*melded, *loose, *(() if discard is None else (discard,)))
