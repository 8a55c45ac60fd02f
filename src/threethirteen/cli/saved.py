"""Matches saved by the terminal: one file a match, its record, and beside it what must not be told before the end.

In the folder ``matches`` under the user's data folder (or ``THREE_THIRTEEN_DATA``) each match has

* ``ID.jsonl``, its open record: an event is appended and synced *before* anybody is shown it, so a half-written end
  after a crash was never seen and is cut off;
* ``ID.secret``, the 32 bytes behind its deals, readable by its owner only, removed once the match has ended;
* ``ID.json``, settings of whoever drives the match (a bot's seed, a language);
* ``ID.lock``, held while a program drives the match, so that no second one does.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from threethirteen.cli.filelock import FileLock
from threethirteen.engine import Match, commitment
from threethirteen.notation.codec import CodecError
from threethirteen.notation.record import (
    Header,
    RecordError,
    RecordSeat,
    event_line,
    header_for,
    header_line,
    read_match,
)
from threethirteen.notation.settle import settled_events
from threethirteen.play import MatchStarted
from threethirteen.rules import RuleSet
from threethirteen.rules.ruleset import Play

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 6


class SavedError(Exception):
    """A saved match that cannot be found, opened or written: ``code`` (sentence ``saved-<code>``) and arguments."""

    def __init__(self, code: str, args: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.arguments = args or {}
        super().__init__(code + "".join(f"; {name}={value!r}" for name, value in self.arguments.items()))


class SavedSummary(msgspec.Struct, frozen=True):
    """What a list says of a saved match. ``turn`` is the name of the seat on turn, if any.

    Where the file cannot be read ``problem`` says why, and the rest is empty.
    """

    id: str
    changed: datetime
    rules: RuleSet | None = None
    seats: tuple[RecordSeat, ...] = ()
    round: int = 0
    rounds: int = 0
    turn: str | None = None
    ended: bool = False
    problem: RecordError | OSError | None = None


class SavedMatch:
    """One saved match, opened for play: locked until ``close`` (or the end of a ``with``).

    ``match`` is the match as it is stored; ``seats`` says who sits where; ``settings`` is a dictionary of the driver's
    own, stored by ``save_settings``; ``cut`` is how many bytes of a half-written end were cut off.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        header: Header,
        match: Match,
        settings: dict[str, object],
        lock: FileLock,
    ) -> None:
        self.id = name
        self.path = folder / f"{name}.jsonl"
        self.header = header
        self.match = match
        self.settings = settings
        self.cut = 0
        self._folder = folder
        self._lock = lock
        self._file: int | None = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._size = os.lseek(self._file, 0, os.SEEK_END)

    @property
    def seats(self) -> tuple[RecordSeat, ...]:
        """Who sits where, as the match began."""
        return self.header.seats

    def append(self, match: Match) -> None:
        """Store the events that ``match`` has beyond those stored, in one durable write.

        Call it before anything of them is shown. Raises ValueError for a match that is not this one going on, and
        SavedError where the disk refuses; then what is stored is as before.
        """
        stored = len(self.match.events)
        if len(match.events) < stored or match.events[stored - 1] != self.match.events[-1]:
            raise ValueError("this is not a continuation of the stored match")
        new = match.events[stored:]
        if not new:
            return
        if self._file is None:
            raise ValueError("the saved match is closed")
        lines = "".join(map(event_line, new)).encode()
        try:
            os.lseek(self._file, self._size, os.SEEK_SET)
            _write_all(self._file, lines)
            os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise SavedError("cannot-write", {"path": str(self.path), "why": error.strerror or ""}) from error
        self._size += len(lines)
        self.match = match
        if match.ended:
            self._secret_path.unlink(missing_ok=True)  # the record tells it now

    def save_settings(self) -> None:
        """Store ``settings`` as they are now."""
        _replace(self._folder / f"{self.id}.json", json.dumps(self.settings, indent=1).encode())

    def close(self) -> None:
        """Let go of the files and the lock; what is stored stays. May be called twice."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self._lock.release()

    def __enter__(self) -> SavedMatch:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    @property
    def _secret_path(self) -> Path:
        return self._folder / f"{self.id}.secret"

    def _cut_to(self, size: int) -> None:
        assert self._file is not None
        self.cut = self._size - size
        os.ftruncate(self._file, size)
        os.fsync(self._file)
        self._size = size


class SavedMatches:
    """The folder of saved matches; the user's own unless another is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "matches"

    def create(
        self,
        match: Match,
        seats: Iterable[RecordSeat],
        secret: bytes,
        settings: Mapping[str, object] | None = None,
    ) -> SavedMatch:
        """Store a new match with all its events so far, and open it. Raises SavedError."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            name, lock = self._free_name()
            _replace(self.folder / f"{name}.secret", secret.hex().encode())
            kept = dict(settings or {})
            _replace(self.folder / f"{name}.json", json.dumps(kept, indent=1).encode())
            header = header_for(match, seats)
            lines = header_line(header) + "".join(map(event_line, match.events))
            # the record comes last: a match without one is none, and nobody misses it
            _replace(self.folder / f"{name}.jsonl", lines.encode())
        except OSError as error:
            raise SavedError(
                "cannot-write", {"path": str(self.folder), "why": error.strerror or ""}
            ) from error
        return SavedMatch(self.folder, name, header, match, kept, lock)

    def list(self) -> tuple[SavedSummary, ...]:
        """All saved matches, the last changed first. A file that cannot be read has its problem beside it."""
        files = self.folder.glob("*.jsonl") if self.folder.is_dir() else ()
        found = []
        for path in files:
            with contextlib.suppress(FileNotFoundError):  # deleted meanwhile
                changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                try:
                    found.append(_summary(path, changed))
                except FileNotFoundError:
                    raise
                except OSError as error:  # a folder of that name, or somebody else's file
                    found.append(SavedSummary(path.stem, changed, problem=error))
        return tuple(sorted(found, key=lambda summary: (summary.changed, summary.id), reverse=True))

    def find(self, prefix: str) -> str:
        """The whole id that begins with this. Raises SavedError where there is none, or more than one."""
        wanted = prefix.strip().lower()
        names = sorted(path.stem for path in self.folder.glob("*.jsonl")) if self.folder.is_dir() else []
        fitting = [name for name in names if name == wanted] or [n for n in names if n.startswith(wanted)]
        if not fitting or not wanted:
            raise SavedError("not-found", {"id": prefix})
        if len(fitting) > 1:
            raise SavedError("ambiguous", {"id": prefix, "ids": ", ".join(fitting)})
        return fitting[0]

    def open(self, prefix: str) -> SavedMatch:
        """The match whose id begins with this, locked, with a half-written end cut off.

        Raises SavedError (not found, ambiguous, in use, secret missing) and RecordError for a damaged record.
        """
        name = self.find(prefix)
        lock = self._lock(name)
        try:
            return self._opened(name, lock)
        except OSError as error:
            lock.release()
            raise SavedError(
                "cannot-read", {"path": str(self.folder), "why": error.strerror or ""}
            ) from error
        except BaseException:
            lock.release()
            raise

    def delete(self, prefix: str) -> str:
        """Remove a match for good and return its id. Raises SavedError (not found, ambiguous, in use)."""
        name = self.find(prefix)
        lock = self._lock(name)
        try:
            for ending in ("jsonl", "secret", "json"):
                (self.folder / f"{name}.{ending}").unlink(missing_ok=True)
        except OSError as error:
            path = str(self.folder / f"{name}.{ending}")
            raise SavedError("cannot-write", {"path": path, "why": error.strerror or ""}) from error
        finally:
            lock.release(remove=True)
        return name

    def _opened(self, name: str, lock: FileLock) -> SavedMatch:
        path = self.folder / f"{name}.jsonl"
        if not path.exists():  # deleted while we waited for its lock
            raise SavedError("not-found", {"id": name})
        secret = _read_secret(self.folder / f"{name}.secret")
        text = path.read_bytes()
        lines = text.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        header, match = read_match(lines, secret)
        kept = settled_events(match, secret)
        if kept < len(match.events):
            # the lines of one move are one write: where the last are missing, none of them was shown
            lines = lines[: 1 + kept]
            header, match = read_match(lines, secret)
        if not match.ended and commitment(secret) != match.public.commitment:
            raise SavedError("secret-missing", {"id": name})
        saved = SavedMatch(
            self.folder, name, header, match, _read_settings(self.folder / f"{name}.json"), lock
        )
        size = sum(map(len, lines))
        if size < len(text):
            saved._cut_to(size)
        if match.ended:
            (self.folder / f"{name}.secret").unlink(missing_ok=True)
        return saved

    def _lock(self, name: str) -> FileLock:
        lock = FileLock(self.folder / f"{name}.lock")
        if not lock.acquire():
            raise SavedError("in-use", {"id": name})
        return lock

    def _free_name(self) -> tuple[str, FileLock]:
        while True:
            name = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
            if any(self.folder.glob(f"{name}.*")):
                continue
            return name, self._lock(name)


def data_folder() -> Path:
    """Where this user's matches are kept: ``THREE_THIRTEEN_DATA``, or the place the platform has for it."""
    given = os.environ.get("THREE_THIRTEEN_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("three-thirteen", appauthor=False)


def _summary(path: Path, changed: datetime) -> SavedSummary:
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()  # never shown, and cut off when the match is opened
    try:
        header, match = read_match(lines)
    except RecordError as error:
        return SavedSummary(path.stem, changed, problem=error)
    started = match.events[0].event
    assert isinstance(started, MatchStarted)
    public = match.public
    return SavedSummary(
        id=path.stem,
        changed=changed,
        rules=match.rules,
        seats=header.seats,
        round=public.rounds_played + public.playing,
        rounds=1 if match.rules.play is Play.SOLO else len(match.rules.rounds),
        turn=public.seats[match.turn].name if match.turn is not None else None,
        ended=match.ended,
    )


def _read_secret(path: Path) -> bytes:
    try:
        return bytes.fromhex(path.read_text(encoding="ascii"))
    except (FileNotFoundError, ValueError):
        return b""


def _read_settings(path: Path) -> dict[str, object]:
    """The settings; a lost or damaged file costs the settings, not the match."""
    try:
        settings = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError, CodecError):
        return {}
    return settings if isinstance(settings, dict) else {}


def _replace(path: Path, content: bytes) -> None:
    """Write a small file whole: after a crash it has its old content or its new one. Only its owner reads it."""
    part = path.with_name(path.name + ".part")
    file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
    try:
        _write_all(file, content)
        os.fsync(file)
    finally:
        os.close(file)
    part.replace(path)
    with contextlib.suppress(OSError):  # a folder cannot be synced everywhere
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _write_all(file: int, content: bytes) -> None:
    while content:
        content = content[os.write(file, content) :]
