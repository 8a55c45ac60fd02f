"""Taking a person's name and words out of the database: the one thing that rewrites what has been written.

A seat may have had several holders one after the other, and each of them several tokens. What is deleted is what was
there in the time of the token's holder, and nothing of those before and after.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection, and_, delete, func, or_, select, update

from threethirteen.engine import Event, Recorded
from threethirteen.play import MatchStarted, SeatJoined, SeatRenamed
from threethirteen.store.columns import event_columns
from threethirteen.store.reading import events_after, held
from threethirteen.store.rows import Forgotten
from threethirteen.store.schema import events, loose_tokens, said, seats, tables


@dataclass(frozen=True, slots=True)
class _Time:
    """From after event ``since`` to event ``until`` (None: to this day) the seat was the token's holder's."""

    since: int
    until: int | None

    def has(self, seq: int) -> bool:
        """This event is of that time."""
        return self.since < seq and (self.until is None or seq <= self.until)


def forget(connection: Connection, token_hash: str, changed: str) -> Forgotten | None:
    """See ``Store.forget``. The caller's transaction makes it all or nothing."""
    asked = held(connection, token_hash)
    if asked is None:
        return None
    match = asked.match
    if asked.seat is None:
        # who waits has no name in the log, and what they said stands under none
        connection.execute(delete(said).where(said.c.match == match, said.c.token_hash == token_hash))
        return None
    # the table's row first, as appends do, so that the two never wait for each other
    connection.execute(update(tables).where(tables.c.match == match).values(changed=changed))
    # asked for again: the token may have been given up meanwhile
    found = held(connection, token_hash)
    if found is None or found.seat is None:
        return None
    seat, name = found.seat, neutral_name(found.seat)
    time = _time(connection, match, seat, token_hash)
    if found.opens:
        _empty_seat(connection, match, seat, token_hash)
    named = _rewrite(connection, match, seat, name, time)
    if named:
        this_seat = (seats.c.match == match) & (seats.c.seat == seat)
        connection.execute(update(seats).where(this_seat).values(name=name))
    _delete_tokens_and_words(connection, match, seat, time, token_hash)
    return Forgotten(match, seat, name)


def _time(connection: Connection, match: str, seat: int, token_hash: str) -> _Time:
    this_seat = (loose_tokens.c.match == match) & (loose_tokens.c.seat == seat)
    own = connection.execute(
        select(loose_tokens.c.until).where(this_seat, loose_tokens.c.token_hash == token_hash)
    ).one_or_none()
    ends = select(loose_tokens.c.until).where(this_seat, loose_tokens.c.handed_on)
    if own is None:
        return _Time(connection.scalar(select(func.max(ends.subquery().c.until))) or 0, None)
    numbers = sorted(row.until for row in connection.execute(ends))
    return _Time(
        max((end for end in numbers if end < own.until), default=0),
        min((end for end in numbers if end >= own.until), default=None),
    )


def _empty_seat(connection: Connection, match: str, seat: int, token_hash: str) -> None:
    """Nobody has a token of this seat any more."""
    this_seat = (seats.c.match == match) & (seats.c.seat == seat)
    nothing = {"token_hash": None, "next_token_hash": None, "own_order": None}
    connection.execute(update(seats).where(this_seat).values(nothing))


def _rewrite(connection: Connection, match: str, seat: int, name: str, time: _Time) -> bool:
    """Replace the seat's names of that time in the log; true where the seat's name today is one of them."""
    last_named = 0
    for recorded in events_after(connection, match, 0):
        event = without_name(recorded.event, seat, name)
        if _names(recorded.event, seat):
            last_named = recorded.seq
        if event != recorded.event and time.has(recorded.seq):
            columns = event_columns(match, Recorded(recorded.seq, event, recorded.by, recorded.at))
            this_event = (events.c.match == match) & (events.c.seq == recorded.seq)
            connection.execute(update(events).where(this_event).values(event=columns["event"]))
    return time.until is None or time.has(last_named)


def _delete_tokens_and_words(
    connection: Connection, match: str, seat: int, time: _Time, token_hash: str
) -> None:
    until = time.until
    of_time = and_(
        loose_tokens.c.match == match, loose_tokens.c.seat == seat, loose_tokens.c.until > time.since
    )
    lines = and_(said.c.match == match, said.c.seat == seat, said.c.seq > time.since)
    if until is not None:
        of_time, lines = and_(of_time, loose_tokens.c.until <= until), and_(lines, said.c.seq <= until)
    hashes = {
        token_hash,
        *(row.token_hash for row in connection.execute(select(loose_tokens).where(of_time))),
    }
    waited = and_(said.c.match == match, said.c.token_hash.in_(list(hashes)))
    connection.execute(delete(said).where(or_(lines, waited)))
    connection.execute(delete(loose_tokens).where(loose_tokens.c.token_hash.in_(list(hashes))))


def neutral_name(seat: int) -> str:
    """What stands in a name's place, the same in all languages: ``#3`` for seat 2."""
    return f"#{seat + 1}"


def without_name(event: Event, seat: int, name: str) -> Event:
    """The event with this name where it tells the seat's."""
    match event:
        case MatchStarted(seats=names) if seat < len(names):
            return replace(event, seats=(*names[:seat], name, *names[seat + 1 :]))
        case SeatJoined(seat=number) | SeatRenamed(seat=number) if number == seat:
            return replace(event, name=name)
        case _:
            return event


def _names(event: Event, seat: int) -> bool:
    return without_name(event, seat, "") != event
