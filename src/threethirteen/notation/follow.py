"""Following an event that somebody else has written: as ``evolve`` does, but nothing is taken for granted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from threethirteen.engine import DrawsSettled, Event, MatchEnded, MatchState, RoundDealt, evolve
from threethirteen.play import (
    DealSeen,
    DiscardsSettled,
    DrawsSeen,
    MatchEndSeen,
    MatchStarted,
    Observation,
    RoundScored,
    SeatingChanged,
    Sighting,
    first_observation,
)

IMPOSSIBLE: Final = (
    ValueError,
    IndexError,
    KeyError,
    TypeError,
    AttributeError,
    AssertionError,
    OverflowError,
)
"""What following an event that cannot follow may raise."""


def follow(state: MatchState | None, event: Event) -> MatchState:
    """The state after the event. Raises one of IMPOSSIBLE for one that cannot follow."""
    after = evolve(state, event)
    _check_seats(event, len(after.public.seats))
    return after


def follow_seen(observation: Observation | None, sighting: Sighting, viewer: int | None) -> Observation:
    """What the viewer knows after the sighting. Raises one of IMPOSSIBLE for one that cannot follow."""
    if observation is None:
        if not isinstance(sighting, MatchStarted):
            raise ValueError("the first event is the match's start")
        return first_observation(viewer, sighting)
    after = observation.after(sighting)
    _check_seats(sighting, len(after.public.seats))
    return after


def _check_seats(what: Event | Sighting, count: int) -> None:
    for seat in _seats_named(what):
        if not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat}")


def _seats_named(what: Event | Sighting) -> Iterator[int]:
    """Every seat that an event names. Python would take seat -1 for the last one."""
    match what:
        case RoundDealt(dealer=dealer, hands=hands):
            yield dealer
            yield from (hand.seat for hand in hands)
        case DealSeen(dealer=dealer, seats=seats):
            yield dealer
            yield from seats
        case RoundScored(out=out, results=results, also_out=also_out):
            yield from also_out if out is None else (out, *also_out)
            yield from (result.seat for result in results)
        case MatchEnded(winners=winners) | MatchEndSeen(winners=winners):
            yield from winners
        case SeatingChanged(order):
            yield from order
        case DrawsSettled(taken, drawn):
            yield from (one.seat for one in taken)
            yield from (one.seat for one in drawn)
        case DrawsSeen(taken, drew):
            yield from (one.seat for one in taken)
            yield from drew
        case DiscardsSettled(discards):
            yield from (one.seat for one in discards)
        case _:
            seat = getattr(what, "seat", None)
            yield from () if seat is None else (seat,)
