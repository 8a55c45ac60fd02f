"""Laws of every bot: always legal, the same for the same sight, blind to what is hidden."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.test_match_laws import swap_hidden
from tests.strategies import rule_sets
from threethirteen.bots import bot_names, make_bot, safe_move
from threethirteen.engine import Call, Match, observe
from threethirteen.play import Phase
from threethirteen.rules import RuleSet

LARGEST_HAND = 7
MOST_MOVES = 30


@pytest.mark.parametrize("bot", ["random", "greedy", "look-ahead"])
@given(
    rules=rule_sets(playable=True, largest_hand=LARGEST_HAND),
    seed=st.integers(0, 2**32),
    data=st.data(),
)
@settings(max_examples=25, deadline=None)
def test_legal_repeatable_and_blind_to_what_is_hidden(
    bot: str, rules: RuleSet, seed: int, data: st.DataObject
) -> None:
    chance = random.Random(seed)
    seats = (
        data.draw(st.integers(rules.players.least, min(rules.players.most, 4)), label="seats")
        if (rules.players.least <= 4)
        else rules.players.least
    )
    policy = make_bot(bot, seed)
    match = Match.start(rules, ["Sam"] * seats, secret=chance.randbytes(32))
    for _ in range(MOST_MOVES):
        if match.ended:
            break
        if match.due is not None:
            match = match.command(match.due)
            continue
        assert match.turn is not None
        seat = match.turn
        observation = match.observe(seat)
        action = policy.act(observation)
        assert action in observation.legal
        # another bot of the same seed, asked about a table where all that this seat cannot see is otherwise (B08)
        other = observe(swap_hidden(match.state, seat, chance), seat)
        assert make_bot(bot, seed).act(other) == action
        match = match.act(seat, action)


@given(rules=rule_sets(playable=True, largest_hand=LARGEST_HAND), seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_the_safe_move_is_always_legal(rules: RuleSet, seed: int) -> None:
    chance = random.Random(seed)
    match = Match.start(rules, ["Sam"] * rules.players.least, secret=chance.randbytes(32)).deal()
    for _ in range(20):
        if isinstance(match.due, Call):
            match = match.call()
        if match.turn is None:
            break
        observation = match.observe(match.turn)
        action = safe_move(observation)
        assert action in observation.legal
        ways = list(observation.legal) if observation.phase is Phase.DRAW else [action]
        match = match.act(match.turn, chance.choice(ways))


def test_the_laws_are_asked_of_every_bot_of_ours() -> None:
    assert bot_names()[:3] == ("random", "greedy", "look-ahead")
