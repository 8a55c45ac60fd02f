"""Playing one set of deals, and telling what came of it in few numbers."""

from __future__ import annotations

import msgspec

from threethirteen.bots import Guard, Mishap, make_bot
from threethirteen.engine import Match
from threethirteen.notation.record import RecordSeat, SeatKind, write_record
from threethirteen.play import (
    CardDiscarded,
    DiscardsSettled,
    PileDiscarded,
    RoundEnding,
    RoundScored,
    SoloScored,
    WentOut,
)
from threethirteen.simulate.plan import Plan


class MatchOutcome(msgspec.Struct, frozen=True):
    """One match. Tuples have one entry for each place in the plan's list of bots, wherever it sat."""

    number: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; winners who share it have a fraction each."""
    outs: tuple[int, ...]
    """Rounds in which the bot was the first to go out; of one who plays alone, those it won."""
    rounds: int
    turns: int
    endings: dict[RoundEnding, int]
    mishaps: tuple[tuple[Mishap, ...], ...]
    record: str | None
    """The match record, where it is asked for."""


def play_set(plan: Plan, number: int, keep_record: bool = False) -> tuple[MatchOutcome, ...]:
    """All matches on the deals of this set, in the order of the rotations. Raises RefusedError."""
    return tuple(_play(plan, number, rotation, keep_record) for rotation in range(plan.rotations))


def opened(plan: Plan, number: int, seating: tuple[int, ...]) -> Match:
    """The match with its seats taken and nothing dealt. Raises RefusedError."""
    names = [plan.bots[place] for place in seating]
    return Match.start(plan.rules, names, secret=plan.secret(number))


def _play(plan: Plan, number: int, rotation: int, keep_record: bool) -> MatchOutcome:
    seating = plan.seating(number, rotation)
    guards = [Guard(plan.bots[place], make_bot(plan.bots[place], plan.bot_seed(number))) for place in seating]
    match = opened(plan, number, seating).play(guards)
    public = match.public
    seat_of = {place: seat for seat, place in enumerate(seating)}
    places = range(len(seating))
    endings: dict[RoundEnding, int] = {}
    outs = dict.fromkeys(places, 0)
    turns = 0
    for recorded in match.events:
        event = recorded.event
        if isinstance(event, CardDiscarded | WentOut | PileDiscarded):
            turns += 1
        elif isinstance(event, SoloScored):
            outs[0] += event.won
        elif isinstance(event, DiscardsSettled):
            turns += len(event.discards)
        elif isinstance(event, RoundScored):
            endings[event.ending] = endings.get(event.ending, 0) + 1
            for seat in () if event.out is None else (event.out, *event.also_out):
                outs[seating[seat]] += 1
    share = 1 / max(1, len(public.winners))  # who plays alone may have lost
    return MatchOutcome(
        number=number * plan.rotations + rotation,
        points=tuple(public.seats[seat_of[place]].total for place in places),
        wins=tuple(share if seat_of[place] in public.winners else 0.0 for place in places),
        outs=tuple(outs[place] for place in places),
        rounds=public.rounds_played,
        turns=turns,
        endings=endings,
        mishaps=tuple(tuple(guards[seat_of[place]].mishaps) for place in places),
        record=_record(match, plan, seating) if keep_record else None,
    )


def _record(match: Match, plan: Plan, seating: tuple[int, ...]) -> str:
    names = [seat.name for seat in match.public.seats]
    seats = [
        RecordSeat(name, SeatKind.BOT, plan.bots[place]) for name, place in zip(names, seating, strict=True)
    ]
    return "".join(write_record(match, seats))
