"""What each of several discards leads to: the points left on average after the next draw, exactly and with few solves.

Asked naively this takes a solve for each discard now, card drawn, and discard then: four thousand for a hand of 14.
What spares nearly all of them: leaving a card away lowers the least points by its price at most, and by just its price
where it is deadwood of a cheapest arrangement. So one arrangement of the full hand with the card drawn, F, settles
most pairs of deadwood cards at once; and a dearer card x, that is in a meld there, is thrown only where
``points(F - x) - price(y)`` is less, which one solve says for all discards y.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from threethirteen.bots.reckoning import Reckoning, ascending
from threethirteen.cards import Card
from threethirteen.play.public import without
from threethirteen.rules.ruleset import FinalDiscard
from threethirteen.solver import solve


class Outlook:
    """The expected points after the next draw for some discards of a full hand (in ascending order)."""

    def __init__(
        self, reckoning: Reckoning, full: tuple[Card, ...], discards: Sequence[Card], cards: Mapping[Card, int]
    ) -> None:
        self._reckoning = reckoning
        self._totals = dict.fromkeys(discards, 0)
        now = {card: reckoning.points(without(full, card)) for card in discards}
        for drawn, copies in cards.items():
            more = ascending((*full, drawn))
            whole, loose = self._arranged(more)
            dearest = sorted(set(more), key=reckoning.price, reverse=True)
            for card in discards:
                rest = without(more, card)
                if card in loose:
                    arranged = whole - reckoning.price(card), without(loose, card)
                else:
                    arranged = self._arranged(rest)
                left = self._left(more, rest, card, arranged, now[card], dearest)
                self._totals[card] += copies * left

    def expected(self, discard: Card) -> int:
        """The points left after this discard, a draw and the best discard then, summed over all cards that may come."""
        return self._totals[discard]

    def _arranged(self, cards: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
        arrangement = solve(cards, self._reckoning.rules, self._reckoning.hand_size)
        return arrangement.points, arrangement.deadwood

    def _left(
        self,
        more: tuple[Card, ...],
        rest: tuple[Card, ...],
        discard: Card,
        arranged: tuple[int, tuple[Card, ...]],
        best: int,
        dearest: Sequence[Card],
    ) -> int:
        """Points left of ``rest`` (``more`` without ``discard``) after its best discard; ``best`` where it is a known one.

        ``arranged``: the least points of ``rest`` and the deadwood that they come from.
        """
        points, price = self._reckoning.points, self._reckoning.price
        least, loose = arranged
        if not loose and self._reckoning.rules.out.discard is FinalDiscard.OPTIONAL:
            return 0
        if loose:
            best = min(best, least - max(map(price, loose)))
        for card in dearest:
            if not best or least - price(card) >= best:
                break
            if card in loose or (card is discard and discard not in rest):
                continue
            if points(without(more, card)) - price(discard) < best:
                best = min(best, points(without(rest, card)))
        return best
