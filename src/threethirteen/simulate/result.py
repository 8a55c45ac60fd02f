"""What a simulation shows: the numbers of each bot, and those of the play as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from threethirteen.bots import Mishap
from threethirteen.play import RoundEnding
from threethirteen.simulate.plan import Plan
from threethirteen.simulate.play import MatchOutcome
from threethirteen.simulate.stats import Estimate, mean_95, share_95

MOST_MISHAPS: Final = 20
"""Mishaps kept in full; all are counted."""


class BotResult(msgspec.Struct, frozen=True):
    """One bot. Points are those of a seat in a whole match; fewer are better."""

    name: str
    seats: int
    """Seats it has in each match."""
    points: Estimate
    lead: Estimate
    """Points a match by which it stays below the mean of the others on the same deals: above 0 it is the better."""
    wins: Estimate
    """Share of the matches that it (one of its seats) won; a shared win counts as a fraction."""
    even: float
    """The share of wins that it would have if all seats were equal."""
    outs: float
    """Share of all rounds in which it went out first."""
    mishaps: int


class Result(msgspec.Struct, frozen=True):
    """A whole simulation. All but ``seconds``, ``matches_per_second`` and ``processes`` follows from the plan."""

    bots: tuple[BotResult, ...]
    matches: int
    sets: int
    """Different deals; where the simulation is paired the unit of the intervals of points and lead."""
    paired: bool
    seed: str
    rules_digest: str
    rounds: int
    turns_a_round: float
    """Turns of all seats together."""
    endings: dict[RoundEnding, int]
    stalls: int
    """Rounds that the stall guard or the end of the stock ended."""
    mishaps: tuple[Mishap, ...]
    seconds: float
    matches_per_second: float
    processes: int


def summed_up(
    plan: Plan, outcomes: Sequence[tuple[MatchOutcome, ...]], seconds: float, processes: int
) -> Result:
    """The result of all sets, each with its matches. Raises ValueError where there are none."""
    matches = [match for matches in outcomes for match in matches]
    rounds = sum(match.rounds for match in matches)
    endings = {ending: sum(match.endings.get(ending, 0) for match in matches) for ending in RoundEnding}
    mishaps = [mishap for match in matches for place in match.mishaps for mishap in place]
    return Result(
        bots=tuple(_bot(plan, name, places, outcomes, rounds) for name, places in plan.rows),
        matches=len(matches),
        sets=len(outcomes),
        paired=plan.paired,
        seed=plan.seed,
        rules_digest=plan.rules.digest,
        rounds=rounds,
        turns_a_round=sum(match.turns for match in matches) / rounds,
        endings=endings,
        stalls=endings[RoundEnding.MAX_LAPS] + endings[RoundEnding.STOCK_EMPTY],
        mishaps=tuple(mishaps[:MOST_MISHAPS]),
        seconds=seconds,
        matches_per_second=len(matches) / seconds if seconds else 0.0,
        processes=processes,
    )


def _bot(
    plan: Plan, name: str, places: tuple[int, ...], outcomes: Sequence[tuple[MatchOutcome, ...]], rounds: int
) -> BotResult:
    others = tuple(place for place in range(len(plan.bots)) if place not in places)
    others = others or places  # who plays alone is no better than anybody
    points = [_mean_points(matches, places) for matches in outcomes]
    lead = [_mean_points(matches, others) - own for matches, own in zip(outcomes, points, strict=True)]
    matches = [match for matches in outcomes for match in matches]
    won = sum(match.wins[place] for match in matches for place in places)
    return BotResult(
        name=name,
        seats=len(places),
        points=mean_95(points),
        lead=mean_95(lead),
        wins=share_95(min(won, len(matches)), len(matches)),
        even=len(places) / len(plan.bots),
        outs=sum(match.outs[place] for match in matches for place in places) / rounds,
        mishaps=sum(len(match.mishaps[place]) for match in matches for place in places),
    )


def _mean_points(matches: Iterable[MatchOutcome], places: tuple[int, ...]) -> float:
    """The mean over all matches of a set and these places, divided once: equal fractions give equal numbers."""
    points = [match.points[place] for match in matches for place in places]
    return sum(points) / len(points)
