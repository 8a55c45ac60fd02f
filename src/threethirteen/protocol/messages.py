"""The wire: every message between a client and the server, as types; their JSON Schema is made from them.

A client opens one socket a table and says ``hello``. Every command carries an id of the client's own making: the same
id again has no second effect and gets the same answer. Every command is answered by ``ack`` or ``refused``; the answer
comes before what it led to is told, so the next action waits until event ``seq`` of the answer has come. What happens
comes as numbered sightings, the events' own numbers without gaps; a gap means something was missed, and ``hello`` with
the last number seen brings the rest.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from threethirteen.cards import Card
from threethirteen.play import Action, LayOff, Seen
from threethirteen.rules import RuleSet
from threethirteen.solver import MeldKind, Place

PROTOCOL_VERSION = 1

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


# --- what a table is besides its match ---


class SeatKind(StrEnum):
    """Who plays in a seat."""

    PERSON = "person"
    BOT = "bot"


class Presence(StrEnum):
    """A person's seat: at the table, just gone, or gone so long that a bot plays on."""

    HERE = "here"
    AWAY = "away"
    BOT_PLAYS = "bot_plays"


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat besides its score. ``auto`` is a person's seat on auto-play after two time-outs in a row."""

    kind: SeatKind
    bot: str | None = None
    presence: Presence = Presence.HERE
    auto: bool = False


class Clock(msgspec.Struct, frozen=True):
    """A turn's time in seconds, and a bank for the whole match that is drawn on when it is over."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    bank: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60


class JoinRule(StrEnum):
    """The total with which a late joiner starts."""

    HIGHEST = "highest"
    AVERAGE = "average"
    NUMBER = "number"


class TableSettings(msgspec.Struct, frozen=True):
    """What the host agrees on besides the rules.

    ``chat`` False is for children's tables: no quick reactions either. A ``public`` table always has a clock.
    ``pace`` is seconds a bot takes for a step, ``summary`` seconds that a round's summary waits for everybody (0:
    until all have gone on). ``beat`` is the time for a choice where all play at once, in seconds: when it is over the
    call is made (0: by everybody's choice or the caller only).
    """

    public: bool = False
    chat: bool = True
    hints: bool = True
    take_back: bool = False
    clock: Clock | None = None
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.8
    grace: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    summary: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
    beat: Annotated[int, msgspec.Meta(ge=0, le=300)] = 20
    join: JoinRule = JoinRule.HIGHEST
    join_number: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0


class Countdown(msgspec.Struct, frozen=True):
    """Something will happen in so many seconds from when this was sent. ``draw`` and ``discard`` are the call to come,
    ``call`` the one that is about to be made: all have chosen, or the caller has asked for it."""

    what: Literal["turn", "bank", "grace", "next_round", "draw", "discard", "call"]
    seconds: float
    seat: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody at it sees it, besides its match."""

    code: str
    host: int | None
    seats: tuple[SeatInfo, ...]
    settings: TableSettings
    watchers: int = 0
    confirmed: tuple[int, ...] = ()
    """Seats that have gone on from the round's summary."""
    countdown: Countdown | None = None
    lan: bool = False
    """Phones on this network can come in."""
    waiting: tuple[str, ...] = ()
    """Names of those who have sat down within a round and come in when it is over."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat, or a quick reaction (one of REACTIONS). ``seat`` None is a watcher."""

    seat: int | None
    name: str
    text: str = ""
    reaction: str = ""


REACTIONS = ("well_done", "ouch", "thanks", "hurry", "good_game", "hello")


# --- from the client ---


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: which table, whose seat (a secret token; None watches), and what has been seen already."""

    code: Annotated[str, msgspec.Meta(max_length=16)]
    token: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    last_seq: Annotated[int, msgspec.Meta(ge=0)] = 0
    version: int = PROTOCOL_VERSION


class Act(msgspec.Struct, frozen=True, tag="act"):
    """A seat's action in its turn, decided when event ``last_seq`` was the last one seen."""

    id: CommandId
    last_seq: int
    action: Action


class AddNonce(msgspec.Struct, frozen=True, tag="add_nonce"):
    """This browser's own random bytes (hex), for all deals to come."""

    id: CommandId
    nonce: Annotated[str, msgspec.Meta(max_length=128)]


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Sit down: in a new seat, or where ``seat`` names one in a bot's place. The ack brings the token.

    Within a round both have to wait until it is scored: the ack's ``seat`` is None then, the asker watches on without
    seeing any hand, and a ``welcome`` with the seat follows at the end of the round. Where a bot's seat is one no
    longer by then, a new seat is what comes, and where there is none, a ``refused`` without id (``table-full``). In the
    last round it is refused (``last-round``).
    Before the first deal and between rounds it is done at once: the ack names the seat and a ``welcome`` follows.
    The id must be one that nobody can guess: who repeats it is told the token.
    """

    id: CommandId
    name: Name
    seat: SeatNumber | None = None


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Give the seat up for good."""

    id: CommandId


class Continue(msgspec.Struct, frozen=True, tag="continue"):
    """Go on from the round's summary (or, the host, from the first wait: deal)."""

    id: CommandId


class ImBack(msgspec.Struct, frozen=True, tag="im_back"):
    """End auto-play."""

    id: CommandId


class CallNow(msgspec.Struct, frozen=True, tag="call_now"):
    """The caller's button, where all play at once: whoever has not chosen has a few seconds more.

    It is the host's where the caller is a bot or not here.
    """

    id: CommandId


class KeepOrder(msgspec.Struct, frozen=True, tag="keep_order"):
    """The seat's own order of its cards, kept for reloads and other devices; a gap (None) parts groups."""

    id: CommandId
    cards: Annotated[tuple[Card | None, ...], msgspec.Meta(max_length=64)]


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Put the hand in order: as the cheapest arrangement lays it, by rank, or by suit."""

    id: CommandId
    by: Literal["melds", "rank", "suit"]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A line of chat, or a quick reaction; neither where ``chat`` is off."""

    id: CommandId
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    reaction: Annotated[str, msgspec.Meta(max_length=32)] = ""


class AskHint(msgspec.Struct, frozen=True, tag="ask_hint"):
    """What would the look-ahead bot do here? Answered in the ack; one at a time for a seat (``hint-busy``)."""

    id: CommandId


class AddBot(msgspec.Struct, frozen=True, tag="add_bot"):
    """Host: a bot in a new seat, or in a seat of somebody absent (``seat``)."""

    id: CommandId
    bot: Annotated[str, msgspec.Meta(max_length=64)]
    seat: SeatNumber | None = None


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """Host: take a seat out of the match."""

    id: CommandId
    seat: SeatNumber


class Reseat(msgspec.Struct, frozen=True, tag="reseat"):
    """Host: between rounds, the order round the table."""

    id: CommandId
    order: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=16)]


class NewLink(msgspec.Struct, frozen=True, tag="new_link"):
    """A new secret token for a seat: one's own (another device), or the host for somebody who lost the browser. The ack
    brings it. One's own old one is void as soon as a ``hello`` comes with the new one, another's is at once."""

    id: CommandId
    seat: SeatNumber


class HandOver(msgspec.Struct, frozen=True, tag="hand_over"):
    """Host: somebody else is host now."""

    id: CommandId
    seat: SeatNumber


class Change(msgspec.Struct, frozen=True, tag="change"):
    """Host: other settings from now on."""

    id: CommandId
    settings: TableSettings


class Suspend(msgspec.Struct, frozen=True, tag="suspend"):
    """Host: put the match aside; the secret stays secret."""

    id: CommandId


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Host: go on with a match put aside."""

    id: CommandId


class End(msgspec.Struct, frozen=True, tag="end"):
    """Host: end the match for all and for good; ``confirm`` must be the table's code."""

    id: CommandId
    confirm: Annotated[str, msgspec.Meta(max_length=16)]


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is the line still open?"""


Command = (
    Act
    | AddNonce
    | Sit
    | Leave
    | Continue
    | ImBack
    | CallNow
    | KeepOrder
    | Arrange
    | Say
    | AskHint
    | AddBot
    | Remove
    | Reseat
    | NewLink
    | HandOver
    | Change
    | Suspend
    | Resume
    | End
)
ClientMessage = Hello | Ping | Command


# --- from the server ---


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to ``hello``: who one is here, the table, and what one has not seen yet.

    ``reset`` says that the sightings begin with the first: what the client had folded before does not count. ``hand``
    is the seat's own hand in the order it was kept.
    """

    match: str
    viewer: int | None
    table: TableInfo
    seen: tuple[Seen, ...]
    reset: bool
    hand: HandRead | None = None
    said: tuple[Said, ...] = ()
    version: int = PROTOCOL_VERSION


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """What has just happened, as this viewer saw it, numbered without gaps."""

    seen: tuple[Seen, ...]


class TableChanged(msgspec.Struct, frozen=True, tag="table_changed"):
    """The table besides the match has changed."""

    table: TableInfo


class Hint(msgspec.Struct, frozen=True):
    """What the look-ahead bot would do, and the points it expects to be left with after it and otherwise."""

    action: Action
    points_now: int
    points_then: float


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """A command has taken effect and is saved. ``seq`` is the last event's number; the rest as the command says."""

    id: str
    seq: int
    seat: int | None = None
    token: str | None = None
    hint: Hint | None = None


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command has had no effect: a code, the rule it rests on, arguments, and the sentence in English.

    The client makes the sentence in its own language from ``refusal-<code>`` and the arguments.
    """

    id: str | None
    code: str
    rule: str
    args: dict[str, str | int]
    sentence: str
    seq: int = 0


class SaidNow(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    said: Said


class HandGroup(msgspec.Struct, frozen=True):
    """Neighbours in the hand that make a meld as they lie: ``first`` is the place of the first in ``HandRead.cards``.

    ``stands_for`` has an entry a card: what a card used as wild stands for, None for a natural.
    """

    kind: MeldKind
    first: int
    stands_for: tuple[Place | None, ...]


class HandRead(msgspec.Struct, frozen=True, tag="hand_read"):
    """The viewer's own hand as it lies, read by the rules: sent whenever the hand or its order has changed.

    ``cards`` is the order, a gap (None) parts groups; ``points`` is what is left over as it lies, ``best`` what would
    be in the cheapest arrangement (None where hints are off); while the seat is to discard, both are after the best
    discard.
    ``outs`` are the discards with which the seat may go out now, None among them for going out without one; ``places``
    where its cards may be put on the melds of the table, in the last turn of a redemption round. A place without an
    ``end`` is the only one on that meld.
    """

    seq: int
    cards: tuple[Card | None, ...]
    groups: tuple[HandGroup, ...]
    points: int
    best: int | None
    outs: tuple[Card | None, ...]
    places: tuple[LayOff, ...] = ()


class MovedOn(msgspec.Struct, frozen=True, tag="moved_on"):
    """This socket is over: ``reason`` is ``removed``, ``replaced`` (the token is void now), or ``shutdown``
    (connect again)."""

    reason: Literal["removed", "replaced", "shutdown"]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The line is open."""


class WireError(msgspec.Struct, frozen=True, tag="error"):
    """A message that could not be read. The line stays open; ``detail`` says where and what was expected."""

    code: str
    detail: str
    sentence: str


ServerMessage = (
    Welcome | Happened | TableChanged | Ack | Refused | SaidNow | HandRead | MovedOn | Pong | WireError
)


# --- over HTTP ---


class NewTable(msgspec.Struct, frozen=True):
    """POST /api/tables: a table to make. ``rules`` is a join of presets; ``options`` are house rules on top."""

    name: Name
    rules: Annotated[str, msgspec.Meta(max_length=400)] = "standard"
    options: dict[str, bool | int | str | list[int | str] | None] = {}
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=12)] = ()
    settings: TableSettings = TableSettings()


class TableMade(msgspec.Struct, frozen=True):
    """The new table's code, and the host's seat with its secret token."""

    code: str
    match: str
    seat: int
    token: str


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list: public ones for everybody, one's own by token. Nothing hidden is in it.

    ``winners`` are places in ``names``. ``seat`` is None where one only watches, or had a seat once.
    """

    code: str
    rules: RuleSet
    names: tuple[str, ...]
    seats_free: int
    round: int
    rounds: int
    state: Literal["waiting", "playing", "summary", "suspended", "ended"]
    seat: int | None = None
    your_turn: bool = False
    winners: tuple[int, ...] = ()
