"""Laws of the match record: what is written is read back, nothing hidden gets out, no false line goes unseen."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.matches import SECRET, eventful, whimsical
from threethirteen.engine import (
    CardDrawn,
    Match,
    MatchEnded,
    Recorded,
    RoundDealt,
    StockRecycled,
    observe,
    replay,
)
from threethirteen.notation.record import (
    RecordError,
    RecordReader,
    Viewer,
    read_match,
    read_record,
    write_record,
)
from threethirteen.notation.replay import observations, states
from threethirteen.notation.settle import command_behind
from threethirteen.notation.verify import UNREADABLE, Deals, Verification, verify
from threethirteen.play import RoundScored

SEEDS = [f"match {number}" for number in range(12)]
KINDS: list[tuple[str, dict[str, object]]] = [
    ("standard", {}),
    ("one-wild", {"out.knock_at_most": 15}),
    ("five-crowns", {"draw.return_taken_card": "no"}),
    (
        "standard+jokers",
        {"out.discard": "optional", "deck.copies": 1, "players": "2..4", "draw.max_laps": 30},
    ),
    ("one-wild+jokers-away+wrong-call", {"out.knock_at_most": 12, "score.double_rounds": [4]}),
    ("one-wild+redemption", {"out.discard": "optional", "score.out_bonus": -5}),
    ("standard", {"match.tie": "bonus_round", "deck.ranks": "A..5", "deck.copies": 4, "rounds": [3]}),
]


@cache
def match(number: int) -> Match:
    """Some match, the same for the same number."""
    key, house = KINDS[number % len(KINDS)]
    if number % 3 == 0:
        return whimsical(key, ("Ada", "Ben", "Cay")[: 2 + number % 2], house, seed=str(number))
    return eventful(str(number), key, house)


matches = st.integers(0, 69).map(match)


def viewers(played: Match) -> list[Viewer]:
    return [*range(len(played.public.seats)), "spectator"]


@given(matches)
def test_what_is_written_is_read_back(played: Match) -> None:
    lines = list(write_record(played))
    header, again = read_match(lines)
    assert again == played
    assert header.rules == played.rules
    assert read_record([line.encode() for line in lines])[1] == played.events
    for viewer in viewers(played):
        _, items = read_record(write_record(played, viewer=viewer))
        assert items == played.sightings(viewer if isinstance(viewer, int) else None)


@given(matches, st.data())
def test_replay_gives_every_state_and_every_observation(played: Match, data: st.DataObject) -> None:
    steps = list(states(RecordReader(write_record(played))))
    place = data.draw(st.integers(0, len(steps) - 1))
    assert steps[place].state == replay(played.events[: place + 1])
    assert steps[-1].state == played.state
    viewer = data.draw(st.sampled_from(viewers(played)))
    seat = viewer if isinstance(viewer, int) else None
    redacted = list(observations(RecordReader(write_record(played, viewer=viewer))))
    from_open = list(observations(RecordReader(write_record(played)), seat))
    assert redacted == from_open
    state = steps[place].state
    assert state is not None
    assert redacted[place].observation == observe(state, seat)


@given(matches)
def test_a_right_record_is_found_right(played: Match) -> None:
    found = verify(write_record(played))
    rounds = sum(isinstance(recorded.event, RoundScored) for recorded in played.events)
    assert found == Verification(None, len(played.events), rounds, True, Deals.CHECKED)
    for viewer in viewers(played):
        found = verify(write_record(played, viewer=viewer))
        assert found.issue is None, viewer
        assert found.deals is Deals.HIDDEN


@given(matches, st.data())
def test_a_match_that_goes_on_is_found_right_but_its_deals_unchecked(
    played: Match, data: st.DataObject
) -> None:
    """Cut between two moves; cut within one, the missing event is named."""
    lines = list(write_record(played))
    kept = data.draw(st.integers(2, len(lines) - 1))
    found = verify(lines[:kept])
    assert found.deals is Deals.SECRET_KEPT
    if found.issue is not None:
        assert (found.issue.line, found.issue.code) == (kept + 1, "missing")
        follows = json.loads(lines[kept])["event"]["type"]
        assert follows in ("card_drawn", "round_scored", "match_ended")
    viewer = data.draw(st.sampled_from(viewers(played)))
    found = verify(list(write_record(played, viewer=viewer))[:kept])
    if found.issue is not None:
        assert (found.issue.line, found.issue.code) == (kept + 1, "missing")


def cards_in(value: Any) -> list[str]:
    """Every text in a JSON value that could be a card."""
    if isinstance(value, dict):
        return [card for inner in value.values() for card in cards_in(inner)]
    if isinstance(value, list):
        return [card for inner in value for card in cards_in(inner)]
    return [value] if isinstance(value, str) and len(value) == 2 else []


@given(matches)
def test_a_redacted_record_never_holds_the_secret_or_a_hidden_card(played: Match) -> None:
    for viewer in viewers(played):
        text = list(write_record(played, viewer=viewer))
        assert SECRET.hex() not in "".join(text)
        assert "secret" not in "".join(text).replace("secret-", "")
        for recorded, line in zip(played.events, text[1:], strict=True):
            event, written = recorded.event, cards_in(json.loads(line)["event"])
            match event:
                case RoundDealt():
                    own = [str(card) for hand in event.hands if hand.seat == viewer for card in hand.cards]
                    assert written == [*own, str(event.upcard)]
                case CardDrawn(seat, card):
                    assert written == ([str(card)] if seat == viewer else [])
                case StockRecycled() | MatchEnded():
                    assert written == []
                case _:
                    pass


# --- false records ---------------------------------------------------------------------------------------------------


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all cards, numbers and seats in an event's line."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in leaves(inner, (*path, key))]
    if isinstance(value, list):
        return [leaf for place, inner in enumerate(value) for leaf in leaves(inner, (*path, place))]
    if isinstance(value, bool) or value is None:
        return []
    if isinstance(value, int) or (isinstance(value, str) and len(value) == 2):
        return [path]
    return []


def edited(line: str, data: st.DataObject) -> str | None:
    """The line with one card or number changed; None where there is none."""
    plain = json.loads(line)
    # the total a seat joins with was chosen, not reckoned; if the seat leaves again, nothing follows from it
    paths = [path for path in leaves(plain) if path[-1] != "start"]
    if not paths:
        return None
    *way, last = data.draw(st.sampled_from(paths))
    inner = plain
    for step in way:
        inner = inner[step]
    if isinstance(inner[last], int):
        inner[last] += data.draw(st.sampled_from([-1, 1, 2, 100, 2**70]))
    else:
        other = data.draw(st.sampled_from(["Ah", "9*", "JK", "Kd", "3s", "??", "7", "xx"]))
        if inner[last] == other:
            other = "5c"
        inner[last] = other
    return json.dumps(plain, separators=(",", ":")) + "\n"


def not_a_traceback(lines: Iterable[str | bytes]) -> Verification | None:
    try:
        return verify(lines)
    except RecordError as error:
        found = error
    assert found.code in UNREADABLE
    assert found.line == 1
    return None


def played_as_written(lines: list[str]) -> bool:
    """A match that goes just like this can be played: a choice was changed for another, and nothing hung on it.

    A card thrown by somebody whose hand nobody ever sees, a name given to another seat. Such a record is not false.
    """
    events = [recorded for recorded in read_record(lines)[1] if isinstance(recorded, Recorded)]
    again = Match.from_events(events[:1], SECRET)
    for recorded in events[1:]:
        if recorded.seq <= len(again.events):
            continue
        command = command_behind(recorded.event, again.public)
        if command is None:
            return False
        again = again.command(command, by=recorded.by, at=recorded.at)
    return again.events == tuple(events)


@given(matches, st.data())
def test_any_false_line_is_found(played: Match, data: st.DataObject) -> None:
    lines = list(write_record(played))
    place = data.draw(st.integers(1, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "double", "swap", "edit", "edit", "edit"]))
    false = list(lines)
    if how == "drop" and place < len(lines) - 1:
        del false[place]
    elif how == "swap" and place < len(lines) - 1:
        false[place], false[place + 1] = false[place + 1], false[place]
    elif how == "edit" and (changed := edited(lines[place], data)):
        false[place] = changed
    else:
        false.insert(place, lines[place])
    found = verify(false)
    if found.issue is None and how == "edit" and played_as_written(false):
        return
    assert found.issue is not None
    assert found.issue.line >= place + 1 or how == "drop"
    assert found.events >= place - 1


@given(matches, st.data())
def test_a_false_redacted_record_never_raises(played: Match, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from(viewers(played)))
    lines = list(write_record(played, viewer=viewer))
    place = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        lines[place] = edited(lines[place], data) or lines[place]
    else:
        del lines[place]
        if 0 < place < len(lines):
            found = verify(lines)
            assert found.issue is not None
            assert found.issue.line == place + 1
    not_a_traceback(lines)


@given(matches, st.data())
def test_no_damage_raises(played: Match, data: st.DataObject) -> None:
    text = "".join(write_record(played)).encode()
    place = data.draw(st.integers(0, len(text) - 1))
    junk = data.draw(st.binary(min_size=0, max_size=6))
    not_a_traceback(
        (text[:place] + junk + text[place + data.draw(st.integers(0, 6)) :]).splitlines(keepends=True)
    )


def test_a_record_cut_at_any_byte_is_readable_up_to_there() -> None:
    played = whimsical(house_rules={"rounds": [3], "draw.max_laps": 3})
    text = "".join(write_record(played)).encode()
    first = text.index(b"\n") + 1
    for size in range(len(text)):
        lines = text[:size].splitlines(keepends=True)
        whole = text[:size].count(b"\n")
        with pytest.raises(RecordError) if size < first - 1 else contextlib.nullcontext() as caught:
            reader = RecordReader(lines)
        if caught is not None:
            assert caught.value.code == ("truncated" if size else "empty")
            continue
        with contextlib.suppress(RecordError):
            for _ in reader:
                pass
        assert reader.seq >= whole - 1
        assert reader.line == len(lines)
        if size % 7 == 0:
            not_a_traceback(lines)
