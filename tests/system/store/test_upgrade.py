"""A database of any age becomes one of this version, whoever starts first and however many do."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

import threethirteen.store
from tests.matches import SECRET
from tests.system.store.programs import go, output, program
from tests.system.store.tables import create, nonces, token_hash
from threethirteen.engine import Recorded
from threethirteen.play import By, NonceAdded
from threethirteen.store import Appended, SeatKey, Store, StoreError, TableState
from threethirteen.store.schema import metadata
from threethirteen.store.upgrade import NEWEST, migrate, revision

FIRST = (
    """INSERT INTO tables VALUES ('old', 'K7M2', '{}', '{}', 0, true, 'playing', 2, 1, '[]', '[0]',
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z')""",
    "INSERT INTO secrets VALUES ('old', :secret)",
    """INSERT INTO seats VALUES ('old', 0, 'Ada', 'person', NULL, :hash, '["Kd",null,"3c"]', false, 1, 7.5, false)""",
    """INSERT INTO seats VALUES ('old', 1, 'Robby', 'bot', 'greedy', NULL, NULL, false, 0, NULL, false)""",
    """INSERT INTO events VALUES ('old', 1, 'person', '2026-01-01T00:00:00Z', :event)""",
    """INSERT INTO commands VALUES ('old', 'seat 0', 'c', '{"type":"ack"}')""",
)
"""A table as the first version wrote it. These lines stay as they are for ever."""


async def test_an_empty_database_becomes_what_the_code_expects(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:
        await store.upgrade()
        await store.upgrade()

        def differences(connection: Connection) -> object:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return compare_metadata(context, metadata)

        assert await store._database.read(differences) == []
        assert await store._database.read(revision) == NEWEST
        await create(store)
        assert await store.append("one", 1, nonces(2), actor="a") == Appended(2)


async def test_a_database_of_the_first_version_keeps_all_it_has(empty_url: str) -> None:
    values = {
        "secret": SECRET,
        "hash": token_hash("Ada"),
        "event": '{"type":"nonce_added","nonce":"00ff"}',
    }

    def first(connection: Connection) -> None:
        migrate(connection, None, "0001")
        for line in FIRST:
            statement = text(line)
            connection.execute(statement, {name: values[name] for name in statement.compile().params})

    async with await Store.open(empty_url) as store:
        await store._database.upgrade(first)
        await store.upgrade()
        loaded = await store.load("old")
        assert loaded is not None
        assert loaded.secret == SECRET
        assert loaded.events == (Recorded(1, NonceAdded("00ff"), By.PERSON, "2026-01-01T00:00:00Z"),)
        assert (loaded.table.code, loaded.table.state, loaded.table.confirmed) == (
            "K7M2",
            TableState.PLAYING,
            (0,),
        )
        assert loaded.table.awaited == (1,)
        assert [seat.name for seat in loaded.seats] == ["Ada", "Robby"]
        assert loaded.seats[0].bank == 7.5
        assert str(loaded.seats[0].order[0] if loaded.seats[0].order else None) == "Kd"
        assert await store.answer_to("old", "seat 0", "c") == b'{"type":"ack"}'
        assert await store.by_token_hash(token_hash("Ada")) == SeatKey("old", 0)
        assert await store.append("old", 1, nonces(2), actor="seat 0") == Appended(2)


async def test_several_processes_start_at_once(empty_url: str) -> None:
    with ExitStack() as stack:
        processes = [stack.enter_context(program("upgrade", empty_url)) for _ in range(3)]
        for process in processes:
            assert output(process).readline() == "ready\n"
        for process in processes:
            go(process)
        assert [output(process).read() for process in processes] == ["done\n"] * 3
        assert [process.wait() for process in processes] == [0] * 3


async def test_a_newer_programs_database_is_left_alone(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:
        await store.upgrade()
        await store._database.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        )
        with pytest.raises(StoreError) as caught:
            await store.upgrade()
        assert (caught.value.code, caught.value.arguments) == (
            "database-newer",
            {"found": "9999", "known": NEWEST},
        )


async def test_a_migration_that_fails_half_way_leaves_nothing(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:
        await store._database.upgrade(
            lambda connection: connection.execute(text("CREATE TABLE commands (mine integer)"))
        )
        with pytest.raises(StoreError) as caught:
            await store.upgrade()
        assert caught.value.code == "database-failed"
        names = await store._database.read(lambda connection: inspect(connection).get_table_names())
        assert names == ["commands"]


def test_the_newest_revision_is_the_last_file() -> None:
    config = Config()
    folder = Path(threethirteen.store.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


async def test_sqlite_is_set_up_to_lose_nothing_and_to_show_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "50% full.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.upgrade()
        await create(store)

        def settings(connection: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await store._database.write(settings) == ["wal", 2, 1, 1]
        for file in path.parent.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file
        assert path.parent.stat().st_mode & 0o077 == 0
