"""An append is done whole or not at all, and nobody is told of it before it is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from tests.system.store.tables import create, nonces, token_hash
from threethirteen.store import (
    Appended,
    Changes,
    SeatChange,
    Store,
    StoredSeat,
    StoreError,
    writer,
)


async def everything(store: Store, match: str) -> object:
    loaded = await store.load(match)
    assert loaded is not None
    return loaded.table, loaded.seats, loaded.events, loaded.secret


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        (
            Changes(new_seats=(StoredSeat(seat=3, name="Eve", token_hash=token_hash("one Ada")),)),
            "token-taken",
        ),
        (Changes(new_seats=(StoredSeat(seat=0, name="Eve"),)), "seat-taken"),
        (Changes(seats=(SeatChange(seat=0, auto=True), SeatChange(seat=9))), "no-such-seat"),
        (Changes(seats=(SeatChange(seat=0, token_hash=token_hash("one Ben")),)), "token-taken"),
    ],
)
async def test_where_the_last_step_fails_the_first_ones_are_undone(
    store: Store, changes: Changes, code: str
) -> None:
    await create(store)
    before = await everything(store, "one")
    with pytest.raises(StoreError) as caught:
        await store.append(
            "one", 1, nonces(2, 3), actor="seat 0", command_id="c", answer=b"{}", changes=changes
        )
    assert caught.value.code == code
    assert await everything(store, "one") == before
    assert await store.answer_to("one", "seat 0", "c") is None
    # and nothing is stuck
    assert await store.append("one", 1, nonces(2), actor="seat 0", command_id="c") == Appended(2)


async def test_one_bad_append_does_not_harm_those_written_with_it(store: Store) -> None:
    matches = [f"match {number}" for number in range(12)]
    for match in matches:
        await create(store, match)
    taken = StoredSeat(seat=3, name="Eve", token_hash=token_hash("match 0 Ada"))
    done = await asyncio.gather(
        *(
            store.append(
                match,
                1,
                nonces(2),
                actor="seat 0",
                changes=Changes(new_seats=(taken,)) if match == "match 5" else None,
            )
            for match in (*matches, "nowhere")
        ),
        return_exceptions=True,
    )
    bad = done[5], done[12]
    assert [one.code for one in bad if isinstance(one, StoreError)] == ["token-taken", "no-such-match"]
    assert done[:5] + done[6:12] == [Appended(2)] * 11
    lengths = [len(await store.events_after(match, 0)) for match in matches]
    assert lengths == [2] * 5 + [1] + [2] * 6


async def test_many_tables_share_a_commit(store: Store) -> None:
    matches = [f"match {number}" for number in range(50)]
    for match in matches:
        await create(store, match)
    commits: list[object] = []
    with listening("commit", commits.append):
        done = await asyncio.gather(*(store.append(match, 1, nonces(2), actor="a") for match in matches))
    assert done == [Appended(2)] * 50
    assert len(commits) <= 3


async def test_nobody_is_told_before_the_commit(store: Store) -> None:
    await create(store)
    told: list[bool] = []
    append = asyncio.create_task(store.append("one", 1, nonces(2), actor="a"))
    with listening("commit", lambda _: told.append(append.done())):
        assert await append == Appended(2)
    assert told == [False]


async def test_a_commit_that_fails_is_no_acknowledgement(store: Store) -> None:
    await create(store)
    before = await everything(store, "one")

    def fail(_: object) -> None:
        raise OSError(28, "No space left on device")

    with listening("commit", fail), pytest.raises(StoreError) as caught:
        await store.append("one", 1, nonces(2), actor="a", command_id="c")
    assert caught.value.code == "database-failed"
    assert await everything(store, "one") == before
    assert await store.append("one", 1, nonces(2), actor="a", command_id="c") == Appended(2)


async def test_where_the_database_gives_up_everybody_is_told_soon(store: Store) -> None:
    matches = [f"match {number}" for number in range(20)]
    for match in matches:
        await create(store, match)
    tries: list[object] = []

    def fail(connection: object) -> None:
        tries.append(connection)
        raise OSError(5, "Input/output error")

    with listening("commit", fail):
        done = await asyncio.gather(
            *(store.append(match, 1, nonces(2), actor="a") for match in matches), return_exceptions=True
        )
    assert [one.code for one in done if isinstance(one, StoreError)] == ["database-failed"] * 20
    assert len(tries) < 10


async def test_a_caller_who_goes_away_takes_nobody_along(store: Store) -> None:
    for match in ("one", "two", "three"):
        await create(store, match)
    appends = [
        asyncio.create_task(store.append(match, 1, nonces(2), actor="a")) for match in ("one", "two", "three")
    ]
    await asyncio.sleep(0)
    appends[0].cancel()
    appends[1].cancel()
    assert await appends[2] == Appended(2)
    for append in appends[:2]:
        with contextlib.suppress(asyncio.CancelledError):
            await append
    assert await store.append("three", 2, nonces(3), actor="a") == Appended(3)


async def test_a_mistake_in_the_store_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match in ("one", "two"):
        await create(store, match)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_insert", broken)
        appends = [store.append(match, 1, nonces(2), actor="a") for match in ("one", "two", "one")]
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(one) for one in done] == [ZeroDivisionError] * 3
    assert await store.append("one", 1, nonces(2), actor="a") == Appended(2)


async def test_closing_finishes_what_was_asked_for(store: Store, url: str) -> None:
    for match in ("one", "two"):
        await create(store, match)
    appends = [asyncio.create_task(store.append(match, 1, nonces(2), actor="a")) for match in ("one", "two")]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == [Appended(2)] * 2
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("one", 2, nonces(3), actor="a")
    with pytest.raises(StoreError, match="closed"):
        await store.load("one")
    async with await Store.open(url) as again:
        assert len(await again.events_after("one", 0)) == 2


async def test_sqlite_waits_for_another_programs_transaction(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.upgrade()
        await create(store)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            append = asyncio.create_task(store.append("one", 1, nonces(2), actor="a"))
            assert len(await store.events_after("one", 0)) == 1, "reading waits for nobody"
            done, _ = await asyncio.wait([append], timeout=0.2)
            assert not done
            other.execute("ROLLBACK")
            assert await append == Appended(2)


@contextlib.contextmanager
def listening(name: str, hear: Callable[[Any], None]) -> Iterator[None]:
    """Hear of each commit of any database, just before it is done."""
    event.listen(Engine, name, hear)
    try:
        yield
    finally:
        event.remove(Engine, name, hear)
