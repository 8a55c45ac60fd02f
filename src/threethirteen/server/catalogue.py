"""The option catalogue as JSON: what the form for a new table is made from. Words come from the Fluent messages."""

from __future__ import annotations

from enum import EnumType
from functools import cache

import msgspec

from threethirteen.bots import bot_names
from threethirteen.notation.codec import to_json
from threethirteen.protocol.messages import REACTIONS, TableSettings
from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, RuleSet
from threethirteen.rules import to_json as value_to_json
from threethirteen.rules.catalogue import Kind
from threethirteen.rules.presets import Preset
from threethirteen.rules.problems import RulesError


@cache
def catalogue() -> bytes:
    """Games, variations, options, bots and reactions, in the order in which they are shown."""
    form = {
        "games": [_preset(game) for game in GAMES.values()],
        "variations": [_preset(variation) for variation in VARIATIONS.values()],
        "options": [
            {
                "key": option.key,
                "section": option.section,
                "kind": _kind(option.kind),
                "default": value_to_json(option.default),
                "ruling": option.ruling,
            }
            for option in OPTIONS.values()
        ],
        "bots": list(bot_names()),
        "reactions": list(REACTIONS),
        "settings": TableSettings(),
    }
    return to_json(form).encode()


def _preset(preset: Preset) -> dict[str, object]:
    try:
        rules: RuleSet | None = RuleSet.preset(preset.key)
    except RulesError:  # a variation alone is none of the games
        rules = None
    return {
        "key": preset.key,
        "changes": {key: value_to_json(value) for key, value in preset.changes.items()},
        "implies": list(preset.implies),
        "sources": list(preset.sources),
        "inferred": [note.code for note in preset.inferred],
        "players": None if rules is None else [rules.players.least, rules.players.most],
    }


def _kind(kind: Kind) -> dict[str, object]:
    form: dict[str, object] = {"type": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        value = getattr(kind, field)
        if not isinstance(value, EnumType):  # its words follow
            form[field] = list(value) if isinstance(value, tuple) else value
    words = getattr(kind, "words", None)
    if words:
        form["words"] = list(words)
    return msgspec.to_builtins(form)  # type: ignore[no-any-return]
