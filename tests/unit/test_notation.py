"""Short texts: what is written is read back, and every event is one line that says what happened."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.matches import eventful, whimsical
from threethirteen.cards import CARDS, parse_cards
from threethirteen.engine import MatchEnded, RoundDealt, StockRecycled
from threethirteen.notation.codec import CodecError, from_json, from_plain, to_json, to_plain
from threethirteen.notation.text import (
    NotationError,
    format_action,
    format_arrangement,
    format_event,
    format_line,
    format_meld,
    parse_action,
    parse_meld,
)
from threethirteen.play import Action, Discard, Draw, GoOut, RoundScored, Take, TakeBack, WentOut
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement, solve

RULES = RuleSet.preset("standard+jokers")


@pytest.mark.parametrize(
    "text",
    ["run 6h 7c(=7h) 8h", "set 9h 9s JK(=9)", "run Th Jh Qh Kh", "set 5*(=9) 9* 9d", "run 5h(=A) 2s 3d"],
)
def test_a_meld_says_what_its_wilds_stand_for(text: str) -> None:
    assert format_meld(parse_meld(text)) == text


@pytest.mark.parametrize(
    "text", ["", "heap 9h 9s 9c", "set 9h 9x 9c", "set 9h 9s 9c(=)", "set 9h(=JK) 9s 9c"]
)
def test_what_is_no_meld_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_meld(text)


@given(st.lists(st.sampled_from(CARDS[:52] + CARDS[65:]), min_size=3, max_size=8))
def test_arrangements_are_one_line_and_their_melds_are_read_back(cards: list[object]) -> None:
    arrangement = solve(cards, RULES, len(cards))  # type: ignore[arg-type]
    text = format_arrangement(arrangement)
    assert "\n" not in text
    parts = text.split("; ")
    assert tuple(parse_meld(part) for part in parts[: len(arrangement.melds)]) == arrangement.melds
    if arrangement.deadwood:
        assert parts[-1].startswith("left ")
        assert parts[-1].endswith(f"({arrangement.points})")
    assert from_json(to_json(arrangement), Arrangement) == arrangement


def test_nothing_arranged_is_said() -> None:
    assert format_arrangement(Arrangement((), (), 0)) == "no cards"


ACTIONS: list[tuple[Action, str]] = [
    (Draw(), "draw"),
    (Take(), "take"),
    (Discard(CARDS[9]), "discard Ts"),
    (GoOut(CARDS[65]), "out JK"),
    (GoOut(None), "out"),
    (TakeBack(), "back"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS)
def test_actions_are_read_back(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(f" {text} ") == action
    assert from_plain(to_plain(action), Action) == action


@pytest.mark.parametrize("text", ["", "discard", "draw 3h", "discard 3x", "out of here", "Discard 3h 4h"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.text == text


def test_every_event_is_one_line_that_names_its_cards_and_seats() -> None:
    for match in (eventful("5"), eventful("11"), whimsical("five-crowns")):
        for recorded in match.events:
            line = format_line(recorded)
            assert "\n" not in line
            assert line.startswith(f"{recorded.seq} {recorded.by}")
            event = recorded.event
            if (card := getattr(event, "card", None)) is not None:
                assert str(card) in line
            if (seat := getattr(event, "seat", None)) is not None:
                assert f"seat {seat}" in line
            match event:
                case RoundDealt(stock=stock) | StockRecycled(stock=stock):
                    assert " ".join(map(str, stock)) in line
                case WentOut(_, _, arrangement):
                    assert format_arrangement(arrangement) in line
                case RoundScored(results=results):
                    assert all(f"total {result.total}" in line for result in results)
                case MatchEnded(secret=secret):
                    assert secret in line
                case _:
                    pass


def test_a_sighting_says_no_more_than_was_seen() -> None:
    match = whimsical()
    for recorded, sighted in zip(match.events, match.sightings(None), strict=True):
        line = format_event(sighted.sighting)
        if isinstance(recorded.event, RoundDealt):
            assert line.endswith(f"upcard {recorded.event.upcard}; stock {len(recorded.event.stock)} cards")
        if "draws" in line:
            assert line.endswith("draws ??")
        assert "secret" not in line


WRONG = ["{", '{"type":"draw"', '{"type":"fly"}', '{"type":"discard","card":7}', "[]", "\udcff"]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_not_of_the_form_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        from_json(text.encode("utf-8", "surrogateescape"), Action)


def test_cards_are_written_as_their_short_texts() -> None:
    assert to_json(parse_meld("set 9h 9s JK(=9)")) == (
        '{"kind":"set","cards":["9h","9s","JK"],"stands_for":[null,null,"9"]}'
    )
    assert to_json(parse_cards("Th 9* JK")) == '["Th","9*","JK"]'
