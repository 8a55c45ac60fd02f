"""Deleting one's name and token: they are nowhere in the database any more, and nothing else has changed."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection, select

from tests.matches import SECRET
from tests.system.store.tables import create, nonces, table, token_hash
from threethirteen.cards import parse_cards
from threethirteen.engine import Match, Rename
from threethirteen.notation.record import RecordSeat, write_record
from threethirteen.notation.verify import verify
from threethirteen.play import MatchStarted, SeatJoined, SeatRenamed
from threethirteen.rules import RuleSet
from threethirteen.store import Appended, Changes, Forgotten, Store, StoredSeat
from threethirteen.store.schema import metadata


async def dump(store: Store) -> str:
    """Every row of every table."""

    def rows(connection: Connection) -> list[str]:
        return [repr(row) for one in metadata.sorted_tables for row in connection.execute(select(one))]

    return "\n".join(await store._database.read(rows))


def played() -> Match:
    """Zaphod begins and is called otherwise later, Trillian comes later, Marvin's seat gets another player."""
    rules = RuleSet.preset("standard", {"rounds": [3, 4], "draw.max_laps": 3})
    match = Match.start(rules, ("Zaphod", "Marvin", "Ford"), secret=SECRET)
    match = match.command(Rename(0, "Beeblebrox")).command(Rename(1, "Zarniwoop"))
    return match.join("Trillian", 12).deal()


async def stored(store: Store) -> Match:
    match = played()
    order = parse_cards("Kd 3c")
    sitting = tuple(
        StoredSeat(seat=number, name=seat.name, token_hash=token_hash(seat.name), order=order)
        for number, seat in enumerate(match.public.seats)
    )
    await store.create(table(), sitting, match.events, SECRET)
    return match


async def test_the_name_and_the_token_are_nowhere(store: Store) -> None:
    match = await stored(store)
    before = await dump(store)
    assert all(word in before for word in ("Zaphod", "Beeblebrox", token_hash("Beeblebrox")))
    assert await store.forget(token_hash("Beeblebrox")) == Forgotten("one", 0, "#1")
    after = await dump(store)
    for gone in ("Zaphod", "Beeblebrox", token_hash("Beeblebrox")):
        assert gone not in after
    for kept in ("Marvin", "Zarniwoop", "Ford", "Trillian", token_hash("Ford")):
        assert kept in after
    assert await store.forget(token_hash("Trillian")) == Forgotten("one", 3, "#4")
    assert "Trillian" not in await dump(store)
    loaded = await store.load("one")
    assert loaded is not None
    assert [seat.name for seat in loaded.seats] == ["#1", "Zarniwoop", "Ford", "#4"]
    assert [seat.token_hash is None for seat in loaded.seats] == [True, False, False, True]
    assert [seat.order is None for seat in loaded.seats] == [True, False, False, True]
    assert len(loaded.events) == len(match.events)


async def test_nothing_but_the_name_changes(store: Store) -> None:
    match = await stored(store)
    await store.forget(token_hash("Beeblebrox"))
    loaded = await store.load("one")
    assert loaded is not None
    after = Match.from_events(loaded.events, loaded.secret)
    for old, new in zip(match.events, after.events, strict=True):
        if isinstance(old.event, MatchStarted):
            assert new == replace(old, event=replace(old.event, seats=("#1", "Marvin", "Ford")))
        elif isinstance(old.event, SeatRenamed) and old.event.seat == 0:
            assert new == replace(old, event=replace(old.event, name="#1"))
        else:
            assert new == old
            assert isinstance(old.event, SeatJoined | SeatRenamed) or "#1" not in repr(new)
    assert after.state.hands == match.state.hands
    assert [seat.name for seat in after.public.seats] == ["#1", "Zarniwoop", "Ford", "Trillian"]
    over = after.call_off()
    lines = list(write_record(over, [RecordSeat(name) for name in ("#1", "Marvin", "Ford")]))
    assert verify([line.encode() for line in lines]).issue is None
    # the match goes on
    last = len(loaded.events)
    assert await store.append("one", last, nonces(last + 1), actor="seat 1") == Appended(last + 1)


async def test_an_unknown_token_forgets_nobody(store: Store) -> None:
    await create(store)
    await create(store, "two")
    before = await dump(store)
    assert await store.forget(token_hash("nobody")) is None
    assert await dump(store) == before
    assert await store.forget(token_hash("two Ada")) == Forgotten("two", 0, "#1")
    assert await store.forget(token_hash("two Ada")) is None
    other = await store.load("one")
    assert other is not None
    assert other.seats[0].name == "Ada"


async def test_a_forgotten_seat_may_be_taken_again(store: Store) -> None:
    await create(store)
    await store.forget(token_hash("one Ada"))
    seat = StoredSeat(seat=3, name="Ada", token_hash=token_hash("one Ada"))
    done = await store.append("one", 1, actor="guest", changes=Changes(new_seats=(seat,)))
    assert done == Appended(1)
