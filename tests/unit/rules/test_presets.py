"""Games, variations, joins, the nearest preset and the tables they give."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.strategies import presets, rule_sets
from threethirteen.rules import (
    GAMES,
    OPTIONS,
    VARIATIONS,
    RulesError,
    RuleSet,
    differences,
    nearest_preset,
    preset,
    to_text,
)
from threethirteen.rules.catalogue import with_values
from threethirteen.rules.presets import assemble, compose


def test_the_games_and_variations_of_the_rules_text() -> None:
    assert list(GAMES) == [
        "standard",
        "one-wild",
        "speed",
        "five-crowns",
        "five-crowns-solo",
        "deuces-arent-wild",
    ]
    assert list(VARIATIONS) == [
        "aces-high-low",
        "court-11-12-13",
        "jokers",
        "jokers-away",
        "fourteens",
        "fifteens",
        "up-and-down",
        "redemption",
        "doubled-court",
        "wrong-call",
        "all-wild",
        "short",
    ]


def test_standard_is_the_default_and_a_variation_alone_is_laid_on_it() -> None:
    assert preset("standard") == RuleSet()
    assert preset("redemption") == preset("standard+redemption")
    assert RuleSet.preset("one-wild") == preset("one-wild")


def test_one_wild_differs_in_five_options() -> None:
    texts = [
        (key, to_text(OPTIONS[key], value)) for key, value, _ in differences(preset("one-wild"), RuleSet())
    ]
    assert texts == [
        ("players", "2..7"),
        ("deck.copies", "2"),
        ("wild.all_wild", "no"),
        ("wild.max_per_meld", "1"),
        ("score.wild", "15"),
    ]


def test_five_crowns_packs_have_58_cards() -> None:
    assert preset("five-crowns").deck_size == 58  # 5 × 11 + 3
    assert preset("five-crowns").copies_for(7) * 58 == 116


@pytest.mark.parametrize(
    ("key", "copies"),
    [
        # seats × 13 + 1 + 5 × seats = 18 × seats + 1 cards of 52: 5 → 91 (2), 6 → 109 (3), 7 → 127 (3), 8 → 145 (3)
        ("standard", {2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}),
        # 54 a deck with two jokers: 6 → 109 cards are still more than 108
        ("jokers", {2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}),
        # 20 × seats + 1: 5 → 101 (2), 6 → 121 (3), 7 → 141 (3), 8 → 161 of 156 (4)
        ("fifteens", {2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4}),
        ("one-wild", {2: 2, 3: 2, 7: 2}),
        ("five-crowns", {2: 2, 7: 2}),
        ("speed", {2: 4, 12: 4}),
    ],
)
def test_decks_for_each_number_of_seats(key: str, copies: dict[int, int]) -> None:
    rules = preset(key)
    assert {seats: rules.copies_for(seats) for seats in copies} == copies


def test_keys_are_read_in_any_case_with_blanks_and_underscores() -> None:
    assert preset(" One Wild + REDEMPTION ") == preset("one_wild+redemption") == preset("redemption+one-wild")


def test_unknown_names_two_games_and_conflicts() -> None:
    with pytest.raises(RulesError) as error:
        preset("onewild+speed+standard+redemtion")
    assert [str(problem) for problem in error.value.problems] == [
        "onewild: unknown-preset (value=onewild, near=one-wild)",
        "redemtion: unknown-preset (value=redemtion, near=redemption)",
        "speed+standard: two-games (first=speed, second=standard)",
    ]
    with pytest.raises(RulesError) as error:
        preset("short+fifteens")
    assert [str(problem) for problem in error.value.problems] == [
        "rounds: variations-conflict (first=fifteens, second=short)"
    ]
    with pytest.raises(RulesError):
        preset("")


def test_jokers_away_brings_jokers_and_leaves_those_that_are_there() -> None:
    assert preset("jokers-away").deck.jokers == 2
    assert preset("five-crowns+jokers-away").deck.jokers == 3
    assert preset("five-crowns+jokers-away").score.joker == 50
    assert preset("five-crowns+jokers").deck.jokers == 2  # asked for by name
    assert preset("jokers+jokers-away") == preset("jokers-away")


@given(presets())
def test_the_order_of_a_join_is_irrelevant(key: str) -> None:
    backwards = "+".join(reversed(key.split("+")))
    assert assemble(key)[0] == assemble(backwards)[0]


@given(presets())
def test_the_nearest_preset_of_a_join_is_that_join(key: str) -> None:
    rules, found = assemble(key)
    if any(problem.code == "variations-conflict" for problem in found):
        return
    nearest = nearest_preset(rules)
    assert nearest.house_rules == ()
    assert compose(nearest.game, list(nearest.variations)) == rules


@given(rule_sets())
def test_the_nearest_preset_and_its_house_rules_are_the_rules(rules: RuleSet) -> None:
    nearest = nearest_preset(rules)
    changes = {key: value for key, value, _ in nearest.house_rules}
    assert with_values(compose(nearest.game, list(nearest.variations)), changes) == rules
    assert len(nearest.house_rules) <= len(differences(rules, RuleSet()))


def test_nearest_of_house_rules() -> None:
    nearest = nearest_preset(preset("one-wild+redemption", {"score.joker": 50}))
    assert nearest.key == "one-wild+redemption"
    assert nearest.house_rules == (("score.joker", 50, 20),)


def test_everything_inferred_names_an_option() -> None:
    inferred = [
        note for table in (GAMES, VARIATIONS) for preset in table.values() for note in preset.inferred
    ]
    assert inferred
    assert all(note.option in OPTIONS for note in inferred)
