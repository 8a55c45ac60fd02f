"""The small problem of integers that a rule set and a hand size come down to.

Only what bears on the cheapest arrangement is in it, so two rule sets that agree on that share all tables: the number
of seats, the way the match is won or how many decks there are make no difference here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from threethirteen.cards import CARDS, JOKER, Card, Rank
from threethirteen.rules.points import card_points
from threethirteen.rules.ruleset import AcePlace, MaxShare, OwnPlace, RuleSet

NO_LIMIT: Final = 99
"""More wilds than a hand can hold."""

# Costs are one integer, so that the search compares and adds plain numbers: points first, then deadwood cards, then
# melds. A hand has far fewer than 1,000 cards.
MELD: Final = 1
DEAD: Final = 1_000
POINT: Final = 1_000_000
IMPOSSIBLE: Final = 1 << 50


class RunRules(NamedTuple):
    """What decides the runs of one suit (or of all suits together where they are mixed).

    Positions count from 0 for the lowest rank of the deck; ``high_ace`` adds one above the highest rank.
    """

    least: int
    size: int  # ranks in the deck, and the length of the longest run
    high_ace: bool
    corner: bool
    drop: tuple[int, ...]  # cost of a card left over, by position
    max_wilds: int
    min_naturals: int
    share: int  # 0 none, 1 half, 2 fewer than naturals
    adjacent: bool
    all_wild: bool
    own: int  # position of the wild rank where its cards may be natural in runs, else -1
    suits_in_set: int  # most cards of a set; NO_LIMIT unless no card may be in a set twice
    pooled: bool = (
        False  # cards at ``own`` are wilds that may be natural: free to leave, and spent where they are used
    )

    @property
    def plain(self) -> bool:
        """No limit on wilds and none on twins in sets: then a natural is never passed over for a wild."""
        unlimited = (
            self.max_wilds == NO_LIMIT and self.min_naturals <= 1 and self.share == 0 and self.adjacent
        )
        return unlimited and self.suits_in_set == NO_LIMIT

    def legal(self, naturals: int, wilds: int) -> bool:
        """Whether the limits allow a meld with so many naturals and so many cards used as wild."""
        if naturals < self.min_naturals or wilds > self.max_wilds:
            return False
        if self.share == 1:
            return wilds <= naturals
        return self.share == 0 or wilds < naturals


class Problem(NamedTuple):
    """Everything the cheapest arrangement depends on, but the hand."""

    runs: RunRules
    suits: int
    mixed: bool
    wild: int  # the wild rank, 0 where there is none in the deck
    wild_cost: int  # cost of a card of the wild rank left over
    joker_cost: int
    all_wild: bool
    own_natural: bool

    @property
    def twins_in_set(self) -> bool:
        """Whether a set may hold the same card twice."""
        return self.runs.suits_in_set == NO_LIMIT

    @property
    def designates(self) -> bool:
        """Whether it must be decided which cards of the wild rank are natural.

        Where nothing limits the wilds of a meld it makes no difference to the cost.
        """
        return self.own_natural and self.wild > 0 and not self.runs.plain


@lru_cache(maxsize=256)
def problem_of(rules: RuleSet, hand_size: int) -> Problem:
    """The problem behind a rule set in the round of this hand size."""
    least, most = rules.deck.ranks
    wild_rank = rules.wild_rank(hand_size)
    wild = int(wild_rank) if wild_rank is not None and least <= wild_rank <= most else 0
    limit = rules.wild.max_per_meld
    has_ace = least == Rank.ACE
    runs = RunRules(
        least=least,
        size=most - least + 1,
        high_ace=has_ace and rules.meld.ace == AcePlace.HIGH_OR_LOW,
        corner=has_ace and rules.meld.ace == AcePlace.AROUND_THE_CORNER,
        drop=_drop(rules, hand_size),
        max_wilds=NO_LIMIT if limit is None else limit,
        min_naturals=max(1, rules.wild.min_naturals),
        share={None: 0, MaxShare.HALF: 1, MaxShare.FEWER_THAN_NATURALS: 2}[rules.wild.max_share],
        adjacent=rules.wild.adjacent,
        all_wild=rules.wild.all_wild,
        own=-1,
        suits_in_set=NO_LIMIT if rules.meld.same_card_twice_in_set else rules.deck.suits,
    )
    problem = Problem(
        runs=runs,
        suits=rules.deck.suits,
        mixed=rules.meld.mixed_suit_runs,
        wild=wild,
        wild_cost=runs.drop[wild - least] if wild else 0,
        joker_cost=_cost(JOKER, rules, hand_size),
        all_wild=rules.wild.all_wild,
        own_natural=rules.wild.own_place == OwnPlace.NATURAL,
    )
    if problem.designates:
        return problem._replace(runs=runs._replace(own=wild - least))
    # No card of the wild rank ever comes to the runs as a natural. Its price is left out of their tables, so that all
    # rounds of a match share one.
    at_face_value = replace(rules, score=replace(rules.score, wild="face_value"))
    return problem._replace(runs=runs._replace(all_wild=True, drop=_drop(at_face_value, hand_size)))


def _drop(rules: RuleSet, hand_size: int) -> tuple[int, ...]:
    least, most = rules.deck.ranks
    return tuple(_cost(CARDS[rank - 1], rules, hand_size) for rank in range(least, most + 1))


def _cost(card: Card, rules: RuleSet, hand_size: int) -> int:
    return card_points(card, rules, hand_size) * POINT + DEAD
