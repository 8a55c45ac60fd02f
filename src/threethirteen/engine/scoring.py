"""Scoring a round, and who has won."""

from __future__ import annotations

from msgspec.structs import replace

from threethirteen.engine.state import MatchState
from threethirteen.play import PublicState, RoundEnding, RoundScored, SeatResult
from threethirteen.rules.ruleset import Tie
from threethirteen.solver import Arrangement, solve


def score_round(state: MatchState, ending: RoundEnding) -> RoundScored:
    """All hands of the round in their cheapest arrangements, with the arithmetic. Who left is not scored."""
    round_, rules = state.round, state.public.rules
    factor = 2 if round_.hand_size in rules.score.double_rounds else 1
    results = []
    for seat in round_.order:
        arrangement = _arranged(state, seat)
        bonus = rules.score.out_bonus if seat in round_.outs else 0
        score = arrangement.points * factor + bonus
        total = state.public.seats[seat].total + score
        results.append(
            SeatResult(
                seat=seat,
                arrangement=arrangement,
                penalty=0,
                factor=factor,
                bonus=bonus,
                score=score,
                total=total,
                laid_off=round_.laid_off(seat),
            )
        )
    return RoundScored(
        number=round_.number,
        ending=ending,
        out=round_.out,
        results=tuple(results),
        also_out=round_.outs[1:],
    )


def _arranged(state: MatchState, seat: int) -> Arrangement:
    """The hand as it was shown, or in its cheapest way; melds laid down in the last turn count as they were laid."""
    round_ = state.round
    shown = dict(round_.shown_hands).get(seat)
    rest = shown or solve(state.hands[seat], state.public.rules, round_.hand_size)
    laid = tuple(meld.laid for meld in round_.table if meld.seat == seat and not meld.in_hand)
    return replace(rest, melds=(*laid, *rest.melds)) if laid else rest


def winners(public: PublicState) -> tuple[int, ...]:
    """The seats that have won, or would if the match ended now: the lowest total of those who have not left.

    Equal totals share the win, or among them those with the most rounds without a point (``match.tie``).
    """
    active = sorted(public.active)
    if not active:
        return ()
    if public.solo is not None:
        return tuple(active) if public.solo.won else ()
    lowest = min(public.seats[seat].total for seat in active)
    tied = tuple(seat for seat in active if public.seats[seat].total == lowest)
    if public.rules.match.tie is Tie.MOST_ZERO_ROUNDS:
        most = max(public.seats[seat].zero_rounds for seat in tied)
        return tuple(seat for seat in tied if public.seats[seat].zero_rounds == most)
    return tied


def standing(public: PublicState) -> tuple[tuple[int, int], ...]:
    """(place, seat) from the best down; winners share place 1, equal totals share a place, who left comes last."""
    first = winners(public)
    seats = public.seats
    order = sorted(
        range(len(seats)), key=lambda seat: (seats[seat].retired, seat not in first, seats[seat].total, seat)
    )
    ranked: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        before = order[index - 1] if index else None
        equal = before is not None and (
            (seats[before].retired, before in first, seats[before].total)
            == (seats[seat].retired, seat in first, seats[seat].total)
        )
        ranked.append((ranked[-1][0] if equal else index + 1, seat))
    return tuple(ranked)
