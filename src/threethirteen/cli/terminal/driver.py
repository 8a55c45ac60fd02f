"""Driving a saved match at this terminal: the person's seat, the bots of the others, and saving before telling.

The driver owns the truth. All that a screen gets from it is the observation and the sightings of the person's seat.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from threethirteen.bots import Guard, Mishap, make_bot, safe_move
from threethirteen.cli.saved import SavedError, SavedMatch, SavedMatches
from threethirteen.engine import Call, Deal, Match, seen
from threethirteen.notation.record import (
    RecordError,
    RecordSeat,
    SeatKind,
    event_line,
    header_for,
    header_line,
    read_record,
)
from threethirteen.play import Action, By, Observation, Policy, RefusedError, Seen
from threethirteen.rules import RuleSet

NAMES: Final = ("Mia", "Jo", "Ada", "Ben", "Eva", "Leo", "Uma", "Ivo", "Kim", "Max", "Lou")
"""What bots are called, in the order they sit down."""

_LONGEST_LINE: Final = 1_000_000
"""Bytes of a line; the first two of a record have a few thousand."""


class NoPersonError(ValueError):
    """Only bots sit at this match."""


class RecordFile:
    """The record that ``--record`` asks for, kept in step with the match."""

    def __init__(self, path: Path, seats: Sequence[RecordSeat], *, new: bool) -> None:
        self.path = path
        self._seats = tuple(seats)
        self._written = 0
        # a file that is there already is somebody's: it is written anew only by the match it tells of
        path.open("x" if new else "w", encoding="utf-8").close()

    def remove(self) -> None:
        """Take the file away again: nothing has come of the match."""
        with contextlib.suppress(OSError):
            self.path.unlink()

    def append(self, match: Match) -> None:
        """Write the lines that are not there yet. Raises SavedError where the disk refuses."""
        new = [event_line(recorded) for recorded in match.events[self._written :]]
        if not self._written:
            new.insert(0, header_line(header_for(match, self._seats)))
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(new)
        except OSError as error:
            raise SavedError("cannot-write", {"path": str(self.path), "why": error.strerror or ""}) from error
        self._written = len(match.events)


@dataclass(frozen=True)
class Remark:
    """Something besides the match that the person is told: a message with its arguments, after event ``seq``."""

    seq: int
    message: str
    arguments: Mapping[str, str | int]


@dataclass(frozen=True)
class Move:
    """What a bot wants to do, and the event it had seen last: dropped when something happened since."""

    seq: int
    seat: int
    action: Action


class Driver:
    """A match, the person's seat in it, and who plays the others."""

    def __init__(
        self,
        saved: SavedMatch,
        policies: Mapping[int, Policy],
        seat: int,
        record: RecordFile | None = None,
        now: Callable[[], str] | None = None,
        mishaps: Sequence[Mishap] = (),
    ) -> None:
        self.saved = saved
        self.seat = seat
        self.record = record
        self.remarks: list[Remark] = []
        self._mishaps = mishaps  # grows while the bots think
        self._policies = dict(policies)
        self._match = saved.match
        self._now = now or _utc_now
        if record is not None:
            record.append(self._match)
        if isinstance(self._match.due, Call):  # it was put away just before the call
            self._store(self._match)

    # --- what the person may know ----------------------------------------------------------------------------

    @property
    def observation(self) -> Observation:
        """What the person's seat knows."""
        return self._match.observe(self.seat)

    def seen(self, since: int = 0) -> tuple[Seen, ...]:
        """What happened after this event number, as the person's seat saw it."""
        return tuple(seen(recorded, self.seat) for recorded in self._match.events[since:])

    @property
    def ended(self) -> bool:
        """The match is over for good."""
        return self._match.ended

    @property
    def waiting_for_bot(self) -> bool:
        """Another seat is on turn, or has still to choose for a call."""
        return self._bot_seat() is not None

    @property
    def choosing(self) -> bool:
        """All play at once in this round."""
        round_ = self._match.public.round
        return round_ is not None and round_.calls is not None

    @property
    def between_rounds(self) -> bool:
        """The next round can be dealt."""
        return isinstance(self._match.due, Deal)

    @property
    def record_path(self) -> Path:
        """Where the match's record lies: where it was asked for, else among the saved matches."""
        return self.saved.path if self.record is None else self.record.path

    def kind(self, seat: int) -> str | None:
        """The bot that plays this seat; None for the person."""
        return self.saved.seats[seat].bot if seat < len(self.saved.seats) else None

    # --- what happens ----------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The person's action, stored before it is shown. Raises RefusedError."""
        self._store(self._match.act(self.seat, action, by=By.PERSON, at=self._now()))

    def deal(self) -> None:
        """Deal the next round."""
        self._store(self._match.deal(at=self._now()))

    def think(self) -> Move | None:
        """What the bot on turn wants to do. Slow, changes nothing: may run beside the screen."""
        match, seat = self._match, self._bot_seat()
        if seat is None:
            return None
        observation = match.observe(seat)
        return Move(observation.seq, seat, self._policies[seat].act(observation))

    def play(self, move: Move) -> bool:
        """Do what a bot wanted, unless something has happened since."""
        if move.seq != self._match.public.seq or self._bot_seat() != move.seat:
            return False
        self._name_mishap(move)
        try:
            match = self._match.act(move.seat, move.action, by=By.BOT, at=self._now())
        except RefusedError:
            # no bot may hold up the table
            action = safe_move(self._match.observe(move.seat))
            match = self._match.act(move.seat, action, by=By.BOT, at=self._now())
        self._store(match)
        return True

    def _name_mishap(self, move: Move) -> None:
        """Say what was wrong with the bot's own move, if this one was made in its stead."""
        for mishap in reversed(self._mishaps):
            if (mishap.seq, mishap.seat) == (move.seq, move.seat):
                self.remark(
                    f"mishap-{mishap.fault}",
                    bot=mishap.bot,
                    seat=mishap.seat + 1,
                    seq=mishap.seq,
                    detail=mishap.detail,
                )
                return

    def remark(self, message: str, **arguments: str | int) -> None:
        """Have the person told something that is no event."""
        self.remarks.append(Remark(self._match.public.seq, message, arguments))

    def keep(self, name: str, value: object) -> None:
        """Keep something beside the match until the next time."""
        if self.saved.settings.get(name) != value:
            self.saved.settings[name] = value
            self.saved.save_settings()

    def close(self) -> None:
        """Let go of the files; the match can be resumed."""
        self.saved.close()

    def _bot_seat(self) -> int | None:
        """The bot whose move it is. Where all play at once bots choose while the person ponders."""
        round_ = self._match.public.round
        if round_ is None:
            return None if self._match.turn == self.seat else self._match.turn
        return next((seat for seat in round_.awaited if seat != self.seat), None)

    def _store(self, match: Match) -> None:
        """Keep what has happened. When all have chosen, the call comes by itself."""
        if isinstance(match.due, Call):
            match = match.call(at=self._now())
        self.saved.append(match)
        self._match = match
        if self.record is not None:
            self.record.append(match)


def new_match(
    rules: RuleSet,
    name: str,
    bots: Sequence[str],
    *,
    seed: str | None = None,
    take_back: bool = False,
    record: Path | None = None,
    matches: SavedMatches | None = None,
    settings: Mapping[str, object] | None = None,
) -> Driver:
    """A new table: the person in seat 0, a bot in each other seat, the first round dealt.

    Raises RefusedError (rules not playable yet, seats), SavedError, FileExistsError for the record.
    """
    # bytes of a command line that are no UTF-8 arrive as surrogates: any bytes may be a seed
    given = None if seed is None else seed.encode("utf-8", "surrogateescape")
    secret = secrets.token_bytes(32) if given is None else hashlib.sha256(given).digest()
    others = [one for one in NAMES if one.casefold() != name.strip().casefold()]
    names = (name, *(others[place % len(others)] for place in range(len(bots))))
    match = Match.start(rules, names, secret=secret, take_back=take_back, at=_utc_now())
    match = match.deal(at=_utc_now())
    seats = [RecordSeat(seat.name) for seat in match.public.seats[:1]]
    seats += [
        RecordSeat(seat.name, SeatKind.BOT, bot)
        for seat, bot in zip(match.public.seats[1:], bots, strict=True)
    ]
    # the bots' luck has a seed of its own, so that nothing they do tells of the deals
    bot_seed = hashlib.sha256(b"bots" + secret).hexdigest()
    mishaps: list[Mishap] = []
    policies = {seat: _guarded(bot, f"{bot_seed}/{seat}", mishaps) for seat, bot in enumerate(bots, 1)}
    file = RecordFile(record, seats, new=True) if record is not None else None
    kept = {"bot_seed": bot_seed, "record": str(record.absolute()) if record else None, **(settings or {})}
    try:
        saved = (matches or SavedMatches()).create(match, seats, secret, kept)
    except BaseException:
        if file is not None:  # it would only stand in the way of the next try
            file.remove()
        raise
    try:
        return Driver(saved, policies, 0, file, mishaps=mishaps)
    except BaseException:
        saved.close()
        if file is not None:
            file.remove()
        raise


def saved_match(saved: SavedMatch) -> Driver:
    """A saved match, its bots as they were. Raises NoPersonError and BotError."""
    seat = next((place for place, one in enumerate(saved.seats) if one.kind is SeatKind.PERSON), None)
    if seat is None:
        raise NoPersonError(saved.id)
    seed = str(saved.settings.get("bot_seed", saved.id))
    mishaps: list[Mishap] = []
    policies = {
        place: _guarded(one.bot or "look-ahead", f"{seed}/{place}", mishaps)
        for place, one in enumerate(saved.seats)
        if place != seat
    }
    driver = Driver(saved, policies, seat, mishaps=mishaps)
    kept = saved.settings.get("record")
    if isinstance(kept, str):
        _record_again(driver, Path(kept))
    return driver


def _record_again(driver: Driver, path: Path) -> None:
    """Go on with the record at this path. What another match or somebody else has put there is left alone."""
    saved = driver.saved
    try:
        there = path.exists()
        if there and (path.samefile(saved.path) or not _tells_of(path, saved.match)):
            driver.remark("terminal-record-foreign", path=str(path), id=saved.id)
            return
        record = RecordFile(path, saved.seats, new=not there)
        record.append(saved.match)
    except OSError as error:
        why = error.strerror or type(error).__name__
    except SavedError as error:
        why = str(error.arguments["why"])
    else:
        driver.record = record
        return
    driver.remark("terminal-record-stopped", path=str(path), why=why, id=saved.id)


def _tells_of(path: Path, match: Match) -> bool:
    """The file is this match's open record. Its first event has the commitment, and the moment it was made."""
    if not path.is_file() and not path.is_dir():
        return False  # a device or a pipe, which a reader may wait for in vain
    with path.open("rb") as file:
        lines = [file.readline(_LONGEST_LINE) for _ in range(2)]
    try:
        _, events = read_record(line for line in lines if line)
    except RecordError:
        return False
    return events == match.events[:1]


def _guarded(bot: str, seed: str, mishaps: list[Mishap]) -> Policy:
    """The bot, kept from stopping the table whatever it does; what goes wrong is added to ``mishaps``."""
    return Guard(bot, make_bot(bot, seed), report=mishaps.append)


def _utc_now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
