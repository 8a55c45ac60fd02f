"""The JSON form of a rule set, its digest, and changes given as JSON values or texts.

Written: the rule set as nested objects with ``"schema"``. Read: the same, or dotted keys (``"wild.max_per_meld"``),
or part of it: the rest is ``standard``, or the join that ``"game"`` names. A ``"name"`` may stand beside them, for
people. Every problem is reported at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from threethirteen.rules.catalogue import OPTIONS, OptionValue, option_value, with_values
from threethirteen.rules.problems import Problem, RulesError
from threethirteen.rules.ruleset import RuleSet
from threethirteen.rules.validation import malformed, problems, unknown_option
from threethirteen.rules.values import JsonValue, OptionValueError, parse_json, shown, to_json

SCHEMA: Final = 1
"""Version of the JSON form; a file with another is refused, not guessed at."""

_SECTIONS: Final = frozenset(option.section for option in OPTIONS.values() if "." in option.key)


def rules_to_json(rules: RuleSet) -> dict[str, object]:
    """The rules as plain JSON values: ``{"schema": 1, "players": [2, 8], "deck": {"suits": 4, …}, …}``."""
    form: dict[str, object] = {"schema": SCHEMA}
    for key in OPTIONS:
        section, _, field = key.partition(".")
        value = to_json(option_value(rules, key))
        if field:
            nested = form.setdefault(section, {})
            assert isinstance(nested, dict)
            nested[field] = value
        else:
            form[section] = value
    return form


def rules_from_json(form: object) -> RuleSet:
    """The rules a JSON value holds, checked. Raises RulesError with every problem and its path."""
    if not isinstance(form, Mapping):
        raise RulesError([Problem("", "not-an-object", {"value": shown(form)})])
    given = dict(form)
    schema = given.pop("schema", SCHEMA)
    if schema != SCHEMA or isinstance(schema, bool):
        raise RulesError([Problem("schema", "unknown-schema", {"value": shown(schema), "known": SCHEMA})])
    name = given.pop("name", "")
    if not isinstance(name, str):
        raise RulesError([Problem("name", "not-a-name", {"value": shown(name)})])
    game = given.pop("game", None)
    if game is None:
        return changed(RuleSet(), given)
    if not isinstance(game, str):
        raise RulesError([Problem("game", "unknown-preset", {"value": shown(game), "near": ""})])
    from threethirteen.rules.presets import (
        preset,
    )  # presets are written in this form, so they look down on it

    return preset(game, given)


def changed(rules: RuleSet, changes: Mapping[str, object]) -> RuleSet:
    """The rules with these changes (dotted or nested keys), checked. Raises RulesError with every problem."""
    values, found = read_changes(changes)
    rules = with_values(rules, values)
    known = {problem.path for problem in found}
    found += [problem for problem in problems(rules) if problem.path not in known]
    if found:
        raise RulesError(found)
    return rules


def read_changes(changes: Mapping[str, object]) -> tuple[dict[str, OptionValue], list[Problem]]:
    """Changes with their values read, by option key, and a problem for each that could not be."""
    values: dict[str, OptionValue] = {}
    found: list[Problem] = []
    for key, value in _flat(changes):
        option = OPTIONS.get(key.strip().lower().replace("-", "_"))
        if option is None:
            found.append(unknown_option(key))
        elif option.key in values:
            found.append(Problem(option.key, "given-twice"))
        else:
            try:
                values[option.key] = parse_json(option, value)
            except OptionValueError as error:
                found.append(malformed(error))
    return values, found


def _flat(changes: Mapping[str, object]) -> list[tuple[str, object]]:
    flat: list[tuple[str, object]] = []
    for key, value in changes.items():
        if key in _SECTIONS and isinstance(value, Mapping):
            flat += [(f"{key}.{field}", inner) for field, inner in value.items()]
        else:
            flat.append((str(key), value))
    return flat


def digest(rules: RuleSet) -> str:
    """SHA-256 of the canonical JSON (keys sorted, no blanks, UTF-8), in hexadecimal."""
    return hashlib.sha256(msgspec.json.encode(rules_to_json(rules), order="sorted")).hexdigest()


__all__ = ["SCHEMA", "JsonValue", "changed", "digest", "read_changes", "rules_from_json", "rules_to_json"]
