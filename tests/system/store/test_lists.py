"""What can be asked about tables, and that no answer says more than it should."""

from __future__ import annotations

import asyncio

import pytest

from tests.matches import SECRET
from tests.system.store.tables import create, nonces, seats, table, token_hash, whole
from threethirteen.notation.codec import to_json
from threethirteen.store import (
    Changes,
    ListedTable,
    SeatChange,
    SeatKey,
    Store,
    StoredSeat,
    TableChange,
    TableState,
)


def matches(listed: tuple[ListedTable, ...]) -> list[str]:
    return [one.table.match for one in listed]


async def change(store: Store, match: str, table: TableChange, *seats: SeatChange) -> None:
    await asyncio.sleep(0.002)  # changes in one millisecond are in no order
    await store.append(match, 1, actor="host", changes=Changes(table=table, seats=seats))


async def test_a_code_and_a_token_lead_to_their_table(store: Store) -> None:
    await create(store, "one")
    await create(store, "two")
    assert await store.by_code("code-two") == "two"
    assert await store.by_code("one") is None, "a public id opens nothing"
    assert await store.by_token_hash(token_hash("two Ben")) == SeatKey("two", 1)
    for wrong in ("", "two", token_hash("nobody"), token_hash("two Ben").upper()):
        assert await store.by_token_hash(wrong) is None


async def test_a_new_token_voids_the_old_one(store: Store) -> None:
    await create(store)
    await change(store, "one", TableChange(), SeatChange(seat=1, token_hash=token_hash("new")))
    assert await store.by_token_hash(token_hash("one Ben")) is None
    assert await store.by_token_hash(token_hash("new")) == SeatKey("one", 1)
    await change(store, "one", TableChange(), SeatChange(seat=1, token_hash=None))
    assert await store.by_token_hash(token_hash("new")) is None


async def test_public_tables_are_those_that_are_open_to_all(store: Store) -> None:
    for match in ("a", "b", "c", "over", "put aside"):
        await create(store, match, public=True)
    await create(store, "private")
    await change(store, "over", TableChange(state=TableState.ENDED))
    await change(store, "put aside", TableChange(state=TableState.SUSPENDED))
    await change(store, "a", TableChange(round=1))
    await change(store, "b", TableChange(public=False))
    await change(store, "c", TableChange(round=1))
    assert matches(await store.public_tables()) == ["c", "a", "put aside"]
    assert matches(await store.public_tables(2)) == ["c", "a"]
    assert [seat.name for seat in (await store.public_tables())[0].seats] == ["Ada", "Ben", "Ada 2"]


async def test_open_tables_are_those_to_revive(store: Store) -> None:
    for match in ("a", "b", "over"):
        await create(store, match)
    await change(store, "b", TableChange(state=TableState.SUSPENDED))
    await change(store, "over", TableChange(state=TableState.ENDED))
    await change(store, "a", TableChange(awaited=(1,)))
    assert [(table.match, table.state) for table in await store.open_tables()] == [
        ("a", TableState.WAITING),
        ("b", TableState.SUSPENDED),
    ]


async def test_ones_own_tables_are_those_of_ones_tokens(store: Store) -> None:
    for match in ("a", "b", "c"):
        await create(store, match)
    await change(store, "a", TableChange(state=TableState.ENDED, winners=(1,)))
    mine = [token_hash("a Ben"), token_hash("b Ada"), token_hash("unknown")]
    listed = await store.tables_of(mine)
    assert [(one.table.match, one.mine) for one in listed] == [("a", 1), ("b", 0)]
    assert listed[0].table.winners == (1,)
    assert await store.tables_of([]) == ()
    assert await store.tables_of(iter([token_hash("unknown")])) == ()


async def test_lists_hold_no_secret_no_token_and_no_card(store: Store) -> None:
    log = whole()
    seat = StoredSeat(seat=3, name="Eve", token_hash=token_hash("e"))
    await store.create(table(public=True), (*seats(), seat), log[:3], SECRET)
    answers = (
        await store.public_tables(),
        await store.open_tables(),
        await store.tables_of([token_hash("one Ada")]),
        await store.by_code("code-one"),
        await store.by_token_hash(token_hash("one Ada")),
        await store.append("one", 3, nonces(4), actor="a", command_id="c", answer=b"{}"),
        await store.append("one", 3, nonces(4), actor="a", command_id="d"),
    )
    for answer in answers:
        for text in (to_json(answer), repr(answer)):
            for hidden in (SECRET.hex(), repr(SECRET), token_hash("one Ada"), token_hash("e"), "order"):
                assert hidden not in text
    loaded = await store.load("one")
    assert SECRET.hex() not in repr(loaded)
    assert repr(SECRET) not in repr(loaded)


@pytest.mark.parametrize("field", ["secret", "token_hash", "order"])
def test_what_lists_has_no_field_for_it(field: str) -> None:
    from threethirteen.store import ListedSeat, StoredTable

    for form in (ListedTable, ListedSeat, StoredTable):
        assert field not in form.__struct_fields__
