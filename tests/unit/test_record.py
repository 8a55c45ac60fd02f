"""The form of a record: its header, its lines, and what a reader says of lines it cannot read."""

from __future__ import annotations

import json

import pytest

from tests.matches import SECRET, whimsical
from threethirteen.engine import Match
from threethirteen.notation.record import (
    FORMAT,
    RecordError,
    RecordReader,
    RecordSeat,
    SeatKind,
    header_for,
    read_match,
    read_record,
    write_record,
)
from threethirteen.notation.replay import states
from threethirteen.rules import RuleSet, rules_to_json

PLAYED = whimsical()
LINES = list(write_record(PLAYED, [RecordSeat("Ada"), RecordSeat("Ben", SeatKind.BOT, "greedy")]))


def code_of(lines: list[str]) -> tuple[str, int]:
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    return caught.value.code, caught.value.line


def test_the_header_is_the_one_described() -> None:
    header = json.loads(LINES[0])
    assert list(header) == ["format", "version", "viewer", "rules", "seats", "source"]
    assert header["format"] == FORMAT
    assert header["rules"] == rules_to_json(PLAYED.rules)
    assert header["rules"]["schema"] == 1
    assert header["seats"] == [
        {"name": "Ada", "kind": "person", "bot": None},
        {"name": "Ben", "kind": "bot", "bot": "greedy"},
    ]


def test_a_line_is_the_one_described() -> None:
    line = json.loads(LINES[3])
    assert list(line) == ["seq", "by", "at", "event"]
    assert next(iter(line["event"])) == "type"
    assert all(text.endswith("}\n") and text.count("\n") == 1 for text in LINES)


def test_the_header_has_the_names_that_the_match_has() -> None:
    match = Match.start(RuleSet.preset("standard"), ("Ada", " ada "), secret=SECRET)
    bot = RecordSeat("ada", SeatKind.BOT, "greedy")
    header = header_for(match, [RecordSeat("Ada"), bot, RecordSeat("joined later")])
    assert header.seats == (RecordSeat("Ada"), RecordSeat("ada 2", SeatKind.BOT, "greedy"))
    with pytest.raises(ValueError, match="1 seats"):
        header_for(match, [RecordSeat("Ada")])


def test_a_reader_reads_no_further_than_it_is_asked() -> None:
    lines = iter(LINES)
    reader = RecordReader(lines)
    assert reader.header.seat is None
    first = next(iter(reader))
    assert (first, reader.line, reader.seq) == (PLAYED.events[0], 2, 1)
    assert next(lines) == LINES[2]


def test_what_cannot_be_read_is_named_with_its_line() -> None:
    assert code_of([]) == ("empty", 1)
    assert code_of([*LINES[:4], LINES[4][:20]]) == ("truncated", 5)
    assert code_of([*LINES[:4], LINES[4][:20] + "\n"]) == ("malformed-json", 5)
    assert code_of([*LINES[:4], *LINES[5:]]) == ("gap-in-numbers", 5)
    assert code_of([*LINES[:4], LINES[3]]) == ("gap-in-numbers", 5)
    assert code_of([*LINES[:4], LINES[4].replace('"by":"bot"', '"by":"nobody"')]) == ("malformed", 5)
    assert code_of([*LINES[:4], LINES[4].replace('"type":"', '"type":"un')]) == ("unknown-event", 5)
    assert code_of([*LINES[:4], "7\n"]) == ("malformed", 5)
    assert code_of([*LINES[:4], "\udcff\n"]) == ("malformed-json", 5)


@pytest.mark.parametrize("viewer", ["-1", "true", '"Ada"', "1.5", "[]"])
def test_a_viewer_is_a_seat_or_a_spectator(viewer: str) -> None:
    assert code_of([LINES[0].replace('"viewer":null', f'"viewer":{viewer}'), *LINES[1:]]) == ("malformed", 1)


def test_rules_that_contradict_themselves_are_refused() -> None:
    assert code_of([LINES[0].replace('"suits":4', '"suits":9'), *LINES[1:]]) == ("rules", 1)


def test_an_event_that_cannot_follow_is_named_with_its_line() -> None:
    place = next(place for place, line in enumerate(LINES) if '"card_drawn"' in line)
    plain = json.loads(LINES[place])
    for seat in (7, -1, -9, 2**70):
        plain["event"]["seat"] = seat
        false = [*LINES[:place], json.dumps(plain) + "\n", *LINES[place + 1 :]]
        for read in (lambda lines: list(states(RecordReader(lines))), read_match):
            with pytest.raises(RecordError) as caught:
                read(false)
            assert (caught.value.code, caught.value.line) == ("impossible", place + 1)


def test_a_redacted_record_is_no_match_and_has_no_states() -> None:
    seen = list(write_record(PLAYED, viewer=0))
    for read in (lambda lines: list(states(RecordReader(lines))), read_match):
        with pytest.raises(RecordError) as caught:
            read(seen)
        assert caught.value.code == "redacted"
    with pytest.raises(RecordError) as caught:
        read_match(LINES[:1])
    assert caught.value.code == "no-events"


def test_a_match_that_has_ended_brings_its_secret() -> None:
    _, match = read_match(LINES)
    assert match == PLAYED
    _, running = read_match(LINES[:3], SECRET)
    assert running.turn is not None
    assert running == Match(PLAYED.events[:2], running.state, SECRET)
