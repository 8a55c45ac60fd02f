"""What is wrong with a record, in words; and opening one, with one clear line where that fails."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import typer

from threethirteen.cards import CardTextError, parse_card
from threethirteen.cli.failure import refuse
from threethirteen.engine import Event, RoundDealt
from threethirteen.i18n import Texts, card_text
from threethirteen.notation.finding import Fault, kind_of
from threethirteen.notation.record import KINDS, RecordError
from threethirteen.play import DealSeen, Sighting

_SPEAK_OF_EVENTS: Final = frozenset({"wrong-event", "missing", "unexpected", "refused"})


def issue_text(
    words: Texts, line: int, code: str, args: Mapping[str, str | int], fault: Fault | None = None
) -> str:
    """``Line 12: the event is numbered 13, and 12 is due. …``"""
    told: dict[str, object] = dict(args)
    if code in _SPEAK_OF_EVENTS:
        for name in told.keys() & {"written", "expected"}:
            event = fault.events.get(name) if fault is not None else None
            if fault is not None and event is not None:
                told[name] = _event_text(words, event, fault)
            elif told[name] in KINDS:
                told[name] = words.text("record-kind", kind=told[name])
    if code == "refused":
        inner: dict[str, object] = {
            name.removeprefix("refusal_"): value
            for name, value in args.items()
            if name.startswith("refusal_")
        }
        if isinstance(card := inner.get("card"), str):
            with contextlib.suppress(CardTextError):
                inner["card"] = card_text(words, parse_card(card))
        told["refusal"] = words.text(f"refusal-{args['refusal']}", **inner)
    if code == "arrangement":
        told["detail"] = args["detail"] or "none"
    return words.text("record-line", line=line, what=words.text(f"record-{code}", **told))


def _event_text(words: Texts, event: Event | Sighting, fault: Fault) -> str:
    """The event in the narrator's words; its kind alone where it tells of a round that the rules do not have."""
    from threethirteen.cli.replay_words import Narrator

    if (
        isinstance(event, RoundDealt | DealSeen)
        and not 0 <= event.number < len(fault.rules.rounds) + event.bonus
    ):
        return words.text("record-kind", kind=kind_of(event))

    def name(seat: int) -> str:
        return fault.names[seat] if 0 <= seat < len(fault.names) else f"#{seat}"

    return Narrator(words).sentence(event, name, fault.rules)


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
