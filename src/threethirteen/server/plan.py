"""What is asked of a table, by whom, and what came of it: values between the table and whoever carries them about."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from threethirteen.engine import Match, Recorded
from threethirteen.play import By, Refusal
from threethirteen.protocol.messages import (
    Ack,
    AskHint,
    Command,
    MovedOn,
    Presence,
    Refused,
    Said,
    Say,
    ServerMessage,
    Sit,
)
from threethirteen.server.state import TableState


class GraceOver(msgspec.Struct, frozen=True, tag="grace_over"):
    """Somebody has been away so long that a bot plays for the seat."""

    seat: int


class TurnOver(msgspec.Struct, frozen=True, tag="turn_over"):
    """The seat's time for its turn, and its bank, are used up."""

    seat: int
    last_seq: int


class NextRound(msgspec.Struct, frozen=True, tag="next_round"):
    """The summary's countdown is over."""

    round: int


class UseLink(msgspec.Struct, frozen=True, tag="use_link"):
    """Somebody comes with the seat's next token, by this socket: the one before is void from now on."""

    seat: int
    session: int


class CallDue(msgspec.Struct, frozen=True, tag="call_due"):
    """Where all play at once: everybody has chosen, or the time for it is over."""


ClockCommand = GraceOver | TurnOver | NextRound | UseLink | CallDue
TableCommand = Command | ClockCommand


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a seat (None: a watcher, or the table itself), and through which socket, if it was through one.

    ``waiting`` is the token (hash) of somebody who has sat down and comes in when the round is over.
    """

    seat: int | None
    by: By = By.PERSON
    session: int | None = None
    waiting: str | None = None


CLOCK: Final = Actor(None, By.CLOCK)
TABLE: Final = Actor(None, By.TABLE)


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Under what a command is remembered. The id is hashed: some ids are half of a secret token (``state``)."""

    actor: str
    id: str

    @property
    def lasting(self) -> bool:
        """The command is stored. A socket's number is another's after a restart."""
        return not self.actor.startswith("socket:")


@dataclass(frozen=True, slots=True)
class Seating:
    """A socket that has another seat from now on; without one its token (hash) is that of a waiting joiner."""

    session: int
    seat: int | None
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a command would come to. Nothing of it is true before it is stored and committed.

    ``effect`` is false for a refusal, for a command done before, and for a question. ``asks_hint`` has the answer
    worked out elsewhere.
    """

    command: TableCommand
    actor: Actor
    answer: Ack | Refused
    base_seq: int
    match: Match
    state: TableState
    key: CommandKey | None = None
    effect: bool = False
    repeated: bool = False
    events: tuple[Recorded, ...] = ()
    presence: Mapping[int, Presence] = field(default_factory=dict)
    said: Said | None = None
    moved_on: Mapping[int, Literal["removed", "replaced"]] = field(default_factory=dict)
    seatings: tuple[Seating, ...] = ()
    turned_away: Mapping[str, Refusal] = field(default_factory=dict)
    asks_hint: bool = False
    hurried: bool = False

    @property
    def saves(self) -> bool:
        """There is something to store before it may be told."""
        return self.effect


@dataclass(frozen=True, slots=True)
class Told:
    """A message for one socket."""

    session: int
    message: ServerMessage

    @property
    def last(self) -> bool:
        """The socket is over after this."""
        return isinstance(self.message, MovedOn)


def command_key(command: TableCommand, actor: Actor) -> CommandKey | None:
    """The key of a client's command; None for what is not remembered: bots, clocks, questions.

    What a watcher says is remembered as long as the table is awake. Sitting down is
    remembered whoever asks: the seat that it led to may be known to the asker by now, or not.
    """
    if actor.by is not By.PERSON or isinstance(command, ClockCommand | AskHint):
        return None
    if isinstance(command, Sit):
        who = "guest"
    elif actor.seat is not None:
        who = f"seat:{actor.seat}"
    elif isinstance(command, Say) and actor.session is not None:
        who = f"socket:{actor.session}"
    else:
        return None
    return CommandKey(who, hashlib.sha256(command.id.encode("utf-8", "surrogatepass")).hexdigest())
