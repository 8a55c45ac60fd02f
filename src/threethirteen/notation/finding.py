"""What verifying a record finds: a small struct, the first wrong line, and where two values differ."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from threethirteen.engine import Event, Recorded
from threethirteen.notation.record import Line, Viewer
from threethirteen.play import Sighting
from threethirteen.rules import RuleSet

Args = dict[str, str | int]


class Deals(StrEnum):
    """Whether the deals could be checked."""

    CHECKED = "checked"
    SECRET_KEPT = "secret-kept"
    """The match has not ended: its secret is not told."""
    HIDDEN = "hidden"
    """A redacted record shows no deals."""


class Issue(msgspec.Struct, frozen=True):
    """The first thing wrong: the ``line`` of the file, a code (sentence ``verify-<code>`` or ``record-<code>``)."""

    line: int
    code: str
    args: Args = {}


class Fault(msgspec.Struct, frozen=True):
    """What the issue speaks of, for whoever tells it in words of their own."""

    rules: RuleSet
    names: tuple[str, ...]
    """The seats before the wrong line."""
    events: dict[str, Event | Sighting]
    """The events that stand in the issue's arguments as text, by the argument's name."""


class Verification(msgspec.Struct, frozen=True):
    """What was found. ``events`` and ``rounds`` count what was right."""

    viewer: Viewer
    events: int
    rounds: int
    ended: bool
    deals: Deals
    issue: Issue | None = None
    fault: Fault | None = None

    @property
    def right(self) -> bool:
        """Nothing is wrong with the record."""
        return self.issue is None


class Wrong(Exception):  # it is an answer and never leaves this package
    """The first wrong line is found."""

    def __init__(
        self, line: int, code: str, args: Args, events: dict[str, Event | Sighting] | None = None
    ) -> None:
        self.events = events or {}
        self.issue = Issue(line, code, args)
        super().__init__(code)


def told_by(item: Line) -> Event | Sighting:
    """The event or the sighting of a line."""
    return item.event if isinstance(item, Recorded) else item.sighting


def kind_of(what: Event | Sighting) -> str:
    """The type as it stands in the record: ``card_drawn``."""
    return str(what.__struct_config__.tag)


def difference(written: object, expected: object, path: str = "") -> tuple[str, str, str]:
    """The first place where two plain values differ, and what stands there in each."""
    if isinstance(written, dict) and isinstance(expected, dict):
        for key in expected:
            if key not in written or written[key] != expected[key]:
                return difference(written.get(key), expected[key], f"{path}.{key}" if path else key)
    if isinstance(written, list | tuple) and isinstance(expected, list | tuple):
        if len(written) != len(expected):
            return f"{path}.length", _shown(len(written)), _shown(len(expected))
        for place, (one, other) in enumerate(zip(written, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{path}.{place}" if path else str(place))
    return path, _shown(written), _shown(expected)


def _shown(value: object) -> str:
    return "–" if value is None else str(value)[:120]
