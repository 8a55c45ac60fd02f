"""Jokers away (``out.jokers_away``; the articles): a joker left over lies on another's meld and costs nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.matches import Whim
from tests.scenes import act, discard, out, rules, scene
from threethirteen.cards import parse_card
from threethirteen.engine import Match
from threethirteen.play import Draw, SeatResult

AWAY = rules(deck__jokers=2, out__jokers_away=True)
STAYS = rules(deck__jokers=2)


def results(match: Match) -> dict[int, SeatResult]:
    scored = match.public.last_scored
    assert scored is not None
    return {result.seat: result for result in scored.results}


def test_a_joker_left_over_costs_nothing_where_another_shows_a_meld() -> None:
    # Ada is out with three nines; Ben is left with JK 5s Jd = 20 + 5 + 10
    hands = ["9h 9s 9d", "JK 5s Jd"]
    for rule_set, points, away in ((STAYS, 35, 0), (AWAY, 15, 1)):
        match = act(scene(rule_set, hands, stock="Kd Kc Qc"), Draw(), out("Kd"), Draw(), discard("Kc"))
        ben = results(match)[1]
        assert (ben.score, ben.jokers_away) == (points, away)
        assert ("JK" in map(str, ben.arrangement.deadwood)) is (away == 0)


def test_it_stays_where_it_saves_more_in_a_meld_of_its_own() -> None:
    # two sevens and a joker are a set: nothing is left, and nothing goes away
    match = scene(AWAY, ["9h 9s 9d", "JK 7s 7d"], stock="Kd Kc Qc")
    ben = results(act(match, Draw(), out("Kd"), Draw(), discard("Kc")))[1]
    assert (ben.score, ben.jokers_away, len(ben.arrangement.melds)) == (0, 0, 1)


def test_a_hand_is_arranged_as_if_jokers_cost_nothing() -> None:
    # one wild a meld, fives wild. With JK as the three of diamonds 5h and 2c are left: 17; with 5h there it is
    # JK and 2c, and the joker goes
    ending = rules("one-wild", deck__jokers=2, out__jokers_away=True, draw__max_laps=1)
    match = scene(ending, ["9h 9s 9d Th 2s", "JK 5h 4d 2d 2c"], stock="Kh Kd", pile="Ac")
    ben = results(act(match, Draw(), discard("Kh"), Draw(), discard("Kd")))[1]
    assert (ben.score, ben.jokers_away) == (2, 1)


def test_a_meld_of_one_who_has_left_takes_it_too() -> None:
    hands = ["9h 9s 9d", "JK 5s Jd", "2h 6s Qd"]
    match = act(scene(AWAY, hands, stock="Kd Kc Qc", pile="Ac"), Draw(), out("Kd")).leave(0)
    match = act(match, Draw(), discard("Kc"), Draw(), discard("Qc"))
    assert sorted(results(match)) == [1, 2]
    assert (results(match)[1].score, results(match)[1].jokers_away) == (15, 1)


def test_ones_own_meld_does_not_count() -> None:
    # Ada knocks with 2h 5s 8d and shows no meld; Ben's set bears one wild and takes no other
    knocking = rules(
        deck__jokers=2,
        out__jokers_away=True,
        out__knock_at_most=30,
        wild__max_per_meld=1,
        wild__all_wild=False,
    )
    match = scene(knocking, ["2h 5s 8d Tc", "9h 9s JK JK"], stock="Kd Kc Qc", pile="Ac")
    match = act(match, Draw(), out("Kd"), Draw(), discard("Kc"))
    seats = results(match)
    assert (seats[0].score, seats[0].arrangement.melds) == (25, ())
    assert (seats[1].score, seats[1].jokers_away) == (20, 0)


def test_a_knocker_gets_rid_of_it_too() -> None:
    knocking = rules(deck__jokers=2, out__jokers_away=True, out__knock_at_most=30)
    match = scene(knocking, ["JK 2h 5s", "9h 9s 9d"], stock="Kd Kc Qc", pile="Ac")
    ada = results(act(match, Draw(), out("Kd"), Draw(), discard("Kc")))[0]
    assert (ada.score, ada.jokers_away) == (7, 1)


def test_nobody_shows_a_meld() -> None:
    ending = rules(deck__jokers=2, out__jokers_away=True, draw__max_laps=1)
    match = scene(ending, ["JK 2h 5s", "7h 9s Jd"], stock="Kd Kc Qc", pile="Ac")
    ada = results(act(match, Draw(), discard("Kd"), Draw(), discard("Kc")))[0]
    assert (ada.score, ada.jokers_away) == (27, 0)


@given(st.integers(0, 200), st.integers(2, 4))
def test_it_never_costs_more_and_no_joker_is_lost(seed: int, seats: int) -> None:
    """Whole rounds of random hands: against the same round without the rule each seat pays at most as much."""
    games = {}
    for key, changes in (("away", True), ("stays", False)):
        house = rules(
            deck__jokers=4, out__jokers_away=changes, rounds=[5], draw__max_laps=3, out__knock_at_most=12
        )
        match = Match.start(house, ("A", "B", "C", "D")[:seats], secret=seed.to_bytes(32, "big"))
        games[key] = match.play([Whim("jokers")] * seats)
    away, stays = results(games["away"]), results(games["stays"])
    jokers = parse_card("JK")
    for seat, result in away.items():
        assert result.score <= stays[seat].score
        here = [*result.arrangement.cards, *[jokers] * result.jokers_away]
        assert sorted(here) == sorted(stays[seat].arrangement.cards)
