"""The person at the table: what they see, how their cards lie, and what their keys mean. Knows no screen.

The Textual app and the plain mode both stand on this, so that nothing of the game is said twice. Everything here is
worked out from the observation of the person's seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from threethirteen.bots import Advice, advise
from threethirteen.cards import Card
from threethirteen.cli.terminal.driver import Driver
from threethirteen.cli.terminal.hand import OwnHand
from threethirteen.play import (
    Action,
    CallOut,
    Discard,
    Draw,
    GoOut,
    LayDown,
    LayOff,
    Observation,
    Phase,
    Refusal,
    RefusedError,
    Seen,
    Take,
    TakeBack,
)
from threethirteen.play.laying import best_last_play, may_lay, places
from threethirteen.play.lying import Lying, Order, as_it_lies, best_arrangement, ordered
from threethirteen.play.public import without
from threethirteen.rules import FinalDiscard
from threethirteen.solver import RunEnd, solve


@dataclass(frozen=True)
class WayOut:
    """A way to go out: the discard (None: it needs none) and the points it leaves, 0 unless it is a knock."""

    discard: Card | None
    points: int


class Person:
    """The person's side of a match."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.hand = OwnHand()
        self.hand.restore(driver.saved.settings.get("hand"), driver.observation)
        self._ways: tuple[int, tuple[WayOut, ...]] = (-1, ())

    # --- what is seen ------------------------------------------------------------------------------------------

    @property
    def observation(self) -> Observation:
        """What the person's seat knows."""
        return self.driver.observation

    def seen(self, since: int = 0) -> tuple[Seen, ...]:
        """What happened after this event, as the person saw it."""
        return self.driver.seen(since)

    @property
    def to_draw(self) -> bool:
        """The person is to draw."""
        observation = self.observation
        return observation.to_act and observation.phase is Phase.DRAW

    @property
    def to_discard(self) -> bool:
        """The person is to discard."""
        observation = self.observation
        return observation.to_act and observation.phase is Phase.DISCARD

    @property
    def may_take_back(self) -> bool:
        """The last discard can still be taken back."""
        return TakeBack() in self.observation.legal

    @property
    def lying(self) -> Lying:
        """The hand as the person laid it."""
        observation = self.observation
        return as_it_lies(self.hand.cards, observation.reckoning, observation.hand_size)

    @property
    def least(self) -> int:
        """The least the hand can cost, after the best discard when one is due."""
        observation = self.observation
        return best_arrangement(observation.hand, observation.reckoning, observation.hand_size)[0].points

    @property
    def may_call(self) -> bool:
        """The person may say to be out, and nobody tells them beforehand whether it is right (``out.wrong_call``)."""
        out = self.observation.rules.out
        return self.to_discard and out.wrong_call != "prevented" and not self.observation.last_turn

    @property
    def call_needs_card(self) -> bool:
        """A call has to name its discard."""
        return self.observation.rules.out.discard is FinalDiscard.COMPULSORY

    @property
    def ways_out(self) -> tuple[WayOut, ...]:
        """All ways of going out now, the cheapest first; empty when there is none, or nobody is to know."""
        observation = self.observation
        if self.may_call:
            return ()
        if self._ways[0] != observation.seq:
            self._ways = (observation.seq, _ways_out(observation) if self.to_discard else ())
        return self._ways[1]

    # --- what the person does ------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw from the stock. Raises RefusedError, as all that follow."""
        self._act(Draw())

    def take(self) -> None:
        """Take the top card of the pile."""
        self._act(Take())

    def discard(self, card: Card) -> None:
        """Lay this card on the pile; of two equal ones the chosen one."""
        self._act(Discard(card))

    def go_out(self, way: WayOut | None = None) -> None:
        """Go out in this way; without one, in the only way or with the chosen card."""
        if way is None:
            way = self.way_by_choice()
        if way is None:
            # let the rules say why not: with the chosen card, or with the one that would come nearest
            raise RefusedError(self._why_not_out())
        self._act(GoOut(way.discard))

    def call_out(self, discard: Card | None) -> None:
        """Say that one is out with this discard, right or wrong."""
        self._act(CallOut(discard))

    def way_by_choice(self) -> WayOut | None:
        """The way out that needs no question: the only one, or the one with the chosen card."""
        ways = self.ways_out
        chosen = self.hand.chosen_card
        if len(ways) == 1:
            return ways[0]
        return next((way for way in ways if chosen is not None and way.discard is chosen), None)

    @property
    def may_lay(self) -> bool:
        """The person may lay melds down and put cards on those of the table."""
        return may_lay(self.observation)

    def lay_down(self, cards: Sequence[Card] = ()) -> bool:
        """Lay down these cards; without any the meld that the chosen card lies in, or else all melds of the hand as it
        lies, as far as the rules let it. False where there is none."""
        if cards:
            self._act(LayDown(tuple(cards)))
            return True
        if not self.may_lay:
            self._act(LayDown(()))  # let the rules say why not
        chosen = self.hand.chosen
        pieces = [piece for piece in self.lying.pieces if piece.meld is not None]
        if chosen is not None:
            here = [piece for piece in pieces if piece.start <= chosen < piece.start + len(piece.cards)]
            pieces = here or pieces
        for piece in pieces:
            action = LayDown(piece.cards)
            if len(pieces) == 1 or action in self.observation.legal:
                self._act(action)
        return bool(pieces)

    def lay_off(self, card: Card, onto: int, end: RunEnd | None = None) -> None:
        """Put the card on the meld of this number (from 0)."""
        self._act(LayOff(card, onto, end))

    def places_for(self, card: Card) -> tuple[LayOff, ...]:
        """Where on the table the card may be put; both ends of a run are named where it fits at both."""
        return tuple(place for place in places(self.observation) if place.card is card)

    def lay_best(self) -> Card | None:
        """Put down all that helps; the card to discard then, None where none need be."""
        if not self.may_lay:
            self._act(LayDown(()))  # let the rules say why not
        play = best_last_play(self.observation)
        for step in play.laid_off:
            self.lay_off(step.card, step.onto, step.end)
        return play.discard

    def take_back(self) -> None:
        """Take the last discard back."""
        self._act(TakeBack())

    def deal(self) -> None:
        """Go on to the next round."""
        self.driver.deal()
        self.follow()

    def follow(self) -> None:
        """Take up what others have done."""
        self.hand.follow(self.observation)

    def arrange(self, order: Order) -> None:
        """Lay the hand by melds, by rank or by suit."""
        observation = self.observation
        if observation.hand:
            self.hand.arrange(ordered(self.hand.cards, order, observation.rules, observation.hand_size))

    def keep_hand(self) -> None:
        """Keep the order of the hand for the next time the match is opened."""
        self.driver.keep("hand", self.hand.to_plain())

    def hint(self) -> Advice:
        """What the look-ahead bot would do in this seat. Slow: may run beside the screen."""
        return advise(self.observation)

    def _act(self, action: Action) -> None:
        self.driver.act(action)
        self.follow()
        self.keep_hand()

    def _why_not_out(self) -> Refusal:
        from threethirteen.play import refusal

        observation = self.observation
        chosen = self.hand.chosen_card
        if chosen is None and observation.hand and self.to_discard:
            _, chosen = best_arrangement(observation.hand, observation.rules, observation.hand_size)
        found = refusal(observation, GoOut(chosen))
        assert found is not None
        return found


def _ways_out(observation: Observation) -> tuple[WayOut, ...]:
    ways = []
    for action in map(GoOut, (None, *sorted(set(observation.hand)))):
        if action in observation.legal:
            kept = observation.hand if action.discard is None else without(observation.hand, action.discard)
            points = solve(kept, observation.rules, observation.hand_size).points
            ways.append(WayOut(action.discard, points))
    return tuple(sorted(ways, key=lambda way: way.points))
