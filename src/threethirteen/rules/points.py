"""What a card left over costs, and which cards are wild: the two questions every other room asks of a rule set."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from threethirteen.cards import Card, Rank
from threethirteen.rules.ruleset import RuleSet


def is_wild(card: Card, wild_rank: Rank | None) -> bool:
    """True for a joker and for a card of the round's wild rank."""
    return card.is_joker or (wild_rank is not None and card.rank == wild_rank)


def card_points(card: Card, rules: RuleSet, hand_size: int) -> int:
    """Points of this card in deadwood, in the round of this hand size.

    A card of the wild rank costs ``score.wild`` where that is a number, also where it is an ace or a court card
    (rules, section 6, ruling 8); else its face value: ace ``score.ace``, jack to king ``score.court``.
    """
    score = rules.score
    if card.rank is None:
        return score.joker
    if score.wild != "face_value" and card.rank == rules.wild_rank(hand_size):
        return score.wild
    if card.rank == Rank.ACE:
        return score.ace
    if card.rank >= Rank.JACK:
        return score.court[card.rank - Rank.JACK]
    return int(card.rank)


@lru_cache(maxsize=64)
def jokers_free(rules: RuleSet) -> RuleSet:
    """The same rules, but a joker left over costs nothing: it lies on another seat's meld (``out.jokers_away``)."""
    return replace(rules, score=replace(rules.score, joker=0))
