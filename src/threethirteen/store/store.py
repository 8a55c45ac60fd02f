"""The store: the event logs of all tables and what lies beside them, on SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from threethirteen.engine import Recorded
from threethirteen.store.rows import (
    Appended,
    Behind,
    Changes,
    Forgotten,
    Known,
    ListedTable,
    SeatKey,
    StoredMatch,
    StoredSeat,
    StoredTable,
)


class Store:
    """One database. All its methods may be called from many tasks at once; all raise StoreError (``errors.py``).

    ``async with await Store.open(url) as store: await store.upgrade()``
    """

    @classmethod
    async def open(cls, url: str) -> Self:
        """A store on this database: ``sqlite:///relative/path``, ``sqlite:////absolute/path`` or
        ``postgresql://user:password@host/name``. Nothing is read or written yet; call ``upgrade`` next.

        Raises StoreError ``database-url``.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what was asked for and let go of the database. Closing twice does nothing."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def upgrade(self) -> None:
        """Make the database's tables, or bring those of an earlier version up to date.

        Several processes may do so at once. Raises StoreError ``database-newer``, ``database-failed``.
        """
        raise NotImplementedError

    async def healthy(self) -> bool:
        """The database answers."""
        raise NotImplementedError

    # --- writing ---------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        events: Sequence[Recorded],
        secret: bytes,
    ) -> StoredTable:
        """A new table with its seats, its first events (from number 1) and its secret; the row as it is stored.

        Raises StoreError ``code-taken`` (choose another code), ``match-taken``, ``token-taken``.
        """
        raise NotImplementedError

    async def append(
        self,
        match: str,
        expected_seq: int,
        events: Sequence[Recorded] = (),
        *,
        actor: str,
        command_id: str | None = None,
        answer: bytes = b"",
        changes: Changes | None = None,
    ) -> Appended | Known | Behind:
        """Write events, what they change beside the log and the answer to their command, all of it or nothing.

        ``expected_seq`` is the number of the last event that the caller knows, and the events' numbers follow it. A
        command need not cause events (a new token, an own order). Without ``command_id`` (a bot, the clock) no
        command is kept. ``answer`` is UTF-8 text, and it is kept as it is: **leave tokens out of it**, they may be
        here only as hashes. Where it returns ``Appended``, everything is on the disk. If the caller is cancelled
        while it waits, the append may be done or not.

        Raises StoreError ``no-such-match``, ``no-such-seat``, ``seat-taken``, ``token-taken``, ``database-failed``;
        ValueError for events with other numbers.
        """
        raise NotImplementedError

    async def forget(self, token_hash: str) -> Forgotten | None:
        """Delete the name, the token and the own card order of the seat with this token; None where there is none.

        The name is in the log too: in MatchStarted, SeatJoined and SeatRenamed the seat's names are replaced by a
        neutral one (``#3`` for seat 2). This is the only thing that ever rewrites an event; it changes no card, no
        number, and no state but the name.
        """
        raise NotImplementedError

    # --- reading ---------------------------------------------------------------------------------------------------

    async def answer_to(self, match: str, actor: str, command_id: str) -> bytes | None:
        """What was answered to this command, if it was ever done."""
        raise NotImplementedError

    async def load(self, match: str) -> StoredMatch | None:
        """Everything about a match, as it was at one moment."""
        raise NotImplementedError

    async def events_after(self, match: str, seq: int) -> tuple[Recorded, ...]:
        """The events with higher numbers than this."""
        raise NotImplementedError

    async def by_code(self, code: str) -> str | None:
        """The match at the table with this code."""
        raise NotImplementedError

    async def by_token_hash(self, token_hash: str) -> SeatKey | None:
        """The seat whose token has this SHA-256 (hex)."""
        raise NotImplementedError

    async def public_tables(self, limit: int = 50) -> tuple[ListedTable, ...]:
        """Public tables that are not over, those changed last first."""
        raise NotImplementedError

    async def open_tables(self) -> tuple[StoredTable, ...]:
        """All tables that are not over (suspended ones are among them), those changed last first."""
        raise NotImplementedError

    async def tables_of(self, token_hashes: Iterable[str]) -> tuple[ListedTable, ...]:
        """The tables where these tokens have a seat, over or not, those changed last first."""
        raise NotImplementedError
