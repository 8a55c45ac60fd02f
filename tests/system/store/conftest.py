"""The same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.databases import emptied, new_database
from threethirteen.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """A database in which nobody has made any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    async with new_database(request.getfixturevalue("postgresql")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with its tables made and nothing in them."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path}/tables.db"
        async with await Store.open(url) as store:
            await store.upgrade()
    else:
        # making a database takes a second: this one serves all tests of a worker
        url = request.getfixturevalue("shared_database")
        async with await Store.open(url) as store:
            await store.upgrade()
        await emptied(url)
    return url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on that database."""
    async with await Store.open(url) as store:
        yield store
