"""The lines that the plain mode understands: English always, and the words of the language beside them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from threethirteen.cards import Card, CardTextError
from threethirteen.cli.terminal.told import read_card
from threethirteen.i18n import Texts


class Word(StrEnum):
    """What can be asked for."""

    DRAW = "draw"
    TAKE = "take"
    DISCARD = "discard"
    OUT = "out"
    HAND = "hand"
    SORT = "sort"
    MOVE = "move"
    HINT = "hint"
    TABLE = "table"
    SCORES = "scores"
    RULES = "rules"
    UNDO = "undo"
    BACK = "back"
    NEXT = "next"
    AGAIN = "again"
    HELP = "help"
    QUIT = "quit"
    MELDS = "melds"
    RANK = "rank"
    SUIT = "suit"
    LAY = "lay"
    ADD = "add"
    BEST = "best"


_SHORT = {
    "d": Word.DRAW,
    "t": Word.TAKE,
    "x": Word.DISCARD,
    "o": Word.OUT,
    "h": Word.HAND,
    "n": Word.NEXT,
    "?": Word.HELP,
    "q": Word.QUIT,
    "exit": Word.QUIT,
}


@dataclass(frozen=True)
class Line:
    """A line that was understood: a word, what it is about, and what stands behind it."""

    word: Word
    card: Card | None = None
    rest: tuple[str, ...] = ()


class LineError(ValueError):
    """A line that means nothing. ``message`` is a Fluent id; ``quoted`` the piece in question."""

    def __init__(self, message: str, quoted: str) -> None:
        self.message = message
        self.quoted = quoted
        super().__init__(f"{message}: {quoted}")


def vocabulary(texts: Texts) -> dict[str, Word]:
    """Every written word and what it means."""
    words = {word.value: word for word in Word}
    for word in Word:
        for local in texts.text(f"terminal-word-{word.value}").split(","):
            words.setdefault(local.strip().casefold(), word)
    return {**words, **{short: word for short, word in _SHORT.items() if short not in words}}


def typed(texts: Texts, *words: Word) -> str:
    """The words that answer a question, to stand behind it: `` (draw, take)``."""
    local = (texts.text(f"terminal-word-{word.value}").partition(",")[0] for word in words)
    return f" ({', '.join(local)})" if words else ""


def read_line(texts: Texts, line: str, words: dict[str, Word]) -> Line:
    """What a line means. Raises LineError."""
    pieces = line.split()
    if not pieces:
        raise LineError("terminal-plain-empty", "")
    first, *rest = pieces
    word = words.get(first.casefold())
    if word is None:
        try:
            return Line(Word.DISCARD, read_card(texts, line))
        except CardTextError:
            raise LineError("terminal-plain-unknown", line.strip()) from None
    if word in (Word.DISCARD, Word.OUT) and rest:
        return Line(word, _card(texts, " ".join(rest)))
    return Line(word, None, tuple(rest))


def _card(texts: Texts, text: str) -> Card:
    try:
        return read_card(texts, text)
    except CardTextError:
        raise LineError("terminal-plain-no-card", text) from None
