"""All the ways to read some cards as one meld: the meld definition turned round, by trying every claim.

Slow on purpose: each candidate is put to ``meld_fault`` and nothing is concluded from anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from threethirteen.cards import Card, Rank, Suit
from threethirteen.rules.points import is_wild
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.melds import Meld, MeldKind, Place, card_codes, is_meld, run_windows, used_as_wild


def meld_readings(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> Iterator[Meld]:
    """Every legal meld made of exactly these cards, in the order of the solver's sort key (the best reading first)."""
    hand = sorted(cards)
    wild_rank = rules.wild_rank(hand_size)
    wilds = [card for card in hand if is_wild(card, wild_rank)]
    naturals = [card for card in hand if not is_wild(card, wild_rank)]
    for group in (*_set_groups(naturals, wilds, rules, wild_rank), *_run_groups(naturals, wilds, rules)):
        legal = {meld for meld in group if is_meld(meld, rules, hand_size)}
        yield from sorted(legal, key=lambda meld: (used_as_wild(meld), card_codes(meld)))


def _set_groups(
    naturals: list[Card], wilds: list[Card], rules: RuleSet, wild_rank: Rank | None
) -> Iterator[Iterable[Meld]]:
    """Claimed sets, one group for each rank, the wild rank first."""
    least, most = rules.deck.ranks
    ranks = sorted(
        (Rank(number) for number in range(least, most + 1)), key=lambda rank: (rank != wild_rank, rank)
    )
    for rank in ranks:
        if all(card.rank == rank for card in naturals):
            yield _claimed_sets(naturals, wilds, rank)


def _claimed_sets(naturals: list[Card], wilds: list[Card], rank: Rank) -> Iterator[Meld]:
    place = Place(rank)
    for claim in product(*((None, place) if card.rank == rank else (place,) for card in wilds)):
        natural = naturals + [
            card for card, stands_for in zip(wilds, claim, strict=True) if stands_for is None
        ]
        used = [card for card, stands_for in zip(wilds, claim, strict=True) if stands_for is not None]
        places = (None,) * len(natural) + (place,) * len(used)
        yield Meld(MeldKind.SET, (*sorted(natural), *used), places)


def _run_groups(naturals: list[Card], wilds: list[Card], rules: RuleSet) -> Iterator[Iterable[Meld]]:
    """Claimed runs, one group for each suit, first place, length and choice of places for the wild cards."""
    suits: list[Suit | None] = (
        [None] if rules.meld.mixed_suit_runs else [Suit(s) for s in range(rules.deck.suits)]
    )
    size = len(naturals) + len(wilds)
    own = {card.rank: card for card in naturals}
    for suit in suits:
        if len(own) < len(naturals) or (suit is not None and any(card.suit != suit for card in naturals)):
            continue
        for window in run_windows(rules):
            if len(window) == size and own.keys() <= set(window):
                yield _claimed_runs(window, suit, own, wilds)


def _claimed_runs(
    window: tuple[Rank, ...], suit: Suit | None, own: dict[Rank | None, Card], wilds: list[Card]
) -> Iterator[Meld]:
    for order in _orders(wilds):
        waiting = iter(order)
        cards = tuple(own[rank] if rank in own else next(waiting) for rank in window)
        choices = (
            (None,)
            if rank in own
            else (None, Place(rank, suit))
            if card.rank == rank
            else (Place(rank, suit),)
            for rank, card in zip(window, cards, strict=True)
        )
        for places in product(*choices):
            yield Meld(MeldKind.RUN, cards, places)


def _orders(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """The different orders of some cards, equal faces not told apart."""
    if not cards:
        yield ()
    for card in dict.fromkeys(cards):
        rest = list(cards)
        rest.remove(card)
        for order in _orders(rest):
            yield (card, *order)
