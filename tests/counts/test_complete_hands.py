"""Counts as proof: how many hands of a round are complete when dealt, against combinatorics on paper.

The solver counts by solving every hand, up to renaming the suits. The formulas are derived below from the rules alone,
for D decks shuffled together; ``docs/solver.md`` has the table.

*Pairs* are two naturals that one wild makes a meld: of one rank, or of one suit at most two ranks apart. For four cards
a pair (with two wilds) may be three ranks apart and a *triple* (with one wild) spans three or four ranks. No natural
has the wild rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, factorial, prod

import pytest

from threethirteen.cards import JOKER, Card, Rank, Suit
from threethirteen.rules import RuleSet
from threethirteen.solver import deadwood_points


def _suit_holdings(ranks: list[Rank], copies: int, size: int) -> Iterator[tuple[Rank, ...]]:
    for cards in combinations_with_replacement(ranks, size):
        if all(cards.count(rank) <= copies for rank in cards):
            yield cards


def count_complete(rules: RuleSet, decks: int, size: int) -> tuple[int, int]:
    """Complete hands of this many cards, and all hands, by solving one hand of each pattern of suits."""
    ranks = [Rank(number) for number in range(rules.deck.ranks.least, rules.deck.ranks.most + 1)]
    jokers = rules.deck.jokers * decks
    by_size = [list(_suit_holdings(ranks, decks, held)) for held in range(size + 1)]
    holdings = [holding for held in by_size for holding in held]
    complete = total = 0
    suits = rules.deck.suits

    def walk(start: int, chosen: list[tuple[Rank, ...]], left: int) -> None:
        nonlocal complete, total
        if len(chosen) == suits:
            if left > jokers:
                return
            alike = prod(factorial(chosen.count(holding)) for holding in set(chosen))
            ways = factorial(suits) // alike * comb(jokers, left)
            ways *= prod(comb(decks, holding.count(rank)) for holding in chosen for rank in set(holding))
            cards = [Card(rank, Suit(suit)) for suit, holding in enumerate(chosen) for rank in holding]
            total += ways
            if deadwood_points([*cards, *[JOKER] * left], rules, size) == 0:
                complete += ways
            return
        for at in range(start, len(holdings)):
            if len(holdings[at]) > left:
                break
            walk(at, [*chosen, holdings[at]], left - len(holdings[at]))

    walk(0, [], size)
    return complete, total


def three_cards(wilds: int, ranks: int, suits: int, decks: int, pairs_in_suit: int, runs: int) -> int:
    """Complete three-card hands where a meld may have any number of wilds.

    ``ranks`` natural ranks, each with ``suits * decks`` cards; ``pairs_in_suit`` pairs of different ranks and ``runs``
    runs of three within one suit, counted by rank.
    """
    of_rank = suits * decks
    pairs = ranks * comb(of_rank, 2) + suits * pairs_in_suit * decks**2
    natural = ranks * comb(of_rank, 3) + suits * runs * decks**3
    return comb(wilds, 3) + comb(wilds, 2) * ranks * of_rank + wilds * pairs + natural


def three_cards_one_wild(decks: int) -> int:
    """The same where a meld has one wild at most and threes are natural at their own places.

    Three threes are a set. Two threes need a natural (ace, two, four or five: 4 ranks) of the suit of one of them,
    which is natural then, while the other is the one wild: with both of one suit 4 * decks cards do, else twice as
    many. One three and a pair, or no three, are as before.
    """
    same = 4 * comb(decks, 2) * (4 * decks)
    different = comb(4, 2) * decks**2 * (8 * decks)
    pairs = 12 * comb(4 * decks, 2) + 4 * (10 + 9) * decks**2
    natural = 12 * comb(4 * decks, 3) + 4 * 8 * decks**3
    return comb(4 * decks, 3) + same + different + 4 * decks * pairs + natural


def four_cards(wilds: int, ranks: int, suits: int, decks: int, counts: tuple[int, int, int]) -> int:
    """Complete four-card hands, any number of wilds; ``counts``: pairs, triples and runs of four in a suit by rank."""
    pairs, triples, runs = counts
    of_rank = suits * decks
    return (
        comb(wilds, 4)
        + comb(wilds, 3) * ranks * of_rank
        + comb(wilds, 2) * (ranks * comb(of_rank, 2) + suits * pairs * decks**2)
        + wilds * (ranks * comb(of_rank, 3) + suits * triples * decks**3)
        + ranks * comb(of_rank, 4)
        + suits * runs * decks**4
    )


# Ranks A to K, threes wild. Neighbours: 12 pairs of ranks, 2 of them with the three; two apart: 11, 2 with the three;
# runs of three: 11, 3 with the three. High aces add Q-A, K-A and Q-K-A. Five Crowns (3 to K, threes wild, so naturals
# from four): neighbours 9, two apart 8, runs 8; a wild may be the three.
# Fours wild, four cards. Pairs at most three apart: 10 + 9 + 8. Triples spanning three ranks: 11 less 3; spanning four:
# 10 spans with 2 middles, less the 6 with a four. Runs of four: 10, less 4. Five Crowns (3 to K): pairs 8 + 8 + 7;
# triples 9 less 2 and 16 less 3; runs 8 less 2.
COUNTS = [
    ("standard", 1, 3, three_cards(4, 12, 4, 1, 10 + 9, 8), 964),
    ("standard", 2, 3, three_cards(8, 12, 4, 2, 10 + 9, 8), 8_792),
    ("aces-high-low", 1, 3, three_cards(4, 12, 4, 1, 11 + 10, 9), 1_000),
    ("aces-high-low", 2, 3, three_cards(8, 12, 4, 2, 11 + 10, 9), 9_080),
    ("one-wild", 1, 3, three_cards_one_wild(1), 724),
    ("one-wild", 2, 3, three_cards_one_wild(2), 6_520),
    ("five-crowns", 1, 3, three_cards(8, 10, 5, 1, 9 + 8, 8), 3_076),
    ("five-crowns", 2, 3, three_cards(16, 10, 5, 2, 9 + 8, 8), 26_720),
    ("standard", 1, 4, four_cards(4, 12, 4, 1, (10 + 9 + 8, 8 + 14, 6)), 1_853),
    ("standard", 2, 4, four_cards(8, 12, 4, 2, (10 + 9 + 8, 8 + 14, 6)), 39_182),
    ("five-crowns", 1, 4, four_cards(8, 10, 5, 1, (8 + 8 + 7, 7 + 13, 6)), 10_570),
]


@pytest.mark.parametrize(("key", "decks", "size", "derived", "tabled"), COUNTS)
def test_complete_hands(key: str, decks: int, size: int, derived: int, tabled: int) -> None:
    rules = RuleSet.preset(key)
    complete, total = count_complete(rules, decks, size)
    assert total == comb(decks * rules.deck_size, size)
    assert complete == derived == tabled
