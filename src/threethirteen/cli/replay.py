"""``three-thirteen replay FILE``: match records turn by turn, or the position after one event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from threethirteen.i18n import Texts
    from threethirteen.notation.record import RecordReader
    from threethirteen.notation.replay import Step
    from threethirteen.notation.several import Part


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=1)] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S")] = None,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
) -> None:
    """Show a match record turn by turn, with everything in it or as one seat saw it."""
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.options import texts_from_options
    from threethirteen.cli.record_words import record_lines, say
    from threethirteen.notation.record import RecordError
    from threethirteen.notation.several import parts

    words = texts_from_options(lang)
    records = parts(record_lines(file, words))
    part: Part | None = next(records)
    following = next(records, None)
    if at is not None and following is not None:
        refuse(words, "record-several")
    while part is not None:
        if part.before:
            say()
        try:
            _replay(part.lines, at, seat, words)
        except RecordError as error:
            raise part.located(error) from error
        part, following = following, next(records, None)


def _replay(lines: list[bytes], at: int | None, seat: str | None, words: Texts) -> None:
    """Show one record, or the position after one event of it."""
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.record_words import say, viewer_text
    from threethirteen.cli.replay_words import Narrator
    from threethirteen.i18n import rules_title
    from threethirteen.notation.record import RecordReader, seat_names

    narrator = Narrator(words)
    # read twice: whom a seat's name or number means is only known after those who joined later
    reader = RecordReader(lines)
    names = seat_names(lines)
    viewer = _viewer(reader, seat, names, words)
    title = rules_title(words, reader.header.rules)
    if viewer is None and reader.header.viewer is None:
        head = words.text("replay-open", title=title)
    else:
        head = words.text("replay-redacted", title=title, viewer=viewer_text(words, viewer, names))
    say(head)
    steps = _steps(reader, viewer)
    if at is None:
        for step in steps:
            for line in narrator.lines(step):
                say(line)
        return
    chosen: Step | None = None
    for step in steps:
        if step.item.seq == at:
            chosen = step
    if chosen is None:
        refuse(words, "record-no-such-event", at=at, last=reader.seq)
    say()
    for line in narrator.position(chosen, reader.seq):
        say(line)


def _steps(reader: RecordReader, viewer: int | None) -> Iterator[Step]:
    from threethirteen.notation.replay import observations, states

    if viewer is None and reader.header.viewer is None:
        return states(reader)
    return observations(reader, viewer)


def _viewer(reader: RecordReader, seat: str | None, names: Sequence[str], words: Texts) -> int | None:
    """The seat asked for, by number or name; a redacted record has its own. Leaves with status 2 for another."""
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.record_words import viewer_text

    header = reader.header
    if seat is None:
        return header.seat
    folded = [name.casefold() for name in names]
    if seat.isascii() and seat.isdigit():
        wanted = int(seat)
    elif seat.casefold() in folded:
        wanted = folded.index(seat.casefold())
    else:
        wanted = len(names)
    if wanted >= len(names):
        refuse(words, "record-no-such-seat", seat=seat, last=len(names) - 1)
    if header.viewer is not None and wanted != header.seat:
        refuse(words, "record-other-viewer", viewer=viewer_text(words, header.seat, names))
    return wanted
