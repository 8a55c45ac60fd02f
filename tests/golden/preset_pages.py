"""The pages in ``docs/presets``: one for each game and variation, and the list of them, made from the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from threethirteen.i18n import preset_blurb, preset_title, texts
from threethirteen.rules import GAMES, VARIATIONS, Preset
from threethirteen.rulesheet import preset_page, sheet_markdown

FOLDER = Path(__file__).parents[2] / "docs" / "presets"
MADE = "<!-- made by `python3 dev.py golden` from the catalogue and the messages: do not edit -->\n\n"


def preset_files() -> Iterator[tuple[str, str]]:
    """The names and contents of all pages."""
    t = texts("en")
    for key in (*GAMES, *VARIATIONS):
        page = sheet_markdown(preset_page(key, t))
        yield f"{key}.md", f"{MADE}{page}\n[All games and variations](README.md)\n"
    lines = [
        "# Games and variations",
        "",
        "Every one has a page with what it is, how it differs from `standard`, its rule sheet, where it comes from,",
        "and what of it is inferred. The same pages stand in the program, in five languages: at `/rules` on a server,",
        "and by `three-thirteen rules KEY`. A variation can be laid on any game, and several on one:",
        "`one-wild+jokers+short`.",
        "How they play: [the family, measured](../family.md).",
        "",
    ]
    for title, table in (("Games", GAMES), ("Variations", VARIATIONS)):
        lines += [f"## {title}", "", "| key | title | what it is |", "|---|---|---|", *_rows(table), ""]
    yield "README.md", MADE + "\n".join(lines)


def _rows(table: Mapping[str, Preset]) -> Iterator[str]:
    t = texts("en")
    for key in table:
        yield f"| [`{key}`]({key}.md) | {preset_title(t, key)} | {preset_blurb(t, key)} |"
