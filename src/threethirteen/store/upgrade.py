"""Bringing a database up to date when the program starts. Alembic is imported only where there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from threethirteen.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0003"
"""The revision of a database of this version: that of the last file in ``migrations/versions``."""

_LOCK: Final = 313_313_313
"""The number of PostgreSQL's lock that says: somebody is upgrading Three Thirteen's tables."""


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction. Raises StoreError ``database-newer``.

    Only one process does so at a time: SQLite's write lock is taken with the transaction, PostgreSQL has locks for
    such things. Whoever waited finds nothing to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found = revision(connection)
    if found != NEWEST:
        migrate(connection, found, "head")


def migrate(connection: Connection, found: str | None, to: str) -> None:
    """Run the migrations from this revision to that one."""
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError("database-newer", {"found": found, "known": NEWEST})
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The revision of this database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    # a % in a path would begin a placeholder
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
