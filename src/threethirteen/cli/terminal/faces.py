"""How cards, the hand and the piles look in characters. Pure: words and places in, styled text out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from threethirteen.cards import Card, Rank
from threethirteen.cli.terminal.palette import Palette
from threethirteen.cli.terminal.told import Teller
from threethirteen.play.lying import Piece
from threethirteen.rules import is_wild
from threethirteen.solver import Meld

_WIDTHS = (7, 6, 5, 4)
_ROWS = 2


@dataclass(frozen=True)
class Spot:
    """Where a card of the hand lies on the screen: a click from ``left`` up to ``right`` in ``row`` is meant for it."""

    place: int
    row: int
    left: int
    right: int


@dataclass
class HandPicture:
    """The hand's lines, three to a row of cards, and where each card lies."""

    lines: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def at(self, x: int, y: int) -> int | None:
        """The place of the card at this point."""
        return next(
            (spot.place for spot in self.spots if spot.row == y // 3 and spot.left <= x < spot.right), None
        )


class Artist:
    """Draws for one teller in one palette."""

    def __init__(self, teller: Teller, palette: Palette) -> None:
        self.teller = teller
        self.palette = palette

    def face(self, card: Card) -> str:
        """At most three letters: ``7♥``, ``10♥``, ``JK``."""
        return "JK" if card.is_joker else self.teller.card(card)

    def card(self, card: Card) -> Text:
        """A card within a sentence."""
        return Text(self.face(card), style=f"bold {self.palette.ink(card)}")

    def coloured(self, sentence: str) -> Text:
        """A sentence with its cards in their colours."""
        text = Text(sentence)
        for symbol, colour in zip("♠♥♦♣★", self.palette.suits, strict=True):
            text.highlight_regex(rf"\b\w{{1,2}}{symbol}", f"bold {colour}")
        return text

    def meld(self, meld: Meld) -> Text:
        """``run 6♥ 7♣=7♥ 8♥``, as the summary has it."""
        text = Text(self.teller.kind(meld.kind), style=self.palette.quiet)
        for card, place in zip(meld.cards, meld.stands_for, strict=True):
            text.append(" ")
            text.append_text(self.card(card))
            if place is not None:
                text.append("=" + self.teller.place(place), style=self.palette.quiet)
        return text

    # --- the hand ----------------------------------------------------------------------------------------------

    def hand(
        self, pieces: Sequence[Piece], width: int, wild: Rank | None, chosen: int | None, new: int | None
    ) -> HandPicture:
        """The hand in at most two rows, its cards as wide as there is room for."""
        for cell in _WIDTHS:
            rows = _wrapped(pieces, cell, width)
            if len(rows) <= _ROWS:
                break
        picture = HandPicture()
        for number, row in enumerate(rows):
            lines = [Text(), Text(), Text()]
            for piece in row:
                if lines[1].cell_len:
                    for line in lines:
                        line.append(" ")
                left = lines[1].cell_len + (piece.meld is not None)
                self._piece(piece, cell, lines, wild, chosen, new)
                picture.spots += [
                    Spot(piece.start + offset, number, left + offset * cell, left + (offset + 1) * cell)
                    for offset in range(len(piece.cards))
                ]
            picture.lines += lines
        return picture

    def _piece(
        self,
        piece: Piece,
        cell: int,
        lines: list[Text],
        wild: Rank | None,
        chosen: int | None,
        new: int | None,
    ) -> None:
        top, middle, bottom = lines
        quiet, accent = self.palette.quiet, self.palette.accent
        inner = cell * len(piece.cards)
        if piece.meld is not None:
            name = f"─ {self.teller.kind(piece.meld.kind)} "[:inner]
            top.append("╭" + name.ljust(inner, "─") + "╮", style=quiet)
            middle.append("│", style=quiet)
            bottom.append("╰", style=quiet)
        for offset, card in enumerate(piece.cards):
            place = piece.start + offset
            self._cell(card, cell, middle, chosen=place == chosen, new=place == new)
            stands = piece.stands_for[offset] if piece.stands_for else None
            if piece.meld is None:
                label = self.teller.texts.text("terminal-wild-mark") if is_wild(card, wild) else ""
                top.append(label[:cell].center(cell), style=quiet)
            fill = "─" if piece.meld is not None else " "
            mark = "=" + self.teller.place(stands) if stands is not None else ""
            if place == new and not mark:
                bottom.append(
                    _centred(self.teller.texts.text("terminal-new-mark"), cell, fill), style=f"bold {accent}"
                )
            else:
                bottom.append(_centred(mark, cell, fill), style=quiet)
        if piece.meld is not None:
            middle.append("│", style=quiet)
            bottom.append("╯", style=quiet)

    def _cell(self, card: Card, cell: int, line: Text, *, chosen: bool, new: bool) -> None:
        face = self.face(card)
        left, right = ("[", "]") if chosen else ("•", " ") if new else (" ", " ")
        body = (left + face + right)[: max(cell - 1, len(face) + 1)]
        paper = self.palette.lifted if chosen else self.palette.paper
        style = f"bold {self.palette.ink(card)} on {paper}"
        if new:
            style += " underline"
        room = cell - len(body)
        line.append(" " * (room // 2))
        line.append(body, style=style)
        line.append(" " * (room - room // 2))

    # --- the piles ---------------------------------------------------------------------------------------------

    def stock(self, count: int, *, tall: bool, lit: bool) -> list[Text]:
        """The stock, face down, with its count."""
        quiet = self.palette.accent if lit else self.palette.quiet
        middle = f" {count} " if count else " – "
        rows = ["╭───────╮"]
        rows += (
            ["│░░░░░░░│", f"│{middle.center(7, '░')}│", "│░░░░░░░│"]
            if tall
            else [f"│{middle.center(7, '░')}│"]
        )
        rows += ["╰───────╯"]
        return [Text(row, style=quiet) for row in rows]

    def pile(self, top: Card | None, count: int, *, tall: bool, lit: bool) -> list[Text]:
        """The discard pile with its top card, and at the foot how many there are."""
        frame = self.palette.accent if lit else self.palette.quiet
        face = "" if top is None else self.face(top)
        symbol = "" if top is None or top.suit is None else top.suit.symbol
        ink = self.palette.quiet if top is None else f"bold {self.palette.ink(top)} on {self.palette.paper}"
        inner = [f" {face}".ljust(7), symbol.center(7), f"{face} ".rjust(7)] if tall else [face.center(7)]
        lines = [Text("╭───────╮", style=frame)]
        for row in inner:
            line = Text("│", style=frame)
            line.append(row, style=ink)
            line.append("│", style=frame)
            lines.append(line)
        return [*lines, Text(f"╰{f' {count} '.center(7, '─')}╯", style=frame)]


def _centred(mark: str, cell: int, fill: str) -> str:
    return mark[:cell].center(cell, fill)


def _wrapped(pieces: Sequence[Piece], cell: int, width: int) -> list[list[Piece]]:
    """The pieces in rows; a meld is never torn apart, unless it is wider than the whole screen."""
    rows: list[list[Piece]] = [[]]
    used = 0
    for piece in pieces:
        wide = cell * len(piece.cards) + (2 if piece.meld is not None else 0)
        if rows[-1] and used + 1 + wide > width:
            rows.append([])
            used = 0
        used += wide + (1 if rows[-1] else 0)
        rows[-1].append(piece)
        if wide > width:
            return [[]] * (_ROWS + 1) if cell > _WIDTHS[-1] else rows
    return rows
