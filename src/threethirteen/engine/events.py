"""Events: what is true, hidden cards included. They are what is saved; nobody at the table sees them as they are.

What everybody sees alike is shared with ``play.sightings``. The types here hold something hidden: whole hands and the
stock, a card drawn, a choice before its call, the order of a new stock, the secret that all deals came from.
"""

from __future__ import annotations

import msgspec

from threethirteen.cards import Card
from threethirteen.play import Action, By, MatchEndReason, PublicEvent, SeatTake
from threethirteen.solver import Arrangement


class Hand(msgspec.Struct, frozen=True):
    """The cards dealt to a seat, in the order they were dealt."""

    seat: int
    cards: tuple[Card, ...]


class RoundDealt(msgspec.Struct, frozen=True, tag="round_dealt", omit_defaults=True):
    """A deal: ``copies`` decks, hands in the order of play, the upcard, and the stock with its top card first.

    Where all play at once ``upcard`` is None and each hand has an upcard of its own, ``upcards``.
    """

    number: int
    dealer: int
    copies: int
    hands: tuple[Hand, ...]
    upcard: Card | None
    stock: tuple[Card, ...]
    upcards: tuple[Card, ...] = ()
    bonus: bool = False
    """Dealt only to the seats whose totals are tied, to decide between them."""


class PilesDealt(msgspec.Struct, frozen=True, tag="piles_dealt"):
    """A deal to one who plays alone: the piles in the order of the hand sizes, how each lies best, and the stock
    with its top card first."""

    copies: int
    piles: tuple[tuple[Card, ...], ...]
    arranged: tuple[Arrangement, ...]
    stock: tuple[Card, ...]


class CardDrawn(msgspec.Struct, frozen=True, tag="card_drawn"):
    """A seat drew the top card of the stock."""

    seat: int
    card: Card


class ChoiceMade(msgspec.Struct, frozen=True, tag="choice_made"):
    """A seat chose what it will do at the call to come, or chose anew."""

    seat: int
    action: Action


class SeatDraw(msgspec.Struct, frozen=True):
    """A seat and the card it drew from the stock."""

    seat: int
    card: Card


class DrawsSettled(msgspec.Struct, frozen=True, tag="draws_settled"):
    """A draw call: who took what from the neighbour's pile, and who drew what, from the top of the stock down."""

    taken: tuple[SeatTake, ...]
    drawn: tuple[SeatDraw, ...]


class StockRecycled(msgspec.Struct, frozen=True, tag="stock_recycled"):
    """All discards but the top ones were shuffled and are the stock now, its top card first.

    Where all play at once what was left of the old stock lies on top of them.
    """

    stock: tuple[Card, ...]


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """The match is over for good, and the secret (hex) is told, so that every deal can be checked."""

    reason: MatchEndReason
    winners: tuple[int, ...]
    secret: str


Event = (
    PublicEvent | RoundDealt | PilesDealt | CardDrawn | ChoiceMade | DrawsSettled | StockRecycled | MatchEnded
)


class Recorded(msgspec.Struct, frozen=True):
    """An event as it is saved: its number (from 1, without gaps), who made it happen, and when, if anybody knows.

    ``at`` is an ISO 8601 time in UTC, handed in by whoever has a clock; the engine has none.
    """

    seq: int
    event: Event
    by: By = By.TABLE
    at: str | None = None
