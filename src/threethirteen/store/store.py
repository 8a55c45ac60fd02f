"""The store: the event logs of all tables and what lies beside them, on SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Self, TypeVar

from msgspec.structs import replace
from sqlalchemy import select

from threethirteen.engine import Recorded
from threethirteen.store import creating, reading
from threethirteen.store.columns import columns_of, event_columns
from threethirteen.store.engines import Database, Work, database_at
from threethirteen.store.errors import StoreError
from threethirteen.store.failure import translated
from threethirteen.store.forgetting import forget
from threethirteen.store.rows import (
    Appended,
    Behind,
    Changes,
    Forgotten,
    Held,
    Known,
    ListedTable,
    SeatKey,
    StoredMatch,
    StoredSeat,
    StoredTable,
)
from threethirteen.store.upgrade import upgrade
from threethirteen.store.url import read_url
from threethirteen.store.writer import Append, Writer

T = TypeVar("T")


class Store:
    """One database. All its methods may be called from many tasks at once; all raise StoreError (``errors.py``).

    ``async with await Store.open(url) as store: await store.upgrade()``
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Self:
        """A store on this database: ``sqlite:///relative/path``, ``sqlite:////absolute/path`` or
        ``postgresql://user:password@host/name``. Nothing is read or written yet; call ``upgrade`` next.

        Raises StoreError ``database-url``.
        """
        return cls(database_at(read_url(url)))

    async def close(self) -> None:
        """Finish what was asked for and let go of the database. Closing twice does nothing."""
        if not self._closed:
            self._closed = True
            await self._writer.finish()
            with translated():
                await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def upgrade(self) -> None:
        """Make the database's tables, or bring those of an earlier version up to date.

        Several processes may do so at once. Raises StoreError ``database-newer``, ``database-failed``.
        """
        self._refuse_if_closed()
        with translated():
            await self._database.upgrade(upgrade)

    async def healthy(self) -> bool:
        """The database answers."""
        try:
            return bool(await self._ask(lambda connection: connection.scalar(select(1))))
        except StoreError:
            return False

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
        _check_numbers(0, events)
        self._refuse_if_closed()
        now = _now()
        table = replace(table, created=now, changed=now)
        with translated({"match": table.match, "code": table.code}):
            await self._database.write(
                lambda connection: creating.create(connection, table, seats, events, secret)
            )
        return table

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
        _check_numbers(expected_seq, events)
        self._refuse_if_closed()
        changes = changes or Changes()
        return await self._writer.append(
            Append(
                match=match,
                expected_seq=expected_seq,
                events=[event_columns(match, recorded) for recorded in events],
                actor=actor,
                command_id=command_id,
                answer=answer.decode(),
                table={**columns_of(changes.table), "changed": _now()},
                seats=[(change.seat, columns_of(change)) for change in changes.seats],
                new_seats=[{"match": match, **columns_of(seat)} for seat in changes.new_seats],
                loose=[{"match": match, **columns_of(token)} for token in changes.loose],
                gone=list(changes.gone),
                said=None if changes.said is None else {"match": match, **columns_of(changes.said)},
            )
        )

    async def forget(self, token_hash: str) -> Forgotten | None:
        """Delete the name, the token, the own card order and the chat of whoever has the seat with this token, or had
        it; None where nobody did. Of somebody who waits to join it deletes the chat, and the answer is None as well:
        name and token are part of the table, and go from there by leaving it.

        A void token deletes what belongs to its time only: who sits there now stays (with a name no longer if it is the
        same person under a newer token), and so does what they have written since somebody else sat there.
        The name is in the log too: in MatchStarted, SeatJoined and SeatRenamed the seat's names are replaced by a
        neutral one (``#3`` for seat 2). This is the only thing that ever rewrites an event; it changes no card, no
        number, and no state but the name.
        """
        self._refuse_if_closed()
        with translated():
            return await self._database.write(lambda connection: forget(connection, token_hash, _now()))

    # --- reading ---------------------------------------------------------------------------------------------------

    async def answer_to(self, match: str, actor: str, command_id: str) -> bytes | None:
        """What was answered to this command, if it was ever done."""
        return await self._ask(lambda connection: reading.answer_to(connection, match, actor, command_id))

    async def load(self, match: str) -> StoredMatch | None:
        """Everything about a match, as it was at one moment."""
        return await self._ask(lambda connection: reading.load(connection, match))

    async def events_after(self, match: str, seq: int) -> tuple[Recorded, ...]:
        """The events with higher numbers than this."""
        return await self._ask(lambda connection: reading.events_after(connection, match, seq))

    async def by_code(self, code: str) -> str | None:
        """The match at the table with this code."""
        if "\0" in code:
            return None  # no table has such a code, and PostgreSQL cannot even be asked for one
        return await self._ask(lambda connection: reading.by_code(connection, code))

    async def by_token_hash(self, token_hash: str) -> SeatKey | None:
        """The seat whose token has this SHA-256 (hex)."""
        return await self._ask(lambda connection: reading.by_token_hash(connection, token_hash))

    async def held(self, token_hash: str) -> Held | None:
        """What the token with this SHA-256 (hex) is good for or was once."""
        return await self._ask(lambda connection: reading.held(connection, token_hash))

    async def seats_of(self, token_hashes: Iterable[str]) -> dict[str, Held]:
        """The seats that these tokens open or opened once, by the tokens' SHA-256 (hex)."""
        return await self._ask(lambda connection: reading.seats_of(connection, token_hashes))

    async def public_tables(self, limit: int = 50) -> tuple[ListedTable, ...]:
        """Public tables that are not over, those changed last first."""
        return await self._ask(lambda connection: reading.public_tables(connection, limit))

    async def open_tables(self) -> tuple[StoredTable, ...]:
        """All tables that are not over (suspended ones are among them), those changed last first."""
        return await self._ask(reading.open_tables)

    async def tables_of(self, token_hashes: Iterable[str]) -> tuple[ListedTable, ...]:
        """The tables where these tokens have or had a seat, over or not, those changed last first."""
        return await self._ask(lambda connection: reading.tables_of(connection, token_hashes))

    # --- what all of them do ---------------------------------------------------------------------------------------

    async def _ask(self, question: Work[T]) -> T:
        self._refuse_if_closed()
        with translated():
            return await self._database.read(question)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreError("closed")


def _check_numbers(last: int, events: Sequence[Recorded]) -> None:
    numbers = [recorded.seq for recorded in events]
    if numbers != list(range(last + 1, last + 1 + len(numbers))):
        raise ValueError(f"after event {last} come {numbers}")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
