"""Tables of one suit: the cheapest way to make runs of its naturals with so many wilds.

A suit is a code, five bits for the copies held of each rank. A *row* answers for every number of wilds 0, 1, 2 …
exactly spent in the suit: the cost (cards left over, melds made) and, among the cheapest, the least sorted list of
melds. The row of a code comes from the rows of what is left when its lowest card is dropped or melded; rows are kept.

Melds in a row: ``(1, first rank, length, places of the wild cards)`` for a run, ``(0, rank, wilds)`` for a set of one
natural and wilds. The latter is settled here because only the wilds tie it to other suits. A run with one natural is
therefore not needed, except where a set may not hold a card twice and so not enough wilds.
"""

from __future__ import annotations

from typing import Any, Final

from threethirteen.solver.problem import IMPOSSIBLE, MELD, NO_LIMIT, RunRules

BITS: Final = 5
SUIT_BITS: Final = 14 * BITS
"""A hand's code is its suits' codes side by side; the fourteenth position is the ace above the king."""
SUIT_MASK: Final = (1 << SUIT_BITS) - 1
_FULL: Final = (1 << BITS) - 1
_MOST_ROWS: Final = 30_000

MeldCode = tuple[Any, ...]
Melds = tuple[MeldCode, ...]
Costs = list[int]


class Row:
    """By number of wilds spent: the cost, and the melds that make it.

    ``least`` is the least cost of all; ``short`` are the costs up to the last possible; ``apart`` has the lowest bit of
    every rank whose cards no run can use. These are set in rows of whole suits only.
    """

    __slots__ = ("apart", "costs", "least", "melds", "short")

    def __init__(self, costs: Costs, melds: list[Melds]) -> None:
        self.costs = costs
        self.melds = melds
        self.least = IMPOSSIBLE
        self.short = costs
        self.apart = 0


class RunTable:
    """The rows of one set of run rules for hands with ``budget`` wilds."""

    def __init__(self, rules: RunRules, budget: int) -> None:
        self.rules = rules
        self.budget = budget
        self.known: dict[int, Row] = {}
        """Rows by code, as far as they have been asked for; ``row`` makes more."""
        self._rows: dict[int, Row] = {}
        self._reach: dict[int, int] = {}
        self._positions = rules.size + (1 if rules.high_ace else 0)
        self._cap = min(budget, rules.max_wilds)
        # a run with one natural is a set as well, unless sets bear too few cards for it
        self._lone = rules.suits_in_set != NO_LIMIT
        # such a run may be of wild cards alone, and then no limit holds
        self._most_wilds = budget if self._lone else self._cap
        # in a small deck a run may fill all ranks and leave no room for a wild that a natural sets free
        self._forced = rules.plain and not rules.corner and rules.size > 5
        self._pooled = int(rules.pooled)
        drop = [0 if rules.pooled and at == rules.own else cost for at, cost in enumerate(rules.drop)]
        self._drop = [*drop, drop[0]] if rules.high_ace else drop
        self._singles = [
            wilds
            for wilds in range(2, budget + 1)
            if rules.legal(1, wilds) and 1 + wilds <= rules.suits_in_set
        ]

    def row(self, code: int) -> Row:
        """The row of a suit."""
        row = self.known.get(code)
        if row is None:
            if len(self.known) >= _MOST_ROWS:
                self.known.clear()
                self._rows.clear()
            row = self.known[code] = self._whole(code)
            row.least = min(row.costs)
            last = max(spent for spent, cost in enumerate(row.costs) if cost < IMPOSSIBLE)
            row.short = row.costs[: last + 1]
            row.apart = sum(1 << BITS * at for at in range(self.rules.size) if not self.reach(code) >> at & 1)
        return row

    def _whole(self, code: int) -> Row:
        if self._singles:
            return self._placed(code)
        # cards that no run can use cost the same whatever happens to the others
        reach = self.reach(code)
        apart = 0
        rest = code
        while rest:
            at = ((rest & -rest).bit_length() - 1) // BITS
            copies = rest >> BITS * at & _FULL
            rest ^= copies << BITS * at
            if not reach >> at & 1:
                apart += copies * self._drop[at]
                code ^= copies << BITS * at
        row = self._placed(code)
        if apart == 0:
            return row
        return Row([cost + apart for cost in row.costs], row.melds)

    def reach(self, code: int) -> int:
        """The ranks, one bit each, whose cards might be in a run with what else is in the suit."""
        known = self._reach.get(code)
        if known is None:
            mask = 0
            rest = code
            while rest:
                at = ((rest & -rest).bit_length() - 1) // BITS
                mask |= 1 << at
                rest &= ~(_FULL << BITS * at)
            if len(self._reach) >= _MOST_ROWS:
                self._reach.clear()
            known = self._reach[code] = self._reached(mask)
        return known

    def _reached(self, mask: int) -> int:
        if self._lone and self._most_wilds >= 2:
            return mask
        size = self.rules.size
        line = mask
        if self.rules.high_ace:
            line |= (mask & 1) << size
        elif self.rules.corner:
            line |= mask << size
        found = 0
        if self._cap == 0:
            triple = line & line >> 1 & line >> 2
            found = triple | triple << 1 | triple << 2
        else:
            for apart in range(1, self._cap + 2):
                pair = line & line >> apart
                found |= pair | pair << apart
        return (found | found >> size) & ((1 << size) - 1)

    def _placed(self, code: int) -> Row:
        """The row of a code whose ace, where it may be high, has not been given its place yet."""
        aces = code & _FULL
        if not self.rules.high_ace or aces == 0:
            return self._row(code)
        best = self._row(code)
        costs, melds = best.costs[:], best.melds[:]
        for high in range(1, aces + 1):
            other = self._row(code - high + (high << BITS * self.rules.size))
            for spent, cost in enumerate(other.costs):
                if cost < costs[spent] or (cost == costs[spent] and other.melds[spent] < melds[spent]):
                    costs[spent], melds[spent] = cost, other.melds[spent]
        return Row(costs, melds)

    def _row(self, code: int) -> Row:
        row = self._rows.get(code)
        if row is not None:
            return row
        budget = self.budget
        if code == 0:
            row = Row([0] + [IMPOSSIBLE] * budget, [()] * (budget + 1))
        else:
            at = ((code & -code).bit_length() - 1) // BITS
            without = self._row(code - (1 << BITS * at))
            drop = self._drop[at]
            row = Row([cost + drop for cost in without.costs], without.melds[:])
            # one natural of the wild rank and wilds are a matter of that rank's sets
            if at % self.rules.size != self.rules.own:
                for wilds in self._singles:
                    _offer(row, without, wilds, (0, self.rules.least + at % self.rules.size, wilds))
            if self._forced:
                self._add_forced_runs(row, code, at)
            else:
                starts = (
                    range(self.rules.size)
                    if self.rules.corner
                    else range(max(0, at - self._most_wilds), at + 1)
                )
                for start in starts:
                    self._add_runs(row, code, at, start)
        self._rows[code] = row
        return row

    def _add_forced_runs(self, row: Row, code: int, at: int) -> None:
        """Runs with the lowest card, a natural wherever the suit has one: nothing else can be cheapest or first."""
        cap, size, positions, least = self._cap, self.rules.size, self._positions, self.rules.least
        for start in range(max(0, at - cap), at + 1):
            wilds = at - start
            places = (1 << wilds) - 1
            taken = 1 << BITS * at
            naturals = 1
            length = wilds + 1
            position = at + 1
            while position < positions and length < size:
                if code >> BITS * position & _FULL:
                    taken += 1 << BITS * position
                    naturals += 1
                else:
                    wilds += 1
                    if wilds > cap:
                        break
                    places |= 1 << length
                length += 1
                position += 1
                if naturals >= 2 and length >= 3:
                    _offer(row, self._row(code - taken), wilds, (1, least + start, length, places))

    def _add_runs(self, row: Row, code: int, at: int, start: int) -> None:
        """Every run from this first place that holds the lowest card as a natural, a wild at any other place."""
        rules = self.rules
        size, own = rules.size, rules.own
        least_naturals = 1 if self._lone else 2

        def walk(
            length: int, taken: int, wilds: int, naturals: int, owns: int, places: int, after: bool
        ) -> None:
            if length >= 3 and naturals >= least_naturals and taken >> BITS * at & _FULL:
                exempt = rules.all_wild and naturals == owns
                if exempt or rules.legal(naturals, wilds):
                    meld = (1, rules.least + start, length, places)
                    _offer(row, self._row(code - taken), wilds + owns * self._pooled, meld)
            position = start + length
            if length == size or (position >= self._positions and not rules.corner):
                return
            if rules.corner:
                position %= size
            if code >> BITS * position & _FULL:
                is_own = position % size == own
                walk(
                    length + 1,
                    taken + (1 << BITS * position),
                    wilds,
                    naturals + 1,
                    owns + is_own,
                    places | is_own << length,
                    False,
                )
            if position != at and wilds < self._most_wilds and (rules.adjacent or not after):
                walk(length + 1, taken, wilds + 1, naturals, owns, places | 1 << length, True)

        walk(0, 0, 0, 0, 0, 0, False)


def _offer(row: Row, rest: Row, wilds: int, meld: MeldCode) -> None:
    """Better the row by a meld with so many wilds on top of the rest."""
    costs, melds = row.costs, row.melds
    for spent in range(len(costs) - wilds):
        cost = rest.costs[spent] + MELD
        total = spent + wilds
        if cost > costs[total] or cost >= IMPOSSIBLE:
            continue
        found = rest.melds[spent]
        found = tuple(sorted((meld, *found))) if found else (meld,)
        if cost < costs[total] or found < melds[total]:
            costs[total], melds[total] = cost, found
