"""From recorded events back to the commands that caused them, and what each command must have brought."""

from __future__ import annotations

from collections.abc import Sequence

from threethirteen.engine import (
    Act,
    AddNonce,
    Call,
    CallOff,
    CardDrawn,
    ChangeSeating,
    ChoiceMade,
    Command,
    Deal,
    DrawsSettled,
    Event,
    Join,
    Leave,
    Match,
    MatchEnded,
    MatchState,
    PilesDealt,
    Rename,
    Resume,
    RoundDealt,
    StockRecycled,
    Suspend,
    decide,
    evolve,
)
from threethirteen.play import (
    CalledWrongly,
    CallOut,
    CardDiscarded,
    CardLaidOff,
    CardPlaced,
    CardTaken,
    CardTurned,
    DealSeen,
    Discard,
    DiscardsSettled,
    DiscardTakenBack,
    Draw,
    DrawsSeen,
    Finish,
    GoOut,
    HiddenDrawSeen,
    LayDown,
    LayOff,
    MatchEndReason,
    MatchEndSeen,
    MatchResumed,
    MatchStarted,
    MatchSuspended,
    MeldLaidDown,
    NonceAdded,
    OwnChoiceSeen,
    OwnDrawSeen,
    PileDiscarded,
    PilesSeen,
    PlaceOn,
    PublicState,
    RecycleSeen,
    RefusedError,
    SeatingChanged,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Sighting,
    SoloScored,
    SoloUndone,
    Take,
    TakeBack,
    Undo,
    WentOut,
)


def command_behind(event: Event | Sighting, public: PublicState | None) -> Command | None:
    """The command whose first event (or sighting) this is; None for what only follows another, and for the start.

    ``public`` is the table before it: a stock is shuffled because the seat on turn draws, or all do at a call. What
    another seat has chosen for a call is known only to whoever has the event.
    """
    match event:
        case NonceAdded(nonce):
            return AddNonce(nonce)
        case SeatJoined(_, name, start):
            return Join(name, start)
        case SeatRenamed(seat, name):
            return Rename(seat, name)
        case SeatingChanged(order):
            return ChangeSeating(order)
        case SeatLeft(seat):
            return Leave(seat)
        case RoundDealt() | DealSeen() | PilesDealt() | PilesSeen():
            return Deal()
        case CardDrawn(seat) | OwnDrawSeen(seat) | HiddenDrawSeen(seat) | CardTurned(seat):
            return Act(seat, Draw())
        case StockRecycled() | RecycleSeen():
            if public is None or public.round is None:
                return None
            return Act(public.round.turn, Draw()) if public.round.calls is None else Call()
        case ChoiceMade(seat, action) | OwnChoiceSeen(seat, action):
            return Act(seat, action)
        case DrawsSettled() | DrawsSeen() | DiscardsSettled():
            return Call()
        case CardTaken(seat):
            return Act(seat, Take())
        case CardDiscarded(seat, card):
            return Act(seat, Discard(card))
        case WentOut(seat, discard):
            return Act(seat, GoOut(discard))
        case CalledWrongly(seat, discard):
            return Act(seat, CallOut(discard))
        case MeldLaidDown(seat, meld):
            return Act(seat, LayDown(meld.cards))
        case CardLaidOff(seat, card, onto, _, end):
            return Act(seat, LayOff(card, onto, end))
        case CardPlaced(seat, pile):
            return Act(seat, PlaceOn(pile))
        case PileDiscarded(seat, _, card):
            return Act(seat, Discard(card))
        case SoloUndone(seat):
            return Act(seat, Undo())
        case SoloScored():
            return None if public is None or public.turn is None else Act(public.turn, Finish())
        case DiscardTakenBack(seat):
            return Act(seat, TakeBack())
        case MatchSuspended():
            return Suspend()
        case MatchResumed():
            return Resume()
        case MatchEnded(MatchEndReason.CALLED_OFF) | MatchEndSeen(MatchEndReason.CALLED_OFF):
            return CallOff()
        case _:
            return None


def settled_events(match: Match, secret: bytes) -> int:
    """How many of the match's events belong to whole commands: all, or all but those of a last one cut short.

    What a command brings is stored in one go, so only the last can be short.
    """
    events = [recorded.event for recorded in match.events]
    first = len(events) - 1
    while first > 0 and _follows(events, first):
        first -= 1
    if first == 0 or isinstance(events[first], MatchStarted):
        return len(events)
    state: MatchState | None = None
    for event in events[:first]:
        state = evolve(state, event)
    assert state is not None
    command = command_behind(events[first], state.public)
    if command is None:
        return len(events)
    try:
        due = decide(state, command, secret)
    except RefusedError:
        return len(events)  # not cut short but wrong, which is for verify to say
    return first if len(due) > len(events) - first else len(events)


def _follows(events: Sequence[Event], place: int) -> bool:
    """The event comes of itself after the one before it."""
    event, before = events[place], events[place - 1]
    if isinstance(event, SoloScored):
        return event.won  # the last pile is closed; else it was asked for
    if isinstance(event, CardDrawn | DrawsSettled):
        return isinstance(before, StockRecycled)
    return not isinstance(event, StockRecycled) and command_behind(event, None) is None
