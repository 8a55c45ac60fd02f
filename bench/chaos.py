"""Killing the server in the middle: ``python -m bench.chaos`` (50 matches), ``--rules speed``, ``--postgresql``.

A server is killed with SIGKILL at random moments and started again, sockets are cut, every
command is sent twice, old ones again. Nothing that was acknowledged may be lost, no number left out, every match must
finish, and every record must be right.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar

from websockets.asyncio.client import connect

from bench.player import GONE, Choice, Player, ask
from bench.process import Process
from bench.store import postgresql
from threethirteen.bots import make_bot
from threethirteen.notation.codec import from_json, to_json
from threethirteen.notation.verify import verify
from threethirteen.play import Action, Observation
from threethirteen.protocol.http import RecordQuestion
from threethirteen.protocol.messages import Ack, Hello, NewTable, ServerMessage, Sit, TableSettings

T = TypeVar("T")


@dataclass
class Result:
    """What came of it."""

    matches: int
    kills: int
    cuts: int
    reconnects: int
    commands: int
    events: int
    seconds: float


async def chaos(
    matches: int,
    database: str,
    *,
    rules: str = "standard",
    rounds: list[int | str],
    at_once: int = 10,
    seed: int = 0,
    often: float = 1,
) -> Result:
    """Play the matches under all that can go wrong. Raises AssertionError where something was lost.

    The server is killed after 1 to 4 seconds, divided by ``often``, and again after each start.
    """
    luck = random.Random(seed)
    process = Process(database)
    address = process.start()
    everybody: list[Player] = []
    kills = cuts = 0
    over = asyncio.Event()
    began = time.perf_counter()

    async def kill() -> None:
        nonlocal kills
        while not over.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), luck.uniform(1.0, 4.0) / often)
            if over.is_set():
                return
            process.kill()
            kills += 1
            await asyncio.to_thread(process.start)

    async def cut() -> None:
        nonlocal cuts
        while not over.is_set():
            await asyncio.sleep(luck.uniform(0.05, 0.4))
            alive = [player for player in everybody if not player.ended]
            if alive:
                await luck.choice(alive).cut()
                cuts += 1

    async def one(number: int) -> int:
        code, tokens = await _table(lambda: address, rules, rounds, number)
        players = [
            Player(lambda: address, code, token, _choice(f"{number}-{seat}"), twice=True)
            for seat, token in enumerate(tokens)
        ]
        everybody.extend(players)
        await asyncio.gather(*(player.play() for player in players))
        record = await _insist(lambda: record_of(address, code))
        assert verify(record.splitlines(keepends=True)).right, f"the record of {code} is wrong"
        for player in players:
            assert player.ended
        return record.count("\n") - 1

    hammers = [asyncio.create_task(kill()), asyncio.create_task(cut())]
    gate = asyncio.Semaphore(at_once)

    async def gated(number: int) -> int:
        async with gate:
            return await one(number)

    try:
        events = await asyncio.gather(*(gated(number) for number in range(matches)))
    finally:
        over.set()
        for hammer in hammers:
            if hammer is not hammers[0]:
                hammer.cancel()
        await asyncio.gather(*hammers, return_exceptions=True)
        process.kill()
    return Result(
        matches,
        kills,
        cuts,
        sum(player.reconnects for player in everybody),
        sum(len(player.acked) for player in everybody),
        sum(events),
        time.perf_counter() - began,
    )


async def _table(
    address: Callable[[], str], rules: str, rounds: list[int | str], number: int
) -> tuple[str, list[str]]:
    """A table of two or three persons, made through a server that may be dying; who sits down insists on it."""
    wanted = NewTable("P0", rules, {"rounds": rounds}, settings=TableSettings(pace=0, grace=600, summary=0))
    made = await _insist(lambda: ask(address(), "/api/tables", wanted, 10))
    commands = [Sit(f"sit-{seat}-{made['token']}", f"P{seat}") for seat in range(1, 2 + number % 2)]
    return made["code"], [made["token"], *[await sit(address, made["code"], command) for command in commands]]


async def sit(address: Callable[[], str], code: str, command: Sit) -> str:
    """Sit down, however often it takes; the seat's token."""
    while True:
        try:
            async with connect(address().replace("http", "ws", 1) + "/ws", ping_interval=None) as line:
                await line.send(to_json(Hello(code)))
                await line.send(to_json(command))
                while True:
                    message: object = from_json(await asyncio.wait_for(line.recv(), 10), ServerMessage)
                    if isinstance(message, Ack) and message.token:
                        return message.token
        except GONE:
            await asyncio.sleep(0.1)


async def _insist(question: Callable[[], T]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await asyncio.to_thread(question)
        except (OSError, EOFError, HTTPException):
            await asyncio.sleep(0.1)


def record_of(address: str, code: str) -> str:
    request = urllib.request.Request(address + "/api/record", to_json(RecordQuestion(code)).encode())
    with urllib.request.urlopen(request, timeout=20) as reply:
        return str(reply.read().decode())


def _choice(seed: str) -> Choice:
    bot = make_bot("greedy", seed)

    def choose(observation: Observation) -> Action:
        return bot.act(observation)

    return choose


@contextlib.contextmanager
def _sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'chaos.sqlite'}"


def main() -> None:
    """Run it and print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rules", default="standard", help="a game and its variations")
    parser.add_argument(
        "--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite"
    )
    parser.add_argument("--rounds", default="3,4,5,6,7,8,9,10,11,12,13")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rounds: list[int | str] = [int(size) for size in given.rounds.split(",")]
    with postgresql() if given.postgresql else _sqlite() as database:
        print(asyncio.run(chaos(given.matches, database, rules=given.rules, rounds=rounds, seed=given.seed)))


if __name__ == "__main__":
    main()
