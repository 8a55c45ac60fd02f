"""The oracle: exhaustive search over all arrangements, built on the meld definition and nothing else.

For every set of cards taken from the hand it asks ``meld_readings`` for the best way to read them as one meld; an
arrangement either leaves the first card as deadwood or has it in one of these melds. The best arrangement of what is
left can be kept by its cards, because the sort key is additive: points, counts and sorted lists of melds keep their
order when the same meld or the same card is added to both sides.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from threethirteen.cards import Card
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.melds import LEAST_CARDS, Arrangement, Meld, make_arrangement, sort_key
from threethirteen.solver.readings import meld_readings

_Faces = tuple[Card, ...]


def solve_reference(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> Arrangement:
    """The arrangement with the least sort key; time grows as 3 to the number of cards."""
    best: dict[_Faces, Arrangement] = {}
    readings: dict[_Faces, Meld | None] = {}

    def reading(faces: _Faces) -> Meld | None:
        if faces not in readings:
            readings[faces] = next(meld_readings(faces, rules, hand_size), None)
        return readings[faces]

    def arrange(faces: _Faces) -> Arrangement:
        if not faces:
            return Arrangement((), (), 0)
        if faces not in best:
            first, others = faces[0], faces[1:]
            without = arrange(others)
            found = [make_arrangement([*without.melds], [*without.deadwood, first], rules, hand_size)]
            for size in range(LEAST_CARDS - 1, len(others) + 1):
                for chosen in set(combinations(others, size)):
                    meld = reading((first, *chosen))
                    if meld is not None:
                        rest = list(others)
                        for card in chosen:
                            rest.remove(card)
                        without = arrange(tuple(rest))
                        found.append(
                            make_arrangement([*without.melds, meld], [*without.deadwood], rules, hand_size)
                        )
            best[faces] = min(found, key=lambda arrangement: sort_key(arrangement, rules, hand_size))
        return best[faces]

    return arrange(tuple(sorted(cards)))
