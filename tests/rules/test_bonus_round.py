"""The bonus round (``match.tie``; Deuces Aren't Wild): dealt to the tied seats, it decides the tie and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.matches import SECRET, Careful, Whim
from tests.scenes import act, discard, out, rules, scene
from threethirteen.bots import make_bot
from threethirteen.cards import Rank
from threethirteen.engine import Match, RoundDealt, standing
from threethirteen.notation.record import RecordSeat, write_record
from threethirteen.notation.verify import verify
from threethirteen.play import Draw, MatchEndReason, RefusedError, RoundScored
from threethirteen.rules import RuleSet

TIE = rules(rounds=[3], match__tie="bonus_round", players=[2, 4])


def tied(
    rule_set: RuleSet = TIE, third: int = 40, *, ada: int = 17, third_zeros: int = 0, leaves: bool = False
) -> Match:
    """The only round is over: Ada is out with 0 on top of 17, Ben has 17 (2 + 5 + 10), Cy has more or has left."""
    match = scene(rule_set, ["9h 9s 9d", "2h 5s Jd", "Kh Qh 2s"], stock="Kd Kc Qc", pile="Ac")
    seats = match.public.seats
    cy = replace(seats[2], total=third, zero_rounds=third_zeros)
    seats = (replace(seats[0], total=ada), seats[1], cy)
    state = replace(match.state, public=replace(match.public, seats=seats))
    match = act(Match(match.events, state, SECRET), Draw(), out("Kd"), Draw())
    if leaves:
        return act(match.leave(2), discard("Kc"))
    return act(match, discard("Kc"), Draw(), discard("Qc"))


def to_the_end(match: Match) -> Match:
    while match.turn is not None:
        match = match.act(match.turn, Careful().act(match.observe(match.turn)))
    return match


def test_a_tie_at_the_lowest_total_is_played_off_among_the_tied_alone() -> None:
    match = tied()
    assert match.public.ended is None
    assert match.public.tied == (0, 1)
    match = match.deal()
    round_ = match.state.round
    assert round_.bonus
    assert sorted(round_.order) == [0, 1]
    assert round_.counts == (3, 3, 0)
    dealt = match.events[-1].event
    assert isinstance(dealt, RoundDealt)
    assert dealt.number == 1
    assert match.observe(2).hand == ()


def test_it_changes_no_total_and_stands_apart() -> None:
    before = tied()
    match = to_the_end(before.deal())
    public = match.public
    assert public.ended is MatchEndReason.ROUNDS_PLAYED
    assert [seat.total for seat in public.seats] == [seat.total for seat in before.public.seats]
    assert [seat.scores for seat in public.seats] == [seat.scores for seat in before.public.seats]
    assert public.rounds_played == 1
    assert public.bonus is not None
    assert [result.total for result in public.bonus.results] == [17, 17]
    scores = {result.seat: result.score for result in public.bonus.results}
    assert set(scores) == {0, 1}
    lowest = min(scores.values())
    assert public.winners == tuple(seat for seat in (0, 1) if scores[seat] == lowest)
    assert [place for place, seat in standing(public) if seat in public.winners] == [1] * len(public.winners)


def test_no_tie_no_bonus_round() -> None:
    match = scene(TIE, ["9h 9s 9d", "2h 5s Jd"], stock="Kd Kc Qc")
    match = act(match, Draw(), out("Kd"), Draw(), discard("Kc"))
    assert (match.public.ended, match.public.winners) == (MatchEndReason.ROUNDS_PLAYED, (0,))
    assert match.public.tied == ()


def test_shared_is_shared() -> None:
    match = tied(rules(rounds=[3], players=[2, 4]))
    assert (match.public.ended, match.public.winners) == (MatchEndReason.ROUNDS_PLAYED, (0, 1))


@pytest.mark.parametrize(
    ("options", "cards", "wild"),
    [
        ({}, 3, Rank(3)),
        ({"match.bonus_hand_size": 5}, 5, Rank(5)),
        ({"match.bonus_hand_size": 5, "match.bonus_wild": "jokers_only"}, 5, None),
    ],
)
def test_hand_size_and_wild_rank_are_those_of_the_options(
    options: dict[str, int | str], cards: int, wild: Rank | None
) -> None:
    match = tied(TIE.with_house_rules(options)).deal()
    assert (match.state.round.hand_size, match.state.round.wild) == (cards, wild)
    assert match.observe(0).wild is wild
    assert match.observe(0).rules.wild_rank(cards) is wild
    assert len(match.state.hands[0]) == cards


def test_nobody_comes_in_before_it() -> None:
    with pytest.raises(RefusedError) as error:
        tied().join("Dot")
    assert (error.value.refusal.code, error.value.refusal.rule) == ("bonus-round-due", "match.tie")


def test_whoever_is_left_of_the_tied_has_won() -> None:
    match = tied().leave(0)
    assert (match.public.ended, match.public.winners) == (MatchEndReason.ROUNDS_PLAYED, (1,))
    match = tied().deal().leave(1)
    assert (match.public.ended, match.public.winners) == (MatchEndReason.ROUNDS_PLAYED, (0,))
    match = tied().leave(2)
    assert match.public.ended is None
    assert to_the_end(match.deal()).public.ended is not None


def test_whoever_is_left_of_the_tied_has_won_at_the_target_too() -> None:
    match = tied(rules(rounds=[3, 4, 5], match__tie="bonus_round", match__target=30, players=[2, 4])).leave(0)
    assert (match.public.ended, match.public.winners) == (MatchEndReason.TARGET_REACHED, (1,))


@pytest.mark.parametrize("total", [5, 17])
def test_who_has_left_ties_with_nobody(total: int) -> None:
    match = tied(third=total, leaves=True)
    assert match.public.tied == (0, 1)
    assert sorted(match.deal().state.round.order) == [0, 1]


def test_a_lowest_total_alone_is_no_tie_with_one_who_has_left() -> None:
    match = tied(rules(rounds=[3], match__tie="bonus_round", players=[2, 4]), third=0, leaves=True, ada=10)
    assert (match.public.ended, match.public.winners) == (MatchEndReason.ROUNDS_PLAYED, (0,))


ZEROS = rules(rounds=[3], match__tie="most_zero_rounds", score__out_bonus=-5)


def test_zero_rounds_of_those_who_are_not_tied_do_not_matter() -> None:
    # Ada has 22 - 5, Ben 17; Cy has most rounds without a point, and too many points
    match = tied(ZEROS, ada=22, third_zeros=9)
    assert [seat.total for seat in match.public.seats][:2] == [17, 17]
    assert match.public.winners == (0,)


def test_a_round_without_a_point_is_one_whatever_the_bonus() -> None:
    """Going out for -5 is one; knocking with five points, which the bonus takes away again, is none."""
    match = tied(ZEROS, ada=22)
    assert [seat.zero_rounds for seat in match.public.seats] == [1, 0, 0]
    knocking = rules(rounds=[3], score__out_bonus=-2, out__knock_at_most=5, draw__max_laps=3)
    match = scene(knocking, ["As Ac 2h", "2c 5s Jd"], stock="Kd Kc")
    match = act(match, Draw(), out("Kd"), Draw(), discard("Kc"))
    assert [seat.zero_rounds for seat in match.public.seats] == [0, 0]


def test_a_target_that_two_share_is_played_off_too() -> None:
    rule_set = rules(rounds=[3, 4, 5], match__tie="bonus_round", match__target=30, players=[2, 4])
    match = tied(rule_set)
    assert match.public.tied == (0, 1)
    match = match.deal()
    assert (match.state.round.bonus, match.state.round.hand_size) == (True, 5)
    assert to_the_end(match).public.ended is MatchEndReason.TARGET_REACHED


def test_deuces_arent_wild_has_fifteen_cards_and_jokers_only() -> None:
    rule_set = RuleSet.preset("deuces-arent-wild")
    assert len(rule_set.rounds) == 12
    bonus = rule_set.bonus_round()
    assert (bonus.rounds, bonus.wild_rank(15)) == ((15,), None)
    # one deck with two jokers: enough for three hands of fifteen, an upcard and a stock
    assert 54 - 3 * 15 - 1 >= 3


@given(st.integers(0, 2**32))
def test_whole_matches_end_and_verify(seed: int) -> None:
    """Short rounds that tie often: every match ends, its record is right, all viewers agree."""
    house = rules(rounds=[3], match__tie="bonus_round", draw__max_laps=1, deck__ranks="A..5", deck__copies=2)
    match = Match.start(house, ("Ada", "Ben", "Cay"), secret=seed.to_bytes(32, "big"))
    match = match.play([Whim("tie"), make_bot("greedy", "tie"), Whim("other")])
    assert match.ended
    bonus = [one.event for one in match.events if isinstance(one.event, RoundScored) and one.event.bonus]
    assert len(bonus) <= 1
    for viewer in (None, 0, 2):
        public = match.observe(viewer).public
        assert (public.bonus is not None) == bool(bonus)
    seats = [RecordSeat(name) for name in ("Ada", "Ben", "Cay")]
    for viewer in (None, 0):
        found = verify(list(write_record(match, seats, viewer, "test")))
        assert found.issue is None, found.issue
