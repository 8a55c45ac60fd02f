"""Cards as faces: rank, suit, card, and the short text they are written in.

Nothing here knows a rule. A card is a *face*: two copies of the seven of hearts are equal, a hand is a multiset,
and which physical card is meant is said by a position. Text forms: rank ``A 2…9 T J Q K``, suit ``s h d c`` and
``*`` for stars, joker ``JK``. Input is forgiving (``10h``, ``♠``, any letter case), output never varies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import total_ordering
from typing import Final, final


class Rank(IntEnum):
    """The thirteen ranks; the value is the number the rank is counted by (jack 11, queen 12, king 13)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """One character: ``A 2…9 T J Q K``."""
        return _RANK_LETTERS[self - 1]

    def __str__(self) -> str:
        return self.letter


class Suit(IntEnum):
    """The five suits; stars are in the packs of Five Crowns only."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    STARS = 4

    @property
    def letter(self) -> str:
        """One character: ``s h d c *``."""
        return _SUIT_LETTERS[self]

    @property
    def symbol(self) -> str:
        """The pip: ``♠ ♥ ♦ ♣ ★``."""
        return _SUIT_SYMBOLS[self]

    def __str__(self) -> str:
        return self.letter


_RANK_LETTERS: Final = "A23456789TJQK"
_SUIT_LETTERS: Final = "shdc*"
_SUIT_SYMBOLS: Final = "♠♥♦♣★"
_JOKER_CODE: Final = 65


class CardTextError(ValueError):
    """Text that is not a card. ``text`` is the offending piece, ``position`` its place in the list (from 1)."""

    code = "card-malformed"

    def __init__(self, text: str, position: int | None = None) -> None:
        self.text = text
        self.position = position
        super().__init__(f"{text!r} is not a card")


@final
@total_ordering
class Card:
    """A face: a rank and a suit, or a joker. Equal faces are one object; ordered by suit, then rank, jokers last.

    ``code`` is a dense integer for tables: ``13 * suit + rank - 1``, and 65 for the joker.
    """

    __slots__ = ("code",)
    code: int

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """The card of a rank and a suit (see ``JOKER`` for the joker)."""
        return CARDS[13 * Suit(suit) + Rank(rank) - 1]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change: {name}")

    @property
    def is_joker(self) -> bool:
        """True for the printed joker, which has neither rank nor suit."""
        return self.code == _JOKER_CODE

    @property
    def rank(self) -> Rank | None:
        """The rank; None for a joker."""
        return _RANKS[self.code]

    @property
    def suit(self) -> Suit | None:
        """The suit; None for a joker."""
        return _SUITS[self.code]

    def __str__(self) -> str:
        return _TEXTS[self.code]

    def __repr__(self) -> str:
        return f"<{_TEXTS[self.code]}>"

    def __lt__(self, other: Card) -> bool:
        return self.code < other.code

    def __hash__(self) -> int:
        # equality is identity; a stable hash keeps the order of sets the same from run to run
        return self.code

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return card_from_code, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make(code: int) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "code", code)
    return card


_RANKS: Final[tuple[Rank | None, ...]] = (*(rank for _ in Suit for rank in Rank), None)
_SUITS: Final[tuple[Suit | None, ...]] = (*(suit for suit in Suit for _ in Rank), None)
_TEXTS: Final[tuple[str, ...]] = (*(rank.letter + suit.letter for suit in Suit for rank in Rank), "JK")

CARDS: Final[tuple[Card, ...]] = tuple(_make(code) for code in range(_JOKER_CODE + 1))
"""Every face there is, by ``code``."""

JOKER: Final = CARDS[_JOKER_CODE]

_BY_TEXT: Final = {text.upper(): card for text, card in zip(_TEXTS, CARDS, strict=True)}
_SYMBOL_TO_LETTER: Final = str.maketrans(
    {
        "♠": "S",
        "♥": "H",
        "♦": "D",
        "♣": "C",
        "★": "*",
        "♤": "S",
        "♡": "H",
        "♢": "D",
        "♧": "C",
        "☆": "*",
        "\ufe0f": "",
    }
)
_GLUED: Final = re.compile(r"JK|(?:10|[A2-9TJQK])[SHDC*]")


def card_from_code(code: int) -> Card:
    """The card with this ``code`` (0 to 65)."""
    return CARDS[code]


def parse_card(text: str) -> Card:
    """The card a short text means: ``Th``, ``10h``, ``th``, ``T♥``, ``9*``, ``JK``.

    Raises CardTextError, which quotes the text.
    """
    normal = text.strip().translate(_SYMBOL_TO_LETTER).upper()
    if normal.startswith("10"):
        normal = "T" + normal[2:]
    card = _BY_TEXT.get(normal)
    if card is None:
        raise CardTextError(text)
    return card


def parse_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Cards from one text (parted by blanks or commas, or written together: ``9h9sKd``) or from a list of texts.

    Raises CardTextError naming the first piece that is no card and its position.
    """
    pieces = re.split(r"[\s,;]+", text.strip()) if isinstance(text, str) else list(text)
    cards: list[Card] = []
    for piece in pieces:
        if piece == "" and isinstance(text, str):
            continue
        glued = piece.strip().translate(_SYMBOL_TO_LETTER).upper()
        parts = _GLUED.findall(glued)
        if "".join(parts) != glued or not parts:
            raise CardTextError(piece, len(cards) + 1)
        cards += [parse_card(part) for part in parts]
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """The cards' short texts with a blank between: ``9h 9s Kd``."""
    return " ".join(map(str, cards))
