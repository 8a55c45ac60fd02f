"""A scored round and a standing as rows of words and numbers, for both the app and the plain mode."""

from __future__ import annotations

from dataclasses import dataclass

from threethirteen.cards import Card
from threethirteen.cli.terminal.told import Teller
from threethirteen.engine import standing
from threethirteen.play import PublicState, RoundScored, SeatResult
from threethirteen.rules import RuleSet, card_points
from threethirteen.solver import Meld


@dataclass(frozen=True)
class ResultRow:
    """One seat at the scoring."""

    seat: int
    name: str
    out: bool
    melds: tuple[Meld, ...]
    deadwood: tuple[tuple[Card, int], ...]
    """The cards in no meld, each with its points."""
    sum: str
    """``10 + 4 = 14``; with a factor and a bonus ``(10 + 4) × 2 − 5 = 23``; empty where nothing was left."""
    score: int
    total: int
    jokers_away: int
    """Jokers laid on the melds of others."""


@dataclass(frozen=True)
class StandingRow:
    """One seat in the order of the standing."""

    place: int
    seat: int
    name: str
    total: int
    zero_rounds: int
    won: bool
    retired: bool


def result_rows(public: PublicState, scored: RoundScored) -> tuple[ResultRow, ...]:
    """The hands of a round, the seat that went out first, then in the order of play."""
    rules = public.rules.bonus_round() if scored.bonus else public.rules
    size = rules.rounds[0 if scored.bonus else scored.number]
    rows = [_row(public, result, scored, rules, size) for result in scored.results]
    return tuple(sorted(rows, key=lambda row: not row.out))


def _row(
    public: PublicState, result: SeatResult, scored: RoundScored, rules: RuleSet, size: int
) -> ResultRow:
    deadwood = tuple((card, card_points(card, rules, size)) for card in result.arrangement.deadwood)
    return ResultRow(
        seat=result.seat,
        name=public.seats[result.seat].name,
        out=result.seat == scored.out,
        melds=result.arrangement.melds,
        deadwood=deadwood,
        sum=arithmetic(result, [points for _, points in deadwood]),
        score=result.score,
        total=result.total,
        jokers_away=result.jokers_away,
    )


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def arithmetic(result: SeatResult, points: list[int]) -> str:
    """How a score came about, in figures only."""
    terms = [str(one) for one in points] + ([str(result.penalty)] if result.penalty else [])
    if not terms and not result.bonus:
        return ""
    left = " + ".join(terms) or "0"
    if result.factor != 1:
        left = f"({left}) × {result.factor}" if len(terms) > 1 else f"{left} × {result.factor}"
    if result.bonus:
        left += f" {'−' if result.bonus < 0 else '+'} {abs(result.bonus)}"
    return left if left == signed(result.score) else f"{left} = {signed(result.score)}"


def standing_rows(public: PublicState) -> tuple[StandingRow, ...]:
    """The standing, best first."""
    seats = public.seats
    return tuple(
        StandingRow(
            place,
            seat,
            seats[seat].name,
            seats[seat].total,
            seats[seat].zero_rounds,
            seat in public.winners,
            seats[seat].retired,
        )
        for place, seat in standing(public)
    )


def result_line(teller: Teller, row: ResultRow) -> str:
    """One seat's round as a sentence: ``Mia went out: set 9s 9d 9c. 0 points, total 34.``"""
    text = teller.texts.text
    parts = [teller.meld(meld) for meld in row.melds]
    if row.deadwood:
        cards = " ".join(teller.card(card) for card, _ in row.deadwood)
        parts.append(text("terminal-left-over", cards=cards))
    if row.jokers_away:
        parts.append(text("terminal-jokers-away", count=row.jokers_away))
    return text(
        "terminal-result-out" if row.out else "terminal-result",
        name=row.name,
        you="yes" if row.seat == teller.seat else "no",
        hand="; ".join(parts),
        sum=row.sum or signed(row.score),
        total=signed(row.total),
    )
