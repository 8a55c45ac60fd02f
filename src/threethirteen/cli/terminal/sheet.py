"""The rule sheet of the rules in force, as text."""

from __future__ import annotations

from threethirteen.i18n import Texts, rules_title
from threethirteen.rules import RuleSet


def sheet(rules: RuleSet, words: Texts) -> str:
    """The rules in force, readable by a new player."""
    return rules_title(words, rules)
