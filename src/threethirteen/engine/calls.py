"""What comes of choices and calls, where all play at once."""

from __future__ import annotations

from threethirteen.engine.deal import shuffle_deck
from threethirteen.engine.events import DrawsSettled, Event, SeatDraw, StockRecycled
from threethirteen.engine.state import MatchState
from threethirteen.play import (
    Discard,
    DiscardsSettled,
    GoOut,
    Phase,
    Refusal,
    RefusedError,
    SeatTake,
    SettledDiscard,
    Take,
)
from threethirteen.play.public import without
from threethirteen.solver import solve


def settled(state: MatchState, secret: bytes) -> tuple[Event, ...]:
    """The events of a call, from the choices made for it. Raises RefusedError where it cannot be settled yet."""
    round_ = state.public.round
    if round_ is None or round_.calls is None:
        raise RefusedError(Refusal("no-call", "table"))
    if round_.awaited:
        first = state.public.seats[round_.awaited[0]].name
        raise RefusedError(Refusal("call-too-early", "table", {"player": first}))
    return _draws(state, secret) if round_.phase is Phase.DRAW else (_discards(state),)


def _draws(state: MatchState, secret: bytes) -> tuple[Event, ...]:
    """All draws together, the stock in the order of play. Discards are shuffled first where it has too few cards."""
    round_, stock = state.round, state.stock
    taken, drawing = [], []
    for seat in round_.to_act:
        top = round_.top_for(seat)
        if isinstance(state.choice(seat), Take):
            assert top is not None  # what may be taken stays there until the call
            taken.append(SeatTake(seat, top))
        else:
            drawing.append(seat)
    events: list[Event] = []
    if len(stock) < len(drawing):
        shuffle = round_.recycles + 1
        stock += shuffle_deck(secret, state.public.nonces, round_.number, shuffle, round_.recyclable)
        events.append(StockRecycled(stock))
    drawn = tuple(SeatDraw(seat, card) for seat, card in zip(drawing, stock, strict=False))
    return (*events, DrawsSettled(tuple(taken), drawn))


def _discards(state: MatchState) -> DiscardsSettled:
    round_ = state.round
    discards = []
    for seat in round_.to_act:
        match state.choice(seat):
            case Discard(card):
                discards.append(SettledDiscard(seat, card))
            case GoOut(card):
                kept = state.hands[seat] if card is None else without(state.hands[seat], card)
                shown = solve(kept, round_.rules, round_.hand_size)
                discards.append(SettledDiscard(seat, card, shown))
            case other:
                raise AssertionError(f"{other!r} is no choice for a discard call")
    return DiscardsSettled(tuple(discards))
