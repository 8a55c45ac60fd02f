"""Examples of melds and of what is none, judged by the meld definition under exactly these rules.

The candidates are chosen to show one rule each, from the ranks that the deck has and around the wild rank of one
round; ``meld_readings`` says what they are. An example whose explanation would not be the true one is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from threethirteen.cards import JOKER, Card, Rank, Suit
from threethirteen.i18n import Texts, card_text, rank_letter
from threethirteen.i18n.sentences import rank_plural
from threethirteen.rules import OwnPlace, RuleSet, is_wild
from threethirteen.rulesheet.sheet import Example, Examples, Face
from threethirteen.solver import Meld, Place, meld_readings

_PREFERRED_SIZE: Final = 5
"""Round that shows most: its wild rank lies away from the ends of the suit."""


class _Candidate(msgspec.Struct, frozen=True):
    """Cards that show the rule of one message. ``only`` says for which outcome the message is the true reason."""

    message: str
    cards: tuple[Card, ...]
    only: bool | None = None


def meld_examples(rules: RuleSet, t: Texts) -> Examples:
    """The examples of a rule sheet, legal ones and others."""
    size = _PREFERRED_SIZE if _PREFERRED_SIZE in rules.rounds else rules.rounds[0]
    wild = rules.wild_rank(size)
    if wild is None:
        text = t.text("sheet-examples-no-rank")
    else:
        text = t.text("sheet-examples", cards=size, wild=rank_plural(t, wild))
    head = (t.text("sheet-column-example"), t.text("sheet-column-verdict"), t.text("sheet-column-why"))
    examples = []
    for candidate in _candidates(rules, wild):
        if _in_deck(candidate.cards, rules):
            readings = meld_readings(candidate.cards, rules, size)
            reading = min(readings, key=_used_as_wild, default=None)
            if candidate.only is None or candidate.only == (reading is not None):
                examples.append(_example(candidate, reading, wild, t))
    return Examples(text, head, tuple(examples))


def _example(candidate: _Candidate, reading: Meld | None, wild: Rank | None, t: Texts) -> Example:
    cards: Sequence[Card] = candidate.cards
    places: Sequence[Place | None] = [None] * len(cards)
    if reading is not None:
        cards, places = reading.cards, reading.stands_for
    faces = tuple(
        Face(
            card=str(card),
            text=card_text(t, card),
            suit="joker" if card.suit is None else card.suit.name.lower(),
            wild=is_wild(card, wild),
        )
        for card in cards
    )
    why = t.text(candidate.message, legal="no" if reading is None else "yes")
    if reading is None:
        return Example(faces, False, t.text("sheet-example-no"), why)
    kind = t.text(f"sheet-example-{reading.kind.value}")
    stands_for = [
        t.text("sheet-example-stands-for", card=card_text(t, card), place=_place_text(t, place))
        for card, place in zip(cards, places, strict=True)
        if place is not None
    ]
    return Example(faces, True, ", ".join([kind, *dict.fromkeys(stands_for)]), why)


def _used_as_wild(meld: Meld) -> int:
    return sum(place is not None for place in meld.stands_for)


def _place_text(t: Texts, place: Place) -> str:
    return rank_letter(t, place.rank) + ("" if place.suit is None else place.suit.symbol)


def _in_deck(cards: Sequence[Card], rules: RuleSet) -> bool:
    """Are there so many of each of these cards on the table, with the most players?"""
    copies = max(rules.copies_for(seats) for seats in range(rules.players.least, rules.players.most + 1))
    most = {card: copies * (rules.deck.jokers if card.is_joker else 1) for card in cards}
    return all(count <= most[card] for card, count in Counter(cards).items())


def _candidates(rules: RuleSet, wild: Rank | None) -> Iterator[_Candidate]:
    ranks = [Rank(number) for number in range(rules.deck.ranks.least, rules.deck.ranks.most + 1)]
    suits = list(Suit)[: rules.deck.suits]
    plain = next((rank for rank in (Rank.SEVEN, *ranks) if rank in ranks and rank != wild), ranks[0])
    ace = Rank.ACE in ranks and wild not in (1, 2, 3, 12, 13)
    natural_set = tuple(Card(plain, suit) for suit in suits[:3])
    three, four = _line(ranks, wild, 3), _line(ranks, wild, 4)

    yield _Candidate("example-natural-set", natural_set, only=True)
    if three:
        yield _Candidate("example-natural-run", _suited(three, suits[1]), only=True)
    yield _Candidate("example-too-short", natural_set[:2], only=False)
    if three:
        mixed = tuple(Card(rank, suit) for rank, suit in zip(three, suits, strict=False))
        yield _Candidate("example-mixed-run", mixed)
    yield _Candidate("example-twins", (Card(plain, suits[1]), Card(plain, suits[1]), Card(plain, suits[0])))
    if ace:
        yield _Candidate("example-ace-low", _suited([Rank.ACE, Rank.TWO, Rank.THREE], suits[0]))
    if ace and Rank.KING in ranks:
        yield _Candidate("example-ace-high", _suited([Rank.QUEEN, Rank.KING, Rank.ACE], suits[0]))
        yield _Candidate("example-ace-corner", _suited([Rank.KING, Rank.ACE, Rank.TWO], suits[0]))
    if wild is not None:
        yield from _about_the_wild_rank(rules, ranks, wild, suits)
    if rules.deck.jokers:
        yield _Candidate("example-joker", (*natural_set[:2], JOKER))
    wilds = tuple(JOKER if wild is None else Card(wild, suit) for suit in suits[1:4])
    if wild is not None or rules.deck.jokers:
        yield from _about_limits(rules, natural_set, three, four, wilds)


def _about_limits(
    rules: RuleSet,
    natural_set: tuple[Card, ...],
    three: list[Rank],
    four: list[Rank],
    wilds: tuple[Card, ...],
) -> Iterator[_Candidate]:
    """How many wild cards a meld bears, shown with these wild cards."""
    suit = natural_set[0].suit
    assert suit is not None
    if three:
        yield _Candidate("example-one-wild", (Card(three[0], suit), wilds[0], Card(three[2], suit)))
    yield _Candidate("example-two-wilds", (natural_set[0], *wilds[:2]))
    yield _Candidate("example-half-wild", (*natural_set[:2], *wilds[:2]))
    if four:
        yield _Candidate("example-side-by-side", (Card(four[0], suit), *wilds[:2], Card(four[3], suit)))
    if rules.wild.all_wild:
        yield _Candidate("example-all-wild", wilds, only=True)
    elif rules.wild.own_place is OwnPlace.NATURAL:
        # three cards of the wild rank are a set of that rank, as natural cards: no meld of wilds only
        yield _Candidate("example-own-rank-set", wilds, only=True)
    else:
        yield _Candidate("example-all-wild", wilds, only=False)
    if not rules.meld.same_card_twice_in_set:
        every_suit = tuple(Card(rank, one) for rank in [natural_set[0].rank] if rank for one in list(Suit))
        yield _Candidate("example-more-than-suits", (*every_suit[: rules.deck.suits], wilds[0]), only=False)


def _about_the_wild_rank(
    rules: RuleSet, ranks: list[Rank], wild: Rank, suits: list[Suit]
) -> Iterator[_Candidate]:
    """A run does not skip the wild rank; a wild card at its own place."""
    around = [Rank(wild + step) for step in (-1, 1, 2) if 1 <= wild + step <= 13 and wild + step in ranks]
    if len(around) == 3:
        yield _Candidate("example-skipped", _suited(around, suits[0]), only=False)
        own = (Card(around[0], suits[0]), Card(wild, suits[0]), Card(wild, suits[1]))
        only = None if rules.wild.own_place is OwnPlace.ALWAYS_WILD else True
        yield _Candidate("example-own-place", own, only=only)


def _line(ranks: list[Rank], wild: Rank | None, length: int) -> list[Rank]:
    """Consecutive ranks of the deck without the wild one, from the eight up where that is possible."""
    starts = sorted(range(len(ranks) - length + 1), key=lambda start: (ranks[start] < Rank.EIGHT, start))
    for start in starts:
        line = ranks[start : start + length]
        if wild not in line:
            return line
    return []


def _suited(ranks: Sequence[Rank], suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in ranks)
