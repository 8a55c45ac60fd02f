"""Which of several discards leaves least points on average after the next draw: exactly, and with few solves.

Asked naively this takes a solve for each discard now, card drawn, and discard then: four thousand for a hand of 14.
What spares nearly all of them: leaving a card away lowers the least points by its price at most, and by just its price
where it is deadwood of a cheapest arrangement. So one arrangement of the full hand with the card drawn, F, settles
most pairs of deadwood cards at once; a dearer card x, that is in a meld there, is thrown only where
``points(F - x) - price(y)`` is less, which one solve says for all discards y; and a discard is given up as soon as
the cards still to be drawn cannot make it the best any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from threethirteen.bots.reckoning import Arranged, Reckoning, ascending
from threethirteen.cards import Card
from threethirteen.play.public import without
from threethirteen.rules.ruleset import FinalDiscard


class _Drawn(NamedTuple):
    """A card that may come. ``more`` is the full hand with it, ``dearest`` the faces in it from the dearest down."""

    copies: int
    more: tuple[Card, ...]
    arranged: Arranged
    dearest: tuple[Card, ...]


class Outlook:
    """The points after the next draw for discards of a full hand (in ascending order), over cards that may come."""

    def __init__(self, reckoning: Reckoning, full: tuple[Card, ...], cards: Mapping[Card, int]) -> None:
        self._reckoning = reckoning
        self._full = full
        self._drawn: list[_Drawn] = []
        for card, copies in cards.items():
            more = ascending((*full, card))
            dearest = tuple(sorted(set(more), key=reckoning.price, reverse=True))
            self._drawn.append(_Drawn(copies, more, reckoning.arranged(more), dearest))

    def best(self, discards: Sequence[Card]) -> Card:
        """The discard with the least expected points, of equals the first."""
        best, least = discards[0], self.total(discards[0])
        for card in discards[1:]:
            total = self.total(card, least)
            if total < least:
                best, least = card, total
        return best

    def total(self, discard: Card, enough: int | None = None) -> int:
        """The points left, summed over all cards that may come; any number from ``enough`` up once that is reached."""
        now = self._reckoning.points(without(self._full, discard))
        # at least this is left in each case: two cards are thrown, and each lowers the points by its price at most
        price = self._reckoning.price(discard)
        total = sum(drawn.copies * self._at_least(drawn, price) for drawn in self._drawn)
        for drawn in self._drawn:
            if enough is not None and total >= enough:
                break
            total += drawn.copies * (self._left(drawn, discard, now) - self._at_least(drawn, price))
        return total

    def _at_least(self, drawn: _Drawn, price: int) -> int:
        return max(0, drawn.arranged.points - price - self._reckoning.price(drawn.dearest[0]))

    def _left(self, drawn: _Drawn, discard: Card, now: int) -> int:
        """Points left after the discard, this draw, and the best discard then; ``now`` if the card drawn is thrown."""
        reckoning, more = self._reckoning, drawn.more
        points, price = reckoning.points, reckoning.price
        rest = without(more, discard)
        least, loose = drawn.arranged
        if discard in loose:
            least, loose = least - price(discard), without(loose, discard)
        else:
            least, loose = reckoning.arranged(rest)
        if not loose and reckoning.rules.out.discard is FinalDiscard.OPTIONAL:
            return 0
        best = min(now, least - max(map(price, loose))) if loose else now
        for card in drawn.dearest:
            if not best or least - price(card) >= best:
                break
            if card in loose or (card is discard and discard not in rest):
                continue
            if points(without(more, card)) - price(discard) < best:
                best = min(best, points(without(rest, card)))
        return best
