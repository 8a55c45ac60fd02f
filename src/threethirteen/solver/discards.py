"""What to throw after the draw: every discard with what is left, and whether the seat can go out."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from threethirteen.cards import Card
from threethirteen.rules.points import card_points
from threethirteen.rules.ruleset import FinalDiscard, RuleSet
from threethirteen.solver.melds import Arrangement
from threethirteen.solver.solve import deadwood_points, solve


class DiscardChoice(msgspec.Struct, frozen=True):
    """A discard, the arrangement of the cards kept, and whether the seat may go out so.

    ``discard`` is None only where going out needs none (``out.discard`` optional) and everything is melded.
    """

    discard: Card | None
    arrangement: Arrangement
    goes_out: bool


def _goes_out(arrangement: Arrangement, rules: RuleSet) -> bool:
    """All melded; or, where knocking is played, deadwood of no more than ``out.knock_at_most`` points."""
    if not arrangement.deadwood:
        return True
    return rules.out.knock_at_most > 0 and arrangement.points <= rules.out.knock_at_most


def _without(cards: list[Card], card: Card) -> list[Card]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def best_discards(cards: Iterable[Card], rules: RuleSet, hand_size: int) -> tuple[DiscardChoice, ...]:
    """Every different discard of a hand after the draw, best first.

    Order: least points left; then those that let the seat go out; then the fewest deadwood cards left; then the
    dearest discard; then by ``Card.code``. Raises DeckLacksCardError and TooManyCardsError.
    """
    hand = sorted(cards)
    choices = []
    for card in dict.fromkeys(hand):
        arrangement = solve(_without(hand, card), rules, hand_size)
        choices.append(DiscardChoice(card, arrangement, _goes_out(arrangement, rules)))
    return tuple(sorted(choices, key=lambda choice: _rank_of(choice, rules, hand_size)))


def _rank_of(choice: DiscardChoice, rules: RuleSet, hand_size: int) -> tuple[int, bool, int, int, int]:
    card, left = choice.discard, choice.arrangement
    price = 0 if card is None else card_points(card, rules, hand_size)
    code = -1 if card is None else card.code
    return (left.points, not choice.goes_out, len(left.deadwood), -price, code)


def least_after_discard(
    cards: Iterable[Card], rules: RuleSet, hand_size: int, forbidden: frozenset[Card] = frozenset()
) -> tuple[int, Card | None]:
    """The least points one discard can leave, and a discard that leaves them; None when every face is forbidden.

    The hot call of the bots. What is left after a discard costs at least the deadwood of the whole hand less the
    price of the discard, so the dear cards are tried first and the search stops where no other can do better.
    Raises DeckLacksCardError and TooManyCardsError.
    """
    hand = sorted(cards)
    whole = deadwood_points(hand, rules, hand_size)
    priced = sorted(
        (
            (card_points(card, rules, hand_size), card)
            for card in dict.fromkeys(hand)
            if card not in forbidden
        ),
        key=lambda pair: (-pair[0], pair[1].code),
    )
    least: int | None = None
    best: Card | None = None
    for price, card in priced:
        if least is not None and least <= max(0, whole - price):
            break
        left = deadwood_points(_without(hand, card), rules, hand_size)
        if least is None or left < least:
            least, best = left, card
    return (whole if least is None else least), best


def can_go_out(
    cards: Iterable[Card], rules: RuleSet, hand_size: int, forbidden: frozenset[Card] = frozenset()
) -> DiscardChoice | None:
    """How a seat may go out with its cards after the draw; None when it cannot.

    Of several ways the first in the order of ``best_discards``; going out with every card melded and no discard
    (``out.discard`` optional) comes before all others. ``forbidden`` are faces that may not be discarded now
    (``draw.return_taken_card``). Raises DeckLacksCardError and TooManyCardsError.
    """
    hand = sorted(cards)
    if rules.out.discard == FinalDiscard.OPTIONAL:
        arrangement = solve(hand, rules, hand_size)
        if not arrangement.deadwood:
            return DiscardChoice(None, arrangement, True)
    if not hand:
        return None
    limit = rules.out.knock_at_most
    if (
        deadwood_points(hand, rules, hand_size) - max(card_points(card, rules, hand_size) for card in hand)
        > limit
    ):
        return None
    possible = [card for card in dict.fromkeys(hand) if card not in forbidden]
    choices = []
    for card in possible:
        rest = _without(hand, card)
        if deadwood_points(rest, rules, hand_size) <= limit:
            arrangement = solve(rest, rules, hand_size)
            if _goes_out(arrangement, rules):
                choices.append(DiscardChoice(card, arrangement, True))
    return min(choices, key=lambda choice: _rank_of(choice, rules, hand_size), default=None)
