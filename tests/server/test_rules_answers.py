"""What the server answers while somebody builds house rules: every contradiction names the options it is between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import serving, web
from threethirteen.i18n import languages, option_title, texts
from threethirteen.rules import OPTIONS, RulesError, RuleSet, rules_from_json
from threethirteen.rules.validation import _CONTRADICTIONS, problems

CONTRADICTIONS: list[tuple[str, dict[str, Any], str, str, set[str]]] = [
    ("standard", {"players": [2, 9]}, "players", "too-many-in-turn", {"play"}),
    ("standard", {"players": 1}, "players", "one-seat-is-solo", {"play"}),
    ("five-crowns-solo", {"players": [1, 2]}, "players", "solo-has-one-seat", {"play"}),
    ("standard", {"deck.copies": 2}, "players", "deck-too-small", {"rounds", "deck.copies"}),
    (
        "standard",
        {"deck.copies": 3, "deck.ranks": "A..K", "match.tie": "bonus_round", "rounds": [3], "players": [2, 8]}
        | {"match.bonus_hand_size": 15, "deck.copies": 2},
        "players",
        "deck-too-small",
        {"match.bonus_hand_size", "deck.copies"},
    ),
    ("five-crowns", {"rounds": "3..14"}, "wild.rank", "wild-rank-lacking", {"rounds", "deck.ranks"}),
    (
        "five-crowns",
        {"match.tie": "bonus_round", "match.bonus_hand_size": 14, "players": [2, 4]},
        "wild.rank",
        "wild-rank-lacking",
        {"match.bonus_hand_size", "deck.ranks"},
    ),
    (
        "standard",
        {"deck.ranks": "A..Q", "rounds": "3..12", "meld.ace": "high_or_low"},
        "meld.ace",
        "ace-needs-king",
        {"deck.ranks"},
    ),
    (
        "redemption",
        {"out.last_turns": 0},
        "out.lay_off",
        "redemption-without-last-turns",
        {"out.last_turns"},
    ),
    (
        "standard",
        {"out.jokers_away": True},
        "out.jokers_away",
        "jokers-away-without-jokers",
        {"deck.jokers"},
    ),
    ("five-crowns-solo", {"out.wrong_call": 20}, "out.wrong_call", "needs-other-seats", {"play"}),
    (
        "standard",
        {"out.first_turn": False, "draw.max_laps": 1},
        "draw.max_laps",
        "nobody-goes-out",
        {"out.first_turn"},
    ),
]


@pytest.mark.parametrize(("rules", "options", "path", "code", "others"), CONTRADICTIONS)
async def test_the_answer_names_both_sides(
    tmp_path: Path, rules: str, options: dict[str, Any], path: str, code: str, others: set[str]
) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        for language in languages():
            question = {"rules": rules, "options": options, "lang": language}
            answer = (await client.post("/api/rules", json=question)).json()
            assert answer["report"] is None
            found = next(one for one in answer["problems"] if (one["path"], one["code"]) == (path, code))
            assert set(found["others"]) == others
            assert path in found["sentence"]
            assert not found["sentence"].startswith("problem-")
            for key in (path, *others):
                assert option_title(texts(language), key)


def test_no_contradiction_is_left_out_above() -> None:
    """One more contradiction in ``rules.validation`` needs its line above."""
    told = {code for _, _, _, code, _ in CONTRADICTIONS}
    assert told >= {
        problem.code
        for _, options, _, _, _ in CONTRADICTIONS
        for problem in _found(options)
        if problem.others
    }
    assert len(told) >= len(_CONTRADICTIONS)


def _found(options: dict[str, Any]) -> Any:
    try:
        RuleSet.preset("standard", options)
    except RulesError as error:
        return error.problems
    return ()


def test_a_value_wrong_by_itself_contradicts_nothing() -> None:
    for problem in _found({"wild.max_per_meld": 0, "rounds": [], "nope": 1}):
        assert problem.others == ()


def test_every_contradiction_names_options_that_there_are() -> None:
    for _, consulted in _CONTRADICTIONS:
        assert set(consulted) <= set(OPTIONS)
        assert len(consulted) > 1
    assert problems(RuleSet()) == ()


async def test_the_page_of_a_variation_is_shown_on_its_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        page = (await client.get("/api/sheet", params={"rules": "doubled-court"})).json()
        assert page["key"] == "one-wild+doubled-court"
        assert page["sections"][0]["key"] == "differences"
        joined = (await client.get("/api/sheet", params={"rules": "standard+doubled-court"})).json()
        assert joined["key"] == "standard+doubled-court"


@pytest.mark.parametrize("name", ["Grandma’s", ""])
def test_a_file_may_have_a_name(name: str) -> None:
    form = {"schema": 1, "name": name, "game": "one-wild+short", "score.wild": 20}
    assert rules_from_json(form) == RuleSet.preset("one-wild+short", {"score.wild": 20})


@pytest.mark.parametrize("name", [3, None, ["x"], {"a": 1}])
def test_a_name_is_a_text(name: object) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_json({"name": name})
    assert [problem.code for problem in error.value.problems] == ["not-a-name"]
