"""Bringing a database up to date when the program starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from threethirteen.store.errors import StoreError

_LOCK: Final = 313_313_313
"""The number of PostgreSQL's lock that says: somebody is upgrading Three Thirteen's tables."""


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction. Raises StoreError ``database-newer``.

    Only one process does so at a time: SQLite's write lock is taken with the transaction, PostgreSQL has locks for
    such things. Whoever waited finds nothing to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    known = newest()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == known:
        return
    if found is not None and found not in _revisions():
        raise StoreError("database-newer", {"found": found, "known": known})
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def newest() -> str:
    """The revision that a database of this version has."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _revisions() -> frozenset[str]:
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    # a % in a path would begin a placeholder
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
