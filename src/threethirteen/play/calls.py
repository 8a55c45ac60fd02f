"""The course of a round in which all play at once, call by call (rules, section 4; ``play`` = simultaneous).

At the call *draw* every seat it is for takes one card, from the stock or from the top of its right-hand neighbour's
pile; at the call *discard* each lays one on its own pile, or goes out. Until the call is settled a seat's choice is
its own: the others see that it has chosen. Several may go out at once; the others have one more of both calls.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from threethirteen.cards import Card
from threethirteen.play.public import Calls, Phase, PublicState, Round, put, without
from threethirteen.play.sightings import (
    DealSeen,
    DiscardsSettled,
    DrawsSeen,
    HiddenChoiceSeen,
    OwnChoiceSeen,
    SettledDiscard,
)

CallMove = OwnChoiceSeen | HiddenChoiceSeen | DrawsSeen | DiscardsSettled


def dealt(public: PublicState, deal: DealSeen) -> Calls | None:
    """The piles as the deal leaves them: an upcard each. None where one upcard is for all."""
    if deal.upcard is not None:
        return None
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(public.seats)
    piles = nothing
    for seat, card in zip(deal.seats, deal.upcards, strict=True):
        piles = put(piles, seat, (card,))
    return Calls(piles=piles, took=(None,) * len(public.seats))


def moved(round_: Round, move: CallMove) -> Round:
    """The round after a choice or a call. Raises ValueError where it cannot follow."""
    calls = round_.calls
    if calls is None:
        raise ValueError("this round is played turn by turn")
    match move:
        case OwnChoiceSeen(seat) | HiddenChoiceSeen(seat):
            if seat not in round_.to_act:
                raise ValueError(f"the call is not for seat {seat}")
            chosen = calls.chosen if seat in calls.chosen else (*calls.chosen, seat)
            return replace(round_, calls=replace(calls, chosen=chosen))
        case DrawsSeen():
            return _drawn(round_, calls, move)
        case DiscardsSettled(discards):
            return _discarded(round_, calls, discards)
        case _:
            assert_never(move)


def _drawn(round_: Round, calls: Calls, draws: DrawsSeen) -> Round:
    counts, shown, piles, took = round_.counts, round_.shown, calls.piles, calls.took
    for seat in draws.drew:
        counts = put(counts, seat, counts[seat] + 1)
    for take in draws.taken:
        seat, right = take.seat, round_.right_of(take.seat)
        if right is None or round_.top_for(seat) is not take.card:
            raise ValueError(f"{take.card} is not on the pile that seat {seat} may take from")
        counts = put(counts, seat, counts[seat] + 1)
        shown = put(shown, seat, (*shown[seat], take.card))
        piles = put(piles, right, piles[right][:-1])
        took = put(took, seat, take.card)
    return replace(
        round_,
        counts=counts,
        shown=shown,
        stock_count=round_.stock_count - len(draws.drew),
        phase=Phase.DISCARD,
        calls=replace(calls, piles=piles, took=took, chosen=()),
    )


def _discarded(round_: Round, calls: Calls, discards: tuple[SettledDiscard, ...]) -> Round:
    counts, shown, piles, turns = round_.counts, round_.shown, calls.piles, round_.turns
    laid_down = round_.shown_hands
    for settled in discards:
        seat, card = settled.seat, settled.card
        turns = put(turns, seat, turns[seat] + 1)
        if card is not None:
            counts = put(counts, seat, counts[seat] - 1)
            piles = put(piles, seat, (*piles[seat], card))
            if card in shown[seat]:
                shown = put(shown, seat, without(shown[seat], card))
        if settled.arrangement is not None:
            # the cards it was known to hold lie on the table now, and must not be counted twice
            shown = put(shown, seat, ())
            laid_down = (*laid_down, (seat, settled.arrangement))
    outs, last_turns = calls.outs, round_.last_turns
    if round_.out is None:
        outs = tuple(settled.seat for settled in discards if settled.arrangement is not None)
        if outs and round_.rules.out.last_turns:
            last_turns = tuple(seat for seat in round_.order if seat not in outs)
    else:
        last_turns = ()
    return replace(
        round_,
        counts=counts,
        shown=shown,
        phase=Phase.DRAW,
        turns=turns,
        out=outs[0] if outs else None,
        last_turns=last_turns,
        shown_hands=laid_down,
        calls=replace(calls, piles=piles, took=(None,) * len(calls.took), chosen=(), outs=outs),
    )


def recycled(round_: Round, stock_count: int) -> Round:
    """The round after all discards but the tops have gone under the stock."""
    calls = round_.calls
    assert calls is not None
    piles = tuple(pile[-1:] if seat in round_.order else () for seat, pile in enumerate(calls.piles))
    return replace(
        round_, stock_count=stock_count, recycles=round_.recycles + 1, calls=replace(calls, piles=piles)
    )


def left(round_: Round, seat: int) -> Round:
    """What becomes of the calls when a seat leaves; the rest is as in any round.

    Its pile stays where it is, out of play until the discards are shuffled. Before a draw call its left-hand neighbour
    has another pile to take from, and so has to choose again, whatever it had chosen: that tells nothing.
    """
    calls = round_.calls
    assert calls is not None
    order, gone = round_.order, {seat}
    following = order[(order.index(seat) + 1) % len(order)]
    if round_.phase is Phase.DRAW:
        gone.add(following)
    chosen = tuple(other for other in calls.chosen if other not in gone)
    return replace(
        round_,
        turn=following if round_.turn == seat else round_.turn,
        calls=replace(calls, took=put(calls.took, seat, None), chosen=chosen),
    )
