"""Programs that write to a store and are raced or killed by tests: ``python -m tests.system.store.writers …``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from sqlalchemy import Engine, event

from tests.system.store.tables import nonces
from threethirteen.store import Appended, Behind, Changes, SeatChange, Store

EVENTS = 2
"""Events that each command causes."""


async def race(url: str, name: str, match: str, until: int) -> None:
    """Append as fast as possible, taking up the other writers' events, and tell which numbers were one's own."""
    async with await Store.open(url) as store:
        await store.append(match, 0, actor=name)  # so that the connection is there
        print("ready", flush=True)
        sys.stdin.readline()
        last = 1
        while last < until:
            done = await store.append(
                match, last, nonces(last + 1), actor=name, command_id=f"{last + 1}", answer=name.encode()
            )
            if isinstance(done, Appended):
                print(done.last_seq, flush=True)
                await asyncio.sleep(0.002)  # else the first one may have it all to itself
            assert isinstance(done, Appended | Behind)
            last = done.last_seq


async def write_on(url: str, *matches: str) -> None:
    """Append to several tables at once without an end, and tell what is acknowledged: the match and its last number.

    Command number n writes events 2n and 2n + 1, and counts a seat's time-outs to n.
    """
    async with await Store.open(url) as store:

        async def one(match: str) -> None:
            loaded = await store.load(match)
            assert loaded is not None
            last = len(loaded.events)
            while True:
                number = (last + 1) // EVENTS
                done = await store.append(
                    match,
                    last,
                    nonces(last + 1, EVENTS),
                    actor="seat 0",
                    command_id=f"{number}",
                    answer=f"{number}".encode(),
                    changes=Changes(seats=(SeatChange(seat=0, timeouts=number),)),
                )
                assert isinstance(done, Appended)
                last = done.last_seq
                print(match, last, flush=True)

        await asyncio.gather(*map(one, matches))


async def die_before_the_commit(url: str, match: str) -> None:
    """Everything is written; the commit is all that is missing, and it never comes."""
    async with await Store.open(url) as store:

        @event.listens_for(Engine, "commit")
        def die(_: object) -> None:
            os.kill(os.getpid(), signal.SIGKILL)

        changes = Changes(seats=(SeatChange(seat=0, timeouts=9),))
        await store.append(
            match, 1, nonces(2, 5), actor="seat 0", command_id="c", answer=b"{}", changes=changes
        )


async def upgrade(url: str) -> None:
    """What every process does when it starts."""
    async with await Store.open(url) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        await store.upgrade()
        assert await store.open_tables() == ()
        print("done", flush=True)


def main(name: str, url: str, *args: str) -> None:
    match name:
        case "race":
            asyncio.run(race(url, args[0], args[1], int(args[2])))
        case "write-on":
            asyncio.run(write_on(url, *args))
        case "die":
            asyncio.run(die_before_the_commit(url, args[0]))
        case "upgrade":
            asyncio.run(upgrade(url))
        case _:
            raise ValueError(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
