"""The person's own hand as it lies on the table: its order, the chosen card, the new one, and undo. Knows no screen.

Cards of one face are told apart here by a number each, so that a tap lifts one of two equal cards, an undo finds every
card wherever it went, and the own order survives draws, other seats' moves and a resumed match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from threethirteen.cards import Card, CardTextError, format_cards, parse_cards
from threethirteen.play import Observation


@dataclass(frozen=True)
class _Step:
    """What an undo goes back to."""

    order: tuple[int, ...]
    chosen: int | None
    what: str


@dataclass(frozen=True)
class _Left:
    """A card that was discarded, and how the hand lay before: it comes back there when the discard is taken back."""

    number: int
    card: Card
    order: tuple[int, ...]
    new: int | None


class OwnHand:
    """The cards in the order the person gave them. ``follow`` keeps it in step with what the seat holds."""

    def __init__(self) -> None:
        self._faces: dict[int, Card] = {}
        self._order: list[int] = []
        self._chosen: int | None = None
        self._new: int | None = None
        self._past: list[_Step] = []
        self._next = 0
        self._left: _Left | None = None
        self._round: int | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(self._faces[number] for number in self._order)

    @property
    def chosen(self) -> int | None:
        """The place of the chosen card."""
        return None if self._chosen is None else self._order.index(self._chosen)

    @property
    def chosen_card(self) -> Card | None:
        """The chosen card."""
        return None if self._chosen is None else self._faces[self._chosen]

    @property
    def new(self) -> int | None:
        """The place of the card that came in this turn."""
        return None if self._new is None else self._order.index(self._new)

    # --- what others do --------------------------------------------------------------------------------------

    def follow(self, observation: Observation) -> None:
        """Take up what came into the hand and let go what left it; all else stays where it lies.

        A new card is marked and lies at the right end. A new round starts with nothing of the old one.
        """
        round_ = observation.public.round
        number = None if round_ is None else round_.number
        if number != self._round:
            self.__init__()  # type: ignore[misc]  # a new round: no order, choice, mark or undo of the old one
            self._round = number
        held = list(observation.hand)
        came = list(held)
        for place in list(self._order):
            if self._faces[place] in came:
                came.remove(self._faces[place])
        self._let_go(held)
        first = not self._faces
        for card in came:
            self._take_up(card, fresh=not first and observation.drawn is not None)
        if observation.drawn is None:
            self._new = None

    def _let_go(self, held: list[Card]) -> None:
        kept = list(held)
        going = []
        # the chosen card is the one that was played, whichever of its twins the seat's list has lost
        for number in sorted(self._order, key=lambda one: one == self._chosen):
            if self._faces[number] in kept:
                kept.remove(self._faces[number])
            else:
                going.append(number)
        for number in going:
            self._left = _Left(number, self._faces[number], tuple(self._order), self._new)
            self._order.remove(number)
            del self._faces[number]
            if self._chosen == number:
                self._chosen = None
            if self._new == number:
                self._new = None

    def _take_up(self, card: Card, *, fresh: bool) -> None:
        left = self._left
        if fresh and left is not None and left.card is card and self._new is None:
            back = [number for number in left.order if number == left.number or number in self._faces]
            if len(back) == len(self._order) + 1:  # taken back: it lies where it lay
                self._faces[left.number] = card
                self._order, self._new, self._left = back, left.new, None
                return
        self._left = None
        number, self._next = self._next, self._next + 1
        self._faces[number] = card
        self._order.append(number)
        if fresh:
            self._new = number

    # --- what the person does --------------------------------------------------------------------------------

    def choose(self, place: int | None) -> None:
        """Choose the card at this place; the chosen one again, or None, lets go."""
        number = None if place is None or not 0 <= place < len(self._order) else self._order[place]
        if number == self._chosen:
            number = None
        if number != self._chosen:
            self._remember("choose")
            self._chosen = number

    def step(self, by: int) -> None:
        """Choose the next card to the right (1) or left (-1); from none, the first or the last."""
        if not self._order:
            return
        if self._chosen is None:
            place = 0 if by > 0 else len(self._order) - 1
        else:
            place = (self._order.index(self._chosen) + by) % len(self._order)
        self.choose(place)

    def shift(self, by: int) -> None:
        """Move the chosen card by so many places; at the end it stays."""
        if self._chosen is not None:
            place = self._order.index(self._chosen)
            self.move(place, max(0, min(len(self._order) - 1, place + by)))

    def move(self, source: int, target: int) -> None:
        """Move the card at one place to another; those between close up."""
        inside = range(len(self._order))
        if source in inside and target in inside and source != target:
            self._remember("move")
            self._order.insert(target, self._order.pop(source))

    def arrange(self, cards: Sequence[Card]) -> None:
        """Lay the hand in this order. Raises ValueError when these are other cards."""
        left = list(self._order)
        order = []
        for card in cards:
            number = next((one for one in left if self._faces[one] is card), None)
            if number is None:
                raise ValueError(f"{card} is not in the hand")
            left.remove(number)
            order.append(number)
        if left:
            raise ValueError(f"{len(left)} cards are left out")
        if order != self._order:
            self._remember("arrange")
            self._order = order

    def undo(self) -> bool:
        """Take back the last sorting, moving or choosing; False when there is none. Cards that came since stay last."""
        while self._past:
            step = self._past.pop()
            order = [number for number in step.order if number in self._faces]
            order += [number for number in self._order if number not in order]
            chosen = step.chosen if step.chosen in self._faces else None
            if (order, chosen) != (self._order, self._chosen):
                self._order, self._chosen = order, chosen
                return True
        return False

    def _remember(self, what: str) -> None:
        # walking along the hand is one step, however many cards were passed
        if what == "choose" and self._past and self._past[-1].what == "choose":
            return
        self._past.append(_Step(tuple(self._order), self._chosen, what))

    # --- from one sitting to the next --------------------------------------------------------------------------

    def to_plain(self) -> dict[str, object]:
        """The order and the mark, to be kept beside a saved match."""
        return {"round": self._round, "cards": format_cards(self.cards), "new": self.new}

    def restore(self, plain: object, observation: Observation) -> None:
        """The order as it was kept, as far as it fits what the seat holds; then ``follow``."""
        round_ = observation.public.round
        if isinstance(plain, dict) and round_ is not None and plain.get("round") == round_.number:
            self._lay(str(plain.get("cards", "")), plain.get("new"))
            self._round = round_.number
        self.follow(observation)

    def _lay(self, text: str, new: object) -> None:
        try:
            cards: Iterable[Card] = parse_cards(text)
        except CardTextError:
            return
        for card in cards:
            self._take_up(card, fresh=False)
        if isinstance(new, int) and 0 <= new < len(self._order):
            self._new = self._order[new]
