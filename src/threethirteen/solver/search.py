"""The fast exact search: choose the cards that go into sets; then the suits meet only in the number of wilds.

A hand is parted into *cases* (which cards of the wild rank are natural; one case where that makes no difference)
and a case into *leaves* (which naturals go into sets). The cost of a leaf is the least sum, over all ways to share out
the wilds, of one row for each set rank, one for each suit, one for melds of wilds alone, and the wilds left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, chain, combinations, product
from operator import add
from typing import NamedTuple

from threethirteen.solver.melds import LEAST_CARDS
from threethirteen.solver.problem import IMPOSSIBLE, MELD, NO_LIMIT, POINT, Problem, RunRules
from threethirteen.solver.runs import BITS, SUIT_BITS, SUIT_MASK, Costs, MeldCode, Melds, RunTable
from threethirteen.solver.sets import SetChoice, SetTable, Suits


class Hand(NamedTuple):
    """A hand as the search sees it: suits held of each natural rank (by position), code, wild rank, jokers."""

    ranks: dict[int, Suits]
    code: int
    wilds: Suits
    jokers: int


class Rank(NamedTuple):
    """A rank with its ways into sets."""

    number: int
    worth: int  # the cost of all its cards
    choices: list[
        tuple[int, int, SetChoice]
    ]  # with what the choice takes from the hand's code, and the suits it keeps


class Case(NamedTuple):
    """What is fixed before cards go into sets: who is wild. ``left`` is the cost of the wilds not spent, by spent."""

    budget: int
    code: int
    ranks: list[Rank]
    own_set: SetChoice | None
    wild_only: tuple[Costs, list[Melds]]
    left: Costs
    table: RunTable


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


def clear_tables() -> None:
    """Empty the shared tables, so that a benchmark can start cold; answers never depend on it."""
    run_table.cache_clear()
    _set_table.cache_clear()


def plus(one: Costs, other: Costs) -> Costs:
    """The cheapest sum for every number of wilds shared out among two rows."""
    # the short rows, which are nearly all, are written out: this is the innermost loop of the search
    if len(one) == 1:
        return [one[0] + other[0]]
    if len(one) == 2:
        a, b = one
        c, d = other
        first, second = a + d, b + c
        return [a + c, first if first < second else second]
    if len(one) == 3:
        a, b, e = one
        c, d, f = other
        first, second = a + d, b + c
        third, fourth, fifth = a + f, b + d, e + c
        if fourth < third:
            third = fourth
        return [a + c, first if first < second else second, third if third < fifth else fifth]
    if len(one) == 4:
        a, b, e, g = one
        c, d, f, h = other
        first, second = a + d, b + c
        return [
            a + c,
            first if first < second else second,
            min(a + f, b + d, e + c),
            min(a + h, b + f, e + d, g + c),
        ]
    return [min(map(add, one, other[spent::-1])) for spent in range(len(one))]


def _plus_short(one: Costs, short: Costs) -> Costs:
    """The same where the other row is cut after its last possible number of wilds: under limits that is soon."""
    if len(short) == 1:
        cost = short[0]
        return [each + cost for each in one]
    if len(short) == 2:
        without, with_one = short
        previous = IMPOSSIBLE
        both = []
        for each in one:
            first, second = each + without, previous + with_one
            both.append(first if first < second else second)
            previous = each
        return both
    most = len(short) - 1
    back = short[::-1]
    return [
        min(map(add, one[spent - most : spent + 1], back))
        if spent >= most
        else min(map(add, one, back[most - spent :]))
        for spent in range(len(one))
    ]


class Search:
    """The least cost found so far and the leaves that reach it.

    With ``points_only`` leaves are looked at only as long as they may have fewer points; ``best`` is right in its
    points then, and no more.
    """

    def __init__(self, problem: Problem, hand: Hand, points_only: bool) -> None:
        self.best = IMPOSSIBLE
        self.leaves: list[Leaf] = []
        self._points_only = points_only
        # what a leaf may cost to be worth a look
        self._limit = IMPOSSIBLE
        self._shifts = tuple(SUIT_BITS * suit for suit in range(1 if problem.mixed else problem.suits))
        for case in _cases(problem, hand):
            self._search(case)
            if self._limit < 0:
                return

    def _search(self, case: Case) -> None:
        chosen: list[tuple[int, SetChoice]] = []
        known, make_row, shifts = case.table.known, case.table.row, self._shifts
        ranks, left, budget = case.ranks, case.left, case.budget
        removable = [*accumulate([rank.worth for rank in reversed(ranks)], initial=0)]
        removable.reverse()
        last = len(ranks)

        def descend(at: int, code: int, kept: int, row: Costs) -> None:
            rows = [
                known.get(suit_code := code >> shift & SUIT_MASK) or make_row(suit_code) for shift in shifts
            ]
            # a copy kept out of its rank's set is for a run; where none can use it, it had better been in the set
            if kept:
                for shift, suit_row in zip(shifts, rows, strict=True):
                    if kept >> shift & suit_row.apart:
                        return
            # every suit with all the wilds: no leaf costs less than that, nor less by more than what sets may yet take
            bound = min(row) + left[-1]
            for suit_row in rows:
                bound += suit_row.least
            if bound - removable[at] > self._limit:
                return
            while at < last:
                number, _, choices = ranks[at]
                at += 1
                for taken, keeps, choice in choices:
                    with_sets = plus(row, choice.costs)
                    if budget and min(with_sets) >= IMPOSSIBLE:
                        continue
                    chosen.append((number, choice))
                    descend(at, code - taken, kept | keeps, with_sets)
                    chosen.pop()
            if bound > self._limit:
                return
            # the same sums as in ``plus``, without making lists of them
            if budget == 1:
                a, b = row
                for suit_row in rows:
                    c, d = suit_row.costs
                    b += c
                    d += a
                    if d < b:
                        b = d
                    a += c
                bound = min(a + left[0], b + left[1])
            elif budget == 2:
                a, b, e = row
                for suit_row in rows:
                    c, d, f = suit_row.costs
                    e += c
                    f += a
                    if f < e:
                        e = f
                    f = b + d
                    if f < e:
                        e = f
                    b += c
                    d += a
                    if d < b:
                        b = d
                    a += c
                bound = min(a + left[0], b + left[1], e + left[2])
            elif budget:
                for suit_row in rows:
                    row = _plus_short(row, suit_row.short)
                bound = min(map(add, row, left))
            if bound <= self._limit:
                if bound < self.best:
                    self.best = bound
                    self._limit = bound - bound % POINT - 1 if self._points_only else bound
                    self.leaves.clear()
                self.leaves.append(Leaf(case, row_codes(code, shifts), tuple(chosen)))

        start = case.wild_only[0]
        descend(0, case.code, 0, start if case.own_set is None else plus(start, case.own_set.costs))


def row_codes(code: int, shifts: tuple[int, ...]) -> tuple[int, ...]:
    """The suits' codes out of the hand's."""
    return tuple(code >> shift & SUIT_MASK for shift in shifts)


def _cases(problem: Problem, hand: Hand) -> Iterator[Case]:
    """Every way to say which cards of the wild rank are natural: in runs, in sets of their own rank."""
    held = hand.wilds
    if not problem.designates:
        case = _case(problem, hand, (), (), len(held))
        if case is not None:
            yield case
        return
    if problem.twins_in_set and not hand.jokers:
        # All wilds cost the same, so it is enough to count them: a card of the wild rank that is natural in a run is
        # one wild spent like any other, and a set of its own rank is natural throughout.
        pool = max(_natural_in_runs(problem, hand), key=len)
        case = _case(problem, hand, pool, (), len(held), pooled=True)
        if case is not None:
            yield case
        return
    for runs in _natural_in_runs(problem, hand):
        rest = list(held)
        for suit in runs:
            rest.remove(suit)
        # a set of the wild rank is made of wild cards only, and needs naturals where that is no excuse
        for in_sets in range(1 if problem.all_wild else len(rest) + 1):
            # which of them makes no difference, unless a set may not hold a card twice
            ways = (
                [tuple(rest[:in_sets])] if problem.twins_in_set else sorted(set(combinations(rest, in_sets)))
            )
            for sets in ways:
                case = _case(problem, hand, runs, sets, len(rest) - in_sets)
                if case is not None:
                    yield case


def _natural_in_runs(problem: Problem, hand: Hand) -> Iterator[Suits]:
    """Which cards of the wild rank to take for naturals in runs: no more of a suit than have a neighbour each."""
    rules, held = problem.runs, hand.wilds
    apart = min(len(held) + hand.jokers, rules.max_wilds) + 1
    near = [0] * (1 if problem.mixed else problem.suits)
    for position, suits in hand.ranks.items():
        distance = abs(position - rules.own)
        if rules.high_ace or rules.corner:
            distance = min(distance, rules.size - distance)
        if distance <= apart:
            for suit in suits:
                near[0 if problem.mixed else suit] += 1
    if problem.mixed:
        # which of them makes no difference here
        most = min(len(held), near[0]) if problem.twins_in_set else len(held)
        yield from (held[:count] for count in range(most + 1))
        return
    ways = []
    for suit in sorted(set(held)):
        most = held.count(suit)
        if problem.twins_in_set:
            most = min(most, near[suit])
        ways.append([(suit,) * count for count in range(most + 1)])
    for chosen in product(*ways):
        yield tuple(chain.from_iterable(chosen))


def _usable(problem: Problem, wilds: int, naturals: int) -> int:
    """The most wilds that can be spent, so that rows are no longer than they need to be."""
    rules = problem.runs
    if problem.all_wild:
        return wilds
    if rules.share:
        wilds = min(wilds, naturals)
    if rules.max_wilds != NO_LIMIT:
        wilds = min(wilds, rules.max_wilds * ((naturals + wilds) // LEAST_CARDS))
    return wilds


def _case(
    problem: Problem, hand: Hand, in_runs: Suits, in_sets: Suits, wild_left: int, *, pooled: bool = False
) -> Case | None:
    """One case; None when a card of the wild rank is natural where it cannot be.

    ``pooled``: the cards natural in runs may be so, and are among the wilds left.
    """
    budget = wild_left + hand.jokers
    if not pooled:
        naturals = sum(map(len, hand.ranks.values())) + len(in_runs) + len(in_sets)
        budget = _usable(problem, budget, naturals)
    rules = problem.runs._replace(pooled=True) if pooled else problem.runs
    table = run_table(rules, budget)
    mixed = problem.mixed
    code = hand.code
    for suit in in_runs:
        code += 1 << (0 if mixed else SUIT_BITS * suit) + BITS * problem.runs.own
    reach = [
        table.reach(code >> SUIT_BITS * suit & SUIT_MASK) for suit in range(1 if mixed else problem.suits)
    ]
    if not pooled and any(not reach[0 if mixed else suit] >> problem.runs.own & 1 for suit in in_runs):
        return None
    sets = set_table(problem.runs, budget)
    own_set = sets.exactly(in_sets, own_rank=True) if in_sets else None
    if in_sets and own_set is None:
        return None
    ranks = []
    for position, held in hand.ranks.items():
        if len(held) >= 2 and len(held) + budget >= LEAST_CARDS:
            stuck = tuple([suit for suit in held if not reach[0 if mixed else suit] >> position & 1])
            choices = sets.choices(held, stuck, 2, mixed)
            if choices:
                shift = BITS * position
                worth = problem.runs.drop[position] * len(held)
                moves = [(choice.taken << shift, choice.kept << shift, choice) for choice in choices]
                ranks.append(Rank(problem.runs.least + position, worth, moves))
    prices = sorted([problem.wild_cost] * wild_left + [problem.joker_cost] * hand.jokers)
    left = list(accumulate(prices, initial=0))
    left.reverse()
    del left[budget + 1 :]
    own = wild_left > 0 and (pooled or not problem.designates)
    return Case(budget, code, ranks, own_set, _wild_only(problem, budget, own), left, table)


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
            if not problem.all_wild and size < rules.min_naturals:
                continue
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
