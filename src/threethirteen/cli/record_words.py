"""What is wrong with a record, in words; and opening one, with one clear line where that fails."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import typer

from threethirteen.cli.failure import refuse
from threethirteen.i18n import Texts
from threethirteen.notation.record import RecordError


def issue_text(words: Texts, line: int, code: str, args: Mapping[str, str | int]) -> str:
    """``Line 12: the event is numbered 13, and 12 is due. …``"""
    told: dict[str, object] = dict(args)
    if code == "refused":
        inner = {
            name.removeprefix("refusal_"): value
            for name, value in args.items()
            if name.startswith("refusal_")
        }
        told["refusal"] = words.text(f"refusal-{args['refusal']}", **inner)
    if code == "arrangement":
        told["detail"] = args["detail"] or "none"
    return words.text("record-line", line=line, what=words.text(f"record-{code}", **told))


def error_text(words: Texts, error: RecordError) -> str:
    """The sentence of a RecordError, with its line."""
    return issue_text(words, error.line, error.code, error.arguments)


def viewer_text(words: Texts, seat: int | None, names: Sequence[str]) -> str:
    """Whose record it is: a name, or a spectator's."""
    if seat is None:
        return words.text("record-spectator")
    return names[seat] if seat < len(names) else f"#{seat}"


def record_lines(path: Path, words: Texts) -> Iterator[bytes]:
    """The lines of a file, or of standard input for ``-``. Refuses the command where it cannot be read."""
    try:
        if str(path) == "-":
            yield from sys.stdin.buffer
            return
        with path.open("rb") as file:
            yield from file
    except OSError as error:
        refuse(words, "record-unreadable", path=str(path), why=error.strerror or str(error))


def say(line: str = "") -> None:
    """A line on standard output, whatever its encoding can write."""
    encoding = sys.stdout.encoding or "utf-8"
    typer.echo(line.encode(encoding, "replace").decode(encoding))
