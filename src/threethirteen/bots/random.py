"""The bot that leaves everything to chance, but for one thing: it goes out when it can."""

from __future__ import annotations

from threethirteen.bots.alone import at_random, play_alone
from threethirteen.bots.chance import Seed, Stream
from threethirteen.bots.reckoning import discardable, going_out
from threethirteen.play import Action, Discard, Draw, GoOut, LayDown, LayOff, Observation, Phase, Take
from threethirteen.play.laying import may_lay


class RandomBot:
    """Draws or takes, lays on the table and discards, evenly at random; goes out whenever it can.

    A bot that also passed by going out at random would play most rounds to the stall guard, and could not be told
    from one that had never learnt the aim of the game.
    """

    def __init__(self, seed: Seed) -> None:
        self._seed = seed

    def act(self, observation: Observation) -> Action:
        """An action that is legal."""
        stream = Stream(self._seed, observation)
        if observation.public.solo is not None:
            return play_alone(observation, at_random(stream))
        if observation.phase is Phase.DRAW:
            ways: list[Action] = [Draw()] if observation.top is None else [Draw(), Take()]
            return stream.choice(ways)
        if out := going_out(observation):
            return out
        moves: list[Action] = [*map(Discard, discardable(observation))]
        if may_lay(observation):
            moves += [action for action in observation.legal if isinstance(action, LayDown | LayOff)]
            if not moves:  # every card is on the table
                moves.append(GoOut(None))
        return stream.choice(moves)
