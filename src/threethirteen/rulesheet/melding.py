"""Sections of the rule sheet: wild cards, and melds with their examples."""

from __future__ import annotations

from threethirteen.cards import Rank
from threethirteen.i18n import Texts, rank_letter
from threethirteen.rules import OwnPlace, RuleSet
from threethirteen.rulesheet.examples import meld_examples
from threethirteen.rulesheet.sheet import Block, Paragraph, Section


def yes(flag: bool) -> str:
    """A flag as the catalogues select by it."""
    return "yes" if flag else "no"


def wild_cards(rules: RuleSet, t: Texts) -> Section:
    """Which cards are wild, what they may stand for, and how many a meld bears."""
    wild = rules.wild
    if wild.rank is None and not rules.deck.jokers:
        return Section("wild", t.text("sheet-wild"), (Paragraph(t.text("sheet-wild-nothing")),))
    which = t.text("sheet-wild-none" if wild.rank is None else "sheet-wild-follows")
    if rules.deck.jokers:
        which += " " + t.text("sheet-wild-jokers")
    blocks: list[Block] = [Paragraph(which), Paragraph(t.text("sheet-wild-use"))]
    limits = _limits(rules, t)
    if limits and wild.all_wild:
        limits.append(t.text("sheet-wild-exempt"))
    blocks.append(Paragraph(" ".join([t.text("sheet-wild-all", allowed=yes(wild.all_wild)), *limits])))
    places = []
    if wild.rank is not None and (limits or not wild.all_wild or wild.own_place is OwnPlace.ALWAYS_WILD):
        places.append(t.text("sheet-wild-own-place", place=wild.own_place.value))
    if not wild.adjacent:
        places.append(t.text("sheet-wild-apart"))
    if places:
        blocks.append(Paragraph(" ".join(places)))
    return Section("wild", t.text("sheet-wild"), tuple(blocks))


def _limits(rules: RuleSet, t: Texts) -> list[str]:
    wild = rules.wild
    limits = []
    if wild.max_per_meld is not None:
        limits.append(t.text("sheet-wild-max", count=wild.max_per_meld))
    if wild.min_naturals > 1:
        limits.append(t.text("sheet-wild-naturals", count=wild.min_naturals))
    if wild.max_share is not None:
        limits.append(t.text("sheet-wild-share", share=wild.max_share.value))
    return limits


def melds(rules: RuleSet, t: Texts) -> Section:
    """Sets and runs, the place of the ace, and examples that hold exactly under these rules."""
    meld = rules.meld
    kinds = [t.text("sheet-set"), t.text("sheet-run", suits="mixed" if meld.mixed_suit_runs else "same")]
    blocks: list[Block] = [Paragraph(" ".join([*kinds, t.text("sheet-meld-once")]))]
    copies = max(rules.copies_for(seats) for seats in range(rules.players.least, rules.players.most + 1))
    if copies > 1 or not meld.same_card_twice_in_set:
        blocks.append(Paragraph(t.text("sheet-same-card", allowed=yes(meld.same_card_twice_in_set))))
    if rules.deck.ranks.least == Rank.ACE:
        letters = {
            "ace": rank_letter(t, Rank.ACE),
            "queen": rank_letter(t, Rank.QUEEN),
            "king": rank_letter(t, Rank.KING),
        }
        blocks.append(Paragraph(t.text("sheet-ace", place=meld.ace.value, **letters)))
    if rules.wild.rank is not None or rules.deck.jokers:
        blocks.append(Paragraph(t.text("sheet-run-ends")))
    blocks.append(meld_examples(rules, t))
    return Section("melds", t.text("sheet-melds"), tuple(blocks))
