"""The page of a game or a variation: its rule sheet, with the differences first, on its source's game."""

from __future__ import annotations

from msgspec.structs import replace

from threethirteen.i18n import Texts, preset_blurb, preset_title
from threethirteen.rules import GAMES, VARIATIONS, RuleSet
from threethirteen.rulesheet.build import rule_sheet
from threethirteen.rulesheet.sheet import Paragraph, RuleSheet


def preset_page(key: str, t: Texts) -> RuleSheet:
    """The page of this game or variation in the language of ``t``. Raises KeyError for a key that is neither."""
    preset = GAMES[key] if key in GAMES else VARIATIONS[key]
    sheet = rule_sheet(RuleSet.preset(preset.home), t)
    first = [section for section in sheet.sections if section.key == "differences"]
    sections = (*first, *(section for section in sheet.sections if section.key != "differences"))
    if key in GAMES:
        return replace(sheet, sections=sections)
    shown_on = Paragraph(t.text("history-home", title=preset_title(t, preset.belongs_to)))
    return replace(
        sheet,
        title=preset_title(t, key),
        key=preset.home,
        intro=(Paragraph(preset_blurb(t, key)), shown_on, *sheet.intro[1:]),
        sections=sections,
    )
