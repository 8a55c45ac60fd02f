"""The parts of a rule sheet, in words of one language but in no form yet: text, HTML and JSON are made from these."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """One or more sentences."""

    text: str


class Note(msgspec.Struct, frozen=True, tag="note"):
    """A sentence that must not be overlooked."""

    text: str


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A list of short texts."""

    items: tuple[str, ...]


class Table(msgspec.Struct, frozen=True, tag="table"):
    """A head and rows of equal length; the columns named in ``numbers`` (from 0) hold numbers."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...] = ()


class Face(msgspec.Struct, frozen=True):
    """A card to be drawn: its notation (``Th``), its text on the screen, its suit's name or ``joker``, is it wild."""

    card: str
    text: str
    suit: str
    wild: bool


class Example(msgspec.Struct, frozen=True):
    """Some cards, whether they are a meld under these rules, what they are, and why."""

    cards: tuple[Face, ...]
    legal: bool
    verdict: str
    why: str


class Examples(msgspec.Struct, frozen=True, tag="examples"):
    """Examples under a line that says in which round they are meant."""

    text: str
    head: tuple[str, ...]
    examples: tuple[Example, ...]


Block: TypeAlias = Paragraph | Note | Items | Table | Examples


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it; ``key`` is the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]


class RuleSheet(msgspec.Struct, frozen=True):
    """The whole sheet. ``key`` is the nearest join of presets, ``digest`` that of the rules."""

    language: str
    title: str
    key: str
    digest: str
    intro: tuple[Block, ...]
    sections: tuple[Section, ...]
