"""``verify`` and ``replay`` of a file with several records, as ``simulate --records FILE.jsonl`` writes it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.matches import whimsical
from threethirteen.cli import main
from threethirteen.i18n import languages
from threethirteen.notation.record import write_record

MATCHES = [whimsical(names=("Ada", "Ben"), seed=seed) for seed in ("one", "two", "three")]
LINES = [line for match in MATCHES for line in write_record(match)]
EVENTS = len(LINES) - 3


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "all.jsonl"
    path.write_text("".join(LINES), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([*(str(argument) for argument in arguments), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_what_simulate_writes_can_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "simulated.jsonl"
    arguments = ("simulate", "--bots", "greedy,random", "--matches", "2", "--set", "rounds=3")
    assert run(capsys, *arguments, "--records", path)[0] == 0
    status, out, err = run(capsys, "verify", path)
    assert (status, err) == (0, "")
    assert out.startswith("All 2 records are right: 2 rounds, ")


def test_each_record_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "verify", file)
    assert status == 0
    assert out == (
        f"All 3 records are right: 6 rounds, {EVENTS} events. Rules, reckoning and every deal are checked.\n"
    )
    status, out, _ = run(capsys, "verify", file, "--json")
    assert status == 0
    assert json.loads(out) | {"message": ""} == {
        "right": True,
        "records": 3,
        "events": EVENTS,
        "rounds": 6,
        "deals": ["checked", "checked", "checked"],
        "message": "",
        "line": None,
        "code": None,
    }


def test_the_line_named_is_that_of_the_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = LINES.index(next(write_record(MATCHES[1])), 1)
    for cut, line, code in (
        (second + 3, second + 4, "gap-in-numbers"),
        (second + 1, second + 2, "gap-in-numbers"),
    ):
        file.write_text("".join(LINES[:cut] + LINES[cut + 1 :]), encoding="utf-8")
        status, out, err = run(capsys, "verify", file)
        assert (status, out) == (1, "")
        assert err.startswith(f"Line {line}: ")
        status, out, _ = run(capsys, "verify", file, "--json")
        told = json.loads(out)
        assert (status, told["right"], told["records"], told["line"], told["code"]) == (
            1,
            False,
            1,
            line,
            code,
        )
        status, _, err = run(capsys, "replay", file)
        assert status == 2
        assert f"Line {line}: " in err
    file.write_text("".join(LINES[:3] + LINES[4:]), encoding="utf-8")
    assert json.loads(run(capsys, "verify", file, "--json")[1])["records"] == 0
    # a header of another version is no record, wherever it stands
    other = LINES[second].replace('"version":1', '"version":9')
    file.write_text("".join([*LINES[:second], other, *LINES[second + 1 :]]), encoding="utf-8")
    status, _, err = run(capsys, "verify", file)
    assert status == 2
    assert f"Line {second + 1}: this is a record of version 9" in err


def test_a_record_that_has_not_ended_is_told_of(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("".join(LINES[:3] + LINES), encoding="utf-8")
    status, out, _ = run(capsys, "verify", file)
    assert status == 0
    assert out.startswith("All 4 records are right: ")
    assert "cannot be checked" in out


def test_replay_shows_one_after_the_other(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "replay", file)
    assert (status, err) == (0, "")
    assert [line.endswith("open record") for line in out.splitlines()].count(True) == 3
    assert out.count("    1  At the table: Ada and Ben") == 3
    status, out, _ = run(capsys, "replay", file, "--seat", "Ben")
    assert status == 0
    assert out.count("as Ben saw it") == 3


def test_an_event_of_several_records_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "replay", file, "--at", "3")
    assert (status, out) == (2, "")
    assert "several records" in err


@pytest.mark.parametrize("language", languages())
def test_several_are_told_in_every_language(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), "--lang", language]) == 0
    assert main(["replay", str(file), "--at", "3", "--lang", language]) == 2
    said = capsys.readouterr()
    assert "record-" not in said.out + said.err
    assert "3" in said.out
