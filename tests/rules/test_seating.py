"""Who sits where, and under which name: renamed seats and a changed order round the table."""

from __future__ import annotations

import pytest

from tests.rules.test_engine_behaviours import Passer
from tests.scenes import SECRET, rules
from threethirteen.engine import ChangeSeating, Match, Rename
from threethirteen.play import RefusedError


def test_a_friend_takes_over_a_bots_seat_and_keeps_its_score() -> None:
    match = Match.start(rules(draw__max_laps=1), ("Ada", "Bot"), secret=SECRET).deal()
    match = match.command(Rename(1, "ada"))
    assert [seat.name for seat in match.public.seats] == ["Ada", "ada 2"]
    with pytest.raises(RefusedError, match="no-such-seat"):
        match.command(Rename(2, "Cy"))


def test_a_changed_seating_counts_from_the_next_deal() -> None:
    match = Match.start(rules(draw__max_laps=1), ("Ada", "Ben", "Cy", "Dot"), secret=SECRET)
    match = match.command(ChangeSeating((3, 1, 0, 2))).deal()
    first = match.state.round
    cycle = (3, 1, 0, 2)
    assert first.order[0] == cycle[(cycle.index(first.dealer) + 1) % 4]
    assert first.order[-1] == first.dealer
    with pytest.raises(RefusedError, match="round-in-progress"):
        match.command(ChangeSeating((0, 1, 2, 3)))
    while match.public.round is not None:
        match = match.act(match.state.round.turn, Passer().act(match.observe(match.state.round.turn)))
    match = match.leave(first.order[0])
    stay = tuple(sorted(match.public.active))
    with pytest.raises(RefusedError, match="seating-incomplete"):
        match.command(ChangeSeating((0, 1, 2, 3)))
    match = match.command(ChangeSeating(stay)).deal()
    assert len(match.state.round.order) == 3
    assert match.state.round.dealer in stay
