"""Laws of playing all at once, under random house rules, with people who choose in any order and change their minds."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.test_match_laws import Table, check_legality
from tests.matches import eventful, whimsical
from threethirteen.bots import make_bot
from threethirteen.engine import Call, ChoiceMade, Match
from threethirteen.notation.codec import to_json
from threethirteen.notation.record import read_match, write_record
from threethirteen.notation.verify import verify
from threethirteen.play import Action, Discard, Draw, GoOut, OwnChoiceSeen
from threethirteen.rules import RuleSet

HOUSE: list[dict[str, object]] = [
    {},
    {"deck.jokers": 2, "out.jokers_away": "yes"},
    {"out.discard": "optional", "draw.return_taken_card": "no"},
    {"out.knock_at_most": 15, "out.first_turn": "no", "score.out_bonus": -5},
    {"out.last_turns": 0, "score.double_rounds": [3, 4], "meld.ace": "around_the_corner"},
    {"deck.jokers": 2, "wild.all_wild": "no", "wild.max_per_meld": 1, "deck.copies": "by_players"},
    {"draw.stock_empty": "end_round", "deck.copies": 1, "players": [2, 5], "draw.max_laps": "none"},
    {"deck.copies": 1, "players": [2, 5], "draw.max_laps": 30},
    {"deck.suits": 5, "deck.ranks": "3..K", "deck.copies": 2, "players": [2, 5], "match.target": 60},
]
houses = st.sampled_from(HOUSE)


@given(house=houses, seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=40, deadline=None)
def test_every_law_holds_whatever_people_do(house: dict[str, object], seed: int, data: st.DataObject) -> None:
    rules = RuleSet.preset("speed", {**house, "rounds": [3, 4], "draw.max_laps": 4})
    chance = random.Random(seed)
    seats = data.draw(st.integers(2, min(rules.players.most, 12)))
    table = Table(rules, seats, chance.randbytes(32))
    asked = 0
    while not table.match.ended:
        match, public = table.match, table.match.public
        luck = chance.random()
        if luck < 0.01 and len(public.active) > 2:
            table.follow(match.leave(chance.choice(public.active)))
        elif luck < 0.02:
            table.follow(match.suspend())
            table.follow(table.match.resume())
        elif match.due is not None and (luck < 0.7 or public.round is None):
            table.follow(match.command(match.due))
        else:
            assert public.round is not None
            seat = chance.choice(public.round.to_act)
            if asked < 12:
                asked += 1
                everything: list[Action] = [Draw(), Discard(match.state.hands[seat][0]), GoOut(None)]
                check_legality(match, chance.choice(public.active), everything)
            legal = list(match.observe(seat).legal)
            assert legal, "a seat that may choose is never stuck"
            outs = [action for action in legal if isinstance(action, GoOut)]
            table.follow(match.act(seat, chance.choice(outs or legal)))
    assert Match.from_events(table.match.events) == table.match


@given(house=houses, seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_before_the_call_nothing_tells_what_another_has_chosen(house: dict[str, object], seed: int) -> None:
    """Whatever a seat chooses, and however often anew: what all others get is the same to the last letter."""
    rules = RuleSet.preset("speed", {**house, "rounds": [3]})
    chance = random.Random(seed)
    match = Match.start(rules, ["A", "B"], secret=chance.randbytes(32)).deal()
    for _ in range(chance.randrange(6)):
        if match.due is not None:
            match = match.command(match.due)
        if match.turn is None:
            return
        match = match.act(match.turn, chance.choice(list(match.observe(match.turn).legal)))
    if match.turn is None:
        return
    seat = match.turn
    told: set[str] = set()
    for action in match.observe(seat).legal:
        after = match.act(seat, action)
        for viewer in (None, *(other for other in range(2) if other != seat)):
            told.add(to_json(after.sightings(viewer)[-1].sighting))
            assert after.observe(viewer).choice == match.observe(viewer).choice
            assert not isinstance(after.sightings(viewer)[-1].sighting, OwnChoiceSeen)
        for other in (None, *(viewer for viewer in range(2) if viewer != seat)):
            assert after.observe(other) == match.act(seat, next(iter(match.observe(seat).legal))).observe(
                other
            )
    assert len(told) == 1


@cache
def played(number: int) -> Match:
    house = HOUSE[number % len(HOUSE)]
    if number % 2:
        return whimsical("speed", ("Ada", "Ben", "Cay")[: 2 + number % 2], house, seed=str(number))
    return eventful(f"calls {number}", "speed", house)


@pytest.mark.parametrize("number", range(14))
def test_records_are_read_back_and_found_right(number: int) -> None:
    match = played(number)
    assert any(isinstance(recorded.event, ChoiceMade) for recorded in match.events)
    assert read_match(list(write_record(match)))[1] == match
    assert verify(write_record(match)).issue is None
    for viewer in (*range(len(match.public.seats)), "spectator"):
        assert verify(write_record(match, viewer=viewer)).issue is None, viewer


@pytest.mark.parametrize("number", range(4))
def test_a_record_cut_short_is_missing_what_is_due_and_nothing_else(number: int) -> None:
    match = played(number)
    lines = list(write_record(match))
    for kept in range(2, len(lines), 7):
        found = verify(lines[:kept])
        assert found.issue is None or (found.issue.line, found.issue.code) == (kept + 1, "missing")


@pytest.mark.parametrize(("seats", "matches"), [(2, 4), (4, 3), (12, 1)])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_to_the_end(seats: int, matches: int, bot: str) -> None:
    for number in range(matches):
        rules = RuleSet.preset("speed+short")
        match = Match.start(rules, [f"P{seat}" for seat in range(seats)], secret=bytes([number] * 32))
        match = match.play([make_bot(bot, f"{number}/{seat}") for seat in range(seats)])
        assert match.public.rounds_played == len(rules.rounds)


def test_look_ahead_plays_it_too() -> None:
    match = Match.start(RuleSet.preset("speed", {"rounds": [3, 4]}), ["A", "B", "C"], secret=bytes(32))
    match = match.play([make_bot("look-ahead", seat) for seat in range(3)])
    assert match.ended
    assert not isinstance(match.due, Call)
