"""What is written is read again as it was, and the log only ever grows at its end."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.golden.observations import honest_match
from tests.matches import SECRET, Whim, all_at_once, whimsical
from tests.system.store.tables import (
    create,
    nonces,
    redemption,
    renamed_and_reseated,
    seats,
    solo,
    table,
    token_hash,
    whole,
)
from threethirteen.cards import parse_cards
from threethirteen.engine import Event, Match, Recorded
from threethirteen.notation.record import SeatKind
from threethirteen.rules import RuleSet
from threethirteen.store import (
    Appended,
    Behind,
    Changes,
    SeatChange,
    Store,
    StoredSeat,
    StoreError,
    TableChange,
    TableState,
)


async def test_every_type_of_event_comes_back_as_it_was(store: Store) -> None:
    logs = {
        "one": whole("seed"),
        "two": whole("b"),
        "three": whole("d"),
        "long": whimsical(house_rules={"rounds": [13], "draw.max_laps": 60}, seed="d").events,
        "four": renamed_and_reseated().events,
        "redemption": redemption().events,
        "honest": honest_match().events,
        "at once": all_at_once(RuleSet.preset("speed", {"rounds": [3, 4]}), ("Ada", "Ben"))
        .play([Whim()] * 2)
        .events,
        "alone": solo().events,
    }
    types = {type(recorded.event) for log in logs.values() for recorded in log}
    assert types == set(get_args(Event)), "this test must have them all"
    for match, log in logs.items():
        await create(store, match, log[:1])
        middle = len(log) // 2
        assert await store.append(match, 1, log[1:middle], actor="seat 0") == Appended(middle)
        assert await store.append(match, middle, log[middle:], actor="seat 0") == Appended(len(log))
    for match, log in logs.items():
        loaded = await store.load(match)
        assert loaded is not None
        assert loaded.events == log
        assert loaded.secret == SECRET
        assert Match.from_events(loaded.events, loaded.secret) == Match.from_events(log, SECRET)
        assert await store.events_after(match, 0) == log
        assert await store.events_after(match, 5) == log[5:]
        assert await store.events_after(match, len(log)) == ()


async def test_what_lies_beside_the_log_comes_back_as_it_was(store: Store) -> None:
    made = await store.create(table(host=0, public=True), seats(), whole()[:1], SECRET)
    assert made.created == made.changed != ""
    loaded = await store.load("one")
    assert loaded is not None
    assert loaded.table == made
    assert loaded.seats == seats()

    order = (*parse_cards("Kd 3c"), None, *parse_cards("9s 9h JK"))
    bot = StoredSeat(seat=3, name="Robby", kind=SeatKind.BOT, bot="greedy", bank=12.5)
    changes = Changes(
        table=TableChange(
            settings="[]",
            host=None,
            public=False,
            state=TableState.SUMMARY,
            round=3,
            awaited=(2, 0),
            winners=(0, 1),
            confirmed=(1,),
        ),
        seats=(
            SeatChange(seat=1, order=order, auto=True, timeouts=2, bank=0.0),
            SeatChange(seat=0, token_hash=None, left=True),
        ),
        new_seats=(bot,),
    )
    assert await store.append("one", 1, actor="host", changes=changes) == Appended(1)
    after = await store.load("one")
    assert after is not None
    row = after.table
    assert (row.settings, row.host, row.public, row.state) == ("[]", None, False, TableState.SUMMARY)
    assert (row.round, row.awaited, row.winners, row.confirmed) == (3, (2, 0), (0, 1), (1,))
    assert row.created == made.created <= row.changed
    ada, ben, other, robby = after.seats
    assert (ada.name, ada.token_hash, ada.left) == ("Ada", None, True)
    assert (ben.order, ben.auto, ben.timeouts, ben.bank) == (order, True, 2, 0.0)
    assert ben.token_hash == token_hash("one Ben")
    assert other == seats()[2]
    assert robby == bot
    # what is not said stays as it is
    await store.append("one", 1, actor="host", changes=Changes(seats=(SeatChange(seat=1, auto=False),)))
    again = await store.load("one")
    assert again is not None
    assert (again.seats[1].order, again.seats[1].auto) == (order, False)
    assert again.table.winners == (0, 1)


@pytest.mark.parametrize("expected", [0, 1, 2, 4, 5])
async def test_whoever_knows_another_last_number_is_told_and_nothing_is_written(
    store: Store, expected: int
) -> None:
    await create(store, events=whole()[:3])
    answer = await store.append(
        "one",
        expected,
        nonces(expected + 1),
        actor="seat 0",
        command_id="c",
        answer=b"{}",
        changes=Changes(table=TableChange(round=9)),
    )
    assert answer == Behind(3)
    loaded = await store.load("one")
    assert loaded is not None
    assert loaded.events == whole()[:3]
    assert loaded.table.round == 0
    assert loaded.table.changed == loaded.table.created
    assert await store.answer_to("one", "seat 0", "c") is None


async def test_numbers_with_gaps_are_a_mistake(store: Store) -> None:
    await create(store)
    for wrong in (nonces(1), nonces(3), (*nonces(2), *nonces(4)), (*nonces(3), *nonces(2))):
        with pytest.raises(ValueError, match="after event 1 come"):
            await store.append("one", 1, wrong, actor="seat 0")
    with pytest.raises(ValueError, match="after event 0 come"):
        await create(store, "two", nonces(2))
    assert len(await store.events_after("one", 0)) == 1


async def test_there_must_be_a_table_and_a_seat(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        await store.append("none", 0, nonces(1), actor="seat 0")
    assert (caught.value.code, caught.value.arguments) == ("no-such-match", {"match": "none"})
    assert await store.load("none") is None
    assert await store.events_after("none", 0) == ()
    await create(store)
    changes = Changes(seats=(SeatChange(seat=7, auto=True),))
    with pytest.raises(StoreError) as caught:
        await store.append("one", 1, nonces(2), actor="seat 7", changes=changes)
    assert (caught.value.code, caught.value.arguments) == ("no-such-seat", {"match": "one", "seat": 7})
    assert len(await store.events_after("one", 0)) == 1


async def test_codes_ids_seats_and_tokens_are_there_once(store: Store) -> None:
    await create(store)
    for match, code, token, expected in (
        ("two", "code-one", "new", "code-taken"),
        ("one", "new", "new", "match-taken"),
        ("two", "new", "one Ben", "token-taken"),
    ):
        seat = StoredSeat(seat=0, name="Eve", token_hash=token_hash(token))
        with pytest.raises(StoreError) as caught:
            await store.create(table(match, code=code), [seat], whole()[:1], SECRET)
        assert caught.value.code == expected
    assert await store.load("two") is None
    for seat, expected in (
        (StoredSeat(seat=1, name="Eve"), "seat-taken"),
        (StoredSeat(seat=3, name="Eve", token_hash=token_hash("one Ada")), "token-taken"),
    ):
        with pytest.raises(StoreError) as caught:
            await store.append("one", 1, nonces(2), actor="guest", changes=Changes(new_seats=(seat,)))
        assert caught.value.code == expected
    assert len(await store.events_after("one", 0)) == 1


async def test_a_table_may_begin_with_several_events_and_without_seats(store: Store) -> None:
    log: tuple[Recorded, ...] = whole()
    await store.create(table(), (), log, SECRET)
    assert await store.events_after("one", 0) == log
