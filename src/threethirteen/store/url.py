"""Which database a URL means. The password never leaves this file but towards the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from threethirteen.store.errors import StoreError

_POSTGRESQL: Final = frozenset({"postgresql", "postgres", "postgresql+asyncpg"})
_SQLITE: Final = frozenset({"sqlite", "sqlite+pysqlite"})
_POSTGRESQL_QUERY: Final = frozenset({"host", "port", "sslmode", "ssl"})


def read_url(text: str) -> URL:
    """The URL for the driver: sqlite3 or asyncpg. Raises StoreError ``database-url``."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        # what cannot be taken apart may have a password anywhere
        raise StoreError("database-url", {"url": text.split(":")[0][:20] + ":…", "part": "form"}) from error
    if url.drivername in _SQLITE:
        return _sqlite(url)
    if url.drivername in _POSTGRESQL:
        return _postgresql(url)
    raise _bad(url, "scheme")


def shown(url: URL) -> str:
    """The URL for people's eyes: no password, and nothing of the query, where one may stand as well."""
    return url.set(password="***" if url.password else None, query={}).render_as_string(hide_password=False)


def _sqlite(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        # reading and writing go through connections of their own, and those would be two databases in memory
        raise _bad(url, "path")
    if url.host or url.username or url.password or url.port:
        raise _bad(url, "host")
    if url.query:
        raise _bad(url, "query")
    return url.set(drivername="sqlite+pysqlite")


def _postgresql(url: URL) -> URL:
    if not url.database:
        raise _bad(url, "path")
    if not _POSTGRESQL_QUERY.issuperset(url.query):
        raise _bad(url, "query")
    query = dict(url.query)
    if "sslmode" in query:
        # libpq's name for it, which is what everybody writes
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)


def _bad(url: URL, part: str) -> StoreError:
    return StoreError("database-url", {"url": shown(url), "part": part})
