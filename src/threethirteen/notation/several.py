"""A file with several records, one after another: every header begins a new one. Lines count from the file's first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from threethirteen.notation.codec import CodecError, from_json
from threethirteen.notation.record import FORMAT, RecordError
from threethirteen.notation.verify import Verification, verify

_MARK: Final = FORMAT.encode()


class Part(msgspec.Struct, frozen=True):
    """One record of a file: its ``lines``, and how many lines of the file come ``before`` them."""

    before: int
    lines: list[bytes]

    def located(self, error: RecordError) -> RecordError:
        """The error with its line in the file instead of in the record."""
        return RecordError(error.code, error.line + self.before, error.arguments)


def parts(lines: Iterable[bytes]) -> Iterator[Part]:
    """The records of a file, one at a time; a file with none in it is one part, and reading that says what is wrong."""
    before, own = 0, list[bytes]()
    for line in lines:
        if own and _begins_record(line):
            yield Part(before, own)
            before, own = before + len(own), []
        own.append(line)
    yield Part(before, own)


def verify_part(part: Part) -> Verification:
    """Check one record of a file. Raises RecordError for what is no record at all."""
    try:
        found = verify(part.lines)
    except RecordError as error:
        raise part.located(error) from error
    if found.issue is None:
        return found
    return replace(found, issue=replace(found.issue, line=found.issue.line + part.before))


def _begins_record(line: bytes) -> bool:
    if _MARK not in line:
        return False
    try:
        plain: object = from_json(line, Any)
    except CodecError:
        return False
    return isinstance(plain, dict) and plain.get("format") == FORMAT
