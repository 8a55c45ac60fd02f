"""``three-thirteen verify FILE``: are all match records in it right; if not, which line is the first wrong one."""

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
    from threethirteen.cli.record_words import issue_text, record_lines, say
    from threethirteen.notation.several import parts, verify_part

    words = texts_from_options(lang)
    checked: list[Verification] = []
    first: list[bytes] = []
    records = parts(record_lines(file, words))
    for part in records:
        first = first or part.lines
        checked.append(verify_part(part))
        if not checked[-1].right:
            break
    found = checked[-1]
    several = len(checked) > 1 or next(records, None) is not None
    if found.issue is not None:
        sentence = issue_text(words, found.issue.line, found.issue.code, found.issue.args, found.fault)
    elif several:
        sentence = _all_right(words, checked)
    else:
        sentence = _right(words, found, first)
    if as_json:
        say(_json(_plain_several(checked, sentence) if several else _plain(found, sentence)))
    else:
        typer.echo(sentence, err=not found.right)
    if not found.right:
        raise typer.Exit(1)


def _right(words: Texts, found: Verification, lines: list[bytes]) -> str:
    from threethirteen.cli.record_words import viewer_text
    from threethirteen.notation.record import seat_names
    from threethirteen.notation.verify import Deals

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


def _all_right(words: Texts, checked: list[Verification]) -> str:
    from threethirteen.notation.verify import Deals

    return words.text(
        "record-right-several",
        records=len(checked),
        rounds=words.text("record-count-rounds", count=sum(found.rounds for found in checked)),
        events=words.text("record-count-events", count=sum(found.events for found in checked)),
        deals="checked" if all(found.deals is Deals.CHECKED for found in checked) else "unseen",
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


def _plain_several(checked: list[Verification], sentence: str) -> dict[str, object]:
    """The answer for a file of several: ``records``, and what is counted beside it, are those that are right."""
    right = [found for found in checked if found.right]
    plain = _plain(checked[-1], sentence)
    del plain["viewer"], plain["ended"]
    return plain | {
        "records": len(right),
        "events": sum(found.events for found in right),
        "rounds": sum(found.rounds for found in right),
        "deals": [str(found.deals) for found in right],
    }


def _json(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)
