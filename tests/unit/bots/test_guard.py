"""A bad bot is caught, named, and does not stop the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tests.scenes import act, discard, scene
from threethirteen.bots import Fault, Guard, Mishap, make_bot
from threethirteen.cards import Card, parse_card
from threethirteen.engine import Match
from threethirteen.play import Action, Discard, Draw, GoOut, Observation, Take
from threethirteen.rules import RuleSet


class Doing:
    """A bot that does what it is told, good or bad."""

    def __init__(self, what: Callable[[Observation], object]) -> None:
        self.what = what

    def act(self, observation: Observation) -> Action:
        return cast(Action, self.what(observation))


def crash(observation: Observation) -> object:
    raise RuntimeError("no idea")


class UnspeakableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")


def crash_badly(observation: Observation) -> object:
    raise UnspeakableError


def leave(observation: Observation) -> object:
    raise SystemExit(3)


def spoil(observation: Observation) -> object:
    observation.hand = (parse_card("As"),) * 4
    observation.unseen.clear()
    return Discard(parse_card("As"))


def drawn() -> Observation:
    match = act(scene(RuleSet(), ["9h 9s Kd", "2h 4s 6d"], stock="7c 5h 6h", pile="7c"), Draw())
    return match.observe(0)


@pytest.mark.parametrize(
    ("what", "fault", "detail"),
    [
        (crash, Fault.CRASHED, "RuntimeError: no idea"),
        (crash_badly, Fault.CRASHED, "UnspeakableError"),
        (leave, Fault.CRASHED, "SystemExit: 3"),
        (lambda seen: None, Fault.NO_ACTION, "None"),
        (lambda seen: "Kd", Fault.NO_ACTION, "'Kd'"),
        (lambda seen: Discard, Fault.NO_ACTION, "Discard"),
        (lambda seen: Draw(), Fault.ILLEGAL, "already-drawn"),
        (lambda seen: GoOut(None), Fault.ILLEGAL, "out.discard"),
        (lambda seen: Discard(parse_card("As")), Fault.ILLEGAL, "card-not-in-hand"),
        (lambda seen: Discard(cast(Card, "Kd")), Fault.ILLEGAL, "card-not-in-hand"),
        (spoil, Fault.ILLEGAL, "card-not-in-hand"),
    ],
)
def test_faults_are_named_and_replaced(
    what: Callable[[Observation], object], fault: Fault, detail: str
) -> None:
    told: list[Mishap] = []
    guard = Guard("sly", Doing(what), report=told.append)
    observation = drawn()
    assert guard.act(observation) == discard("Kd")
    assert told == guard.mishaps
    (mishap,) = told
    assert (mishap.bot, mishap.seat, mishap.seq, mishap.fault) == ("sly", 0, observation.seq, fault)
    assert detail in mishap.detail
    assert mishap.instead == discard("Kd")


def test_a_good_move_goes_through() -> None:
    guard = Guard("fine", Doing(lambda seen: Discard(parse_card("9h"))))
    assert guard.act(drawn()) == discard("9h")
    assert not guard.mishaps


def test_an_answer_that_comes_too_late_is_not_used() -> None:
    times = iter([0.0, 2.5, 10.0, 10.5])
    guard = Guard("slow", Doing(lambda seen: Discard(parse_card("9h"))), limit=1.0, clock=lambda: next(times))
    assert guard.act(drawn()) == discard("Kd")
    assert guard.act(drawn()) == discard("9h")
    assert [(mishap.fault, mishap.detail) for mishap in guard.mishaps] == [(Fault.TOO_SLOW, "2.500 s")]


def test_ctrl_c_is_not_a_mishap() -> None:
    def interrupt(observation: Observation) -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Guard("any", Doing(interrupt)).act(drawn())


def test_a_match_with_a_bot_that_always_crashes_ends() -> None:
    rules = RuleSet().with_house_rules({"rounds": "3,4", "draw.max_laps": 5, "draw.return_taken_card": False})
    bad = Guard("bad", Doing(lambda seen: Take() if seen.phase == "draw" else crash(seen)))
    match = Match.start(rules, ("Ada", "Ben"), secret=bytes(32)).play([bad, make_bot("greedy", 1)])
    assert match.ended
    assert bad.mishaps
