"""The truth: the public table and what is hidden behind it. Changed only by ``evolve``."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from threethirteen.cards import Card
from threethirteen.engine.events import (
    CardDrawn,
    ChoiceMade,
    DrawsSettled,
    Event,
    MatchEnded,
    PilesDealt,
    RoundDealt,
    StockRecycled,
)
from threethirteen.engine.sight import sight
from threethirteen.play import (
    Action,
    CardDiscarded,
    CardLaidOff,
    CardTaken,
    CardTurned,
    DiscardsSettled,
    DiscardTakenBack,
    MatchStarted,
    MeldLaidDown,
    PublicState,
    Round,
    RoundScored,
    SeatJoined,
    SeatLeft,
    SoloScored,
    WentOut,
)
from threethirteen.play.course import begin, see
from threethirteen.play.public import put, without


class MatchState(msgspec.Struct, frozen=True):
    """A match as it is.

    ``hands`` has one entry a seat, in the order the cards came; ``stock`` has its top card first. ``choices`` are those
    for the call to come, as (seat, action) in the order in which the seats first chose.
    """

    public: PublicState
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    choices: tuple[tuple[int, Action], ...] = ()

    def choice(self, seat: int) -> Action | None:
        """What the seat has chosen for the call to come."""
        return next((action for other, action in self.choices if other == seat), None)

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
    hands, stock, choices = state.hands, state.stock, state.choices
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
        case MeldLaidDown(seat, meld):
            held = hands[seat]
            for card in meld.cards:
                held = without(held, card)
            hands = put(hands, seat, held)
        case CardLaidOff(seat, card):
            hands = put(hands, seat, without(hands[seat], card))
        case ChoiceMade(seat, action):
            new = (seat, action)
            known = state.choice(seat) is not None
            choices = tuple(new if old[0] == seat else old for old in choices) if known else (*choices, new)
        case DrawsSettled(taken, drawn):
            if tuple(draw.card for draw in drawn) != stock[: len(drawn)]:
                raise ValueError("these are not the top cards of the stock")
            came = [(take.seat, take.card) for take in taken] + [(draw.seat, draw.card) for draw in drawn]
            for seat, card in came:
                hands = put(hands, seat, (*hands[seat], card))
            stock = stock[len(drawn) :]
        case DiscardsSettled(discards):
            for gone in discards:
                if gone.card is not None:
                    hands = put(hands, gone.seat, without(hands[gone.seat], gone.card))
        case StockRecycled():
            if event.stock[: len(stock)] != stock:
                raise ValueError("what was left of the stock is not on top of the new one")
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
    if choices:
        calls = public.round.calls if public.round else None
        chosen = calls.chosen if calls is not None else ()
        choices = tuple(choice for choice in choices if choice[0] in chosen)
    return replace(state, public=public, hands=hands, stock=stock, choices=choices)
