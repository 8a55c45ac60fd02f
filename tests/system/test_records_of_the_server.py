"""``replay`` and ``verify`` of records whose seats joined after the start, as all guests of the server do."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.matches import SECRET, Whim
from threethirteen.cli import main
from threethirteen.engine import Match, Rename
from threethirteen.notation.record import Viewer, write_record
from threethirteen.rules import RuleSet


def joined() -> Match:
    rules = RuleSet.preset("standard", {"rounds": [3], "draw.max_laps": 6})
    match = (
        Match.start(rules, ("Host",), secret=SECRET).join("Guest").join("Late").command(Rename(2, "Later"))
    )
    return match.play([Whim()] * 3)


def kept(tmp_path: Path, viewer: Viewer = None) -> Path:
    path = tmp_path / f"{viewer}.jsonl"
    path.write_text("".join(write_record(joined(), viewer=viewer)), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([*(str(argument) for argument in arguments), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_seat_that_joined_later_can_be_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, own = kept(tmp_path), kept(tmp_path, 1)
    status, by_number, _ = run(capsys, "replay", path, "--seat", "1")
    assert status == 0
    assert by_number.splitlines()[0].endswith("as Guest saw it")
    assert "Host draws\n" in by_number
    assert run(capsys, "replay", path, "--seat", "guest") == (0, by_number, "")
    assert run(capsys, "replay", own) == run(capsys, "replay", own, "--seat", "1") == (0, by_number, "")
    status, out, _ = run(capsys, "verify", own)
    assert status == 0
    assert "what Guest saw" in out


def test_the_last_name_of_a_seat_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(tmp_path)
    status, out, _ = run(capsys, "replay", path, "--seat", "Later")
    assert status == 0
    assert out.splitlines()[0].endswith("as Later saw it")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    assert run(capsys, "replay", "-", "--seat", "2") == (0, out, "")


def test_a_seat_that_never_came_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, own = kept(tmp_path), kept(tmp_path, 1)
    for seat in ("3", "Eve"):
        status, _, err = run(capsys, "replay", path, "--seat", seat)
        assert status == 2
        assert "seats 0 to 2" in err
    status, _, err = run(capsys, "replay", own, "--seat", "0")
    assert status == 2
    assert "only what Guest saw" in err
