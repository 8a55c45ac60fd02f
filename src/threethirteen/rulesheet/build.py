"""The rule sheet of a rule set: which sections it has, in the order in which one learns a game."""

from __future__ import annotations

from threethirteen.i18n import Texts, preset_blurb, rules_title
from threethirteen.rules import Play, RuleSet, nearest_preset
from threethirteen.rulesheet import appendix, melding, playing, scoring, setup
from threethirteen.rulesheet.sheet import Block, Note, Paragraph, RuleSheet


def rule_sheet(rules: RuleSet, t: Texts) -> RuleSheet:
    """The complete rule sheet of these rules in the language of ``t``. The rules must be valid."""
    sections = [
        setup.cards(rules, t),
        setup.deal(rules, t),
        melding.wild_cards(rules, t),
        melding.melds(rules, t),
        playing.turn(rules, t),
    ]
    if rules.play is not Play.SOLO:
        sections += [playing.going_out(rules, t), playing.last_turns(rules, t)]
    sections += [
        scoring.score(rules, t),
        scoring.end(rules, t),
        appendix.differences(rules, t),
        appendix.sources(rules, t),
        appendix.options(rules, t),
    ]
    return RuleSheet(
        language=t.language,
        title=rules_title(t, rules),
        key=nearest_preset(rules).key,
        digest=rules.digest,
        intro=tuple(_intro(rules, t)),
        sections=tuple(sections),
    )


def _intro(rules: RuleSet, t: Texts) -> list[Block]:
    nearest = nearest_preset(rules)
    blurbs = " ".join(preset_blurb(t, key) for key in (nearest.game, *nearest.variations))
    blocks: list[Block] = [Paragraph(blurbs)]
    blocks.append(Paragraph(t.text("sheet-aim-solo" if rules.play is Play.SOLO else "sheet-aim")))
    if rules.deck.suits > 4:  # packs of five suits are sold under one name
        blocks.append(Note(t.text("sheet-trade-mark")))
    return blocks
