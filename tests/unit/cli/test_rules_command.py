"""``three-thirteen rules`` and the rules that every command reads in the same way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from threethirteen.cli.options import (
    UsageProblem,
    parse_sets,
    rules_from_options,
    texts_from_options,
    usage_text,
)
from threethirteen.cli.rules import rules_command
from threethirteen.i18n import languages, texts
from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, RulesError, RuleSet, preset, rules_to_json


def run(*words: str) -> str:
    app = typer.Typer()
    app.command()(rules_command)
    result = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_without_a_key_everything_there_is_is_listed() -> None:
    text = run("--lang", "en")
    for key in (*GAMES, *VARIATIONS, *OPTIONS):
        assert f"\n  {key}\n" in text
    assert "one-wild+redemption." in text, "what is to be copied stands in one piece"
    listing = json.loads(run("--format", "json", "--lang", "de"))
    assert set(listing) == {"games", "variations", "options"}
    assert list(listing["options"]) == list(OPTIONS)
    assert listing["games"]["one-wild"]["changes"]["players"] == [2, 7]


def test_a_key_gives_the_sheet_in_the_form_asked_for() -> None:
    assert "Three Thirteen, one wild a meld + Redemption round" in run("one-wild+redemption", "--lang", "en")
    assert run("one-wild", "--lang", "de", "--format", "html").startswith('<!doctype html>\n<html lang="de">')
    report = json.loads(run("--set", "deck.jokers=2", "--format", "json", "--lang", "en"))
    assert report["key"] == "standard+jokers"
    assert report["differences"] == {"deck.jokers": {"value": 2, "instead_of": 0}}


def test_a_file_gives_its_rules_and_house_rules_come_on_top(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps({"game": "one-wild", "deck": {"jokers": 2}}))
    assert rules_from_options(str(file)) == preset("one-wild", {"deck.jokers": 2})
    assert rules_from_options(str(file), ["score.joker=50"]).score.joker == 50
    file.write_text(json.dumps(rules_to_json(preset("five-crowns+short"))))
    assert rules_from_options(str(file)) == preset("five-crowns+short")


def test_a_key_and_house_rules() -> None:
    assert rules_from_options(None) == RuleSet()
    assert rules_from_options("one-wild+fourteens", ["players=2..6"]).players == (2, 6)
    assert parse_sets(["a=1", "a = 2", "b=x=y"]) == {"a": "2", "b": "x=y"}
    with pytest.raises(RulesError):
        rules_from_options("nothing-like-it")


def test_what_is_wrong_with_a_command_is_said_in_every_language(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"wild": ')
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)

    def problem(key: str | None = None, sets: tuple[str, ...] = ()) -> UsageProblem:
        with pytest.raises(UsageProblem) as error:
            rules_from_options(key, sets)
        return error.value

    found = [problem(str(file)) for file in (broken, binary, deep, tmp_path / "none.json", tmp_path)]
    found += [problem(None, ("jokers",)), problem(None, ("=2",))]
    with pytest.raises(UsageProblem) as error:
        texts_from_options("xx")
    found.append(error.value)
    with pytest.raises(UsageProblem) as error:
        run("--format", "pdf")
    found.append(error.value)
    assert [one.code for one in found] == [
        "file-not-json",
        "file-not-json",
        "file-not-json",
        "file-unreadable",
        "file-unreadable",
        "set-malformed",
        "set-malformed",
        "unknown-language",
        "unknown-format",
    ]
    for language in languages():
        for one in found:
            sentence = usage_text(texts(language), one)
            assert "\n" not in sentence
            assert "usage-" not in sentence
            assert "{" not in sentence


def test_the_language_is_asked_for_or_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert texts_from_options(None).language == "en"
    monkeypatch.setenv("LANG", "nb_NO.UTF-8")
    assert texts_from_options(None).language == "nb"
    monkeypatch.setenv("LC_ALL", "pl_PL")
    assert texts_from_options(None).language == "pl"
    assert texts_from_options("de-CH").language == "de"
