"""The hub and the keepers of tables, on a store that can be made to fail and a clock that the tests turn."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import pytest

from tests.matches import SECRET
from threethirteen.engine import Match, Recorded
from threethirteen.play import Action, Discard, Draw, Observation
from threethirteen.protocol.messages import Act, AskHint, Hello, Hint, NewTable, Refused, TableSettings
from threethirteen.rules import RuleSet
from threethirteen.server.brain import InlineBrain, PoolBrain
from threethirteen.server.hub import Hub
from threethirteen.server.keeper import IDLE, Keeper
from threethirteen.server.line import MOST_WAITING, Line
from threethirteen.store import (
    Appended,
    Behind,
    Changes,
    Known,
    StoredMatch,
    StoredSeat,
    StoredTable,
    StoreError,
)


class HandClock:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 100.0
        self.alarms: list[list[Any]] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_800_000_000 + self.time

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Any:
        alarm: list[Any] = [self.time + max(0.0, seconds), ring]
        self.alarms.append(alarm)
        clock = self

        class Bell:
            def cancel(self) -> None:
                if alarm in clock.alarms:
                    clock.alarms.remove(alarm)

        return Bell()

    async def turn(self, seconds: float) -> None:
        """Let time pass and everything happen that is due in it."""
        until = self.time + seconds
        await calm()
        while due := [alarm for alarm in self.alarms if alarm[0] <= until]:
            first = min(due, key=lambda alarm: alarm[0])
            self.alarms.remove(first)
            self.time = max(self.time, first[0])
            first[1]()
            await calm()
        self.time = until
        await calm()


async def calm() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


class Shelf:
    """A store in memory, of one table. ``fail`` makes the next append fail in that way, ``down`` everything."""

    def __init__(self) -> None:
        self.table: StoredTable | None = None
        self.seats: tuple[StoredSeat, ...] = ()
        self.events: list[Recorded] = []
        self.secret = b""
        self.answers: dict[tuple[str, str], bytes] = {}
        self.fail: str = ""
        self.down = False

    async def create(self, table: StoredTable, seats: Any, events: Any, secret: bytes) -> StoredTable:
        self.table, self.seats, self.events, self.secret = table, tuple(seats), list(events), secret
        return table

    async def append(
        self,
        match: str,
        expected_seq: int,
        events: Any = (),
        *,
        actor: str,
        command_id: str | None = None,
        answer: bytes = b"",
        changes: Changes | None = None,
    ) -> Appended | Known | Behind:
        self.check()
        fail, self.fail = self.fail, ""
        if fail == "before":
            raise StoreError("database-failed", {"detail": "gone"})
        if command_id is not None and (actor, command_id) in self.answers:
            return Known(self.answers[actor, command_id])
        if expected_seq != len(self.events):
            return Behind(len(self.events))
        self.events += events
        if command_id is not None:
            self.answers[actor, command_id] = answer
        if fail == "after":
            raise StoreError("database-failed", {"detail": "gone at the commit"})
        return Appended(len(self.events))

    async def answer_to(self, match: str, actor: str, command_id: str) -> bytes | None:
        self.check()
        return self.answers.get((actor, command_id))

    async def load(self, match: str) -> StoredMatch:
        self.check()
        assert self.table is not None
        return StoredMatch(table=self.table, seats=self.seats, events=tuple(self.events), secret=self.secret)

    def check(self) -> None:
        if self.down:
            raise StoreError("database-failed", {"detail": "gone"})

    async def by_code(self, code: str) -> str | None:
        return self.table.match if self.table is not None and self.table.code == code else None


class Room:
    """A hub with one table and a line to its host."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.shelf = Shelf()
        self.hub = self.new_hub()

    def new_hub(self) -> Hub:
        return Hub(self.shelf, InlineBrain(), self.clock)  # type: ignore[arg-type]

    async def open(self, **settings: Any) -> None:
        wanted = TableSettings(**{"pace": 0.0, **settings})
        # a bot that goes out in its first turn would leave the tests no second one to look at
        made = NewTable("Ann", options={"out.first_turn": False}, bots=("greedy",), settings=wanted)
        self.made = await self.hub.create(made)

    async def come(self) -> tuple[Keeper, Line]:
        keeper = await self.hub.keeper(self.made.code)
        assert keeper is not None
        line = self.hub.new_line()
        assert await keeper.arrive(line, Hello(self.made.code, self.made.token))
        return keeper, line


async def heard(line: Line) -> list[dict[str, Any]]:
    await calm()
    found = []
    while not line._waiting.empty():
        text = await line.next()
        found.append(json.loads(text) if text else {"type": "closed"})
    return found


async def started(room: Room) -> tuple[Keeper, Line]:
    """The host is on turn in the first round."""
    from threethirteen.protocol.messages import Continue

    keeper, line = await room.come()
    keeper.do(line, Continue("go"))
    for _ in range(20):
        await room.clock.turn(0)
        await calm()
        if keeper.table.match.turn == 0:
            break
    assert keeper.table.match.turn == 0
    await heard(line)
    return keeper, line


def draw(keeper: Keeper, name: str = "draw") -> Act:
    return Act(name, keeper.table.match.public.seq, Draw())


async def test_nothing_is_told_that_could_not_be_saved() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    command = draw(keeper)
    room.shelf.fail = "before"
    keeper.do(line, command)
    told = await wait_for(line, "refused")
    assert told["code"] == "try-again"
    seq = keeper.table.match.public.seq
    keeper.do(line, command)
    assert (await wait_for(line, "ack"))["seq"] == seq + 1
    await room.hub.close()


async def test_a_commit_that_went_through_unheard_is_not_done_twice() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    command = draw(keeper)
    count = len(room.shelf.events)
    room.shelf.fail = "after"
    keeper.do(line, command)
    assert (await wait_for(line, "refused"))["code"] == "try-again"
    keeper.do(line, command)
    answer = await wait_for(line, "ack")
    assert answer["seq"] == count + 1 == len(room.shelf.events)
    assert keeper.table.match.public.seq == count + 1
    await room.hub.close()


async def test_who_was_first_elsewhere_has_won() -> None:
    """Behind: the table is loaded anew, and everybody is told."""
    room = Room()
    await room.open()
    keeper, line = await started(room)
    elsewhere = keeper.table.match.act(0, Draw())
    room.shelf.events.append(elsewhere.events[-1])
    keeper.do(line, draw(keeper, "mine"))
    assert (await wait_for(line, "refused"))["code"] == "try-again"
    assert keeper.table.match.public.seq == elsewhere.public.seq
    await room.hub.close()


async def test_o13_over_a_restart_the_same_command_has_the_same_answer() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    command = draw(keeper)
    keeper.do(line, command)
    first = await wait_for(line, "ack")
    state = keeper.table.match.state
    room.hub = room.new_hub()  # the old one is gone without a word
    again, line = await room.come()
    assert again.table.match.state == state
    again.do(line, command)
    assert await wait_for(line, "ack") == first
    assert again.table.match.state == state
    await room.hub.close()
    await keeper.close()


async def test_bots_keep_their_pace() -> None:
    room = Room()
    await room.open(pace=2.0)
    keeper, line = await room.come()
    from threethirteen.protocol.messages import Continue

    keeper.do(line, Continue("go"))
    await calm()
    if keeper.table.match.turn == 0:
        keeper.do(line, draw(keeper))
        await calm()
        card = keeper.table.match.observe(0).hand[0]
        keeper.do(line, Act("discard", keeper.table.match.public.seq, Discard(card)))
        await calm()
    seq = keeper.table.match.public.seq
    await room.clock.turn(1.9)
    assert keeper.table.match.public.seq == seq
    await room.clock.turn(0.2)
    assert keeper.table.match.public.seq > seq
    await room.hub.close()


async def test_idle_tables_sleep_and_wake() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    state = keeper.table.match.state
    keeper.depart(line)
    await calm()
    await room.clock.turn(IDLE - 1)
    assert room.hub.awake(room.made.match) is keeper
    await room.clock.turn(400)
    assert room.hub.awake(room.made.match) is None
    assert len(room.shelf.events) >= state.public.seq
    awake, line = await room.come()
    assert awake is not keeper
    await room.hub.close()


async def test_a_fault_at_a_table_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    monkeypatch.setattr(keeper.table, "plan", lambda *_: 1 / 0)
    keeper.do(line, draw(keeper))
    assert (await wait_for(line, "welcome"))["viewer"] == 0
    keeper.do(line, draw(keeper, "again"))
    assert (await wait_for(line, "ack"))["id"] == "again"
    await room.hub.close()


async def test_a_database_that_is_gone_for_a_while_ends_no_table() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    seq = keeper.table.match.public.seq
    room.shelf.down = True
    keeper.do(line, draw(keeper, "one"))
    assert (await wait_for(line, "refused"))["code"] == "try-again"
    keeper.do(line, draw(keeper, "two"))
    assert (await wait_for(line, "refused"))["id"] == "two"
    assert isinstance(await keeper.command(draw(keeper, "three"), 0), Refused)
    await asyncio.wait_for(keeper.reload(), 5)
    assert await keeper.ask(lambda table: table.match.public.seq) == seq, "what was known can still be seen"
    for _ in range(5):
        await room.clock.turn(10)
    assert room.hub.awake(room.made.match) is keeper
    room.shelf.down = False
    await room.clock.turn(31)
    assert (await wait_for(line, "welcome"))["viewer"] == 0
    keeper.do(line, draw(keeper, "four"))
    assert (await wait_for(line, "ack"))["seq"] == seq + 1
    room.shelf.down = True
    keeper.do(line, draw(keeper, "five"))
    await asyncio.wait_for(room.hub.close(), 5)


async def test_a_failing_database_is_asked_less_and_less() -> None:
    room = Room()
    await room.open()
    await started(room)
    loads = 0
    room.shelf.down = True

    def count() -> None:
        nonlocal loads
        loads += 1
        raise StoreError("database-failed")

    room.shelf.check = count  # type: ignore[method-assign]
    keeper = room.hub.awake(room.made.match)
    assert keeper is not None
    await keeper.reload()
    for _ in range(60):
        await room.clock.turn(1)
    assert 4 <= loads <= 12
    await room.hub.close()


async def test_a_table_whose_task_ends_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    monkeypatch.setattr(keeper, "_wind", lambda: 1 / 0)
    waiting = [
        asyncio.create_task(keeper.ask(lambda table: table.lan)),
        asyncio.create_task(keeper.ask(lambda table: table.lan)),
    ]
    answers = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
    assert isinstance(answers[1], StoreError)
    assert room.hub.awake(room.made.match) is None
    with pytest.raises(StoreError):
        await asyncio.wait_for(keeper.reload(), 5)
    assert (await wait_for(line, "moved_on"))["reason"] == "shutdown"
    again, _ = await room.come()
    assert again is not keeper
    await room.hub.close()


async def test_a_fault_is_answered() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    table = keeper.table
    table.plan = lambda *_: 1 / 0  # type: ignore[method-assign,assignment]
    keeper.do(line, draw(keeper))
    told = await wait_for(line, "refused")
    assert (told["id"], told["code"]) == ("draw", "try-again")
    keeper.table.plan = table.plan  # type: ignore[method-assign]
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(keeper.command(draw(keeper), 0), 5)
    await room.hub.close()


async def test_a_reader_too_slow_is_let_go() -> None:
    line = Line(1)
    for _ in range(MOST_WAITING + 5):
        line.send("x")
    assert line.closing == 1013
    texts = [await line.next() for _ in range(MOST_WAITING)]
    assert texts[-1] is None


async def test_bots_think_in_processes_of_their_own() -> None:
    match = Match.start(RuleSet.preset("standard"), ("A", "B"), secret=SECRET).deal()
    turn = match.turn
    assert turn is not None
    brain = PoolBrain(1)
    try:
        action = await brain.think("look-ahead", "seed", match.observe(turn))
        assert action in match.observe(turn).legal
        hint = await brain.hint(match.observe(turn))
        assert hint.action in match.observe(turn).legal
        assert await brain.think("gone-bot", "seed", match.observe(turn)) in match.observe(turn).legal
    finally:
        brain.close()


async def test_hints_come_one_at_a_time_and_may_fail() -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)
    asked = 0
    go: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def hint(observation: Observation) -> Hint:
        nonlocal asked
        asked += 1
        await go
        if asked == 1:
            raise TimeoutError
        return Hint(Draw(), 1, 1.0)

    room.hub.brain.hint = hint  # type: ignore[method-assign]
    keeper.do(line, AskHint("h1"))
    keeper.do(line, AskHint("h2"))
    told = await wait_for(line, "refused")
    assert (told["id"], told["code"]) == ("h2", "hint-busy")
    go.set_result(None)
    told = await wait_for(line, "refused")
    assert (told["id"], told["code"]) == ("h1", "no-hint")
    assert asked == 1
    keeper.do(line, AskHint("h3"))
    assert (await wait_for(line, "ack"))["hint"]["points_now"] == 1
    await room.hub.close()


def dozing(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def dying() -> str:
    os._exit(3)


async def test_a_thought_too_long_takes_no_other_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one worker is stuck with one table's bot; what others asked is answered all the same."""
    match = Match.start(RuleSet.preset("standard"), ("A", "B"), secret=SECRET).deal()
    turn = match.turn
    assert turn is not None
    seen = match.observe(turn)
    brain = PoolBrain(1)
    try:
        assert await brain.think("greedy", "s", seen) in seen.legal
        stuck = asyncio.create_task(brain._bots.run(1.5, dozing, 60.0))
        await asyncio.sleep(0.2)
        others = [asyncio.create_task(brain.think("greedy", f"seed-{n}", seen)) for n in range(5)]
        with pytest.raises(TimeoutError):
            await stuck
        for action in await asyncio.wait_for(asyncio.gather(*others), 30):
            assert action in seen.legal
        crash = asyncio.create_task(brain._bots.run(20, dying))
        others = [asyncio.create_task(brain.think("greedy", f"seed-{n}", seen)) for n in range(5)]
        with pytest.raises(BrokenExecutor):
            await crash
        for action in await asyncio.wait_for(asyncio.gather(*others), 30):
            assert action in seen.legal
        new = brain._bots._executor()
        brain._bots._replace(ProcessPoolExecutor(1))
        assert brain._bots._executor() is new, "the successor of a broken pool stays"
    finally:
        brain.close()


@pytest.mark.parametrize("fault", [RuntimeError, asyncio.CancelledError, TimeoutError])
async def test_a_bot_that_cannot_think_plays_on(fault: type[BaseException]) -> None:
    room = Room()
    await room.open()
    keeper, line = await started(room)

    async def fail(*_: object) -> Action:
        raise fault

    room.hub.brain.think = fail  # type: ignore[method-assign,assignment]
    keeper.do(line, draw(keeper))
    await wait_for(line, "ack")
    card = keeper.table.match.observe(0).hand[0]
    keeper.do(line, Act("discard", keeper.table.match.public.seq, Discard(card)))
    await wait_for(line, "ack")
    for _ in range(50):
        await room.clock.turn(0)
        await asyncio.sleep(0.01)
        if keeper.table.match.turn == 0:
            break
    assert keeper.table.match.turn == 0
    await room.hub.close()


async def wait_for(line: Line, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        text: str | None = await asyncio.wait_for(line.next(), 10)
        message = json.loads(text or '{"type": "closed"}')
        if message["type"] == kind:
            return dict(message)
        assert message["type"] != "closed", "the line was closed"
