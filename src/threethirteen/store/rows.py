"""What the store keeps and gives back, as values. Nothing that lists has a field for a secret or for a token.

Times are ISO 8601 in UTC. ``settings`` and ``rules`` are JSON texts: the store does not look into them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from threethirteen.cards import Card
from threethirteen.engine import Recorded
from threethirteen.notation.record import SeatKind

MOST_SAID: Final = 50
"""Lines of chat that are kept of a table."""

Order = tuple[Card | None, ...]
"""A seat's own order of its cards; a gap (None) parts groups."""


class TableState(StrEnum):
    """Where a table is between being set up and being over."""

    WAITING = "waiting"
    PLAYING = "playing"
    SUMMARY = "summary"
    SUSPENDED = "suspended"
    ENDED = "ended"


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table besides its seats and its events. ``created`` and ``changed`` are filled in by the store."""

    match: str
    code: str
    rules: str
    settings: str
    host: int | None = None
    public: bool = False
    state: TableState = TableState.WAITING
    round: int = 0
    """Rounds dealt so far, for lists."""
    awaited: tuple[int, ...] = ()
    """Seats without which nothing goes on, for lists: the one on turn, or all that have not chosen for a call."""
    winners: tuple[int, ...] = ()
    confirmed: tuple[int, ...] = ()
    """Seats that have gone on from the round's summary."""
    created: str = ""
    changed: str = ""


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat besides its cards and points.

    ``token_hash`` is the SHA-256 (hex) of its secret token. ``left`` is a seat given up for good: its token should be
    kept here all the same, so that whoever had it can still list, download and forget the match.
    """

    seat: int
    name: str
    kind: SeatKind = SeatKind.PERSON
    bot: str | None = None
    token_hash: str | None = None
    order: Order | None = None
    auto: bool = False
    timeouts: int = 0
    bank: float | None = None
    """Seconds left in its bank of time; None: it has not been drawn on."""
    left: bool = False
    next_token_hash: str | None = None
    """The token that takes the other's place once it is used."""


class LooseToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token (its SHA-256, hex) that opens no seat: void, or (``seat`` None) of somebody who waits to join.

    ``until`` is the number of the last event while it was good. ``handed_on``: others have had the seat since; else it
    went on to the same person under another token.
    """

    token_hash: str
    seat: int | None = None
    until: int = 0
    handed_on: bool = False


class StoredSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat or a quick reaction, written when event ``seq`` was the last one.

    ``token_hash`` is that of a writer without a seat who waits to join.
    """

    seq: int
    seat: int | None
    name: str
    text: str = ""
    reaction: str = ""
    token_hash: str | None = None


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in a table's row; what is UNSET stays as it is."""

    settings: str | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET
    state: TableState | UnsetType = UNSET
    round: int | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    confirmed: tuple[int, ...] | UnsetType = UNSET


class SeatChange(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in a seat's row; what is UNSET stays as it is."""

    seat: int
    name: str | UnsetType = UNSET
    kind: SeatKind | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET
    token_hash: str | UnsetType | None = UNSET
    order: Order | UnsetType | None = UNSET
    auto: bool | UnsetType = UNSET
    timeouts: int | UnsetType = UNSET
    bank: float | UnsetType | None = UNSET
    left: bool | UnsetType = UNSET
    next_token_hash: str | UnsetType | None = UNSET


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """What an append changes beside the log: the table's row, seats there are, new seats, tokens, and what was said.

    ``loose`` are new loose tokens; ``gone`` the hashes of those that are none any more.
    """

    table: TableChange = TableChange()
    seats: tuple[SeatChange, ...] = ()
    new_seats: tuple[StoredSeat, ...] = ()
    loose: tuple[LooseToken, ...] = ()
    gone: tuple[str, ...] = ()
    said: StoredSaid | None = None


# --- answers of append --------------------------------------------------------------------------------------------


class Appended(msgspec.Struct, frozen=True):
    """It is on the disk. ``last_seq`` is the number of the last event now."""

    last_seq: int


class Known(msgspec.Struct, frozen=True):
    """This actor's command with this id was done before: ``answer`` is what was answered then. Nothing was written."""

    answer: bytes


class Behind(msgspec.Struct, frozen=True):
    """The log's last event is ``last_seq``, not the one expected: somebody else was first. Nothing was written."""

    last_seq: int


# --- answers of the questions -------------------------------------------------------------------------------------


class SeatKey(msgspec.Struct, frozen=True):
    """A seat at a table."""

    match: str
    seat: int


class Held(msgspec.Struct, frozen=True):
    """What a token is or was good for: a seat at a table, or (None) a place among those who wait to join.

    ``opens``: it still opens the seat.
    """

    match: str
    seat: int | None
    opens: bool


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a match. The secret is not in its ``repr``, so that no log shows it by accident."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    events: tuple[Recorded, ...]
    secret: bytes
    said: tuple[StoredSaid, ...] = ()
    """The last lines of chat, the oldest first."""

    def __repr__(self) -> str:
        return f"StoredMatch({self.table.match!r}, {len(self.seats)} seats, {len(self.events)} events)"


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as a list shows it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    auto: bool
    left: bool


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it. ``mine`` is the seat that a token which asked opens (``tables_of``)."""

    table: StoredTable
    seats: tuple[ListedSeat, ...]
    mine: int | None = None


class Forgotten(msgspec.Struct, frozen=True):
    """Whose name and token are gone, and the name that stands in the log now. A table in memory must be loaded anew."""

    match: str
    seat: int
    name: str
