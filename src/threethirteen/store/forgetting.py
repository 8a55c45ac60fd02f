"""Taking a person's name out of the log: the one thing that rewrites what has been written."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from threethirteen.engine import Event, Recorded
from threethirteen.play import MatchStarted, SeatJoined, SeatRenamed
from threethirteen.store.columns import event_columns
from threethirteen.store.reading import events_after
from threethirteen.store.rows import Forgotten
from threethirteen.store.schema import events, seats, tables


def forget(connection: Connection, token_hash: str, changed: str) -> Forgotten | None:
    """See ``Store.forget``. The caller's transaction makes it all or nothing."""
    found = select(seats.c.match, seats.c.seat).where(seats.c.token_hash == token_hash)
    row = (connection.execute(found)).one_or_none()
    if row is None:
        return None
    match, seat = str(row.match), int(row.seat)
    name = neutral_name(seat)
    # the table's row first, as appends do, so that the two never wait for each other
    connection.execute(update(tables).where(tables.c.match == match).values(changed=changed))
    this_seat = (seats.c.match == match) & (seats.c.seat == seat)
    nothing = {"name": name, "token_hash": None, "own_order": None}
    done = connection.execute(
        update(seats).where(this_seat, seats.c.token_hash == token_hash).values(nothing)
    )
    if not done.rowcount:  # the token was given up between the question and now
        return None
    for recorded in events_after(connection, match, 0):
        event = without_name(recorded.event, seat, name)
        if event != recorded.event:
            columns = event_columns(match, Recorded(recorded.seq, event, recorded.by, recorded.at))
            this_event = (events.c.match == match) & (events.c.seq == recorded.seq)
            connection.execute(update(events).where(this_event).values(event=columns["event"]))
    return Forgotten(match, seat, name)


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
