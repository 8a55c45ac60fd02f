"""Every line of the collected hands, by the fast solver and by the exhaustive reference."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from threethirteen.cards import parse_cards
from threethirteen.rules import RuleSet
from threethirteen.solver import (
    best_discards,
    can_go_out,
    certify,
    deadwood_points,
    least_after_discard,
    solve,
)
from threethirteen.solver.reference import solve_reference

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "hands.jsonl").read_text().splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']} {case['title']}")
def test_collected_hand(case: dict[str, Any]) -> None:
    rules = RuleSet.preset(case["rules"]).with_house_rules(case["options"])
    cards, size, expected = parse_cards(case["cards"]), case["hand_size"], case["expect"]
    if len(cards) == size:
        arrangement = solve(cards, rules, size)
        assert arrangement.points == deadwood_points(cards, rules, size) == expected["points"]
    else:
        choice = best_discards(cards, rules, size)[0]
        arrangement = choice.arrangement
        assert arrangement.points == least_after_discard(cards, rules, size)[0] == expected["points"]
        assert str(choice.discard) in expected["discard_in"]
        out = can_go_out(cards, rules, size)
        assert (out is not None) == choice.goes_out == expected["can_go_out"]
        kept = list(cards)
        assert choice.discard is not None
        kept.remove(choice.discard)
        cards = tuple(kept)
    assert certify(arrangement, cards, rules, size) == ()
    if len(cards) < 13:
        assert solve_reference(cards, rules, size) == arrangement
