"""``three-thirteen verify FILE``: is a match record right, and if not, which line is the first wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from threethirteen.i18n import Texts
    from threethirteen.notation.verify import Verification


def verify_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
) -> None:
    """Check the rules, the reckoning and the deals of a match record.

    Status 0: it is right. 1: the first wrong line is named. 2: the file is no record.
    """
    from threethirteen.cli.options import texts_from_options
    from threethirteen.cli.record_words import record_lines, say
    from threethirteen.notation.verify import verify

    words = texts_from_options(lang)
    lines = list(record_lines(file, words))
    found = verify(lines)
    sentence = _sentence(words, found, lines)
    if as_json:
        say(_json(_plain(found, sentence)))
    else:
        typer.echo(sentence, err=not found.right)
    if not found.right:
        raise typer.Exit(1)


def _sentence(words: Texts, found: Verification, lines: list[bytes]) -> str:
    from threethirteen.cli.record_words import issue_text, viewer_text
    from threethirteen.notation.record import seat_names
    from threethirteen.notation.verify import Deals

    if found.issue is not None:
        return issue_text(words, found.issue.line, found.issue.code, found.issue.args)
    seat = found.viewer if isinstance(found.viewer, int) else None
    names = seat_names(lines) if seat is not None else ()
    ids = {
        Deals.CHECKED: "record-right",
        Deals.SECRET_KEPT: "record-right-so-far",
        Deals.HIDDEN: "record-right-redacted",
    }
    return words.text(
        ids[found.deals],
        rounds=words.text("record-count-rounds", count=found.rounds),
        events=words.text("record-count-events", count=found.events),
        viewer=viewer_text(words, seat, names),
    )


def _plain(found: Verification, sentence: str) -> dict[str, object]:
    plain: dict[str, object] = {
        "right": found.right,
        "viewer": found.viewer,
        "ended": found.ended,
        "events": found.events,
        "rounds": found.rounds,
        "deals": str(found.deals),
        "message": sentence,
        "line": None,
        "code": None,
    }
    if found.issue is not None:
        plain |= {"line": found.issue.line, "code": found.issue.code, "args": found.issue.args}
    return plain


def _json(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)
