"""Playing all at once for tests: tables set up by hand, and choices that are settled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tests.scenes import NAMES, SECRET
from threethirteen.cards import parse_cards
from threethirteen.engine import Hand, Match, Recorded, RoundDealt, evolve
from threethirteen.play import Action
from threethirteen.rules import RuleSet


def calls_scene(
    rule_set: RuleSet,
    hands: Sequence[str],
    *,
    piles: Sequence[str],
    stock: str = "",
    order: Sequence[int] = (),
) -> Match:
    """A draw call to come with these hands and own piles (top card last), in this order of play (0, 1, 2 …).

    The last in the order calls. The hand size is that of the first hand; earlier rounds count as played.
    """
    cards = [parse_cards(hand) for hand in hands]
    own = [parse_cards(pile) for pile in piles]
    size = len(cards[0])
    number = rule_set.rounds.index(size)
    match = Match.start(rule_set, NAMES[: len(cards)], secret=SECRET)
    seats = tuple(replace(seat, scores=(0,) * number, zero_rounds=number) for seat in match.public.seats)
    state = replace(match.state, public=replace(match.public, seats=seats, rounds_played=number))
    seated = tuple(order) or tuple(range(len(cards)))
    deal = RoundDealt(
        number=number,
        dealer=seated[-1],
        copies=rule_set.copies_for(len(cards)),
        hands=tuple(Hand(seat, cards[seat]) for seat in seated),
        upcard=None,
        stock=parse_cards(stock),
        upcards=tuple(own[seat][-1] for seat in seated),
    )
    state = evolve(state, deal)
    round_ = state.round
    assert round_.calls is not None
    round_ = replace(round_, calls=replace(round_.calls, piles=tuple(own)))
    state = replace(state, public=replace(state.public, round=round_))
    return Match((*match.events, Recorded(2, deal)), state, SECRET)


def called(match: Match, *actions: Action) -> Match:
    """The match after the seats that the call is for chose so, in the order of play, and the call was settled."""
    round_ = match.public.round
    assert round_ is not None
    for seat, action in zip(round_.to_act, actions, strict=True):
        match = match.act(seat, action)
    return match.call()
