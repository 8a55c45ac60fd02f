"""The primary key (match, seq) is the lock: of two writers of one number one wins and the other is told so."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest

from tests.system.store.programs import go, output, program
from tests.system.store.tables import create, nonces
from threethirteen.store import Appended, Behind, Known, Store, writer


async def test_two_stores_on_one_database(store: Store, url: str) -> None:
    await create(store)
    async with await Store.open(url) as other:
        last, own = 1, {store: 0, other: 0}
        for _ in range(20):
            pair = (store, other)
            done = await asyncio.gather(
                *(
                    one.append("one", last, nonces(last + 1), actor=f"seat {place}")
                    for place, one in enumerate(pair)
                )
            )
            assert sorted(map(repr, done)) == [
                f"Appended(last_seq={last + 1})",
                f"Behind(last_seq={last + 1})",
            ]
            own[pair[[isinstance(one, Appended) for one in done].index(True)]] += 1
            last += 1
        assert sum(own.values()) == 20
    assert len(await store.events_after("one", 0)) == 21


async def test_two_stores_with_the_same_command(store: Store, url: str) -> None:
    await create(store)
    async with await Store.open(url) as other:
        for last in range(1, 11):
            done = await asyncio.gather(
                *(
                    one.append("one", last, nonces(last + 1), actor="a", command_id=f"{last}", answer=b"{}")
                    for one in (store, other)
                )
            )
            assert sorted(map(type, done), key=repr) == [Appended, Known]


async def test_two_processes(store: Store, url: str) -> None:
    await create(store)
    until = 80
    with ExitStack() as stack:
        processes = {
            name: stack.enter_context(program("race", url, name, "one", str(until))) for name in ("a", "b")
        }
        for process in processes.values():
            assert output(process).readline() == "ready\n"
        for process in processes.values():
            go(process)
        own = {name: list(map(int, output(process))) for name, process in processes.items()}
        assert [process.wait() for process in processes.values()] == [0, 0]
    assert sorted(own["a"] + own["b"]) == list(range(2, until + 1)), "each number has one owner"
    assert own["a"]
    assert own["b"]
    assert [recorded.seq for recorded in await store.events_after("one", 0)] == list(range(1, until + 1))
    for name, numbers in own.items():
        for number in range(2, until + 1):
            known = await store.answer_to("one", name, str(number))
            assert known == (name.encode() if number in numbers else None)


@pytest.mark.parametrize("command_id", [None, "c"])
async def test_whoever_is_overtaken_between_question_and_answer_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch, command_id: str | None
) -> None:
    # no lock but the primary key's: the first question gets an answer that is no longer true
    await create(store)
    await store.append("one", 1, nonces(2), actor="a", command_id=command_id, answer=b"first")
    last_numbers, known, asked = writer._last_numbers, writer._known, []

    def stale(*args: Any) -> dict[str, int]:
        asked.append(args)
        return {"one": 1} if len(asked) == 1 else last_numbers(*args)

    monkeypatch.setattr(writer, "_last_numbers", stale)
    monkeypatch.setattr(writer, "_known", lambda *args: {} if len(asked) == 1 else known(*args))
    done = await store.append("one", 1, nonces(2), actor="a", command_id=command_id, answer=b"second")
    assert done == (Behind(2) if command_id is None else Known(b"first"))
    assert len(asked) == 2
