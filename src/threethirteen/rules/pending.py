"""What this version cannot play yet: the one named list.

The options exist, validate and stand on the rule sheet; starting a match under such a value is refused plainly. An
entry is removed, here and nowhere else, by the change that brings the machinery.
"""

from __future__ import annotations

from typing import Final

import msgspec

from threethirteen.rules.catalogue import OptionValue, option_value
from threethirteen.rules.ruleset import RuleSet


class Pending(msgspec.Struct, frozen=True):
    """An option of which only the ``playable`` values can be played in this version."""

    option: str
    playable: tuple[OptionValue, ...]


PENDING: Final[tuple[Pending, ...]] = ()


def pending_options(rules: RuleSet) -> tuple[tuple[str, OptionValue], ...]:
    """The options of these rules, with their values, that keep them from being played yet; empty: playable."""
    found = ((pending, option_value(rules, pending.option)) for pending in PENDING)
    return tuple((pending.option, value) for pending, value in found if value not in pending.playable)
