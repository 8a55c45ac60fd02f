"""What a seat is told of its hand in the last turn of a redemption round."""

from __future__ import annotations

from tests.scenes import act, out, rules, scene
from threethirteen.cards import parse_card
from threethirteen.engine import Match
from threethirteen.play import Draw, LayOff
from threethirteen.protocol.messages import HandRead, TableSettings
from threethirteen.server.hand import HandReader
from threethirteen.server.state import SeatState, TableState
from threethirteen.solver import RunEnd


def last_turn(**options: str) -> Match:
    table = scene(rules("redemption", **options), ["5h 6h 7h", "8h 4h 3h"], stock="Kd 2h Qc", pile="Ac")
    return act(table, Draw(), out("Kd"), Draw())


def read(match: Match) -> HandRead | None:
    seats = (SeatState(), SeatState())
    state = TableState(
        code="abcdef", match="m" * 32, pepper="11" * 32, settings=TableSettings(), host=0, seats=seats
    )
    return HandReader().read(match, state, 1)


def off(card: str, end: RunEnd | None = None) -> LayOff:
    return LayOff(parse_card(card), 0, end)


def test_the_places_for_each_card_are_told() -> None:
    told = read(last_turn())
    assert told is not None
    # threes are wild in this round: this one fits at both ends
    assert set(told.places) == {off("8h"), off("4h"), off("3h", RunEnd.LAST), off("3h", RunEnd.FIRST)}
    assert told.outs == ()


def test_who_has_laid_every_card_can_say_that_this_is_all() -> None:
    match = last_turn(out__discard="optional")
    match = act(match, off("8h"), off("4h"), off("3h", RunEnd.FIRST), off("2h"))
    told = read(match)
    assert told is not None
    assert told.cards == ()
    assert told.outs == (None,)
