"""A seat's former holders: with a token that opens nothing any more they delete what is theirs, and nothing else."""

from __future__ import annotations

from tests.matches import SECRET
from tests.system.store.tables import create, table, token_hash
from tests.system.store.test_forget import dump
from threethirteen.engine import Match, Recorded, Rename
from threethirteen.rules import RuleSet
from threethirteen.store import (
    MOST_SAID,
    Changes,
    Forgotten,
    Held,
    LooseToken,
    SeatChange,
    SeatKey,
    Store,
    StoredSaid,
    StoredSeat,
)

SEATS = ("Ford", "Marvin")


async def history(store: Store) -> Match:
    """Seat 0: Zaphod (tokens z1, z2), then a bot, then Trillian (t1, t2); seat 1 is Marvin's. Each has said something.

    Events: 1 the start, 2 the bot's name, 3 Trillian's.
    """
    match = Match.start(RuleSet.preset("standard"), ("Zaphod", "Marvin"), secret=SECRET)
    sitting = [StoredSeat(seat=0, name="Zaphod", token_hash=token_hash("z1"))]
    sitting.append(StoredSeat(seat=1, name="Marvin", token_hash=token_hash("m1")))
    await store.create(table(), sitting, match.events, SECRET)
    await say(store, 1, 0, "Zaphod", "froody")
    await say(store, 1, 1, "Marvin", "gloomy")
    void = LooseToken(token_hash=token_hash("z1"), seat=0, until=1)
    await change(store, 1, (), SeatChange(seat=0, token_hash=token_hash("z2")), void)
    match = match.command(Rename(0, "Eddie"))
    void = LooseToken(token_hash=token_hash("z2"), seat=0, until=1, handed_on=True)
    await change(store, 1, match.events[1:], SeatChange(seat=0, name="Eddie", token_hash=None), void)
    match = match.command(Rename(0, "Trillian"))
    hers = SeatChange(seat=0, name="Trillian", token_hash=token_hash("t1"))
    await change(store, 2, match.events[2:], hers)
    await say(store, 3, 0, "Trillian", "clever")
    void = LooseToken(token_hash=token_hash("t1"), seat=0, until=3)
    await change(store, 3, (), SeatChange(seat=0, token_hash=token_hash("t2")), void)
    return match


async def change(
    store: Store, seq: int, events: tuple[Recorded, ...], seat: SeatChange, *loose: LooseToken
) -> None:
    await store.append("one", seq, events, actor="", changes=Changes(seats=(seat,), loose=loose))


async def say(store: Store, seq: int, seat: int | None, name: str, text: str, token: str = "") -> None:
    said = StoredSaid(
        seq=seq, seat=seat, name=name, text=text, token_hash=token_hash(token) if token else None
    )
    await store.append("one", seq, actor="", changes=Changes(said=said))


async def gone(store: Store, *words: str) -> None:
    text = await dump(store)
    assert [word for word in words if word in text] == []


async def kept(store: Store, *words: str) -> None:
    text = await dump(store)
    assert [word for word in words if word not in text] == []


async def test_a_holder_before_a_bot_deletes_their_time(store: Store) -> None:
    for token, other in (("z2", "z1"), ("z1", "z2")):
        await history(store)
        assert await store.held(token_hash(token)) == Held("one", 0, False)
        assert await store.by_token_hash(token_hash(token)) is None
        assert await store.forget(token_hash(token)) == Forgotten("one", 0, "#1")
        await gone(store, "Zaphod", "froody", token_hash("z1"), token_hash("z2"))
        await kept(store, "Trillian", "clever", "Marvin", "gloomy", token_hash("t1"), token_hash("t2"))
        loaded = await store.load("one")
        assert loaded is not None
        assert [seat.name for seat in loaded.seats] == ["Trillian", "Marvin"]
        match = Match.from_events(loaded.events, loaded.secret)
        assert match.events[0].event.seats == ("#1", "Marvin")  # type: ignore[union-attr]
        assert match.public.seats[0].name == "Trillian"
        assert await store.forget(token_hash(other)) is None
        await empty(store)


async def test_the_holder_of_today_leaves_those_before_alone(store: Store) -> None:
    await history(store)
    assert await store.forget(token_hash("t2")) == Forgotten("one", 0, "#1")
    await gone(store, "Trillian", "clever", token_hash("t1"), token_hash("t2"))
    await kept(store, "froody", "Marvin", "gloomy", token_hash("z1"), token_hash("z2"))
    loaded = await store.load("one")
    assert loaded is not None
    assert loaded.events[0].event.seats == ("Zaphod", "Marvin")  # type: ignore[union-attr]
    assert await store.forget(token_hash("z1")) == Forgotten("one", 0, "#1")
    await gone(store, "Zaphod", "froody", token_hash("z1"), token_hash("z2"))
    await kept(store, "Marvin", "gloomy", token_hash("m1"))


async def test_a_void_token_deletes_the_name_but_empties_no_seat(store: Store) -> None:
    await history(store)
    assert await store.forget(token_hash("t1")) == Forgotten("one", 0, "#1")
    await gone(store, "Trillian", "clever", token_hash("t1"))
    assert await store.by_token_hash(token_hash("t2")) == SeatKey("one", 0), "it plays on"
    loaded = await store.load("one")
    assert loaded is not None
    assert loaded.seats[0].name == "#1"
    await kept(store, "Zaphod", "froody", "gloomy")


async def test_both_tokens_of_a_seat_open_it_and_go_together(store: Store) -> None:
    await create(store)
    change = SeatChange(seat=0, next_token_hash=token_hash("next"))
    await store.append("one", 1, actor="", changes=Changes(seats=(change,)))
    hashes = [token_hash("one Ada"), token_hash("next")]
    assert await store.seats_of(hashes) == dict.fromkeys(hashes, Held("one", 0, True))
    assert len(await store.tables_of(hashes)) == 1
    assert await store.by_token_hash(hashes[1]) == SeatKey("one", 0)
    assert await store.held(hashes[1]) == Held("one", 0, True)
    await store.forget(hashes[1])
    await gone(store, *hashes)
    assert await store.held(hashes[0]) is None


async def test_who_waits_is_known_and_their_words_can_be_deleted(store: Store) -> None:
    await create(store)
    waiting = LooseToken(token_hash=token_hash("w"))
    await store.append("one", 1, actor="", changes=Changes(loose=(waiting,)))
    await say(store, 1, None, "", "patient", "w")
    await say(store, 1, None, "", "somebody else")
    assert await store.held(token_hash("w")) == Held("one", None, False)
    assert await store.forget(token_hash("w")) is None
    await gone(store, "patient")
    await kept(store, "somebody else")
    await store.append("one", 1, actor="", changes=Changes(gone=(token_hash("w"),)))
    assert await store.held(token_hash("w")) is None


async def test_what_a_waiting_player_said_goes_with_their_seat(store: Store) -> None:
    await history(store)
    await say(store, 3, None, "", "patient", "t1")
    await store.forget(token_hash("t2"))
    await gone(store, "patient", "clever")


async def test_the_last_lines_are_kept_in_their_order(store: Store) -> None:
    await create(store)
    for number in range(MOST_SAID + 3):
        await say(store, 1, 0, "Ada", f"line {number}")
    loaded = await store.load("one")
    assert loaded is not None
    assert [line.text for line in loaded.said] == [f"line {number}" for number in range(3, MOST_SAID + 3)]
    assert loaded.said[0] == StoredSaid(seq=1, seat=0, name="Ada", text="line 3")


async def empty(store: Store) -> None:
    from threethirteen.store.schema import metadata

    await store._database.write(
        lambda connection: [connection.execute(table.delete()) for table in reversed(metadata.sorted_tables)]
    )
