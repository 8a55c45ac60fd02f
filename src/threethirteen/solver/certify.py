"""Proof of an arrangement without trusting any solver: every card once, every meld legal, the points right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from threethirteen.cards import Card
from threethirteen.rules.points import card_points
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.melds import Arrangement, meld_fault

Problem = tuple[str, tuple[object, ...]]
"""A code and its arguments."""


def certify(
    arrangement: Arrangement, cards: Iterable[Card], rules: RuleSet, hand_size: int
) -> tuple[Problem, ...]:
    """Everything that is wrong with an arrangement of these cards; empty when it is right.

    Codes: ``card-missing`` (card, how many), ``card-too-many`` (card, how many), ``points-wrong`` (claimed, right), and
    those of ``meld_fault`` (number of the meld from 1). It does not say whether a cheaper arrangement exists.
    """
    held = Counter(cards)
    shown = Counter(arrangement.deadwood)
    for meld in arrangement.melds:
        shown.update(meld.cards)
    problems: list[Problem] = []
    problems += [("card-missing", (card, count)) for card, count in sorted((held - shown).items())]
    problems += [("card-too-many", (card, count)) for card, count in sorted((shown - held).items())]
    for number, meld in enumerate(arrangement.melds, start=1):
        fault = meld_fault(meld, rules, hand_size)
        if fault is not None:
            problems.append((fault, (number,)))
    points = sum(card_points(card, rules, hand_size) for card in arrangement.deadwood)
    if points != arrangement.points:
        problems.append(("points-wrong", (arrangement.points, points)))
    return tuple(problems)
