"""Sections of the rule sheet: what cards cost, and who wins."""

from __future__ import annotations

from threethirteen.cards import Rank
from threethirteen.i18n import Texts, listed, rank_letter
from threethirteen.rules import Play, RuleSet, Tie
from threethirteen.rulesheet.melding import yes
from threethirteen.rulesheet.sheet import Block, Paragraph, Section, Table


def score(rules: RuleSet, t: Texts) -> Section:
    """The price of every card left over, and what is added or doubled."""
    points = rules.score
    blocks: list[Block] = [Paragraph(t.text("sheet-score-rule")), score_table(rules, t)]
    if rules.wild.rank is not None:
        own_price = points.wild == "face_value"
        blocks.append(Paragraph(t.text("sheet-score-wild-own" if own_price else "sheet-score-wild")))
    if rules.out.jokers_away:
        blocks.append(Paragraph(t.text("sheet-jokers-away")))
    doubled = [str(size) for size in sorted(set(points.double_rounds) & set(rules.rounds))]
    if doubled:
        calls = yes(rules.out.wrong_call != "prevented")
        blocks.append(Paragraph(t.text("sheet-doubled-rounds", sizes=listed(t, doubled), calls=calls)))
    if points.out_bonus:
        blocks.append(Paragraph(t.text("sheet-out-bonus", points=points.out_bonus)))
    return Section("score", t.text("sheet-score"), tuple(blocks))


def score_table(rules: RuleSet, t: Texts) -> Table:
    """One row for each group of cards with a price of their own, as far as the deck has them."""
    points, ranks = rules.score, rules.deck.ranks
    rows: list[tuple[str, str]] = []
    if ranks.least == Rank.ACE:
        rows.append((rank_letter(t, Rank.ACE), str(points.ace)))
    low, high = max(ranks.least, Rank.TWO), min(ranks.most, Rank.TEN)
    if low <= high:
        numbers = t.text("sheet-number-cards", first=rank_letter(t, low), last=rank_letter(t, high))
        rows.append((numbers, t.text("sheet-face-value")))
    court: dict[int, list[str]] = {}
    for rank, price in zip((Rank.JACK, Rank.QUEEN, Rank.KING), points.court, strict=True):
        if ranks.least <= rank <= ranks.most:
            court.setdefault(price, []).append(rank_letter(t, rank))
    rows += [(", ".join(letters), str(price)) for price, letters in court.items()]
    if rules.wild.rank is not None and points.wild != "face_value":
        rows.append((t.text("sheet-wild-card"), str(points.wild)))
    if rules.deck.jokers:
        rows.append((t.text("card-joker"), str(points.joker)))
    head = (t.text("sheet-column-card"), t.text("sheet-column-cost"))
    return Table(head, tuple(rows), numbers=(1,))


def end(rules: RuleSet, t: Texts) -> Section:
    """Who wins, when the match stops, and what happens to equal totals."""
    if rules.play is Play.SOLO:
        return Section("end", t.text("sheet-end"), (Paragraph(t.text("sheet-solo-end")),))
    match = rules.match
    blocks: list[Block] = [Paragraph(t.text("sheet-end-rule"))]
    if match.target is not None:
        blocks.append(Paragraph(t.text("sheet-target", points=match.target)))
    tie = t.text("sheet-tie", tie=match.tie.value)
    if match.tie is Tie.BONUS_ROUND:
        size = rules.rounds[-1] if match.bonus_hand_size == "as_last_round" else match.bonus_hand_size
        tie += " " + t.text("sheet-bonus-round", cards=size, wild=match.bonus_wild.value)
    blocks += [Paragraph(tie), Paragraph(t.text("sheet-leaver"))]
    return Section("end", t.text("sheet-end"), tuple(blocks))
