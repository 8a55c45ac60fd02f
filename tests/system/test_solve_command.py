"""``three-thirteen solve`` as it is typed: one hand, many hands, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from threethirteen.cli import main

CASES = Path(__file__).parents[1] / "cases" / "hands.jsonl"


def answers(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["solve", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_collected_hand_in_one_batch(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    answered = answers(capsys, "--batch", str(CASES))
    assert len(answered) == len(asked)
    for case, answer in zip(asked, answered, strict=True):
        expect = case["expect"]
        assert answer["points"] == expect["points"], case["id"]
        assert answer["can_go_out"] == expect.get("can_go_out"), case["id"]
        if "discard_in" in expect:
            assert answer["discard"] in expect["discard_in"], case["id"]


def test_a_bad_line_gives_its_error_and_the_others_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        '{"cards": "3s 3h Kh"}',
        '{"cards": "\\ud800"}',
        "[" * 100_000,
        '{"cards": "9x"}',
        '{"cards": "9h 9s 9d", "hand_sise": 3}',
        '{"cards": "9h 9s 9d", "discard": "mine"}',
        '{"cards": ["9h", "9s", "9d"], "rules": "standard", "options": {"score.aces": 1}}',
    ]
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = answers(capsys, "--batch", str(file))
    assert [
        (answer["error"]["code"], answer["error"]["line"]) if "error" in answer else None for answer in found
    ] == [
        None,
        ("card-malformed", 2),
        ("json-malformed", 3),
        ("card-malformed", 4),
        ("json-misspelt-key", 5),
        None,
        ("unknown-option", 7),
    ]


def test_rules_given_once_hold_for_the_lines_that_name_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text('{"cards": "3s 3h Kh"}\n{"cards": "3s 3h Kh", "rules": "standard"}\n', encoding="utf-8")
    assert [answer["points"] for answer in answers(capsys, "--batch", str(file), "--rules", "one-wild")] == [
        40,
        0,
    ]


def test_cards_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "3s", "3h", "Kh", "-n", "3", "--lang", "en"]) == 0
    assert "Everything is melded" in capsys.readouterr().out


def test_letters_of_the_language_go_in_and_come_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "Bh Bs Bd Kc", "-n", "3", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "B♥" in out
    assert "K♣" in out


@pytest.mark.parametrize(
    ("arguments", "code", "path"),
    [
        (["9h 9s 9d 9c 8h", "-n", "3"], "card-count", "cards"),
        (["9h 9s 9x", "-n", "3"], "card-malformed", "cards"),
        (["9* 8h 7h", "-n", "3"], "deck-lacks-card", "cards"),
        (["9h 8h", "-n", "2"], "hand-size-out-of-range", "hand_size"),
        ([" "], "solve-what", "cards"),
        (["9h 8h 7h", "--rules", "standrad"], "unknown-preset", "standrad"),
        (["9h 8h 7h", "--set", "wild.max_per_meld=0"], "too-small", "wild.max_per_meld"),
    ],
)
def test_a_refused_hand_is_one_line_and_an_error_object(
    arguments: list[str], code: str, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments, "--json"]) == 2
    told = capsys.readouterr()
    error = json.loads(told.out)["error"]
    assert (error["code"], error["path"]) == (code, path)
    assert told.err == f"three-thirteen: {error['message']}\n"
