"""Who sits where, on which deals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threethirteen.rules import RuleSet
from threethirteen.simulate import Plan
from threethirteen.simulate.plan import period


def plan(bots: str, matches: int = 10, paired: bool = True) -> Plan:
    return Plan(tuple(bots), RuleSet(), matches, "seed", paired)


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("AB", 2), ("AAB", 3), ("ABAB", 2), ("ABBA", 4), ("AAA", 3), ("ABCABC", 3), ("AAAB", 4)],
)
def test_rotations(bots: str, rotations: int) -> None:
    assert period(tuple(bots)) == rotations


def test_matches_are_rounded_up_to_whole_rotations() -> None:
    assert [(plan("ABC", n).sets, plan("ABC", n).total) for n in (1, 3, 4, 10)] == [
        (1, 3),
        (1, 3),
        (2, 6),
        (4, 12),
    ]
    assert (plan("ABC", 10, paired=False).sets, plan("ABC", 10, paired=False).total) == (10, 10)


@given(st.lists(st.sampled_from("ABC"), min_size=2, max_size=8).map("".join))
def test_every_bot_sits_in_every_seat_as_often_as_it_stands_in_the_list(bots: str) -> None:
    table = plan(bots)
    for seat in range(len(bots)):
        sat = [bots[table.seating(0, rotation)[seat]] for rotation in range(table.rotations)]
        for bot in set(bots):
            assert sat.count(bot) * len(bots) == bots.count(bot) * table.rotations


def test_unpaired_bots_move_on_from_match_to_match() -> None:
    table = plan("ABC", paired=False)
    assert [table.seating(number, 0) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_bot_named_twice_is_one_bot_unless_all_are_the_same() -> None:
    assert plan("ABA").rows == (("A", (0, 2)), ("B", (1,)))
    assert plan("AA").rows == (("A", (0,)), ("A 2", (1,)))


def test_deals_and_luck_hang_on_seed_and_set_alone() -> None:
    one, other = plan("AB"), plan("CA", paired=False)
    assert one.secret(3) == other.secret(3)
    assert one.bot_seed(3) == other.bot_seed(3)
    assert (
        len({one.secret(number) for number in range(50)} | {Plan(("A",), RuleSet(), 1, "x").secret(0)}) == 51
    )
    # the number cannot run into the seed
    assert Plan(("A",), RuleSet(), 1, "1|x").secret(1) != Plan(("A",), RuleSet(), 1, "x").secret(11)
