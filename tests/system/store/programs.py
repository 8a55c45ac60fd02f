"""Starting the programs of ``writers.py``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[3]


@contextmanager
def program(name: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    """A program, with its input and output as text; whatever happens, it does not outlive the block."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.system.store.writers", name, *args]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def output(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def go(process: subprocess.Popen[str]) -> None:
    """Let a program that has said it is ready begin."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
