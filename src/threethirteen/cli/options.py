"""What several commands ask for in the same way: rules (``--rules``, ``--set``) and a language (``--lang``)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threethirteen.i18n import Texts
    from threethirteen.rules import RuleSet

_MOST_BYTES = 1_000_000
"""A rule set takes about a kilobyte; a file much larger is something else."""


class UsageProblem(Exception):  # a Problem like those of the rules: path, code, args
    """A command that cannot be carried out as it was given. The sentence is the message ``usage-<code>``."""

    def __init__(self, path: str, code: str, args: dict[str, int | str]) -> None:
        self.path = path
        self.code = code
        self.arguments = args
        super().__init__(f"{path}: {code} {args}")


def usage_text(t: Texts, problem: UsageProblem) -> str:
    """What was wrong with the command, as a sentence."""
    return t.text(f"usage-{problem.code}", **problem.arguments)


def rules_from_options(key_or_file: str | None, sets: Iterable[str] = ()) -> RuleSet:
    """The rules a command line asks for: a preset, a join, or a JSON file, with ``OPTION=VALUE`` laid on top.

    Raises UsageProblem (no such file, no JSON, no ``=``) and RulesError with every problem of the rules.
    """
    from threethirteen.rules import RuleSet, rules_from_json

    house_rules = parse_sets(sets)
    key = (key_or_file or "standard").strip()
    if _names_a_file(key):
        rules = rules_from_json(_read_json(Path(key)))
        return rules.with_house_rules(house_rules) if house_rules else rules
    return RuleSet.preset(key, house_rules)


def parse_sets(sets: Iterable[str]) -> dict[str, object]:
    """``OPTION=VALUE`` texts as a mapping; of two for one option the later counts."""
    house_rules: dict[str, object] = {}
    for text in sets:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise UsageProblem("--set", "set-malformed", {"value": text})
        house_rules[key.strip()] = value.strip()
    return house_rules


def texts_from_options(lang: str | None) -> Texts:
    """The texts of the language asked for, else of the environment's language. Raises UsageProblem."""
    import os

    from threethirteen.i18n import known_language, languages, negotiate, texts

    if lang is None:
        return texts(
            negotiate(*(os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
        )
    known = known_language(lang)
    if known is None:
        raise UsageProblem("--lang", "unknown-language", {"value": lang, "known": ", ".join(languages())})
    return texts(known)


def _names_a_file(key: str) -> bool:
    return key.lower().endswith(".json") or "/" in key or "\\" in key


def _read_json(path: Path) -> object:
    import msgspec

    try:
        with path.open("rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UsageProblem(str(path), "file-unreadable", {"file": str(path), "reason": reason}) from error
    try:
        form: object = msgspec.json.decode(content[:_MOST_BYTES])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UsageProblem(str(path), "file-not-json", {"file": str(path), "reason": str(error)}) from error
    return form
