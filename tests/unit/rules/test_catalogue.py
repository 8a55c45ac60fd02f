"""The catalogue: complete, and every value survives being written and read."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import option_values, rule_sets
from threethirteen.rules import (
    OPTIONS,
    RuleSet,
    differences,
    option_value,
    parse_json,
    parse_text,
    to_json,
    to_text,
)
from threethirteen.rules.values import OptionValueError


def _fields(struct: msgspec.Struct, prefix: str = "") -> list[str]:
    keys = []
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        keys += (
            _fields(value, f"{field.name}.") if isinstance(value, msgspec.Struct) else [prefix + field.name]
        )
    return keys


def test_every_field_of_the_rule_set_is_an_option_in_the_same_order() -> None:
    assert _fields(RuleSet()) == list(OPTIONS)


def test_a_default_is_the_value_in_standard() -> None:
    assert {key: option.default for key, option in OPTIONS.items()} == {
        key: option_value(RuleSet(), key) for key in OPTIONS
    }


def test_unknown_keys_are_no_options() -> None:
    for key in ("wild", "wild.nothing", "__class__", "deck_size"):
        with pytest.raises(KeyError):
            option_value(RuleSet(), key)


@given(st.data())
def test_a_value_written_as_text_or_json_is_read_as_the_same_value(data: st.DataObject) -> None:
    option = OPTIONS[data.draw(st.sampled_from(list(OPTIONS)))]
    value = data.draw(option_values(option))
    text = to_text(option, value)
    assert parse_text(option, text) == value
    assert to_text(option, parse_text(option, text)) == text
    assert type(parse_text(option, text)) is type(value)
    assert parse_json(option, msgspec.json.decode(msgspec.json.encode(to_json(value)))) == value
    assert parse_json(option, text) == value


@given(rule_sets(), rule_sets())
def test_differences_are_what_makes_one_rule_set_the_other(rules: RuleSet, other: RuleSet) -> None:
    changes = {key: to_text(OPTIONS[key], value) for key, value, _ in differences(rules, other)}
    assert {key for key, _, _ in differences(rules, other)} == {
        key for key, _, _ in differences(other, rules)
    }
    if changes:
        assert other.with_house_rules(changes) == rules
    assert (rules == other) == (not changes)


@pytest.mark.parametrize(
    ("key", "text", "canonical"),
    [
        ("players", "2..8", "2..8"),
        ("players", "2-8", "2..8"),
        ("players", "2 – 8", "2..8"),
        ("players", "4", "4"),
        ("deck.suits", "spades hearts diamonds clubs stars", "5"),
        ("deck.suits", "hearts,spades,clubs,diamonds", "4"),
        ("deck.ranks", "3..K", "3..K"),
        ("deck.ranks", "a..10", "A..T"),
        ("deck.ranks", "3..13", "3..K"),
        ("deck.copies", "By-Players", "by_players"),
        ("deck.copies", "by players", "by_players"),
        ("rounds", "3..13..3", "3..13..3"),
        ("rounds", "3,5,7", "3,5,7"),
        ("rounds", "3,4,5,6", "3..6"),
        ("rounds", "3,4,5", "3,4,5"),
        ("rounds", "3, 4", "3,4"),
        ("rounds", "13..3", "13,12,11,10,9,8,7,6,5,4,3"),
        ("rounds", "3..5,9", "3,4,5,9"),
        ("rounds", "5", "5"),
        ("wild.rank", "none", "none"),
        ("wild.all_wild", "TRUE", "yes"),
        ("wild.all_wild", "no", "no"),
        ("wild.own_place", "always-wild", "always_wild"),
        ("score.court", "11/12/13", "11/12/13"),
        ("score.court", "11,12,13", "11/12/13"),
        ("score.double_rounds", "none", "none"),
        ("score.double_rounds", "11,12,13", "11,12,13"),
        ("score.out_bonus", "−5", "-5"),
        ("score.out_bonus", "-5", "-5"),
        ("score.wild", "face value", "face_value"),
    ],
)
def test_reading_is_forgiving_and_writing_never_varies(key: str, text: str, canonical: str) -> None:
    assert to_text(OPTIONS[key], parse_text(OPTIONS[key], text)) == canonical


def test_up_and_down_deals_the_largest_hand_twice() -> None:
    rounds = parse_text(OPTIONS["rounds"], "3..13..3")
    assert isinstance(rounds, tuple)
    assert len(rounds) == 22  # rules text, section 2, rounds
    assert rounds.count(13) == 2
    assert rounds.count(3) == 2


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "two"),
        ("players", "2..3..4"),
        ("players", [2, 3, 4]),
        ("players", True),
        ("players", None),
        ("deck.suits", ["spades", "hearts", "clubs", "stars"]),
        ("deck.suits", ["spades", "spades", "hearts", "diamonds"]),
        ("deck.ranks", "3"),
        ("deck.copies", "2.5"),
        ("deck.copies", 2.5),
        ("deck.copies", None),
        ("deck.copies", True),
        ("deck.jokers", "9" * 5000),
        pytest.param("deck.jokers", 10**5000, id="huge"),
        ("rounds", "3..999999999"),
        ("rounds", "3.5"),
        ("rounds", {"3": 1}),
        ("wild.all_wild", 1),
        ("wild.all_wild", "maybe"),
        ("wild.rank", "clubs"),
        ("wild.own_place", None),
        ("score.court", [10, 10]),
        ("score.court", "10/10"),
        ("play", ""),
        ("deck.jokers", "١"),
    ],
)
def test_what_has_not_the_shape_of_the_option_is_refused(key: str, value: object) -> None:
    with pytest.raises(OptionValueError) as refused:
        parse_json(OPTIONS[key], value)
    assert len(refused.value.value) <= 60
