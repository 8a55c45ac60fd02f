"""Option values in writing: from and to command-line text and JSON.

Reading is forgiving (letter case, hyphens for underscores, ``2-8`` for ``2..8``, text also where JSON would have a
number), writing never varies: ``yes``, ``none``, ``3..13..3``, ``11/12/13``. Reading settles the shape only; whether
a number is within its bounds is asked by ``rules.validation``, of every rule set alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NoReturn, TypeAlias, assert_never

from threethirteen.cards import Rank, Suit
from threethirteen.rules.catalogue import (
    Choice,
    Count,
    Court,
    Flag,
    Kind,
    Option,
    OptionValue,
    Ranks,
    Sizes,
    Span,
    Suits,
)
from threethirteen.rules.ruleset import Range

JsonValue: TypeAlias = bool | int | str | list[int] | None

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}")
_TOO_BIG: Final = 1_000_000_000
_LONGEST_STEP: Final = 99
"""A range such as ``3..999999999`` is refused before it is written out."""

_YES: Final = frozenset({"yes", "true", "on", "y"})
_NO: Final = frozenset({"no", "false", "off", "n"})
_RANK_WORDS: Final = (
    {rank.letter: rank for rank in Rank} | {"10": Rank.TEN} | {rank.name: rank for rank in Rank}
)
_SUIT_WORDS: Final = (
    {suit.letter.upper(): suit for suit in Suit}
    | {suit.symbol: suit for suit in Suit}
    | {suit.name: suit for suit in Suit}
)


class OptionValueError(ValueError):
    """A value that has not the option's shape. ``value`` is what was given, shortened where it is long."""

    code = "malformed"

    def __init__(self, option: Option, value: object) -> None:
        self.option = option
        self.value = shown(value)
        super().__init__(f"{option.key}: {self.value} is malformed")


def shown(value: object) -> str:
    """A value as it may be quoted in a message: JSON's words for true, false and null, and not too long."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and abs(value) > _TOO_BIG:
        return "…"
    if isinstance(value, list | tuple):
        text = "[" + ", ".join(shown(part) for part in value[:20]) + "]"
    else:
        text = " ".join(str(value).split())
    return text if len(text) <= 60 else text[:57] + "…"


def parse_text(option: Option, text: str) -> OptionValue:
    """The value a text means for this option. Raises OptionValueError."""
    kind = option.kind
    plain = text.strip()
    word = plain.lower().replace("-", "_").replace(" ", "_")
    match kind:
        case Flag():
            if word in _YES or word in _NO:
                return word in _YES
        case Choice():
            if word in kind.words:
                return None if word == "none" else kind.enum(word)
        case Count():
            if word in kind.words:
                return None if word == "none" else kind.word
            return _number(option, plain)
        case Span():
            ends = [_number(option, part) for part in _steps(plain)]
            if len(ends) in (1, 2):
                return Range(ends[0], ends[-1])
        case Suits():
            if not _NUMBER.fullmatch(plain):
                return _suits(option, [part for part in re.split(r"[\s,/+]+", plain) if part])
            return _number(option, plain)
        case Ranks():
            ranks = [_rank(option, part) for part in _steps(plain)]
            if len(ranks) == 2:
                return Range(ranks[0], ranks[1])
        case Sizes():
            if kind.optional and word in ("none", ""):
                return ()
            return tuple(
                size for part in re.split(r"[\s,;]+", plain) if part for size in _sizes(option, part)
            )
        case Court():
            points = tuple(_number(option, part) for part in re.split(r"[/,;\s]+", plain))
            if len(points) == 3:
                return points
        case _:
            assert_never(kind)
    raise OptionValueError(option, text)


def parse_json(option: Option, value: object) -> OptionValue:
    """The value a JSON value means for this option; texts are read as on the command line. Raises OptionValueError."""
    kind = option.kind
    if isinstance(value, str):
        return parse_text(option, value)
    match kind:
        case Flag():
            if isinstance(value, bool):
                return value
        case Choice():
            if value is None and kind.optional:
                return None
        case Count():
            if value is None and kind.optional:
                return None
            return _integer(option, value)
        case Span():
            if isinstance(value, int):
                return Range(_integer(option, value), _integer(option, value))
            if isinstance(value, Sequence) and len(value) == 2:
                return Range(_integer(option, value[0]), _integer(option, value[1]))
        case Suits():
            if isinstance(value, Sequence):
                return _suits(option, value)
            return _integer(option, value)
        case Ranks():
            if isinstance(value, Sequence) and len(value) == 2:
                return Range(_rank(option, value[0]), _rank(option, value[1]))
        case Sizes():
            if value is None and kind.optional:
                return ()
            if isinstance(value, Sequence):
                return tuple(_integer(option, size) for size in value)
        case Court():
            if isinstance(value, Sequence) and len(value) == 3:
                return tuple(_integer(option, points) for points in value)
        case _:
            assert_never(kind)
    raise OptionValueError(option, value)


def to_text(option: Option, value: OptionValue) -> str:
    """The canonical text: reading it gives the value again."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return _tuple_text(option.kind, value)
    return str(value)


def to_json(value: OptionValue) -> JsonValue:
    """The canonical JSON value, the same that msgspec writes inside a rule set."""
    if isinstance(value, tuple):
        return [int(number) for number in value]
    if value is None or isinstance(value, bool | int):
        return value
    return str(value)


def _tuple_text(kind: Kind, value: tuple[int, ...]) -> str:
    match kind:
        case Ranks():
            return "..".join(Rank(rank).letter if 1 <= rank <= 13 else str(rank) for rank in value)
        case Span():
            return str(value[0]) if value[0] == value[1] else f"{value[0]}..{value[1]}"
        case Court():
            return "/".join(map(str, value))
        case _:
            return _sizes_text(value)


def _sizes_text(sizes: tuple[int, ...]) -> str:
    """``3..13`` for sizes that go up by one, ``3..13..3`` for up and down again, else ``3,5,7``."""
    first, last, peak = sizes[0], sizes[-1], max(sizes)
    if len(sizes) > 3 and sizes == tuple(range(first, last + 1)):
        return f"{first}..{last}"
    up, down = tuple(range(first, peak + 1)), tuple(range(peak, last - 1, -1))
    if len(up) > 1 and len(down) > 1 and sizes == up + down:
        return f"{first}..{peak}..{last}"
    return ",".join(map(str, sizes))


def _steps(text: str) -> list[str]:
    """The ends of a range: ``2..8``, ``2-8``, ``2…8``, ``2 to 8``."""
    return [part.strip() for part in re.split(r"\.{2,}|…|\u2013|-|:|\bto\b", text)]


def _sizes(option: Option, text: str) -> tuple[int, ...]:
    """One size, or sizes from one turning point to the next: in ``3..13..3`` the 13 is dealt twice."""
    ends = [_number(option, part) for part in _steps(text)]
    if any(end > _LONGEST_STEP for end in ends) or len(ends) > _LONGEST_STEP:
        raise OptionValueError(option, text)
    if len(ends) == 1:
        return (ends[0],)
    sizes: list[int] = []
    for start, stop in pairwise(ends):
        step = 1 if stop >= start else -1
        sizes += range(start, stop + step, step)
    return tuple(sizes)


def _number(option: Option, text: str) -> int:
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    if not _NUMBER.fullmatch(plain):
        _refuse(option, text)
    return int(plain)


def _integer(option: Option, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _TOO_BIG:
        _refuse(option, value)
    return int(value)


def _rank(option: Option, value: object) -> int:
    """A rank by number or letter. A number out of the thirteen is left for the bounds check."""
    if isinstance(value, str):
        rank = _RANK_WORDS.get(value.strip().upper())
        return rank if rank is not None else _number(option, value)
    return _integer(option, value)


def _suits(option: Option, names: Sequence[object]) -> int:
    """How many suits a list names: the first ones, in any order (there are no packs with others)."""
    suits = {_SUIT_WORDS.get(str(name).strip().upper()) for name in names}
    if not suits or len(suits) != len(names) or suits != set(list(Suit)[: len(suits)]):
        _refuse(option, names)
    return len(suits)


def _refuse(option: Option, value: object) -> NoReturn:
    raise OptionValueError(option, value)
