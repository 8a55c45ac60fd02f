"""What a meld is, said once, slow and plain; and the order in which equally cheap arrangements are told apart.

Everything else in this package is either built on ``meld_fault`` (the reference, certify) or tested against it (the
fast solver). The words are those of the rules: a *wild card* is a joker or a card of the round's wild rank; it is
*used as wild* where it stands for another card; every other use of a card is *natural*.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias, final

import msgspec

from threethirteen.cards import Card, Rank, Suit, parse_card
from threethirteen.rules.points import card_points, is_wild
from threethirteen.rules.ruleset import AcePlace, MaxShare, OwnPlace, RuleSet

LEAST_CARDS: Final = 3
"""Cards in the smallest meld."""


class MeldKind(StrEnum):
    """A set is of one rank; a run is of consecutive ranks of one suit (of any suits under ``mixed_suit_runs``)."""

    SET = "set"
    RUN = "run"


@final
class Place:
    """What a wild stands for: a rank, and a suit where it matters (not in sets, not in mixed-suit runs).

    Text form ``7`` or ``7h``. Equal places are one object.
    """

    __slots__ = ("rank", "suit")
    rank: Rank
    suit: Suit | None

    def __new__(cls, rank: Rank, suit: Suit | None = None) -> Place:
        """The place of this rank and suit; ``suit`` None where any suit will do."""
        key = (Rank(rank), None if suit is None else Suit(suit))
        place = _PLACES.get(key)
        if place is None:
            place = object.__new__(cls)
            object.__setattr__(place, "rank", key[0])
            object.__setattr__(place, "suit", key[1])
            _PLACES[key] = place
        return place

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a place cannot change: {name}")

    @classmethod
    def parse(cls, text: str) -> Place:
        """The place a text means: ``7``, ``10``, ``7h``. Raises CardTextError."""
        letters = text.strip().upper()
        if letters in _RANK_TEXTS:
            return cls(_RANK_TEXTS[letters])
        card = parse_card(text)
        # a joker is a card, but no place: parse_card of an empty text raises the right error
        return cls(card.rank, card.suit) if card.rank is not None else cls.parse("")

    def __str__(self) -> str:
        return f"{self.rank}{'' if self.suit is None else self.suit}"

    def __repr__(self) -> str:
        return f"<place {self}>"

    def __hash__(self) -> int:
        # equality is identity; a stable hash keeps the order of sets the same from run to run
        return self.rank * 8 + (7 if self.suit is None else self.suit)

    def __reduce__(self) -> tuple[object, tuple[Rank, Suit | None]]:
        return Place, (self.rank, self.suit)

    def __copy__(self) -> Place:
        return self

    def __deepcopy__(self, memo: object) -> Place:
        return self


_PLACES: Final[dict[tuple[Rank, Suit | None], Place]] = {}
_RANK_TEXTS: Final = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}


class Meld(msgspec.Struct, frozen=True):
    """A set or a run. ``stands_for`` is parallel to ``cards``: the place of a card used as wild, None for a natural.

    A run is written from its first place to its last; the order within a set means nothing.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    stands_for: tuple[Place | None, ...]


class Arrangement(msgspec.Struct, frozen=True):
    """Cards parted into melds and deadwood; ``points`` is what the deadwood costs."""

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    points: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them: the melds' first, then the deadwood."""
        return tuple(card for meld in self.melds for card in meld.cards) + self.deadwood


def run_windows(rules: RuleSet) -> Iterator[tuple[Rank, ...]]:
    """Every sequence of ranks a run may show, by first rank and then by length (``meld.ace``).

    Ranks are those of the deck. ``high_or_low`` puts the ace also above the highest rank, ``around_the_corner`` goes on
    from there with the two. No rank is in a run twice, so there is one ace place in it.
    """
    return iter(_windows(*rules.deck.ranks, rules.meld.ace))


@lru_cache(maxsize=64)
def _windows(least: int, most: int, ace: AcePlace) -> dict[tuple[Rank, ...], None]:
    """The sequences in their order, quick to look one up in."""
    ranks = [Rank(number) for number in range(least, most + 1)]
    after: list[Rank] = []
    if ranks[0] == Rank.ACE and ace == AcePlace.HIGH_OR_LOW:
        after = ranks[:1]
    elif ranks[0] == Rank.ACE and ace == AcePlace.AROUND_THE_CORNER:
        after = ranks
    line = ranks + after
    return {
        tuple(line[start : start + size]): None
        for start in range(len(ranks))
        for size in range(LEAST_CARDS, len(ranks) + 1)
        if start + size <= len(line)
    }


def meld_fault(meld: Meld, rules: RuleSet, hand_size: int) -> str | None:
    """The code of the first rule this claimed meld breaks in the round of this hand size; None when it is legal."""
    if len(meld.cards) != len(meld.stands_for):
        return "meld-malformed"
    if len(meld.cards) < LEAST_CARDS:
        return "meld-too-small"
    wild_rank = rules.wild_rank(hand_size)
    least, most = rules.deck.ranks
    for card, place in zip(meld.cards, meld.stands_for, strict=True):
        if place is None and card.is_joker:
            return "joker-without-place"
        if place is not None and not is_wild(card, wild_rank):
            return "natural-with-place"
        if place is not None and not least <= place.rank <= most:
            return "place-not-in-deck"
        if place is not None and place.suit is not None and place.suit >= rules.deck.suits:
            return "place-not-in-deck"
    fault = _set_fault(meld, rules) if meld.kind == MeldKind.SET else _run_fault(meld, rules)
    return fault or _own_place_fault(meld, rules, wild_rank) or _limits_fault(meld, rules, wild_rank)


def is_meld(meld: Meld, rules: RuleSet, hand_size: int) -> bool:
    """True when the claimed meld is legal in the round of this hand size."""
    return meld_fault(meld, rules, hand_size) is None


def _set_fault(meld: Meld, rules: RuleSet) -> str | None:
    """One rank; under ``same_card_twice_in_set: no`` every card stands for a card of another suit."""
    claims = list(zip(meld.cards, meld.stands_for, strict=True))
    ranks = {card.rank if place is None else place.rank for card, place in claims}
    if len(ranks) != 1:
        return "set-of-several-ranks"
    if any(place is not None and place.suit is not None for place in meld.stands_for):
        return "set-place-with-suit"
    if not rules.meld.same_card_twice_in_set:
        naturals = [card for card, place in claims if place is None]
        # the wilds can take any suits the naturals leave, so counting is enough
        if len(set(naturals)) < len(naturals) or len(meld.cards) > rules.deck.suits:
            return "set-same-card-twice"
    return None


def _run_fault(meld: Meld, rules: RuleSet) -> str | None:
    """Consecutive ranks in the order they are listed; one suit, unless mixed-suit runs are played."""
    claims = zip(meld.cards, meld.stands_for, strict=True)
    shown = [(card.rank, card.suit) if place is None else (place.rank, place.suit) for card, place in claims]
    if tuple(rank for rank, _ in shown) not in _windows(*rules.deck.ranks, rules.meld.ace):
        return "run-not-consecutive"
    if rules.meld.mixed_suit_runs:
        if any(place is not None and place.suit is not None for place in meld.stands_for):
            return "run-place-with-suit"
    elif len({suit for _, suit in shown}) != 1 or shown[0][1] is None:
        return "run-of-several-suits"
    used = [place is not None for place in meld.stands_for]
    if not rules.wild.adjacent and any(first and second for first, second in pairwise(used)):
        return "wilds-adjacent"
    return None


def _own_place_fault(meld: Meld, rules: RuleSet, wild_rank: Rank | None) -> str | None:
    """A card of the wild rank at its own place is natural, or always a wild (``wild.own_place``)."""
    for card, place in zip(meld.cards, meld.stands_for, strict=True):
        if card.is_joker or card.rank != wild_rank:
            continue
        if place is None:
            if rules.wild.own_place == OwnPlace.ALWAYS_WILD:
                return "wild-without-place"
        elif rules.wild.own_place == OwnPlace.NATURAL and place.rank == card.rank:
            if meld.kind == MeldKind.RUN and place.suit in (card.suit, None):
                return "own-place-is-natural"
            # in a set that bears no card twice it may stand for another suit of its rank
            if meld.kind == MeldKind.SET and rules.meld.same_card_twice_in_set:
                return "own-place-is-natural"
    return None


def _limits_fault(meld: Meld, rules: RuleSet, wild_rank: Rank | None) -> str | None:
    """How many cards of the meld may be used as wild."""
    if rules.wild.all_wild and all(is_wild(card, wild_rank) for card in meld.cards):
        return None
    used = used_as_wild(meld)
    naturals = len(meld.cards) - used
    if naturals < max(1, rules.wild.min_naturals):
        return "too-few-naturals"
    if rules.wild.max_per_meld is not None and used > rules.wild.max_per_meld:
        return "too-many-wilds"
    if rules.wild.max_share == MaxShare.HALF and 2 * used > len(meld.cards):
        return "too-great-a-share-of-wilds"
    if rules.wild.max_share == MaxShare.FEWER_THAN_NATURALS and used >= naturals:
        return "too-great-a-share-of-wilds"
    return None


def used_as_wild(meld: Meld) -> int:
    """Cards of the meld that stand for another card."""
    return sum(place is not None for place in meld.stands_for)


ShapeKey: TypeAlias = tuple[int, int, tuple[int, ...], int] | tuple[int, int, int, int, int]
SortKey: TypeAlias = tuple[int, int, int, tuple[ShapeKey, ...], int, tuple[tuple[int, ...], ...]]


def shape_key(meld: Meld, rules: RuleSet, hand_size: int) -> ShapeKey:
    """Where a meld stands in the order of melds, whichever of the wild cards it was given.

    * A set: 0; its rank (the wild rank counts as lowest, 0); the codes of its cards that are no wild cards, ascending;
      the number of its wild cards.
    * A run: 1; its suit (0 where suits are mixed); its first rank; its length; the places its wild cards
      take, as a number (1 for the first place, 2 for the second, 4 for the third …).

    A card of the wild rank counts among the wild cards here, also at its own place.
    """
    wild_rank = rules.wild_rank(hand_size)
    first_rank = meld.cards[0].rank if meld.stands_for[0] is None else meld.stands_for[0].rank
    assert first_rank is not None  # only a joker has no rank, and a joker always has a place
    wilds = [is_wild(card, wild_rank) for card in meld.cards]
    if meld.kind == MeldKind.SET:
        naturals = sorted(card.code for card, wild in zip(meld.cards, wilds, strict=True) if not wild)
        return (0, 0 if first_rank == wild_rank else int(first_rank), tuple(naturals), sum(wilds))
    suit = meld.cards[0].suit if meld.stands_for[0] is None else meld.stands_for[0].suit
    number = 0 if rules.meld.mixed_suit_runs or suit is None else int(suit)
    return (
        1,
        number,
        int(first_rank),
        len(meld.cards),
        sum(1 << at for at, wild in enumerate(wilds) if wild),
    )


def card_codes(meld: Meld) -> tuple[int, ...]:
    """The codes of the meld's cards in the order they are listed."""
    return tuple(card.code for card in meld.cards)


def sort_key(arrangement: Arrangement, rules: RuleSet, hand_size: int) -> SortKey:
    """The order of arrangements of the same cards; the solver returns the one arrangement with the least key.

    1. least points; 2. fewest deadwood cards; 3. fewest melds; 4. the list of the melds' ``shape_key``, melds sorted
    by it; 5. fewest cards used as wild; 6. the melds' lists of cards, by ``Card.code``.

    Melds are listed by (4) and, among equal shapes, by their cards. A run lists its cards from first place to last, a
    set its naturals and then its cards used as wild, each by code; deadwood is listed by code. Then no two
    arrangements of the same cards have one key.
    """
    melds = sorted(arrangement.melds, key=lambda meld: (shape_key(meld, rules, hand_size), card_codes(meld)))
    return (
        arrangement.points,
        len(arrangement.deadwood),
        len(melds),
        tuple(shape_key(meld, rules, hand_size) for meld in melds),
        sum(map(used_as_wild, melds)),
        tuple(map(card_codes, melds)),
    )


def make_arrangement(melds: list[Meld], deadwood: list[Card], rules: RuleSet, hand_size: int) -> Arrangement:
    """An arrangement in the listed order of ``sort_key``, with its points reckoned."""
    return Arrangement(
        melds=tuple(sorted(melds, key=lambda meld: (shape_key(meld, rules, hand_size), card_codes(meld)))),
        deadwood=tuple(sorted(deadwood)),
        points=sum(card_points(card, rules, hand_size) for card in deadwood),
    )
