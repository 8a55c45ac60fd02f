"""What the bots do in situations where it is plain what is good (behaviours B01, B04 and the rules' rulings)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.scenes import act, discard, out, rules, scene
from threethirteen.bots import make_bot, safe_move
from threethirteen.bots.reckoning import connections, drawable, no_turn_to_come
from threethirteen.cards import parse_card, parse_cards
from threethirteen.engine import Match
from threethirteen.play import Action, Discard, Draw, GoOut, Take
from threethirteen.rules import RuleSet

THINKERS = ("greedy", "look-ahead")


def move(bot: str, match: Match, seed: int | str = 1) -> Action:
    assert match.turn is not None
    observation = match.observe(match.turn)
    action = make_bot(bot, seed).act(observation)
    assert action in observation.legal
    return action


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("hand", list(permutations(["9h", "9s", "Kd"])))
def test_b01_the_king_goes_in_any_order_of_the_cards(bot: str, hand: tuple[str, ...]) -> None:
    match = act(scene(RuleSet(), [" ".join(hand), "2h 4s 6d"], stock="9c 5h 6h", pile="7c"), Draw())
    assert move(bot, match) == out("Kd")


@pytest.mark.parametrize("bot", ["random", *THINKERS])
def test_all_go_out_when_they_can(bot: str) -> None:
    match = act(scene(RuleSet(), ["9h 9s Kd", "2h 4s 6d"], stock="9c 5h 6h", pile="7c"), Draw())
    assert move(bot, match) == out("Kd")


@pytest.mark.parametrize("bot", THINKERS)
def test_b04_takes_the_wild_and_goes_out(bot: str) -> None:
    match = scene(RuleSet(), ["9h 9s Kd", "2h 4s 6d"], stock="Jc 5h 6h", pile="7c 3d")
    assert move(bot, match) == Take()
    assert move(bot, act(match, Take())) == out("Kd")


@pytest.mark.parametrize("bot", THINKERS)
def test_wilds_are_kept_and_the_lonely_king_goes(bot: str) -> None:
    match = act(scene(RuleSet(), ["3d 8s Kd", "2h 4s 6d"], stock="9s 5h 6h", pile="7c"), Draw())
    assert move(bot, match) in (discard("Kd"), out("Kd"))


@pytest.mark.parametrize("bot", THINKERS)
def test_ruling_9_on_a_last_turn_a_useless_wild_goes(bot: str) -> None:
    # one wild a meld and nothing to go with it: the three costs 15, the king 10
    table = rules("one-wild")
    match = scene(table, ["9h 9s 9d", "3h 5s Kd"], stock="Jc 7h 6h", pile="7c")
    match = act(match, Draw(), out("Jc"), Draw())
    assert move(bot, match) == discard("3h")


@pytest.mark.parametrize("bot", THINKERS)
def test_before_a_last_turn_it_is_kept(bot: str) -> None:
    match = act(scene(rules("one-wild"), ["3h 5s Kd", "9h 9s 2d"], stock="7h Jc 6h", pile="7c"), Draw())
    assert move(bot, match) == discard("Kd")


@pytest.mark.parametrize("bot", THINKERS)
def test_the_card_taken_is_not_thrown_where_it_may_not_be(bot: str) -> None:
    table = rules(draw__return_taken_card=False)
    match = act(scene(table, ["9h 9s 2d", "3h 5s Kd"], stock="7h Jc 6h", pile="7c Kc"), Take())
    assert move(bot, match) != discard("Kc")


@pytest.mark.parametrize("bot", THINKERS)
def test_big_gin_needs_no_discard(bot: str) -> None:
    table = rules(out__discard="optional", rounds="5,6")
    match = act(scene(table, ["4h 4s 4d 8s 8d", "3h 6s Kd Qc 2d"], stock="8h Jc 6h", pile="7c"), Draw())
    assert move(bot, match) == GoOut(None)


@pytest.mark.parametrize("bot", THINKERS)
def test_on_a_last_turn_all_melded_it_keeps_the_last_card(bot: str) -> None:
    table = rules(out__discard="optional", rounds="5,6")
    hands = ["9h 9s 9d 9c Jd", "4h 4s 4d 8s 8d"]
    match = act(scene(table, hands, stock="9h 8h 6h", pile="7c"), Draw(), out("Jd"), Draw())
    assert move(bot, match) == GoOut(None)


@pytest.mark.parametrize("bot", THINKERS)
def test_knocks_where_that_is_played(bot: str) -> None:
    match = scene(rules(out__knock_at_most=5), ["9h 9s 2d", "3h 5s Kd"], stock="9d Jc 6h", pile="7c")
    assert move(bot, act(match, Draw())) == out("2d")
    match = scene(rules(out__knock_at_most=10), ["4h 4s 2d", "3h 5s Kd"], stock="Kh Jc 6h", pile="7c")
    assert move(bot, act(match, Draw())) == out("Kh")


@pytest.mark.parametrize("bot", THINKERS)
def test_not_in_the_first_turn_where_that_is_forbidden(bot: str) -> None:
    table = rules(out__first_turn=False)
    match = act(scene(table, ["9h 9s Kd", "2h 4s 6d"], stock="9c 5h 6h", pile="7c"), Draw())
    assert move(bot, match) == discard("Kd")


def test_look_ahead_leaves_the_discard_that_an_unseen_card_beats_on_average() -> None:
    # the eight lowers the points of the hand by two: greedy takes it, and gives away a better chance
    match = scene(RuleSet(), ["Kd Kh Td", "2h 4s 6d"], stock="9c 5h 6h", pile="7c 8c")
    assert move("greedy", match) == Take()
    assert move("look-ahead", match) == Draw()


def test_look_ahead_keeps_what_may_become_a_meld() -> None:
    # both the two and a seven may go at little cost now; the sevens meld with a third
    match = act(scene(RuleSet(), ["7d 7h 8s", "2h 4s 6d"], stock="Qc 5h 6h", pile="7c"), Draw())
    assert move("look-ahead", match) in (discard("Qc"), discard("8s"))


def test_with_the_stock_used_up_the_next_card_is_one_of_the_discards() -> None:
    match = scene(RuleSet(), ["9h 9s Kd", "2h 4s 6d"], stock="", pile="Ac Ac 2c 7c")
    assert drawable(match.observe(0)) == {parse_card("Ac"): 2, parse_card("2c"): 1}


def test_when_no_turn_is_to_come() -> None:
    hands = ["9h 9s Kd", "2h 4s 6d"]
    assert not no_turn_to_come(scene(RuleSet(), hands, stock="9c 5h").observe(0))
    assert no_turn_to_come(scene(rules(draw__max_laps=1), hands, stock="9c 5h").observe(0))
    ending = rules(draw__stock_empty="end_round")
    assert not no_turn_to_come(scene(ending, hands, stock="9c 5h 6h").observe(0))
    assert no_turn_to_come(act(scene(ending, hands, stock="9c 5h"), Draw()).observe(0))


def test_random_is_even_and_repeats_itself_for_a_seed() -> None:
    match = act(scene(RuleSet(), ["9h 7s Kd", "2h 4s 6d"], stock="5c 5h 6h", pile="7c"), Draw())
    actions = [move("random", match, seed) for seed in range(80)]
    assert actions == [move("random", match, str(seed)) for seed in range(80)]
    counts = [actions.count(Discard(card)) for card in parse_cards("9h 7s Kd 5c")]
    assert sum(counts) == 80
    assert min(counts) >= 8


def test_connections_are_counted_by_rank_and_near_ranks() -> None:
    hand = parse_cards("7h 7s 8h 9h Th Ah Kh JK")
    assert connections(parse_card("7h"), hand, RuleSet()) == 3
    assert connections(parse_card("Kh"), hand, RuleSet()) == 0
    assert connections(parse_card("Kh"), hand, rules(meld__ace="high_or_low")) == 1
    assert connections(parse_card("JK"), hand, RuleSet()) == 0
    assert connections(parse_card("7s"), hand, rules(meld__mixed_suit_runs=True)) == 3


def test_the_safe_move_draws_and_throws_the_dearest_deadwood() -> None:
    match = scene(RuleSet(), ["9h 9s Kd", "2h 4s 6d"], stock="9c 5h 6h", pile="7c")
    assert safe_move(match.observe(0)) == Draw()
    assert safe_move(act(match, Draw()).observe(0)) == discard("Kd")
    # all melded: a card whose meld does not need it
    match = scene(RuleSet(), ["9h 9s 9d", "2h 4s 6d"], stock="9c 5h 6h", pile="7c")
    assert isinstance(safe_move(act(match, Draw()).observe(0)), Discard)
