"""Which rule sets are refused, and why: bounds of single options first, then options that contradict each other.

A contradiction is a combination in which some round cannot be dealt, scored or played as the options say. A value
that merely has no effect (a price for jokers in a deck without any) is fine: presets are joined freely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, assert_never

import msgspec

from threethirteen.cards import Rank
from threethirteen.rules.catalogue import (
    MOST_SEATS_IN_TURN,
    OPTIONS,
    Choice,
    Count,
    Court,
    Flag,
    Option,
    OptionValue,
    Ranks,
    Sizes,
    Span,
    Suits,
    nearest,
    option_value,
)
from threethirteen.rules.problems import Problem, RulesError
from threethirteen.rules.ruleset import AcePlace, BonusWild, Play, Range, RuleSet, Tie
from threethirteen.rules.values import OptionValueError, shown, to_text


def problems(rules: RuleSet) -> tuple[Problem, ...]:
    """Everything wrong with the rules, none left out; empty for rules that can be played."""
    found = [
        problem
        for key, option in OPTIONS.items()
        for problem in out_of_bounds(option, option_value(rules, key))
    ]
    bad = {problem.path for problem in found}
    for contradiction, consulted in _CONTRADICTIONS:
        if bad.isdisjoint(consulted):
            found += [_with_others(problem, consulted) for problem in contradiction(rules)]
    order = {key: place for place, key in enumerate(OPTIONS)}
    return tuple(sorted(found, key=lambda problem: order[problem.path]))


def _with_others(problem: Problem, consulted: tuple[str, ...]) -> Problem:
    """The problem with the options that it contradicts: all that were consulted, where it does not say which."""
    if problem.others:
        return problem
    return msgspec.structs.replace(problem, others=tuple(key for key in consulted if key != problem.path))


def checked(rules: RuleSet) -> RuleSet:
    """The same rules. Raises RulesError where they have problems."""
    found = problems(rules)
    if found:
        raise RulesError(found)
    return rules


def unknown_option(key: str) -> Problem:
    """The problem of a key that is no option, with the keys it may have meant."""
    plain = key.strip().lower().replace("-", "_")
    return Problem(shown(key), "unknown-option", {"near": ", ".join(nearest(plain, OPTIONS))})


def malformed(error: OptionValueError) -> Problem:
    """The problem of a value that has not its option's shape, with the shape and the words it may be."""
    kind = error.option.kind
    words = ", ".join(kind.words) if isinstance(kind, Choice | Count) else ""
    return Problem(
        error.option.key,
        error.code,
        {"value": error.value, "expected": type(kind).__name__.lower(), "words": words},
    )


def out_of_bounds(option: Option, value: OptionValue) -> Iterator[Problem]:
    """The problems of one value alone: its shape (rules built by hand) and its bounds."""
    kind = option.kind
    if not _has_shape(option, value):
        yield malformed(OptionValueError(option, value))
        return
    match kind:
        case Flag() | Choice():
            return
        case Count() | Suits():
            if isinstance(value, int):
                yield from _between(option, value, kind.least, kind.most)
        case Span() | Ranks():
            assert isinstance(value, Range)
            least, most = (
                (kind.least, kind.most) if isinstance(kind, Span) else (int(Rank.ACE), int(Rank.KING))
            )
            outside = [
                *_between(option, value.least, least, most),
                *_between(option, value.most, least, most),
            ]
            yield from outside[:1]
            if value.least > value.most:
                yield Problem(option.key, "wrong-order", {"value": to_text(option, value)})
            elif not outside and isinstance(kind, Ranks) and value.most - value.least + 1 < kind.fewest:
                yield Problem(
                    option.key, "too-few-ranks", {"count": value.most - value.least + 1, "least": kind.fewest}
                )
        case Sizes():
            assert isinstance(value, tuple)
            if not value and not kind.optional:
                yield Problem(option.key, "empty")
            if len(value) > kind.longest:
                yield Problem(option.key, "too-many", {"count": len(value), "most": kind.longest})
            ends = (min(value), max(value)) if value else ()  # 3..30 is one mistake, not fifteen
            for size in dict.fromkeys(ends):
                yield from _between(option, size, kind.least, kind.most)
        case Court():
            assert isinstance(value, tuple)
            for points in dict.fromkeys(value):
                yield from _between(option, points, kind.least, kind.most)
        case _:
            assert_never(kind)


def _between(option: Option, value: int, least: int, most: int) -> Iterator[Problem]:
    if value < least:
        yield Problem(option.key, "too-small", {"value": value, "least": least})
    elif value > most:
        yield Problem(option.key, "too-large", {"value": value, "most": most})


def _has_shape(option: Option, value: OptionValue) -> bool:
    kind = option.kind
    match kind:
        case Flag():
            return isinstance(value, bool)
        case Choice():
            return isinstance(value, kind.enum) or (value is None and kind.optional)
        case Count():
            return _is_number(value) or (value is None and kind.optional) or (value == kind.word is not None)
        case Suits():
            return _is_number(value)
        case Span() | Ranks():
            return isinstance(value, Range) and all(map(_is_number, value))
        case Sizes():
            return isinstance(value, tuple) and all(map(_is_number, value))
        case Court():
            return isinstance(value, tuple) and len(value) == 3 and all(map(_is_number, value))
        case _:
            assert_never(kind)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# --- contradictions: each consults the options named beside it, and is skipped where one of them is out of bounds ---


def _hand_sizes(rules: RuleSet) -> tuple[int, ...]:
    """Every hand size that may be dealt, the bonus round's included."""
    bonus = rules.match.bonus_hand_size
    if rules.match.tie is Tie.BONUS_ROUND and bonus != "as_last_round":
        return (*rules.rounds, bonus)
    return rules.rounds


def _seats_fit_the_play(rules: RuleSet) -> Iterator[Problem]:
    """One seat plays solo and a solo has one seat; more than eight only where all play at once."""
    seats, play = rules.players, rules.play
    if play is Play.SOLO and seats != Range(1, 1):
        yield Problem("players", "solo-has-one-seat", {"value": to_text(OPTIONS["players"], seats)})
    if play is not Play.SOLO and seats.least < 2:
        yield Problem("players", "one-seat-is-solo", {"value": seats.least})
    if play is Play.TURNS and seats.most > MOST_SEATS_IN_TURN:
        yield Problem("players", "too-many-in-turn", {"value": seats.most, "most": MOST_SEATS_IN_TURN})


def _deck_bears_the_seats(rules: RuleSet) -> Iterator[Problem]:
    """At least a card a seat must be left in the stock after the largest deal and the upcard (section 2, players).

    Also for fewer seats than may begin, down to two: players may leave, and fewer may mean fewer decks.
    """
    largest = max(_hand_sizes(rules))
    more = largest - max(rules.rounds)
    short = {}
    fewest = min(rules.players.least, 2)
    for seats in range(fewest, rules.players.most + 1):
        left = rules.stock_after_largest_deal(seats) - (0 if rules.play is Play.SOLO else seats * more)
        if left < seats:
            short[seats] = left
    if not short:
        return
    seats, left = max(short.items())
    cards = rules.copies_for(seats) * rules.deck_size
    fits = tuple(
        number for number in range(rules.players.least, rules.players.most + 1) if number not in short
    )
    yield Problem(
        "players",
        "deck-too-small",
        {
            "seats": seats,
            "hand_size": largest,
            "cards": cards,
            "needed": cards - left + seats,
            "fits": to_text(OPTIONS["rounds"], fits),
        },
        others=("match.bonus_hand_size" if largest > max(rules.rounds) else "rounds", *_small(rules)),
    )


def _small(rules: RuleSet) -> Iterator[str]:
    """The options that make the deck as small as it is: one that is as usual is none of the two in conflict."""
    for key in ("deck.copies", "deck.ranks"):
        if option_value(rules, key) != OPTIONS[key].default:
            yield key


def _deck_has_the_wild_ranks(rules: RuleSet) -> Iterator[Problem]:
    """A rank that is wild in some round must be in the deck: Five Crowns has no aces for a fourteenth hand size."""
    sizes = rules.rounds if rules.match.bonus_wild is BonusWild.JOKERS_ONLY else _hand_sizes(rules)
    for size in dict.fromkeys(sizes):
        rank = rules.wild_rank(size)
        if rank is not None and not rules.deck.ranks.least <= rank <= rules.deck.ranks.most:
            sizes_of = "rounds" if size in rules.rounds else "match.bonus_hand_size"
            yield Problem(
                "wild.rank",
                "wild-rank-lacking",
                {"rank": int(rank), "hand_size": size},
                others=(sizes_of, "deck.ranks"),
            )


def _high_ace_has_a_king(rules: RuleSet) -> Iterator[Problem]:
    """An ace stands above the king; in a deck with aces and no king it has no place there."""
    ranks = rules.deck.ranks
    if rules.meld.ace is not AcePlace.LOW and ranks.least == Rank.ACE and ranks.most < Rank.KING:
        yield Problem("meld.ace", "ace-needs-king", {"rank": int(ranks.most)})


def _redemption_has_last_turns(rules: RuleSet) -> Iterator[Problem]:
    if rules.out.lay_off is not None and rules.out.last_turns != 1:
        yield Problem("out.lay_off", "redemption-without-last-turns")


def _jokers_away_has_jokers(rules: RuleSet) -> Iterator[Problem]:
    if rules.out.jokers_away and rules.deck.jokers == 0:
        yield Problem("out.jokers_away", "jokers-away-without-jokers")


def _solo_needs_nobody(rules: RuleSet) -> Iterator[Problem]:
    """Options that are about other seats have no meaning alone."""
    if rules.play is Play.SOLO:
        for key in ("out.lay_off", "out.jokers_away", "out.wrong_call"):
            if option_value(rules, key) != OPTIONS[key].default:
                yield Problem(key, "needs-other-seats", others=("play",))


def _all_at_once_has_no_turns(rules: RuleSet) -> Iterator[Problem]:
    """At a call everybody lays a card at once: there is no turn in which to lay off, or to take a wrong call back."""
    if rules.play is Play.SIMULTANEOUS:
        for key in ("out.lay_off", "out.wrong_call"):
            if option_value(rules, key) != OPTIONS[key].default:
                yield Problem(key, "needs-turns")


def _somebody_can_go_out(rules: RuleSet) -> Iterator[Problem]:
    """A round of one lap in which nobody may go out in the first lap is over before it can be won."""
    if not rules.out.first_turn and rules.draw.max_laps == 1:
        yield Problem("draw.max_laps", "nobody-goes-out")


_DECK: Final = ("deck.suits", "deck.ranks", "deck.copies", "deck.jokers", "rounds", "match.bonus_hand_size")
_CONTRADICTIONS: Final[tuple[tuple[Callable[[RuleSet], Iterator[Problem]], tuple[str, ...]], ...]] = (
    (_seats_fit_the_play, ("players", "play")),
    (_deck_bears_the_seats, ("players", "play", "match.tie", *_DECK)),
    (
        _deck_has_the_wild_ranks,
        ("rounds", "wild.rank", "deck.ranks", "match.bonus_hand_size", "match.bonus_wild"),
    ),
    (_high_ace_has_a_king, ("meld.ace", "deck.ranks")),
    (_redemption_has_last_turns, ("out.lay_off", "out.last_turns")),
    (_jokers_away_has_jokers, ("out.jokers_away", "deck.jokers")),
    (_solo_needs_nobody, ("play", "out.lay_off", "out.jokers_away", "out.wrong_call")),
    (_all_at_once_has_no_turns, ("play", "out.lay_off", "out.wrong_call")),
    (_somebody_can_go_out, ("out.first_turn", "draw.max_laps")),
)
