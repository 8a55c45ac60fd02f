"""Questions to the database. Those that list never touch the secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from threethirteen.engine import Recorded
from threethirteen.store.columns import events_from, listed_seat_from, seat_from, table_from
from threethirteen.store.rows import ListedSeat, ListedTable, SeatKey, StoredMatch, StoredTable, TableState
from threethirteen.store.schema import commands, events, seats, secrets, tables

_LISTED = tuple(seats.c[name] for name in ("match", *ListedSeat.__struct_fields__))
_OPEN = tables.c.state != TableState.ENDED
_NEWEST_FIRST = (tables.c.changed.desc(), tables.c.match)


async def load(connection: AsyncConnection, match: str) -> StoredMatch | None:
    """See ``Store.load``."""
    table = (await connection.execute(select(tables).where(tables.c.match == match))).one_or_none()
    if table is None:
        return None
    seat_rows = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    secret = await connection.scalar(select(secrets.c.secret).where(secrets.c.match == match))
    return StoredMatch(
        table=table_from(table),
        seats=tuple(map(seat_from, seat_rows)),
        events=await events_after(connection, match, 0),
        secret=bytes(secret or b""),
    )


async def events_after(connection: AsyncConnection, match: str, seq: int) -> tuple[Recorded, ...]:
    """See ``Store.events_after``."""
    columns = (events.c.seq, events.c.by, events.c.at, events.c.event)
    later = (events.c.match == match) & (events.c.seq > seq)
    return events_from(await connection.execute(select(*columns).where(later).order_by(events.c.seq)))


async def answer_to(connection: AsyncConnection, match: str, actor: str, command_id: str) -> bytes | None:
    """See ``Store.answer_to``."""
    this = (commands.c.match == match) & (commands.c.actor == actor) & (commands.c.command == command_id)
    answer = await connection.scalar(select(commands.c.answer).where(this))
    return None if answer is None else str(answer).encode()


async def by_code(connection: AsyncConnection, code: str) -> str | None:
    """See ``Store.by_code``."""
    match = await connection.scalar(select(tables.c.match).where(tables.c.code == code))
    return None if match is None else str(match)


async def by_token_hash(connection: AsyncConnection, token_hash: str) -> SeatKey | None:
    """See ``Store.by_token_hash``."""
    found = select(seats.c.match, seats.c.seat).where(seats.c.token_hash == token_hash)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else SeatKey(row.match, row.seat)


async def open_tables(connection: AsyncConnection) -> tuple[StoredTable, ...]:
    """See ``Store.open_tables``."""
    rows = await connection.execute(select(tables).where(_OPEN).order_by(*_NEWEST_FIRST))
    return tuple(map(table_from, rows))


async def public_tables(connection: AsyncConnection, limit: int) -> tuple[ListedTable, ...]:
    """See ``Store.public_tables``."""
    return await _listed(connection, tables.c.public & _OPEN, limit=limit)


async def tables_of(connection: AsyncConnection, token_hashes: Iterable[str]) -> tuple[ListedTable, ...]:
    """See ``Store.tables_of``."""
    asked = select(seats.c.match, seats.c.seat).where(seats.c.token_hash.in_(list(token_hashes)))
    rows = await connection.execute(asked.order_by(seats.c.seat.desc()))
    mine: dict[str, int] = {row.match: row.seat for row in rows}
    if not mine:
        return ()
    return await _listed(connection, tables.c.match.in_(list(mine)), mine=mine)


async def _listed(
    connection: AsyncConnection,
    which: ColumnElement[bool],
    *,
    limit: int | None = None,
    mine: dict[str, int] | None = None,
) -> tuple[ListedTable, ...]:
    query = select(tables).where(which).order_by(*_NEWEST_FIRST).limit(limit)
    found = [table_from(row) for row in await connection.execute(query)]
    beside = await _seats_of(connection, [table.match for table in found])
    return tuple(
        ListedTable(table=table, seats=tuple(beside.get(table.match, ())), mine=(mine or {}).get(table.match))
        for table in found
    )


async def _seats_of(connection: AsyncConnection, matches: Sequence[Any]) -> dict[str, list[ListedSeat]]:
    query = select(*_LISTED).where(seats.c.match.in_(matches)).order_by(seats.c.match, seats.c.seat)
    beside: dict[str, list[ListedSeat]] = {}
    for row in await connection.execute(query):
        beside.setdefault(row.match, []).append(listed_seat_from(row))
    return beside
