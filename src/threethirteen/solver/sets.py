"""Sets of one rank: from which naturals they are made, and how so many wilds are shared among them.

A choice of naturals is a tuple of suits, ascending, one entry a card. As with runs, a row answers for every number
of wilds exactly spent. Nothing here depends on the rank but the names of the cards, so all ranks share the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from threethirteen.solver.melds import LEAST_CARDS
from threethirteen.solver.problem import IMPOSSIBLE, MELD, NO_LIMIT, RunRules
from threethirteen.solver.runs import SUIT_BITS

Suits = tuple[int, ...]
SetCode = tuple[Suits, int]
"""The suits of the naturals and the number of wilds. Sets of the wild rank name no suits and count all their cards."""

_MOST_ROWS = 20_000


def _set_code(suits: Suits, wilds: int, own_rank: bool) -> SetCode:
    return ((), len(suits) + wilds) if own_rank else (suits, wilds)


class SetChoice:
    """Naturals that go into sets; by wilds spent the cost and the sets.

    ``taken`` is what the choice takes from a hand's code, were the rank the lowest, and ``kept`` the lowest bit of
    every suit of which it leaves a copy that must be in a run.
    """

    __slots__ = ("costs", "kept", "sets", "suits", "taken")

    def __init__(self, suits: Suits, alike: bool, costs: list[int], sets: list[tuple[SetCode, ...]]) -> None:
        self.suits = suits
        self.taken = len(suits) if alike else sum(1 << SUIT_BITS * suit for suit in suits)
        self.kept = 0
        self.costs = costs
        self.sets = sets


class SetTable:
    """The sets that one rank's naturals can make with up to ``budget`` wilds."""

    def __init__(self, rules: RunRules, budget: int) -> None:
        self.rules = rules
        self.budget = budget
        self._choices: dict[tuple[Suits, Suits, int, bool], list[SetChoice]] = {}
        self._made: dict[tuple[Suits, int, bool], tuple[int, tuple[SetCode, ...]]] = {}
        self._twins = rules.suits_in_set == NO_LIMIT
        # where no limit is counted by meld, two sets of a rank are better put together
        self._one = self._twins and rules.max_wilds >= budget

    def choices(self, held: Suits, stuck: Suits, least: int, alike: bool) -> list[SetChoice]:
        """Every choice worth trying from the copies held of a rank.

        ``stuck`` are copies that no run can use: a set that is formed takes them too. ``least`` is the least number of
        naturals. ``alike``: which suits are taken makes no difference (mixed-suit runs), so the first are taken.
        """
        key = (held, stuck, least, alike)
        known = self._choices.get(key)
        if known is None:
            if len(self._choices) >= _MOST_ROWS:
                self._choices.clear()
                self._made.clear()
            known = self._choices[key] = list(self._worthwhile(held, stuck, least, alike))
        return known

    def _worthwhile(self, held: Suits, stuck: Suits, least: int, alike: bool) -> Iterator[SetChoice]:
        for size in range(len(held), least - 1, -1):
            if size + self.budget < LEAST_CARDS:
                return
            subsets = [held[:size]] if alike and self._twins else sorted(set(combinations(held, size)))
            for suits in subsets:
                if self._twins and any(suits.count(suit) < stuck.count(suit) for suit in stuck):
                    continue
                choice = self.exactly(suits, alike)
                if choice is not None:
                    if self._twins:
                        left = [suit for suit in set(held) if held.count(suit) > suits.count(suit)]
                        choice.kept = bool(left) if alike else sum(1 << SUIT_BITS * suit for suit in left)
                    yield choice

    def exactly(self, suits: Suits, alike: bool = False, own_rank: bool = False) -> SetChoice | None:
        """The sets of exactly these naturals; None when there are none. ``own_rank``: they are of the wild rank."""
        made = [self._make(suits, wilds, own_rank) for wilds in range(self.budget + 1)]
        costs = [cost for cost, _ in made]
        if min(costs) >= IMPOSSIBLE:
            return None
        return SetChoice(suits, alike, costs, [sets for _, sets in made])

    def _make(self, suits: Suits, wilds: int, own_rank: bool) -> tuple[int, tuple[SetCode, ...]]:
        """The fewest sets of exactly these naturals and wilds, and the first list of so few."""
        if not suits:
            return (0, ()) if wilds == 0 else (IMPOSSIBLE, ())
        if self._one:
            if self._legal(len(suits), wilds):
                return MELD, (_set_code(suits, wilds, own_rank),)
            return IMPOSSIBLE, ()
        known = self._made.get((suits, wilds, own_rank))
        if known is not None:
            return known
        best: tuple[int, tuple[SetCode, ...]] = (IMPOSSIBLE, ())
        for first in self._first_sets(suits):
            rest = list(suits)
            for suit in first:
                rest.remove(suit)
            for spent in range(wilds + 1):
                if self._legal(len(first), spent):
                    cost, others = self._make(tuple(rest), wilds - spent, own_rank)
                    if cost < IMPOSSIBLE:
                        sets = tuple(sorted([_set_code(first, spent, own_rank), *others]))
                        best = min(best, (cost + MELD, sets))
        self._made[suits, wilds, own_rank] = best
        return best

    def _legal(self, naturals: int, wilds: int) -> bool:
        size = naturals + wilds
        return LEAST_CARDS <= size <= self.rules.suits_in_set and self.rules.legal(naturals, wilds)

    def _first_sets(self, suits: Suits) -> Iterator[Suits]:
        """Sets that hold the first card: where twins are allowed the first cards in order, else different suits."""
        if self._twins:
            for size in range(1, len(suits) + 1):
                yield suits[:size]
            return
        others = sorted(set(suits) - {suits[0]})
        for size in range(len(others) + 1):
            for chosen in combinations(others, size):
                yield (suits[0], *chosen)
