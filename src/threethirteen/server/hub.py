"""All tables of this server: making them, finding them, waking those that sleep in the store."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count

import structlog

from threethirteen.engine import Match
from threethirteen.play import By
from threethirteen.protocol.messages import NewTable, Said, SeatKind, TableMade
from threethirteen.rules import RuleSet
from threethirteen.server.brain import Brain
from threethirteen.server.clock import Clock
from threethirteen.server.hosting import fit_for_all, free_bot_name, known_bot
from threethirteen.server.keeper import Keeper
from threethirteen.server.line import Line
from threethirteen.server.metrics import TABLES
from threethirteen.server.saving import revived, said_before, stored_seats, stored_table
from threethirteen.server.state import CODE_LENGTH, CODE_LETTERS, SeatState, TableState, token_hash
from threethirteen.server.table import Table
from threethirteen.store import Store, StoreError

log = structlog.get_logger("hub")


class Hub:
    """The tables in memory by match, and the store behind them."""

    def __init__(self, store: Store, brain: Brain, clock: Clock) -> None:
        self.store = store
        self.brain = brain
        self.clock = clock
        self.lan = False
        self.closed = False
        self._keepers: dict[str, Keeper] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._numbers = count(1)

    def new_line(self, address: str = "") -> Line:
        """A line for a socket."""
        return Line(next(self._numbers), address)

    async def create(self, wanted: NewTable) -> TableMade:
        """A new table with its host and its bots. Raises RulesError, RefusedError, StoreError."""
        rules = RuleSet.preset(wanted.rules, dict(wanted.options))
        bots = [known_bot(bot) for bot in wanted.bots]
        names = [wanted.name]
        for _ in bots:
            names.append(free_bot_name(names))
        secret = secrets.token_bytes(32)
        at = _iso(self.clock.wall())
        settings = fit_for_all(wanted.settings, rules)
        match = Match.start(rules, names, secret=secret, take_back=settings.take_back, by=By.PERSON, at=at)
        token = secrets.token_urlsafe(32)
        seats = (
            SeatState(token_hash=token_hash(token)),
            *(SeatState(kind=SeatKind.BOT, bot=bot) for bot in bots),
        )
        while True:
            state = TableState(
                code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
                match=secrets.token_hex(16),
                pepper=secrets.token_hex(32),
                settings=settings,
                host=0,
                seats=seats,
            )
            try:
                await self.store.create(
                    stored_table(match, state), stored_seats(match, state), match.events, secret
                )
            except StoreError as error:
                if error.code in ("code-taken", "match-taken"):
                    continue
                raise
            break
        self._keep(match, state)
        log.info("table made", code=state.code, rules=wanted.rules[:60], seats=len(seats))
        return TableMade(state.code, state.match, 0, token)

    async def keeper(self, code: str) -> Keeper | None:
        """The table with this code, woken if it sleeps; None where there is none."""
        match = await self._match_of(code)
        return None if match is None else await self.keeper_of(match)

    async def keeper_of(self, match: str) -> Keeper | None:
        """The table of this match, woken if it sleeps."""
        if match in self._keepers:
            return self._keepers[match]
        lock = self._waking.setdefault(match, asyncio.Lock())
        async with lock:
            if match in self._keepers:
                return self._keepers[match]
            stored = await self.store.load(match)
            if stored is None:
                return None
            found = self._keep(*await asyncio.to_thread(revived, stored), said_before(stored))
        self._waking.pop(match, None)
        return found

    def awake(self, match: str) -> Keeper | None:
        """The table of this match if it is in memory."""
        return self._keepers.get(match)

    def keepers(self) -> list[Keeper]:
        """All tables in memory."""
        return list(self._keepers.values())

    def forget_keeper(self, keeper: Keeper) -> None:
        """A table has gone to sleep."""
        if self._keepers.get(keeper.table.state.match) is keeper:
            del self._keepers[keeper.table.state.match]
        TABLES.set(len(self._keepers))

    async def close(self) -> None:
        """Send everybody away and let go of everything."""
        self.closed = True
        ended = await asyncio.gather(*(keeper.close() for keeper in self.keepers()), return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception):
                log.error("a table did not end well", error=repr(fault)[:300])
        self.brain.close()

    async def _match_of(self, code: str) -> str | None:
        plain = code.strip().lower()
        for keeper in self._keepers.values():
            if keeper.table.state.code == plain:
                return keeper.table.state.match
        return await self.store.by_code(plain)

    def _keep(self, match: Match, state: TableState, said: tuple[Said, ...] = ()) -> Keeper:
        keeper = Keeper(self, Table(match, state, self.clock.now(), lan=self.lan, said=said))
        self._keepers[state.match] = keeper
        TABLES.set(len(self._keepers))
        return keeper


def _iso(wall: float) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(wall, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
