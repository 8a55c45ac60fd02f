"""The golden records are what the engine plays today, byte for byte, and every version replays and verifies them."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, golden_files, golden_match, golden_viewer, keys
from threethirteen.engine import evolve, observe
from threethirteen.notation.record import RecordReader
from threethirteen.notation.replay import observations, states
from threethirteen.notation.verify import Deals, verify

HINT = "python3 dev.py golden writes the golden records anew, if the change is meant"


def lines(name: str) -> list[bytes]:
    return (FOLDER / name).read_bytes().splitlines(keepends=True)


def test_every_playable_game_and_variation_has_its_files_and_no_other_is_there() -> None:
    wanted = {
        f"{key}.{ending}" for key in keys() for ending in ("jsonl", f"seat-{golden_viewer(key)}.jsonl", "txt")
    }
    assert {path.name for path in FOLDER.iterdir()} == wanted, HINT
    assert "standard" in keys()


@pytest.mark.parametrize("key", keys())
def test_the_match_is_played_and_written_as_before(key: str) -> None:
    for name, text in golden_files(key):
        assert (FOLDER / name).read_bytes() == text.encode(), HINT


@pytest.mark.parametrize("key", keys())
def test_the_record_replays_state_by_state(key: str) -> None:
    match = golden_match(key)
    state = None
    open_steps = states(RecordReader(lines(f"{key}.jsonl")))
    seen_steps = observations(RecordReader(lines(f"{key}.seat-{golden_viewer(key)}.jsonl")))
    for recorded, step, seen in zip(match.events, open_steps, seen_steps, strict=True):
        state = evolve(state, recorded.event)
        assert step.state == state
        assert seen.observation == observe(state, golden_viewer(key))


@pytest.mark.parametrize("key", keys())
def test_the_record_verifies(key: str) -> None:
    found = verify(lines(f"{key}.jsonl"))
    assert found.issue is None
    assert (found.ended, found.deals) == (True, Deals.CHECKED)
    redacted = verify(lines(f"{key}.seat-{golden_viewer(key)}.jsonl"))
    assert redacted.issue is None
    assert (redacted.viewer, redacted.deals) == (golden_viewer(key), Deals.HIDDEN)
