"""``three-thirteen matches``: the matches kept by the terminal, listed, gone on with, deleted."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from threethirteen.cli.saved import SavedMatches, SavedSummary
    from threethirteen.i18n import Texts


def matches_command(
    action: Annotated[str, typer.Argument(metavar="[list|resume|delete]", show_default=False)] = "list",
    match_id: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", show_default=False),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
) -> None:
    """List the matches kept on this machine, go on with one, or delete one."""
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.options import texts_from_options
    from threethirteen.cli.record_words import error_text
    from threethirteen.cli.saved import SavedMatches
    from threethirteen.notation.record import RecordError

    words = texts_from_options(lang)
    kept = SavedMatches()
    if action not in ("list", "resume", "delete"):
        refuse(words, "saved-what", action=action)
    if action != "list" and match_id is None:
        refuse(words, "saved-which", action=action)
    try:
        if action == "list" or match_id is None:
            _list(kept, words)
        elif action == "resume":
            _resume(kept, match_id, words, plain=plain, lang=lang)
        else:
            _delete(kept, match_id, words, yes=yes)
    except RecordError as error:
        refuse(words, "saved-damaged", id=match_id or "", problem=error_text(words, error))


def _list(kept: SavedMatches, words: Texts) -> None:
    from rich.cells import cell_len

    from threethirteen.cli.record_words import say

    found = kept.list()
    if not found:
        say(words.text("saved-none"))
        return
    head = ("saved-id", "saved-when", "saved-players", "saved-state", "saved-rules")
    rows = [[words.text(name) for name in head], *(_row(summary, words) for summary in found)]
    widths = [max(cell_len(row[place]) for row in rows) for place in range(len(head))]
    for row in rows:
        cells = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        say("   ".join(cells).rstrip())
    open_ = next((summary for summary in found if not summary.ended and summary.problem is None), None)
    if open_ is not None:
        say()
        say(words.text("saved-resume-hint", id=open_.id))


def _row(summary: SavedSummary, words: Texts) -> list[str]:
    from threethirteen.cli.record_words import error_text
    from threethirteen.i18n import rules_title

    when = summary.changed.astimezone().strftime("%Y-%m-%d %H:%M")
    if summary.problem is not None or summary.rules is None:
        problem = ""
        if isinstance(summary.problem, OSError):
            problem = summary.problem.strerror or type(summary.problem).__name__
        elif summary.problem is not None:
            problem = error_text(words, summary.problem)
        return [summary.id, when, "", words.text("saved-problem", problem=problem), ""]
    if summary.ended:
        state = words.text("saved-ended")
    elif summary.turn is None:
        state = words.text("saved-round", round=summary.round, rounds=summary.rounds)
    else:
        state = words.text("saved-round-turn", round=summary.round, rounds=summary.rounds, name=summary.turn)
    players = ", ".join(seat.name for seat in summary.seats)
    return [summary.id, when, players, state, rules_title(words, summary.rules)]


def _resume(kept: SavedMatches, match_id: str, words: Texts, *, plain: bool, lang: str | None) -> None:
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.play import play_saved

    saved = kept.open(match_id)
    try:
        if saved.match.ended:
            refuse(words, "saved-over", id=saved.id, path=str(saved.path))
        play_saved(saved, plain=plain, lang=lang)
    finally:
        saved.close()


def _delete(kept: SavedMatches, match_id: str, words: Texts, *, yes: bool) -> None:
    from threethirteen.cli.record_words import say

    name = kept.find(match_id)
    if not yes and sys.stdin.isatty() and not typer.confirm(words.text("saved-delete-question", id=name)):
        raise typer.Exit(1)
    kept.delete(name)
    say(words.text("saved-deleted", id=name))
