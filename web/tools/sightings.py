"""Records what a viewer is welcomed with in every state of a table: for the pages of /dev/table and the client's tests.

    python web/tools/sightings.py

Tables are played by bots with fixed seeds, so the files change only where the game or the wire has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from threethirteen.bots import make_bot
from threethirteen.engine import Match
from threethirteen.play import By, GoOut, Phase
from threethirteen.protocol.messages import (
    Act,
    Arrange,
    Clock,
    Continue,
    Hello,
    Presence,
    Say,
    SeatKind,
    Suspend,
    TableSettings,
    Welcome,
)
from threethirteen.protocol.wire import encode
from threethirteen.rules import RuleSet
from threethirteen.server.plan import Actor
from threethirteen.server.state import SeatState, TableState, token_hash
from threethirteen.server.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "tables"
NAMES = ("Ada", "Mia", "Bartholomew", "Jo", "Zoë", "Ivo", "Uma", "Maximiliane")
TOKEN = "own"
OTHER = "other"


@dataclass
class Played:
    """A table that bots play for everybody."""

    table: Table
    now: float = 100.0

    def do(self, command: object, seat: int | None, by: By = By.PERSON) -> None:
        """One command, which must be accepted."""
        plan = self.table.plan(command, Actor(seat, by, session=None), self.now, 1_700_000_000 + self.now)  # type: ignore[arg-type]
        assert plan.effect, plan.answer
        self.table.commit(plan, self.now)
        self.now += 1

    def step(self) -> None:
        """The seat on turn does one thing; between rounds the next is dealt."""
        public = self.table.match.public
        if public.round is None:
            for seat in public.active:
                if public.rounds_played == 0 and seat:
                    break
                if self.table.match.public.round is None and seat not in self.table.state.confirmed:
                    self.do(Continue(f"c{self.now}"), seat)
            return
        seat = public.round.turn
        action = make_bot("greedy", f"s{seat}").act(self.table.match.observe(seat))
        by = By.PERSON if self.table.state.seats[seat].kind is SeatKind.PERSON else By.BOT
        self.do(Act(f"a{self.now}", public.seq, action), seat, by)

    def until(self, wanted: Callable[[Table], bool]) -> Played:
        """Play on until something is the case."""
        for _ in range(100_000):
            if wanted(self.table):
                return self
            self.step()
        raise AssertionError("it never came to that")

    def welcome(self, token: str | None = TOKEN) -> Welcome:
        """What somebody is told who comes to the table."""
        told = self.table.arrive(99, Hello(self.table.state.code, token), self.now)
        message = told[0].message
        assert isinstance(message, Welcome)
        self.table.depart(99, self.now)
        return message


def played(
    seats: int,
    rules: str = "standard",
    people: int = 2,
    settings: TableSettings | None = None,
) -> Played:
    """A new table. The first two seats are people."""
    settings = settings or TableSettings(take_back=True)
    ruleset = RuleSet.preset(rules)
    match = Match.start(ruleset, NAMES[:seats], secret=bytes(range(32)), take_back=settings.take_back)
    tokens = (TOKEN, OTHER)
    states = tuple(
        SeatState(token_hash=token_hash(tokens[seat]))
        if seat < people
        else SeatState(kind=SeatKind.BOT, bot="look-ahead" if seat % 2 else "greedy")
        for seat in range(seats)
    )
    state = TableState(
        code="k7mqp4", match="m" * 32, pepper="p" * 64, settings=settings, host=0, seats=states
    )
    table = Table(match, state, 100.0)
    for seat, token in enumerate(tokens[:people]):
        table.arrive(seat, Hello("k7mqp4", token), 100.0)
    return Played(table)


def mine(phase: Phase, least: int, turns: int = 0, last: bool = False) -> Callable[[Table], bool]:
    """The first seat's turn in a round of so many cards; with ``last`` it may be a last turn."""

    def asked(table: Table) -> bool:
        round_ = table.match.public.round
        return (
            round_ is not None
            and round_.hand_size >= least
            and round_.turns[0] >= turns
            and (last or round_.out is None)
            and round_.turn == 0
            and round_.phase is phase
        )

    return asked


def can_go_out(table: Table) -> bool:
    """The first seat may go out now, with a hand of some size."""
    if not mine(Phase.DISCARD, 5)(table):
        return False
    return any(isinstance(action, GoOut) for action in table.match.observe(0).legal)


def last_turn(table: Table) -> bool:
    """Somebody else is out, and it is the first seat's last turn."""
    round_ = table.match.public.round
    return (
        round_ is not None
        and round_.out not in (None, 0)
        and round_.hand_size > 5
        and round_.turn == 0
        and round_.phase is Phase.DISCARD
    )


def between(rounds: int) -> Callable[[Table], bool]:
    """So many rounds are scored, and the next is not dealt."""
    return lambda table: table.match.public.rounds_played >= rounds and table.match.public.round is None


def arranged(table: Played) -> Played:
    """The first seat lays its hand by melds."""
    table.do(Arrange("arrange", "melds"), 0)
    return table


def states() -> dict[str, Welcome]:
    """Every state worth seeing."""
    draw, discard = Phase.DRAW, Phase.DISCARD
    found = {"waiting": played(3).welcome(), "waiting-alone": played(1, people=1).welcome()}
    found["waiting-guest"] = played(3).welcome(OTHER)
    found["draw"] = arranged(played(4).until(mine(draw, 7, 1))).welcome()
    found["discard"] = arranged(played(4).until(mine(draw, 7, 1)).until(mine(discard, 7, 1))).welcome()
    found["first"] = played(3).until(mine(draw, 3)).welcome()
    found["fourteen"] = arranged(played(4).until(mine(discard, 13))).welcome()
    found["fifteen"] = arranged(played(4, "fourteens").until(mine(discard, 14, last=True))).welcome()
    found["eight"] = arranged(played(8).until(mine(discard, 9))).welcome()
    found["five-suits"] = arranged(played(5, "five-crowns").until(mine(discard, 11))).welcome()
    found["out"] = arranged(played(3).until(can_go_out)).welcome()
    found["last-turn"] = arranged(played(4).until(last_turn)).welcome()
    clocked = played(4, settings=TableSettings(clock=Clock(30, 60))).until(mine(draw, 6))
    found["clock"] = clocked.welcome()
    others = played(4).until(mine(discard, 8))
    others.step()
    found["theirs"] = others.welcome()
    found["watcher"] = others.welcome(None)
    summary = played(4).until(between(5))
    found["summary"] = summary.welcome()
    summary.do(Continue("on"), 0)
    found["summary-confirmed"] = summary.welcome()
    found["summary-eight"] = played(8).until(between(9)).welcome()
    away = played(4).until(mine(draw, 8))
    away.table.depart(1, away.now)
    found["away"] = away.welcome()
    away.table.presence[1] = Presence.BOT_PLAYS
    found["bot-plays"] = away.welcome()
    back = played(4).until(mine(draw, 8))
    back.do(Say("say1", "Good luck everybody"), 1)
    back.do(Say("say2", reaction="well_done"), 2, By.BOT)
    back.table.state = back.table.state.with_seat(0, SeatState(token_hash=token_hash(TOKEN), auto=True))
    found["auto"] = back.welcome()
    aside = played(4).until(mine(draw, 6))
    aside.do(Suspend("aside"), 0)
    found["suspended"] = aside.welcome()
    found["suspended-guest"] = aside.welcome(OTHER)
    found["end"] = played(4).until(lambda table: table.match.ended).welcome()
    found["end-eight"] = played(8).until(lambda table: table.match.ended).welcome()
    return found


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, welcome in states().items():
        message = json.loads(encode(welcome))
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
