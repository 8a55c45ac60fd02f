"""The only door from the truth to what a viewer may know.

``sight`` turns an event into one viewer's sighting of it, ``observe`` a state into one viewer's observation. Both give
the same knowledge: folding all sightings equals observing the state they led to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from threethirteen.engine.events import (
    CardDrawn,
    ChoiceMade,
    DrawsSettled,
    Event,
    MatchEnded,
    PilesDealt,
    Recorded,
    RoundDealt,
    StockRecycled,
)
from threethirteen.play import (
    DealSeen,
    DrawsSeen,
    HiddenChoiceSeen,
    HiddenDrawSeen,
    MatchEndSeen,
    Observation,
    OwnChoiceSeen,
    OwnDrawSeen,
    PilesSeen,
    RecycleSeen,
    Seen,
    Sighting,
)

if TYPE_CHECKING:
    from threethirteen.engine.state import MatchState


def sight(event: Event, viewer: int | None) -> Sighting:
    """The event as this viewer (a seat's number, or None for a spectator) sees it."""
    match event:
        case RoundDealt(number, dealer, copies, hands, upcard, stock, upcards, bonus):
            own = next((hand.cards for hand in hands if hand.seat == viewer), ())
            return DealSeen(
                number=number,
                dealer=dealer,
                copies=copies,
                seats=tuple(hand.seat for hand in hands),
                hand=own,
                upcard=upcard,
                stock_count=len(stock),
                upcards=upcards,
                bonus=bonus,
            )
        case PilesDealt(copies, piles, arranged, stock):
            return PilesSeen(copies, piles, arranged, stock_count=len(stock))
        case CardDrawn(seat, card):
            return OwnDrawSeen(seat, card) if seat == viewer else HiddenDrawSeen(seat)
        case ChoiceMade(seat, action):
            return OwnChoiceSeen(seat, action) if seat == viewer else HiddenChoiceSeen(seat)
        case DrawsSettled(taken, drawn):
            mine = next((draw.card for draw in drawn if draw.seat == viewer), None)
            return DrawsSeen(taken, tuple(draw.seat for draw in drawn), mine)
        case StockRecycled(stock):
            return RecycleSeen(stock_count=len(stock))
        case MatchEnded(reason, winners, _):
            return MatchEndSeen(reason, winners)
        case _:
            return event


def seen(recorded: Recorded, viewer: int | None) -> Seen:
    """A saved event as this viewer sees it; its number stays, whatever is hidden."""
    return Seen(recorded.seq, sight(recorded.event, viewer), recorded.by, recorded.at)


def observe(state: MatchState, viewer: int | None) -> Observation:
    """What this viewer knows in this state."""
    seated = viewer is not None and 0 <= viewer < len(state.hands)
    if viewer is None or not seated:
        return Observation(viewer, state.public)
    return Observation(viewer, state.public, state.hands[viewer], state.choice(viewer))
