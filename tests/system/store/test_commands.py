"""O13: the same command id twice has one effect and the same answer."""

from __future__ import annotations

import asyncio

from tests.system.store.tables import create, nonces
from threethirteen.store import Appended, Behind, Changes, Known, SeatChange, Store, TableChange

ANSWER = '{"type":"ack","sentence":"Zoë zieht ♥"}'.encode()


async def test_a_command_is_done_once_and_answered_alike(store: Store) -> None:
    await create(store)
    first = await store.append("one", 1, nonces(2, 2), actor="seat 0", command_id="c", answer=ANSWER)
    assert first == Appended(3)
    # the same again, and again with what the client has learnt since, and again with something else
    for expected, events in ((1, nonces(2, 2)), (3, nonces(4, 2)), (3, ()), (77, nonces(78))):
        again = await store.append("one", expected, events, actor="seat 0", command_id="c", answer=b"other")
        assert again == Known(ANSWER)
    assert len(await store.events_after("one", 0)) == 3
    assert await store.answer_to("one", "seat 0", "c") == ANSWER


async def test_a_repeat_changes_nothing_beside_the_log(store: Store) -> None:
    await create(store)
    once = Changes(table=TableChange(round=1), seats=(SeatChange(seat=0, timeouts=1),))
    twice = Changes(table=TableChange(round=2), seats=(SeatChange(seat=0, timeouts=2),))
    assert await store.append("one", 1, actor="a", command_id="c", answer=b"1", changes=once) == Appended(1)
    assert await store.append("one", 1, actor="a", command_id="c", answer=b"2", changes=twice) == Known(b"1")
    loaded = await store.load("one")
    assert loaded is not None
    assert (loaded.table.round, loaded.seats[0].timeouts) == (1, 1)


async def test_ids_are_the_actors_own(store: Store) -> None:
    await create(store)
    await create(store, "two")
    for match, actor, last in (("one", "seat 0", 1), ("one", "seat 1", 2), ("two", "seat 0", 1)):
        answer = f"{match} {actor}".encode()
        done = await store.append(match, last, nonces(last + 1), actor=actor, command_id="c", answer=answer)
        assert done == Appended(last + 1)
        assert await store.answer_to(match, actor, "c") == answer
    assert await store.answer_to("two", "seat 1", "c") is None


async def test_the_clock_and_bots_have_no_ids(store: Store) -> None:
    await create(store)
    assert await store.append("one", 1, nonces(2), actor="clock") == Appended(2)
    assert await store.append("one", 2, nonces(3), actor="clock") == Appended(3)


async def test_many_at_once_with_one_id(store: Store) -> None:
    await create(store)
    done = await asyncio.gather(
        *(
            store.append("one", 1, nonces(2), actor="seat 0", command_id="c", answer=b"%d" % number)
            for number in range(20)
        )
    )
    assert done == [Appended(2)] + [Known(b"0")] * 19


async def test_many_at_once_with_one_number(store: Store) -> None:
    await create(store)
    done = await asyncio.gather(
        *(
            store.append("one", 1, nonces(2), actor="seat 0", command_id=f"c{number}", answer=b"{}")
            for number in range(20)
        )
    )
    assert done == [Appended(2)] + [Behind(2)] * 19
    assert [await store.answer_to("one", "seat 0", f"c{number}") for number in range(20)] == [b"{}"] + [
        None
    ] * 19
