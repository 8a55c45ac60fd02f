"""The two questions about a hand: its cheapest arrangement, and what that costs."""

from __future__ import annotations

from collections.abc import Iterable

from threethirteen.cards import Card
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.fast import FastSolver, fast_solver
from threethirteen.solver.melds import Arrangement
from threethirteen.solver.problem import problem_of

_MOST_KNOWN = 256
_known: dict[tuple[int, int], tuple[RuleSet, FastSolver]] = {}


def _solver(rules: RuleSet, hand_size: int) -> FastSolver:
    # a rule set is a deep object and slow to hash, so the one in hand is found by its identity; keeping it in the entry
    # keeps its id from being given to another
    entry = _known.get((id(rules), hand_size))
    if entry is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        entry = _known[id(rules), hand_size] = (rules, fast_solver(problem_of(rules, hand_size)))
    return entry[1]


def solve(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> Arrangement:
    """The cheapest arrangement of all the cards given, in the round of this hand size.

    Any number of cards up to 20, in any order; equally cheap arrangements are told apart by ``melds.sort_key``.
    Jokers and further copies are accepted in any rule set. Raises DeckLacksCardError and TooManyCardsError.
    """
    return _solver(rules, hand_size).solve(bytes(sorted([card.code for card in cards])))


def deadwood_points(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> int:
    """The points of the cheapest arrangement: what ``solve(…).points`` says, but quicker.

    Raises DeckLacksCardError and TooManyCardsError.
    """
    return _solver(rules, hand_size).points(bytes(sorted([card.code for card in cards])))


def forget() -> None:
    """Drop the solvers in hand, so that a benchmark can start cold; answers never depend on it."""
    _known.clear()
