"""The option catalogue: every option's key, the values it takes, and its default, as data.

Everything that shows or asks for an option is generated from here: the command line, the lobby's form, the rule
sheet. How a value is written stands in ``rules.values``, what contradicts what in ``rules.validation``; what an
option means in words is a Fluent message (``option-…``). The order is that of the rules text, section 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from threethirteen.rules.ruleset import (
    AcePlace,
    BonusWild,
    FinalDiscard,
    LayingOff,
    MaxShare,
    OwnPlace,
    Play,
    Range,
    RuleSet,
    StockEmpty,
    Tie,
    WildRank,
)

OptionValue: TypeAlias = bool | int | str | Range | tuple[int, ...] | None
"""What an option may hold: a flag, a number, a word (an enum of ``ruleset``), None, a range, or a list of numbers."""


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """Yes or no."""


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One word of a few; ``optional`` allows None, written ``none``."""

    enum: type[StrEnum]
    optional: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The words as they are written, ``none`` last."""
        return (*(word.value for word in self.enum), *(("none",) if self.optional else ()))


class Count(msgspec.Struct, frozen=True, tag="count"):
    """A whole number from ``least`` to ``most``, or a word, or None where ``optional``.

    ``usual`` holds the numbers the sources name; a form may offer them first.
    """

    least: int
    most: int
    word: str | None = None
    optional: bool = False
    usual: tuple[int, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words allowed besides numbers."""
        return (*((self.word,) if self.word else ()), *(("none",) if self.optional else ()))


class Span(msgspec.Struct, frozen=True, tag="span"):
    """A smallest and a largest whole number, both between ``least`` and ``most``."""

    least: int
    most: int


class Suits(msgspec.Struct, frozen=True, tag="suits"):
    """How many of the suits spades, hearts, diamonds, clubs, stars, counted from the first."""

    least: int
    most: int


class Ranks(msgspec.Struct, frozen=True, tag="ranks"):
    """A lowest and a highest rank with at least ``fewest`` ranks from one to the other."""

    fewest: int


class Sizes(msgspec.Struct, frozen=True, tag="sizes"):
    """A list of hand sizes in order, each between ``least`` and ``most``; may be empty only where ``optional``."""

    least: int
    most: int
    longest: int
    optional: bool = False


class Court(msgspec.Struct, frozen=True, tag="court"):
    """Points of jack, queen and king."""

    least: int
    most: int


Kind: TypeAlias = Flag | Choice | Count | Span | Suits | Ranks | Sizes | Court


class Option(msgspec.Struct, frozen=True):
    """One option: its dotted key, the values it takes, its default (the value in ``standard``).

    ``ruling`` is true where the sources are silent on part of it and this project decided (rules text, section 2).
    """

    key: str
    kind: Kind
    default: OptionValue
    ruling: bool = False

    @property
    def section(self) -> str:
        """The first part of the key: ``wild`` of ``wild.rank``, ``players`` of ``players``."""
        return self.key.partition(".")[0]


LEAST_HAND: Final = 3
MOST_HAND: Final = 15
MOST_SEATS: Final = 12
MOST_SEATS_IN_TURN: Final = 8
"""More seats than this only where all play at once (rules text, section 2, ``players``)."""

_POINTS: Final = 999
_KINDS: Final[tuple[tuple[str, Kind, bool], ...]] = (
    ("players", Span(1, MOST_SEATS), False),
    ("deck.suits", Suits(4, 5), False),
    ("deck.ranks", Ranks(3), False),
    ("deck.copies", Count(1, 12, word="by_players", usual=(1, 2, 4)), False),
    ("deck.jokers", Count(0, 12, usual=(2, 3)), False),
    ("rounds", Sizes(LEAST_HAND, MOST_HAND, longest=100), False),
    ("wild.rank", Choice(WildRank, optional=True), False),
    ("wild.all_wild", Flag(), False),
    ("wild.max_per_meld", Count(1, 16, optional=True, usual=(1,)), False),
    ("wild.min_naturals", Count(1, 16, usual=(1, 2)), False),
    ("wild.max_share", Choice(MaxShare, optional=True), False),
    ("wild.own_place", Choice(OwnPlace), True),
    ("wild.adjacent", Flag(), False),
    ("meld.ace", Choice(AcePlace), False),
    ("meld.same_card_twice_in_set", Flag(), False),
    ("meld.mixed_suit_runs", Flag(), False),
    ("draw.return_taken_card", Flag(), False),
    ("draw.stock_empty", Choice(StockEmpty), True),
    ("draw.max_laps", Count(1, 1000, optional=True, usual=(60,)), True),
    ("out.discard", Choice(FinalDiscard), False),
    ("out.knock_at_most", Count(0, _POINTS), False),
    ("out.first_turn", Flag(), False),
    ("out.last_turns", Count(0, 1), False),
    ("out.lay_off", Choice(LayingOff, optional=True), False),
    ("out.jokers_away", Flag(), False),
    ("out.wrong_call", Count(1, _POINTS, word="prevented", usual=(20,)), True),
    ("score.ace", Count(0, _POINTS, usual=(1, 15)), False),
    ("score.court", Court(0, _POINTS), False),
    ("score.wild", Count(0, _POINTS, word="face_value", usual=(15, 20)), False),
    ("score.joker", Count(0, _POINTS, usual=(20, 50)), False),
    ("score.double_rounds", Sizes(LEAST_HAND, MOST_HAND, longest=13, optional=True), False),
    ("score.out_bonus", Count(-_POINTS, 0, usual=(-5, -10)), False),
    ("match.tie", Choice(Tie), False),
    ("match.bonus_hand_size", Count(LEAST_HAND, MOST_HAND, word="as_last_round", usual=(15,)), False),
    ("match.bonus_wild", Choice(BonusWild), False),
    ("match.target", Count(1, 99_999, optional=True, usual=(100, 250)), False),
    ("play", Choice(Play), False),
)


def option_value(rules: RuleSet, key: str) -> OptionValue:
    """The value of the option with this dotted key. Raises KeyError where there is no such option."""
    value: OptionValue = _GETTERS[key](rules)  # a test walks every field by reflection
    return value


def differences(rules: RuleSet, other: RuleSet) -> tuple[tuple[str, OptionValue, OptionValue], ...]:
    """Every option in which the two differ: (key, value in ``rules``, value in ``other``), in catalogue order."""
    pairs = ((key, option_value(rules, key), option_value(other, key)) for key in OPTIONS)
    return tuple((key, value, old) for key, value, old in pairs if value != old)


def with_values(rules: RuleSet, changes: Mapping[str, OptionValue]) -> RuleSet:
    """The rule set with these options changed, unchecked: for ``presets`` and ``json_form``, which validate after."""
    top: dict[str, object] = {}
    nested: dict[str, dict[str, object]] = {}
    for key, value in changes.items():
        section, _, field = key.partition(".")
        if field:
            nested.setdefault(section, {})[field] = value
        else:
            top[section] = value
    for section, fields in nested.items():
        top[section] = msgspec.structs.replace(getattr(rules, section), **fields)
    return msgspec.structs.replace(rules, **top)


def nearest(text: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The known words that look most like the text, best first; also those that end in it (``max_share``)."""
    from difflib import SequenceMatcher  # only ever needed for a refusal

    words = tuple(known)
    tails = [word for word in words if word.rpartition(".")[2] == text]
    likeness = {word: SequenceMatcher(None, word, text).ratio() for word in words}
    least = max(0.55, max(likeness.values(), default=0) - 0.1)  # a near miss is not blurred by far ones
    close = sorted((word for word in words if likeness[word] >= least), key=lambda word: -likeness[word])
    return tuple(dict.fromkeys(tails or close))[:most]


_GETTERS: Final = {key: attrgetter(key) for key, _, _ in _KINDS}
OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {key: Option(key, kind, option_value(RuleSet(), key), ruling) for key, kind, ruling in _KINDS}
)
"""Every option there is, by key, in the order of the rules text."""
