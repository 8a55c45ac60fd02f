"""The truth: the public table and what is hidden behind it. Changed only by ``evolve``."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from threethirteen.cards import Card
from threethirteen.engine.events import CardDrawn, Event, MatchEnded, PilesDealt, RoundDealt, StockRecycled
from threethirteen.engine.sight import sight
from threethirteen.play import (
    CardDiscarded,
    CardTaken,
    CardTurned,
    DiscardTakenBack,
    MatchStarted,
    PublicState,
    Round,
    RoundScored,
    SeatJoined,
    SeatLeft,
    SoloScored,
    WentOut,
)
from threethirteen.play.public import begin, put, see, without


class MatchState(msgspec.Struct, frozen=True):
    """A match as it is.

    ``hands`` has one entry a seat, in the order the cards came; ``stock`` has its top card first.
    """

    public: PublicState
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()

    @property
    def round(self) -> Round:
        """The round being played. Raises ValueError between rounds."""
        if self.public.round is None:
            raise ValueError("no round is being played")
        return self.public.round


def evolve(state: MatchState | None, event: Event) -> MatchState:
    """The state after one more event; None is the state before the first.

    Raises ValueError for an event that cannot follow, as only a damaged record has them.
    """
    if state is None:
        if not isinstance(event, MatchStarted):
            raise ValueError("the first event is the match's start")
        return MatchState(public=begin(event), hands=((),) * len(event.seats))
    public = see(state.public, sight(event, None))
    hands, stock = state.hands, state.stock
    match event:
        case RoundDealt():
            empty: tuple[tuple[Card, ...], ...] = ((),) * len(public.seats)
            for hand in event.hands:
                empty = put(empty, hand.seat, hand.cards)
            hands, stock = empty, event.stock
        case CardDrawn(seat, card):
            if not stock or stock[0] is not card:
                raise ValueError(f"{card} is not the top card of the stock")
            hands, stock = put(hands, seat, (*hands[seat], card)), stock[1:]
        case PilesDealt():
            stock = event.stock
        case CardTurned(_, card):
            if not stock or stock[0] is not card:
                raise ValueError(f"{card} is not the top card of the stock")
            stock = stock[1:]
        case CardTaken(seat, card):
            if state.round.top is not card:
                raise ValueError(f"{card} is not the top card of the pile")
            hands = put(hands, seat, (*hands[seat], card))
        case CardDiscarded(seat, card):
            hands = put(hands, seat, without(hands[seat], card))
        case DiscardTakenBack(seat, card):
            if state.round.top is not card:
                raise ValueError(f"{card} is not the top card of the pile")
            hands = put(hands, seat, (*hands[seat], card))
        case WentOut(seat, discard, _):
            if discard is not None:
                hands = put(hands, seat, without(hands[seat], discard))
        case StockRecycled():
            stock = event.stock
        case SeatJoined():
            hands = (*hands, ())
        case SeatLeft(seat):
            if public.round is None or not public.round.counts[seat]:
                hands, stock = put(hands, seat, ()), stock + hands[seat]
        case RoundScored() | SoloScored() | MatchEnded():
            hands, stock = ((),) * len(hands), ()
        case _:
            pass
    return replace(state, public=public, hands=hands, stock=stock)
