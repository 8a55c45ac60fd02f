"""O20: kill -9 in the middle of anything. What was acknowledged is there, and no command is there by half."""

from __future__ import annotations

import os
import random
import signal
import time

import pytest
from sqlalchemy import select

from tests.system.store.programs import output, program
from tests.system.store.tables import create, nonces, seats, whole
from tests.system.store.writers import EVENTS
from threethirteen.store import Appended, Store, schema

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")

KILLS = 3


async def test_a_writer_killed_at_random_loses_nothing_it_acknowledged(store: Store, url: str) -> None:
    luck = random.Random(13)
    matches = [f"match {number}" for number in range(6)]
    told = dict.fromkeys(matches, 1)
    for match in matches:
        await create(store, match)
    for _ in range(KILLS):
        with program("write-on", url, *matches) as process:
            lines = output(process)
            for _ in range(luck.randint(3, 60)):
                match, last = lines.readline().rsplit(" ", 1)
                told[match] = int(last)
            time.sleep(luck.random() * 0.01)
            process.send_signal(signal.SIGKILL)
            for line in lines:
                # what was said before the end counts; the last word may have been cut off
                if line.endswith("\n"):
                    match, last = line.rsplit(" ", 1)
                    told[match] = int(last)
        for match in matches:
            await whole_commands(store, match, told[match])


async def whole_commands(store: Store, match: str, told: int) -> None:
    loaded = await store.load(match)
    assert loaded is not None
    last = len(loaded.events)
    assert last >= told
    assert (last - 1) % EVENTS == 0
    commands = (last - 1) // EVENTS
    assert loaded.events == (*whole()[:1], *nonces(2, last - 1))
    assert loaded.seats[0].timeouts == commands
    assert await answers(store, match) == {str(number): str(number) for number in range(1, commands + 1)}


async def answers(store: Store, match: str) -> dict[str, str]:
    asked = select(schema.commands.c.command, schema.commands.c.answer).where(
        schema.commands.c.match == match
    )
    rows = await store._database.read(lambda connection: connection.execute(asked).all())
    return {row.command: row.answer for row in rows}


async def test_a_writer_killed_before_its_commit_leaves_nothing(store: Store, url: str) -> None:
    await create(store)
    with program("die", url, "one") as process:
        assert process.wait() == -signal.SIGKILL
    loaded = await store.load("one")
    assert loaded is not None
    assert loaded.events == whole()[:1]
    assert loaded.seats == seats()
    assert await store.answer_to("one", "seat 0", "c") is None
    # and the dead one holds no lock
    assert await store.append("one", 1, nonces(2), actor="seat 0", command_id="c") == Appended(2)
