"""Scoring a round, and who has won."""

from __future__ import annotations

from msgspec.structs import replace

from threethirteen.engine.state import MatchState
from threethirteen.play import PublicState, RoundEnding, RoundScored, SeatResult
from threethirteen.rules import RuleSet, card_points, jokers_free
from threethirteen.rules.ruleset import Tie
from threethirteen.solver import Arrangement, solve


def score_round(state: MatchState, ending: RoundEnding) -> RoundScored:
    """All hands of the round in their cheapest arrangements, with the arithmetic. Who left is not scored.

    Under ``out.jokers_away`` a joker left over lies on a meld that another seat shows, one that has left included,
    and is reckoned no more; whether another shows a meld is asked of the hands as they would be without that rule.
    """
    round_ = state.round
    rules = round_.rules
    shown = {seat: _arranged(state, seat, rules) for seat in round_.order}
    for seat, arrangement in round_.shown_hands:
        shown.setdefault(seat, arrangement)
    factor = 2 if round_.hand_size in rules.score.double_rounds else 1
    results = []
    for seat in round_.order:
        arrangement, away = shown[seat], 0
        others = (other for number, other in shown.items() if number != seat)
        if rules.out.jokers_away and any(other.melds for other in others):
            cheaper = _arranged(state, seat, jokers_free(rules))
            arrangement, away = _without_jokers(cheaper, rules, round_.hand_size)
        penalty = round_.penalties[seat]
        bonus = rules.score.out_bonus if seat in round_.outs else 0
        score = (arrangement.points + penalty) * factor + bonus
        total = state.public.seats[seat].total + (0 if round_.bonus else score)
        results.append(
            SeatResult(
                seat=seat,
                arrangement=arrangement,
                penalty=penalty,
                factor=factor,
                bonus=bonus,
                score=score,
                total=total,
                laid_off=round_.laid_off(seat),
                jokers_away=away,
            )
        )
    return RoundScored(
        number=round_.number,
        ending=ending,
        out=round_.out,
        results=tuple(results),
        also_out=round_.outs[1:],
        bonus=round_.bonus,
    )


def _arranged(state: MatchState, seat: int, rules: RuleSet) -> Arrangement:
    """The hand as it was shown, or in its cheapest way; melds laid down in the last turn count as they were laid."""
    round_ = state.round
    shown = dict(round_.shown_hands).get(seat)
    rest = shown or solve(state.hands[seat], rules, round_.hand_size)
    laid = tuple(meld.laid for meld in round_.table if meld.seat == seat and not meld.in_hand)
    return replace(rest, melds=(*laid, *rest.melds)) if laid else rest


def _without_jokers(arrangement: Arrangement, rules: RuleSet, hand_size: int) -> tuple[Arrangement, int]:
    """The arrangement without the jokers left over, and how many those are."""
    kept = tuple(card for card in arrangement.deadwood if not card.is_joker)
    points = sum(card_points(card, rules, hand_size) for card in kept)
    return replace(arrangement, deadwood=kept, points=points), len(arrangement.deadwood) - len(kept)


def winners(public: PublicState) -> tuple[int, ...]:
    """The seats that have won, or would if the match ended now: the lowest total of those who have not left.

    Equal totals share the win, or among them those with the most rounds without a point, or the fewest points in the
    bonus round (``match.tie``); those still equal share it.
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
    if public.bonus is not None:
        scores = {result.seat: result.score for result in public.bonus.results if result.seat in tied}
        return tuple(seat for seat in tied if scores.get(seat) == min(scores.values()))
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
