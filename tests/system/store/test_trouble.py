"""Databases that are not there: an error with a code, in which there is no password, and nothing that hangs."""

from __future__ import annotations

import traceback
from pathlib import Path

import pytest

from tests.system.store.tables import create
from threethirteen.store import Store, StoreError


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("", "form"),
        ("tables.db", "form"),
        ("postgresql://ada:hunter2@host:port/name", "form"),
        ("mysql://ada:hunter2@host/name", "scheme"),
        ("sqlite+aiosqlite:///x.db", "scheme"),
        ("postgresql+psycopg://ada:hunter2@host/name", "scheme"),
        ("sqlite://", "path"),
        ("sqlite:///:memory:", "path"),
        ("sqlite:///file:x.db?uri=true", "path"),
        ("sqlite://ada:hunter2@host/x.db", "host"),
        ("sqlite:///x.db?mode=ro", "query"),
        ("postgresql://ada:hunter2@host", "path"),
        ("postgresql://ada:hunter2@host/name?passfile=hunter2", "query"),
    ],
)
async def test_other_urls_are_refused_without_their_password(url: str, part: str) -> None:
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    assert caught.value.code == "database-url"
    assert caught.value.arguments["part"] == part
    assert "hunter2" not in "".join(traceback.format_exception_only(caught.value))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:hunter2@localhost:1/name",
        "postgres://ada:hunter2@127.0.0.1:1/name?sslmode=require",
        "postgresql://ada:hunter2@/name?host=/nowhere",
        "sqlite:////dev/null/x.db",
    ],
)
async def test_a_database_out_of_reach(url: str) -> None:
    async with await Store.open(url) as store:
        assert not await store.healthy()
        for attempt in (
            store.upgrade,
            store.open_tables,
            lambda: store.append("m", 0, actor="a"),
            lambda: create(store),
            lambda: store.forget("h"),
        ):
            with pytest.raises(StoreError) as caught:
                await attempt()
            assert caught.value.code == "database-failed"
            assert "hunter2" not in "".join(traceback.format_exception(caught.value))


async def test_postgresql_with_a_wrong_name(postgresql: str) -> None:
    async with await Store.open(postgresql.replace("/postgres?", "/nothing_there?")) as store:
        with pytest.raises(StoreError) as caught:
            await store.upgrade()
        assert caught.value.code == "database-failed"
        assert "nothing_there" in str(caught.value)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("This is not a database, but a text that somebody wrote." * 100)
    async with await Store.open(f"sqlite:///{tmp_path}/x.db") as store:
        with pytest.raises(StoreError) as caught:
            await store.upgrade()
        assert caught.value.code == "database-failed"


async def test_a_database_without_tables(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:
        assert await store.healthy()
        with pytest.raises(StoreError) as caught:
            await create(store)
        assert caught.value.code == "database-failed"


async def test_health(store: Store) -> None:
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()
