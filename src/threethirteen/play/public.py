"""What everybody at the table can see: the order of play, the counts, the pile, the score.

The engine's state is this plus what is hidden, a viewer's observation is this plus its own hand;
``course.py`` moves both.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

import msgspec

from threethirteen.cards import Card, Rank
from threethirteen.play.sightings import (
    MatchEndReason,
    RoundScored,
)
from threethirteen.play.solo import Solo
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement, Meld

T = TypeVar("T")

ALONE = 0
"""The seat of one who plays alone."""


class Phase(StrEnum):
    """What the seat on turn has to do next; where all play at once, which call is to come."""

    DRAW = "draw"
    DISCARD = "discard"


class Seat(msgspec.Struct, frozen=True):
    """A place at the table. ``scores`` has one entry a round played so far, None where the seat was not scored."""

    name: str
    start: int = 0
    total: int = 0
    scores: tuple[int | None, ...] = ()
    zero_rounds: int = 0
    retired: bool = False


class TableMeld(msgspec.Struct, frozen=True):
    """A meld on the table. ``laid`` is as ``seat`` laid it, ``meld`` as it lies now, with the cards ``added`` since
    and the seats that put them there.

    ``in_hand``: it was shown by going out, and its cards still count as that seat's hand.
    """

    seat: int
    laid: Meld
    meld: Meld
    added: tuple[tuple[int, Card], ...] = ()
    in_hand: bool = False


class Calls(msgspec.Struct, frozen=True):
    """What a round has besides where all play at once: its course is in ``play/calls.py``. Tuples as in ``Round``."""

    piles: tuple[tuple[Card, ...], ...]
    """Each seat's own discard pile, top card last; a seat takes from its right-hand neighbour's."""
    took: tuple[Card | None, ...]
    """The card each seat took at the last draw call, as long as the discard call is to come."""
    chosen: tuple[int, ...] = ()
    """Seats that have chosen for the call to come, in the order in which they first did."""
    outs: tuple[int, ...] = ()
    """All that went out at the same call as ``Round.out``, in the order of play; they may have left since."""


class Round(msgspec.Struct, frozen=True):
    """The public side of a round. Tuples with one entry a seat are indexed by the seat's number in the match."""

    rules: RuleSet
    """The rules in force in this round."""
    number: int
    """Place in the match's ``rounds``, from 0."""
    hand_size: int
    wild: Rank | None
    dealer: int
    copies: int
    order: tuple[int, ...]
    """Seats still in the round, in the order of play from the dealer's left."""
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    shown: tuple[tuple[Card, ...], ...]
    """Cards each seat is known to hold, having taken them from the pile."""
    pile: tuple[Card, ...]
    """The discard pile, top card last; empty where each seat has one of its own."""
    stock_count: int
    turn: int
    """The seat on turn; where all play at once, the caller."""
    phase: Phase
    taken: Card | None
    """The card taken from the pile in this turn."""
    turns: tuple[int, ...]
    """Turns each seat has finished."""
    penalties: tuple[int, ...]
    """What each seat has to pay for wrong calls in this round."""
    out: int | None = None
    """The seat that went out first; it may have left since."""
    last_turns: tuple[int, ...] = ()
    """Seats whose last turn is still to come, the one on turn first."""
    shown_hands: tuple[tuple[int, Arrangement], ...] = ()
    """Hands laid on the table by going out."""
    table: tuple[TableMeld, ...] = ()
    """Melds on the table, in the order they were laid there: by going out, and in last turns (``out.lay_off``)."""
    recycles: int = 0
    before_discard: Round | None = None
    """The round as it was before the last discard, as long as that can still be taken back."""
    calls: Calls | None = None
    """None where the seats play one after the other."""
    bonus: bool = False
    """Dealt to the tied seats only, to decide between them; no total changes."""

    @property
    def top(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    def top_for(self, seat: int | None) -> Card | None:
        """The discard that this seat may take: the top of the pile, or of its right-hand neighbour's."""
        if self.calls is None:
            return self.top
        right = None if seat is None else self.right_of(seat)
        pile = () if right is None else self.calls.piles[right]
        return pile[-1] if pile else None

    def right_of(self, seat: int) -> int | None:
        """The right-hand neighbour: the seat before this one in the order of play; None for who has none."""
        if seat not in self.order or len(self.order) < 2:
            return None
        return self.order[self.order.index(seat) - 1]

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that can act now, in the order of play; a choice may be changed until the call."""
        if self.calls is None:
            return (self.turn,)
        return self.order if self.out is None else self.last_turns

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats without which nothing goes on."""
        if self.calls is None:
            return (self.turn,)
        return tuple(seat for seat in self.to_act if seat not in self.calls.chosen)

    @property
    def outs(self) -> tuple[int, ...]:
        """Who went out first: one seat, or several at the same call."""
        if self.calls is not None:
            return self.calls.outs
        return () if self.out is None else (self.out,)

    @property
    def discards(self) -> tuple[Card, ...]:
        """Every card on a discard pile."""
        own = self.calls.piles if self.calls is not None else ()
        return sum(own, self.pile)

    @property
    def recyclable(self) -> tuple[Card, ...]:
        """The discards of which a new stock is made, in the order in which they are shuffled: all but the tops.

        Of own piles, seat by seat; a pile whose seat has left keeps no top.
        """
        if self.calls is None:
            return self.pile[:-1]
        piles = enumerate(self.calls.piles)
        return sum((pile[:-1] if seat in self.order else pile for seat, pile in piles), ())

    @property
    def laid_out(self) -> tuple[Card, ...]:
        """Cards on the table that are in nobody's hand: laid down or put on melds in last turns."""
        cards = [card for meld in self.table if not meld.in_hand for card in meld.laid.cards]
        return (*cards, *(card for meld in self.table for _, card in meld.added))

    def laid_off(self, seat: int) -> tuple[Card, ...]:
        """The cards that this seat has put on melds of the table."""
        return tuple(card for meld in self.table for who, card in meld.added if who == seat)

    def has_laid(self, seat: int) -> bool:
        """Whether the seat has laid a meld down or put a card on one in its last turn."""
        down = any(meld.seat == seat and not meld.in_hand for meld in self.table)
        return down or bool(self.laid_off(seat))

    @property
    def all_turns_taken(self) -> bool:
        """Somebody is out and no last turn is left."""
        return self.out is not None and not self.last_turns


class PublicState(msgspec.Struct, frozen=True):
    """Everything at the table that is no secret."""

    rules: RuleSet
    commitment: str
    take_back: bool
    seats: tuple[Seat, ...]
    seating: tuple[int, ...]
    """All seats in their order round the table, clockwise; who has left keeps the place."""
    nonces: tuple[str, ...] = ()
    dealer: int | None = None
    rounds_played: int = 0
    round: Round | None = None
    solo: Solo | None = None
    """The table of one who plays alone, from its deal on; it stays when the match has ended."""
    last_scored: RoundScored | None = None
    suspended: bool = False
    ended: MatchEndReason | None = None
    winners: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    """Seats still in that a bonus round decides between (``match.tie``), from the last round's scoring on."""
    bonus: RoundScored | None = None
    """The bonus round, when it has been scored: it stands apart from the totals."""
    seq: int = 1
    """The number of the last event."""

    @property
    def active(self) -> tuple[int, ...]:
        """Seats that have not left, in their order round the table."""
        return tuple(number for number in self.seating if not self.seats[number].retired)

    @property
    def playing(self) -> bool:
        """Cards are dealt and not yet scored."""
        return self.ended is None and (self.round is not None or self.solo is not None)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats without which nothing goes on: none between rounds, after the end, where all have chosen for a call."""
        if self.round is not None:
            return self.round.awaited
        return (ALONE,) if self.playing else ()

    @property
    def turn(self) -> int | None:
        """The seat on turn, or the first that a call waits for; None where nobody is waited for."""
        return next(iter(self.awaited), None)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same tuple with one entry changed."""
    return (*values[:index], value, *values[index + 1 :])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one copy of ``card``. Raises ValueError where there is none."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
