"""What the hands near the present one cost: the sums that every bot but the random one rests on.

A *full* hand is one after the draw, of one card more than was dealt; the points *left* of it are those after its best
discard. All of it is exact: the solver's least points, each hand asked for once a decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from threethirteen.cards import Card, Rank
from threethirteen.play import Discard, GoOut, LayOff, Observation
from threethirteen.play.laying import best_last_play, left_in_last_turn, may_lay
from threethirteen.play.legality import may_return_taken_card
from threethirteen.play.public import without
from threethirteen.rules.points import card_points, is_wild
from threethirteen.rules.ruleset import AcePlace, FinalDiscard, RuleSet, StockEmpty
from threethirteen.solver import can_go_out, deadwood_points, solve

UNKNOWN: Final = 1 << 30
"""More points than any hand has."""


class Arranged(NamedTuple):
    """Least points of some cards, and the deadwood of an arrangement that has them."""

    points: int
    loose: tuple[Card, ...]


class Reckoning:
    """The points of hands under one round's rules. Made for one decision and thrown away after it."""

    __slots__ = ("_points", "_price", "hand_size", "rules", "wild")

    def __init__(self, observation: Observation) -> None:
        self.rules: RuleSet = observation.reckoning
        self.hand_size = observation.hand_size
        self.wild: Rank | None = observation.wild
        self._points: dict[tuple[Card, ...], int] = {}
        self._price: dict[Card, int] = {}

    def price(self, card: Card) -> int:
        """Points the card costs where it is in no meld."""
        price = self._price.get(card)
        if price is None:
            price = self._price[card] = card_points(card, self.rules, self.hand_size)
        return price

    def is_wild(self, card: Card) -> bool:
        """True for a joker and for a card of the round's wild rank."""
        return is_wild(card, self.wild)

    def points(self, hand: tuple[Card, ...]) -> int:
        """Least points of these cards, which are in ascending order."""
        points = self._points.get(hand)
        if points is None:
            points = self._points[hand] = deadwood_points(hand, self.rules, self.hand_size)
        return points

    def arranged(self, cards: tuple[Card, ...]) -> Arranged:
        """Least points of these cards, and the deadwood of an arrangement that has them."""
        arrangement = solve(cards, self.rules, self.hand_size)
        return Arranged(arrangement.points, arrangement.deadwood)

    def left(self, full: tuple[Card, ...], kept: Card | None = None) -> int:
        """Points of the full hand (in ascending order) after its best discard; ``kept`` may not be the discard.

        Leaving a card away lowers the least points by its price at most, and by just its price where it is deadwood
        of a cheapest arrangement. So the dearest deadwood is compared only with the dearer cards of its melds.
        """
        whole, loose = self.arranged(full)
        if not loose and self.rules.out.discard is FinalDiscard.OPTIONAL:
            return 0
        best = min((whole - self.price(card) for card in loose if card is not kept), default=UNKNOWN)
        for card in sorted(set(full), key=self.price, reverse=True):
            if whole - self.price(card) >= best or not best:
                break
            if card is not kept and card not in loose:
                best = min(best, self.points(without(full, card)))
        return whole if best == UNKNOWN else best

    def left_after_taking(self, observation: Observation) -> int:
        """Points left if the viewer takes the top of the pile. Raises ValueError where there is no pile."""
        top = observation.top
        if top is None:
            raise ValueError("the pile is empty")
        may_go_back = observation.rules.draw.return_taken_card or top in observation.hand
        return self.left(ascending((*observation.hand, top)), None if may_go_back else top)

    def left_after_drawing(self, observation: Observation) -> float:
        """Points left on average if the viewer draws from the stock, each unseen card as likely as the others."""
        return self.left_on_average(ascending(observation.hand), drawable(observation))

    def left_on_average(self, hand: tuple[Card, ...], cards: Mapping[Card, int]) -> float:
        """Points left on average after one of these cards, weighted by copies, has come to this hand (ascending)."""
        total = sum(self.left(ascending((*hand, card))) * copies for card, copies in cards.items())
        return total / cards_in(cards)


def ascending(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order in which ``Reckoning`` takes them."""
    return tuple(sorted(cards, key=_code))


def _code(card: Card) -> int:
    return card.code


def cards_in(cards: Mapping[Card, int]) -> int:
    """How many cards a count of faces holds."""
    return sum(cards.values())


def drawable(observation: Observation) -> Mapping[Card, int]:
    """The cards that the next draw from the stock may bring, as far as the viewer knows.

    With the stock used up they are known exactly: all discards but the top one are shuffled for the draw.
    """
    round_ = observation.round
    if not round_.stock_count and round_.recyclable:
        return Counter(round_.recyclable)
    return observation.unseen


def no_turn_to_come(observation: Observation) -> bool:
    """True where the hand that this turn leaves is (nearly surely) the hand that is scored.

    That is so on a last turn; in the last lap before the stall guard; and where the round ends with the stock and the
    others, drawing from it, will have used it up before the viewer's next turn.
    """
    round_, draw = observation.round, observation.rules.draw
    if round_.out is not None:
        return True
    viewer = observation.viewer
    if draw.max_laps is not None and viewer is not None and round_.turns[viewer] + 1 >= draw.max_laps:
        return True
    return draw.stock_empty is StockEmpty.END_ROUND and round_.stock_count < len(round_.order)


def discardable(observation: Observation) -> tuple[Card, ...]:
    """The faces in the viewer's hand that it may discard, in ascending order."""
    faces = ascending(set(observation.hand))
    return tuple(card for card in faces if may_return_taken_card(observation, card))


def going_out(observation: Observation) -> GoOut | None:
    """The going out (or knock) that leaves least points, where the rules allow one now; None where they do not.

    Every bot takes it at once. No option makes going out cost anything, and the others have one turn less. Knocking
    at once is right too: on 40 paired deals each, ``greedy`` was 33 ± 4 points a match ahead of one that went out with
    everything melded only (knocking at 5 or less), and 9 ± 4 ahead of one that knocked at 5 where 10 was allowed.
    """
    if observation.round.out is not None:
        return None
    found = can_go_out(observation.hand, observation.rules, observation.hand_size)
    if found is None:
        return None
    action = GoOut(found.discard)
    return action if action in observation.legal else None


def connections(card: Card, hand: Iterable[Card], rules: RuleSet) -> int:
    """How many other cards of the hand a natural card could meld with: of its rank, or its suit and two ranks away."""
    if card.rank is None:
        return 0
    count = -1  # the card itself
    for other in hand:
        if other.rank is None:
            continue
        if other is card or other.rank == card.rank:
            count += 1
        elif other.suit == card.suit or rules.meld.mixed_suit_runs:
            distance = abs(other.rank - card.rank)
            if rules.meld.ace is not AcePlace.LOW and Rank.ACE in (card.rank, other.rank):
                distance = min(distance, Rank.KING + 1 - max(card.rank, other.rank))
            count += distance <= 2
    return count


def last_move(observation: Observation) -> Discard | GoOut | LayOff:
    """The next step of the best last turn where cards may be put on the melds of the table.

    Own melds stay in hand, where they cost nothing either: on the table they would only serve the seats after it.
    """
    play = best_last_play(observation)
    if play.laid_off:
        step = play.laid_off[0]
        return LayOff(step.card, step.onto, step.end)
    return GoOut(None) if play.discard is None else Discard(play.discard)


def lays_last(observation: Observation) -> bool:
    """The viewer's last turn has come, in which it may put cards on the melds of the table."""
    return observation.rules.out.lay_off is not None and observation.last_turn


def last_taking(observation: Observation, *, by_average: bool) -> bool:
    """Whether to take the top of the pile in such a turn: it leaves less than no card at all, or (``by_average``) than
    cards from the stock do, of which a dozen are looked at."""
    if observation.top is None:
        return False
    taking = left_in_last_turn(observation, observation.top)
    if not by_average:
        return taking < left_in_last_turn(observation)
    if not taking:
        return True
    cards = sorted(Counter(drawable(observation)).elements(), key=_code)
    cards = cards[:: len(cards) // MOST_DRAWS + 1]
    return taking * len(cards) < sum(left_in_last_turn(observation, card) for card in cards)


MOST_DRAWS: Final = 12
"""Cards of the stock that are thought of in a last turn: each takes a search of its own."""


def last_discard(reckoning: Reckoning, observation: Observation) -> Discard | GoOut | LayOff:
    """The move of a turn after which none comes: the least points, by throwing a useless wild too.

    Where the rules let a seat whose cards are all melded keep the last card, it does so rather than break a meld.
    """
    if may_lay(observation):
        return last_move(observation)
    full = ascending(observation.hand)
    choices = discardable(observation)
    best = min(
        choices, key=lambda card: (reckoning.points(without(full, card)), -reckoning.price(card), card.code)
    )
    if reckoning.points(without(full, best)):
        no_discard = GoOut(None)
        if no_discard in observation.legal:
            return no_discard
    return Discard(best)
