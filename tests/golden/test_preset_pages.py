"""The pages in docs/presets are those that the catalogue and the messages make today, and say what they must."""

from __future__ import annotations

import pytest

from tests.golden.preset_pages import FOLDER, preset_files
from threethirteen.i18n import languages, preset_title, texts
from threethirteen.rules import GAMES, VARIATIONS, RuleSet, preset, problems
from threethirteen.rulesheet import Note, RuleSheet, preset_page
from threethirteen.rulesheet.sheet import Items, Paragraph, Section

KEYS = (*GAMES, *VARIATIONS)


def part(sheet: RuleSheet, key: str) -> Section:
    return next(section for section in sheet.sections if section.key == key)


def test_the_pages_are_as_they_are_made_and_no_other_is_there() -> None:
    made = dict(preset_files())
    assert {path.name for path in FOLDER.iterdir()} == set(made)
    stale = [name for name, text in made.items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    assert not stale, "python3 dev.py golden writes them anew"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_page_says_all_it_must(key: str, language: str) -> None:
    t = texts(language)
    sheet = preset_page(key, t)
    assert sheet.title == preset_title(t, key)
    assert sheet.sections[0].key == "differences"
    assert {"cards", "deal", "wild", "melds", "score", "end", "sources", "options"} <= {
        section.key for section in sheet.sections
    }
    sources = part(sheet, "sources").blocks
    history = {block.text for block in sources if isinstance(block, Paragraph)}
    assert t.text(f"history-{key}") in history
    where = {**GAMES, **VARIATIONS}[key]
    items = [item for block in sources if isinstance(block, Items) for item in block.items]
    for source in where.sources:
        assert any(t.text(f"source-{source}") in item for item in items)
    assert [t.text(f"inferred-{note.code}") in items for note in where.inferred] == [True] * len(
        where.inferred
    )
    assert any(isinstance(block, Note) for block in sources) == bool(where.inferred)


@pytest.mark.parametrize("key", ["five-crowns", "five-crowns-solo"])
@pytest.mark.parametrize("language", languages())
def test_five_crowns_has_no_tie_to_its_publisher(key: str, language: str) -> None:
    t = texts(language)
    assert Note(t.text("sheet-trade-mark")) in preset_page(key, t).intro


@pytest.mark.parametrize("key", VARIATIONS)
def test_a_variation_is_shown_where_it_changes_something(key: str) -> None:
    variation = VARIATIONS[key]
    alone = preset(variation.home)
    assert not problems(alone)
    assert alone != RuleSet.preset(variation.belongs_to)
