"""Three Thirteen and its relatives: rules as data, an exact solver, an engine whose deals can be checked, honest bots.

The names below are the ones to start with; each is imported when it is first used.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threethirteen.cards import Card, parse_card, parse_cards
    from threethirteen.engine import Match
    from threethirteen.play import Discard, Draw, GoOut, Observation, Policy, Take
    from threethirteen.rules import RuleSet
    from threethirteen.solver import best_discards, can_go_out, certify, solve

__all__ = [
    "Card",
    "Discard",
    "Draw",
    "GoOut",
    "Match",
    "Observation",
    "Policy",
    "RuleSet",
    "Take",
    "best_discards",
    "can_go_out",
    "certify",
    "parse_card",
    "parse_cards",
    "solve",
]

_HOMES = {
    **dict.fromkeys(("Card", "parse_card", "parse_cards"), "cards"),
    **dict.fromkeys(("Discard", "Draw", "GoOut", "Observation", "Policy", "Take"), "play"),
    **dict.fromkeys(("best_discards", "can_go_out", "certify", "solve"), "solver"),
    "Match": "engine",
    "RuleSet": "rules",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
