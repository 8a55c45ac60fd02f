"""What is legal, decided from the actor's observation alone.

One check, three doors: ``refusal``, ``Observation.legal``, the engine's ``decide``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from threethirteen.cards import Card
from threethirteen.play.actions import (
    Action,
    CallOut,
    Discard,
    Draw,
    Finish,
    GoOut,
    LayDown,
    LayOff,
    PlaceOn,
    Take,
    TakeBack,
    Undo,
)
from threethirteen.play.laying import conceivable_laying, refuse_laying
from threethirteen.play.observation import Observation
from threethirteen.play.public import Phase, without
from threethirteen.play.refusing import Refusal, RefusedError
from threethirteen.play.solo import conceivable, refuse
from threethirteen.rules.ruleset import FinalDiscard
from threethirteen.solver import Arrangement, solve

__all__ = ["LegalActions", "Refusal", "RefusedError", "is_out", "may_return_taken_card", "refusal"]


def refusal(observation: Observation, action: Action) -> Refusal | None:
    """Why the viewer may not do this now; None where it is legal."""
    public, seat = observation.public, observation.viewer
    if public.ended is not None:
        return Refusal("match-ended", "table")
    if seat is None or seat >= len(public.seats):
        return Refusal("not-seated", "table")
    if public.seats[seat].retired:
        return Refusal("seat-retired", "table")
    if public.suspended:
        return Refusal("match-suspended", "table")
    if public.solo is not None:
        refused = refuse(public.solo, action)
        return refused and Refusal(refused[0], "solo", refused[1])
    round_ = public.round
    if round_ is None:
        return Refusal("no-round", "table")
    if isinstance(action, PlaceOn | Undo | Finish):
        return Refusal("only-alone", "play")
    if isinstance(action, TakeBack):
        return _refuse_take_back(observation, seat)
    if seat not in round_.to_act:
        if round_.calls is not None:
            return Refusal("not-in-this-call", "out.last_turns")
        return Refusal("not-your-turn", "turn", {"player": public.seats[round_.turn].name})
    if round_.phase is Phase.DRAW:
        match action:
            case Draw():
                return None
            case Take():
                return None if observation.top is not None else Refusal("pile-empty", "draw")
            case Discard() | GoOut() | CallOut() | LayDown() | LayOff():
                return Refusal("draw-first", "draw")
            case _:
                assert_never(action)
    match action:
        case Draw() | Take():
            return Refusal("already-drawn", "draw")
        case Discard(card):
            return _refuse_discard(observation, card)
        case CallOut(called):
            return _refuse_call(observation, seat, called)
        case GoOut(None):
            return _refuse_big_gin(observation, seat)
        case GoOut(card) if card is not None:
            return _refuse_going_out(observation, seat, card)
        case LayDown() | LayOff():
            return refuse_laying(observation, action)
        case _:
            raise TypeError(f"{action!r} is no action")


def _refuse_take_back(observation: Observation, seat: int) -> Refusal | None:
    if not observation.public.take_back:
        return Refusal("take-back-off", "table")
    before = observation.round.before_discard
    if before is None or before.turn != seat:
        return Refusal("nothing-to-take-back", "table")
    return None


def _refuse_discard(observation: Observation, card: Card) -> Refusal | None:
    if card not in observation.hand:
        return Refusal("card-not-in-hand", "discard", {"card": str(card)})
    if not may_return_taken_card(observation, card):
        return Refusal("taken-card-returned", "draw.return_taken_card", {"card": str(card)})
    return None


def may_return_taken_card(observation: Observation, card: Card) -> bool:
    """False for the one card just taken from the pile under ``draw.return_taken_card`` = no; a twin of it may go.

    Of a discard alone; a seat that goes out may do so with that card.
    """
    if observation.rules.draw.return_taken_card or observation.taken is not card:
        return True
    return observation.hand.count(card) > 1


def _refuse_call(observation: Observation, seat: int, discard: Card | None) -> Refusal | None:
    """Whether the call is right is not asked here: that is what the others will see."""
    rules = observation.rules
    if rules.out.wrong_call == "prevented":
        return Refusal("calls-are-checked", "out.wrong_call")
    if observation.round.out is not None:
        return Refusal("somebody-is-out", "out.last_turns")
    if discard is None and rules.out.discard is not FinalDiscard.OPTIONAL:
        return Refusal("discard-compulsory", "out.discard")
    if discard is not None and discard not in observation.hand:
        return _refuse_discard(observation, discard)
    return _refuse_first_turn(observation, seat)


def _refuse_first_turn(observation: Observation, seat: int) -> Refusal | None:
    if not observation.rules.out.first_turn and observation.round.turns[seat] == 0:
        return Refusal("out-in-first-turn", "out.first_turn")
    return None


def _refuse_big_gin(observation: Observation, seat: int) -> Refusal | None:
    """Going out without a discard; on a last turn as well, where it only keeps the last card from being thrown."""
    rules = observation.rules
    if rules.out.discard is not FinalDiscard.OPTIONAL:
        return Refusal("discard-compulsory", "out.discard")
    if observation.round.out is None and (first := _refuse_first_turn(observation, seat)):
        return first
    arrangement = solve(observation.hand, rules, observation.hand_size)
    if arrangement.deadwood:
        return Refusal("not-all-melded", "out.discard", {"points": arrangement.points})
    return None


def _refuse_going_out(observation: Observation, seat: int, card: Card) -> Refusal | None:
    rules = observation.rules
    if observation.round.out is not None:
        return Refusal("somebody-is-out", "out.last_turns")
    # the taken card may go back when that is going out, whatever draw.return_taken_card says
    if card not in observation.hand:
        return _refuse_discard(observation, card)
    if first := _refuse_first_turn(observation, seat):
        return first
    arrangement = solve(without(observation.hand, card), rules, observation.hand_size)
    if is_out(arrangement, rules.out.knock_at_most):
        return None
    if rules.out.knock_at_most:
        args: dict[str, str | int] = {"points": arrangement.points, "most": rules.out.knock_at_most}
        return Refusal("too-many-points-to-knock", "out.knock_at_most", args)
    return Refusal("not-all-melded", "go-out", {"points": arrangement.points})


def is_out(arrangement: Arrangement, knock_at_most: int) -> bool:
    """A hand is good enough to go out: everything melded, or few enough points where knocking is allowed."""
    return not arrangement.deadwood or arrangement.points <= knock_at_most > 0


class LegalActions:
    """The viewer's legal actions: ask with ``in``, walk, count. Nothing is worked out before it is asked for."""

    __slots__ = ("_observation",)

    def __init__(self, observation: Observation) -> None:
        self._observation = observation

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return refusal(self._observation, action) is None

    def __iter__(self) -> Iterator[Action]:
        return (action for action in self._conceivable() if action in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        return f"LegalActions({list(self)})"

    def _conceivable(self) -> Iterator[Action]:
        observation = self._observation
        if observation.public.solo is not None:
            yield from conceivable(observation.public.solo)
            return
        yield TakeBack()
        if not observation.to_act:
            return
        if observation.phase is Phase.DRAW:
            yield Draw()
            yield Take()
            return
        cards = sorted(set(observation.hand))
        yield from map(GoOut, (None, *cards))
        yield from map(Discard, cards)
        yield from conceivable_laying(observation)
        yield from map(CallOut, (None, *cards))
