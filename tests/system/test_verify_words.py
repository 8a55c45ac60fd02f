"""What ``verify`` says of a wrong line is said in the reader's language throughout."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.matches import whimsical
from threethirteen.cli import main
from threethirteen.i18n import languages, texts
from threethirteen.notation.record import Viewer, write_record

MATCH = whimsical("standard+jokers", ("Ada", "Ben", "Cay"))


def wrong(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    kind: str,
    change: Callable[[dict[str, Any]], object],
    viewer: Viewer = None,
    *options: str,
) -> str:
    lines = list(write_record(MATCH, viewer=viewer))
    place = next(at for at, line in enumerate(lines) if f'"{kind}"' in line)
    plain = json.loads(lines[place])
    change(plain["event"])
    lines[place] = json.dumps(plain) + "\n"
    path = tmp_path / "wrong.jsonl"
    path.write_text("".join(lines[: place + 1]), encoding="utf-8")
    assert main(["verify", str(path), "--lang", language, *options]) == 1
    said = capsys.readouterr()
    return said.out + said.err


def test_a_refused_move_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def forge(event: dict[str, Any]) -> None:
        event["card"] = "JK"

    said = wrong(tmp_path, capsys, "de", "card_discarded", forge)
    assert "legt Joker ab“ ist gegen die Regeln" in said
    assert "seat" not in said
    assert "JK" not in said
    told = json.loads(wrong(tmp_path, capsys, "de", "card_discarded", forge, None, "--json"))
    assert told["args"]["written"].endswith(" discards JK")
    assert told["args"]["written"].startswith("seat ")
    assert "legt Joker ab" in told["message"]


def test_a_seat_or_a_round_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = wrong(tmp_path, capsys, "de", "card_discarded", lambda event: event.update(seat=9))
    assert "#9 legt" in said

    def go_on(event: dict[str, Any]) -> None:
        event.clear()
        event.update(type="match_resumed")

    said = wrong(tmp_path, capsys, "de", "match_started", go_on)
    assert "der Beginn der Partie" in said
    assert "match_" not in said

    def deal_again(event: dict[str, Any]) -> None:
        dealt = json.loads(next(line for line in write_record(MATCH) if '"round_dealt"' in line))["event"]
        event.clear()
        event.update(dealt, number=99)

    said = wrong(tmp_path, capsys, "de", "card_discarded", deal_again)
    assert "ein Geben" in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("viewer", [None, 1, "spectator"])
def test_no_fixed_notation_is_left_in_a_sentence(
    language: str, viewer: Viewer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = list(write_record(MATCH, viewer=viewer))
    kinds = dict.fromkeys(json.loads(line)["event"]["type"] for line in lines[1:])

    def leave(event: dict[str, Any]) -> None:
        event.clear()
        event.update(type="seat_left", seat=7)

    for kind in kinds:
        said = wrong(tmp_path, capsys, language, kind, leave, viewer)
        assert not any(f" {known}" in said for known in kinds), said
        assert "seat 7 leaves" not in said
        assert "record-" not in said


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_its_words(language: str) -> None:
    from threethirteen.notation.record import KINDS

    told = {kind: texts(language).text("record-kind", kind=kind) for kind in KINDS}
    assert not [kind for kind, said in told.items() if "_" in said]
