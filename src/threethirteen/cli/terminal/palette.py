"""The colours of the table, dark and light. Colour is never the only sign: suits differ by shape as well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.theme import Theme

from threethirteen.cards import Card, Suit


@dataclass(frozen=True)
class Palette:
    """One accent; the cards are the picture and everything else is quiet."""

    suits: tuple[str, str, str, str, str]
    joker: str
    paper: str
    """A card's face."""
    lifted: str
    """The chosen card's face."""
    text: str
    quiet: str
    accent: str
    surface: str

    def ink(self, card: Card) -> str:
        """The colour a card is printed in."""
        return self.joker if card.suit is None else self.suits[Suit(card.suit)]


DARK: Final = Palette(
    suits=("#f2efe9", "#ff8378", "#7db8ff", "#6fd08c", "#f0b849"),
    joker="#d9a6ff",
    paper="#33383f",
    lifted="#5a4a22",
    text="#e6e3dd",
    quiet="#a5a39d",
    accent="#e8b34b",
    surface="#1d2024",
)
LIGHT: Final = Palette(
    suits=("#1b1b1d", "#b3211b", "#1450a8", "#17693a", "#8a5200"),
    joker="#6b2fa0",
    paper="#ffffff",
    lifted="#ffe2a0",
    text="#26272a",
    quiet="#5e5c57",
    accent="#8a5200",
    surface="#efece5",
)

THEMES: Final = (
    Theme(
        name="three-thirteen-dark",
        primary=DARK.accent,
        accent=DARK.accent,
        foreground=DARK.text,
        background=DARK.surface,
        surface=DARK.surface,
        panel="#282c31",
        dark=True,
        variables={"footer-key-foreground": DARK.accent, "footer-background": "#282c31"},
    ),
    Theme(
        name="three-thirteen-light",
        primary=LIGHT.accent,
        accent=LIGHT.accent,
        foreground=LIGHT.text,
        background=LIGHT.surface,
        surface=LIGHT.surface,
        panel="#e0dcd2",
        dark=False,
        variables={"footer-key-foreground": LIGHT.accent, "footer-background": "#e0dcd2"},
    ),
)
