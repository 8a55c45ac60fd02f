"""Hypothesis strategies that several rooms share: option values and whole rule sets."""

from __future__ import annotations

from typing import assert_never

from hypothesis import strategies as st

from threethirteen.rules import (
    GAMES,
    OPTIONS,
    VARIATIONS,
    Option,
    OptionValue,
    Range,
    RuleSet,
    problems,
)
from threethirteen.rules.catalogue import Choice, Count, Court, Flag, Ranks, Sizes, Span, Suits, with_values
from threethirteen.rules.presets import compose
from threethirteen.rules.ruleset import Play


def option_values(option: Option) -> st.SearchStrategy[OptionValue]:
    """Values within the option's own bounds; they may contradict other options."""
    kind = option.kind
    match kind:
        case Flag():
            return st.booleans()
        case Choice():
            return st.sampled_from([*kind.enum, *([None] if kind.optional else [])])
        case Count():
            named: list[OptionValue] = [*kind.usual]
            named += [kind.word] if kind.word else []
            named += [None] if kind.optional else []
            numbers = st.integers(kind.least, min(kind.most, kind.least + 40))
            return st.one_of(st.sampled_from(named), numbers) if named else numbers
        case Suits():
            return st.integers(kind.least, kind.most)
        case Span():
            return _ordered(kind.least, kind.most)
        case Ranks():
            fewest = kind.fewest
            return _ordered(1, 13).filter(lambda ends: ends.most - ends.least + 1 >= fewest)
        case Sizes():
            sizes = st.integers(kind.least, kind.most)
            fewest = 0 if kind.optional else 1
            return st.lists(sizes, min_size=fewest, max_size=min(kind.longest, 16)).map(tuple)
        case Court():
            points = st.integers(kind.least, 40)
            return st.tuples(points, points, points)
        case _:
            assert_never(kind)


def _ordered(least: int, most: int) -> st.SearchStrategy[Range]:
    numbers = st.integers(least, most)
    return st.tuples(numbers, numbers).map(lambda ends: Range(min(ends), max(ends)))


def presets() -> st.SearchStrategy[str]:
    """Joins of a game and up to two variations, contradictory ones included."""
    return st.builds(
        lambda game, variations: "+".join((game, *variations)),
        st.sampled_from([*GAMES]),
        st.lists(st.sampled_from([*VARIATIONS]), max_size=2, unique=True),
    )


@st.composite
def rule_sets(
    draw: st.DrawFn,
    playable: bool = False,
    most_changes: int = 8,
    largest_hand: int = 15,
) -> RuleSet:
    """Valid rule sets: a preset, then house rules, each laid on only where it contradicts nothing.

    ``playable``: several seats, and a stall guard of at most 60 laps, so that
    a match ends whatever the seats do. ``largest_hand`` caps the hand sizes, for tests that solve every hand.
    """
    rules = RuleSet()

    def lay_on(key: str, value: OptionValue) -> None:
        nonlocal rules
        with_it = with_values(rules, {key: value})
        if key == "rounds" and max(with_it.rounds, default=0) > largest_hand:
            return
        if playable and (
            with_it.play is Play.SOLO or with_it.draw.max_laps is None or with_it.draw.max_laps > 60
        ):
            return
        if not problems(with_it):
            rules = with_it

    if largest_hand < max(rules.rounds):
        rules = with_values(rules, {"rounds": tuple(range(3, largest_hand + 1))})
    game = draw(st.sampled_from([*GAMES]))
    variations = draw(st.lists(st.sampled_from([*VARIATIONS]), max_size=2, unique=True))
    joined = compose(game, variations)
    if (
        not problems(joined)
        and max(joined.rounds) <= largest_hand
        and not (playable and joined.play is Play.SOLO)
    ):
        rules = joined
    keys = draw(
        st.lists(
            st.sampled_from(list(OPTIONS)),
            max_size=most_changes,
            unique=True,
        )
    )
    for key in keys:
        value = draw(option_values(OPTIONS[key]))
        lay_on(key, value)
    return rules
