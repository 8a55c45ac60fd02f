"""From the cheapest leaves to the first list of meld shapes in the solver's order.

Shapes are those of ``melds.shape_key``. Lists of the same number of melds keep their order when the same melds are added
to both, so the first list can be put together row by row, keeping for every number of wilds only the first.
"""

from __future__ import annotations

from collections.abc import Iterator

from threethirteen.solver.problem import IMPOSSIBLE, Problem
from threethirteen.solver.runs import Costs, Melds
from threethirteen.solver.search import Hand, Leaf, run_table
from threethirteen.solver.sets import Suits

_Row = tuple[Costs, list[Melds]]


def first_shapes(problem: Problem, hand: Hand, best: int, leaves: list[Leaf]) -> Melds:
    """The first list of shapes among all arrangements that cost ``best``."""
    return min(shapes for leaf in leaves for shapes in _shapes_of(problem, hand, best, leaf))


def _shapes_of(problem: Problem, hand: Hand, best: int, leaf: Leaf) -> Iterator[Melds]:
    """For every number of wilds that reaches the cost: the leaf's first list."""
    costs, melds = leaf.case.wild_only
    for row_costs, row_melds in _rows(problem, hand, leaf):
        costs, melds = _join(costs, melds, row_costs, row_melds)
    for spent, left in enumerate(leaf.case.left):
        if costs[spent] + left == best:
            yield melds[spent]


def _join(costs: Costs, melds: list[Melds], other_costs: Costs, other_melds: list[Melds]) -> _Row:
    if len(costs) == 1:
        return [costs[0] + other_costs[0]], [_merge(melds[0], other_melds[0])]
    joined_costs: Costs = []
    joined_melds: list[Melds] = []
    for total in range(len(costs)):
        least = IMPOSSIBLE
        first: Melds = ()
        for spent in range(total + 1):
            cost = costs[spent] + other_costs[total - spent]
            if cost < least:
                least = cost
                first = _merge(melds[spent], other_melds[total - spent])
            elif cost == least < IMPOSSIBLE:
                found = _merge(melds[spent], other_melds[total - spent])
                if found < first:
                    first = found
        joined_costs.append(least)
        joined_melds.append(first)
    return joined_costs, joined_melds


def _merge(one: Melds, other: Melds) -> Melds:
    if not one:
        return other
    if not other:
        return one
    return tuple(sorted(one + other))


def _rows(problem: Problem, hand: Hand, leaf: Leaf) -> Iterator[_Row]:
    """The leaf's rows with the shapes of their melds written out."""
    for number, choice in leaf.chosen:
        yield (
            choice.costs,
            [
                tuple((0, number, tuple(13 * suit + number - 1 for suit in suits), wilds) for suits, wilds in sets)
                for sets in choice.sets
            ],
        )
    if leaf.case.own_set is not None:
        own = leaf.case.own_set
        yield own.costs, [tuple((0, 0, (), size) for _, size in sets) for sets in own.sets]
    table = run_table(problem.runs, leaf.case.budget)
    for suit, code in enumerate(leaf.codes):
        row = table.row(code)
        yield row.costs, [_written(melds, suit, problem, hand, leaf) if melds else () for melds in row.melds]


def _written(melds: Melds, suit: int, problem: Problem, hand: Hand, leaf: Leaf) -> Melds:
    """A suit's melds as shapes: with their suit, and sets of one natural with that natural."""
    shapes = []
    single: dict[int, int] = {}
    for meld in melds:
        if meld[0] == 1:
            shapes.append((1, suit, *meld[1:]))
            continue
        _, rank, wilds = meld
        of = suit
        if problem.mixed:
            # the first copies that no other set has taken
            of = _kept(hand, leaf, rank, problem)[single.setdefault(rank, 0)]
            single[rank] += 1
        shapes.append((0, rank, (13 * of + rank - 1,), wilds))
    return tuple(sorted(shapes))


def _kept(hand: Hand, leaf: Leaf, rank: int, problem: Problem) -> Suits:
    kept = list(hand.ranks[rank - problem.runs.least])
    for number, choice in leaf.chosen:
        if number == rank:
            for suit in choice.suits:
                kept.remove(suit)
    return tuple(kept)
