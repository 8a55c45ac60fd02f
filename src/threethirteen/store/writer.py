"""Appends of all tables, as many as wait in one transaction.

What costs time is the disk's word that all is written, and one such word does for many appends. While it is waited for,
the next appends gather; so a lone append never waits for company. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Connection,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from threethirteen.store.columns import Columns
from threethirteen.store.engines import Database
from threethirteen.store.errors import StoreError
from threethirteen.store.failure import RACED, conflict, translated
from threethirteen.store.rows import MOST_SAID, Appended, Behind, Known
from threethirteen.store.schema import commands, events, loose_tokens, said, seats, tables

MOST: Final = 200
"""Appends in one transaction, so that the first one does not wait too long for the last one's sake."""

TRIES: Final = 3

Outcome = Appended | Known | Behind | StoreError


@dataclass(slots=True, eq=False)
class Append:
    """An append as columns, and the future that its caller waits for."""

    match: str
    expected_seq: int
    events: list[Columns]
    actor: str
    command_id: str | None
    answer: str
    table: Columns
    seats: list[tuple[int, Columns]]
    new_seats: list[Columns]
    loose: list[Columns]
    gone: list[str]
    said: Columns | None
    done: asyncio.Future[Appended | Known | Behind] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def command(self) -> tuple[str, str, str] | None:
        """Whose command it is, and which."""
        return None if self.command_id is None else (self.match, self.actor, self.command_id)

    def settle(self, outcome: Appended | Known | Behind | Exception) -> None:
        """Let the caller know, if it still waits."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writer:
    """The one who appends, a batch at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Appended | Known | Behind:
        """Have it written, together with what else is waiting."""
        self._waiting.append(append)
        if self._task is None or self._task.done():
            # a task of its own: a caller that is cancelled must not take other callers' appends with it
            self._task = asyncio.create_task(self._write_all(), name="store-writer")
        return await append.done

    async def finish(self) -> None:
        """Wait until nothing waits."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next()
            try:
                await self._write(batch)
            except (
                Exception
            ) as error:  # a mistake of ours: whoever waits must hear of it, and the others go on
                for append in batch:
                    append.settle(error)
            except BaseException:
                # the program is being stopped
                for append in (*batch, *self._waiting):
                    append.done.cancel()
                raise

    def _next(self) -> list[Append]:
        """What goes into the next transaction: one append a match, the others stay in their order."""
        batch: dict[str, Append] = {}
        rest: list[Append] = []
        for append in self._waiting:
            if append.done.cancelled():
                continue
            if append.match in batch or len(batch) == MOST:
                rest.append(append)
            else:
                batch[append.match] = append
        self._waiting = rest
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> None:
        if len(batch) > 1:
            try:
                outcomes = await self._attempt(batch)
            except (StoreError, IntegrityError):
                # one of them may be at fault, and the others must not suffer for it: each by itself
                await self._write_singly(batch)
                return
            for append, outcome in zip(batch, outcomes, strict=True):
                append.settle(outcome)
        else:
            await self._write_singly(batch)

    async def _write_singly(self, batch: list[Append]) -> None:
        failures = 0
        for append in batch:
            outcome = await self._alone(append)
            append.settle(outcome)
            failed = isinstance(outcome, StoreError) and outcome.code == "database-failed"
            failures = failures + 1 if failed else 0
            if failures == 2 and isinstance(outcome, StoreError):
                # it is the database and not the appends: do not let each of the others find that out
                for other in batch:
                    other.settle(outcome)
                return

    async def _alone(self, append: Append) -> Outcome:
        for tries_left in reversed(range(TRIES)):
            try:
                with translated({"match": append.match}):
                    try:
                        return (await self._attempt([append]))[0]
                    except IntegrityError as error:
                        # Another process wrote the same number or command between our question and our answer.
                        # Asked again, the question has another answer.
                        if conflict(error) != RACED or not tries_left:
                            raise
            except StoreError as error:
                return error
        raise AssertionError("the last try returns")

    async def _attempt(self, batch: list[Append]) -> list[Outcome]:
        """One transaction for all of these. Raises IntegrityError or StoreError; then none of them is written."""
        with translated(conflicts=False):
            return await self._database.write(lambda connection: _append(connection, batch))


def _append(connection: Connection, batch: list[Append]) -> list[Outcome]:
    last = _last_numbers(connection, sorted(append.match for append in batch))
    known = _known(connection, batch)
    outcomes = [_outcome(append, last, known) for append in batch]
    written = [
        append for append, outcome in zip(batch, outcomes, strict=True) if isinstance(outcome, Appended)
    ]
    if written:
        _insert(connection, written)
    return outcomes


def _last_numbers(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    if connection.dialect.name != "sqlite":
        # Other processes' appends to these matches wait until ours is over; in one order, so that two processes
        # never wait for each other. The numbers are asked for afterwards, for they may have changed meanwhile.
        connection.execute(_LOCK, {"matches": matches})
    rows = connection.execute(_LAST, {"matches": matches})
    return {match: last or 0 for match, last in rows}


def _outcome(append: Append, last: dict[str, int], known: dict[tuple[str, str, str], str]) -> Outcome:
    if append.match not in last:
        return StoreError("no-such-match", {"match": append.match})
    if append.command is not None and (answer := known.get(append.command)) is not None:
        return Known(answer.encode())
    if last[append.match] != append.expected_seq:
        return Behind(last[append.match])
    return Appended(append.expected_seq + len(append.events))


def _known(connection: Connection, batch: list[Append]) -> dict[tuple[str, str, str], str]:
    asked = [append.command for append in batch if append.command is not None]
    if not asked:
        return {}
    rows = connection.execute(_KNOWN, {"asked": asked})
    return {(match, actor, command): answer for match, actor, command, answer in rows}


def _insert(connection: Connection, batch: list[Append]) -> None:
    """Write what is to be written, each kind of row at once. There is one append a match in the batch."""
    if event_rows := [row for append in batch for row in append.events]:
        connection.execute(insert(events), event_rows)
    command_rows = [
        {"match": append.match, "actor": append.actor, "command": append.command_id, "answer": append.answer}
        for append in batch
        if append.command_id is not None
    ]
    if command_rows:
        connection.execute(insert(commands), command_rows)
    alike: dict[tuple[str, ...], list[Columns]] = {}
    for append in batch:
        row = {f"new_{name}": value for name, value in append.table.items()}
        alike.setdefault(tuple(append.table), []).append({"this_match": append.match, **row})
    for names, rows in alike.items():
        connection.execute(_table_update(names), rows)
    for append in batch:
        _beside(connection, append)
        for seat, columns in append.seats:
            _update_seat(connection, append.match, seat, columns)
        if append.new_seats:
            connection.execute(insert(seats), append.new_seats)


def _beside(connection: Connection, append: Append) -> None:
    """Tokens that are loose now or no longer, and what was said; of that the oldest line goes."""
    if append.gone:
        connection.execute(delete(loose_tokens).where(loose_tokens.c.token_hash.in_(append.gone)))
    if append.loose:
        connection.execute(insert(loose_tokens), append.loose)
    if append.said is not None:
        here = said.c.match == append.match
        place = (connection.scalar(select(func.max(said.c.place)).where(here)) or 0) + 1
        connection.execute(insert(said), {**append.said, "place": place})
        connection.execute(delete(said).where(here, said.c.place <= place - MOST_SAID))


def _update_seat(connection: Connection, match: str, seat: int, columns: Columns) -> None:
    this = (seats.c.match == match) & (seats.c.seat == seat)
    done = connection.execute(update(seats).where(this).values(columns))
    if not done.rowcount:
        raise StoreError("no-such-seat", {"match": match, "seat": seat})


@cache
def _table_update(names: tuple[str, ...]) -> Update:
    values: dict[str, BindParameter[Any]] = {name: bindparam(f"new_{name}") for name in names}
    return update(tables).where(tables.c.match == bindparam("this_match")).values(values)


_LOCK: Final = (
    select(tables.c.match)
    .where(tables.c.match.in_(bindparam("matches", expanding=True)))
    .order_by(tables.c.match)
    .with_for_update()
)
_LAST: Final = select(
    tables.c.match,
    select(func.max(events.c.seq)).where(events.c.match == tables.c.match).scalar_subquery(),
).where(tables.c.match.in_(bindparam("matches", expanding=True)))
_COMMAND: Final = tuple_(commands.c.match, commands.c.actor, commands.c.command)
_KNOWN: Final = select(*commands.c[:4]).where(_COMMAND.in_(bindparam("asked", expanding=True)))
