"""Playing by prompts through a process of its own, as a pipe or a screen reader's user has it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from threethirteen.bots import make_bot
from threethirteen.cli.saved import SavedMatches
from threethirteen.engine import Match
from threethirteen.play import Discard, Draw, Take

COMMAND = (sys.executable, "-c", "import sys; from threethirteen.cli import main; sys.exit(main())")
SHORT = ("play", "--plain", "--lang", "en", "--bots", "greedy", "--set", "rounds=3,5", "--seed", "seed 14")
QUESTION = re.compile(r"(take\)|quit\)|do you discard\?|\(draw\)) $")


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "THREE_THIRTEEN_DATA": str(folder), "PYTHONIOENCODING": "utf-8", "TERM": "dumb"}


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=60,
        check=False,
    )


class Talk:
    """A running match by prompts, and the person who plays it by the record that lies on the disk."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment(folder),
        )
        self.heard = ""

    def listen(self) -> str:
        """Everything up to the next question, or to the end."""
        assert self.process.stdout is not None
        part = ""
        while not QUESTION.search(part):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            part += letter
        self.heard += part
        return part

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def match(self) -> Match:
        """The match as the disk has it: what was shown is there."""
        (path,) = (self.folder / "matches").glob("*.jsonl")
        from threethirteen.notation.record import read_match

        return read_match(path.read_bytes().splitlines(keepends=True))[1]

    def advice(self) -> str:
        observation = self.match().observe(0)
        if observation.public.round is None:
            return "next"
        action = make_bot("greedy", "a person").act(observation)
        if isinstance(action, Draw | Take):
            return "d" if isinstance(action, Draw) else "take"
        card = action.card if isinstance(action, Discard) else action.discard  # type: ignore[union-attr]
        return f"{card}" if isinstance(action, Discard) else f"out {card}"


def one_id(folder: Path) -> str:
    (summary,) = SavedMatches(folder / "matches").list()
    return summary.id


def test_a_whole_match_by_prompts(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *SHORT)
    for _ in range(60):
        if "again, quit" in talk.listen():
            break
        talk.say(talk.advice())
    talk.say("quit")
    rest, _ = talk.process.communicate(timeout=20)
    assert talk.process.returncode == 0
    assert "resume" not in rest
    assert talk.match().ended
    told = talk.heard
    assert "Round 1: 3 cards each, threes wild." in told
    assert "went out" in told
    assert re.search(r"win[s!]", told)
    assert str(tmp_path) in told
    assert "\x1b" not in told


def test_the_end_of_input_leaves_it_resumable_with_the_same_deals(tmp_path: Path) -> None:
    begun = run(tmp_path, *SHORT, typed="sort suit\nd\n")
    assert begun.returncode == 0
    name = one_id(tmp_path)
    assert f"three-thirteen matches resume {name}" in begun.stdout
    talk = Talk(tmp_path, "matches", "resume", name, "--plain")
    for _ in range(60):
        if "again, quit" in talk.listen():
            break
        talk.say(talk.advice())
    talk.process.communicate(timeout=20)
    assert talk.process.returncode == 0
    match = talk.match()
    assert match.ended
    # the same seed gives the same deals to whoever plays without a break
    whole = tmp_path / "whole"
    other = Talk(whole, *SHORT)
    for _ in range(60):
        if "again, quit" in other.listen():
            break
        other.say(other.advice())
    other.process.communicate(timeout=20)
    deals = [
        [e.event for e in one.events if type(e.event).__name__ == "RoundDealt"]
        for one in (match, other.match())
    ]
    assert deals[0] == deals[1]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_o20_killed_in_mid_round_it_goes_on_where_it_was(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *SHORT)
    talk.listen()
    talk.say("sort rank")
    talk.listen()
    talk.say("d")
    shown = talk.listen()
    before = talk.match()
    talk.process.send_signal(signal.SIGKILL)
    talk.process.communicate(timeout=20)
    again = Talk(tmp_path, "matches", "resume", one_id(tmp_path), "--plain")
    heard = again.listen()
    assert again.match() == before
    hand = re.search(r"Your hand: .*", shown)
    assert hand is not None
    assert hand.group() in heard
    again.say("quit")
    again.process.communicate(timeout=20)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a child")
def test_ctrl_c_leaves_it_resumable(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *SHORT)
    talk.listen()
    talk.process.send_signal(signal.SIGINT)
    rest, _ = talk.process.communicate(timeout=20)
    assert talk.process.returncode == 130
    assert "matches resume" in rest


def test_k21_wrong_and_empty_lines_are_answered_and_asked_again(tmp_path: Path) -> None:
    typed = "\nnonsense\ndiscard 7h\nd\nd\nout\n1z\nmove 9 1\nsort colours\nnext\ndiscard\nhelp\n"
    said = run(tmp_path, *SHORT[:-1], "a dull hand", typed=typed)
    assert said.returncode == 0
    for piece in (
        "empty line",
        "“nonsense” is no card",
        "draw first",
        "You have drawn already",
        "would be left over",
        "“1z” is no card",
        "“9 1”",
        "“colours” is no order",
        "“next” means nothing now",
        "Which card?",
        "discard 7h, or just 7h",
    ):
        assert piece in said.stdout, piece


def test_letters_of_the_language_and_words_of_the_language(tmp_path: Path) -> None:
    arguments = (
        "play",
        "--plain",
        "--lang",
        "de",
        "--bots",
        "greedy",
        "--set",
        "rounds=3,5",
        "--seed",
        "seed 14",
    )
    said = run(tmp_path, *arguments, typed="ziehen\nBx\nDh\nhilfe\nende\n")
    assert said.returncode == 0
    assert "Du hast" in said.stdout
    assert "„Bx“" in said.stdout
    assert "Dh hast du nicht auf der Hand" in said.stdout or "Dh abgelegt" in said.stdout
    assert "three-thirteen matches resume" in said.stdout


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (("--rules", "one-wild+jokers-away", "--set", "deck.jokers=0"), "jokers"),
        (("--rules", "nothing"), "nothing"),
        (("--bots", ""), "at least one bot"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", ",".join(["greedy"] * 8)), "at most 8"),
        (("--set", "rounds"), "rounds"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], piece: str
) -> None:
    said = run(tmp_path, "play", "--plain", "--lang", "en", *arguments)
    assert said.returncode == 2
    assert piece in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_record_is_written_and_never_over_another(tmp_path: Path) -> None:
    record = tmp_path / "mine.jsonl"
    run(tmp_path, *SHORT, "--record", str(record), typed="d\n")
    (saved,) = (tmp_path / "matches").glob("*.jsonl")
    assert record.read_bytes() == saved.read_bytes()
    again = run(tmp_path, *SHORT, "--record", str(record), typed="d\n")
    assert again.returncode == 2
    assert "exists already" in again.stderr
    run(tmp_path, "matches", "resume", one_id(tmp_path), "--plain", typed="hand\n2\n")
    assert record.read_bytes() == saved.read_bytes()


def test_a_seed_that_is_no_text_is_a_seed(tmp_path: Path) -> None:
    # bytes of a command line that are no UTF-8 arrive as surrogates
    said = run(tmp_path, *SHORT[:-1], "\udcff", typed="quit\n")
    assert said.returncode == 0, said.stderr
    assert one_id(tmp_path) in said.stdout


def test_a_start_that_fails_leaves_no_record_in_the_way(tmp_path: Path) -> None:
    record, folder = tmp_path / "mine.jsonl", tmp_path / "data"
    folder.write_text("no folder")
    said = run(folder, *SHORT, "--record", str(record))
    assert said.returncode == 2
    assert len(said.stderr.strip().splitlines()) == 1
    assert not record.exists()
    folder.unlink()
    assert run(folder, *SHORT, "--record", str(record), typed="quit\n").returncode == 0
    assert record.stat().st_size


def resumed(folder: Path, name: str) -> str:
    said = run(folder, "matches", "resume", name, "--plain", typed="hand\nquit\n")
    assert said.returncode == 0, said.stderr
    assert not said.stderr
    assert "Your hand:" in said.stdout
    return said.stdout


def test_a_resumed_match_leaves_the_record_of_another_alone(tmp_path: Path) -> None:
    record, moved = tmp_path / "mine.jsonl", tmp_path / "a.jsonl"
    run(tmp_path, *SHORT, "--record", str(record), typed="quit\n")
    first = one_id(tmp_path)
    record.rename(moved)
    # the same seed: even the commitment is the same, and yet it is another match
    run(tmp_path, *SHORT, "--record", str(record), typed="d\nquit\n")
    other = record.read_bytes()
    assert f"{record} is not the record of this match ({first})" in resumed(tmp_path, first)
    assert record.read_bytes() == other
    # back in its place it is kept in step again
    moved.replace(record)
    assert "is not the record" not in resumed(tmp_path, first)
    assert record.read_bytes() == (tmp_path / "matches" / f"{first}.jsonl").read_bytes()


@pytest.mark.parametrize("content", [b"", b"my notes\n", b"\xff\n\xff\n"])
def test_a_resumed_match_leaves_what_is_no_record_alone(tmp_path: Path, content: bytes) -> None:
    record = tmp_path / "mine.jsonl"
    run(tmp_path, *SHORT, "--record", str(record), typed="quit\n")
    record.write_bytes(content)
    assert "is not the record of this match" in resumed(tmp_path, one_id(tmp_path))
    assert record.read_bytes() == content


def test_a_resumed_match_goes_on_without_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    record = tmp_path / "kept" / "mine.jsonl"
    record.parent.mkdir()
    run(tmp_path, *SHORT, "--record", str(record), typed="quit\n")
    name = one_id(tmp_path)
    record.unlink()
    record.mkdir()
    said = resumed(tmp_path, name)
    assert len([line for line in said.splitlines() if f"{record} cannot be written" in line]) == 1
    record.rmdir()
    record.parent.rmdir()
    assert f"{record} cannot be written" in resumed(tmp_path, name)
    # where only the file is gone it is written anew
    record.parent.mkdir()
    assert "cannot be written" not in resumed(tmp_path, name)
    assert record.read_bytes() == (tmp_path / "matches" / f"{name}.jsonl").read_bytes()
