"""What stands on the sheets: each function gives the text for a width in columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from rich.text import Text

from threethirteen.cli.terminal.driver import Remark
from threethirteen.cli.terminal.faces import Artist
from threethirteen.cli.terminal.reckoned import ResultRow, result_rows, signed, standing_rows
from threethirteen.play import PublicState, RoundScored, Seen

_INDENT = "  "
_KEYS_WIDTH = 11


def summary(artist: Artist, public: PublicState, scored: RoundScored, width: int) -> Text:
    """All hands of a round, laid out in melds and what was left over, with the arithmetic."""
    lines: list[Text] = []
    for row in result_rows(public, scored):
        lines += [_result_head(artist, row, width), *_result_hand(artist, row, width)]
        if len(public.seats) <= 5:
            lines.append(Text(""))
    return Text("\n").join(lines)


def _result_head(artist: Artist, row: ResultRow, width: int) -> Text:
    palette, text = artist.palette, artist.teller.texts.text
    head = Text(row.name, style=f"bold {palette.text}")
    head.truncate(20, overflow="ellipsis")
    if row.out:
        head.append(f" {text('terminal-summary-went-out')}", style=f"bold {palette.accent}")
    sums = row.sum if "=" in row.sum else signed(row.score)
    right = Text(sums, style=palette.text)
    right.append(f"   {text('terminal-scores-total')} {signed(row.total):>4}", style=f"bold {palette.text}")
    right.truncate(max(10, width - head.cell_len - 2), overflow="ellipsis")
    head.append(" " * max(1, width - head.cell_len - right.cell_len))
    return head.append_text(right)


def _result_hand(artist: Artist, row: ResultRow, width: int) -> list[Text]:
    palette, text = artist.palette, artist.teller.texts.text
    parts = [artist.meld(meld) for meld in row.melds]
    if row.deadwood:
        left = Text(text("terminal-left-label"), style=palette.quiet)
        for card, points in row.deadwood:
            left.append(" ")
            left.append_text(artist.card(card))
            left.append(f" {points}", style=palette.quiet)
        parts.append(left)
    elif not row.jokers_away:
        parts.append(Text(text("terminal-nothing-left"), style=palette.quiet))
    if row.jokers_away:
        parts.append(Text(text("terminal-jokers-away", count=row.jokers_away), style=palette.quiet))
    return _flowing(parts, width)


def _flowing(parts: Iterable[Text], width: int) -> list[Text]:
    """Melds one after another, a new line where the next does not fit."""
    lines = [Text(_INDENT)]
    for part in parts:
        gap = "" if lines[-1].cell_len <= len(_INDENT) else "  ·  "
        if gap and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(_INDENT))
            gap = ""
        lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


def final(artist: Artist, public: PublicState, path: str, width: int) -> Text:
    """The standing, who has won, and where the record lies."""
    palette, text = artist.palette, artist.teller.texts.text
    lines = [Text(artist.teller.winners(public), style=f"bold {palette.accent}"), Text("")]
    rows = standing_rows(public)
    wide = max(len(row.name) for row in rows)
    for row in rows:
        line = Text(f"{row.place:>2}. ", style=palette.quiet)
        line.append(row.name.ljust(wide), style=f"bold {palette.text}" if row.won else palette.text)
        line.append(f"  {signed(row.total):>5}", style=f"bold {palette.text}")
        line.append(f"   {text('terminal-zero-rounds')}: {row.zero_rounds}", style=palette.quiet)
        if row.retired:
            line.append(f"   {text('terminal-mark-left')}", style=palette.quiet)
        lines.append(line)
    if public.ended is not None:
        lines += [Text(""), Text(artist.teller.end(public.ended), style=palette.quiet)]
    lines += [Text(""), Text(text("terminal-record-at", path=path)), Text(text("terminal-verify", path=path))]
    return Text("\n").join(lines)


def score_sheet(artist: Artist, public: PublicState, width: int) -> Text:
    """A row a round, a column a seat, totals at the foot."""
    palette, text = artist.palette, artist.teller.texts.text
    seats = public.seats
    first = max(len(text("terminal-scores-round")), len(text("terminal-scores-total"))) + 1
    column = max(5, min(14, (width - first) // max(1, len(seats))))
    head = Text(text("terminal-scores-round").ljust(first), style=palette.quiet)
    for seat in seats:
        head.append(seat.name[: column - 1].rjust(column), style=f"bold {palette.text}")
    lines = [head]
    for number, size in enumerate(public.rules.rounds):
        line = Text(f"{number + 1:>2} ({size})".ljust(first), style=palette.quiet)
        for seat in seats:
            score = seat.scores[number] if number < len(seat.scores) else None
            played = number < public.rounds_played
            cell = signed(score) if score is not None else "–" if played else "·"
            line.append(cell.rjust(column), style=palette.text if played else palette.quiet)
        lines.append(line)
    foot = Text(text("terminal-scores-total").ljust(first), style=palette.quiet)
    for seat in seats:
        foot.append(signed(seat.total).rjust(column), style=f"bold {palette.text}")
    below = [Text("─" * (first + column * len(seats)), style=palette.quiet), foot]
    if public.bonus is not None:  # apart from the totals, which it does not change
        scores = {result.seat: signed(result.score) for result in public.bonus.results}
        name = text("terminal-bonus-round")
        bonus = Text(name[:first].ljust(first), style=palette.quiet)
        for number in range(len(seats)):
            bonus.append(scores.get(number, "–").rjust(column), style=palette.text)
        below.append(bonus)
    return Text("\n").join([*lines, *below])


def whole_log(
    artist: Artist, public: PublicState, seen: Iterable[Seen], remarks: Iterable[Remark] = ()
) -> Text:
    """Everything that happened, the newest first."""
    lines = artist.teller.turns(public, seen, remarks)
    return Text("\n").join(artist.coloured(line) for line in reversed(lines))


_HELP = (
    ("D", "terminal-help-draw"),
    ("T", "terminal-help-take"),
    ("X ⏎", "terminal-help-discard"),
    ("O", "terminal-help-out"),
    ("B", "terminal-help-back"),
    ("V", "laying-help-down"),
    ("A", "laying-help-off"),
    ("E", "laying-help-best"),
    ("← → 1…0", "terminal-help-choose"),
    ("⇧← ⇧→ , .", "terminal-help-move"),
    ("Esc", "terminal-help-let-go"),
    ("M R S", "terminal-help-melds"),
    ("U", "terminal-help-undo"),
    ("H", "terminal-help-hint"),
    ("N", "terminal-help-numbers"),
    ("P", "terminal-help-scores"),
    ("L", "terminal-help-log"),
    ("⇧R", "terminal-help-rules"),
    ("F2", "terminal-help-theme"),
    ("Q", "terminal-help-quit"),
)


def help_page(artist: Artist, width: int) -> Text:
    """The keys, and how to read the table."""
    palette, text = artist.palette, artist.teller.texts.text
    lines = []
    for keys, message in _HELP:
        for number, piece in enumerate(textwrap.wrap(text(message), max(20, width - _KEYS_WIDTH))):
            line = Text("" if number else keys, style=f"bold {palette.accent}")
            line.append(" " * (_KEYS_WIDTH - line.cell_len))
            lines.append(line.append(piece, style=palette.text))
    lines += [Text(""), Text(text("terminal-help-reading"), style=palette.quiet)]
    lines += [Text(text("terminal-help-mouse"), style=palette.quiet)]
    return Text("\n").join(lines)
