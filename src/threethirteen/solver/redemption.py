"""The last turn of a *Redemption round*: which cards to put on the melds of the table and which to throw, exactly.

What counts at the end is the hand that is left, arranged in the cheapest way, so the search is over the cards that go
to the table. Own melds need no thought: laid down or kept in hand they cost nothing.

Three things keep it small. A wild is put down only as a bridge to a natural beyond it, and those wilds that are merely
got rid of come last (taking out an outermost wild never makes what follows illegal, nor does putting a natural down
earlier, so every play can be put into this order). Positions alike in what they can still take, with the same hand, are
looked at once. And a hand costs at least what it did before a card left it, less that card's price, which bounds what
the rest of a branch can bring.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

from threethirteen.cards import JOKER, Card
from threethirteen.rules.points import card_points, is_wild
from threethirteen.rules.ruleset import FinalDiscard, RuleSet
from threethirteen.solver.discards import least_after_discard
from threethirteen.solver.laying_off import Addition, RunEnd, addition, additions, shown_places
from threethirteen.solver.melds import Arrangement, Meld, MeldKind, used_as_wild
from threethirteen.solver.solve import deadwood_points, solve

_Cards = tuple[Card, ...]
_Table = tuple[Meld, ...]


class LaidOff(msgspec.Struct, frozen=True):
    """A card put on the meld of this number (from 0, as the melds were given); ``end`` is None on a set."""

    card: Card
    onto: int
    end: RunEnd | None


class LastPlay(msgspec.Struct, frozen=True):
    """A seat's best last turn: what it puts on the table's melds, in this order, and what it throws.

    ``arrangement`` is that of the hand left; its melds may be laid down or kept, which is the same. ``discard`` is None
    where nothing need be thrown (``out.discard`` optional): no card is left, or all that are left are melded.
    """

    laid_off: tuple[LaidOff, ...]
    discard: Card | None
    arrangement: Arrangement

    @property
    def points(self) -> int:
        """What is left in hand costs this."""
        return self.arrangement.points


def last_play(
    hand: Iterable[Card],
    table: Sequence[Meld],
    rules: RuleSet,
    hand_size: int,
    kept: Card | None = None,
    *,
    discards: bool = True,
) -> LastPlay:
    """The play that leaves least points, of a hand after the draw (or in the middle of the last turn).

    ``table`` are the melds as they lie; ``kept`` is a face of which no copy may be thrown unless there are two, or one
    has been put on the table (the card just taken, under ``draw.return_taken_card`` = no).

    Of equal plays the one that puts the fewest cards on the table, then the first by the codes of those cards; then the
    one that keeps its last card, then the dearest discard, then the first by code. Of several places for the same cards
    it names one.

    Without ``discards`` nothing is thrown: what the hand is worth before its draw.

    Raises ValueError for a hand with nothing that may be thrown, DeckLacksCardError and TooManyCardsError.
    """
    search = _Search(rules, hand_size, kept, discards=discards)
    cards = tuple(sorted(hand))
    search.explore(cards, tuple(table), ())
    if search.best is None:
        raise ValueError("there is nothing to discard")
    points, _, _, discard, laid_off = search.best
    rest = cards
    for laid in laid_off:
        rest = _without(rest, laid.card)
    arrangement = solve(rest if discard is None else _without(rest, discard), rules, hand_size)
    assert arrangement.points == points
    return LastPlay(laid_off, discard, arrangement)


_Best = tuple[int, int, tuple[int, ...], Card | None, tuple[LaidOff, ...]]
"""Points, cards laid off, their codes ascending, the discard, and the way."""
_UNKNOWN: Final = (1 << 30, 0)


class _Search:
    """One search; ``best`` is the best play found."""

    def __init__(self, rules: RuleSet, hand_size: int, kept: Card | None, *, discards: bool) -> None:
        self.discards = discards
        self.rules = rules
        self.hand_size = hand_size
        self.kept = kept
        self.best: _Best | None = None
        self._wild = rules.wild_rank(hand_size)
        self._optional = rules.out.discard is FinalDiscard.OPTIONAL
        self._seen: set[tuple[_Cards, tuple[int, ...]]] = set()
        self._additions: dict[tuple[Meld, Card], tuple[Addition, ...]] = {}
        self._outlooks: dict[Meld, int] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._price: dict[Card, int] = {}

    # --- what is asked again and again ---------------------------------------------------------------------------

    def price(self, card: Card) -> int:
        price = self._price.get(card)
        if price is None:
            price = self._price[card] = card_points(card, self.rules, self.hand_size)
        return price

    def additions(self, meld: Meld, card: Card) -> tuple[Addition, ...]:
        key = (meld, card)
        found = self._additions.get(key)
        if found is None:
            found = self._additions[key] = additions(meld, card, self.rules, self.hand_size)
        return found

    def outlook(self, meld: Meld) -> int:
        """A number for all that decides what the meld can still take: melds that share it are alike from here on."""
        found = self._outlooks.get(meld)
        if found is None:
            ranks, suit = shown_places(meld, self.rules)
            wilds = used_as_wild(meld)
            all_wild = all(is_wild(card, self._wild) for card in meld.cards)
            if meld.kind is MeldKind.SET:
                twins = self.rules.meld.same_card_twice_in_set
                naturals = () if twins else tuple(sorted(_naturals(meld)))
                key: tuple[object, ...] = (0, ranks[0], len(ranks), wilds, all_wild, naturals)
            else:
                ends = (meld.stands_for[0] is None, meld.stands_for[-1] is None)
                key = (1, ranks[0], len(ranks), wilds, all_wild, suit, ends)
            found = self._outlooks[meld] = self._numbers.setdefault(key, len(self._numbers))
        return found

    # --- the search ------------------------------------------------------------------------------------------------

    def explore(self, hand: _Cards, table: _Table, laid: tuple[LaidOff, ...]) -> None:
        """Look at this position, and at all that come of putting one more natural down."""
        key = (hand, tuple(sorted(map(self.outlook, table))))
        if key in self._seen:
            return
        self._seen.add(key)
        whole = deadwood_points(hand, self.rules, self.hand_size)
        self._leave(hand, table, laid, whole)
        naturals = [face for face in dict.fromkeys(hand) if self._fits(face, table)]
        wilds = [card for card in hand if is_wild(card, self._wild)]
        can_go = sum(self.price(card) for card in hand if card in naturals or card in wilds)
        dearest = max(map(self.price, hand), default=0)
        if self._hopeless(whole - can_go - dearest, len(laid) + 1):
            return
        for face in sorted(naturals, key=lambda face: (-self.price(face), face.code)):
            tried = set()
            for number, meld in enumerate(table):
                outlook = self.outlook(meld)
                if outlook in tried:
                    continue
                tried.add(outlook)
                for put in self._bridged(meld, face, wilds):
                    rest, steps = hand, []
                    for card, end, _ in put:
                        rest = _without(rest, card)
                        steps.append(LaidOff(card, number, end))
                    longer = (*table[:number], put[-1][2], *table[number + 1 :])
                    self.explore(rest, longer, (*laid, *steps))

    def _hopeless(self, least: int, count: int) -> bool:
        """Nothing of at least so many points with at least so many cards laid off can be the best any more."""
        return self.best is not None and (max(0, least), count) > self.best[:2]

    def _fits(self, face: Card, table: _Table) -> bool:
        """Whether the face could ever be natural in one of these melds: a first look that lets some too many pass."""
        if face.is_joker:
            return False
        for meld in table:
            ranks, suit = shown_places(meld, self.rules)
            if face.rank == ranks[0] if meld.kind is MeldKind.SET else suit in (None, face.suit):
                return True
        return False

    def _bridged(
        self, meld: Meld, face: Card, wilds: list[Card]
    ) -> Iterator[tuple[tuple[Card, RunEnd | None, Meld], ...]]:
        """The ways to put the face down as a natural, after just the wilds that are needed to reach its place."""
        for way in self.additions(meld, face):
            if way.meld.stands_for[0 if way.end is RunEnd.FIRST else -1] is None:
                yield ((face, way.end, way.meld),)
        if meld.kind is MeldKind.SET:
            return
        spare = list(wilds)
        if face in spare:
            spare.remove(face)
        ranks, _ = shown_places(meld, self.rules)
        assert face.rank is not None
        least, most = self.rules.deck.ranks
        around = most - least + 1
        for end, gap in (
            (RunEnd.LAST, (face.rank - ranks[-1] - 1) % around),
            (RunEnd.FIRST, (ranks[0] - face.rank - 1) % around),
        ):
            if 0 < gap <= min(len(spare), around - len(ranks) - 1):
                yield from self._bridges(meld, face, spare, end, gap)

    def _bridges(
        self, meld: Meld, face: Card, spare: list[Card], end: RunEnd, gap: int
    ) -> Iterator[tuple[tuple[Card, RunEnd | None, Meld], ...]]:
        """``gap`` wilds at this end, then the face."""
        for card in dict.fromkeys(spare) if gap else (face,):
            way = next((way for way in self.additions(meld, card) if way.end is end), None)
            if way is None:
                continue
            step = (card, way.end, way.meld)
            if not gap:
                if way.meld.stands_for[0 if end is RunEnd.FIRST else -1] is None:
                    yield (step,)
                continue
            rest = list(spare)
            rest.remove(card)
            for more in self._bridges(way.meld, face, rest, end, gap - 1):
                yield (step, *more)

    # --- what is left ----------------------------------------------------------------------------------------------

    def _leave(self, hand: _Cards, table: _Table, laid: tuple[LaidOff, ...], whole: int) -> None:
        """Look at leaving this hand, with any of its wilds put where there is room for them."""
        dearest = max(map(self.price, hand), default=0)
        faces = [face for face in dict.fromkeys(hand) if is_wild(face, self._wild)]
        spare = sum(hand.count(face) for face in faces)
        room = None
        counts = product(*(range(hand.count(face) + 1) for face in faces))
        for chosen in sorted(counts, key=sum):
            number = sum(chosen)
            gone = sum(count * self.price(face) for count, face in zip(chosen, faces, strict=True))
            if self._hopeless(whole - gone - dearest, len(laid) + number):
                continue
            if number and room is None:
                room = self._room(table, spare)
            if number and room is not None and number > room:
                return
            thrown = [face for count, face in zip(chosen, faces, strict=True) for _ in range(count)]
            self._judge(hand, table, laid, thrown)

    def _room(self, table: _Table, most: int) -> int:
        """How many wilds these melds can still take, at most ``most``."""
        room = 0
        for meld in table:
            while room < most and (ways := self.additions(meld, JOKER)):
                meld = ways[0].meld
                room += 1
        return room

    def _judge(self, hand: _Cards, table: _Table, laid: tuple[LaidOff, ...], wilds: list[Card]) -> None:
        """Put these wilds down, throw the best card, and keep the play if it is the best so far."""
        rest = hand
        for card in wilds:
            rest = _without(rest, card)
        gone = sorted([step.card.code for step in laid] + [card.code for card in wilds])
        order = (len(gone), tuple(gone))
        points, discard = self._throw(rest, gone)
        if points is None:
            return
        if self.best is None or (points, *order) < self.best[:3]:
            self.best = (points, *order, discard, (*laid, *self._placed(table, wilds)))

    def _throw(self, rest: _Cards, gone: list[int]) -> tuple[int | None, Card | None]:
        """The least points after the discard, and the discard; no points where none is allowed."""
        if not self.discards:
            return deadwood_points(rest, self.rules, self.hand_size), None
        # a card that costs nothing is deadwood too
        if (
            self._optional
            and not deadwood_points(rest, self.rules, self.hand_size)
            and not solve(rest, self.rules, self.hand_size).deadwood
        ):
            return 0, None
        kept = self.kept
        stays = kept is not None and rest.count(kept) == 1 and kept.code not in gone
        forbidden = frozenset((kept,)) if stays and kept is not None else frozenset()
        points, discard = least_after_discard(rest, self.rules, self.hand_size, forbidden)
        return (None, None) if discard is None else (points, discard)

    def _placed(self, table: _Table, wilds: list[Card]) -> Iterator[LaidOff]:
        """Where the wilds go that are merely got rid of: each on the first meld that takes it."""
        melds = list(table)
        for card in wilds:
            for number, meld in enumerate(melds):
                way = addition(meld, card, self.rules, self.hand_size)
                if way is not None:
                    melds[number] = way.meld
                    yield LaidOff(card, number, way.end)
                    break
            else:
                raise AssertionError(f"there is no room for {card}")


def _naturals(meld: Meld) -> Iterator[int]:
    for card, place in zip(meld.cards, meld.stands_for, strict=True):
        if place is None:
            yield card.code


def _without(cards: _Cards, card: Card) -> _Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
