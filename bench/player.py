"""A script that plays over the socket as a browser would: it folds what it is told, and comes back when cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from threethirteen.notation.codec import from_json, to_json
from threethirteen.play import Action, Observation, first_observation
from threethirteen.play.sightings import MatchStarted
from threethirteen.protocol.messages import (
    Ack,
    Act,
    Command,
    Continue,
    Happened,
    Hello,
    MovedOn,
    Refused,
    ServerMessage,
    TableChanged,
    TableInfo,
    Welcome,
    WireError,
)

Choice = Callable[[Observation], Action]
GONE = (OSError, websockets.WebSocketException, TimeoutError, EOFError)


class LostError(AssertionError):
    """Something that was acknowledged is no longer so, or a number was left out."""


def ask(base: str, path: str, body: object | None = None, timeout: float = 20) -> Any:
    """A question over HTTP; the answer's JSON."""
    content = None if body is None else to_json(body).encode()
    request = urllib.request.Request(base + path, content, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=timeout) as reply:
        return json.load(reply)


class Player:
    """One seat. ``play`` plays until the match is over, whatever happens to the line meanwhile.

    ``twice`` sends every command twice, and an old one now and then.
    """

    def __init__(
        self, base: Callable[[], str], code: str, token: str | None, choose: Choice, *, twice: bool = False
    ) -> None:
        self.base = base
        self.code = code
        self.token = token
        self.choose = choose
        self.twice = twice
        self.observation: Observation | None = None
        self.viewer: int | None = None
        self.table: TableInfo | None = None
        self.acked: dict[str, int] = {}
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        """Seconds from sending a command to its answer."""
        self.told: dict[int, float] = {}
        """When each event came."""
        self.marks: list[tuple[float, int]] = []
        """When each act was sent that was acknowledged, and the event it led to."""
        self.reconnects = 0
        self.refused: list[str] = []
        self.stopped = False
        self._line: ClientConnection | None = None
        self._pending: Command | None = None
        self._past: list[Command] = []
        self._count = 0
        self._answered_to = 0

    async def play(self) -> None:
        """Play until the match is over or ``stop`` is called."""
        while not self.stopped and not self.ended:
            try:
                async with connect(self.base().replace("http", "ws", 1) + "/ws", max_size=None, compression=None,
                                   open_timeout=10, ping_interval=None) as line:  # fmt: skip
                    self._line = line
                    await self._session(line)
            except GONE:
                self.reconnects += 1
                await asyncio.sleep(0.2)
            finally:
                self._line = None

    async def cut(self) -> None:
        """Cut the line as a tunnel would, without a word."""
        if self._line is not None:
            with contextlib.suppress(*GONE):
                self._line.transport.abort()

    @property
    def ended(self) -> bool:
        """The match is over."""
        return self.observation is not None and self.observation.public.ended is not None

    async def _session(self, line: ClientConnection) -> None:
        seq = 0 if self.observation is None else self.observation.seq
        await line.send(to_json(Hello(self.code, self.token, seq)))
        fresh = True
        while not self.stopped and not self.ended:
            text = await asyncio.wait_for(line.recv(), 60)
            self._take(from_json(text, ServerMessage))
            if fresh and self._pending is not None:
                await line.send(to_json(self._pending))  # was it done before the line was cut?
            fresh = False
            await self._next_step(line)

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.viewer, self.table = message.viewer, message.table
                if message.reset and self.observation is not None and message.seen:
                    raise LostError(f"told anew from the start; we had {self.observation.seq}")
                self._fold(message.seen)
                if self.observation is None or self.observation.seq < max(self.acked.values(), default=0):
                    raise LostError("an acknowledged command is no longer in the log")
            case Happened(seen):
                self._fold(seen)
            case TableChanged(table):
                self.table = table
            case Ack(id=name, seq=seq):
                self._answered_to = max(self._answered_to, seq)
                known = self.acked.setdefault(name, seq)
                if known != seq:
                    raise LostError(f"{name} was answered with {known}, now with {seq}")
                if name in self.sent:
                    self.marks.append((self.sent[name], seq))
                self._answered(name)
            case Refused(id=name, code=code):
                if code != "try-again":
                    self.refused.append(code)
                self._answered(name)
            case MovedOn() | WireError():
                raise EOFError(message)
            case _:
                pass

    def _answered(self, name: str | None) -> None:
        if name in self.sent:
            self.took.append(time.perf_counter() - self.sent.pop(name))
        if self._pending is not None and self._pending.id == name:
            self._past.append(self._pending)
            self._pending = None

    def _fold(self, seen: Any) -> None:
        now = time.perf_counter()
        for one in seen:
            self.told[one.seq] = now
            if self.observation is None:
                assert isinstance(one.sighting, MatchStarted)
                self.observation = first_observation(self.viewer, one.sighting)
            elif one.seq == self.observation.seq + 1:
                self.observation = self.observation.after(one.sighting)
            elif one.seq > self.observation.seq:
                raise LostError(f"{one.seq} follows {self.observation.seq}")

    async def _next_step(self, line: ClientConnection) -> None:
        seen = self.observation
        if seen is None or self.viewer is None or self._pending is not None or seen.public.ended is not None:
            return
        if seen.seq < self._answered_to:
            return  # the answer comes before what it led to is told
        self._count += 1
        name = f"{self.viewer}-{self._count}-{id(self)}"
        if seen.public.round is None:
            confirmed = self.table is not None and self.viewer in self.table.confirmed
            if confirmed or (not seen.public.rounds_played and self.viewer != 0):
                return
            await self._send(line, Continue(name))
        elif seen.to_act:
            await self._send(line, Act(name, seen.seq, self.choose(seen)))

    async def _send(self, line: ClientConnection, command: Command) -> None:
        self._pending = command
        self.sent[command.id] = time.perf_counter()
        await line.send(to_json(command))
        if self.twice:
            await line.send(to_json(command))
            if self._past and self._count % 3 == 0:
                await line.send(to_json(self._past[-1 - self._count % min(5, len(self._past))]))
