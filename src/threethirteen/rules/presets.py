"""The games and variations that the sources name, as data, and their joins: ``one-wild+redemption``.

A game is a whole rule set, written as its changes to the defaults; a variation is a set of changes that can be laid
on any game. No code anywhere asks for a game by its name: all that a preset says is in its values. What is
``inferred`` (only part of the source could be read) is named here with the option it concerns, so that a rule sheet
can say so; the sentences are Fluent messages ``inferred-<code>``, the sources ``source-<code>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import msgspec

from threethirteen.rules.catalogue import (
    OPTIONS,
    OptionValue,
    differences,
    nearest,
    option_value,
    with_values,
)
from threethirteen.rules.json_form import read_changes
from threethirteen.rules.problems import Problem, RulesError
from threethirteen.rules.ruleset import RuleSet
from threethirteen.rules.validation import problems
from threethirteen.rules.values import parse_json, shown


class Inference(msgspec.Struct, frozen=True):
    """A rule completed by this project: ``code`` names its sentence, ``option`` the option it is about."""

    code: str
    option: str


class Preset(msgspec.Struct, frozen=True):
    """A game or a variation: its changes by option key, where they come from, and what in them is inferred.

    ``implies`` names variations that come with it, for options that the game below has left at their defaults.
    ``belongs_to`` is the game that a variation's source describes; it can be laid on any other.
    """

    key: str
    changes: Mapping[str, OptionValue]
    sources: tuple[str, ...]
    inferred: tuple[Inference, ...] = ()
    implies: tuple[str, ...] = ()
    belongs_to: str = "standard"

    @property
    def home(self) -> str:
        """The join in which its source describes it: a game alone, a variation on the game it belongs to."""
        return self.key if self.key in GAMES else f"{self.belongs_to}+{self.key}"


class NearestPreset(msgspec.Struct, frozen=True):
    """The join that a rule set is nearest to, and where it differs: (key, value, value in the join)."""

    game: str
    variations: tuple[str, ...]
    house_rules: tuple[tuple[str, OptionValue, OptionValue], ...]

    @property
    def key(self) -> str:
        """The join as it is written: ``one-wild+redemption``."""
        return "+".join((self.game, *self.variations))


def _table(*presets: Preset) -> Mapping[str, Preset]:
    return MappingProxyType({preset.key: preset for preset in presets})


def _values(**by_section: object) -> Mapping[str, OptionValue]:
    """Changes from JSON values; ``__`` stands for the dot of a key."""
    keys = {name.replace("__", "."): value for name, value in by_section.items()}
    return MappingProxyType({key: parse_json(OPTIONS[key], value) for key, value in keys.items()})


_FIVE_SUITS: Final = _values(
    deck__suits=5,
    deck__ranks=["3", "K"],
    deck__copies=2,
    deck__jokers=3,
    score__court=[11, 12, 13],
    score__wild=20,
    score__joker=50,
)

GAMES: Final = _table(
    Preset("standard", _values(), ("pagat", "about")),
    Preset(
        "one-wild",
        _values(players=[2, 7], deck__copies=2, wild__all_wild=False, wild__max_per_meld=1, score__wild=15),
        ("article-de", "article-no"),
    ),
    Preset(
        "speed",
        _values(play="simultaneous", deck__copies=4, players=[2, 12]),
        ("pagat", "stone"),
        (
            Inference("speed-pile", "play"),
            Inference("speed-calls", "play"),
            Inference("speed-caller", "play"),
            Inference("speed-stock", "draw.stock_empty"),
            Inference("speed-ending", "play"),
        ),
    ),
    Preset("five-crowns", MappingProxyType({**_FIVE_SUITS, **_values(players=[2, 7])}), ("five-crowns",)),
    Preset(
        "five-crowns-solo",
        MappingProxyType({**_FIVE_SUITS, **_values(players=1, play="solo")}),
        ("five-crowns-solo",),
    ),
    Preset(
        "deuces-arent-wild",
        _values(
            players=[2, 3],
            deck__copies=1,
            deck__jokers=2,
            rounds="3..14",
            match__tie="bonus_round",
            match__bonus_hand_size=15,
            match__bonus_wild="jokers_only",
        ),
        ("mellentine",),
        (Inference("deuces-aces-at-14", "rounds"), Inference("deuces-bonus-wild", "match.bonus_wild")),
    ),
)
"""The whole rule sets, by key; ``standard`` first."""

_ARTICLE: Final = ("article-de", "article-no")

VARIATIONS: Final = _table(
    Preset(
        "aces-high-low", _values(meld__ace="high_or_low", score__ace=15), ("pagat", "about", "article-de")
    ),
    Preset("court-11-12-13", _values(score__court=[11, 12, 13]), ("pagat",)),
    Preset("jokers", _values(deck__jokers=2, score__joker=20), ("article-de", "article-no", "pagat")),
    Preset(
        "jokers-away",
        _values(out__jokers_away=True),
        _ARTICLE,
        implies=("jokers",),
        belongs_to="one-wild",
    ),
    Preset("fourteens", _values(rounds="3..14"), ("pagat",)),
    Preset("fifteens", _values(rounds="3..15"), ("pagat",)),
    Preset("up-and-down", _values(rounds="3..13..3"), ("pagat",)),
    Preset("redemption", _values(out__lay_off="redemption"), _ARTICLE, belongs_to="one-wild"),
    Preset("doubled-court", _values(score__double_rounds=[11, 12, 13]), _ARTICLE, belongs_to="one-wild"),
    Preset("wrong-call", _values(out__wrong_call=20), _ARTICLE, belongs_to="one-wild"),
    Preset("all-wild", _values(wild__all_wild=True), _ARTICLE, belongs_to="one-wild"),
    Preset("short", _values(rounds=[3, 5, 7, 9, 11, 13]), ("house",)),
)
"""The changes that can be laid on any game, by key."""


def preset(key: str, house_rules: Mapping[str, object] | None = None) -> RuleSet:
    """The rule set of a game, a variation (then on ``standard``) or a join, with house rules laid on top.

    The parts of a join may come in any order, with blanks and in any letter case. House rules are checked together
    with the join, so they may mend what would contradict itself alone (``one-wild+fourteens`` with ``players`` 2..6).
    Raises RulesError with every problem.
    """
    rules, found = assemble(key)
    changes, malformed = read_changes(house_rules or {})
    rules = with_values(rules, changes)
    found += malformed
    if not found or not any(problem.code in _NAME_PROBLEMS for problem in found):
        known = {(problem.path, problem.code) for problem in found}
        found += [problem for problem in problems(rules) if (problem.path, problem.code) not in known]
    if found:
        raise RulesError(found)
    return rules


def assemble(key: str) -> tuple[RuleSet, list[Problem]]:
    """The rules of a join, unchecked, and what is wrong with the join itself: names, two games, conflicts."""
    names = [_plain(part) for part in key.split("+")]
    found = [_unknown(name) for name in names if name not in GAMES and name not in VARIATIONS]
    games = list(dict.fromkeys(name for name in names if name in GAMES))
    if len(games) > 1:
        found.append(Problem("+".join(games), "two-games", {"first": games[0], "second": games[1]}))
    # catalogue order, so that the order of the join's parts is irrelevant
    variations = [name for name in VARIATIONS if name in names]
    found += _conflicts(variations)
    return compose(games[0] if games else "standard", variations), found


def compose(game: str, variations: list[str]) -> RuleSet:
    """The game with the variations laid on it, unchecked. Raises KeyError for a name that is none."""
    rules = with_values(RuleSet(), GAMES[game].changes)
    base = rules
    for name in variations:
        for implied in VARIATIONS[name].implies:
            own = VARIATIONS[implied].changes
            if all(option_value(base, option) == OPTIONS[option].default for option in own):
                rules = with_values(rules, own)
    for name in variations:
        rules = with_values(rules, VARIATIONS[name].changes)
    return rules


@lru_cache(maxsize=64)  # asked for several times for one screen
def nearest_preset(rules: RuleSet) -> NearestPreset:
    """The join with the fewest differences from these rules; of equals the one of fewest parts, then the first."""
    best: NearestPreset | None = None
    for game in GAMES:
        candidate = _nearest_on(game, rules)
        if best is None or _distance(candidate) < _distance(best):
            best = candidate
    assert best is not None
    return best


def _distance(nearest: NearestPreset) -> tuple[int, int]:
    return len(nearest.house_rules), len(nearest.variations)


def _nearest_on(game: str, rules: RuleSet) -> NearestPreset:
    """Lay on the variation that removes most differences, as long as one does.

    Going step by step is exact enough: variations that touch the same option exclude each other.
    """
    chosen: list[str] = []
    left = differences(rules, compose(game, chosen))
    while True:
        best: tuple[int, str] | None = None
        for name in VARIATIONS:
            if name in chosen or _conflicts([*chosen, name]):
                continue
            count = len(differences(rules, compose(game, [*chosen, name])))
            if count < len(left) and (best is None or count < best[0]):
                best = count, name
        if best is None:
            break
        chosen.append(best[1])
        left = differences(rules, compose(game, chosen))
    return NearestPreset(game, tuple(name for name in VARIATIONS if name in chosen), left)


def _conflicts(variations: list[str]) -> list[Problem]:
    """Two variations of a join that want different values for one option."""
    wanted: dict[str, tuple[str, OptionValue]] = {}
    found = []
    for name in variations:
        for option, value in VARIATIONS[name].changes.items():
            first, other = wanted.setdefault(option, (name, value))
            if other != value:
                found.append(Problem(option, "variations-conflict", {"first": first, "second": name}))
    return found


def _unknown(name: str) -> Problem:
    near = nearest(name, [*GAMES, *VARIATIONS])
    return Problem(shown(name), "unknown-preset", {"value": shown(name), "near": ", ".join(near)})


def _plain(part: str) -> str:
    return "-".join(part.lower().replace("_", " ").replace("-", " ").split())


_NAME_PROBLEMS: Final = frozenset({"unknown-preset", "two-games", "variations-conflict"})
"""Where the join itself has no meaning, contradictions inside it are not looked for."""
