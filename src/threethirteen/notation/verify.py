"""Is a record right, in its form, by the rules, in its arithmetic and its deals? If not, which line is wrong first?

Each event is traced back to the command that caused it, the engine is asked what that command brings, and what it
says is compared with what stands there. Nothing of a record is believed but what was chosen: names, nonces, actions.

* With the secret (an open record of an ended match) deals are compared card by card.
* Without it (the match goes on) a deal must be one: the right cards, seats and numbers. Its order cannot be checked.
* A redacted record is checked against a state that could lie behind it (``check_redacted``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from threethirteen.notation.check import Check
from threethirteen.notation.check_redacted import RedactedCheck
from threethirteen.notation.finding import Deals, Issue, Verification
from threethirteen.notation.record import Line, RecordError, RecordReader, unknown_part

UNREADABLE: Final = frozenset({"empty", "no-record", "wrong-version", "truncated", "malformed-json"})
"""What makes a first line no header of ours: such a file is no record at all, rather than a wrong one."""


def verify(lines: Iterable[str | bytes]) -> Verification:
    """Check a whole record. Raises RecordError for what is no record at all (``UNREADABLE``)."""
    try:
        reader = RecordReader(lines)
    except RecordError as error:
        if error.code in UNREADABLE:
            raise
        return Verification(None, 0, 0, False, Deals.HIDDEN, _unread(error))
    items: list[Line] = []
    broken: Issue | None = None
    try:
        for item in reader:
            if strange := unknown_part(reader.text, item, reader.line):
                broken = Issue(reader.line, "unknown-part", {"path": strange})
                break
            items.append(item)
    except RecordError as error:
        broken = _unread(error)
    if not items:
        broken = broken or Issue(reader.line + 1, "no-events")
    check = Check if reader.header.viewer is None else RedactedCheck
    return check(reader.header, items).result(broken)


def _unread(error: RecordError) -> Issue:
    return Issue(error.line, error.code, error.arguments)


__all__ = ["UNREADABLE", "Deals", "Issue", "Verification", "verify"]
