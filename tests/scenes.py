"""Tables set up by hand: a match in the middle of a round with the cards one wants."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from threethirteen.cards import Card, parse_card, parse_cards
from threethirteen.engine import Hand, Match, MatchState, Recorded, RoundDealt, evolve
from threethirteen.play import Action, Discard, GoOut, RefusedError
from threethirteen.rules import JsonValue, RuleSet

SECRET = bytes(range(32))
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")


def rules(preset: str = "standard", **options: JsonValue) -> RuleSet:
    """A preset with house rules; in option names ``__`` stands for the dot."""
    return RuleSet.preset(preset).with_house_rules(
        {key.replace("__", "."): value for key, value in options.items()}
    )


def scene(
    rule_set: RuleSet,
    hands: Sequence[str],
    *,
    stock: str = "",
    pile: str = "Ac",
    hand_size: int | None = None,
    dealer: int | None = None,
    turn: int = 0,
    take_back: bool = False,
) -> Match:
    """A round with these hands, stock (top card first) and pile (top card last), seat ``turn`` to draw.

    The hand size is that of the first hand; earlier rounds count as played without a point.
    """
    cards = [parse_cards(hand) for hand in hands]
    size = hand_size or len(cards[0])
    number = rule_set.rounds.index(size)
    names = NAMES[: len(cards)]
    match = Match.start(rule_set, names, secret=SECRET, take_back=take_back)
    state = match.state
    seats = tuple(replace(seat, scores=(0,) * number, zero_rounds=number) for seat in state.public.seats)
    state = replace(state, public=replace(state.public, seats=seats, rounds_played=number))
    order = tuple((turn + place) % len(cards) for place in range(len(cards)))
    lying = parse_cards(pile)
    deal = RoundDealt(
        number=number,
        dealer=(turn - 1) % len(cards) if dealer is None else dealer,
        copies=rule_set.copies_for(len(cards)),
        hands=tuple(Hand(seat, cards[seat]) for seat in order),
        upcard=lying[-1],
        stock=parse_cards(stock),
    )
    state = evolve(state, deal)
    counts = tuple(map(len, cards))
    state = replace(
        state, public=replace(state.public, round=replace(state.round, pile=lying, counts=counts))
    )
    return Match((*match.events, Recorded(2, deal)), state, SECRET)


def act(match: Match, *actions: Action) -> Match:
    """The match after these actions, each by the seat on turn."""
    for action in actions:
        assert match.turn is not None
        match = match.act(match.turn, action)
    return match


def refused(match: Match, action: Action, seat: int | None = None) -> tuple[str, str]:
    """(code, rule) of the refusal this action meets; it must meet one, and nothing may change."""
    before = match.state
    asking = match.turn if seat is None else seat
    assert asking is not None
    try:
        match.act(asking, action)
    except RefusedError as error:
        assert match.state == before
        return error.refusal.code, error.refusal.rule
    raise AssertionError(f"{action} was accepted")


def discard(text: str) -> Discard:
    """``Discard`` of the card with this short text."""
    return Discard(parse_card(text))


def out(text: str | None) -> GoOut:
    """``GoOut`` with this discard."""
    return GoOut(parse_card(text) if text else None)


def cards_of(state: MatchState) -> list[Card]:
    """Every card of the round, wherever it is, sorted."""
    round_ = state.round
    everywhere = [card for hand in state.hands for card in hand]
    return sorted([*everywhere, *state.stock, *round_.pile, *round_.laid_out])


def scores(match: Match) -> list[int]:
    """The scores of the round just scored, by seat."""
    scored = match.public.last_scored
    assert scored is not None
    return [result.score for result in sorted(scored.results, key=lambda result: result.seat)]
