"""``replay``, ``verify`` and ``matches`` as they are typed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.matches import SECRET, eventful, whimsical
from threethirteen.cli import main
from threethirteen.cli.record_words import issue_text
from threethirteen.cli.saved import SavedMatches
from threethirteen.engine import Match
from threethirteen.i18n import languages, texts
from threethirteen.notation.record import RecordSeat, write_record
from threethirteen.rules import RuleSet

PLAYED = whimsical("standard+jokers", ("Ada", "Ben", "Cay"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("THREE_THIRTEEN_DATA", str(tmp_path / "data"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text("".join(write_record(PLAYED)), encoding="utf-8")
    return path


@pytest.fixture
def bens(tmp_path: Path) -> Path:
    path = tmp_path / "ben.jsonl"
    path.write_text("".join(write_record(PLAYED, viewer=1)), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_right_record(record: Path, bens: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "verify", record)
    assert (status, err) == (0, "")
    assert out.startswith("The record is right: 2 rounds, 86 events.")
    status, out, _ = run(capsys, "verify", bens)
    assert status == 0
    assert "what Ben saw" in out
    status, out, _ = run(capsys, "verify", record, "--json")
    assert json.loads(out) | {"message": ""} == {
        "right": True,
        "viewer": None,
        "ended": True,
        "events": 86,
        "rounds": 2,
        "deals": "checked",
        "message": "",
        "line": None,
        "code": None,
    }


def test_a_wrong_record_is_status_1_and_one_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:11] + lines[12:]), encoding="utf-8")
    status, out, err = run(capsys, "verify", record)
    assert (status, out) == (1, "")
    assert err == (
        "Line 12: the event is numbered 12, and 11 is due. Something is missing, doubled or out of place.\n"
    )
    status, out, _ = run(capsys, "verify", record, "--json")
    assert status == 1
    assert json.loads(out)["line"] == 12
    assert json.loads(out)["code"] == "gap-in-numbers"


def test_a_refused_move_is_told_with_the_words_of_the_refusal(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if "card_discarded" in line)
    plain = json.loads(lines[place])
    plain["event"]["card"] = "JK"
    lines[place] = json.dumps(plain) + "\n"
    record.write_text("".join(lines), encoding="utf-8")
    status, _, err = run(capsys, "verify", record)
    assert status == 1
    assert (
        "discards Joker” is against the rules. It would have been refused: Joker is not in your hand." in err
    )


def test_a_file_that_is_no_record_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\n")
    for command in ("verify", "replay"):
        for path in (other, tmp_path / "missing.jsonl", tmp_path):
            status, out, err = run(capsys, command, path)
            assert (status, out) == (2, "")
            assert err.count("\n") == 1
    status, out, err = run(capsys, "verify", other, "--json")
    assert status == 2
    assert json.loads(out)["error"]["code"] == "malformed-json"


def test_a_record_from_a_pipe(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    status, out, _ = run(capsys, "verify", "-")
    assert status == 0
    assert out.startswith("The record is right")


def test_replay_shows_every_event(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "replay", record)
    assert status == 0
    lines = out.splitlines()
    assert lines[0].endswith("open record")
    for number in range(1, 87):
        assert any(line.startswith(f"{number:>5}  ") for line in lines), number
    assert "       Ada wins" in lines
    assert max(map(len, lines)) < 140


def test_replay_of_one_seat_shows_what_its_own_record_shows(
    record: Path, bens: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, by_name, _ = run(capsys, "replay", record, "--seat", "ben")
    _, by_number, _ = run(capsys, "replay", record, "--seat", "1")
    _, redacted, _ = run(capsys, "replay", bens)
    assert by_name == by_number == redacted
    assert "Cay draws\n" in redacted
    assert "Ben draws\n" not in redacted


def test_replay_at_an_event_shows_the_table(
    record: Path, bens: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "replay", record, "--at", "30")
    assert status == 0
    assert "Event 30 of 86: Cay discards 6♣" in out
    assert "Stock: 90 cards" in out
    assert "Ada is to draw" in out
    _, out, _ = run(capsys, "replay", bens, "--at", "30")
    assert out.count("4 cards") == 3  # two hidden hands, and the round's own size
    for at in (1, 2, 11, 86):
        status, out, _ = run(capsys, "replay", record, "--at", at)
        assert status == 0
    assert "Ada wins" in out


def test_replay_refuses_what_is_not_there(
    record: Path, bens: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, said in (
        ((record, "--at", "87"), "events 1 to 86"),
        ((record, "--seat", "3"), "seats 0 to 2"),
        ((record, "--seat", "Eve"), "seats 0 to 2"),
        ((bens, "--seat", "0"), "only what Ben saw"),
        ((record, "--at", "0"), ""),
        ((record, "--lang", "xx"), "xx"),
    ):
        status, _, err = run(capsys, "replay", *arguments)
        assert status == 2
        assert said in err


def test_replay_of_a_damaged_record_shows_what_there_is(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = record.read_bytes()
    record.write_bytes(whole[: len(whole) // 2])
    status, out, err = run(capsys, "replay", record)
    assert status == 2
    assert out.count("\n") > 20
    assert "breaks off" in err


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "many.jsonl"
    for seed in ("11", "17"):
        match = eventful(seed, house_rules={"draw.max_laps": 9})
        path.write_text("".join(write_record(match)), encoding="utf-8")
        status, out, err = run(capsys, "replay", path, "--lang", language)
        assert (status, err) == (0, "")
        assert "replay-" not in out
        assert "record-" not in out
        status, out, err = run(capsys, "verify", path, "--lang", language)
        assert (status, err) == (0, "")
        assert "record-" not in out


@pytest.mark.parametrize("language", languages())
def test_every_fault_is_told_in_every_language(language: str) -> None:
    """Every code that reading or verifying can give, with the arguments that it gives."""
    words = texts(language)
    two: dict[str, str | int] = {"written": "a", "expected": "b"}
    faults: dict[str, dict[str, str | int]] = {
        "wrong-event": two,
        "missing": {"expected": "b"},
        "unexpected": {"written": "a"},
        "refused": {"written": "a", "refusal": "draw-first", "rule": "draw"},
        "arrangement": {"seat": 1, "fault": "meld-too-small", "detail": ""},
        "not-cheapest": {"seat": 1, "written": 3, "expected": 2},
        "by-differs": two,
        "secret": {"written": "a"},
        "commitment": two,
        "commitment-malformed": {"written": "a"},
        "header-seats": two,
        "wrong-cards": {"missing": "a", "extra": "b"},
        "wrong-count": {"seat": 1, "written": 2, "expected": 3},
        "shown-card-missing": {"seat": 1, "missing": "3h"},
        "too-many-copies": {"extra": "3h"},
        "unknown-part": {"path": "at"},
        "no-events": {},
        "blank-line": {},
        "empty": {},
        "no-record": {},
        "redacted": {},
        "wrong-version": {"version": "2", "known": 1},
        "gap-in-numbers": {"written": 3, "expected": 2},
    }
    for code in ("wrong-deal", "wrong-shuffle", "wrong-score", "wrong-value", "header-rules"):
        faults[code] = {"path": "a.b", **two}
    for code in ("malformed", "malformed-json", "truncated", "rules", "impossible"):
        faults[code] = {"detail": "x"}
    for code in ("unknown-event", "event-in-redacted", "sighting-in-open"):
        faults[code] = {"type": "x"}
    for code, args in faults.items():
        assert words.has(f"record-{code}"), code
        sentence = issue_text(words, 12, code, args)
        assert "12" in sentence
        assert "record-" not in sentence
        assert "{" not in sentence


# --- matches ---------------------------------------------------------------------------------------------------------


def save(ended: bool = False) -> str:
    rules = RuleSet.preset("standard", {"rounds": [3]})
    match = Match.start(rules, ("Ada", "Ben"), secret=SECRET).deal()
    if ended:
        match = match.call_off()
    with SavedMatches().create(match, [RecordSeat("Ada"), RecordSeat("Ben")], SECRET) as saved:
        return saved.id


def test_matches_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "matches") == (0, "No matches are kept.\n", "")
    open_, ended = save(), save(ended=True)
    status, out, _ = run(capsys, "matches", "list")
    assert status == 0
    rows = {line.split()[0]: line for line in out.splitlines() if line.strip()}
    assert "round 1 of 1, " in rows[open_]
    assert "Ada, Ben" in rows[open_]
    assert "ended" in rows[ended]
    assert f"resume {open_}" in out


def test_a_damaged_match_is_listed_with_its_problem(capsys: pytest.CaptureFixture[str]) -> None:
    name = save()
    path = SavedMatches().folder / f"{name}.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[2])
    status, out, _ = run(capsys, "matches")
    assert status == 0
    assert "Line 2" in out
    status, _, err = run(capsys, "matches", "resume", name)
    assert status == 2
    assert "Line 2" in err


def test_a_match_is_deleted(capsys: pytest.CaptureFixture[str]) -> None:
    name = save()
    status, out, _ = run(capsys, "matches", "delete", name[:4], "--yes")
    assert (status, out) == (0, f"Match {name} is deleted.\n")
    status, _, err = run(capsys, "matches", "delete", name, "--yes")
    assert status == 2
    assert err == f"three-thirteen: There is no kept match {name}.\n"


def test_matches_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    ended = save(ended=True)
    for arguments in (("eat",), ("resume",), ("delete",), ("resume", "zzzzzz"), ("resume", ended)):
        status, out, err = run(capsys, "matches", *arguments)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1


def test_a_match_that_another_program_plays_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    name = save()
    with SavedMatches().open(name):
        for action in ("resume", "delete"):
            status, _, err = run(capsys, "matches", action, name, "--yes")
            assert status == 2
            assert "another program" in err
