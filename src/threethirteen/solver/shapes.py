"""From the cheapest leaves to the first list of meld shapes in the solver's order.

Shapes are those of ``melds.shape_key``. Lists of the same number of melds keep their order when the same melds are
added to both, so the first list can be put together row by row, keeping for every number of wilds only the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from threethirteen.solver.melds import LEAST_CARDS
from threethirteen.solver.problem import Problem
from threethirteen.solver.runs import Costs, MeldCode, Melds
from threethirteen.solver.search import Hand, Leaf, plus
from threethirteen.solver.sets import SetChoice, Suits


def first_shapes(problem: Problem, hand: Hand, best: int, leaves: list[Leaf]) -> Melds:
    """The first list of shapes among all arrangements that cost ``best``."""
    return min(shapes for leaf in leaves for shapes in _shapes_of(problem, hand, best, leaf))


def _shapes_of(problem: Problem, hand: Hand, best: int, leaf: Leaf) -> Iterator[Melds]:
    """For every number of wilds that reaches the cost: the leaf's first list."""
    rows = list(_rows(problem, hand, leaf))
    # the cheapest sums of a row and all after it, so that only ways to the least cost are followed
    sums = [rows[-1].costs]
    for row in rows[-2::-1]:
        sums.append(plus(row.costs, sums[-1]))
    sums.reverse()
    known: dict[tuple[int, int], Melds] = {}

    def first(at: int, wilds: int) -> Melds:
        """The first list of the rows from here on, with exactly so many wilds at the least cost."""
        row = rows[at]
        if at == len(rows) - 1:
            return row.melds(wilds)
        found = known.get((at, wilds))
        if found is None:
            costs, rest, cost = row.costs, sums[at + 1], sums[at][wilds]
            for spent in range(wilds + 1):
                if costs[spent] + rest[wilds - spent] == cost:
                    melds = _merge(row.melds(spent), first(at + 1, wilds - spent))
                    if found is None or melds < found:
                        found = melds
            assert found is not None  # the sum came about in one of these ways
            known[at, wilds] = found
        return found

    for spent, left in enumerate(leaf.case.left):
        if sums[0][spent] + left == best:
            yield _only_way(rows, sums, spent) or first(0, spent)


def _only_way(rows: list[_Row], sums: list[Costs], wilds: int) -> Melds | None:
    """The list where there is but one way to share out the wilds, which is the common case; else None."""
    found: list[MeldCode] = []
    for at, row in enumerate(rows[:-1]):
        costs, rest, cost = row.costs, sums[at + 1], sums[at][wilds]
        ways = [spent for spent in range(wilds + 1) if costs[spent] + rest[wilds - spent] == cost]
        if len(ways) > 1:
            return None
        found += row.melds(ways[0])
        wilds -= ways[0]
    found += rows[-1].melds(wilds)
    found.sort()
    return tuple(found)


def _merge(one: Melds, other: Melds) -> Melds:
    if not one:
        return other
    if not other:
        return one
    return tuple(sorted(one + other))


class _Row(NamedTuple):
    costs: Costs
    melds: Callable[[int], Melds]


def _rows(problem: Problem, hand: Hand, leaf: Leaf) -> Iterator[_Row]:
    """The leaf's rows, each with a call that writes out the shapes of its melds with so many wilds."""
    case = leaf.case
    if case.budget >= LEAST_CARDS:
        yield _Row(case.wild_only[0], case.wild_only[1].__getitem__)
    for number, choice in leaf.chosen:
        yield _Row(choice.costs, partial(_set_shapes, number, choice))
    if case.own_set is not None:
        yield _Row(case.own_set.costs, partial(_set_shapes, 0, case.own_set))
    for suit, code in enumerate(leaf.codes):
        row = case.table.row(code)
        yield _Row(row.costs, partial(_suit_shapes, row.melds, suit, problem, hand, leaf))


def _set_shapes(number: int, choice: SetChoice, wilds: int) -> Melds:
    return tuple(
        [
            (0, number, tuple([13 * suit + number - 1 for suit in suits]), used)
            for suits, used in choice.sets[wilds]
        ]
    )


def _suit_shapes(
    by_wilds: list[Melds], suit: int, problem: Problem, hand: Hand, leaf: Leaf, spent: int
) -> Melds:
    """A suit's melds as shapes: with their suit, and sets of one natural with that natural."""
    shapes: list[MeldCode] = []
    single: dict[int, int] = {}
    for meld in by_wilds[spent]:
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
    shapes.sort()
    return tuple(shapes)


def _kept(hand: Hand, leaf: Leaf, rank: int, problem: Problem) -> Suits:
    kept = list(hand.ranks[rank - problem.runs.least])
    for number, choice in leaf.chosen:
        if number == rank:
            for suit in choice.suits:
                kept.remove(suit)
    return tuple(kept)
