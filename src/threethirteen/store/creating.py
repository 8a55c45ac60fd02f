"""A new table, with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert

from threethirteen.engine import Recorded
from threethirteen.store import schema
from threethirteen.store.columns import columns_of, event_columns
from threethirteen.store.rows import StoredSeat, StoredTable


def create(
    connection: Connection,
    table: StoredTable,
    seats: Sequence[StoredSeat],
    events: Sequence[Recorded],
    secret: bytes,
) -> None:
    """See ``Store.create``."""
    match = table.match
    connection.execute(insert(schema.tables), columns_of(table))
    connection.execute(insert(schema.secrets), {"match": match, "secret": secret})
    if seats:
        rows = [{"match": match, **columns_of(seat)} for seat in seats]
        connection.execute(insert(schema.seats), rows)
    if events:
        connection.execute(insert(schema.events), [event_columns(match, recorded) for recorded in events])
