"""Questions to the database. Those that list never touch the secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, select

from threethirteen.engine import Recorded
from threethirteen.store.columns import events_from, listed_seat_from, seat_from, table_from
from threethirteen.store.rows import (
    Held,
    ListedSeat,
    ListedTable,
    SeatKey,
    StoredMatch,
    StoredSaid,
    StoredTable,
    TableState,
)
from threethirteen.store.schema import commands, events, loose_tokens, said, seats, secrets, tables

_LISTED = tuple(seats.c[name] for name in ("match", *ListedSeat.__struct_fields__))
_OPEN = tables.c.state != TableState.ENDED
_NEWEST_FIRST = (tables.c.changed.desc(), tables.c.match)


def load(connection: Connection, match: str) -> StoredMatch | None:
    """See ``Store.load``."""
    table = (connection.execute(select(tables).where(tables.c.match == match))).one_or_none()
    if table is None:
        return None
    seat_rows = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    secret = connection.scalar(select(secrets.c.secret).where(secrets.c.match == match))
    return StoredMatch(
        table=table_from(table),
        seats=tuple(map(seat_from, seat_rows)),
        events=events_after(connection, match, 0),
        secret=bytes(secret or b""),
        said=_said(connection, match),
    )


def _said(connection: Connection, match: str) -> tuple[StoredSaid, ...]:
    columns = [said.c[name] for name in StoredSaid.__struct_fields__]
    rows = connection.execute(select(*columns).where(said.c.match == match).order_by(said.c.place))
    return tuple(StoredSaid(**row._mapping) for row in rows)


def events_after(connection: Connection, match: str, seq: int) -> tuple[Recorded, ...]:
    """See ``Store.events_after``."""
    columns = (events.c.seq, events.c.by, events.c.at, events.c.event)
    later = (events.c.match == match) & (events.c.seq > seq)
    return events_from(connection.execute(select(*columns).where(later).order_by(events.c.seq)))


def answer_to(connection: Connection, match: str, actor: str, command_id: str) -> bytes | None:
    """See ``Store.answer_to``."""
    this = (commands.c.match == match) & (commands.c.actor == actor) & (commands.c.command == command_id)
    answer = connection.scalar(select(commands.c.answer).where(this))
    return None if answer is None else str(answer).encode()


def by_code(connection: Connection, code: str) -> str | None:
    """See ``Store.by_code``."""
    match = connection.scalar(select(tables.c.match).where(tables.c.code == code))
    return None if match is None else str(match)


def by_token_hash(connection: Connection, token_hash: str) -> SeatKey | None:
    """See ``Store.by_token_hash``."""
    found = select(seats.c.match, seats.c.seat).where(opened_by([token_hash]))
    row = (connection.execute(found)).one_or_none()
    return None if row is None else SeatKey(row.match, row.seat)


def held(connection: Connection, token_hash: str) -> Held | None:
    """See ``Store.held``."""
    seat = by_token_hash(connection, token_hash)
    if seat is not None:
        return Held(seat.match, seat.seat, True)
    found = select(loose_tokens.c.match, loose_tokens.c.seat).where(loose_tokens.c.token_hash == token_hash)
    row = (connection.execute(found)).one_or_none()
    return None if row is None else Held(row.match, row.seat, False)


def opened_by(token_hashes: Iterable[str]) -> ColumnElement[bool]:
    """Seats that one of these tokens opens."""
    hashes = list(token_hashes)
    return seats.c.token_hash.in_(hashes) | seats.c.next_token_hash.in_(hashes)


def open_tables(connection: Connection) -> tuple[StoredTable, ...]:
    """See ``Store.open_tables``."""
    rows = connection.execute(select(tables).where(_OPEN).order_by(*_NEWEST_FIRST))
    return tuple(map(table_from, rows))


def public_tables(connection: Connection, limit: int) -> tuple[ListedTable, ...]:
    """See ``Store.public_tables``."""
    return _listed(connection, tables.c.public & _OPEN, limit=limit)


def seats_of(connection: Connection, token_hashes: Iterable[str]) -> dict[str, Held]:
    """See ``Store.seats_of``."""
    hashes = set(token_hashes)
    found = {
        row.token_hash: Held(row.match, row.seat, False)
        for row in connection.execute(_once_opened_by(hashes))
    }
    asked = select(seats.c.token_hash, seats.c.next_token_hash, seats.c.match, seats.c.seat)
    rows = connection.execute(asked.where(opened_by(hashes)))
    return found | {
        token_hash: Held(row.match, row.seat, True)
        for row in rows
        for token_hash in (row.token_hash, row.next_token_hash)
        if token_hash in hashes
    }


def _once_opened_by(token_hashes: Iterable[str]) -> Select[tuple[str, str, int | None]]:
    """Seats that one of these tokens opened once, as (token_hash, match, seat)."""
    asked = select(loose_tokens.c.token_hash, loose_tokens.c.match, loose_tokens.c.seat)
    return asked.where(loose_tokens.c.token_hash.in_(list(token_hashes)) & loose_tokens.c.seat.is_not(None))


def tables_of(connection: Connection, token_hashes: Iterable[str]) -> tuple[ListedTable, ...]:
    """See ``Store.tables_of``."""
    hashes = list(token_hashes)
    asked = select(seats.c.match, seats.c.seat).where(opened_by(hashes))
    rows = connection.execute(asked.order_by(seats.c.seat.desc()))
    mine: dict[str, int] = {row.match: row.seat for row in rows}
    matches = {*mine, *(row.match for row in connection.execute(_once_opened_by(hashes)))}
    if not matches:
        return ()
    return _listed(connection, tables.c.match.in_(matches), mine=mine)


def _listed(
    connection: Connection,
    which: ColumnElement[bool],
    *,
    limit: int | None = None,
    mine: dict[str, int] | None = None,
) -> tuple[ListedTable, ...]:
    query = select(tables).where(which).order_by(*_NEWEST_FIRST).limit(limit)
    found = [table_from(row) for row in connection.execute(query)]
    beside = _seats_of(connection, [table.match for table in found])
    return tuple(
        ListedTable(table=table, seats=tuple(beside.get(table.match, ())), mine=(mine or {}).get(table.match))
        for table in found
    )


def _seats_of(connection: Connection, matches: Sequence[Any]) -> dict[str, list[ListedSeat]]:
    query = select(*_LISTED).where(seats.c.match.in_(matches)).order_by(seats.c.match, seats.c.seat)
    beside: dict[str, list[ListedSeat]] = {}
    for row in connection.execute(query):
        beside.setdefault(row.match, []).append(listed_seat_from(row))
    return beside
