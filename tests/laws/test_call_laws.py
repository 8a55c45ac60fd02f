"""Laws of playing all at once, under random house rules, with people who choose in any order and change their minds."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.test_match_laws import Table, check_legality
from tests.matches import eventful, whimsical
from threethirteen.bots import make_bot
from threethirteen.engine import Call, ChoiceMade, DrawsSettled, Match, StockRecycled, replay
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


def test_a_stock_shuffled_anew_at_a_call_is_checked_with_and_without_the_secret() -> None:
    """Somebody takes while the discards are shuffled for the others: a redacted record does not say so before."""
    house = {"deck.copies": 1, "deck.ranks": "A..7", "players": [2, 3], "draw.max_laps": 30}
    house |= {"wild.rank": "none"}
    match = whimsical("speed", ("Ada", "Ben", "Cay"), house, seed="shuffled 0")
    events = [recorded.event for recorded in match.events]
    places = [place for place, event in enumerate(events) if isinstance(event, StockRecycled)]
    settled = [event for place in places if isinstance(event := events[place + 1], DrawsSettled)]
    assert len(settled) == len(places)
    assert {take.seat for event in settled for take in event.taken} == {0, 1, 2}, "choose another seed"
    assert verify(write_record(match)).issue is None
    for viewer in (0, 1, 2, "spectator"):
        lines = list(write_record(match, viewer=viewer))
        assert verify(lines).issue is None, viewer
        for place in places:  # in line place + 1, for the header is the first
            false = json.loads(lines[place + 1])
            false["event"]["stock_count"] += 1
            found = verify([*lines[: place + 1], json.dumps(false), *lines[place + 2 :]]).issue
            assert found is not None
            assert (found.line, found.code, found.args["path"]) == (place + 2, "wrong-value", "stock_count")


def test_discards_shuffled_without_need_are_found_in_a_redacted_record() -> None:
    """Fewer cards in the stock than seats, but enough for those who draw: the others took from piles."""
    house = {"deck.copies": 1, "deck.ranks": "A..7", "players": [2, 3], "draw.max_laps": 30}
    house |= {"wild.rank": "none"}
    found = 0
    for seed in range(4):
        match = whimsical("speed", ("Ada", "Ben", "Cay"), house, seed=f"shuffled {seed}")
        for place in range(2, len(match.events)):
            event, before = match.events[place].event, replay(match.events[:place])
            round_ = before.public.round
            if round_ is None or not isinstance(event, DrawsSettled):
                continue
            if not len(event.drawn) <= len(before.stock) < len(round_.to_act) or round_.recycles:
                continue
            found += 1
            for viewer in ("spectator", event.drawn[0].seat):
                lines = list(write_record(match, viewer=viewer))[: place + 2]
                assert verify(lines).issue is None
                cards = len(before.stock) + len(round_.recyclable)
                told = json.loads(lines[place + 1])
                false = {"type": "recycle_seen", "stock_count": cards}
                lines[place + 1 :] = [
                    json.dumps({**told, "event": false}),
                    json.dumps({**told, "seq": told["seq"] + 1}),
                ]
                issue = verify(lines).issue
                assert issue is not None
                assert (issue.line, issue.code) == (place + 2, "wrong-event")
    assert found, "choose other seeds"


def test_ones_own_choice_and_card_must_be_those_that_were_settled() -> None:
    match = whimsical("speed", ("Ada", "Ben", "Cay"), {"out.first_turn": "no"}, seed="own")
    lines = [json.loads(line) for line in write_record(match, viewer=1)]

    def issue(place: int, **changes: object) -> tuple[int, str]:
        false = [*lines]
        false[place] = {**lines[place], "event": {**lines[place]["event"], **changes}}
        found = verify(map(json.dumps, false)).issue
        assert found is not None
        return found.line, found.code

    chose = [
        place for place, line in enumerate(lines) if line.get("event", {}).get("type") == "own_choice_seen"
    ]
    wishes = [lines[place]["event"]["action"]["type"] for place in chose]
    drew, took = chose[wishes.index("draw")], chose[wishes.index("take")]
    for place, wish in ((drew, "take"), (took, "draw")):
        call = next(at for at in range(place, len(lines)) if lines[at]["event"]["type"] == "draws_seen")
        assert issue(place, action={"type": wish}) == (call + 1, "wrong-value")
    call = next(at for at in range(took, len(lines)) if lines[at]["event"]["type"] == "draws_seen")
    assert issue(call, own="Ah") == (call + 1, "wrong-value")
    call = next(at for at in range(drew, len(lines)) if lines[at]["event"]["type"] == "draws_seen")
    assert issue(call, own=None) == (call + 1, "wrong-value")


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
