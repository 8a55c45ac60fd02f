"""Keeping a bot's faults from the table: what is illegal, crashes or comes too late is named, and a safe move made.

A bot from another package is somebody else's program. Whoever lets bots play puts a ``Guard`` round each of them, and
shows or counts the mishaps it collects.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec

from threethirteen.bots.alone import play_alone, thrift
from threethirteen.bots.reckoning import Reckoning, ascending, discardable, last_move
from threethirteen.play import (
    Action,
    Discard,
    Draw,
    Observation,
    Phase,
    Policy,
    refusal,
)
from threethirteen.play.laying import may_lay
from threethirteen.play.public import without
from threethirteen.solver import solve

LONGEST_DETAIL: Final = 200


class Fault(StrEnum):
    """What can be wrong with a bot's move; the sentence is the Fluent message ``mishap-<value>``."""

    CRASHED = "crashed"
    NO_ACTION = "no-action"
    ILLEGAL = "illegal"
    TOO_SLOW = "too-slow"


class Mishap(msgspec.Struct, frozen=True):
    """A move that a bot did not get to make. ``seq`` is the number of the last event it had seen.

    ``detail`` is for developers: the exception, what was returned, the refused action and the rule, or the seconds.
    """

    bot: str
    seat: int
    seq: int
    fault: Fault
    detail: str
    instead: Action


class Guard:
    """A policy that never fails: the bot's own move where it is good, else a safe one.

    ``mishaps`` collects what went wrong, and ``report`` is told of it at once. With ``limit`` (seconds) and ``clock``
    (any clock that counts seconds) an answer that came too late is not used. A bot that never answers at all can be
    stopped only from outside its process.
    """

    def __init__(
        self,
        name: str,
        policy: Policy,
        *,
        report: Callable[[Mishap], None] | None = None,
        limit: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.name = name
        self.mishaps: list[Mishap] = []
        self._policy = policy
        self._report = report
        self._limit = limit
        self._clock = clock

    def act(self, observation: Observation) -> Action:
        """A legal action, whatever the bot does."""
        # the bot has an observation of its own: what it may do to it must not change what is legal
        own = Observation(observation.viewer, observation.public, observation.hand)
        started = self._clock() if self._clock else 0.0
        try:
            action: object = self._policy.act(own)
        except (Exception, SystemExit) as error:  # whatever it is, the match goes on
            return self._safe(observation, Fault.CRASHED, _described(error))
        taken = self._clock() - started if self._clock else 0.0
        if self._limit is not None and taken > self._limit:
            return self._safe(observation, Fault.TOO_SLOW, f"{taken:.3f} s")
        if not isinstance(action, Action):
            return self._safe(observation, Fault.NO_ACTION, _shown(action))
        try:
            refused = refusal(observation, action)
        except Exception as error:  # an action holding something that is no card
            return self._safe(observation, Fault.NO_ACTION, f"{_shown(action)}: {_described(error)}")
        if refused is not None:
            return self._safe(
                observation, Fault.ILLEGAL, f"{_shown(action)}: {refused.code} ({refused.rule})"
            )
        return action

    def _safe(self, observation: Observation, fault: Fault, detail: str) -> Action:
        action = safe_move(observation)
        seat = -1 if observation.viewer is None else observation.viewer
        mishap = Mishap(self.name, seat, observation.seq, fault, detail[:LONGEST_DETAIL], action)
        self.mishaps.append(mishap)
        if self._report is not None:
            self._report(mishap)
        return action


def safe_move(observation: Observation) -> Action:
    """A legal move that does little harm: draw from the stock; throw the dearest card of the deadwood.

    Without deadwood that may be thrown, the discard that leaves least points. It never goes out: that is for the
    player to decide, and is never forced. On a last turn it puts on the table's melds what lowers the points.
    """
    if observation.public.solo is not None:
        return play_alone(observation, thrift)
    if observation.phase is Phase.DRAW:
        return Draw()
    if may_lay(observation):
        return last_move(observation)
    reckoning = Reckoning(observation)
    choices = discardable(observation)
    deadwood = solve(observation.hand, observation.rules, observation.hand_size).deadwood
    useless = [card for card in choices if card in deadwood]
    if useless:
        return Discard(max(useless, key=lambda card: (reckoning.price(card), card.code)))
    full = ascending(observation.hand)
    return Discard(min(choices, key=lambda card: (reckoning.points(without(full, card)), card.code)))


def _described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # an exception may fail to tell what it is
        return type(error).__name__


def _shown(value: object) -> str:
    try:
        return repr(value)
    except Exception:  # as above
        return f"a {type(value).__name__}"
