"""The match record: JSON Lines, a header and then one event a line, readable by a person and streamable both ways.

The header names the format, the version, the viewer (null: everything; a seat's number or ``"spectator"``: what that
viewer saw), the whole rule set, the seats and the program that wrote it. An open record holds events, a redacted one
sightings: it has no place for the secret or for a card its viewer did not see. Here is only the form; whether what a
record tells can have happened is asked by ``replay`` and ``verify``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec.structs import replace

from threethirteen.engine import Event, Match, MatchEnded, MatchState, Recorded, seen
from threethirteen.notation.codec import CodecError, from_json, from_plain, to_json, to_plain
from threethirteen.notation.follow import IMPOSSIBLE, follow
from threethirteen.play import By, MatchStarted, SeatJoined, SeatRenamed, Seen, Sighting
from threethirteen.rules import RulesError, RuleSet, rules_from_json, rules_to_json

FORMAT: Final = "three-thirteen match record"
VERSION: Final = 1
SOURCE: Final = "three-thirteen 0.1.0"

Viewer = int | Literal["spectator"] | None
"""Whose record it is: None for the open one, a seat's number, or a spectator."""

Line = Recorded | Seen
"""What a line after the header holds: an event in an open record, a sighting in a redacted one."""


class RecordError(ValueError):
    """A record that cannot be read: ``code`` (sentence ``record-<code>``), the ``line`` from 1, and arguments."""

    def __init__(self, code: str, line: int, args: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.line = line
        self.arguments = args or {}
        told = "".join(f"; {name}={value!r}" for name, value in self.arguments.items())
        super().__init__(f"line {line}: {code}{told}")


class SeatKind(StrEnum):
    """Who sits there."""

    PERSON = "person"
    BOT = "bot"


class RecordSeat(msgspec.Struct, frozen=True):
    """A seat as the match began: its name, who sits there, and which bot if it is one."""

    name: str
    kind: SeatKind = SeatKind.PERSON
    bot: str | None = None


class Header(msgspec.Struct, frozen=True):
    """The first line of a record, with the rules read."""

    viewer: Viewer
    rules: RuleSet
    seats: tuple[RecordSeat, ...]
    source: str = SOURCE

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for the open record and for a spectator's."""
        return self.viewer if isinstance(self.viewer, int) else None


class _PlainHeader(msgspec.Struct):
    """The first line as it is written."""

    format: str
    version: int
    viewer: int | str | None
    rules: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    source: str


class _Recorded(msgspec.Struct):
    """An event's line in the order in which it is written; the ``event`` is last because it is the longest."""

    seq: int
    by: By
    at: str | None
    event: Event


class _Seen(msgspec.Struct):
    """A sighting's line. The key is ``event`` here too: it is the event as the viewer saw it."""

    seq: int
    by: By
    at: str | None
    event: Sighting


# --- writing -----------------------------------------------------------------------------------------------------


def header_for(
    match: Match, seats: Iterable[RecordSeat] | None = None, viewer: Viewer = None, source: str = SOURCE
) -> Header:
    """The header of a match's record: names from the match, kinds from ``seats``; without those all are persons.

    ``seats`` may go on with those who joined later; they are told by events. Raises ValueError where a seat is missing.
    """
    started = match.events[0].event
    assert isinstance(started, MatchStarted)
    given = [RecordSeat(name) for name in started.seats] if seats is None else list(seats)
    if len(given) < len(started.seats):
        raise ValueError(f"{len(given)} seats are described, and the match began with {len(started.seats)}")
    # the engine may have told equal names apart
    named = (replace(seat, name=name) for seat, name in zip(given, started.seats, strict=False))
    return Header(viewer, match.rules, tuple(named), source)


def header_line(header: Header) -> str:
    """The header as a line of text, its line break included."""
    plain = _PlainHeader(
        FORMAT, VERSION, header.viewer, rules_to_json(header.rules), header.seats, header.source
    )
    return to_json(plain) + "\n"


def event_line(line: Line) -> str:
    """An event or a sighting as a line of text, its line break included."""
    if isinstance(line, Recorded):
        return to_json(_Recorded(line.seq, line.by, line.at, line.event)) + "\n"
    return to_json(_Seen(line.seq, line.by, line.at, line.sighting)) + "\n"


def write_record(
    match: Match, seats: Iterable[RecordSeat] | None = None, viewer: Viewer = None, source: str = SOURCE
) -> Iterator[str]:
    """The lines of a match's record, for ``viewer`` or, where that is None, with everything in it."""
    header = header_for(match, seats, viewer, source)
    yield header_line(header)
    for recorded in match.events:
        yield event_line(redacted(recorded, header))


def redacted(recorded: Recorded, header: Header) -> Line:
    """The event as the record with this header holds it."""
    return recorded if header.viewer is None else seen(recorded, header.seat)


# --- reading -----------------------------------------------------------------------------------------------------


class RecordReader:
    """Reads a record line by line: the ``header`` at once, the rest while walking.

    ``line`` is the number of the line read last, ``text`` what stands in it. Raises RecordError.
    """

    def __init__(self, lines: Iterable[str | bytes]) -> None:
        self._lines = iter(lines)
        self.line = 0
        self.text = b""
        self.seq = 0
        if not self._next():
            raise RecordError("empty", 1)
        self.header = _read_header(self.text)

    def __iter__(self) -> Iterator[Line]:
        while self._next():
            if not self.text.strip():
                # only a last line may be blank: it is a line break too many and nothing is lost
                where = self.line
                if self._next():
                    raise RecordError("blank-line", where)
                return
            line = _read_line(self.text, self.line, self.header)
            self.seq += 1
            if line.seq != self.seq:
                raise RecordError("gap-in-numbers", self.line, {"written": line.seq, "expected": self.seq})
            yield line

    def _next(self) -> bool:
        text = next(self._lines, None)
        if text is None:
            return False
        self.line += 1
        # lone surrogates are no text: let the JSON reader refuse them
        self.text = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
        return True


def read_record(lines: Iterable[str | bytes]) -> tuple[Header, tuple[Line, ...]]:
    """A whole record at once. Raises RecordError."""
    reader = RecordReader(lines)
    return reader.header, tuple(reader)


def seat_names(lines: Iterable[str | bytes]) -> tuple[str, ...]:
    """Who sat in each seat last, those who joined later too; of a damaged record, as far as it can be read."""
    reader = RecordReader(lines)
    names = [seat.name for seat in reader.header.seats]
    try:
        for line in reader:
            match line.event if isinstance(line, Recorded) else line.sighting:
                case SeatJoined(seat, name) if seat == len(names):
                    names.append(name)
                case SeatRenamed(seat, name) if 0 <= seat < len(names):
                    names[seat] = name
                case _:
                    pass
    except RecordError:
        pass
    return tuple(names)


def read_match(lines: Iterable[str | bytes], secret: bytes = b"") -> tuple[Header, Match]:
    """The match an open record tells of; with the secret (or the end, which tells it) it can go on.

    Raises RecordError, also for a redacted record and for an event that cannot follow.
    """
    reader = RecordReader(lines)
    if reader.header.viewer is not None:
        raise RecordError("redacted", 1)
    events: list[Recorded] = []
    state: MatchState | None = None
    for line in reader:
        assert isinstance(line, Recorded)
        try:
            state = follow(state, line.event)
            if isinstance(line.event, MatchEnded):
                secret = bytes.fromhex(line.event.secret)
        except IMPOSSIBLE as error:
            raise RecordError("impossible", reader.line, {"detail": str(error)}) from error
        events.append(line)
    if state is None:
        raise RecordError("no-events", reader.line)
    return reader.header, Match(tuple(events), state, secret)


def _read_header(text: bytes) -> Header:
    plain = _plain_object(text, 1)
    if plain.get("format") != FORMAT:
        raise RecordError("no-record", 1)
    if plain.get("version") != VERSION or isinstance(plain.get("version"), bool):
        raise RecordError("wrong-version", 1, {"version": str(plain.get("version")), "known": VERSION})
    try:
        read: _PlainHeader = from_plain(plain, _PlainHeader)
    except CodecError as error:
        raise RecordError("malformed", 1, {"detail": error.detail}) from error
    viewer = read.viewer
    if viewer != "spectator" if isinstance(viewer, str) else viewer is not None and viewer < 0:
        raise RecordError("malformed", 1, {"detail": f"$.viewer: {viewer!r}"})
    try:
        rules = rules_from_json(read.rules)
    except RulesError as error:
        first = error.problems[0]
        raise RecordError("rules", 1, {"detail": str(first)}) from error
    return Header(viewer if not isinstance(viewer, str) else "spectator", rules, read.seats, read.source)


def _read_line(text: bytes, line: int, header: Header) -> Line:
    try:
        if header.viewer is None:
            event: _Recorded = from_json(text, _Recorded)
            return Recorded(event.seq, event.event, event.by, event.at)
        sighting: _Seen = from_json(text, _Seen)
        return Seen(sighting.seq, sighting.event, sighting.by, sighting.at)
    except CodecError as error:
        raise _diagnosis(text, line, header, error) from error


def _diagnosis(text: bytes, line: int, header: Header, error: CodecError) -> RecordError:
    """Why a line could not be read, as exactly as can be said."""
    try:
        plain = _plain_object(text, line)
    except RecordError as found:
        return found
    event = plain.get("event")
    type_ = event.get("type") if isinstance(event, dict) else None
    if isinstance(type_, str) and type_ not in (_EVENTS if header.viewer is None else _SIGHTINGS):
        code = "unknown-event"
        if type_ in _EVENTS | _SIGHTINGS:
            code = "event-in-redacted" if type_ in _EVENTS else "sighting-in-open"
        return RecordError(code, line, {"type": type_[:40]})
    return RecordError("malformed", line, {"detail": error.detail})


def _plain_object(text: bytes, line: int) -> dict[str, object]:
    try:
        plain: object = from_json(text, Any)
    except CodecError as error:
        # a line without its line break is the last one, and somebody stopped in the middle of it
        code = "malformed-json" if text.endswith(b"\n") else "truncated"
        raise RecordError(code, line, {"detail": error.detail}) from error
    if not isinstance(plain, dict):
        raise RecordError("malformed", line, {"detail": "not an object"})
    return plain


def _types(union: object) -> frozenset[str]:
    return frozenset(str(member.__struct_config__.tag) for member in get_args(union))


_EVENTS: Final = _types(Event)
_SIGHTINGS: Final = _types(Sighting)

KINDS: Final = _EVENTS | _SIGHTINGS
"""Every type of an event or a sighting."""

_ISO: Final = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00"
)


def unknown_part(text: bytes, line: Line, number: int) -> str | None:
    """The path of the first thing in a line that this version does not know and would pass over; None as a rule."""
    if line.at is not None and not _ISO.fullmatch(line.at):
        return "at"
    own = to_plain(from_json(event_line(line), Any))
    return _stranger(_plain_object(text, number), own, "")


def _stranger(written: object, known: object, path: str) -> str | None:
    if isinstance(written, dict) and isinstance(known, dict):
        for key, value in written.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in known:
                return inner
            if found := _stranger(value, known[key], inner):
                return found
        return None
    if isinstance(written, list) and isinstance(known, list) and len(written) == len(known):
        for place, (one, other) in enumerate(zip(written, known, strict=True)):
            if found := _stranger(one, other, f"{path}.{place}"):
                return found
        return None
    return None if written == known and type(written) is type(known) else path
