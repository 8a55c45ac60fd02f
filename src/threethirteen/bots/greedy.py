"""The bot that looks at the hand it holds, and no further. The measure for all the others."""

from __future__ import annotations

from threethirteen.bots.alone import play_alone, thrift
from threethirteen.bots.chance import Seed
from threethirteen.bots.reckoning import (
    Reckoning,
    ascending,
    connections,
    discardable,
    going_out,
    last_discard,
    last_taking,
    lays_last,
    no_turn_to_come,
)
from threethirteen.cards import Card
from threethirteen.play import Action, Discard, Draw, Observation, Phase, Take
from threethirteen.play.public import without


class GreedyBot:
    """Takes the discard where it lowers the points of the hand, and throws the card that leaves least points.

    Exact, with the least points of every hand. It keeps wilds, which the points of the moment make look dear, until
    no turn is to come; among equal discards the card with the fewest connections goes, then the dearest. Nothing
    is left to chance.
    """

    def __init__(self, seed: Seed) -> None:
        del seed

    def act(self, observation: Observation) -> Action:
        """An action that is legal."""
        if observation.public.solo is not None:
            return play_alone(observation, thrift)
        reckoning = Reckoning(observation)
        if observation.phase is Phase.DRAW:
            if lays_last(observation):
                return Take() if last_taking(observation, by_average=False) else Draw()
            return self._draw(reckoning, observation)
        if out := going_out(observation):
            return out
        if no_turn_to_come(observation):
            return last_discard(reckoning, observation)
        return Discard(self._discard(reckoning, observation))

    def _draw(self, reckoning: Reckoning, observation: Observation) -> Action:
        if observation.top is None:
            return Draw()
        now = reckoning.points(ascending(observation.hand))
        return Take() if reckoning.left_after_taking(observation) < now else Draw()

    def _discard(self, reckoning: Reckoning, observation: Observation) -> Card:
        full = ascending(observation.hand)
        choices = discardable(observation)
        naturals = [card for card in choices if not reckoning.is_wild(card)]

        def cost(card: Card) -> tuple[int, int, int, int]:
            left = reckoning.points(without(full, card))
            return left, connections(card, full, observation.rules), -reckoning.price(card), card.code

        return min(naturals or choices, key=cost)
