"""Walking through a record: after each line the state, or what one viewer knew.

Every event is followed as the rules of the table allow it to be followed, no more: whether it was legal, dealt fairly
and reckoned right is what ``verify`` asks.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from threethirteen.engine import MatchState, Recorded, seen
from threethirteen.notation.follow import IMPOSSIBLE, follow, follow_seen
from threethirteen.notation.record import Line, RecordError, RecordReader
from threethirteen.play import Observation


class Step(msgspec.Struct, frozen=True):
    """A line of the record and where it led: ``state`` in an open record, ``observation`` for one viewer."""

    line: int
    item: Line
    state: MatchState | None = None
    observation: Observation | None = None


def states(reader: RecordReader) -> Iterator[Step]:
    """Every event of an open record with the state it led to.

    Raises RecordError: for a redacted record, for a line that cannot be read and an event that cannot follow.
    """
    if reader.header.viewer is not None:
        raise RecordError("redacted", 1)
    state: MatchState | None = None
    for item in reader:
        assert isinstance(item, Recorded)
        try:
            state = follow(state, item.event)
        except IMPOSSIBLE as error:
            raise RecordError("impossible", reader.line, {"detail": str(error)}) from error
        yield Step(reader.line, item, state=state)


def observations(reader: RecordReader, viewer: int | None = None) -> Iterator[Step]:
    """Every line as a viewer saw it (a seat, or None for a spectator), with what it knew then.

    A redacted record is its own viewer's; ``viewer`` counts for an open one only. Raises RecordError.
    """
    me = viewer if reader.header.viewer is None else reader.header.seat
    observation: Observation | None = None
    for item in reader:
        sighted = seen(item, me) if isinstance(item, Recorded) else item
        try:
            observation = follow_seen(observation, sighted.sighting, me)
        except IMPOSSIBLE as error:
            raise RecordError("impossible", reader.line, {"detail": str(error)}) from error
        yield Step(reader.line, sighted, observation=observation)
