"""Checking a redacted record: the fold of its sightings, and everything that can be told without a hidden card.

Before each command a state is made up that could lie behind what the viewer knew. Hands that are shown next (by going
out, at the scoring) are in it as they will be shown, so that going out and the scoring are checked as in an open
record; cards that nobody will see are filled in with jokers. Then the engine is asked as for an open record, and its
answer is compared as the viewer would see it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from threethirteen.cards import JOKER, Card, format_cards
from threethirteen.engine import Act, Command, Event, MatchState, evolve, sight
from threethirteen.engine.deal import SECRET_BYTES, full_deck
from threethirteen.engine.decide import decide
from threethirteen.notation.check import Check, all_cards
from threethirteen.notation.finding import Args, Deals, Wrong, kind_of, told_by
from threethirteen.notation.follow import IMPOSSIBLE, follow_seen
from threethirteen.play import (
    Action,
    CalledWrongly,
    CardDiscarded,
    CardLaidOff,
    CardTurned,
    DealSeen,
    Discard,
    DiscardsSettled,
    Draw,
    DrawsSeen,
    GoOut,
    HiddenChoiceSeen,
    MeldLaidDown,
    Observation,
    OwnDrawSeen,
    PilesSeen,
    RecycleSeen,
    Round,
    RoundScored,
    SeatLeft,
    SeatResult,
    Sighting,
    SoloScored,
    Take,
    WentOut,
)
from threethirteen.play.public import put
from threethirteen.play.solo import lying_open
from threethirteen.solver import Arrangement, solve

Hands = tuple[tuple[Card, ...], ...]


class RedactedCheck(Check):
    """One check of one viewer's record. ``state`` is made up anew after every line."""

    deals_unseen = Deals.HIDDEN
    observation: Observation | None = None
    _last_round: Round | None = None

    def _behind(self, written: Event | Sighting) -> MatchState:
        assert self.state is not None
        if self.state.public.solo is not None:
            return self._behind_piles(written)
        round_ = self.state.public.round
        if round_ is None:
            return self.state
        hands, stock = self.state.hands, self.state.stock
        if isinstance(written, OwnDrawSeen) and stock:
            stock = (written.card, *stock[1:])
        shown = {seat: held for seat, held in self._shown_next(written) if 0 <= seat < len(hands)}
        for seat, held in shown.items():
            if seat != self.header.seat:
                hands = put(hands, seat, held)
        if isinstance(written, MeldLaidDown | CardLaidOff) and 0 <= written.seat < len(hands):
            cards = written.meld.cards if isinstance(written, MeldLaidDown) else (written.card,)
            hands = put(hands, written.seat, self._with_all(hands[written.seat], written.seat, cards))
        if (
            isinstance(written, CardDiscarded)
            and 0 <= written.seat < len(hands)
            and written.seat not in shown
        ):
            hands = put(hands, written.seat, self._with(hands[written.seat], written.seat, written.card))
        if isinstance(written, DiscardsSettled):
            for one in written.discards:
                if one.card is not None and one.seat not in shown and 0 <= one.seat < len(hands):
                    hands = put(hands, one.seat, self._with(hands[one.seat], one.seat, one.card))
        return self._with_choices(replace(self.state, hands=hands, stock=stock), written)

    def _command_behind(self, written: Event | Sighting) -> Command | None:
        """As in an open record; what another seat has chosen, unseen, is made up: anything it may do will do."""
        assert self.state is not None
        if isinstance(written, HiddenChoiceSeen) and 0 <= written.seat < len(self.state.hands):
            hand = self.state.hands[written.seat]
            legal = Observation(written.seat, self.state.public, hand).legal
            return Act(written.seat, next(iter(legal), Draw()))
        return super()._command_behind(written)

    def _with_choices(self, state: MatchState, written: Event | Sighting) -> MatchState:
        """The state with what the others had chosen for the call that is settled here, as it comes to light now.

        Each choice must have been legal for its seat.
        """
        if isinstance(written, RecycleSeen) and self.place + 1 < len(self.items):
            written = told_by(self.items[self.place + 1])
        for seat, action in _chosen(written):
            calls = state.public.round.calls if state.public.round else None
            if seat == self.header.seat or calls is None or seat not in calls.chosen:
                continue  # what does not fit is found by the comparison
            for event in decide(state, Act(seat, action), bytes(SECRET_BYTES)):
                state = evolve(state, event)
        return state

    def _behind_piles(self, written: Event | Sighting) -> MatchState:
        """Playing alone all is open but the order of the stock."""
        assert self.state is not None
        if isinstance(written, CardTurned) and self.state.stock:
            return replace(self.state, stock=(written.card, *self.state.stock[1:]))
        return self.state

    def _shown_next(self, written: Event | Sighting) -> Iterable[tuple[int, tuple[Card, ...]]]:
        """Hands that this line, or the scoring it brings, lays open, as they were before this line."""
        if isinstance(written, WentOut):
            yield written.seat, self._held(written.seat, written.arrangement.cards, written.discard, 0)
        if isinstance(written, CalledWrongly):
            yield written.seat, self._held(written.seat, written.cards, None, 0)
        laid = {one.seat: one for one in written.discards} if isinstance(written, DiscardsSettled) else {}
        for one in laid.values():
            if one.arrangement is not None:
                yield one.seat, self._held(one.seat, one.arrangement.cards, one.card, 0)
        after = told_by(self.items[self.place + 1]) if self.place + 1 < len(self.items) else None
        if isinstance(after, RoundScored) and isinstance(
            written, CardDiscarded | WentOut | DiscardsSettled | SeatLeft | DealSeen
        ):
            for result in after.results:
                discard = None
                if isinstance(written, CardDiscarded) and written.seat == result.seat:
                    discard = written.card
                if result.seat in laid:
                    if laid[result.seat].arrangement is not None:
                        continue
                    discard = laid[result.seat].card
                if not isinstance(written, WentOut) or written.seat != result.seat:
                    yield result.seat, self._held(result.seat, self._in_hand(result), discard, 1)

    def _held(self, seat: int, cards: tuple[Card, ...], discard: Card | None, ahead: int) -> tuple[Card, ...]:
        """A hand that is shown, with its discard. It must have as many cards as counted, and those all have seen."""
        assert self.state is not None
        round_ = self.state.public.round
        held = cards if discard is None else (*cards, discard)
        if round_ is None or not 0 <= seat < len(round_.counts) or seat == self.header.seat:
            return held
        args: Args = {"seat": seat}
        if len(held) != round_.counts[seat]:
            args |= {"written": len(held), "expected": round_.counts[seat]}
            raise Wrong(self.place + 2 + ahead, "wrong-count", args)
        if missing := Counter(round_.shown[seat]) - Counter(held):
            args |= {"missing": format_cards(sorted(missing.elements()))}
            raise Wrong(self.place + 2 + ahead, "shown-card-missing", args)
        return held

    def _with(self, hand: tuple[Card, ...], seat: int, card: Card) -> tuple[Card, ...]:
        """The hand with the discard among its unknown cards; twice if need be, for it may be a twin of a known one."""
        assert self.state is not None
        round_ = self.state.public.round
        if seat == self.header.seat or round_ is None:
            return hand
        known = round_.shown[seat]
        hidden = hand[len(known) :]
        copies = min(len(hidden), max(0, 2 - known.count(card)))
        return known + (card,) * copies + hidden[copies:]

    def _with_all(self, hand: tuple[Card, ...], seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The hand with these cards among its unknown ones, where they are not among those known to be there."""
        assert self.state is not None
        round_ = self.state.public.round
        if seat == self.header.seat or round_ is None:
            return hand
        known = round_.shown[seat]
        hidden = hand[len(known) :]
        new = tuple((Counter(cards) - Counter(known)).elements())[: len(hidden)]
        return known + new + hidden[len(new) :]

    def _in_hand(self, result: SeatResult) -> tuple[Card, ...]:
        """The cards of a seat at the scoring less those it had laid on the table."""
        left = Counter(all_cards(result)) - Counter(self._laid(result.seat))
        return tuple(left.elements())

    def _known(self, expected: Event, written: Event | Sighting) -> Event | Sighting:
        due = sight(expected, self.header.seat)
        if isinstance(due, DealSeen) and isinstance(written, DealSeen):
            if len(due.hand) == len(written.hand):
                due = replace(due, hand=written.hand)
            if len(due.upcards) == len(written.upcards):
                due = replace(due, upcards=written.upcards)
            return (
                due if written.upcard is None or due.upcard is None else replace(due, upcard=written.upcard)
            )
        if isinstance(due, DrawsSeen) and isinstance(written, DrawsSeen) and due.own and written.own:
            return replace(due, own=written.own)
        if isinstance(due, PilesSeen) and isinstance(written, PilesSeen):
            return self._any_seen(due, written)
        if isinstance(due, OwnDrawSeen) and isinstance(written, OwnDrawSeen):
            return replace(due, card=written.card)
        return due

    def _any_seen(self, due: PilesSeen, written: PilesSeen) -> PilesSeen:
        rules = self.header.rules
        if tuple(map(len, written.piles)) != rules.rounds:
            return due
        arranged = tuple(
            solve(pile, rules, size) for pile, size in zip(written.piles, rules.rounds, strict=True)
        )
        return replace(due, piles=written.piles, arranged=arranged)

    def _follow(self, written: Event | Sighting) -> None:
        try:
            self._fold(written)  # type: ignore[arg-type]  # a redacted record holds sightings only
        except IMPOSSIBLE as error:
            self._wrong("impossible", {"detail": str(error)})
        self._conserve(written)
        self.rounds += isinstance(written, RoundScored | SoloScored)
        self.place += 1

    def _fold(self, sighting: Sighting) -> None:
        self.observation = follow_seen(self.observation, sighting, self.header.seat)
        public = self.observation.public
        hands: Hands = ((),) * len(public.seats)
        stock: tuple[Card, ...] = ()
        if public.solo is not None:
            stock = (JOKER,) * public.solo.stock_count
        if public.round is not None:
            stock = (JOKER,) * public.round.stock_count
            laid_down = dict(public.round.shown_hands)
            for seat in public.round.order:
                if seat == self.observation.viewer:
                    hands = put(hands, seat, self.observation.hand)
                elif seat in laid_down:
                    hands = put(hands, seat, laid_down[seat].cards)
                else:
                    known = public.round.shown[seat]
                    hidden = public.round.counts[seat] - len(known)
                    hands = put(hands, seat, known + (JOKER,) * hidden)
        choice, viewer = self.observation.choice, self.observation.viewer
        choices = () if choice is None or viewer is None else ((viewer, choice),)
        self.state = MatchState(public, hands, stock, choices)

    def _conserve(self, written: Event | Sighting) -> None:
        """All cards the viewer knows of must be in the decks, each as often as it is there."""
        assert self.observation is not None
        before, public = self._last_round, self.observation.public
        self._last_round = public.round
        if isinstance(written, RoundScored) and before is not None:
            # every hand is open now: with the pile, all of them must come from the decks
            known = [card for result in written.results for card in all_cards(result)]
            known += [card for result in written.results for card in result.laid_off]
            known += before.discards
            copies = before.copies
        elif public.round is not None:
            round_ = public.round
            known = [*self.observation.hand, *round_.discards, *round_.laid_out]
            for seat, cards in enumerate(round_.shown):
                known += cards if seat != self.header.seat else ()
            for seat, arrangement in round_.shown_hands:
                known += arrangement.cards if seat != self.header.seat else ()
            copies = round_.copies
        elif public.solo is not None:
            known, copies = list(lying_open(public.solo).elements()), public.solo.copies
        else:
            return
        extra = Counter(known) - Counter(full_deck(self.header.rules, copies))
        if extra:
            self._wrong("too-many-copies", {"extra": format_cards(sorted(extra.elements()))})

    def _expected_text(self, what: Event | Sighting) -> str:
        return kind_of(sight(what, self.header.seat))  # type: ignore[arg-type]  # its cards are made up

    def _kept(self, seat: int, discard: Card | None, shown: Arrangement) -> tuple[Card, ...] | None:
        return super()._kept(seat, discard, shown) if seat == self.header.seat else shown.cards

    def _hand(self, seat: int, shown: tuple[Card, ...]) -> tuple[Card, ...] | None:
        if seat == self.header.seat:
            return super()._hand(seat, shown)
        return tuple((Counter(shown) - Counter(self._laid(seat))).elements())


def _chosen(written: Event | Sighting) -> Iterator[tuple[int, Action]]:
    """What the seats must have chosen for a call that was settled so."""
    if isinstance(written, DrawsSeen):
        yield from ((seat, Draw()) for seat in written.drew)
        yield from ((take.seat, Take()) for take in written.taken)
    elif isinstance(written, DiscardsSettled):
        for one in written.discards:
            if one.arrangement is not None:
                yield one.seat, GoOut(one.card)
            elif one.card is not None:
                yield one.seat, Discard(one.card)
