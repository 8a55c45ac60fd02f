"""kill -9 in the middle of a write: whoever saw a move finds it again, and the match goes on as it would have."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.matches import SECRET, Careful
from threethirteen.cli.saved import SavedError, SavedMatches
from threethirteen.engine import Match
from threethirteen.notation.verify import verify
from threethirteen.rules import RuleSet

ROOT = Path(__file__).parents[2]

DRIVER = """
import os, sys
from pathlib import Path
from tests.system.test_saved_crash import first, step
from tests.matches import SECRET
from threethirteen.cli import saved as module
from threethirteen.notation.record import RecordSeat

def slowly(file, content):
    for byte in content:
        os.write(file, bytes([byte]))

kept = module.SavedMatches(Path(sys.argv[1]))
match = first()
if sys.argv[2:]:
    saved = kept.open(sys.argv[2])
else:
    saved = kept.create(match, [RecordSeat("Ada"), RecordSeat("Ben")], SECRET)
module._write_all = slowly
print("ready", saved.id, flush=True)
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
    luck = random.Random(7)
    kept = SavedMatches(tmp_path / "matches")
    expected = whole()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    name, stored, cut, runs = "", 1, 0, 0
    while stored < len(expected.events):
        runs += 1
        assert runs < 60
        arguments = [sys.executable, "-c", DRIVER, str(kept.folder), *([name] if name else [])]
        with subprocess.Popen(
            arguments, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        ) as process:
            assert process.stdout is not None
            name = process.stdout.readline().split()[1]
            with pytest.raises(SavedError) as caught:  # the other program has it
                kept.open(name)
            assert caught.value.code == "in-use"
            told = stored
            for _ in range(luck.randint(1, 16)):
                line = process.stdout.readline()
                told = int(line) if line else told
            time.sleep(luck.random() * 0.004)
            process.send_signal(signal.SIGKILL)
            for line in process.stdout:
                told = int(line)
        with kept.open(name) as saved:
            cut += saved.cut > 0
            stored = len(saved.match.events)
            assert stored >= told  # nothing that was shown is lost
            assert saved.match.events == expected.events[:stored]
            if not saved.match.ended:
                assert step(saved.match).events == expected.events[: len(step(saved.match).events)]
            assert verify(saved.path.read_bytes().splitlines(keepends=True)).issue is None
    assert cut, "no write was cut short: the test has lost its point"
