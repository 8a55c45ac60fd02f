"""Servers on SQLite and on a real PostgreSQL: a test that takes ``database`` runs on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import emptied
from threethirteen.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables of anybody."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    url: str = request.getfixturevalue("shared_database")
    async with await Store.open(url) as store:
        await store.upgrade()
    await emptied(url)
    return url
