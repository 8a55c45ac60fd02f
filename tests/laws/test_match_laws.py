"""Laws of a match, over every playable preset and random house rules, with people who do anything at any time."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tests.strategies import rule_sets
from threethirteen.cards import CARDS, JOKER, Card
from threethirteen.engine import (
    Call,
    CardDrawn,
    ChangeSeating,
    ChoiceMade,
    Deal,
    DrawsSettled,
    Event,
    Hand,
    Match,
    MatchState,
    Rename,
    RoundDealt,
    SeatDraw,
    StockRecycled,
    evolve,
    observe,
    replay,
    sight,
)
from threethirteen.play import (
    Action,
    Discard,
    Draw,
    GoOut,
    LayDown,
    LayOff,
    MatchStarted,
    Observation,
    RefusedError,
    Take,
    TakeBack,
    first_observation,
)
from threethirteen.rules import GAMES, VARIATIONS, RuleSet
from threethirteen.rules.ruleset import Play
from threethirteen.solver import RunEnd, is_meld

PLAYABLE = [
    key
    for key in (
        *GAMES,
        *VARIATIONS,
        "one-wild+jokers+short",
        "five-crowns+short",
        "one-wild+redemption+jokers",
    )
    if RuleSet.preset(key).play is not Play.SOLO
]
"""For one who plays alone there are laws of their own (test_solo_laws)."""
EVERY_ACTION: list[Action] = [
    Draw(),
    Take(),
    TakeBack(),
    GoOut(None),
    *map(Discard, CARDS),
    *map(GoOut, CARDS),
    *(LayOff(card, onto, end) for card in CARDS[::3] for onto in (-1, 0, 1) for end in (None, *RunEnd)),
    *(LayDown(CARDS[place : place + 3]) for place in range(0, 40, 7)),
    LayDown((JOKER, JOKER, JOKER)),
]


def deck_of(rules: RuleSet, copies: int) -> Counter[str]:
    """The cards in play, counted from the rules alone."""
    low, high = rules.deck.ranks
    one = [rank + suit for rank in "A23456789TJQK"[low - 1 : high] for suit in "shdc*"[: rules.deck.suits]]
    return Counter((one + ["JK"] * rules.deck.jokers) * copies)


def assert_cards_conserved(state: MatchState) -> None:
    """Hands, stock and pile are the deck, card by card; counts say the same."""
    round_ = state.public.round
    if round_ is None:
        assert not state.stock
        assert not any(state.hands)
        return
    hands = (card for hand in state.hands for card in hand)
    cards = [*state.stock, *round_.discards, *hands, *round_.laid_out]
    assert Counter(map(str, cards)) == deck_of(state.public.rules, round_.copies)
    for lying in round_.table:
        # melds on the table are legal at all times, and what was laid lies there as it was laid
        assert is_meld(lying.meld, state.public.rules, round_.hand_size)
        pairs = list(zip(lying.meld.cards, lying.meld.stands_for, strict=True))
        below = len(pairs) - len(lying.laid.cards) - len(lying.added)
        assert below == 0
        laid = list(zip(lying.laid.cards, lying.laid.stands_for, strict=True))
        assert any(pairs[at : at + len(laid)] == laid for at in range(len(lying.added) + 1))
    assert round_.counts == tuple(map(len, state.hands))
    assert round_.stock_count == len(state.stock)
    for seat, shown in enumerate(round_.shown):
        assert not Counter(shown) - Counter(state.hands[seat])


def rename_hidden(event: Event, viewer: int | None, chance: random.Random) -> Event:
    """The same event with other cards wherever this viewer may not look."""

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(chance.choice(CARDS) for _ in cards)

    match event:
        case RoundDealt():
            hands = tuple(
                hand if hand.seat == viewer else Hand(hand.seat, other(hand.cards)) for hand in event.hands
            )
            return replace(event, hands=hands, stock=other(event.stock))
        case CardDrawn(seat, card) if seat != viewer:
            return CardDrawn(seat, other((card,))[0])
        case StockRecycled(stock):
            return StockRecycled(other(stock))
        case ChoiceMade(seat) if seat != viewer:
            return ChoiceMade(seat, chance.choice(EVERY_ACTION))
        case DrawsSettled(taken, drawn):
            seats = [draw.seat for draw in drawn]
            new = zip(seats, other(tuple(draw.card for draw in drawn)), strict=True)
            kept = {draw.seat: draw for draw in drawn if draw.seat == viewer}
            return DrawsSettled(taken, tuple(kept.get(seat, SeatDraw(seat, card)) for seat, card in new))
        case _:
            return event


def swap_hidden(state: MatchState, viewer: int | None, chance: random.Random) -> MatchState:
    """The same state with all cards that this viewer cannot know about shuffled among their places."""
    round_ = state.public.round
    if round_ is None:
        return state
    known = [list(shown) for shown in round_.shown]
    laid_down = {seat for seat, _ in round_.shown_hands}
    places: list[tuple[int | None, int]] = [(None, place) for place in range(len(state.stock))]
    for seat, hand in enumerate(state.hands):
        if seat == viewer or seat in laid_down:
            continue
        for place, card in enumerate(hand):
            if card in known[seat]:
                known[seat].remove(card)
            else:
                places.append((seat, place))
    hands, stock = [list(hand) for hand in state.hands], list(state.stock)
    cards = [stock[place] if seat is None else hands[seat][place] for seat, place in places]
    chance.shuffle(cards)
    for (whose, place), card in zip(places, cards, strict=True):
        if whose is None:
            stock[place] = card
        else:
            hands[whose][place] = card
    choices = tuple(
        (seat, action if seat == viewer else chance.choice(EVERY_ACTION)) for seat, action in state.choices
    )
    return replace(state, hands=tuple(map(tuple, hands)), stock=tuple(stock), choices=choices)


class Table:
    """A match with every viewer's fold of its sightings kept beside it, checked after every event."""

    def __init__(self, rules: RuleSet, seats: int, secret: bytes, *, take_back: bool = False) -> None:
        self.match = Match.start(
            rules, [f"P{seat}" for seat in range(seats)], secret=secret, take_back=take_back
        )
        started = self.match.events[0].event
        assert isinstance(started, MatchStarted)
        self.state = self.match.state
        self.viewers: list[int | None] = [None, *range(max(8, seats))]
        self.folds: dict[int | None, Observation] = {
            viewer: first_observation(viewer, started) for viewer in self.viewers
        }
        self.checked = 1
        self.chance = random.Random(secret)

    def follow(self, match: Match) -> None:
        """Take over the match as it is now and check all laws on what is new."""
        self.match = match
        for recorded in match.events[self.checked :]:
            self.state = evolve(self.state, recorded.event)
            assert_cards_conserved(self.state)
            for viewer in self.viewers:
                sighting = sight(recorded.event, viewer)
                assert sight(rename_hidden(recorded.event, viewer, self.chance), viewer) == sighting
                self.folds[viewer] = self.folds[viewer].after(sighting)
                seen = observe(self.state, viewer)
                assert self.folds[viewer] == seen
                if self.chance.random() < 0.2:
                    assert observe(swap_hidden(self.state, viewer, self.chance), viewer) == seen
        self.checked = len(match.events)
        assert self.state == match.state
        assert [recorded.seq for recorded in match.events] == list(range(1, len(match.events) + 1))


def check_legality(match: Match, seat: int, sample: list[Action]) -> None:
    """``legal`` lists exactly what is accepted; everything else is refused with a code and a rule."""
    observation = match.observe(seat)
    legal = list(observation.legal)
    assert len(set(legal)) == len(legal)
    for action in {*sample, *legal}:
        if action in legal:
            assert action in observation.legal
            match.act(seat, action)
        else:
            assert action not in observation.legal
            with pytest.raises(RefusedError) as refused:
                match.act(seat, action)
            assert refused.value.refusal.code
            assert refused.value.refusal.rule


@pytest.mark.parametrize("key", PLAYABLE)
def test_whole_matches_of_every_playable_preset(key: str) -> None:
    rules = RuleSet.preset(key).with_house_rules({"draw.max_laps": 2})
    chance = random.Random(key)
    table = Table(rules, 3 if rules.players.most >= 3 else 2, chance.randbytes(32))
    while not table.match.ended:
        match = table.match
        if match.due is not None:
            table.follow(match.command(match.due))
            continue
        assert match.turn is not None
        legal = [action for action in match.observe(match.turn).legal if not isinstance(action, TakeBack)]
        outs = [action for action in legal if isinstance(action, GoOut)]
        table.follow(match.act(match.turn, chance.choice(outs or legal)))
    assert table.match.public.rounds_played == len(rules.rounds)
    assert replay(table.match.events) == table.match.state
    assert Match.from_events(table.match.events) == table.match


class MatchMachine(RuleBasedStateMachine):
    """People act, try what is illegal, join, leave, put the match aside, in any order."""

    table: Table

    @initialize(data=st.data(), secret=st.binary(min_size=32, max_size=32), take_back=st.booleans())
    def sit_down(self, data: st.DataObject, secret: bytes, take_back: bool) -> None:
        rules = data.draw(rule_sets(playable=True) | st.sampled_from(PLAYABLE).map(RuleSet.preset))
        sizes = data.draw(st.lists(st.sampled_from(rules.rounds), min_size=1, max_size=3))
        rules = rules.with_house_rules({"draw.max_laps": min(rules.draw.max_laps or 5, 5), "rounds": sizes})
        seats = data.draw(st.integers(rules.players.least, rules.players.most))
        self.table = Table(rules, seats, secret, take_back=take_back)
        self.table.follow(self.table.match.deal())

    @property
    def match(self) -> Match:
        return self.table.match

    def on_turn(self) -> bool:
        return self.match.public.playing and not self.match.public.suspended

    @precondition(on_turn)
    @rule(data=st.data(), moves=st.integers(1, 12))
    def moves(self, data: st.DataObject, moves: int) -> None:
        chance = random.Random(data.draw(st.integers(0, 2**32)))
        for _ in range(moves):
            if isinstance(self.match.due, Call):
                self.table.follow(self.match.call())
            round_ = self.match.public.round
            if self.match.turn is None:
                return
            # where all play at once anybody may choose first, and choose anew
            seat = chance.choice(round_.to_act) if round_ is not None else self.match.turn
            legal = list(self.match.observe(seat).legal)
            assert legal, "a seat on turn is never stuck"
            outs = [action for action in legal if isinstance(action, GoOut)]
            self.table.follow(self.match.act(seat, chance.choice(outs or legal)))

    @precondition(on_turn)
    @rule(data=st.data())
    def anything_at_all(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, len(self.match.public.seats) - 1))
        sample = data.draw(st.lists(st.sampled_from(EVERY_ACTION), max_size=12))
        check_legality(self.match, seat, sample)

    @precondition(lambda self: isinstance(self.match.due, Deal) and not self.match.public.suspended)
    @rule()
    def deal(self) -> None:
        self.table.follow(self.match.deal())

    @precondition(lambda self: not self.match.ended)
    @rule(
        command=st.sampled_from(["suspend", "resume", "join", "nonce", "rename", "seating"]),
        nonce=st.binary(min_size=1, max_size=16),
    )
    def table_talk(self, command: str, nonce: bytes) -> None:
        commands: dict[str, Any] = {
            "suspend": self.match.suspend,
            "resume": self.match.resume,
            "join": lambda: self.match.join("P0", 25),
            "nonce": lambda: self.match.add_nonce(nonce.hex()),
            "rename": lambda: self.match.command(Rename(0, nonce.hex())),
            "seating": lambda: self.match.command(ChangeSeating(self.match.public.active[::-1])),
        }
        before = self.match
        with contextlib.suppress(RefusedError):
            self.table.follow(commands[command]())
            return
        assert self.match is before

    @precondition(lambda self: not self.match.ended and len(self.match.public.active) > 1)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        if data.draw(st.integers(0, 3)) == 0:
            self.table.follow(self.match.leave(data.draw(st.sampled_from(self.match.public.active))))

    @precondition(lambda self: self.match.ended)
    @rule(action=st.sampled_from(EVERY_ACTION))
    def nothing_follows_the_end(self, action: Action) -> None:
        with pytest.raises(RefusedError, match="match-ended"):
            self.match.act(0, action)
        for command in (self.match.deal, self.match.suspend, self.match.call_off):
            with pytest.raises(RefusedError, match="match-ended"):
                command()

    @invariant()
    def the_same_from_the_record(self) -> None:
        if hasattr(self, "table") and len(self.match.events) % 7 == 0:
            assert replay(self.match.events) == self.match.state

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        assert replay(self.match.events) == self.match.state
        match = self.match.resume() if self.match.public.suspended else self.match
        while not match.ended:  # every match ends
            if match.due is not None:
                match = match.command(match.due)
            else:
                assert match.turn is not None
                match = match.act(match.turn, _dull_move(match.observe(match.turn)))
        assert replay(match.events) == match.state


def _dull_move(observation: Observation) -> Action:
    if observation.phase == "draw":
        return Draw()
    throws = [Discard(card) for card in reversed(observation.hand) if Discard(card) in observation.legal]
    return throws[0] if throws else GoOut(None)  # all is on the table, where the rules ask for no discard


MatchMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestMatchMachine = MatchMachine.TestCase


@given(rules=rule_sets(playable=True), secret=st.binary(min_size=32, max_size=32), data=st.data())
@settings(max_examples=25, deadline=None)
def test_the_same_commands_give_the_same_match(rules: RuleSet, secret: bytes, data: st.DataObject) -> None:
    seats = data.draw(st.integers(rules.players.least, rules.players.most))
    names = [f"P{seat}" for seat in range(seats)]
    one, two = (Match.start(rules, names, secret=secret).deal() for _ in range(2))
    assert one == two
    other = Match.start(rules, names, secret=secret).add_nonce("00").deal()
    assert other.state.hands != one.state.hands
