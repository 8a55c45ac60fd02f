"""kill -9 in the middle of a write: whoever saw a move finds it again, and the match goes on as it would have."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.matches import SECRET, Careful
from threethirteen.cli.saved import SavedError, SavedMatches
from threethirteen.engine import Match
from threethirteen.notation.verify import verify
from threethirteen.rules import RuleSet

ROOT = Path(__file__).parents[2]

DRIVER = """
import os, signal, sys
from pathlib import Path
from tests.matches import SECRET
from tests.system.test_saved_crash import first, step
from threethirteen.cli import saved as module
from threethirteen.notation.record import RecordSeat

folder, name, bytes_left = sys.argv[1], sys.argv[2], int(sys.argv[3])

def until_killed(file, content):
    global bytes_left
    os.write(file, content[:bytes_left])
    if len(content) > bytes_left:
        os.kill(os.getpid(), signal.SIGKILL)
    bytes_left -= len(content)

kept = module.SavedMatches(Path(folder))
saved = kept.open(name) if name else kept.create(first(), [RecordSeat("Ada"), RecordSeat("Ben")], SECRET)
print(saved.id, flush=True)
sys.stdin.readline()
module._write_all = until_killed
match = saved.match
while not match.ended:
    match = step(match)
    saved.append(match)
    print(len(match.events), flush=True)
"""


def first() -> Match:
    return Match.start(RuleSet.preset("standard", {"rounds": [3, 4]}), ("Ada", "Ben"), secret=SECRET)


def step(match: Match) -> Match:
    if match.turn is None:
        return match.deal()
    return match.act(match.turn, Careful().act(match.observe(match.turn)))


def whole() -> Match:
    match = first()
    while not match.ended:
        match = step(match)
    return match


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Each driver is killed after so many bytes, mostly in the middle of a line; the next one goes on."""
    luck = random.Random(7)
    kept = SavedMatches(tmp_path / "matches")
    expected = whole()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    name, stored, cut, status = "", 1, 0, -signal.SIGKILL
    while status:
        arguments = [sys.executable, "-c", DRIVER, str(kept.folder), name, str(luck.randint(200, 4000))]
        with subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        ) as driver:
            assert driver.stdout is not None
            name = driver.stdout.readline().strip()
            with pytest.raises(SavedError) as caught:  # the other program has it
                kept.open(name)
            assert caught.value.code == "in-use"
            told, _ = driver.communicate("go\n")
        status = driver.returncode
        assert status in (0, -signal.SIGKILL)
        with kept.open(name) as saved:
            cut += saved.cut > 0
            stored = len(saved.match.events)
            assert stored >= int(told.split()[-1] if told.split() else 1)  # nothing that was shown is lost
            assert saved.match.events == expected.events[:stored]
            assert verify(saved.path.read_bytes().splitlines(keepends=True)).issue is None
    assert stored == len(expected.events)
    assert cut, "no write was cut short: the test has lost its point"
