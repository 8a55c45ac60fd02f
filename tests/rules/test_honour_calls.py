"""Honour calls (``out.wrong_call``; the articles): a wrong call is shown to all, taken back, and paid for later."""

from __future__ import annotations

from tests.scenes import act, discard, out, refused, rules, scene, scores
from threethirteen.bots import make_bot
from threethirteen.cards import parse_card, parse_cards
from threethirteen.engine import Match
from threethirteen.play import CalledWrongly, CallOut, Draw, Phase, Take, WentOut

HONEST = rules(out__wrong_call=20)


def call(text: str | None) -> CallOut:
    return CallOut(parse_card(text) if text else None)


def table() -> Match:
    """Ada holds 9h 9s Kd; the nine of diamonds is the second card of the stock, the king of clubs the first."""
    return scene(HONEST, ["9h 9s Kd", "2h 5s Jd"], stock="Kc 9d Qc 4c 7c", pile="Ac")  # threes are wild


def test_a_wrong_call_is_seen_by_all_and_the_turn_goes_on() -> None:
    match = act(table(), Draw(), call("Kc"))
    told = match.events[-1].event
    assert told == CalledWrongly(0, parse_card("Kc"), parse_cards("9h 9s Kd Kc"), 20)
    for viewer in (0, 1, None):
        assert match.sightings(viewer)[-1].sighting == told
    assert match.state.hands[0] == parse_cards("9h 9s Kd Kc")
    round_ = match.state.round
    assert (round_.turn, round_.phase, round_.penalties) == (0, Phase.DISCARD, (20, 0))
    assert match.observe(1).round.shown[0] == parse_cards("9h 9s Kd Kc")
    assert not set(parse_cards("9h 9s Kd Kc")) & set(match.observe(1).unseen)


def test_the_seat_discards_as_usual_any_card() -> None:
    match = act(table(), Draw(), call("Kc"))
    for card in ("9h", "9s", "Kd", "Kc"):
        assert discard(card) in match.observe(0).legal
    after = act(match, discard("9h"))
    assert after.turn == 1
    assert after.state.round.shown[0] == parse_cards("9s Kd Kc")


def test_every_wrong_call_of_a_round_is_charged_when_it_is_scored() -> None:
    # Ada calls wrongly twice, keeps 9h 9s Kd and is left with 28; Ben melds nothing and cannot be out
    match = act(table(), Draw(), call("Kc"), call("Kd"), discard("Kc"))
    # Ben draws the nine and throws it, Ada takes it: 9h 9s 9d, and is out with the king
    match = act(match, Draw(), discard("9d"), Take(), out("Kd"), Draw(), discard("Qc"))
    assert scores(match) == [40, 17]  # 0 + 2 × 20; 2 + 5 + 10
    scored = match.public.last_scored
    assert scored is not None
    assert [result.penalty for result in scored.results] == [40, 0]
    assert match.public.seats[0].zero_rounds == 0


def test_a_doubled_round_doubles_the_penalty_and_not_the_bonus() -> None:
    doubled = rules(out__wrong_call=20, score__double_rounds=[11], score__out_bonus=-5)
    melded = "4h 4s 4d 5h 5s 5d 6h 6s 6d 7h 7s"
    left = "8h 8s 8d 9h 9s 9d Th Ts Td 3c Kc"
    match = scene(doubled, [melded, left], stock="7d 2c Qc", pile="Ac")
    match = act(match, Draw(), call("5h"), out("7d"), Draw(), discard("2c"))
    assert scores(match) == [20 * 2 - 5, 26]


def test_a_right_call_is_going_out() -> None:
    match = act(scene(HONEST, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc"), Draw(), call("Kd"))
    told = match.events[-1].event
    assert isinstance(told, WentOut)
    assert match.state.round.out == 0
    assert match.state.round.penalties == (0, 0)


def test_nobody_calls_before_drawing_in_last_turns_or_with_a_card_not_held() -> None:
    match = scene(HONEST, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc")
    assert refused(match, call("9h")) == ("draw-first", "draw")
    match = act(match, Draw())
    assert refused(match, call("2h")) == ("card-not-in-hand", "discard")
    assert refused(match, call(None)) == ("discard-compulsory", "out.discard")
    match = act(match, call("Kd"), Draw())
    assert refused(match, call("Jd")) == ("somebody-is-out", "out.last_turns")


def test_the_first_lap_is_closed_to_calls_where_it_is_closed_to_going_out() -> None:
    late = rules(out__wrong_call=20, out__first_turn=False)
    match = act(scene(late, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc"), Draw())
    assert refused(match, call("Kd")) == ("out-in-first-turn", "out.first_turn")


def test_where_the_program_checks_there_is_no_call() -> None:
    match = act(scene(rules(), ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc"), Draw())
    assert refused(match, call("Kd")) == ("calls-are-checked", "out.wrong_call")


def test_a_call_without_a_discard_where_that_is_optional() -> None:
    free = rules(out__wrong_call=7, out__discard="optional")
    match = act(scene(free, ["9h 9s 9d Jh Js", "2h 3s 6d 7c Tc"], stock="Qd 2c"), Draw())
    assert call(None) in list(match.observe(0).legal)
    match = act(match, call(None))
    assert match.state.round.penalties == (7, 0)
    match = act(scene(free, ["9h 9s 9d Jh Js", "2h 3s 6d 7c Tc"], stock="Jd 2c"), Draw(), call(None))
    assert match.state.round.out == 0


def test_bots_call_only_when_they_are_right() -> None:
    match = Match.start(HONEST, ("A", "B", "C"), secret=bytes(32))
    match = match.play([make_bot(name, "honour") for name in ("random", "greedy", "greedy")])
    assert not any(isinstance(one.event, CalledWrongly) for one in match.events)
