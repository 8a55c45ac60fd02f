"""The fast exact solver for one problem: hands in, least points or the first of the cheapest arrangements out."""

from __future__ import annotations

from functools import lru_cache

from threethirteen.cards import CARDS, JOKER, Card
from threethirteen.solver.errors import DeckLacksCardError, TooManyCardsError
from threethirteen.solver.faces import arrange
from threethirteen.solver.melds import Arrangement
from threethirteen.solver.problem import POINT, Problem
from threethirteen.solver.runs import BITS, SUIT_BITS
from threethirteen.solver.search import Hand, Search
from threethirteen.solver.shapes import first_shapes

MOST_CARDS = 20
"""More cards are refused: no round deals so many, and the search grows with the hand."""

_MOST_KNOWN = 50_000
_WILD = -1
_JOKER = -2
_LACKING = -3


class FastSolver:
    """Solves hands of one problem and remembers the points of the latest."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._points: dict[bytes, int] = {}
        least = problem.runs.least
        self._position = [_LACKING] * len(CARDS)
        for suit in range(problem.suits):
            for position in range(problem.runs.size):
                rank = least + position
                self._position[13 * suit + rank - 1] = _WILD if rank == problem.wild else position
        self._position[JOKER.code] = _JOKER

    def points(self, codes: bytes) -> int:
        """The least points of a hand given by its card codes, ascending."""
        known = self._points.get(codes)
        if known is None:
            known = Search(self.problem, self._hand(codes), points_only=True).best // POINT
            if len(self._points) >= _MOST_KNOWN:
                self._points.clear()
            self._points[codes] = known
        return known

    def solve(self, codes: bytes) -> Arrangement:
        """The arrangement with the least sort key of a hand given by its card codes, ascending."""
        hand = self._hand(codes)
        found = Search(self.problem, hand, points_only=False)
        shapes = first_shapes(self.problem, hand, found.best, found.leaves)
        return arrange(self.problem, [CARDS[code] for code in codes], shapes, found.best)

    def _hand(self, codes: bytes) -> Hand:
        if len(codes) > MOST_CARDS:
            raise TooManyCardsError(len(codes), MOST_CARDS)
        ranks: dict[int, tuple[int, ...]] = {}
        wilds: tuple[int, ...] = ()
        jokers = 0
        position = self._position
        mixed = self.problem.mixed
        hand_code = 0
        for code in codes:
            at = position[code]
            if at >= 0:
                suit = code // 13
                ranks[at] = (*ranks[at], suit) if at in ranks else (suit,)
                hand_code += 1 << (BITS * at if mixed else SUIT_BITS * suit + BITS * at)
            elif at == _WILD:
                wilds = (*wilds, code // 13)
            elif at == _JOKER:
                jokers += 1
            else:
                raise DeckLacksCardError(CARDS[code])
        return Hand(ranks, hand_code, wilds, jokers)


@lru_cache(maxsize=64)
def fast_solver(problem: Problem) -> FastSolver:
    """The solver of a problem, shared by all rule sets that come down to it."""
    return FastSolver(problem)


def codes_of(cards: list[Card]) -> bytes:
    """The codes of cards, as the solver wants them."""
    return bytes([card.code for card in cards])
