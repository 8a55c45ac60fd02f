"""The rule sheet as one HTML page that needs nothing else: no script, no other file, light and dark, printable."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, assert_never

from threethirteen.i18n import texts
from threethirteen.rulesheet.sheet import (
    Block,
    Example,
    Examples,
    Face,
    Items,
    Note,
    Paragraph,
    RuleSheet,
    Table,
)

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #1d1f1c; --soft: #5b6058; --line: #d8d5ca;
  --tint: #f0ede2; --mark: #176b4d; --no: #a3341f; --card: #fff; --black: #14171a; --red: #c1121f;
  --blue: #1259b8; --green: #0b6e3b; --gold: #9a6200; }
@media (prefers-color-scheme: dark) { :root { --paper: #161a18; --ink: #e9e7df; --soft: #a4a99f; --line: #363c38;
  --tint: #1f2522; --mark: #7fd1ae; --no: #f0a08f; --card: #262c29; --black: #f2f2f2; --red: #ff8080;
  --blue: #8ab9ff; --green: #7fdc9f; --gold: #f0c060; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.55;
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 .6rem; padding-bottom: .3rem; border-bottom: 2px solid var(--mark); }
p { margin: .6rem 0; max-width: 68ch; }
ul { padding-left: 1.2rem; }
.note { border-left: 4px solid var(--no); background: var(--tint); padding: .6rem .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem 1.1rem .3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: .875rem; }
th.n, td.n { text-align: right; }
.cards { white-space: nowrap; }
.card { display: inline-block; min-width: 2.1rem; padding: .3rem .35rem; margin: .1rem .15rem .1rem 0;
  border: 1px solid var(--line); border-radius: .35rem; background: var(--card); text-align: center;
  font-weight: 650; line-height: 1.3; box-shadow: 0 1px 1px rgb(0 0 0 / .12); }
.wild { outline: 2px solid var(--gold); outline-offset: -2px; }
.spades { color: var(--black); } .hearts { color: var(--red); } .diamonds { color: var(--blue); }
.clubs { color: var(--green); } .stars { color: var(--gold); } .joker { color: var(--mark); font-size: .85rem; }
.yes { color: var(--mark); font-weight: 600; } .no { color: var(--no); font-weight: 600; }
footer { margin-top: 3rem; color: var(--soft); font-size: .8rem; overflow-wrap: anywhere; }
@media print { :root { --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --tint: #f3f3f3; --card: #fff;
  --black: #000; --red: #b00; --blue: #04a; --green: #063; --gold: #850; --mark: #064; --no: #911; }
  main { max-width: none; padding: 0; } h2 { break-after: avoid; } tr, .note { break-inside: avoid; } }
"""


def sheet_html(sheet: RuleSheet) -> str:
    """The whole page."""
    digest = texts(sheet.language).text("sheet-digest", key=sheet.key, digest=sheet.digest)
    parts = [
        "<!doctype html>",
        f'<html lang="{sheet.language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(sheet.title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{escape(sheet.title)}</h1>",
        *(line for block in sheet.intro for line in _block(block)),
    ]
    for section in sheet.sections:
        parts.append(f'<section id="{section.key}">')
        parts.append(f"<h2>{escape(section.title)}</h2>")
        parts += [line for block in section.blocks for line in _block(block)]
        parts.append("</section>")
    parts += [f"<footer>{escape(digest)}</footer>", "</main>", "</body>", "</html>", ""]
    return "\n".join(parts)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield f"<p>{escape(block.text)}</p>"
        case Note():
            yield f'<p class="note" role="note">{escape(block.text)}</p>'
        case Items():
            yield "<ul>"
            yield from (f"<li>{escape(item)}</li>" for item in block.items)
            yield "</ul>"
        case Table():
            rows = [[escape(cell) for cell in row] for row in block.rows]
            yield from _table(block.head, rows, block.numbers)
        case Examples():
            yield f"<p>{escape(block.text)}</p>"
            yield from _table(block.head, [_example(one) for one in block.examples], ())
        case _:
            assert_never(block)


def _table(head: tuple[str, ...], rows: list[list[str]], numbers: tuple[int, ...]) -> Iterator[str]:
    """A table whose cells are HTML already; it scrolls by itself on a narrow screen."""
    kind = [' class="n"' if column in numbers else "" for column in range(len(head))]
    yield '<div class="scroll"><table>'
    heads = (f'<th scope="col"{mark}>{escape(cell)}</th>' for cell, mark in zip(head, kind, strict=True))
    yield "<thead><tr>" + "".join(heads) + "</tr></thead>"
    yield "<tbody>"
    for row in rows:
        yield (
            "<tr>" + "".join(f"<td{mark}>{cell}</td>" for cell, mark in zip(row, kind, strict=True)) + "</tr>"
        )
    yield "</tbody></table></div>"


def _example(one: Example) -> list[str]:
    cards = "".join(_card(face) for face in one.cards)
    sign, mark = ("✓", "yes") if one.legal else ("✗", "no")
    return [
        f'<span class="cards">{cards}</span>',
        f'<span class="{mark}">{sign}</span> {escape(one.verdict)}',
        escape(one.why),
    ]


def _card(face: Face) -> str:
    wild = " wild" if face.wild else ""
    return f'<span class="card {face.suit}{wild}">{escape(face.text)}</span>'
