"""What a good player would do in somebody's place, and the numbers that say why. Browser and terminal both show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from threethirteen.bots.alone import after_turn
from threethirteen.bots.registry import make_bot
from threethirteen.cards import Card
from threethirteen.play import Action, Discard, Draw, GoOut, Observation, PlaceOn, Take
from threethirteen.play.laying import best_last_play, may_lay
from threethirteen.play.lying import best_arrangement
from threethirteen.play.public import without
from threethirteen.solver import solve

ADVISER: Final = "look-ahead"
"""The bot that is asked."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and the least deadwood: ``now`` (before a draw as the hand stands, else after the best discard), ``then``
    after the move, and before a draw ``taking``: with the pile's card in hand (None: there is no pile).

    What a draw from the stock brings nobody knows: there ``then`` is ``now``, and ``taking`` why the pile is left. For
    one who plays alone they are the deadwood of all piles, ``then`` after the whole turn.
    """

    action: Action
    now: int
    then: int
    taking: int | None = None


def advise(observation: Observation) -> Advice:
    """What the look-ahead bot would do with this observation, whose seat is on turn. Slow."""
    bot = make_bot(ADVISER, "hint")
    action = bot.act(observation)
    if observation.public.solo is not None:
        points = observation.solo.points
        turning = isinstance(action, PlaceOn | Discard)
        return Advice(action, points, after_turn(observation, bot) if turning else points)
    now = _least(observation, observation.hand)
    if may_lay(observation):
        return Advice(action, now, best_last_play(observation).points)
    match action:
        case Take() | Draw():
            top = observation.top
            taking = None if top is None else _least(observation, (*observation.hand, top))
            then = taking if isinstance(action, Take) and taking is not None else now
            return Advice(action, now, then, taking)
        case Discard(card) | GoOut(card):
            kept = observation.hand if card is None else without(observation.hand, card)
            return Advice(action, now, solve(kept, observation.rules, observation.hand_size).points)
        case _:
            return Advice(action, now, now)


def _least(observation: Observation, hand: tuple[Card, ...]) -> int:
    return best_arrangement(hand, observation.rules, observation.hand_size)[0].points
