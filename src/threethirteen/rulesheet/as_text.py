"""The rule sheet as plain text, 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final, assert_never

from threethirteen.i18n import texts
from threethirteen.rulesheet.sheet import Block, Examples, Items, Note, Paragraph, RuleSheet, Table

WIDTH: Final = 80


def sheet_text(sheet: RuleSheet) -> str:
    """The whole sheet, ending in a line break."""
    lines = [*_wrapped(sheet.title), "=" * min(len(sheet.title), WIDTH), ""]
    for block in sheet.intro:
        lines += [*_block(block), ""]
    for section in sheet.sections:
        lines += [section.title, "-" * len(section.title)]
        for block in section.blocks:
            lines += [*_block(block), ""]
    lines += _wrapped(texts(sheet.language).text("sheet-digest", key=sheet.key, digest=sheet.digest))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def table_lines(table: Table, width: int = WIDTH) -> list[str]:
    """A table in columns; where the words are too long they are folded within their columns."""
    rows = [table.head, *table.rows]
    widths = _widths(rows, width)
    lines = []
    for number, row in enumerate(rows):
        cells = [
            textwrap.wrap(cell, space, break_long_words=True) or [""]
            for cell, space in zip(row, widths, strict=True)
        ]
        for place in range(max(map(len, cells))):
            parts = [cell[place] if place < len(cell) else "" for cell in cells]
            lines.append(
                "  ".join(_aligned(part, widths, table, column) for column, part in enumerate(parts))
            )
        if number == 0:
            lines.append("  ".join("-" * space for space in widths))
    return lines


def _aligned(part: str, widths: list[int], table: Table, column: int) -> str:
    return part.rjust(widths[column]) if column in table.numbers else part.ljust(widths[column])


def _widths(rows: list[tuple[str, ...]], width: int) -> list[int]:
    """Each column as wide as its longest cell; while that is too much the widest gives way."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    words = [
        max((len(word) for cell in column for word in cell.split()), default=1)
        for column in zip(*rows, strict=True)
    ]
    while sum(widths) + 2 * (len(widths) - 1) > width:
        spare = [space - word for space, word in zip(widths, words, strict=True)]
        widest = max(range(len(widths)), key=lambda column: (spare[column] > 0, widths[column]))
        widths[widest] -= 1
    return widths


def _wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield from _wrapped(block.text)
        case Note():
            yield from _wrapped(block.text, "!  ", "   ")
        case Items():
            for item in block.items:
                yield from _wrapped(item, "*  ", "   ")
        case Table():
            yield from table_lines(block)
        case Examples():
            yield from _wrapped(block.text)
            yield ""
            rows = [
                (
                    " ".join(face.text for face in one.cards),
                    ("+ " if one.legal else "- ") + one.verdict,
                    one.why,
                )
                for one in block.examples
            ]
            yield from table_lines(Table(block.head, tuple(rows)))
        case _:
            assert_never(block)
