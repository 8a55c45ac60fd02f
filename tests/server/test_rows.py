"""A table as a line in a list: who has won, and whose turn it is."""

from __future__ import annotations

from tests.calls import calls_scene
from tests.scenes import act, discard, out, rules, scene
from tests.server.tabletop import start
from threethirteen.engine import ChangeSeating, Match
from threethirteen.play import Draw
from threethirteen.protocol.messages import TableRow
from threethirteen.rules import RuleSet
from threethirteen.server.rows import row
from threethirteen.server.saving import stored_seats, stored_table
from threethirteen.server.state import TableState
from threethirteen.server.table import Table
from threethirteen.store import ListedSeat, ListedTable


def lines(match: Match, mine: int | None = None) -> tuple[TableRow, TableRow]:
    """The line of this match at a table in memory, and at one in the database."""
    state: TableState = start(len(match.public.seats)).table.state
    for number, seat in enumerate(match.public.seats):
        if seat.retired:
            state = state.with_seat(number, type(state.seats[0])(left=True))
    seats = tuple(
        ListedSeat(seat=one.seat, name=one.name, kind=one.kind, bot=None, auto=False, left=one.left)
        for one in stored_seats(match, state)
    )
    listed = ListedTable(table=stored_table(match, state), seats=seats, mine=mine)
    return row(Table(match, state, 0.0)), row(listed)


def test_winners_are_named_whoever_has_left_and_whoever_sits_where() -> None:
    table = scene(rules(rounds=[3]), ["2h 5s Jd", "9h 9s 9d", "2c 5c Jc"], stock="Kd Kc Qc", turn=1)
    ended = act(table.leave(0), Draw(), out("Kd"), Draw(), discard("Kc"))
    assert ended.public.winners == (1,)
    for line in lines(ended):
        assert [line.names[place] for place in line.winners] == ["Ben"]

    started = Match.start(rules(rounds=[3], draw__max_laps=1), ("Ada", "Ben", "Cy"), secret=bytes(32))
    moved = started.command(ChangeSeating((2, 0, 1))).deal()
    while not moved.ended:
        assert moved.turn is not None
        moved = act(moved, Draw())
        assert moved.turn is not None
        moved = act(moved, discard(str(moved.state.hands[moved.turn][-1])))
    expected = {moved.public.seats[seat].name for seat in moved.public.winners}
    for line in lines(moved):
        assert {line.names[place] for place in line.winners} == expected


def test_nobody_has_won_where_no_round_was_played() -> None:
    match = Match.start(RuleSet.preset("standard"), ("Ada", "Ben"), secret=bytes(32)).deal().call_off()
    assert [line.winners for line in lines(match)] == [(), ()]


def test_all_that_a_call_waits_for_read_that_it_is_their_turn() -> None:
    match = calls_scene(
        RuleSet.preset("speed"),
        ["9h 9s Kd", "2h 5s Jd", "4c 8s Qd"],
        piles=["Ac", "7d", "9c"],
        stock="2c Tc 6c 8c",
    )
    assert [lines(match, seat)[1].your_turn for seat in (0, 1, 2, None)] == [True, True, True, False]
    chosen = match.act(0, Draw())
    assert [lines(chosen, seat)[1].your_turn for seat in (0, 1, 2)] == [False, True, True]
