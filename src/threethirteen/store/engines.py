"""The two databases, made alike: a function of a plain connection goes in, and it is awaited.

asyncpg is asynchronous by itself. SQLite is not, and an asynchronous driver for it hands every single step to a thread
and back, some twenty-five times an append. Here the whole transaction runs in the thread, for a third of the work.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS: Final = 2
"""Threads that read from SQLite."""

BUSY_SECONDS: Final = 15
"""How long SQLite waits for another process that is writing."""

CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 60
"""How long PostgreSQL may take to let us in, and to answer."""


class Database(Protocol):
    """Somewhere to work in transactions; each is committed at the end, and taken back where the work raises."""

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction that writes."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Do this in a transaction that reads, and sees one moment's state."""
        ...

    async def upgrade(self, work: Work[T]) -> T:
        """Do this in a transaction that changes the tables."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


def database_at(url: URL) -> Database:
    """The database with this URL; nothing connects before it is used."""
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgresql(url)


class Postgresql:
    """PostgreSQL through asyncpg."""

    def __init__(self, url: URL) -> None:
        # half of SQLAlchemy comes with it, and whoever has SQLite should not wait for that
        from sqlalchemy.ext.asyncio import create_async_engine

        options: dict[str, Any] = {
            "connect_args": {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
            "hide_parameters": True,
        }
        self._engine = create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True, **options)
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._upgrading = create_async_engine(url, poolclass=NullPool, **options)

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        async with self._reading.begin() as connection:
            return await connection.run_sync(work)

    async def upgrade(self, work: Work[T]) -> T:
        """See Database."""
        async with self._upgrading.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See Database."""
        await self._engine.dispose()
        await self._upgrading.dispose()


class Sqlite:
    """A file, with one thread that writes and some that read."""

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        self._path = Path(url.database)
        # a writer takes the lock at once: one that reads first and then finds it taken would have to start over
        self._writing = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)
        self._reading = _sqlite_engine(url, "BEGIN", pool_size=READERS, max_overflow=0)
        self._upgrading = _sqlite_engine(url, "BEGIN IMMEDIATE", foreign_keys=False, poolclass=NullPool)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        return await _in(self._writer, self._writing, work)

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        return await _in(self._readers, self._reading, work)

    async def upgrade(self, work: Work[T]) -> T:
        """See Database."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._prepare)
        return await _in(self._writer, self._upgrading, work)

    async def close(self) -> None:
        """See Database."""
        loop = asyncio.get_running_loop()
        for thread in (self._writer, self._readers):
            await loop.run_in_executor(None, thread.shutdown)
        for engine in (self._writing, self._reading, self._upgrading):
            engine.dispose()

    def _prepare(self) -> None:
        """Make the file, for this user's eyes only (it holds all hands; the files beside it get the same mode).

        SQLite keeps its log ahead of the file from now on, so that reading and writing do not wait for each other. The
        switch needs the file for itself and does not wait for that, so it is tried again.
        """
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        for tries_left in reversed(range(100)):
            connection = self._upgrading.raw_connection()
            try:
                connection.cursor().execute("PRAGMA journal_mode=WAL")
                return
            except self._upgrading.dialect.loaded_dbapi.OperationalError:
                if not tries_left:
                    raise
            finally:
                connection.close()
            time.sleep(BUSY_SECONDS / 100)


async def _in(threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
    def whole() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, whole)


def _sqlite_engine(url: URL, begin: str, *, foreign_keys: bool = True, **options: Any) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True, **options)

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # the driver must not begin transactions by itself: it would begin them too late
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        # what is deleted is overwritten: a forgotten name must not be found in the file
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
