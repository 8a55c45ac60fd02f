"""What databases raise, told apart.

Their own words may quote a row, hidden cards and all: no more than the first line is passed on, and the exception that
it came from is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from threethirteen.store.errors import StoreError

RACED: Final = "raced"
"""The code of a conflict with another writer of the same number or command."""

_CONFLICTS: Final = {
    "code-taken": ("tables.code", "uq_tables_code"),
    "match-taken": ("tables.match", "pk_tables"),
    "seat-taken": ("seats.match, seats.seat", "pk_seats"),
    "token-taken": (
        "seats.token_hash",
        "uq_seats_token_hash",
        "seats.next_token_hash",
        "uq_seats_next_token_hash",
        "loose_tokens.token_hash",
        "pk_loose_tokens",
    ),
    RACED: (
        "events.match, events.seq",
        "pk_events",
        "said.match, said.place",
        "pk_said",
        "commands.match, commands.actor",
        "pk_commands",
    ),
}
"""How SQLite and PostgreSQL name the rule that a row breaks."""


def conflict(error: IntegrityError) -> str | None:
    """The code for a row that cannot be beside another; RACED where another writer was faster."""
    words = str(error.orig)
    return next((code for code, names in _CONFLICTS.items() if any(name in words for name in names)), None)


def failed(error: BaseException) -> StoreError:
    """The database gave up."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    line = (str(cause).splitlines() or [""])[0][:200]
    return StoreError("database-failed", {"detail": f"{type(cause).__name__}: {line}"})


@contextmanager
def translated(args: dict[str, str | int] | None = None, *, conflicts: bool = True) -> Iterator[None]:
    """Raise StoreError where the database raises anything; ``args`` go with a conflict.

    Without ``conflicts`` IntegrityError goes through, for somebody who asks which rule was broken.
    """
    try:
        yield
    except IntegrityError as error:
        if not conflicts:
            raise
        code = conflict(error)
        raise (failed(error) if code is None else StoreError(code, args)) from None
    except (SQLAlchemyError, OSError) as error:
        raise failed(error) from None
    except Exception as error:
        # asyncpg is not imported for the sake of its exceptions, which come by themselves while connecting
        if type(error).__module__.partition(".")[0] not in ("asyncpg", "sqlite3", "aiosqlite"):
            raise
        raise failed(error) from None
