"""The rule sheet as Markdown, for the pages in ``docs/presets``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from threethirteen.i18n import texts
from threethirteen.rulesheet.sheet import Block, Examples, Items, Note, Paragraph, RuleSheet, Table


def sheet_markdown(sheet: RuleSheet) -> str:
    """The whole sheet, ending in a line break."""
    parts = [f"# {_plain(sheet.title)}", *_blocks(sheet.intro)]
    for section in sheet.sections:
        parts += [f"## {_plain(section.title)}", *_blocks(section.blocks)]
    parts.append(
        f"*{_plain(texts(sheet.language).text('sheet-digest', key=sheet.key, digest=sheet.digest))}*"
    )
    return "\n\n".join(parts) + "\n"


def _blocks(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Paragraph():
                yield _plain(block.text)
            case Note():
                yield f"> **{_plain(block.text)}**"
            case Items():
                yield "\n".join(f"* {_plain(item)}" for item in block.items)
            case Table():
                yield _table(block.head, block.rows, block.numbers)
            case Examples():
                yield _plain(block.text)
                rows = tuple(
                    (
                        " ".join(face.text for face in one.cards),
                        ("✓ " if one.legal else "✗ ") + one.verdict,
                        one.why,
                    )
                    for one in block.examples
                )
                yield _table(block.head, rows)
            case _:
                assert_never(block)


def _table(head: tuple[str, ...], rows: tuple[tuple[str, ...], ...], numbers: tuple[int, ...] = ()) -> str:
    rule = ["---:" if column in numbers else "---" for column in range(len(head))]
    lines = [head, rule, *rows]
    return "\n".join(f"| {' | '.join(_plain(cell) for cell in line)} |" for line in lines)


def _plain(text: str) -> str:
    """The text without a meaning for Markdown."""
    for letter in "\\`*_|<>[]":
        text = text.replace(letter, f"\\{letter}")
    return text
