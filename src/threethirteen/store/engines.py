"""Connections to the database, set up so that what is committed is on the disk."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from sqlite3 import OperationalError
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

BUSY_SECONDS: Final = 15
"""How long SQLite waits for another process that is writing."""

CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 60
"""How long PostgreSQL may take to let us in, and to answer."""


class Engines(NamedTuple):
    """Three ways in: one connection that writes, some that read a moment's state, and one to change the tables."""

    write: AsyncEngine
    read: AsyncEngine
    upgrade: AsyncEngine

    async def dispose(self) -> None:
        """Close all connections."""
        for engine in self:
            await engine.dispose()


def engines_for(url: URL) -> Engines:
    """Engines for this database; none connects before it is used."""
    if url.get_backend_name() == "sqlite":
        return Engines(
            _sqlite(url, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0),
            _sqlite(url, "BEGIN", pool_size=2, max_overflow=4),
            _sqlite(url, "BEGIN IMMEDIATE", foreign_keys=False, poolclass=NullPool),
        )
    options: dict[str, Any] = {
        "connect_args": {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
        "hide_parameters": True,
    }
    write = create_async_engine(url, pool_size=2, max_overflow=4, pool_pre_ping=True, **options)
    # a question may take several statements, and they must not see different moments
    read = write.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return Engines(write, read, create_async_engine(url, poolclass=NullPool, **options))


def _sqlite(url: URL, begin: str, *, foreign_keys: bool = True, **options: Any) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # the driver must not begin transactions by itself: it would begin them too late
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        # what is deleted is overwritten: a forgotten name must not be found in the file
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        # a writer takes the lock at once: one that reads first and then finds it taken would have to start over
        connection.exec_driver_sql(begin)

    return engine


async def use_wal(engine: AsyncEngine) -> None:
    """Let SQLite keep its log ahead of the file, so that reading and writing do not wait for each other.

    The file remembers it. The switch needs the file for itself and does not wait, so it is tried again.
    """
    for tries_left in reversed(range(100)):
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            assert raw.driver_connection is not None
            try:
                await raw.driver_connection.execute("PRAGMA journal_mode=WAL")
                return
            except OperationalError:
                if not tries_left:
                    raise
        await asyncio.sleep(BUSY_SECONDS / 100)


def make_private_file(url: URL) -> None:
    """Make SQLite's file, for this user's eyes only: it holds all hands. The files beside it get the same mode."""
    assert url.database is not None
    path = Path(url.database)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
