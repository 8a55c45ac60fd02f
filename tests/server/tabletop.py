"""A table for tests: no disk, no sockets, and a clock that tests turn. It checks what every viewer is told.

Every message of every socket goes through ``Socket.take``, which folds the sightings and fails on a gap in them.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from tests.matches import SECRET
from threethirteen.engine import Match
from threethirteen.notation.codec import from_json
from threethirteen.play import Action, By, Observation, first_observation
from threethirteen.play.sightings import MatchStarted
from threethirteen.protocol.messages import (
    Ack,
    Act,
    Command,
    Continue,
    HandRead,
    Happened,
    Hello,
    MovedOn,
    Refused,
    SeatKind,
    ServerMessage,
    TableChanged,
    TableInfo,
    TableSettings,
    Welcome,
)
from threethirteen.protocol.wire import encode
from threethirteen.rules import RuleSet
from threethirteen.server.brain import think
from threethirteen.server.plan import CLOCK, TABLE, Actor, Plan, TableCommand, Told
from threethirteen.server.saving import changes
from threethirteen.server.state import SeatState, TableState, token_hash
from threethirteen.server.table import Table

TOKENS = tuple(f"token-of-seat-{seat}" for seat in range(8))


def start(
    persons: int = 2,
    bots: int = 0,
    rules: str = "standard",
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Desk:
    """A table with so many persons (tokens in TOKENS) and greedy bots."""
    names = [f"P{seat}" for seat in range(persons)] + [f"Bot{seat}" for seat in range(bots)]
    wanted = TableSettings(**settings)
    match = Match.start(
        RuleSet.preset(rules, options or {}), names, secret=SECRET, take_back=wanted.take_back
    )
    seats = tuple(SeatState(token_hash=token_hash(TOKENS[seat])) for seat in range(persons))
    seats += tuple(SeatState(kind=SeatKind.BOT, bot="greedy") for _ in range(bots))
    state = TableState(code="abcdef", match="m" * 32, pepper="11" * 32, settings=wanted, host=0, seats=seats)
    return Desk(match, state)


class Socket:
    """A client that folds what it is told."""

    def __init__(self, desk: Desk, number: int, code: str = "abcdef") -> None:
        self.desk = desk
        self.number = number
        self.code = code
        self.messages: list[ServerMessage] = []
        self.texts: list[str] = []
        self.observation: Observation | None = None
        self.info: TableInfo | None = None
        self.hand: HandRead | None = None
        self.viewer: int | None = None
        self.over = False

    def take(self, message: ServerMessage) -> None:
        assert not self.over, "a socket that is over is told nothing"
        self.messages.append(message)
        text = encode(message)
        self.texts.append(text)
        form: Any = type(message)
        assert from_json(text, form) == message
        match message:
            case Welcome():
                self.viewer, self.info, self.hand = message.viewer, message.table, message.hand
                if message.reset:
                    self.observation = None
                self._fold(message.seen)
            case Happened():
                self._fold(message.seen)
            case TableChanged(info):
                self.info = info
            case HandRead():
                self.hand = message
            case MovedOn():
                self.over = True
            case _:
                pass

    def _fold(self, seen: Any) -> None:
        for one in seen:
            if self.observation is None:
                assert one.seq == 1
                assert isinstance(one.sighting, MatchStarted)
                self.observation = first_observation(self.viewer, one.sighting)
            else:
                assert one.seq == self.observation.seq + 1, "numbers without gaps"
                self.observation = self.observation.after(one.sighting)

    @property
    def seated(self) -> bool:
        """It sees the table from a seat."""
        return self.viewer is not None

    def answers(self, command_id: str) -> list[Ack | Refused]:
        return [m for m in self.messages if isinstance(m, Ack | Refused) and m.id == command_id]

    def send(self, command: Command) -> Ack | Refused:
        """Send a command and return its answer."""
        return self.desk.send(self, command)

    def act(self, action: Action, command_id: str | None = None) -> Ack | Refused:
        assert self.observation is not None
        return self.send(Act(command_id or self.desk.fresh_id(), self.observation.seq, action))

    def go_on(self) -> Ack | Refused:
        return self.send(Continue(self.desk.fresh_id()))


class Desk:
    """The table with its sockets, its clock and its log, saved before told."""

    def __init__(self, match: Match, state: TableState) -> None:
        self.now = 1000.0
        self.table = Table(match, state, self.now)
        self.sockets: dict[int, Socket] = {}
        self.log = list(match.events)
        self.plans: list[Plan] = []
        self._numbers = count(1)
        self._ids = count(1)

    def fresh_id(self) -> str:
        return f"id-{next(self._ids)}"

    def connect(self, seat: int | None = None, last_seq: int = 0, token: str | None = None) -> Socket:
        socket = Socket(self, next(self._numbers))
        self.sockets[socket.number] = socket
        if seat is not None and token is None:
            token = TOKENS[seat]
        self.greet(socket, token, last_seq)
        return socket

    def greet(self, socket: Socket, token: str | None, last_seq: int = 0) -> None:
        """The socket says hello."""
        hello = Hello("abcdef", token, last_seq)
        first = self.table.first_use(hello, socket.number)
        if first is not None:
            self.do(first, TABLE)
        self._tell(self.table.arrive(socket.number, hello, self.now))

    def disconnect(self, socket: Socket) -> None:
        socket.over = True
        del self.sockets[socket.number]
        self._tell(self.table.depart(socket.number, self.now))

    def send(self, socket: Socket, command: Command) -> Ack | Refused:
        actor = self.table.actor(socket.number)
        assert actor is not None
        return self.do(command, actor).answer

    def do(self, command: TableCommand, actor: Actor) -> Plan:
        before = self.table.match, self.table.state
        plan = self.table.plan(command, actor, self.now)
        assert (self.table.match, self.table.state) == before, "planning changes nothing"
        if plan.saves:
            assert [recorded.seq for recorded in plan.events] == list(
                range(len(self.log) + 1, len(self.log) + 1 + len(plan.events))
            )
            msgspec.json.encode(changes(self.table.match, self.table.state, plan), enc_hook=str)
            self.log += plan.events
        else:
            assert not plan.events
        self.plans.append(plan)
        self._tell(self.table.commit(plan, self.now))
        return plan

    def bots(self, most: int = 10_000) -> None:
        """Let bots act until a person is on turn."""
        for _ in range(most):
            turn = self.table.bot_turn()
            if turn is None:
                return
            action = think(turn.bot, "seed", self.table.match.observe(turn.seat))
            plan = self.do(Act("bot", turn.seq, action), Actor(turn.seat, By.BOT))
            assert isinstance(plan.answer, Ack), plan.answer

    def wait(self, seconds: float) -> None:
        """Let time pass, and happen what is due in it."""
        until = self.now + seconds
        while True:
            due = [deadline for deadline in self.table.deadlines(self.now) if deadline.at <= until]
            if not due:
                break
            first = min(due, key=lambda deadline: deadline.at)
            self.now = max(self.now, first.at)
            self.do(first.command, CLOCK)
        self.now = until
        self._tell(self.table.tell_info(self.now))

    def deal(self) -> None:
        """The host deals the first round."""
        host = self.table.state.host
        assert host is not None
        plan = self.do(Continue(self.fresh_id()), Actor(host))
        assert isinstance(plan.answer, Ack), plan.answer

    def check(self) -> None:
        """Every socket knows exactly what its viewer may know."""
        for socket in self.sockets.values():
            if socket.number in self.table.sessions:
                assert socket.observation == self.table.match.observe(socket.viewer)
                if socket.viewer is not None and self.table.match.public.round is not None:
                    hand = self.table.match.state.hands[socket.viewer]
                    if hand:
                        assert socket.hand is not None
                        assert sorted(c for c in socket.hand.cards if c is not None) == sorted(hand)

    def play_person(self, seat: int) -> Plan:
        """The seat's next step as a greedy player would make it."""
        observation = self.table.match.observe(seat)
        action = think("greedy", "seed", observation)
        return self.do(Act(self.fresh_id(), observation.seq, action), Actor(seat))

    def play_round(self) -> None:
        """Everybody plays on until the round is over."""
        number = self.table.match.public.rounds_played
        while self.table.match.public.rounds_played == number and not self.table.match.ended:
            self.bots()
            turn = self.table.match.turn
            if turn is not None and self.table.bot_turn() is None:
                self.play_person(turn)

    def _tell(self, told: list[Told]) -> None:
        for item in told:
            socket = self.sockets.get(item.session)
            if socket is not None:
                socket.take(item.message)
