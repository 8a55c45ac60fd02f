"""The README's examples do what the README says.

A `python` block is run; where it has `>>>` prompts, what they show is compared. The `$ three-thirteen …` commands
of a `console` block are run in a fresh folder, one after the other, and their output (both streams) is compared
line by line with what stands below; a line `…` alone means "anything from here". Other blocks (`sh`, `text`, …)
are not run.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"

# Raise this with the README, so that its examples are not lost from the tests by a slip in a fence.
LEAST_BLOCKS = 3

_FENCE = re.compile(r"^```(?P<language>[^\n`]*)\n(?P<text>.*?)^```[ ]*$", re.MULTILINE | re.DOTALL)
_PROMPT = "$ "
_ANYTHING = "…"


@dataclass(frozen=True)
class Block:
    """A fenced example, with the line of the file on which its text begins."""

    language: str
    line: int
    text: str


@dataclass(frozen=True)
class Command:
    """A command as the README shows it, and the lines it should print."""

    words: tuple[str, ...]
    shown: tuple[str, ...]


def read_blocks(markdown: str) -> list[Block]:
    return [
        Block(found["language"].strip(), markdown.count("\n", 0, found.start("text")) + 1, found["text"])
        for found in _FENCE.finditer(markdown)
    ]


def read_commands(text: str) -> list[Command]:
    commands: list[Command] = []
    lines = text.replace("\\\n", " ").splitlines()
    if lines and not lines[0].startswith(_PROMPT):
        raise ValueError(f"a console block begins with a command, not with {lines[0]!r}")
    for line in lines:
        if line.startswith(_PROMPT):
            words = shlex.split(line.removeprefix(_PROMPT), comments=True)
            if words[:1] != ["three-thirteen"]:
                raise ValueError(f"only three-thirteen is run here (use an sh block): {line!r}")
            commands.append(Command(tuple(words[1:]), ()))
        else:
            last = commands.pop()
            commands.append(Command(last.words, (*last.shown, line.rstrip())))
    return commands


def differs(shown: tuple[str, ...], printed: list[str]) -> bool:
    """Whether the output is another than the README shows; blank lines at the end count for nothing."""
    want, got = list(shown), list(printed)
    if _ANYTHING in want:
        want = want[: want.index(_ANYTHING)]
        return got[: len(want)] != want
    while want and not want[-1]:
        want.pop()
    while got and not got[-1]:
        got.pop()
    return got != want


def run(words: tuple[str, ...], folder: Path) -> list[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "LC_ALL")}
    told = {
        "NO_COLOR": "1",
        "TERM": "dumb",
        "COLUMNS": "100",
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
        "PYTHONUTF8": "1",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "threethirteen", *words],
        cwd=folder,
        env=kept | told,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return [line.rstrip() for line in done.stdout.splitlines()]


BLOCKS = read_blocks(README.read_text(encoding="utf-8"))
PYTHON = [block for block in BLOCKS if block.language == "python"]
CONSOLE = [block for block in BLOCKS if block.language == "console"]


def name(block: Block) -> str:
    return f"line-{block.line}"


def test_the_readme_has_its_examples() -> None:
    assert len(PYTHON) + len(CONSOLE) >= LEAST_BLOCKS


@pytest.mark.parametrize("block", PYTHON, ids=name)
def test_python(block: Block) -> None:
    # Empty lines before the text make line numbers in a traceback those of the README.
    text = "\n" * (block.line - 1) + block.text
    if ">>>" not in text:
        exec(compile(text, str(README), "exec"), {"__name__": "readme"})
        return
    example = doctest.DocTestParser().get_doctest(text, {"__name__": "readme"}, "README", str(README), 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=complaints.append)
    assert result.failed == 0, "".join(complaints)


@pytest.mark.parametrize("block", CONSOLE, ids=name)
def test_console(block: Block, tmp_path: Path) -> None:
    for command in read_commands(block.text):
        printed = run(command.words, tmp_path)
        if differs(command.shown, printed):
            shown = "\n".join(command.shown)
            pytest.fail(
                f"three-thirteen {shlex.join(command.words)}\n--- README\n{shown}\n--- it prints\n"
                + "\n".join(printed),
                pytrace=False,
            )


def test_blocks_are_found_with_their_lines() -> None:
    markdown = "# Title\n\n```python\nx = 1\n```\ntext\n```console\n$ three-thirteen\n```\n"
    assert read_blocks(markdown) == [
        Block("python", 4, "x = 1\n"),
        Block("console", 8, "$ three-thirteen\n"),
    ]


def test_commands_are_found_with_their_output() -> None:
    text = '$ three-thirteen solve "3s 3h" \\\n    --json\n{}\n\nend\n$ three-thirteen rules  # all\n…\n'
    assert read_commands(text) == [
        Command(("solve", "3s 3h", "--json"), ("{}", "", "end")),
        Command(("rules",), ("…",)),
    ]


@pytest.mark.parametrize("text", ["three-thirteen rules\n", "$ git clone somewhere\n"])
def test_what_cannot_be_run_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"console block|only three-thirteen"):
        read_commands(text)


@pytest.mark.parametrize(
    ("shown", "printed", "other"),
    [
        (("a", "b"), ["a", "b"], False),
        (("a", "b", ""), ["a", "b"], False),
        (("a",), ["a", "b"], True),
        (("a", "b"), ["a"], True),
        (("a", "…"), ["a", "b", "c"], False),
        (("a", "…"), ["b", "c"], True),
        ((), [], False),
        ((), ["a"], True),
    ],
)
def test_output_is_compared_line_by_line(shown: tuple[str, ...], printed: list[str], other: bool) -> None:
    assert differs(shown, printed) is other
