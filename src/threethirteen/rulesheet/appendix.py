"""Sections of the rule sheet: differences from standard, sources and what is inferred, and every option's value."""

from __future__ import annotations

from collections.abc import Iterable

from threethirteen.i18n import Texts, listed, option_title, preset_title, value_text
from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, RuleSet, nearest_preset, option_value, to_text
from threethirteen.rules import differences as rule_differences
from threethirteen.rulesheet.sheet import Block, Items, Note, Paragraph, Section, Table


def differences(rules: RuleSet, t: Texts) -> Section:
    """Every option that is not as in ``standard``, and which of them are house rules on top of the presets."""
    found = rule_differences(rules, RuleSet())
    blocks: list[Block] = []
    if not found:
        blocks.append(Paragraph(t.text("sheet-no-differences")))
    else:
        head = ("sheet-column-option", "sheet-column-value", "sheet-column-standard")
        rows = [
            (option_title(t, key), value_text(t, OPTIONS[key], value), value_text(t, OPTIONS[key], standard))
            for key, value, standard in found
        ]
        blocks.append(Table(tuple(t.text(column) for column in head), tuple(rows)))
    nearest = nearest_preset(rules)
    if nearest.house_rules:
        title = " + ".join(preset_title(t, key) for key in (nearest.game, *nearest.variations))
        options = listed(t, [option_title(t, key) for key, _, _ in nearest.house_rules])
        blocks.append(Paragraph(t.text("sheet-house-rules", title=title, options=options)))
    return Section("differences", t.text("sheet-differences"), tuple(blocks))


def sources(rules: RuleSet, t: Texts) -> Section:
    """History and sources; what is inferred, marked as such; what this project ruled where the sources are silent."""
    nearest = nearest_preset(rules)
    presets = [GAMES[nearest.game], *(VARIATIONS[key] for key in nearest.variations)]
    changed = {key for key, _, _ in nearest.house_rules}
    blocks: list[Block] = [
        *(Paragraph(t.text(f"history-{preset.key}")) for preset in presets),
        Items(
            tuple(
                t.text(
                    "sheet-sources-of",
                    title=preset_title(t, preset.key),
                    sources=listed(t, [t.text(f"source-{source}") for source in preset.sources]),
                )
                for preset in presets
            )
        ),
    ]
    inferred = [
        t.text(f"inferred-{note.code}")
        for preset in presets
        for note in preset.inferred
        if note.option not in changed
    ]
    if inferred:
        blocks += [Note(t.text("sheet-inferred")), Items(tuple(inferred))]
    blocks.append(Paragraph(t.text("sheet-rulings", options=listed(t, _titles(t, _rulings(rules))))))
    blocks.append(Paragraph(t.text("sheet-rulings-always")))
    return Section("sources", t.text("sheet-sources"), tuple(blocks))


def _rulings(rules: RuleSet) -> Iterable[str]:
    """The options with a ruling that matters here: a wrong call only where it is not prevented."""
    for key, option in OPTIONS.items():
        if option.ruling and (key != "out.wrong_call" or option_value(rules, key) != option.default):
            yield key


def _titles(t: Texts, keys: Iterable[str]) -> list[str]:
    return [option_title(t, key) for key in keys]


def options(rules: RuleSet, t: Texts) -> Section:
    """Every option with its value, in words and as it is written."""
    head = ("sheet-column-option", "sheet-column-value", "sheet-column-key")
    rows = []
    for key, option in OPTIONS.items():
        value = option_value(rules, key)
        rows.append((option_title(t, key), value_text(t, option, value), f"{key}={to_text(option, value)}"))
    table = Table(tuple(t.text(column) for column in head), tuple(rows))
    return Section("options", t.text("sheet-options"), (table,))
