"""Sections of the rule sheet: players and cards, and the deal."""

from __future__ import annotations

from threethirteen.cards import Suit
from threethirteen.i18n import Texts, listed, rank_letter, value_text
from threethirteen.i18n.sentences import rank_plural
from threethirteen.rules import OPTIONS, Play, RuleSet
from threethirteen.rulesheet.sheet import Block, Paragraph, Section, Table


def cards(rules: RuleSet, t: Texts) -> Section:
    """How many play, with which cards, and how many decks for each number of players."""
    deck = rules.deck
    blocks: list[Block] = []
    if rules.players.most == 1:
        blocks.append(Paragraph(t.text("sheet-seats-solo")))
    else:
        seats = value_text(t, OPTIONS["players"], rules.players)
        blocks.append(Paragraph(t.text("sheet-seats", seats=seats)))
    sentence = t.text(
        "sheet-deck",
        cards=rules.deck_size,
        suits=listed(t, [t.text(f"suit-name-{suit.name.lower()}") for suit in list(Suit)[: deck.suits]]),
        first=rank_letter(t, deck.ranks.least),
        last=rank_letter(t, deck.ranks.most),
        jokers=deck.jokers,
    )
    if deck.copies == "by_players":
        copies = t.text("sheet-copies-by-players")
    else:
        copies = t.text("sheet-copies", copies=deck.copies)
    blocks.append(Paragraph(f"{sentence} {copies}"))
    blocks.append(_decks(rules, t))
    return Section("cards", t.text("sheet-cards"), tuple(blocks))


def _decks(rules: RuleSet, t: Texts) -> Table:
    head = ("sheet-column-players", "sheet-column-decks", "sheet-column-cards", "sheet-column-left")
    rows = [
        (
            str(seats),
            str(rules.copies_for(seats)),
            str(rules.copies_for(seats) * rules.deck_size),
            str(rules.stock_after_largest_deal(seats)),
        )
        for seats in range(rules.players.least, rules.players.most + 1)
    ]
    return Table(tuple(t.text(column) for column in head), tuple(rows), numbers=(0, 1, 2, 3))


def deal(rules: RuleSet, t: Texts) -> Section:
    """The deal table: for each round the cards dealt and what is wild."""
    blocks: list[Block] = []
    if rules.play is Play.TURNS:
        blocks.append(Paragraph(t.text("sheet-dealing")))
    if rules.play is not Play.SOLO:
        blocks.append(Paragraph(t.text("sheet-rounds", count=len(rules.rounds))))
    blocks.append(deal_table(rules, t))
    return Section("deal", t.text("sheet-deal"), tuple(blocks))


def deal_table(rules: RuleSet, t: Texts) -> Table:
    """Round, cards dealt, wild rank, and where some rounds count double a column that says so."""
    doubled = set(rules.score.double_rounds) & set(rules.rounds)
    head = [t.text("sheet-column-round"), t.text("sheet-column-dealt"), t.text("sheet-column-wild")]
    if doubled:
        head.append(t.text("sheet-column-points"))
    rows = []
    for number, size in enumerate(rules.rounds, start=1):
        wild = rules.wild_rank(size)
        row = [str(number), str(size), t.text("sheet-nothing") if wild is None else rank_plural(t, wild)]
        if doubled:
            row.append(t.text("sheet-doubled") if size in doubled else "")
        rows.append(tuple(row))
    return Table(tuple(head), tuple(rows), numbers=(0, 1))
