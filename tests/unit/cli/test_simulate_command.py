"""``three-thirteen simulate``: the table, the JSON, the records, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from threethirteen.cli import main

FEW = ["--matches", "2", "--set", "rounds=3", "--seed", "a", "--processes", "1"]


def test_the_table_is_readable_and_narrow(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "look-ahead,Greedy", *FEW, "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert not told.err
    assert "Points a match" in told.out
    assert "look-ahead" in told.out
    assert "Seed: a" in told.out
    assert all(len(line) <= 80 for line in told.out.splitlines())


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "greedy,random,random", *FEW, "--paired", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 3
    assert told["seating"] == ["greedy", "random", "random"]
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    assert set(told["bots"][0]["lead"]) == {"mean", "low", "high"}


@pytest.mark.parametrize("lang", ["en", "de", "nb", "pl", "lb"])
def test_every_language_has_all_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "greedy,greedy", *FEW, "--lang", lang]) == 0
    assert main(["simulate", "--list-bots", "--lang", lang]) == 0
    assert main(["simulate", "--help", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "simulate-" not in told
    assert "bot-title" not in told
    assert "help-" not in told


def test_records_in_a_folder_can_be_verified_and_are_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "kept" / "here"
    command = ["simulate", "--bots", "greedy,random", *FEW, "--records", str(folder)]
    assert main(command) == 0
    assert sorted(file.name for file in folder.iterdir()) == ["000001.jsonl", "000002.jsonl"]
    assert main(["verify", str(folder / "000001.jsonl")]) == 0
    assert main([*command, "--json"]) == 2
    assert '"records-exist"' in capsys.readouterr().out


def test_records_in_one_file_follow_one_another(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    assert main(["simulate", "--bots", "greedy,random", *FEW, "--records", str(file)]) == 0
    heads = [line for line in file.read_text(encoding="utf-8").splitlines() if '"format"' in line]
    assert len(heads) == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "gredy,random"], "bot-unknown"),
        ([], "simulate-bots"),
        (["--bots", "greedy"], "too-few-seats"),
        (["--bots", "greedy,random,greedy,random", "--rules", "deuces-arent-wild"], "table-full"),
        (["--bots", "greedy,random", "--set", "rounds"], "set-malformed"),
        (["--bots", "greedy,random", "--matches", "0"], "usage"),
    ],
)
def test_refusals_are_one_line_and_a_code(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, "--json", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["error"]["code"] == code
    assert len(told.err.splitlines()) == 1


def test_a_seed_that_is_no_text_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("\udcff", "\\xff"):
        few = ["--matches", "2", "--set", "rounds=3", "--seed", seed, "--processes", "1"]
        assert main(["simulate", "--bots", "greedy,random", *few, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["seed"] == told[1]["seed"] == "\\xff"
    assert told[0]["bots"] == told[1]["bots"]


def test_what_is_refused_leaves_no_file_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "x.jsonl"
    command = ["simulate", "--bots", "greedy,random", *FEW, "--records", str(file)]
    assert main([*command, "--rules", "five-crowns-solo"]) == 2
    assert not file.parent.exists()
    with monkeypatch.context() as patched:
        patched.setattr("threethirteen.simulate.run.play_set", interrupted)
        assert main(command) != 0
    assert not file.exists()
    assert main(command) == 0
    assert file.stat().st_size
    capsys.readouterr()


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt
