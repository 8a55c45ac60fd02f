"""Matches kept by the terminal: stored before they are told, one driver, nothing lost and nothing doubled."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tests.matches import SECRET, Careful
from threethirteen.cli import main
from threethirteen.cli import saved as saved_module
from threethirteen.cli.saved import SavedError, SavedMatch, SavedMatches, data_folder
from threethirteen.engine import Match
from threethirteen.notation.record import RecordError, RecordSeat, SeatKind, read_match
from threethirteen.play import MatchStarted
from threethirteen.rules import RuleSet

SEATS = (RecordSeat("Ada"), RecordSeat("Ben", SeatKind.BOT, "greedy"))


@pytest.fixture
def kept(tmp_path: Path) -> SavedMatches:
    return SavedMatches(tmp_path / "matches")


def new_match(house: dict[str, object] | None = None) -> Match:
    rules = RuleSet.preset("standard", {"rounds": [3, 4], **(house or {})})
    return Match.start(rules, ("Ada", "Ben"), secret=SECRET)


def step(match: Match) -> Match:
    """One command further."""
    if match.turn is None:
        return match.deal()
    return match.act(match.turn, Careful().act(match.observe(match.turn)))


def played(kept: SavedMatches, rounds: int) -> tuple[SavedMatch, Match]:
    """A saved match with so many rounds behind it."""
    match = new_match()
    saved = kept.create(match, SEATS, SECRET, {"seed": "x"})
    while match.public.rounds_played < rounds and not match.ended:
        match = step(match)
        saved.append(match)
    return saved, match


def test_a_match_left_is_found_as_it_was(kept: SavedMatches) -> None:
    saved, match = played(kept, 1)
    saved.settings["lang"] = "pl"
    saved.save_settings()
    saved.close()
    with kept.open(saved.id[:3]) as again:
        assert again.match == match
        assert again.seats == SEATS
        assert again.settings == {"seed": "x", "lang": "pl"}
        assert again.cut == 0
        assert step(again.match) == step(match)


def test_what_is_stored_is_on_the_disk_before_append_returns(kept: SavedMatches) -> None:
    saved, match = played(kept, 1)
    header, stored = read_match(saved.path.read_bytes().splitlines(keepends=True), SECRET)
    assert stored == match
    assert header.seats == SEATS
    saved.close()


def test_every_append_is_synced(kept: SavedMatches, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, match = played(kept, 0)
    order: list[str] = []
    write, sync = os.write, os.fsync

    def noted_write(file: int, content: bytes) -> int:
        order.append("write")
        return write(file, content)

    def noted_sync(file: int) -> None:
        order.append("sync")
        sync(file)

    monkeypatch.setattr(os, "write", noted_write)
    monkeypatch.setattr(os, "fsync", noted_sync)
    saved.append(step(match))
    assert order == ["write", "sync"]
    saved.close()


def test_the_secret_is_the_owners_own_and_goes_when_the_match_ends(kept: SavedMatches) -> None:
    saved, match = played(kept, 1)
    secret = kept.folder / f"{saved.id}.secret"
    assert bytes.fromhex(secret.read_text()) == SECRET
    if os.name == "posix":
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        assert stat.S_IMODE(saved.path.stat().st_mode) == 0o600
    while not match.ended:
        match = step(match)
        saved.append(match)
    assert not secret.exists()
    saved.close()
    with kept.open(saved.id) as again:
        assert again.match == match


def test_a_secret_left_behind_by_a_crash_at_the_very_end_is_removed(kept: SavedMatches) -> None:
    saved, _ = played(kept, 9)
    saved.close()
    secret = kept.folder / f"{saved.id}.secret"
    secret.write_text(SECRET.hex())
    kept.open(saved.id).close()
    assert not secret.exists()


@pytest.mark.parametrize("content", [None, "", "zz", "00" * 32])
def test_without_its_secret_a_match_cannot_go_on(kept: SavedMatches, content: str | None) -> None:
    saved, _ = played(kept, 1)
    saved.close()
    secret = kept.folder / f"{saved.id}.secret"
    if content is None:
        secret.unlink()
    else:
        secret.write_text(content)
    with pytest.raises(SavedError) as caught:
        kept.open(saved.id)
    assert caught.value.code == "secret-missing"
    kept.delete(saved.id)  # the lock was let go


def test_two_programs_cannot_drive_one_match(kept: SavedMatches) -> None:
    saved, _ = played(kept, 0)
    for attempt in (kept.open, kept.delete):
        with pytest.raises(SavedError) as caught:
            attempt(saved.id)
        assert caught.value.code == "in-use"
    saved.close()
    kept.open(saved.id).close()


def test_another_match_is_not_appended(kept: SavedMatches) -> None:
    saved, match = played(kept, 1)
    before = saved.path.read_bytes()
    other = Match.start(match.rules, ("Ada", "Ben"), secret=bytes(32))
    for wrong in (other, Match(match.events[:-1], match.state, SECRET)):
        with pytest.raises(ValueError, match="not a continuation"):
            saved.append(wrong)
    saved.append(match)
    assert saved.path.read_bytes() == before
    saved.close()
    with pytest.raises(ValueError, match="closed"):
        saved.append(step(match))


def test_a_full_disk_leaves_what_was_stored(kept: SavedMatches, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, match = played(kept, 1)
    before = saved.path.read_bytes()

    def full(file: int, content: bytes) -> None:
        os.write(file, content[:10])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(saved_module, "_write_all", full)
        with pytest.raises(SavedError) as caught:
            saved.append(step(match))
    assert caught.value.code == "cannot-write"
    assert saved.path.read_bytes() == before
    assert saved.match == match
    saved.append(step(match))
    saved.close()
    with kept.open(saved.id) as again:
        assert again.match == step(match)


def test_a_move_cut_at_any_byte_is_gone_as_a_whole(kept: SavedMatches) -> None:
    """The last discard brings the scoring and the end of the match: all three lines, or none of them."""
    match = new_match({"rounds": [3]})
    saved = kept.create(match, SEATS, SECRET)
    before = match
    while not match.ended:
        before, match = match, step(match)
        saved.append(match)
    saved.close()
    assert len(match.events) - len(before.events) == 3
    whole = saved.path.read_bytes()
    start = len(b"".join(whole.splitlines(keepends=True)[: 1 + len(before.events)]))
    for size in range(start, len(whole)):
        saved.path.write_bytes(whole[:size])
        (kept.folder / f"{saved.id}.secret").write_text(SECRET.hex())
        with kept.open(saved.id) as again:
            assert again.match == before
            assert again.cut == size - start
            assert saved.path.stat().st_size == start


def test_damage_that_no_crash_makes_is_told_with_its_line(kept: SavedMatches) -> None:
    saved, _ = played(kept, 1)
    saved.close()
    lines = saved.path.read_bytes().splitlines(keepends=True)
    saved.path.write_bytes(b"".join(lines[:5] + lines[6:]))
    with pytest.raises(RecordError) as caught:
        kept.open(saved.id)
    assert (caught.value.code, caught.value.line) == ("gap-in-numbers", 6)
    (summary,) = kept.list()
    assert summary.problem is not None
    assert isinstance(summary.problem, RecordError)
    assert (summary.problem.code, summary.problem.line) == ("gap-in-numbers", 6)


def test_lost_settings_cost_the_settings_only(kept: SavedMatches) -> None:
    saved, match = played(kept, 1)
    saved.close()
    (kept.folder / f"{saved.id}.json").write_text("{")
    with kept.open(saved.id) as again:
        assert again.match == match
        assert again.settings == {}


def test_the_list_says_what_is_kept(kept: SavedMatches) -> None:
    assert kept.list() == ()
    first, match = played(kept, 1)
    match = match.deal()
    first.append(match)
    os.utime(first.path, (1_000_000_000, 1_000_000_000))
    second, _ = played(kept, 9)
    newest, oldest = kept.list()
    assert (newest.id, newest.ended, newest.turn) == (second.id, True, None)
    assert (oldest.id, oldest.ended, oldest.round, oldest.rounds) == (first.id, False, 2, 2)
    assert match.turn is not None
    assert oldest.turn == ("Ada", "Ben")[match.turn]
    assert oldest.rules == match.rules
    assert oldest.seats == SEATS
    first.close()
    second.close()


def test_a_folder_named_like_a_match_is_listed_with_its_problem_and_hides_no_other(
    kept: SavedMatches, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, _ = played(kept, 1)
    saved.close()
    (kept.folder / "x.jsonl").mkdir()
    found = {summary.id: summary.problem for summary in kept.list()}
    assert found[saved.id] is None
    assert isinstance(found["x"], OSError)
    monkeypatch.setenv("THREE_THIRTEEN_DATA", str(kept.folder.parent))
    assert main(["matches", "list", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "cannot be read: " in told
    assert f"resume {saved.id} goes on" in told
    for action in ("resume", "delete"):
        assert main(["matches", action, "x", "--yes", "--lang", "en"]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert (kept.folder / "x.jsonl").is_dir()


def test_a_match_is_found_by_how_its_id_begins(kept: SavedMatches, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("aaaaaaaaaabb")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    for _ in range(2):
        kept.create(new_match(), SEATS, SECRET).close()
    assert {summary.id for summary in kept.list()} == {"aaaaaa", "aaaabb"}
    assert kept.find("AAAAA") == "aaaaaa"
    with pytest.raises(SavedError) as caught:
        kept.find("aaaa")
    assert caught.value.arguments["ids"] == "aaaaaa, aaaabb"
    for nothing in ("b", "", "../x", "*"):
        with pytest.raises(SavedError) as caught:
            kept.find(nothing)
        assert caught.value.code == "not-found"


def test_a_deleted_match_is_gone_with_all_its_files(kept: SavedMatches) -> None:
    saved, _ = played(kept, 1)
    saved.close()
    assert kept.delete(saved.id[:4]) == saved.id
    assert list(kept.folder.iterdir()) == []


def test_the_folder_is_the_users_own_unless_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THREE_THIRTEEN_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    monkeypatch.delenv("THREE_THIRTEEN_DATA")
    assert data_folder().name == "three-thirteen"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SavedError) as caught:
        SavedMatches(tmp_path / "file" / "matches").create(new_match(), SEATS, SECRET)
    assert caught.value.code == "cannot-write"


def test_the_record_begins_with_the_match(kept: SavedMatches) -> None:
    saved, _ = played(kept, 0)
    assert isinstance(saved.match.events[0].event, MatchStarted)
    saved.close()
