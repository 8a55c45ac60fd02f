"""From values to the columns of the database and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from threethirteen.cards import Card
from threethirteen.engine import Event, Recorded
from threethirteen.notation.codec import from_json, to_json
from threethirteen.notation.record import SeatKind
from threethirteen.play import By
from threethirteen.store.rows import ListedSeat, Order, StoredSeat, StoredTable, TableState

Columns = dict[str, Any]

_AS_JSON: Final = frozenset({"awaited", "winners", "confirmed", "order"})
_COLUMN: Final = {"order": "own_order"}
"""Fields whose column has another name, because the field's is a word of SQL."""


def columns_of(row: msgspec.Struct) -> Columns:
    """The columns of a table's or a seat's row, or of a change in one: what is UNSET is left out."""
    columns: Columns = {}
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if value is msgspec.UNSET:
            continue
        if name in _AS_JSON and value is not None:
            value = to_json(value)
        columns[_COLUMN.get(name, name)] = value
    return columns


def event_columns(match: str, recorded: Recorded) -> Columns:
    """An event's row."""
    return {
        "match": match,
        "seq": recorded.seq,
        "by": str(recorded.by),
        "at": recorded.at,
        "event": to_json(recorded.event),
    }


def events_from(rows: Iterable[Row[Any]]) -> tuple[Recorded, ...]:
    """Events from rows of (seq, by, at, event)."""
    return tuple(Recorded(row.seq, from_json(row.event, Event), By(row.by), row.at) for row in rows)


def table_from(row: Row[Any]) -> StoredTable:
    """A table from a row with all its columns."""
    columns = dict(row._mapping)
    columns["state"] = TableState(columns["state"])
    for name in ("awaited", "winners", "confirmed"):
        columns[name] = from_json(columns[name], tuple[int, ...])
    return StoredTable(**columns)


def seat_from(row: Row[Any]) -> StoredSeat:
    """A seat from a row with all its columns."""
    columns = dict(row._mapping)
    del columns["match"]
    columns["kind"] = SeatKind(columns["kind"])
    order: Order | None = None
    if (text := columns.pop("own_order")) is not None:
        order = from_json(text, tuple[Card | None, ...])
    return StoredSeat(order=order, **columns)


def listed_seat_from(row: Row[Any]) -> ListedSeat:
    """A seat for a list, from a row with the columns that a list shows."""
    columns = dict(row._mapping)
    del columns["match"]
    columns["kind"] = SeatKind(columns["kind"])
    return ListedSeat(**columns)
