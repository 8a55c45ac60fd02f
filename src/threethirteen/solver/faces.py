"""From a list of meld shapes to the arrangement: which wild card takes which place.

The shapes fix everything but that. Among the ways that are legal and cost the same it takes the one with the fewest
cards used as wild, then the one whose lists of cards come first (``melds.sort_key``).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import mul, sub
from typing import NamedTuple

from threethirteen.cards import CARDS, JOKER, Card, Rank, Suit
from threethirteen.solver.melds import Arrangement, Meld, MeldKind, Place
from threethirteen.solver.problem import MELD, POINT, Problem
from threethirteen.solver.runs import MeldCode, Melds

_JOKER = JOKER.code
_Counts = tuple[int, ...]
# by rank and suit; the last of a rank is the place of any suit
_PLACES = {int(rank): (*(Place(rank, suit) for suit in Suit), Place(rank)) for rank in Rank}
_Filled = tuple[tuple[int, ...], ...]
"""For each shape the codes of its wild cards in their order."""
_Answer = tuple[int, _Filled]
"""Cards used as wild, and how the shapes are filled."""


class _Shape(NamedTuple):
    """A shape read: the places by position, and at which positions a wild card belongs."""

    kind: MeldKind
    ranks: tuple[int, ...]
    suit: int
    naturals: tuple[int, ...]
    wild_at: tuple[int, ...]


def arrange(problem: Problem, cards: list[Card], shapes: Melds, cost: int) -> Arrangement:
    """The first arrangement of these cards (ascending) with these shapes and this cost."""
    wilds: dict[int, int] = {}
    naturals: dict[int, int] = {}
    wild = problem.wild - 1
    for card in cards:
        code = card.code
        where = wilds if code % 13 == wild or code == _JOKER else naturals
        where[code] = where.get(code, 0) + 1
    read = [_read(problem, shape, naturals) for shape in shapes]
    deadwood = [code for code, copies in naturals.items() for _ in range(copies)]
    if not wilds:
        filled: _Filled = ((),) * len(read)
    else:
        least, drop = problem.runs.least, problem.runs.drop
        kept_cost = cost - MELD * len(read) - sum([drop[code % 13 + 1 - least] for code in deadwood])
        faces = _Faces(problem, read, wilds, kept_cost)
        filled = faces.share_out()
        for codes in filled:
            for code in codes:
                wilds[code] -= 1
        deadwood += [code for code, copies in wilds.items() for _ in range(copies)]
        deadwood.sort()
    melds = tuple([_meld(problem, shape, codes) for shape, codes in zip(read, filled, strict=True)])
    return Arrangement(melds, tuple([CARDS[code] for code in deadwood]), cost // POINT)


def _read(problem: Problem, shape: MeldCode, naturals: dict[int, int]) -> _Shape:
    """The shape with its naturals, which are taken from those that are left."""
    least, size = problem.runs.least, problem.runs.size
    if shape[0] == 0:
        _, number, codes, wilds = shape
        for code in codes:
            naturals[code] -= 1
        rank = number or problem.wild
        count = len(codes) + wilds
        return _Shape(MeldKind.SET, (rank,) * count, -1, codes, tuple(range(len(codes), count)))
    _, suit, first, length, places = shape
    ranks = tuple((first - least + at) % size + least for at in range(length))
    wild_at = tuple(at for at in range(length) if places >> at & 1)
    found = []
    for at, rank in enumerate(ranks):
        if not places >> at & 1:
            suits = range(problem.suits) if problem.mixed else (suit,)
            code = next(13 * of + rank - 1 for of in suits if naturals.get(13 * of + rank - 1))
            naturals[code] -= 1
            found.append(code)
    return _Shape(MeldKind.RUN, ranks, -1 if problem.mixed else suit, tuple(found), wild_at)


def _meld(problem: Problem, shape: _Shape, filled: tuple[int, ...]) -> Meld:
    """The meld of a shape with these wild cards."""
    if shape.kind == MeldKind.SET:
        natural, used = _set_parts(problem, shape, filled) if filled else ((), ())
        codes = (*shape.naturals, *natural, *used)
        places: tuple[Place | None, ...] = (None,) * (len(codes) - len(used))
        if used:
            places += (_PLACES[shape.ranks[0]][-1],) * len(used)
        return Meld(MeldKind.SET, tuple([CARDS[code] for code in codes]), places)
    cards = [CARDS[code] for code in shape.naturals]
    stands_for: list[Place | None] = [None] * len(cards)
    for at, code in zip(shape.wild_at, filled, strict=True):
        cards.insert(at, CARDS[code])
        stands_for.insert(
            at, None if _is_own(problem, shape, at, code) else _PLACES[shape.ranks[at]][shape.suit]
        )
    return Meld(MeldKind.RUN, tuple(cards), tuple(stands_for))


def _is_own(problem: Problem, shape: _Shape, at: int, code: int) -> bool:
    """Whether this wild card is natural at this place of a run."""
    if shape.ranks[at] != problem.wild or code == _JOKER or not problem.own_natural:
        return False
    return shape.suit < 0 or code // 13 == shape.suit


def _set_parts(
    problem: Problem, shape: _Shape, filled: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of the wild cards in a set those that are natural and those used as wild."""
    if shape.ranks[0] != problem.wild or not problem.own_natural:
        return (), filled
    natural: list[int] = []
    used: list[int] = []
    for code in filled:
        twin = not problem.twins_in_set and code in natural
        (used if code == _JOKER or twin else natural).append(code)
    return tuple(natural), tuple(used)


class _Faces:
    """The wild cards shared out among the shapes."""

    def __init__(self, problem: Problem, shapes: list[_Shape], wilds: dict[int, int], kept_cost: int) -> None:
        self.problem = problem
        self.shapes = shapes
        self.codes = tuple(sorted(wilds))
        self.kept_cost = kept_cost
        self.held = tuple(wilds[code] for code in self.codes)
        self.own_natural = problem.own_natural and problem.wild > 0

    def share_out(self) -> _Filled:
        """For each shape the codes of its wild cards, in the order of its cards."""
        if len(self.codes) == 1:
            return tuple([(self.codes[0],) * len(shape.wild_at) for shape in self.shapes])
        problem = self.problem
        places = sum([len(shape.wild_at) for shape in self.shapes])
        if places == 0:
            return ((),) * len(self.shapes)
        kept = sum(self.held) - places
        free = kept == 0 or problem.wild_cost != problem.joker_cost
        if free and problem.twins_in_set:
            unlimited = problem.runs.plain and problem.all_wild
            if unlimited or all(self._legal(shape, 0) for shape in self.shapes):
                return self._freely(places)
        answer = self._within_limits()
        assert answer is not None  # the search has found a way of the same cost
        return answer[1]

    def _legal(self, shape: _Shape, natural: int, own_at: int = -1) -> bool:
        """Whether the limits allow the shape with so many of its wild cards natural."""
        rules = self.problem.runs
        used = len(shape.wild_at) - natural
        if shape.kind == MeldKind.RUN and not rules.adjacent:
            at = [place for place in shape.wild_at if place != own_at]
            if any(second - first == 1 for first, second in pairwise(at)):
                return False
        if self.problem.all_wild and not shape.naturals:
            return True
        return rules.legal(len(shape.naturals) + natural, used)

    def _own_slot(self, shape: _Shape) -> int:
        """The position of a run where a card of the wild rank may be natural; -1 where there is none."""
        if shape.kind == MeldKind.RUN and self.own_natural:
            for at in shape.wild_at:
                if shape.ranks[at] == self.problem.wild:
                    return at
        return -1

    # ---- no limit in the way: go through the places in order and give each the first card that spoils nothing

    def _freely(self, places: int) -> _Filled:
        problem = self.problem
        left = dict(zip(self.codes, self.held, strict=True))
        jokers = left.get(_JOKER, 0)
        ranked = sum(self.held) - jokers
        # the dearer are used first
        jokers = (
            min(jokers, places) if problem.joker_cost >= problem.wild_cost else places - min(ranked, places)
        )
        slots = [(shape, at) for shape in self.shapes for at in shape.wild_at]
        own: list[int] = []  # what is natural at a place: a card code, -1 any of the wild rank, -2 none
        for shape, at in slots:
            if not self.own_natural or shape.ranks[at] != problem.wild:
                own.append(-2)
            elif shape.kind == MeldKind.SET or shape.suit < 0:
                own.append(-1)
            else:
                own.append(13 * shape.suit + problem.wild - 1)

        if all(wanted == -2 for wanted in own):
            ascending = [code for code in self.codes if code != _JOKER for _ in range(left[code])]
            waiting = iter(ascending[: places - jokers] + [_JOKER] * jokers)
            return tuple(tuple(next(waiting) for _ in shape.wild_at) for shape in self.shapes)

        def natural_at_most(start: int, jokers: int) -> int:
            """The most places from here on that can be filled naturally."""
            ranked = len(slots) - start - jokers
            exact = sum(min(left[code], own[start:].count(code)) for code in left if code != _JOKER)
            exact = min(exact, ranked)
            return exact + min(ranked - exact, own[start:].count(-1))

        goal = natural_at_most(0, jokers)
        filled: list[int] = []
        for at, wanted in enumerate(own):
            for code in self.codes:
                if left[code] == 0 or (code == _JOKER and jokers == 0):
                    continue
                spent = code == _JOKER
                if not spent and len(own) - at <= jokers:
                    continue
                natural = not spent and wanted in (-1, code)
                left[code] -= 1
                if natural + natural_at_most(at + 1, jokers - spent) == goal:
                    goal -= natural
                    jokers -= spent
                    filled.append(code)
                    break
                left[code] += 1
        waiting = iter(filled)
        return tuple(tuple(next(waiting) for _ in shape.wild_at) for shape in self.shapes)

    # ---- limits: try all ways, shape by shape, keeping the best for what is left

    def _within_limits(self) -> _Answer | None:
        known: dict[tuple[int, tuple[int, ...]], _Answer | None] = {}
        costs = [self.problem.joker_cost if code == _JOKER else self.problem.wild_cost for code in self.codes]

        def best(at: int, left: tuple[int, ...]) -> _Answer | None:
            if at == len(self.shapes):
                return (0, ()) if sum(map(mul, left, costs)) == self.kept_cost else None
            if (at, left) not in known:
                found: _Answer | None = None
                for used, codes, rest in self._ways(self.shapes[at], left):
                    others = best(at + 1, rest)
                    if others is not None:
                        answer = (used + others[0], (codes, *others[1]))
                        if found is None or answer < found:
                            found = answer
                known[at, left] = found
            return known[at, left]

        return best(0, self.held)

    def _ways(self, shape: _Shape, left: _Counts) -> Iterator[tuple[int, tuple[int, ...], _Counts]]:
        """Legal ways to fill a shape, the first of like ones: cards used as wild, codes in order, what is left."""
        own_at = self._own_slot(shape)
        count = len(shape.wild_at)
        if own_at < 0:
            for chosen in _chosen(left, count):
                filled = self._codes(chosen)
                natural, used = _set_parts(self.problem, shape, filled)
                if self._legal(shape, len(natural)):
                    yield len(used), natural + used, tuple(map(sub, left, chosen))
            return
        # A card that is natural at its own place is better there than anything else; the other places are alike, so
        # they are filled in ascending order.
        own = [_is_own(self.problem, shape, own_at, code) for code in self.codes]
        if self._legal(shape, 0):
            for chosen in _chosen(
                tuple(0 if mine else held for mine, held in zip(own, left, strict=True)), count
            ):
                yield count, self._codes(chosen), tuple(map(sub, left, chosen))
        if self._legal(shape, 1, own_at):
            slot = shape.wild_at.index(own_at)
            for face, code in enumerate(self.codes):
                if own[face] and left[face]:
                    without = tuple(held - (at == face) for at, held in enumerate(left))
                    for chosen in _chosen(without, count - 1):
                        others = self._codes(chosen)
                        filled = (*others[:slot], code, *others[slot:])
                        yield count - 1, filled, tuple(map(sub, without, chosen))

    def _codes(self, chosen: _Counts) -> tuple[int, ...]:
        return tuple(code for code, copies in zip(self.codes, chosen, strict=True) for _ in range(copies))


def _chosen(left: _Counts, count: int) -> Iterator[_Counts]:
    """Every choice of so many cards, as counts."""
    if not left:
        if count == 0:
            yield ()
        return
    for first in range(min(left[0], count) + 1):
        for others in _chosen(left[1:], count - first):
            yield (first, *others)
