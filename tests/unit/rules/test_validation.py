"""What is refused and why, all problems at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import option_values, presets, rule_sets
from threethirteen.rules import (
    GAMES,
    OPTIONS,
    VARIATIONS,
    Play,
    Problem,
    Range,
    RulesError,
    RuleSet,
    preset,
    problems,
)
from threethirteen.rules.catalogue import with_values


def refused(key: str, changes: dict[str, object] | None = None) -> list[str]:
    with pytest.raises(RulesError) as error:
        preset(key, changes)
    return [str(problem) for problem in error.value.problems]


def test_every_problem_is_reported_at_once_with_its_path() -> None:
    assert refused(
        "standard",
        {
            "wild.max_per_meld": 0,
            "play": "sideways",
            "max_share": "half",
            "score.out_bonus": 5,
            "rounds": [],
            "players": [5, 2],
            "out.lay_off": "redemption",
            "out.last_turns": 0,
        },
    ) == [
        "play: malformed (value=sideways, expected=choice, words=turns, simultaneous, solo)",
        "max_share: unknown-option (near=wild.max_share)",
        "players: wrong-order (value=5..2)",
        "rounds: empty",
        "wild.max_per_meld: too-small (value=0, least=1)",
        "out.lay_off: redemption-without-last-turns",
        "score.out_bonus: too-large (value=5, most=0)",
    ]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        # 8 seats of 13 cards and the upcard are 105 cards; two decks are 104, and eight more must be left.
        (
            {"deck.copies": 2},
            "players: deck-too-small (seats=8, hand_size=13, cards=104, needed=113, fits=2..7)",
        ),
        # One deck: 3 seats take 40 and leave 12 >= 3; 4 seats take 53.
        (
            {"deck.copies": 1, "players": 4},
            "players: deck-too-small (seats=4, hand_size=13, cards=52, needed=57, fits=none)",
        ),
        ({"players": [2, 9]}, "players: too-many-in-turn (value=9, most=8)"),
        ({"players": 1}, "players: one-seat-is-solo (value=1)"),
        ({"play": "solo", "deck.copies": 2}, "players: solo-has-one-seat (value=2..8)"),
        ({"rounds": "2..5"}, "rounds: too-small (value=2, least=3)"),
        ({"rounds": "3..30"}, "rounds: too-large (value=30, most=15)"),
        ({"rounds": "14..16"}, "rounds: too-large (value=16, most=15)"),
        ({"deck.ranks": "A..2"}, "deck.ranks: too-few-ranks (count=2, least=3)"),
        ({"deck.ranks": [0, 13]}, "deck.ranks: too-small (value=0, least=1)"),
        ({"deck.ranks": "4..K"}, "wild.rank: wild-rank-lacking (rank=3, hand_size=3)"),
        (
            {"deck.ranks": "A..T", "rounds": "3..10", "meld.ace": "high_or_low"},
            "meld.ace: ace-needs-king (rank=10)",
        ),
        ({"out.jokers_away": True}, "out.jokers_away: jokers-away-without-jokers"),
        ({"out.lay_off": "redemption", "out.last_turns": 0}, "out.lay_off: redemption-without-last-turns"),
        ({"out.first_turn": False, "draw.max_laps": 1}, "draw.max_laps: nobody-goes-out"),
        ({"score.wild": -1}, "score.wild: too-small (value=-1, least=0)"),
        ({"score.court": [10, -1, 10]}, "score.court: too-small (value=-1, least=0)"),
        ({"out.wrong_call": 0}, "out.wrong_call: too-small (value=0, least=1)"),
        ({"deck.copies": 13}, "deck.copies: too-large (value=13, most=12)"),
        ({"rounds": [3] * 101}, "rounds: too-many (count=101, most=100)"),
        (
            {"deck.ranks": "3..K", "match.tie": "bonus_round", "match.bonus_hand_size": 14},
            "wild.rank: wild-rank-lacking (rank=1, hand_size=14)",
        ),
    ],
)
def test_contradictions_and_bounds(changes: dict[str, object], expected: str) -> None:
    assert refused("standard", changes) == [expected]


def test_the_bonus_round_must_be_dealt_as_well() -> None:
    # Three seats of 15 cards and the upcard are 46 cards: of 52 six are left, the 44 of a deck from 3 are too few.
    changes = {"players": [2, 3], "deck.copies": 1, "match.tie": "bonus_round", "match.bonus_hand_size": 15}
    assert preset("standard", changes).match.bonus_hand_size == 15
    assert refused("standard", {**changes, "deck.ranks": "3..K"}) == [
        "players: deck-too-small (seats=3, hand_size=15, cards=44, needed=49, fits=2)",
        "wild.rank: wild-rank-lacking (rank=2, hand_size=15)",
    ]


def test_simultaneous_seats_up_to_twelve_each_with_an_upcard() -> None:
    assert preset("speed").players == Range(2, 12)
    # 12 hands of 13 and 12 upcards are 168 of 208.
    assert preset("speed").stock_after_largest_deal(12) == 40
    assert refused("speed", {"players": [2, 13]}) == ["players: too-large (value=13, most=12)"]


def test_a_solo_deals_every_pile_at_once() -> None:
    # 88 of 116 cards lie in the eleven piles (rules text, section 5).
    assert preset("five-crowns-solo").stock_after_largest_deal(1) == 28
    assert refused("five-crowns-solo+up-and-down") == [
        "players: deck-too-small (seats=1, hand_size=13, cards=116, needed=177, fits=none)"
    ]
    assert refused("five-crowns-solo+redemption") == ["out.lay_off: needs-other-seats"]


def test_rules_built_by_hand_may_hold_values_of_another_shape() -> None:
    wrong = with_values(RuleSet(), {"play": "turns", "rounds": 3, "score.court": (1, 2), "wild.all_wild": 1})
    assert [(problem.path, problem.code) for problem in problems(wrong)] == [
        ("rounds", "malformed"),
        ("wild.all_wild", "malformed"),
        ("score.court", "malformed"),
        ("play", "malformed"),
    ]


# Every game with every single variation: these contradict themselves, the other 68 of 78 are played.
CONTRADICTORY = {
    # 7 × 14 + 1 = 99 of 104 cards leave 5 for 7 seats; 7 × 15 + 1 is more than 104.
    "one-wild+fourteens": {"deck-too-small"},
    "one-wild+fifteens": {"deck-too-small"},
    # No aces and no twos in these packs.
    "five-crowns+fourteens": {"wild-rank-lacking"},
    "five-crowns+fifteens": {"wild-rank-lacking"},
    "five-crowns-solo+fourteens": {"wild-rank-lacking"},
    "five-crowns-solo+fifteens": {"wild-rank-lacking", "deck-too-small"},
    # 176 cards in piles, 116 in the packs.
    "five-crowns-solo+up-and-down": {"deck-too-small"},
    # Nobody else is there.
    "five-crowns-solo+redemption": {"needs-other-seats"},
    "speed+redemption": {"needs-turns"},
    "speed+wrong-call": {"needs-turns"},
    "five-crowns-solo+jokers-away": {"needs-other-seats"},
    "five-crowns-solo+wrong-call": {"needs-other-seats"},
}


@pytest.mark.parametrize("variation", VARIATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_bears_every_variation_unless_they_contradict(game: str, variation: str) -> None:
    key = f"{game}+{variation}"
    try:
        found: set[str] = set()
        preset(key)
    except RulesError as error:
        found = {problem.code for problem in error.problems}
    assert found == CONTRADICTORY.get(key, set())


def test_a_house_rule_may_mend_a_join() -> None:
    # 6 × 14 + 1 = 85 of 104: 19 are left for 6 seats.
    assert preset("one-wild+fourteens", {"players": "2..6"}).players == Range(2, 6)


@given(presets())
def test_every_join_is_valid_or_refused_with_reasons(key: str) -> None:
    found: tuple[Problem, ...] = ()
    try:
        rules = preset(key)
    except RulesError as error:
        found = error.problems
    else:
        assert problems(rules) == ()
    assert all(problem.path and problem.code for problem in found)


@given(rule_sets(playable=True))
def test_generated_playable_rules_are_valid(rules: RuleSet) -> None:
    assert problems(rules) == ()
    assert rules.play is not Play.SOLO or rules.players.most == 1


@given(st.data())
def test_any_values_within_bounds_are_judged_without_a_crash(data: st.DataObject) -> None:
    keys = data.draw(st.lists(st.sampled_from(list(OPTIONS)), unique=True))
    rules = with_values(RuleSet(), {key: data.draw(option_values(OPTIONS[key])) for key in keys})
    found = problems(rules)
    assert all(problem.path in OPTIONS for problem in found)
    if not found:
        for seats in range(rules.players.least, rules.players.most + 1):
            assert rules.stock_after_largest_deal(seats) >= seats
        for size in rules.rounds:
            wild = rules.wild_rank(size)
            assert wild is None or rules.deck.ranks.least <= wild <= rules.deck.ranks.most
