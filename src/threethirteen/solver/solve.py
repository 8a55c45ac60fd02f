"""The two questions about a hand: its cheapest arrangement, and what that costs."""

from __future__ import annotations

from collections.abc import Iterable

from threethirteen.cards import Card
from threethirteen.rules.ruleset import RuleSet
from threethirteen.solver.errors import DeckLacksCardError, TooManyCardsError
from threethirteen.solver.melds import Arrangement
from threethirteen.solver.reference import solve_reference

MOST_CARDS = 20


def _checked(cards: Iterable[Card], rules: RuleSet) -> list[Card]:
    hand = sorted(cards)
    least, most = rules.deck.ranks
    for card in hand:
        if card.rank is not None and card.suit is not None:
            if not least <= card.rank <= most or card.suit >= rules.deck.suits:
                raise DeckLacksCardError(card)
    if len(hand) > MOST_CARDS:
        raise TooManyCardsError(len(hand), MOST_CARDS)
    return hand


def solve(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> Arrangement:
    """The cheapest arrangement of all the cards given, in the round of this hand size.

    Any number of cards up to 20; equally cheap arrangements are told apart by ``melds.sort_key``. Jokers and further
    copies are accepted in any rule set. Raises DeckLacksCardError and TooManyCardsError.
    """
    return solve_reference(_checked(cards, rules), rules, hand_size)


def deadwood_points(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> int:
    """The points of the cheapest arrangement. Raises DeckLacksCardError and TooManyCardsError."""
    return solve_reference(_checked(cards, rules), rules, hand_size).points
