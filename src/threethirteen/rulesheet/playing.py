"""Sections of the rule sheet: a turn, going out, and the last turns."""

from __future__ import annotations

from threethirteen.i18n import Texts, value_text
from threethirteen.rules import OPTIONS, Play, RuleSet
from threethirteen.rulesheet.melding import yes
from threethirteen.rulesheet.sheet import Block, Paragraph, Section


def turn(rules: RuleSet, t: Texts) -> Section:
    """What a player does, and how a round ends without anybody going out."""
    texts: list[str] = []
    match rules.play:
        case Play.TURNS:
            texts += [
                t.text("sheet-turn-rule"),
                t.text("sheet-return", allowed=yes(rules.draw.return_taken_card)),
            ]
        case Play.SIMULTANEOUS:
            texts += [t.text("sheet-speed-setup"), t.text("sheet-speed-call")]
            if not rules.draw.return_taken_card:
                texts.append(t.text("sheet-return", allowed=yes(rules.draw.return_taken_card)))
        case Play.SOLO:
            setup = t.text(
                "sheet-solo-setup",
                piles=len(rules.rounds),
                sizes=value_text(t, OPTIONS["rounds"], rules.rounds),
                cards=sum(rules.rounds),
                stock=rules.stock_after_largest_deal(1),
            )
            texts += [setup, t.text("sheet-solo-turn")]
    if rules.play is not Play.SOLO:
        ending = t.text("sheet-stock-empty", then=rules.draw.stock_empty.value)
        if rules.draw.max_laps is not None:
            ending += " " + t.text("sheet-max-laps", count=rules.draw.max_laps)
        texts.append(ending)
    return Section("turn", t.text("sheet-turn"), tuple(map(Paragraph, texts)))


def going_out(rules: RuleSet, t: Texts) -> Section:
    """When one may go out, and what a wrong call costs."""
    out = rules.out
    blocks: list[Block] = [Paragraph(t.text("sheet-out-rule", discard=out.discard.value))]
    if out.knock_at_most:
        blocks.append(Paragraph(t.text("sheet-out-knock", points=out.knock_at_most)))
    choice = [t.text("sheet-out-choice"), t.text("sheet-out-first-turn", allowed=yes(out.first_turn))]
    blocks.append(Paragraph(" ".join(choice)))
    if out.wrong_call != "prevented":
        blocks.append(Paragraph(t.text("sheet-out-wrong-call", points=out.wrong_call)))
    return Section("out", t.text("sheet-out"), tuple(blocks))


def last_turns(rules: RuleSet, t: Texts) -> Section:
    """What the others may still do, and whether cards are laid off."""
    if rules.out.last_turns == 0:
        first = t.text("sheet-last-turns-none")
    elif rules.play is Play.SIMULTANEOUS:
        first = t.text("sheet-speed-out")
    else:
        first = t.text("sheet-last-turns-one")
    second = t.text("sheet-no-lay-off" if rules.out.lay_off is None else "sheet-redemption")
    return Section("last-turns", t.text("sheet-last-turns"), (Paragraph(first), Paragraph(second)))
