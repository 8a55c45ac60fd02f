"""What happens at a table by the passing of time: grace, turn clocks, summaries. Pure: it is told what time it is.

Times are seconds of any clock that only goes on. After a restart nobody is here, and no time passes for a table until
somebody is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from threethirteen.engine import Match
from threethirteen.protocol.messages import Countdown, Presence, SeatKind
from threethirteen.rules.ruleset import Play
from threethirteen.server.plan import ClockCommand, GraceOver, NextRound, TurnOver
from threethirteen.server.state import TableState

PATIENCE: Final = 10
"""So many times the grace passes before a bot plays for a person while nobody else is at the table to wait for them."""
STAND_IN: Final = "look-ahead"
"""The bot that plays for absent persons and on auto-play."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """When something happens unless something else does before."""

    at: float
    command: ClockCommand
    countdown: Countdown


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to act for this seat, not before ``at``."""

    seat: int
    bot: str
    seq: int
    at: float


@dataclass(slots=True)
class Timing:
    """The times a table remembers. Volatile: after a restart everything begins anew."""

    turn_started: float = 0.0
    summary_started: float = 0.0
    moved: float = 0.0
    away_since: dict[int, float] = field(default_factory=dict)
    turn: tuple[int, int, int] | None = None
    seq: int = 0

    def follow(self, match: Match, now: float) -> None:
        """Take up what has happened in the match."""
        round_, solo = match.public.round, match.public.solo
        turn = None if round_ is None else (round_.number, round_.turn, round_.turns[round_.turn])
        if solo is not None and match.public.playing:
            turn = (0, 0, len(solo.discards))
        if turn != self.turn:
            if turn is None:
                self.summary_started = now
            self.turn, self.turn_started = turn, now
        if match.public.seq != self.seq:
            # a pause between a bot's steps is counted from the last event, not from the last chat
            self.seq, self.moved = match.public.seq, now

    def wake(self, now: float) -> None:
        """The first person is back at the table: time goes on from here."""
        self.turn_started = self.summary_started = now


def driver(match: Match, state: TableState, presence: dict[int, Presence]) -> tuple[int, str] | None:
    """The seat on turn and the bot that plays it; None where a person does, or nobody is on turn."""
    public = match.public
    number = public.turn
    if number is None or public.suspended:
        return None
    seat = state.seats[number]
    if seat.kind is SeatKind.BOT:
        return number, seat.bot or STAND_IN
    if seat.auto or presence.get(number) is Presence.BOT_PLAYS:
        return number, STAND_IN
    return None


def bank_left(state: TableState, seat: int) -> float:
    """Seconds left in a seat's bank."""
    clock = state.settings.clock
    if clock is None:
        return 0.0
    bank = state.seats[seat].bank
    return float(clock.bank) if bank is None else min(bank, float(clock.bank))


def bank_after_turn(state: TableState, seat: int, taken: float) -> float | None:
    """What is left of the seat's bank after a turn that took so long; None as long as it is untouched."""
    clock = state.settings.clock
    if clock is None or taken <= clock.turn:
        return state.seats[seat].bank
    return max(0.0, bank_left(state, seat) - (taken - clock.turn))


def deadlines(
    match: Match,
    state: TableState,
    presence: dict[int, Presence],
    timing: Timing,
    watched: bool,
    now: float,
) -> list[Deadline]:
    """All that is to happen by time, the most urgent for those at the table first (it is what they are shown).

    ``watched``: somebody is at the table who could wait for an absent seat.
    """
    public = match.public
    if public.ended is not None:
        return []
    found: list[Deadline] = []
    settings, round_ = state.settings, public.round
    here = [seat for seat in presence if presence[seat] is Presence.HERE and state.seats[seat].person]
    running = not public.suspended
    if running and here and round_ is not None and settings.clock is not None:
        seat = round_.turn
        if state.seats[seat].person and driver(match, state, presence) is None:
            turn_ends = timing.turn_started + settings.clock.turn
            at = turn_ends + bank_left(state, seat)
            if now < turn_ends:
                shown = Countdown("turn", round(turn_ends - now, 1), seat)
            else:
                shown = Countdown("bank", round(max(0.0, at - now), 1), seat)
            found.append(Deadline(at, TurnOver(seat, public.seq), shown))
    if running and here and round_ is None and public.rounds_played and settings.summary:
        at = timing.summary_started + settings.summary
        left = round(max(0.0, at - now), 1)
        found.append(Deadline(at, NextRound(public.rounds_played), Countdown("next_round", left)))
    if public.rules.play is Play.SOLO:
        return found  # who plays alone keeps nobody waiting
    grace = settings.grace * (1 if here or watched else PATIENCE)
    for seat, since in timing.away_since.items():
        if state.seats[seat].person and presence.get(seat) is Presence.AWAY:
            left = round(max(0.0, since + grace - now), 1)
            found.append(Deadline(since + grace, GraceOver(seat), Countdown("grace", left, seat)))
    return found
