"""The fast exact search: choose the cards that go into sets; then the suits meet only in the number of wilds.

A hand is parted into *cases* (which cards of the wild rank are natural; one case where that makes no difference) and a
case into *leaves* (which naturals go into sets). The cost of a leaf is the least sum, over all ways to share out the wilds,
of one row for each set rank, one for each suit, one for melds of wilds alone, and the wilds left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, combinations
from operator import add
from typing import NamedTuple

from threethirteen.solver.melds import LEAST_CARDS
from threethirteen.solver.problem import IMPOSSIBLE, MELD, NO_LIMIT, POINT, Problem, RunRules
from threethirteen.solver.runs import BITS, Costs, MeldCode, Melds, RunTable
from threethirteen.solver.sets import SetChoice, SetTable, Suits


class Hand(NamedTuple):
    """A hand as the search sees it: suits held of each natural rank (by position), of the wild rank, and jokers."""

    ranks: dict[int, Suits]
    wilds: Suits
    jokers: int


class Rank(NamedTuple):
    """A rank with its ways into sets."""

    number: int
    shift: int
    choices: list[SetChoice]


class Case(NamedTuple):
    """What is fixed before cards go into sets: who is wild. ``left`` is the cost of the wilds not spent, by spent."""

    budget: int
    codes: tuple[int, ...]
    ranks: list[Rank]
    own_set: SetChoice | None
    wild_only: tuple[Costs, list[Melds]]
    left: Costs


class Leaf(NamedTuple):
    """A case with the naturals chosen that go into sets; ``codes`` are what the suits keep."""

    case: Case
    codes: tuple[int, ...]
    chosen: tuple[tuple[int, SetChoice], ...]


@lru_cache(maxsize=256)
def run_table(rules: RunRules, budget: int) -> RunTable:
    """The run table shared by all problems with these run rules."""
    return RunTable(rules, budget)


@lru_cache(maxsize=256)
def _set_table(limits: RunRules, budget: int) -> SetTable:
    return SetTable(limits, budget)


def set_table(rules: RunRules, budget: int) -> SetTable:
    """The set table shared by all problems with the same limits on sets."""
    return _set_table(rules._replace(least=0, size=0, high_ace=False, corner=False, drop=(), own=-1), budget)


def plus(one: Costs, other: Costs) -> Costs:
    """The cheapest sum for every number of wilds shared out among two rows."""
    if len(one) == 1:
        return [one[0] + other[0]]
    if len(one) == 2:
        first, second = one[0] + other[1], one[1] + other[0]
        return [one[0] + other[0], first if first < second else second]
    return [min(map(add, one, other[spent::-1])) for spent in range(len(one))]


class Search:
    """The least cost found so far and the leaves that reach it."""

    def __init__(self, problem: Problem, hand: Hand, points_only: bool) -> None:
        self.best = IMPOSSIBLE
        self.leaves: list[Leaf] = []
        for case in _cases(problem, hand):
            self._search(case, run_table(problem.runs, case.budget))
            if points_only and self.best < POINT:
                return

    def _search(self, case: Case, table: RunTable) -> None:
        codes = list(case.codes)
        chosen: list[tuple[int, SetChoice]] = []
        known, cost_row = table.costs, table.cost_row
        ranks, left, budget = case.ranks, case.left, case.budget
        count = len(ranks)
        one_code = len(codes) == 1

        def descend(at: int, row: Costs) -> None:
            if at < count:
                number, shift, choices = ranks[at]
                for choice in choices:
                    with_sets = plus(row, choice.costs)
                    if min(with_sets) >= IMPOSSIBLE:
                        continue
                    if one_code:
                        codes[0] -= len(choice.suits) << shift
                    else:
                        for suit, copies in choice.taken:
                            codes[suit] -= copies << shift
                    chosen.append((number, choice))
                    descend(at + 1, with_sets)
                    chosen.pop()
                    if one_code:
                        codes[0] += len(choice.suits) << shift
                    else:
                        for suit, copies in choice.taken:
                            codes[suit] += copies << shift
                descend(at + 1, row)
                return
            if budget == 0:
                total = row[0]
                for code in codes:
                    total += (known.get(code) or cost_row(code))[0]
            else:
                for code in codes:
                    row = plus(row, known.get(code) or cost_row(code))
                total = min(map(add, row, left))
            if total <= self.best:
                if total < self.best:
                    self.best = total
                    self.leaves.clear()
                self.leaves.append(Leaf(case, tuple(codes), tuple(chosen)))

        start = case.wild_only[0]
        descend(0, start if case.own_set is None else plus(start, case.own_set.costs))


def _cases(problem: Problem, hand: Hand) -> Iterator[Case]:
    """Every way to say which cards of the wild rank are natural: in runs, in sets of their own rank."""
    held = hand.wilds
    if not problem.designates:
        case = _case(problem, hand, (), (), len(held))
        if case is not None:
            yield case
        return
    for in_runs in range(len(held) + 1):
        # where suits are mixed it makes no difference which of them are natural in runs
        for runs in [held[:in_runs]] if problem.mixed else sorted(set(combinations(held, in_runs))):
            rest = list(held)
            for suit in runs:
                rest.remove(suit)
            # a set of the wild rank is made of wild cards only, and needs naturals where that is no excuse
            for in_sets in range(1 if problem.all_wild else len(rest) + 1):
                for sets in sorted(set(combinations(rest, in_sets))):
                    case = _case(problem, hand, runs, sets, len(rest) - in_sets)
                    if case is not None:
                        yield case


def _case(problem: Problem, hand: Hand, in_runs: Suits, in_sets: Suits, wild_left: int) -> Case | None:
    """One case; None when a card of the wild rank is natural where it cannot be."""
    budget = wild_left + hand.jokers
    table = run_table(problem.runs, budget)
    mixed = problem.mixed
    codes = [0] if mixed else [0] * problem.suits
    for position, held in hand.ranks.items():
        for suit in held:
            codes[0 if mixed else suit] += 1 << BITS * position
    for suit in in_runs:
        codes[0 if mixed else suit] += 1 << BITS * problem.runs.own
    reach = [table.reach(code) if code else 0 for code in codes]
    if any(not reach[0 if mixed else suit] >> problem.runs.own & 1 for suit in in_runs):
        return None
    sets = set_table(problem.runs, budget)
    own_set = sets.exactly(in_sets, own_rank=True) if in_sets else None
    if in_sets and own_set is None:
        return None
    ranks = []
    for position, held in hand.ranks.items():
        if len(held) >= 2 and len(held) + budget >= LEAST_CARDS:
            stuck = tuple(suit for suit in held if not reach[0 if mixed else suit] >> position & 1)
            choices = sets.choices(held, stuck, 2, mixed)
            if choices:
                ranks.append(Rank(problem.runs.least + position, BITS * position, choices))
    prices = sorted([problem.wild_cost] * wild_left + [problem.joker_cost] * hand.jokers)
    left = list(accumulate(prices, initial=0))
    left.reverse()
    natural = wild_left if not problem.designates else 0
    return Case(budget, tuple(codes), ranks, own_set, _wild_only(problem, budget, natural > 0), left)


@lru_cache(maxsize=512)
def _wild_only(problem: Problem, budget: int, own_natural: bool) -> tuple[Costs, list[Melds]]:
    """The row of melds made of wild cards alone. ``own_natural``: one of them may be natural in its own rank's set."""
    costs: Costs = [0]
    melds: list[Melds] = [()]
    rules = problem.runs
    rank = 0 if problem.wild else rules.least
    possible = problem.all_wild or (problem.own_natural and own_natural)
    for spent in range(1, budget + 1):
        best: tuple[int, Melds] = (IMPOSSIBLE, ())
        for size in range(LEAST_CARDS, spent + 1) if possible else ():
            kinds: list[MeldCode] = [(0, rank, (), size)] if size <= rules.suits_in_set else []
            if rules.suits_in_set != NO_LIMIT and rules.adjacent and size <= rules.size:
                kinds.append((1, 0, rules.least, size, (1 << size) - 1))
            for kind in kinds:
                cost = costs[spent - size] + MELD
                if cost < IMPOSSIBLE:
                    best = min(best, (cost, tuple(sorted((kind, *melds[spent - size])))))
        costs.append(best[0])
        melds.append(best[1])
    return costs, melds
