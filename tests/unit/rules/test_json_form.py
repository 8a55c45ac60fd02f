"""The JSON form: round trip, partial forms, problems with paths, a stable digest."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest
from hypothesis import given

from tests.strategies import rule_sets
from threethirteen.rules import RulesError, RuleSet, preset, rules_from_json, rules_to_json


@given(rule_sets())
def test_what_is_written_is_read_as_the_same_rules(rules: RuleSet) -> None:
    form = msgspec.json.decode(msgspec.json.encode(rules_to_json(rules)))
    again = rules_from_json(form)
    assert again == rules
    assert again.digest == rules.digest
    assert rules_to_json(again) == rules_to_json(rules)


@given(rule_sets())
def test_the_form_is_the_struct_as_msgspec_writes_it(rules: RuleSet) -> None:
    form = rules_to_json(rules)
    assert form.pop("schema") == 1
    assert msgspec.json.encode(rules) == msgspec.json.encode(form)
    assert msgspec.json.decode(msgspec.json.encode(rules), type=RuleSet) == rules


@given(rule_sets(), rule_sets())
def test_equal_digests_are_equal_rules(rules: RuleSet, other: RuleSet) -> None:
    assert (rules.digest == other.digest) == (rules == other)


def test_the_digest_of_standard_is_for_ever() -> None:
    # Written into records: a change here is a new schema version. Check: sha256sum of the sorted, blank-free JSON.
    assert RuleSet().digest == "a23392c68802555a57ed4c970aea8283aa0a90df3220e4b62b39315f8a37aa0c"


def test_parts_dotted_keys_and_a_base_game() -> None:
    assert rules_from_json({}) == RuleSet()
    assert rules_from_json({"wild": {"max_per_meld": 1}}) == rules_from_json({"wild.max_per_meld": 1})
    assert rules_from_json({"game": "one-wild+short"}) == preset("one-wild+short")
    assert rules_from_json({"game": "one-wild", "deck": {"jokers": 2}}).deck.jokers == 2
    assert rules_from_json({"rounds": "3..13..3", "wild.all_wild": "no", "players": 4}).players == (4, 4)


def test_all_problems_at_once_with_their_paths() -> None:
    with pytest.raises(RulesError) as error:
        rules_from_json(
            {
                "wild": {"rank": 3, "colour": 1},
                "wild.rank": "none",
                "deck": 5,
                "score.wild": -2,
                "extra": None,
            }
        )
    assert [(problem.path, problem.code) for problem in error.value.problems] == [
        ("wild.rank", "malformed"),
        ("wild.colour", "unknown-option"),
        ("deck", "unknown-option"),
        ("extra", "unknown-option"),
        ("score.wild", "too-small"),
    ]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ([], "not-an-object"),
        ("standard", "not-an-object"),
        (None, "not-an-object"),
        ({"schema": 2}, "unknown-schema"),
        ({"schema": True}, "unknown-schema"),
        ({"game": 5}, "unknown-preset"),
        ({"game": "nothing"}, "unknown-preset"),
        ({"wild.rank": "none", "wild": {"rank": "none"}}, "given-twice"),
    ],
)
def test_what_is_no_rule_set(form: object, code: str) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_json(form)
    assert [problem.code for problem in error.value.problems] == [code]


def test_importing_the_rules_is_light() -> None:
    heavy = "('fluent', 'typer', 'rich', 'difflib', 'random')"
    code = f"import sys, threethirteen.rules; print([m for m in sys.modules if m in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
