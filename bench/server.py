"""How fast a server answers and tells: ``python -m bench.server`` (200 tables of four scripts, half a minute).

The server is a process of its own on an SQLite database, with ``synchronous=FULL``; the 800 scripts share another
process, and with it the machine, so their own work is in the figures. Each script draws and throws the card it has
drawn, after a pause, so that at most so many acts a second are asked for as ``--rate`` says. *Answered* is from sending
an act to its answer; *told* from sending it until the last viewer of the table has been told.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import random
import statistics
import tempfile
import time
from collections import Counter
from datetime import date
from pathlib import Path

from bench.chaos import sit
from bench.player import Player, ask
from bench.process import Process
from threethirteen.play import Action, Discard, Draw, Observation, Phase
from threethirteen.protocol.messages import NewTable, Sit, TableSettings

SEATS = 4


def careless(observation: Observation) -> Action:
    """Draw, and throw what was drawn: the round goes on and on."""
    return Draw() if observation.phase is Phase.DRAW else Discard(observation.hand[-1])


class Paced(Player):
    """A player that takes its time before each act, and notes when it sent what."""

    pause = 0.0

    async def _send(self, line: object, command: object) -> None:
        if self.pause:
            # never in step with other tables: people are not
            await asyncio.sleep(self.pause * random.uniform(0.1, 1.9))
        await super()._send(line, command)  # type: ignore[arg-type]


async def measure(tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Play for so long; milliseconds and counts. Raises AssertionError where a command was not answered."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
        address = process.start()
        try:
            groups = await asyncio.gather(*(_table(address, number) for number in range(tables)))
            players = [player for group in groups for player in group]
            for player in players:
                player.pause = tables / rate
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(min(25.0, tables / 8))  # all have come in, and what that cost is over
            for player in players:
                player.took.clear()
                player.told.clear()
                player.marks.clear()
            began = time.perf_counter()
            used, own = process.cpu_seconds(), time.process_time()
            await asyncio.sleep(seconds)
            lasted = time.perf_counter() - began
            used, own = process.cpu_seconds() - used, time.process_time() - own
            for player in players:
                player.stopped = True
            await asyncio.sleep(1.0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            process.kill()
    answered = [took * 1000 for player in players for took in player.took]
    told = [
        (max(other.told[seq] for other in group) - sent) * 1000
        for group in groups
        for player in group
        for sent, seq in player.marks
        if all(seq in other.told for other in group)
    ]
    refused = Counter(code for player in players for code in player.refused)
    assert not refused, f"commands were refused: {refused}"
    assert not sum(player.reconnects for player in players), "a line was lost"
    return {
        "server CPU ms an act": used * 1000 / len(answered),
        "server CPU %": used / lasted * 100,
        "scripts' CPU %": own / lasted * 100,
        "acts a second": len(answered) / lasted,
        "answered p50": statistics.median(answered),
        "answered p99": _p99(answered),
        "told p50": statistics.median(told),
        "told p99": _p99(told),
    }


async def _table(address: str, number: int) -> list[Paced]:
    wanted = NewTable(f"P{number}", "standard", {"rounds": [13]}, settings=TableSettings(pace=0, grace=600))
    made = await asyncio.to_thread(ask, address, "/api/tables", wanted)
    players = [Paced(lambda: address, made["code"], made["token"], careless)]
    for seat in range(1, SEATS):
        token = await sit(lambda: address, made["code"], Sit(f"sit-{seat}-{made['token']}", f"P{seat}"))
        players.append(Paced(lambda: address, made["code"], token, careless))
    return players


def _p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


def main() -> None:
    """Measure and print a line for results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--rate", type=float, default=100, help="acts a second in all, as far as it can be had"
    )
    given = parser.parse_args()
    found = asyncio.run(measure(given.tables, given.seconds, given.rate))
    where = f"{date.today()}, CPython {platform.python_version()}"
    print(f"{where}, {given.tables} tables of {SEATS}, {given.rate:g} acts a second asked for:")
    print(", ".join(f"{name} {value:.1f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
