"""One task a table: it alone touches the table, one thing after the other, saved before told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeGuard, TypeVar

import structlog
from msgspec.structs import replace

from threethirteen.bots import safe_move
from threethirteen.notation.codec import from_json, to_json
from threethirteen.play import Action, By, Refusal
from threethirteen.protocol.messages import Ack, Act, Command, Hello, MovedOn, Refused, ServerMessage
from threethirteen.protocol.wire import encode
from threethirteen.server.line import Line
from threethirteen.server.metrics import COMMANDS, REFUSALS, SECONDS
from threethirteen.server.plan import CLOCK, TABLE, Actor, ClockCommand, CommandKey, Plan, Told
from threethirteen.server.saving import changes, revived, said_before
from threethirteen.server.table import Table
from threethirteen.server.timing import BotTurn
from threethirteen.store import Appended, Known, StoreError

if TYPE_CHECKING:
    from threethirteen.server.clock import Alarm
    from threethirteen.server.hub import Hub

T = TypeVar("T")

IDLE: Final = 300.0
"""Seconds without a socket after which a table is put to sleep."""
PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds of rest after the first failure, the second in a row, and so on; then always the last."""
PATIENCE: Final = 5.0
"""Seconds that a table has to take its leave when the server ends."""

log = structlog.get_logger("table")


@dataclass(frozen=True, slots=True)
class _Arrive:
    line: Line
    hello: Hello
    done: asyncio.Future[bool]


@dataclass(frozen=True, slots=True)
class _Depart:
    line: Line


@dataclass(frozen=True, slots=True)
class _Do:
    line: Line
    command: Command


@dataclass(frozen=True, slots=True)
class _BotMove:
    turn: BotTurn
    action: Action


class _Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class _Work:
    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]


_Item = _Arrive | _Depart | _Do | _BotMove | _Tick | _Work
_TICK: Final = _Tick()


class Keeper:
    """The mailbox of a table, and its task."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.table = table
        self.asleep = False
        self._hub = hub
        self._lines: dict[int, Line] = {}
        self._mail: asyncio.Queue[_Item] = asyncio.Queue()
        self._alarm: Alarm | None = None
        self._thinking: BotTurn | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._hinting: set[int] = set()
        self._stale = False
        self._failures = 0
        self._rests_until = 0.0
        self._used = hub.clock.now()
        self._task = asyncio.create_task(self._run(), name=f"table {table.state.code}")

    # --- the mailbox ---

    async def arrive(self, line: Line, hello: Hello) -> bool:
        """A socket says hello; false where its token was refused."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._post(_Arrive(line, hello, done))
        return await done

    def depart(self, line: Line) -> None:
        """A socket is gone."""
        self._post(_Depart(line))

    def do(self, line: Line, command: Command) -> None:
        """A command came through a socket."""
        self._post(_Do(line, command))

    async def ask(self, question: Callable[[Table], T]) -> T:
        """The answer of ``question``, asked between two commands."""

        async def answer() -> T:
            return question(self.table)

        return await self._in_turn(answer)

    async def command(self, command: Command, seat: int | None, waiting: str | None = None) -> Ack | Refused:
        """A command of a seat, or of who waits to join, that came by another way than a socket."""
        return await self._in_turn(lambda: self._carry_out(command, Actor(seat, waiting=waiting)))

    def show_lan(self) -> None:
        """Phones on the network can come in: everybody at the table is told."""

        async def show() -> None:
            self.table.lan = True
            self._tell(self.table.tell_info(self._hub.clock.now()))

        self._post(_Work(show, asyncio.get_running_loop().create_future()))

    async def reload(self) -> None:
        """Load the table as it is stored, in its turn."""
        await self._in_turn(self._reload)

    async def close(self) -> None:
        """Finish what is in the mailbox, send everybody away (they are to connect again), and end."""
        with contextlib.suppress(StoreError, TimeoutError):
            farewell = self.ask(lambda table: self._tell(table.tell_all(MovedOn("shutdown"))))
            await asyncio.wait_for(farewell, PATIENCE)
        self.asleep = True
        self._task.cancel()
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._post(_Work(work, done))
        return await done

    def _post(self, item: _Item) -> None:
        if self._task.done():
            self._fail(item, StoreError("closed"))
        else:
            self._mail.put_nowait(item)

    # --- the task ---

    async def _run(self) -> None:
        try:
            while not self.asleep:
                self._wind()
                await self._attend(await self._mail.get())
                self.asleep |= self._idle()
        except Exception:
            log.exception("table ended", code=self.table.state.code)
        finally:
            self._end()

    async def _attend(self, item: _Item) -> None:
        """Take an item. A fault in it ends neither the table nor the waiting of whoever sent it."""
        try:
            await self._take(item)
        except (Exception, asyncio.CancelledError) as error:
            if _being_cancelled():
                self._fail(item, StoreError("closed"))
                raise
            fault = StoreError("closed") if isinstance(error, asyncio.CancelledError) else error
            log.exception("command failed", code=self.table.state.code, item=type(item).__name__)
            self._fail(item, fault)
            self._rest()
            await self._reload()  # what is in memory may be half done: begin again from what is stored

    def _end(self) -> None:
        """The task is at its end, whatever ended it: nobody finds this table any more, and nobody waits for it."""
        self.asleep = True
        self._hub.forget_keeper(self)
        if self._alarm is not None:
            self._alarm.cancel()
        while not self._mail.empty():
            self._fail(self._mail.get_nowait(), StoreError("closed"))
        self._tell(
            self.table.tell_all(MovedOn("shutdown"))
        )  # who is still here is to come back, and wakes it anew

    def _fail(self, item: _Item, error: Exception) -> None:
        """Whoever sent the item hears that nothing came of it."""
        match item:
            case _Do(line, command):
                line.send(encode(self.table.refused(command.id, Refusal("try-again", "table"))))
            case _Arrive(_, _, done) | _Work(_, done) if not done.done():
                done.set_exception(error)
                done.exception()  # where nobody waits any more, that is no news
            case _:
                pass

    async def _take(self, item: _Item) -> None:
        table, now = self.table, self._hub.clock.now()
        match item:
            case _Arrive(line, hello, done):
                there = await self._let_in(line, hello, now)
                if not done.done():
                    done.set_result(there)
                self._used = now
            case _Depart(line):
                self._tell(table.depart(line.number, now))
                self._lines.pop(line.number, None)
                self._used = now
            case _Do(line, command):
                actor = table.actor(line.number)
                if actor is not None:
                    await self._carry_out(command, actor)
            case _BotMove(turn, action):
                self._thinking = None
                due = table.bot_turn()
                # where all choose at once, others may have chosen meanwhile; what matters makes the action stale
                fits = due is not None and due.seat == turn.seat
                if due is not None and fits and (due.seq == turn.seq or table.choosing):
                    await self._carry_out(Act("bot", turn.seq, action), Actor(turn.seat, By.BOT))
            case _Work(work, done):
                result = await work()
                if not done.done():
                    done.set_result(result)
            case _Tick() if now < self._rests_until:
                pass
            case _Tick() if self._stale:
                await self._reload()
            case _Tick():
                await self._time(now)

    async def _let_in(self, line: Line, hello: Hello, now: float) -> bool:
        """A socket says hello. With a seat's next token it comes in once it is stored that it is the only one now."""
        first = self.table.first_use(hello, line.number)
        used = Ack("", 0) if first is None else await self._carry_out(first, TABLE)
        table = self.table
        if isinstance(used, Refused):
            line.send(encode(used))
            return line.number in table.sessions
        self._lines[line.number] = line
        self._tell(table.arrive(line.number, hello, now))
        there = line.number in table.sessions
        if not there:
            del self._lines[line.number]
        return there

    async def _time(self, now: float) -> None:
        for deadline in self.table.deadlines(now):
            if deadline.at <= now:
                await self._clock_command(deadline.command)
                return
        self._tell(self.table.tell_info(now))

    async def _clock_command(self, command: ClockCommand) -> None:
        await self._carry_out(command, CLOCK)

    # --- a command ---

    async def _carry_out(self, command: Command | ClockCommand, actor: Actor) -> Ack | Refused:
        hub, table = self._hub, self.table
        began = time.perf_counter()
        if self._stale and hub.clock.now() >= self._rests_until:
            await self._reload()
            table = self.table
        if self._stale:
            return await self._try_again(command, actor)
        plan = table.plan(command, actor, hub.clock.now(), hub.clock.wall())
        if isinstance(plan.answer, Refused) and _lasts(plan.key) and not plan.repeated:
            try:
                known = await hub.store.answer_to(table.state.match, plan.key.actor, plan.key.id)
            except (
                StoreError
            ) as error:  # it may have been done before, so it cannot be refused for what it is
                log.error("asking failed", code=table.state.code, error=error.code)
                return await self._try_again(command, actor)
            if known is not None:
                plan = self._known(plan, known)
        if plan.asks_hint and actor.seat in self._hinting:
            plan = self._refused(plan, Refusal("hint-busy", "table"))
        if plan.saves:
            saved = await self._save(plan)
            if saved is None:
                return await self._try_again(command, actor)
            plan = saved
        COMMANDS.labels(actor.by.value).inc()
        if isinstance(plan.answer, Refused):
            REFUSALS.labels(plan.answer.code).inc()
        self._tell(self.table.commit(plan, hub.clock.now()))
        SECONDS.observe(time.perf_counter() - began)
        if plan.asks_hint and actor.seat is not None:
            self._hinting.add(actor.seat)
            self._spawn(self._answer_hint(plan, actor.seat))
        return plan.answer

    async def _save(self, plan: Plan) -> Plan | None:
        """Store what the plan changes. None where the log is not as we thought: the table has been loaded anew."""
        table = self.table
        key = plan.key if _lasts(plan.key) else None
        remembered = replace(plan.answer, token=None) if isinstance(plan.answer, Ack) else plan.answer
        try:
            outcome = await self._hub.store.append(
                table.state.match,
                plan.base_seq,
                plan.events,
                actor="" if key is None else key.actor,
                command_id=None if key is None else key.id,
                answer=to_json(remembered).encode() if key is not None else b"",
                changes=changes(table.match, table.state, plan),
            )
        except StoreError as error:
            log.error("append failed", code=table.state.code, error=error.code)
            self._rest()
            await self._reload()
            return None
        match outcome:
            case Appended():
                self._failures, self._rests_until = 0, 0.0
                return plan
            case Known(answer):
                return self._known(plan, answer)
            case _:
                log.warning("somebody else wrote", code=table.state.code)
                await self._reload()
                return None

    def _known(self, plan: Plan, answer: bytes) -> Plan:
        """The command was done before this table was loaded: the same answer, and nothing else."""
        table = self.table
        known: Ack = table.with_token(plan.command, from_json(answer, Ack))  # type: ignore[assignment]
        seq = table.match.public.seq
        return Plan(plan.command, plan.actor, known, seq, table.match, table.state, plan.key)

    async def _try_again(self, command: Command | ClockCommand, actor: Actor) -> Refused:
        """Nothing can be said of whether it was done: the same command again will tell."""
        refusal = Refusal("try-again", "table")
        refused = self.table.refused(getattr(command, "id", None), refusal)
        if actor.session is not None:
            self._tell([Told(actor.session, refused)])
        return refused

    async def _reload(self) -> None:
        """Load the table as it is stored; sockets stay and are told everything anew.

        Where that fails the table is stale: it shows what was last known, changes nothing, and tries again later.
        """
        try:
            stored = await self._hub.store.load(self.table.state.match)
            if stored is None:
                raise StoreError("no-such-match", {"match": self.table.state.match})
            now = self._hub.clock.now()
            match, state = await asyncio.to_thread(revived, stored)
            old = self.table
            table = Table(match, state, now, lan=old.lan, said=said_before(stored))
            table.answers.update(old.answers)
            told = table.adopt(old, now)
        except Exception as error:
            log.error("loading failed", code=self.table.state.code, error=repr(error)[:300])
            self._stale = True
            self._rest()
            return
        self.table, self._stale = table, False
        self._tell(told)

    def _rest(self) -> None:
        """After a failure bots, clocks and the next loading wait for a while, longer after each."""
        pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
        self._failures += 1
        self._rests_until = self._hub.clock.now() + pause

    def _refused(self, plan: Plan, refusal: Refusal) -> Plan:
        """The plan refused after all."""
        table = self.table
        answer = table.refused(getattr(plan.command, "id", None), refusal)
        return Plan(
            plan.command, plan.actor, answer, table.match.public.seq, table.match, table.state, plan.key
        )

    async def _answer_hint(self, plan: Plan, seat: int) -> None:
        answer = plan.answer
        try:
            found = await self._hub.brain.hint(plan.match.observe(seat))
            if isinstance(answer, Ack):
                answer = replace(answer, hint=found)
        except Exception as error:
            log.error("no hint", code=self.table.state.code, error=repr(error)[:300])
            answer = self._refused(plan, Refusal("no-hint", "table")).answer
        finally:
            self._hinting.discard(seat)
        if plan.actor.session is not None:
            self._tell([Told(plan.actor.session, answer)])

    # --- time and bots ---

    def _wind(self) -> None:
        """Set the alarm to what is due next, and let the bot on turn think."""
        now = self._hub.clock.now()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if now < self._rests_until:
            # a little late, so that the rest is over by then whatever a clock makes of fractions
            self._ring(self._rests_until - now + 0.001)
            return
        due = [deadline.at for deadline in self.table.deadlines(now)]
        due += self._turning(now)
        if not self.table.sessions:
            due.append(self._used + IDLE)
        if due:
            self._ring(min(due) - now)
        turn = self.table.bot_turn()
        if turn is not None and self._thinking is None:
            self._thinking = turn
            self._spawn(self._think(turn)).add_done_callback(self._thought)

    def _ring(self, seconds: float) -> None:
        self._alarm = self._hub.clock.call_later(seconds, lambda: self._post(_TICK))

    def _turning(self, now: float) -> Iterable[float]:
        """When what is shown of a deadline changes before it is due: a turn's time goes over into the bank."""
        for deadline in self.table.deadlines(now):
            if deadline.countdown.what == "turn":
                yield now + deadline.countdown.seconds + 0.05

    async def _think(self, turn: BotTurn) -> None:
        hub, table = self._hub, self.table
        seed = f"{table.state.pepper}:{turn.seat}"
        observation = table.match.observe(turn.seat)
        try:
            action = await hub.brain.think(turn.bot, seed, observation)
        except (Exception, asyncio.CancelledError) as error:
            if _being_cancelled():
                raise
            log.error("thinking failed", code=table.state.code, error=repr(error)[:300])
            action = await asyncio.to_thread(safe_move, observation)
        pause = turn.at - hub.clock.now()
        if pause > 0:
            rung = asyncio.Event()
            hub.clock.call_later(pause, rung.set)
            await rung.wait()
        self._post(_BotMove(turn, action))

    def _idle(self) -> bool:
        quiet = not self.table.sessions and self._mail.empty() and not self._tasks
        return quiet and self._hub.clock.now() >= self._used + IDLE

    # --- telling ---

    def _tell(self, told: Iterable[Told]) -> None:
        texts: dict[int, tuple[ServerMessage, str]] = {}
        for item in told:
            line = self._lines.get(item.session)
            if line is None:
                continue
            known = texts.get(id(item.message))
            if known is None:
                # one message to many is written once; it is kept beside its text, so that its id stays its own
                known = texts[id(item.message)] = (item.message, encode(item.message))
            line.send(known[1])
            if item.last:
                shutdown = isinstance(item.message, MovedOn) and item.message.reason == "shutdown"
                line.close(1012 if shutdown else 4000)
                self._lines.pop(item.session, None)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work failed", code=self.table.state.code, error=repr(error)[:300])

    def _thought(self, task: asyncio.Task[None]) -> None:
        """A thought is over. Where no move came of it, the bot is asked again."""
        if self.asleep or not (task.cancelled() or task.exception() is not None):
            return
        self._thinking = None
        self._rest()
        self._post(_TICK)


def _lasts(key: CommandKey | None) -> TypeGuard[CommandKey]:
    return key is not None and key.lasting


def _being_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
