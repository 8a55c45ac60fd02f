"""Speed 3-13 as the rules text has it (section 4): tables set up by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.calls import called, calls_scene
from tests.scenes import discard, out, refused, rules, scores
from threethirteen.cards import parse_card, parse_cards
from threethirteen.engine import Call, Leave, Match
from threethirteen.play import (
    Discard,
    DiscardsSettled,
    Draw,
    DrawsSeen,
    GoOut,
    HiddenChoiceSeen,
    OwnChoiceSeen,
    RefusedError,
    RoundEnding,
    RoundScored,
    SettledDiscard,
    Take,
)
from threethirteen.rules import RulesError, RuleSet

SPEED = RuleSet.preset("speed")
HANDS = ["9h 9s Kd", "2h 5s Jd", "4c 8s Qd"]
PILES = ["Ac", "7d", "9c"]
STOCK = "2c Tc 6c 8c 5c"


def scored(match: Match) -> RoundScored:
    assert match.public.last_scored is not None
    return match.public.last_scored


def test_each_seat_has_an_upcard_of_its_own_and_the_dealer_calls() -> None:
    match = Match.start(SPEED, ["A", "B", "C"], secret=bytes(32)).deal()
    round_ = match.state.round
    assert round_.calls is not None
    assert [len(pile) for pile in round_.calls.piles] == [1, 1, 1]
    assert round_.pile == ()
    assert round_.turn == round_.dealer == round_.order[-1]
    assert round_.stock_count == 4 * 52 - 3 * 3 - 3
    assert round_.to_act == round_.awaited == round_.order
    assert match.observe(round_.order[0]).top is round_.calls.piles[round_.order[-1]][-1]


def test_draws_are_settled_together_in_the_order_of_play() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK)
    match = (
        match.act(2, Draw()).act(0, Take()).act(1, Draw())
    )  # whoever chooses first: the order of play counts
    match = match.call()
    state = match.state
    assert state.hands[0] == parse_cards("9h 9s Kd 9c")  # from the pile of the right-hand neighbour, seat 2
    assert state.hands[1] == parse_cards("2h 5s Jd 2c")
    assert state.hands[2] == parse_cards("4c 8s Qd Tc")
    calls = state.round.calls
    assert calls is not None
    assert calls.piles == (parse_cards("Ac"), parse_cards("7d"), ())
    assert match.sightings(1)[-1].sighting.own is parse_card("2c")  # type: ignore[union-attr]
    assert state.round.shown[0] == parse_cards("9c")


def test_a_choice_is_the_seats_own_and_may_be_changed_until_the_call() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK).act(0, Draw())
    assert match.sightings(0)[-1].sighting == OwnChoiceSeen(0, Draw())
    assert match.sightings(1)[-1].sighting == match.sightings(None)[-1].sighting == HiddenChoiceSeen(0)
    match = match.act(0, Take())
    assert match.observe(0).choice == Take()
    assert match.observe(1).choice is None
    assert match.act(0, Take()) == match  # the same again is no news
    assert match.public.round is not None
    assert match.public.round.awaited == (1, 2)
    match = match.act(1, Draw()).act(2, Draw()).call()
    assert match.state.hands[0][-1] is parse_card("9c")
    assert match.observe(0).choice is None


def test_a_call_waits_for_everybody() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK).act(0, Draw()).act(1, Draw())
    with pytest.raises(RefusedError, match="call-too-early"):
        match.call()
    assert match.due is None
    assert match.act(2, Draw()).due == Call()
    with pytest.raises(RefusedError, match="no-call"):
        Match.start(RuleSet(), ["A", "B"], secret=bytes(32)).deal().call()


def test_several_go_out_at_once_and_the_others_have_one_more_of_both_calls() -> None:
    hands = ["9h 9s Kd", "2h 5s Jd", "8c 8s Qd"]
    match = calls_scene(rules("speed", score__out_bonus=-5), hands, piles=["8h", "7d", "9c"], stock=STOCK)
    match = called(match, Take(), Draw(), Draw())
    match = called(match, out("Kd"), discard("Jd"), discard("Qd"))
    assert match.public.round is not None
    assert match.public.round.outs == (0,)
    assert match.public.round.to_act == (1, 2)
    assert refused(match, Draw(), seat=0) == ("not-in-this-call", "out.last_turns")
    match = called(match, Take(), Draw())  # the goer's discard lies on its pile
    assert match.state.hands[1][-1] is parse_card("Kd")
    assert refused(match, out("Kd"), seat=1) == ("somebody-is-out", "out.last_turns")
    match = called(match, discard("Kd"), discard("8c"))
    assert scores(match) == [-5, 2 + 5 + 2, 8 + 10 + 6]

    both = calls_scene(rules("speed", score__out_bonus=-5), hands, piles=["8h", "8d", "9c"], stock=STOCK)
    both = called(both, Take(), Draw(), Take())
    both = called(both, out("Kd"), discard("Jd"), out("Qd"))
    assert both.public.round is not None
    assert both.public.round.outs == (0, 2)
    both = called(called(both, Draw()), discard("5s"))
    assert scores(both) == [-5, 2 + 2 + 10, -5]
    assert (scored(both).out, scored(both).also_out) == (0, (2,))
    assert both.events[-2].event == DiscardsSettled((SettledDiscard(1, parse_card("5s")),))


def test_without_last_turns_the_round_ends_at_the_call() -> None:
    match = calls_scene(rules("speed", out__last_turns=0), HANDS, piles=PILES, stock=STOCK)
    match = called(called(match, Take(), Draw(), Draw()), out("Kd"), discard("Jd"), discard("Qd"))
    assert match.public.round is None
    assert scores(match)[0] == 0


def test_all_discards_but_the_tops_are_shuffled_under_the_stock() -> None:
    match = calls_scene(SPEED, HANDS, piles=["2d 3d Ac", "7d", "4d 9c"], stock="2c")
    match = called(match, Take(), Draw(), Draw())
    assert match.state.hands[1][-1] is parse_card("2c")  # what was left of the stock comes first
    assert match.state.hands[2][-1] in parse_cards("2d 3d 4d")
    calls = match.state.round.calls
    assert calls is not None
    assert calls.piles == (parse_cards("Ac"), parse_cards("7d"), ())
    assert match.state.round.stock_count == 2


def test_a_stock_that_is_just_enough_is_drawn_as_it_lies() -> None:
    match = calls_scene(SPEED, HANDS, piles=["2d 3d Ac", "7d", "4d 9c"], stock="2c Tc")
    match = called(match, Take(), Draw(), Draw())
    assert (match.state.round.recycles, match.state.round.stock_count) == (0, 0)


def test_the_pile_of_one_who_has_left_is_shuffled_with_its_top() -> None:
    match = calls_scene(SPEED, HANDS, piles=["2d Ac", "7d", "4d 9c"], stock="").leave(2)
    match = called(match, Draw(), Draw())  # the leaver's three cards lie under the stock by now
    match = called(match, discard("Kd"), discard("Jd"))
    match = called(match, Draw(), Draw())
    calls = match.state.round.calls
    assert calls is not None
    assert match.state.round.recycles == 1
    assert calls.piles == (parse_cards("Kd"), parse_cards("Jd"), ())
    drawn = [*match.state.hands[0], *match.state.hands[1], *match.state.stock]
    assert sorted(drawn) == sorted(parse_cards("9h 9s 2h 5s 4c 8s Qd 2d Ac 7d 4d 9c"))


@pytest.mark.parametrize(
    ("house", "piles"), [({}, PILES), ({"draw__stock_empty": "end_round"}, ["2d Ac", *PILES[1:]])]
)
def test_too_few_cards_for_all_to_draw_end_the_round(house: dict[str, str], piles: list[str]) -> None:
    match = calls_scene(rules("speed", **house), HANDS, piles=piles, stock="2c Tc 6c 8c 5c")
    match = called(match, Draw(), Draw(), Draw())
    match = called(match, discard("Kd"), discard("Jd"), discard("Qd"))
    if match.public.round is not None:  # three more discards lie there: enough of them may be shuffled
        match = called(match, Draw(), Draw(), Draw())
        match = called(match, discard("9h"), discard("2h"), discard("4c"))
    if house:
        assert scored(match).ending is RoundEnding.STOCK_EMPTY
    else:
        assert match.public.round is not None


def test_laps_are_counted_call_by_call() -> None:
    match = calls_scene(rules("speed", draw__max_laps=1), HANDS, piles=PILES, stock=STOCK)
    match = called(match, Draw(), Draw(), Draw())
    match = called(match, discard("Kd"), discard("Jd"), discard("Qd"))
    assert scored(match).ending is RoundEnding.MAX_LAPS


def test_the_taken_card_may_not_be_returned_where_the_rules_say_so() -> None:
    match = calls_scene(rules("speed", draw__return_taken_card=False), HANDS, piles=PILES, stock=STOCK)
    match = called(match, Take(), Draw(), Take())
    assert refused(match, discard("7d"), seat=2) == ("taken-card-returned", "draw.return_taken_card")
    assert discard("2c") in match.observe(1).legal


def test_going_out_in_the_first_lap_and_without_a_discard() -> None:
    first = calls_scene(rules("speed", out__first_turn=False), HANDS, piles=PILES, stock=STOCK)
    first = called(first, Take(), Draw(), Draw())
    assert refused(first, out("Kd"), seat=0) == ("out-in-first-turn", "out.first_turn")
    gin = calls_scene(
        rules("speed", out__discard="optional"), ["9h 9s 9d", *HANDS[1:]], piles=PILES, stock=STOCK
    )
    gin = called(called(gin, Take(), Draw(), Draw()), out(None), discard("Jd"), discard("Qd"))
    assert gin.public.round is not None
    assert gin.public.round.counts[0] == 4
    assert gin.observe(1).top is parse_card("Ac")


def test_who_leaves_in_mid_choice_holds_up_nobody() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK)
    match = match.act(0, Take()).act(1, Take()).leave(2)
    assert match.public.round is not None
    # seat 0 took from the pile of the one who left: it chooses again, whatever it had chosen
    assert match.public.round.awaited == (0,)
    assert match.observe(0).choice is None
    assert match.observe(0).top is parse_card("7d")
    again = match.act(0, Take()).call()
    assert again.state.hands[0][-1] is parse_card("7d")
    assert again.state.hands[1][-1] is parse_card("Ac")
    # the last one that a call waits for
    waiting = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK).act(1, Draw()).act(2, Draw())
    waiting = waiting.command(Leave(0)).act(1, Draw())
    assert waiting.due == Call()
    # and the caller
    caller = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK).leave(2)
    assert caller.state.round.turn == 0
    # a leaver's pile is shuffled with the rest, its top too
    assert Counter(caller.state.round.recyclable) == Counter(parse_cards("9c"))


def test_who_is_out_may_leave_and_the_last_call_goes_on() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK)
    match = called(called(match, Take(), Draw(), Draw()), out("Kd"), discard("Jd"), discard("Qd"))
    match = match.leave(0)
    assert match.public.round is not None
    assert match.public.round.to_act == (1, 2)
    match = called(called(match, Draw(), Draw()), Discard(parse_card("2c")), Discard(parse_card("Tc")))
    assert match.public.round is None
    assert [result.seat for result in scored(match).results] == [1, 2]


def test_a_match_put_aside_keeps_the_choices() -> None:
    match = calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK).act(0, Take()).suspend()
    assert refused(match, Draw(), seat=1) == ("match-suspended", "table")
    with pytest.raises(RefusedError, match="match-suspended"):
        match.call()
    assert match.resume().observe(0).choice == Take()


def test_what_needs_turns_is_refused() -> None:
    for house in ({"out.lay_off": "redemption"}, {"out.wrong_call": 20}):
        with pytest.raises(RulesError, match="needs-turns"):
            RuleSet.preset("speed", house)


def test_a_draw_call_tells_who_took_what_and_nothing_of_the_stock() -> None:
    match = called(calls_scene(SPEED, HANDS, piles=PILES, stock=STOCK), Take(), Draw(), Draw())
    seen = match.sightings(None)[-1].sighting
    assert isinstance(seen, DrawsSeen)
    assert (seen.drew, seen.own) == ((1, 2), None)
    assert [(take.seat, take.card) for take in seen.taken] == [(0, parse_card("9c"))]
    assert GoOut(parse_card("Kd")) in match.observe(0).legal
