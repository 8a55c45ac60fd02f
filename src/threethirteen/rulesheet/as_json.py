"""The rules and their sheet as JSON values, for programs."""

from __future__ import annotations

import msgspec

from threethirteen.i18n import Texts
from threethirteen.rules import (
    OPTIONS,
    OptionValue,
    RuleSet,
    differences,
    nearest_preset,
    option_value,
    rules_to_json,
    to_json,
)
from threethirteen.rulesheet.build import rule_sheet


def rules_report(rules: RuleSet, t: Texts) -> dict[str, object]:
    """All there is to say about a rule set: rules, options by key, differences, digest, deal table, decks, sheet."""
    nearest = nearest_preset(rules)
    sheet = rule_sheet(rules, t)
    return {
        "title": sheet.title,
        "key": nearest.key,
        "digest": rules.digest,
        "rules": rules_to_json(rules),
        "options": {key: to_json(option_value(rules, key)) for key in OPTIONS},
        "differences": _changes(differences(rules, RuleSet())),
        "house_rules": _changes(nearest.house_rules),
        "deal": [
            {"round": number, "cards": size, "wild": None if wild is None else wild.letter}
            for number, size in enumerate(rules.rounds, start=1)
            for wild in [rules.wild_rank(size)]
        ],
        "decks": {
            str(seats): rules.copies_for(seats)
            for seats in range(rules.players.least, rules.players.most + 1)
        },
        "sheet": msgspec.to_builtins(sheet),
    }


def _changes(found: tuple[tuple[str, OptionValue, OptionValue], ...]) -> dict[str, dict[str, object]]:
    return {key: {"value": to_json(value), "instead_of": to_json(other)} for key, value, other in found}
