"""What the store keeps and gives back, as values. Nothing that lists has a field for a secret or for a token.

Times are ISO 8601 in UTC. ``settings`` and ``rules`` are JSON texts: the store does not look into them.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

from threethirteen.cards import Card
from threethirteen.engine import Recorded
from threethirteen.notation.record import SeatKind

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
    turn: int | None = None
    """The seat on turn, for lists."""
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


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in a table's row; what is UNSET stays as it is."""

    settings: str | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET
    state: TableState | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
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


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """What an append changes beside the log: the table's row, seats there are, and new seats."""

    table: TableChange = TableChange()
    seats: tuple[SeatChange, ...] = ()
    new_seats: tuple[StoredSeat, ...] = ()


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


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a match. The secret is not in its ``repr``, so that no log shows it by accident."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    events: tuple[Recorded, ...]
    secret: bytes

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
    """A table as a list shows it. ``mine`` is the seat whose token asked (``tables_of``)."""

    table: StoredTable
    seats: tuple[ListedSeat, ...]
    mine: int | None = None


class Forgotten(msgspec.Struct, frozen=True):
    """Whose name and token are gone, and the name that stands in the log now. A table in memory must be loaded anew."""

    match: str
    seat: int
    name: str
