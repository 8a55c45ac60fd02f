"""Every option bites: flip that one option, and the outcome of its scenario changes to the value worked out by hand.

One scenario an option, named after it. The outcomes on both sides stand in the table; the scenarios say what is looked
at. An option without a scenario fails the last test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tests.rules.test_engine_behaviours import Passer, Taker
from tests.scenes import SECRET, act, cards_of, discard, out, refused, scene, scores
from threethirteen.cards import parse_card, parse_cards
from threethirteen.engine import Match, RoundDealt
from threethirteen.play import CallOut, Draw, GoOut, LayOff, RefusedError, RoundScored, Take
from threethirteen.rules import OPTIONS, RuleSet
from threethirteen.solver import solve

Outcome = object
Scenario = Callable[[RuleSet], Outcome]


class Bite(NamedTuple):
    """An option's scenario under a game plus ``base`` house rules, with the outcome under two values of the option."""

    option: str
    scenario: Scenario
    one: tuple[object, Outcome]
    other: tuple[object, Outcome]
    game: str = "standard"
    base: Mapping[str, object] = {}


def points(cards: str, hand_size: int) -> Scenario:
    """The least points of a hand."""
    return lambda rules: solve(parse_cards(cards), rules, hand_size).points


def first_deal(look: Callable[[Match], Outcome], seats: int = 2) -> Scenario:
    """Something of the first deal."""
    return lambda rules: look(
        Match.start(rules, ("A", "B", "C", "D", "E", "F")[:seats], secret=SECRET).deal()
    )


def deck_size(match: Match) -> int:
    """Cards in play."""
    return len(cards_of(match.state))


def upcards(match: Match) -> int:
    """Cards that lie face up after the deal."""
    return len(match.state.round.discards)


def refusal_at_start(rules: RuleSet) -> Outcome:
    """Four players sit down."""
    try:
        Match.start(rules, ("A", "B", "C", "D"), secret=SECRET)
    except RefusedError as error:
        return error.refusal.code
    return "started"


def hand_sizes(rules: RuleSet) -> Outcome:
    """Of all deals in a match."""
    match = Match.start(rules, ("A", "B"), secret=SECRET).play([Passer(), Passer()])
    return [len(event.event.hands[0].cards) for event in match.events if isinstance(event.event, RoundDealt)]


def taken_card_returned(rules: RuleSet) -> Outcome:
    """Ben takes the eight from the pile and wants to throw it again."""
    match = act(scene(rules, ["9h 9s Kd", "2h 5s Jd"], stock="2c Qc", pile="8d"), Take())
    return "legal" if discard("8d") in match.observe(0).legal else refused(match, discard("8d"))


def stock_runs_out(rules: RuleSet) -> Outcome:
    """Ada draws the last card of the stock; there are discards to recycle."""
    match = act(scene(rules, ["9h 9s Kd", "2h 5s Jd"], stock="7c", pile="2d 8d"), Draw(), discard("7c"))
    return "goes on" if match.public.round else scores(match)


def laps_played(rules: RuleSet) -> Outcome:
    """How many discards a round has in which nobody gets anywhere; at most 70 laps are tried."""
    match = Match.start(rules, ("A", "B"), secret=SECRET).deal()
    turns = 0
    while match.public.round is not None and turns < 140:
        seat = match.state.round.turn
        match = match.act(seat, Take()).act(seat, discard(str(match.state.round.top)))
        turns += 1
    return turns


def big_gin(rules: RuleSet) -> Outcome:
    """Six cards that meld as 3 + 3 only, in the five-card round."""
    match = act(scene(rules, ["9h 9s 9d Jh Js", "2h 3s 6d 7c Tc"], stock="Jd 2c"), Draw())
    return "legal" if GoOut(None) in match.observe(0).legal else refused(match, GoOut(None))


def knock(rules: RuleSet) -> Outcome:
    """Ada has 9h 9s 9d and the two of clubs left and throws the king; Ben is left with 2h 5s Jd 4c = 21."""
    match = act(scene(rules, ["9h 9s 9d 2c", "2h 5s Jd 6c"], stock="Kd Kc Qc", pile="Ac"), Draw())
    if GoOut(parse_cards("Kd")[0]) not in match.observe(0).legal:
        return refused(match, out("Kd"))
    return scores(act(match, out("Kd"), Draw(), discard("Kc")))


def joker_left_over(rules: RuleSet) -> Outcome:
    """Ada is out with three nines, Ben is left with JK 5s Jd."""
    match = scene(rules, ["9h 9s 9d", "JK 5s Jd"], stock="Kd Kc Qc", pile="Ac")
    return scores(act(match, Draw(), out("Kd"), Draw(), discard("Kc")))


def called_wrongly(rules: RuleSet) -> Outcome:
    """Ada says that she is out, and is not: what it will cost her."""
    match = act(scene(rules, ["9h 9s Kd", "2h 5s Jd"], stock="Kc"), Draw())
    call = CallOut(parse_card("Kc"))
    if call not in match.observe(0).legal:
        return refused(match, call)
    return act(match, call).state.round.penalties[0]


def out_at_once(rules: RuleSet) -> Outcome:
    """A dealt meld and the first draw."""
    match = act(scene(rules, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c"), Draw())
    return "legal" if out("Kd") in match.observe(0).legal else refused(match, out("Kd"))


def after_going_out(rules: RuleSet) -> Outcome:
    """Whether the others still have a turn."""
    match = act(scene(rules, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc"), Draw(), out("Kd"))
    return "last turns" if match.public.round else "scored"


def out_scores(rules: RuleSet) -> Outcome:
    """Ada goes out in the jack's round, Ben is left with a king and ten cards that meld."""
    melded, left = "4h 4s 4d 5h 5s 5d 6h 6s 6d 7h 7s", "8h 8s 8d 9h 9s 9d Th Ts Td 3c Kc"
    match = act(scene(rules, [melded, left], stock="7d 2c Qc", pile="Ac"), Draw(), out("7d"))
    return scores(act(match, Draw(), discard("2c")))


def winners_of_a_tie(rules: RuleSet) -> Outcome:
    """One round, nobody moves on: Ada's total is equal to Ben's, but Ben has scored a round without a point."""
    match = scene(rules, ["9h 9s 9d", "2h 5s Jd"], stock="Kd Kc", pile="Ac")
    seats = (replace(match.public.seats[0], total=17, zero_rounds=0), replace(match.public.seats[1], total=0))
    state = replace(match.state, public=replace(match.public, seats=seats))
    match = act(Match(match.events, state, SECRET), Draw(), out("Kd"), Draw(), discard("Kc"))
    assert [seat.total for seat in match.public.seats] == [17, 17]
    return match.public.winners


def bonus_deal(rules: RuleSet) -> Outcome:
    """Ada and Ben are tied: cards and wild rank of the round that decides between them."""
    match = scene(rules, ["9h 9s Kd", "2h 5s Jd"], stock="Kd Kc", pile="Ac")
    seats = tuple(replace(seat, total=total) for seat, total in zip(match.public.seats, (0, 11), strict=True))
    match = Match(match.events, replace(match.state, public=replace(match.public, seats=seats)), SECRET)
    while match.public.round is not None:  # nobody gets anywhere: 28 points and 17
        match = act(match, Take(), discard(str(match.state.round.top)))
    round_ = match.deal().state.round
    return round_.hand_size, round_.wild


def rounds_until_the_end(rules: RuleSet) -> Outcome:
    """How many rounds are scored when nobody ever goes out."""
    match = Match.start(rules, ("A", "B"), secret=SECRET).play([Taker(), Taker()])
    return sum(isinstance(event.event, RoundScored) for event in match.events)


def laid_off_on_the_goer(rules: RuleSet) -> Outcome:
    """Ada shows 5h 6h 7h; Ben draws a king to 8h 9s 9d and throws it, and may or may not put the eight on the run."""
    match = scene(rules, ["5h 6h 7h", "8h 9s 9d"], stock="Kd Kc 2c", pile="Ac")
    match = act(match, Draw(), out("Kd"), Draw())
    off = LayOff(parse_cards("8h")[0], 0)
    if off in match.observe(1).legal:
        match = act(match, off)
    return scores(act(match, discard("Kc")))


PLAYED_OFF = {"rounds": [3], "match.tie": "bonus_round"}
ONE_ROUND = {"rounds": [3]}
SHORT = {"draw.max_laps": 1}

BITES = [
    Bite("players", refusal_at_start, ([2, 8], "started"), ([2, 3], "table-full")),
    Bite("deck.suits", first_deal(deck_size), (4, 52), (5, 65)),
    Bite("deck.ranks", first_deal(deck_size), ("A..K", 52), ("3..K", 44)),
    Bite("deck.copies", first_deal(deck_size), ("by_players", 52), (3, 156)),
    Bite("deck.jokers", first_deal(deck_size), (0, 52), (2, 54)),
    Bite("rounds", hand_sizes, ([3, 5], [3, 5]), ("3..5..3", [3, 4, 5, 5, 4, 3]), base=SHORT),
    # two threes with a king: wild they are a set of kings, else 3 + 3 + 10
    Bite("wild.rank", points("3s 3h Kh", 3), ("follows", 0), (None, 16)),
    # nothing but jokers
    Bite("wild.all_wild", points("JK JK JK", 3), (True, 0), (False, 60)),
    # 9h, gap, gap: two wilds needed in one meld
    Bite("wild.max_per_meld", points("9h 3s 3d", 3), (None, 0), (1, 15), base={"wild.all_wild": False}),
    Bite("wild.min_naturals", points("9h 3s 3d", 3), (1, 0), (2, 15)),
    # one natural, two wilds: more than half; two and two: as many as naturals
    Bite("wild.max_share", points("9h 3s 3d", 3), (None, 0), ("half", 15)),
    # three threes with threes wild: a natural set, or three wilds of which a meld bears one
    Bite(
        "wild.own_place",
        points("3s 3h 3d", 3),
        ("natural", 0),
        ("always_wild", 9),
        base={"wild.all_wild": False, "wild.max_per_meld": 1},
    ),
    # 5h, wild, wild, 8h: with the two wilds apart only 4h 5h 6h or 7h 8h 9h … of three cards, and one card over
    Bite("wild.adjacent", points("5h 4s 4d 8h", 4), (True, 0), (False, 5)),
    Bite("meld.ace", points("Qs Ks As", 3), ("low", 21), ("high_or_low", 0)),
    Bite("meld.same_card_twice_in_set", points("9c 9c 9h As", 4), (True, 1), (False, 28)),
    Bite("meld.mixed_suit_runs", points("7h 8s 9d", 3), (False, 24), (True, 0)),
    Bite(
        "draw.return_taken_card",
        taken_card_returned,
        (True, "legal"),
        (False, ("taken-card-returned", "draw.return_taken_card")),
    ),
    Bite("draw.stock_empty", stock_runs_out, ("reshuffle", "goes on"), ("end_round", [28, 17])),
    Bite("draw.max_laps", laps_played, (60, 120), (4, 8)),
    Bite(
        "out.discard", big_gin, ("compulsory", ("discard-compulsory", "out.discard")), ("optional", "legal")
    ),
    Bite("out.knock_at_most", knock, (0, ("not-all-melded", "go-out")), (5, [2, 23])),
    Bite("out.first_turn", out_at_once, (True, "legal"), (False, ("out-in-first-turn", "out.first_turn"))),
    Bite("out.last_turns", after_going_out, (1, "last turns"), (0, "scored")),
    Bite("out.lay_off", laid_off_on_the_goer, (None, [0, 26]), ("redemption", [0, 18])),
    Bite("out.jokers_away", joker_left_over, (False, [0, 35]), (True, [0, 15]), base={"deck.jokers": 2}),
    Bite("out.wrong_call", called_wrongly, ("prevented", ("calls-are-checked", "out.wrong_call")), (20, 20)),
    Bite("score.ace", points("As 9d 5h", 3), (1, 15), (15, 29)),
    Bite("score.court", points("Jh Qd Kc", 3), ([10, 10, 10], 30), ([11, 12, 13], 36)),
    Bite("score.wild", points("3s 9d Kh", 3), ("face_value", 22), (20, 39)),
    Bite("score.joker", points("JK 9d Kh", 3), (20, 39), (50, 69)),
    Bite("score.double_rounds", out_scores, ([], [0, 13]), ([11, 12, 13], [0, 26])),
    Bite("score.out_bonus", out_scores, (0, [0, 13]), (-5, [-5, 13])),
    Bite("match.tie", winners_of_a_tie, ("shared", (0, 1)), ("most_zero_rounds", (0,)), base=ONE_ROUND),
    Bite("match.bonus_hand_size", bonus_deal, ("as_last_round", (3, 3)), (5, (5, 5)), base=PLAYED_OFF),
    Bite("match.bonus_wild", bonus_deal, ("follows", (3, 3)), ("jokers_only", (3, None)), base=PLAYED_OFF),
    Bite("match.target", rounds_until_the_end, (None, 11), (1, 1), base=SHORT),
    Bite("play", first_deal(upcards, seats=3), ("turns", 1), ("simultaneous", 3)),
]


@pytest.mark.parametrize("bite", BITES, ids=lambda bite: bite.option)
def test_option_bites(bite: Bite) -> None:
    for value, outcome in (bite.one, bite.other):
        rules = RuleSet.preset(bite.game).with_house_rules({**bite.base, bite.option: value})
        assert bite.scenario(rules) == outcome, (bite.option, value)
    assert bite.one[1] != bite.other[1]


def test_every_option_has_a_scenario() -> None:
    assert [bite.option for bite in BITES] == list(OPTIONS)
