"""What happens at a table by the passing of time: grace, turn clocks, summaries. Pure: it is told what time it is.

Times are seconds of any clock that only goes on. After a restart nobody is here, and no time passes for a table until
somebody is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from threethirteen.engine import Match
from threethirteen.play import Phase, Round
from threethirteen.protocol.messages import Countdown, Presence, SeatKind, TableSettings
from threethirteen.rules.ruleset import Play
from threethirteen.server.plan import CallDue, ClockCommand, GraceOver, NextRound, TurnOver
from threethirteen.server.state import TableState

LAST_SECONDS: Final = 3.0
"""So long those who have not chosen have after the caller has asked for the call."""
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
    hurried: float | None = None
    """When the call comes that the caller has asked for."""
    aside: float | None = None
    """Since when the match is put aside."""

    def follow(self, match: Match, now: float) -> None:
        """Take up what has happened in the match."""
        round_, solo = match.public.round, match.public.solo
        turn = None if round_ is None else (round_.number, round_.turn, round_.turns[round_.turn])
        if round_ is not None and round_.calls is not None:
            turn = (round_.number, -1 if round_.phase is Phase.DRAW else -2, sum(round_.turns))
        if solo is not None and match.public.playing:
            turn = (0, 0, len(solo.discards))
        if turn != self.turn:
            if turn is None:
                self.summary_started = now
            self.turn, self.turn_started, self.hurried = turn, now, None
        self._put_aside(match.public.suspended, now)
        if match.public.seq != self.seq:
            # a pause between a bot's steps is counted from the last event, not from the last chat
            self.seq, self.moved = match.public.seq, now

    def _put_aside(self, suspended: bool, now: float) -> None:
        """The time that a match is put aside is nobody's."""
        if suspended:
            self.aside = now if self.aside is None else self.aside
        elif self.aside is not None:
            missed, self.aside = now - self.aside, None
            self.turn_started += missed
            self.summary_started += missed
            self.hurried = None if self.hurried is None else self.hurried + missed

    def agreed_anew(self, before: TableSettings, after: TableSettings, now: float) -> None:
        """A clock that is set, or set otherwise, begins then."""
        if (before.clock, before.beat) != (after.clock, after.beat):
            self.turn_started = now
        if before.summary != after.summary:
            self.summary_started = now

    def hurry(self, now: float) -> None:
        """The caller wants the call: those who have not chosen have a little time left."""
        if self.hurried is None:
            self.hurried = now + LAST_SECONDS

    def wake(self, now: float) -> None:
        """The first person is back at the table: time goes on from here."""
        self.turn_started = self.summary_started = now
        self.hurried = None
        self.aside = None if self.aside is None else now


def driver(match: Match, state: TableState, presence: dict[int, Presence]) -> tuple[int, str] | None:
    """The seat on turn and the bot that plays it; None where a person does, or nobody is on turn."""
    public = match.public
    if public.turn is None or public.suspended:
        return None
    for number in (public.turn,) if public.round is None else public.round.awaited:
        seat = state.seats[number]
        if seat.kind is SeatKind.BOT:
            return number, seat.bot or STAND_IN
        if seat.auto or presence.get(number) is Presence.BOT_PLAYS:
            return number, STAND_IN
    return None


def caller(match: Match, state: TableState, presence: dict[int, Presence]) -> int | None:
    """Whose button makes the call: the caller's, or the host's where that is a bot or not here."""
    round_ = match.public.round
    if round_ is None or round_.calls is None:
        return None
    seat = state.seats[round_.turn]
    here = seat.person and not seat.auto and presence.get(round_.turn) is Presence.HERE
    return round_.turn if here else state.host


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


def _call(
    round_: Round, settings: TableSettings, timing: Timing, here: bool, now: float
) -> Iterator[Deadline]:
    """When the call comes: a moment after all have chosen, so that everybody sees it come; else at the end of the beat,
    or soon after the caller has asked for it."""
    what: Literal["draw", "discard", "call"] = "draw" if round_.phase is Phase.DRAW else "discard"
    ends = [timing.turn_started + settings.beat] if settings.beat else []
    if timing.hurried is not None:
        ends, what = [*ends, timing.hurried], "call"
    if not round_.awaited:
        ends, what = [timing.moved + settings.pace], "call"
    elif not here:
        return  # nobody is kept waiting
    if ends:
        left = round(max(0.0, min(ends) - now), 1)
        yield Deadline(min(ends), CallDue(), Countdown(what, left))


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
    if running and round_ is not None and round_.calls is not None:
        found += _call(round_, settings, timing, bool(here), now)
    elif running and here and round_ is not None and settings.clock is not None:
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
