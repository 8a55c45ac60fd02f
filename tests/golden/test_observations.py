"""The golden observations and the client's types are what Python says today; the client's own tests read them too."""

from __future__ import annotations

from pathlib import Path

from tests.golden.observations import FOLDER, observation_files
from threethirteen.protocol.typescript import typescript

HINT = "python3 dev.py golden writes the file anew, if the change is meant"
WIRE = Path(__file__).parents[2] / "web/src/lib/wire.ts"


def test_the_observations_are_folded_as_before() -> None:
    files = dict(observation_files())
    assert {path.name for path in FOLDER.iterdir()} == files.keys(), HINT
    for name, text in files.items():
        assert (FOLDER / name).read_bytes() == text.encode(), HINT


def test_the_types_of_the_client_are_those_of_the_wire() -> None:
    assert WIRE.read_bytes() == typescript().encode(), HINT
