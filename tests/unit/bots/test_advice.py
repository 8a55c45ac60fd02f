"""Hints by hand: the move and its numbers, the same in the browser and in the terminal."""

from __future__ import annotations

import pytest

from tests.scenes import act, discard, out, scene
from threethirteen.bots import Advice, advise
from threethirteen.engine import Match
from threethirteen.play import Draw, Take
from threethirteen.protocol.messages import Hint
from threethirteen.rules import RuleSet
from threethirteen.server.brain import hint

NINES = ["9h 9s Kd", "2h 4s 6d"]


@pytest.mark.parametrize(
    ("pile", "drawn", "advice"),
    [
        # the nine makes a set, and the king goes: 28 now, nothing after it
        ("9c", None, Advice(Take(), 28, 0, 0)),
        # taking the seven saves three points, but the stock may bring more; what, nobody knows
        ("7c", None, Advice(Draw(), 28, 28, 25)),
        ("7c", "9c", Advice(out("Kd"), 0, 0)),
        ("7c", "2d", Advice(discard("Kd"), 20, 20)),
    ],
)
def test_the_numbers_of_a_hint(pile: str, drawn: str | None, advice: Advice) -> None:
    match: Match = scene(RuleSet(), NINES, stock=f"{drawn or 'Qd'} 5h 6h", pile=pile)
    if drawn is not None:
        match = act(match, Draw())
    observation = match.observe(0)
    found = advise(observation)
    assert found == advice
    assert hint(observation) == Hint(found.action, found.now, float(found.then))
