"""Laws of playing alone: no card is lost, undo is an exact inverse, a draw is never undone, the stock stays hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.laws.test_match_laws import deck_of
from tests.matches import alone
from threethirteen.bots import make_bot
from threethirteen.cards import CARDS, Card
from threethirteen.engine import Event, Match, MatchState, PilesDealt, evolve, observe, replay, sight
from threethirteen.notation.record import read_match, write_record
from threethirteen.play import (
    Action,
    Discard,
    Draw,
    Finish,
    GoOut,
    Observation,
    PlaceOn,
    RefusedError,
    Take,
    TakeBack,
    Undo,
    first_observation,
)
from threethirteen.play.solo import lying_open
from threethirteen.rules import RuleSet
from threethirteen.solver import deadwood_points

ACTIONS: list[Action] = [
    Draw(),
    Take(),
    TakeBack(),
    GoOut(None),
    Undo(),
    Finish(),
    *map(PlaceOn, range(-1, 5)),
    *map(Discard, CARDS),
]


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """Small solos under any deck."""
    sizes = draw(st.lists(st.integers(3, 7), min_size=1, max_size=4))
    house = {
        "rounds": sizes,
        "deck.copies": draw(st.integers(1, 2)),
        "deck.suits": draw(st.integers(4, 5)),
        "deck.jokers": draw(st.integers(0, 3)),
        "score.double_rounds": draw(st.sampled_from([[], [5]])),
    }
    rules = RuleSet.preset("five-crowns-solo", house)
    return alone(rules, secret=draw(st.binary(min_size=32, max_size=32))).deal()


def rename_stock(event: Event, chance: random.Random) -> Event:
    """The same deal with another stock."""
    if isinstance(event, PilesDealt):
        return replace(event, stock=tuple(chance.choice(CARDS) for _ in event.stock))
    return event


def assert_whole(state: MatchState) -> None:
    """All cards are there; every pile lies as cheaply as it can."""
    solo = state.public.solo
    assert solo is not None
    if state.public.ended is not None:
        return
    cards: list[Card] = [*state.stock, *lying_open(solo).elements()]
    assert Counter(map(str, cards)) == deck_of(state.public.rules, solo.copies)
    assert solo.stock_count == len(state.stock)
    for number, pile in enumerate(solo.piles):
        assert len(pile.cards) == pile.hand_size + (number == solo.placed)
        laid = [card for meld in pile.arrangement.melds for card in meld.cards]
        assert Counter([*laid, *pile.arrangement.deadwood]) == Counter(pile.cards)
        assert pile.arrangement.points == deadwood_points(pile.cards, state.public.rules, pile.hand_size)


def without_number(observation: Observation) -> Observation:
    return Observation(observation.viewer, replace(observation.public, seq=0), observation.hand)


@given(match=tables(), data=st.data())
@settings(max_examples=60, deadline=None)
def test_laws_of_a_solo(match: Match, data: st.DataObject) -> None:
    chance = random.Random(data.draw(st.integers(0, 2**32)))
    state: MatchState | None = None
    folds: dict[int | None, Observation] = {}
    for recorded in match.events:
        state = evolve(state, recorded.event)
    checked = 0
    history: list[Observation] = []  # what was seen before each step since the last draw
    for _ in range(60):
        for recorded in match.events[checked:]:
            for viewer in (None, 0):
                seen = sight(recorded.event, viewer)
                assert sight(rename_stock(recorded.event, chance), viewer) == seen
                known = folds.get(viewer)
                folds[viewer] = first_observation(viewer, seen) if known is None else known.after(seen)  # type: ignore[arg-type]
        checked = len(match.events)
        assert_whole(match.state)
        shuffled = list(match.state.stock)
        chance.shuffle(shuffled)
        for viewer in (None, 0):
            assert folds[viewer] == match.observe(viewer)
            assert observe(replace(match.state, stock=tuple(shuffled)), viewer) == folds[viewer]
        if match.ended:
            break
        before = match.observe(0)
        legal = list(before.legal)
        assert legal, "who plays alone is never stuck"
        for action in chance.sample(ACTIONS, 12):
            if action not in legal:
                assert action not in before.legal
                with pytest.raises(RefusedError):
                    match.act(0, action)
        action = chance.choice(legal)
        after = match.act(0, action)
        if isinstance(action, Draw):
            history = []
            assert Undo() not in after.observe(0).legal, "a draw is never undone"
        elif isinstance(action, Undo):
            assert without_number(after.observe(0)) == without_number(history.pop())
        elif not after.ended:
            history.append(before)
            undone = after.act(0, Undo())
            assert without_number(undone.observe(0)) == without_number(before)
            assert undone.state.stock == match.state.stock
        assert (Undo() in after.observe(0).legal) == bool(history) or after.ended
        match = after
    assert replay(match.events) == match.state
    assert read_match(write_record(match))[1].state == match.state


@given(match=tables(), seed=st.integers(0, 2**32), bot=st.sampled_from(["random", "greedy", "look-ahead"]))
@settings(max_examples=20, deadline=None)
def test_bots_alone_are_legal_repeatable_and_blind_to_the_stock(match: Match, seed: int, bot: str) -> None:
    chance = random.Random(seed)
    while not match.ended:
        observation = match.observe(0)
        action = make_bot(bot, seed).act(observation)
        assert action in observation.legal
        shuffled = list(match.state.stock)
        chance.shuffle(shuffled)
        other = observe(replace(match.state, stock=tuple(shuffled)), 0)
        assert make_bot(bot, seed).act(other) == action
        match = match.act(0, action)
    solo = match.public.solo
    assert solo is not None
    assert solo.scored is not None
    assert solo.scored.won == all(pile.closed for pile in solo.piles) == (match.public.winners == (0,))
