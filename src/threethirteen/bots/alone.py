"""Playing alone: which pile the card drawn goes on, and which card of that pile is thrown away.

Both are one decision, taken when the card is placed and taken again, alike, when one is thrown: the second time only
the pile is fixed. All hands are reckoned exactly. Every card but those of the stock lies open, so the cards still to
come are known; only their order is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from threethirteen.bots.chance import Stream
from threethirteen.bots.reckoning import connections
from threethirteen.cards import Card
from threethirteen.play import (
    Action,
    CardPlaced,
    Discard,
    Draw,
    Finish,
    Observation,
    PlaceOn,
    Policy,
    SoloPhase,
)
from threethirteen.play.public import ALONE, without
from threethirteen.play.solo import SoloPile, moved
from threethirteen.rules import RuleSet
from threethirteen.rules.points import card_points, is_wild
from threethirteen.solver import deadwood_points, least_after_discard, solve

CANDIDATES: Final = 12
"""Ways of playing a card that are looked at closely, those that leave least points now."""
FORESIGHT: Final = 1.0
"""What the gain of the next draw counts for beside the points left now; 0.5 to 2 were tried (bench/results.md)."""


class Way(NamedTuple):
    """A pile, the card to throw from it, and the points all piles would be left with."""

    pile: int
    discard: Card
    points: int


Choose = Callable[[Observation, list[Way]], Way]


def play_alone(observation: Observation, choose: Choose) -> Action:
    """What to do now; ``choose`` says which of the ways is best, whatever their order."""
    solo = observation.solo
    match solo.phase:
        case SoloPhase.DRAW:
            return Draw()
        case SoloPhase.FINISH:
            return Finish()
        case SoloPhase.PLACE:
            return PlaceOn(choose(observation, list(ways(observation))).pile)
        case SoloPhase.DISCARD:
            return Discard(choose(observation, list(ways(observation))).discard)


def after_turn(observation: Observation, policy: Policy) -> int:
    """The deadwood of all piles once the policy has placed the card and thrown one; it is asked for both."""
    solo, rules = observation.solo, observation.rules
    action = policy.act(observation)
    if isinstance(action, PlaceOn) and solo.card is not None:
        pile = solo.piles[action.pile]
        arrangement = solve((*pile.cards, solo.card), rules, pile.hand_size)
        placed = moved(solo, CardPlaced(ALONE, action.pile, solo.card, arrangement))
        return after_turn(Observation(observation.viewer, replace(observation.public, solo=placed)), policy)
    if isinstance(action, Discard) and solo.placed is not None:
        pile = solo.piles[solo.placed]
        left = deadwood_points(without(pile.cards, action.card), rules, pile.hand_size)
        return solo.points - pile.arrangement.points + left
    return solo.points


def ways(observation: Observation) -> Iterator[Way]:
    """Every way to play the card drawn; once it is placed, every discard from that pile."""
    solo, rules = observation.solo, observation.rules
    now = _score(observation)
    numbers = solo.open_piles if solo.placed is None else (solo.placed,)
    for number in numbers:
        pile = solo.piles[number]
        factor = _factor(rules, pile)
        cards = pile.cards if solo.card is None else (*pile.cards, solo.card)
        others = now - factor * pile.arrangement.points
        for card in dict.fromkeys(sorted(cards)):
            left = deadwood_points(without(cards, card), rules, pile.hand_size)
            yield Way(number, card, others + factor * left)


def thrift(observation: Observation, found: list[Way]) -> Way:
    """The way that leaves least points now; of equals one that keeps wilds, then the cards with most connections."""
    return min(found, key=lambda way: _thrift(observation, way))


def _thrift(observation: Observation, way: Way) -> tuple[int, bool, int, int, int, int]:
    rules, cards = observation.rules, _full(observation, way.pile)
    pile = observation.solo.piles[way.pile]
    return (
        way.points,
        is_wild(way.discard, pile.wild),
        connections(way.discard, cards, rules),
        -card_points(way.discard, rules, pile.hand_size),
        way.pile,
        way.discard.code,
    )


def foresight(observation: Observation, found: list[Way]) -> Way:
    """The way that leaves least points less what the next card will save on average, put where it saves most.

    The next card is as likely to be any of the stock.
    """
    ranked = sorted(found, key=lambda way: _thrift(observation, way))[:CANDIDATES]
    solo, rules = observation.solo, observation.rules
    stock = observation.unseen
    if len(ranked) == 1 or not stock or not solo.stock_count:
        return ranked[0]
    known: dict[tuple[int, Card], int] = {}

    def saved(number: int, cards: tuple[Card, ...], coming: Card) -> int:
        pile = solo.piles[number]
        now = deadwood_points(cards, rules, pile.hand_size)
        if not now:
            return 0
        then = least_after_discard((*cards, coming), rules, pile.hand_size)[0]
        return _factor(rules, pile) * max(0, now - then)

    def saved_elsewhere(number: int, coming: Card) -> int:
        if (number, coming) not in known:
            known[number, coming] = saved(number, solo.piles[number].cards, coming)
        return known[number, coming]

    def worth(way: Way) -> tuple[float, int]:
        kept = without(_full(observation, way.pile), way.discard)
        total = 0
        for coming, copies in stock.items():
            best = saved(way.pile, kept, coming)
            for number in solo.open_piles:
                if number != way.pile:
                    best = max(best, saved_elsewhere(number, coming))
            total += copies * best
        return way.points - FORESIGHT * total / stock.total(), ranked.index(way)

    return min(ranked, key=worth)


def at_random(stream: Stream) -> Choose:
    """Any way as likely as the others; once the card is placed, any discard."""
    return lambda _, found: stream.choice(found)


def _full(observation: Observation, number: int) -> tuple[Card, ...]:
    """The pile with the card drawn."""
    solo = observation.solo
    cards = solo.piles[number].cards
    return cards if solo.card is None else (*cards, solo.card)


def _score(observation: Observation) -> int:
    rules = observation.rules
    return sum(
        _factor(rules, pile) * pile.arrangement.points for pile in observation.solo.piles if not pile.closed
    )


def _factor(rules: RuleSet, pile: SoloPile) -> int:
    return 2 if pile.hand_size in rules.score.double_rounds else 1
