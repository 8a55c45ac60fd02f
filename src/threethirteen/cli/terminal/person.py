"""The person at the table: what they see, how their cards lie, and what their keys mean. Knows no screen.

The Textual app and the plain mode both stand on this, so that nothing of the game is said twice. Everything here is
worked out from the observation of the person's seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from threethirteen.bots import Advice, advise
from threethirteen.cards import Card
from threethirteen.cli.terminal.driver import Driver
from threethirteen.cli.terminal.hand import OwnHand
from threethirteen.play import (
    Action,
    Discard,
    Draw,
    GoOut,
    Observation,
    Phase,
    Refusal,
    RefusedError,
    Seen,
    Take,
    TakeBack,
)
from threethirteen.play.lying import Lying, Order, as_it_lies, best_arrangement, ordered
from threethirteen.play.public import without
from threethirteen.solver import solve


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
        return as_it_lies(self.hand.cards, observation.rules, observation.hand_size)

    @property
    def least(self) -> int:
        """The least the hand can cost, after the best discard when one is due."""
        observation = self.observation
        return best_arrangement(observation.hand, observation.rules, observation.hand_size)[0].points

    @property
    def ways_out(self) -> tuple[WayOut, ...]:
        """All ways of going out now, the cheapest first; empty when there is none."""
        observation = self.observation
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

    def way_by_choice(self) -> WayOut | None:
        """The way out that needs no question: the only one, or the one with the chosen card."""
        ways = self.ways_out
        chosen = self.hand.chosen_card
        if len(ways) == 1:
            return ways[0]
        return next((way for way in ways if chosen is not None and way.discard is chosen), None)

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
    for action in observation.legal:
        if isinstance(action, GoOut):
            kept = observation.hand if action.discard is None else without(observation.hand, action.discard)
            points = solve(kept, observation.rules, observation.hand_size).points
            ways.append(WayOut(action.discard, points))
    return tuple(sorted(ways, key=lambda way: way.points))
