"""Checking an open record, event by event, against what the engine says each command brings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NoReturn

from msgspec.structs import replace

from threethirteen.cards import JOKER, Card, format_cards
from threethirteen.engine import (
    Command,
    Deal,
    Event,
    MatchEnded,
    MatchState,
    PilesDealt,
    RoundDealt,
    StockRecycled,
    commitment,
    decide,
    evolve,
)
from threethirteen.engine.deal import SECRET_BYTES, full_deck
from threethirteen.engine.decide import start
from threethirteen.notation.codec import to_plain
from threethirteen.notation.finding import (
    Args,
    Deals,
    Fault,
    Issue,
    Verification,
    Wrong,
    difference,
    kind_of,
    told_by,
)
from threethirteen.notation.follow import IMPOSSIBLE, follow
from threethirteen.notation.record import (
    Header,
    Line,
)
from threethirteen.notation.settle import command_behind
from threethirteen.notation.text import format_event
from threethirteen.play import (
    CardLaidOff,
    CardPlaced,
    DiscardsSettled,
    MatchStarted,
    MeldLaidDown,
    PileDiscarded,
    PilesSeen,
    RefusedError,
    RoundScored,
    SeatResult,
    Sighting,
    SoloScored,
    WentOut,
)
from threethirteen.play.public import without
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement, Meld, certify, meld_fault, solve


class Check:
    """One check of an open record, from the first event to the last."""

    deals_unseen = Deals.SECRET_KEPT

    def __init__(self, header: Header, items: Sequence[Line]) -> None:
        self.header = header
        self.items = items
        self.place = 0
        self.rounds = 0
        self.state: MatchState | None = None
        told = next((what.secret for what in map(told_by, items) if isinstance(what, MatchEnded)), None)
        self.secret = _secret(told)
        """The secret, where it is told and is the one committed to."""
        self._told = told

    def result(self, broken: Issue | None) -> Verification:
        """Go through all lines; ``broken`` is what kept the lines after them from being read."""
        issue, fault = broken, None
        try:
            if self.items:
                self._start()
            while self.place < len(self.items):
                self._command()
        except Wrong as wrong:
            issue, fault = wrong.issue, Fault(self.header.rules, self._names(), wrong.events)
            # what is missing at the end is no news where the next line could not be read
            if broken is not None and issue.line >= broken.line:
                issue, fault = broken, None
        ended = bool(self.items) and "match_end" in kind_of(told_by(self.items[-1]))
        deals = Deals.CHECKED if self.secret is not None else self.deals_unseen
        return Verification(self.header.viewer, self.place, self.rounds, ended, deals, issue, fault)

    # --- one command after the other ---------------------------------------------------------------------------

    def _start(self) -> None:
        written = told_by(self.items[0])
        if not isinstance(written, MatchStarted):
            self._wrong("wrong-event", {"written": kind_of(written), "expected": "match_started"})
        if written.rules != self.header.rules:
            path, one, other = difference(to_plain(written.rules), to_plain(self.header.rules))
            self._wrong("header-rules", {"path": path, "written": one, "expected": other})
        names = tuple(seat.name for seat in self.header.seats)
        if written.seats != names:
            self._wrong("header-seats", {"written": ", ".join(written.seats), "expected": ", ".join(names)})
        if not re.fullmatch(r"[0-9a-f]{64}", written.commitment):
            self._wrong("commitment-malformed", {"written": written.commitment[:80]})
        try:
            due = start(written.rules, written.seats, bytes(SECRET_BYTES), take_back=written.take_back)
        except RefusedError as error:
            self._refused(written, error)
        if self.secret is not None and commitment(self.secret) != written.commitment:
            if self._secret_fits_first_deal(written):
                self._wrong(
                    "commitment", {"written": written.commitment, "expected": commitment(self.secret)}
                )
            self.secret = None  # told at the end, and named there as the wrong line
        self._compare(replace(due, commitment=written.commitment))
        self._follow(written)

    def _command(self) -> None:
        """Check one command: its first event is at ``place``; go on to the first event of the next."""
        first = self.items[self.place]
        written = told_by(first)
        command = self._command_behind(written)
        if command is None:
            self._wrong("unexpected", {"written": format_event(written)}, {"written": written})
        due = self._decided(command, written)
        for number, expected in enumerate(due):
            if self.place == len(self.items):
                due_text = self._expected_text(expected)
                self._wrong("missing", {"expected": due_text}, self._expected_event(expected))
            item = self.items[self.place]
            if number and (item.by, item.at) != (first.by, first.at):
                self._wrong("by-differs", {"written": item.by, "expected": first.by})
            if type(told_by(item)) is type(expected):
                self._certify(told_by(item))
            self._compare(self._known(expected, told_by(item)))
            self._follow(told_by(item))
            if isinstance(expected, StockRecycled) and self.secret is None:
                return self._draw_from_new_stock(due[number + 1])
        return None

    def _decided(self, command: Command, written: Event | Sighting) -> tuple[Event, ...]:
        """What the engine says the command brings."""
        state = self._behind(written)
        try:
            due = decide(state, command, self.secret or bytes(SECRET_BYTES))
            first_deal = isinstance(command, Deal) and state.public.dealer is None
            dealer, order = getattr(written, "dealer", None), state.public.active
            if first_deal and self.secret is None and dealer in order:
                # nobody can tell who the first dealer had to be, so whoever is named may be it
                before = order[order.index(dealer) - 1]
                chosen = replace(state, public=replace(state.public, dealer=before))
                due = decide(chosen, command, bytes(SECRET_BYTES))
            return due
        except RefusedError as error:
            self._refused(written, error)
        except IMPOSSIBLE as error:
            self._wrong("impossible", {"detail": str(error)})

    def _draw_from_new_stock(self, expected: Event) -> None:
        """Discards are shuffled because a seat draws; which card comes is only known from the line itself."""
        if self.place == len(self.items):
            self._wrong("missing", {"expected": kind_of(expected)})
        written = told_by(self.items[self.place])
        if self._command_behind(written) != command_behind(
            expected, self.state.public if self.state else None
        ):
            self._wrong(
                "wrong-event",
                {"written": format_event(written), "expected": kind_of(expected)},
                {"written": written},
            )

    # --- what an open record and a redacted one do differently --------------------------------------------------

    def _behind(self, written: Event | Sighting) -> MatchState:
        """The state in which the command was given."""
        assert self.state is not None
        return self.state

    def _command_behind(self, written: Event | Sighting) -> Command | None:
        return command_behind(written, self.state.public if self.state else None)

    def _known(self, expected: Event, written: Event | Sighting) -> Event | Sighting:
        """What must stand there, as far as it can be known: without the secret, any order of the right cards."""
        if isinstance(expected, MatchEnded) and self.secret is None:
            return self._end_without_secret(expected, written)
        if self.secret is not None:
            return expected
        if isinstance(expected, RoundDealt) and isinstance(written, RoundDealt):
            return self._any_deal(expected, written)
        if isinstance(expected, PilesDealt) and isinstance(written, PilesDealt):
            return self._any_piles(expected, written)
        if isinstance(expected, StockRecycled) and isinstance(written, StockRecycled):
            self._same_cards(written.stock, expected.stock)
            return written
        return expected

    def _follow(self, written: Event | Sighting) -> None:
        """The state after the line at ``place``, and on to the next."""
        try:
            self.state = follow(self.state, written)  # type: ignore[arg-type]  # an open record holds events only
        except IMPOSSIBLE as error:
            self._wrong("impossible", {"detail": str(error)})
        self.rounds += isinstance(written, RoundScored | SoloScored)
        self.place += 1

    def _expected_text(self, what: Event | Sighting) -> str:
        """The text of what should stand there; its type alone where the cards cannot be known."""
        if self.secret is None and isinstance(what, RoundDealt | PilesDealt | StockRecycled | MatchEnded):
            return kind_of(what)
        return format_event(what)

    def _expected_event(self, what: Event | Sighting) -> dict[str, Event | Sighting]:
        """What should stand there, where more than its type can be known."""
        return {} if self._expected_text(what) != format_event(what) else {"expected": what}

    def _names(self) -> tuple[str, ...]:
        if self.state is None:
            return tuple(seat.name for seat in self.header.seats)
        return tuple(seat.name for seat in self.state.public.seats)

    def _kept(self, seat: int, discard: Card | None, shown: Arrangement) -> tuple[Card, ...] | None:
        """The hand a seat goes out with, less its discard, where it is known."""
        hand = self._hand(seat, shown.cards)
        if hand is None or discard is None:
            return hand
        return without(hand, discard) if discard in hand else None

    def _laid(self, seat: int) -> tuple[Card, ...]:
        """The cards of the melds that the seat has laid down in its last turn."""
        assert self.state is not None
        table = self.state.public.round.table if self.state.public.round else ()
        return tuple(
            card for lying in table if lying.seat == seat and not lying.in_hand for card in lying.laid.cards
        )

    def _hand(self, seat: int, shown: tuple[Card, ...]) -> tuple[Card, ...] | None:
        """The cards of a hand, where they are known."""
        assert self.state is not None
        return self.state.hands[seat] if 0 <= seat < len(self.state.hands) else None

    # --- single checks -------------------------------------------------------------------------------------------

    def _end_without_secret(self, expected: MatchEnded, written: Event | Sighting) -> Event | Sighting:
        if not isinstance(written, MatchEnded):
            return expected
        if replace(expected, secret=written.secret) != written:
            return replace(expected, secret=written.secret)
        self._wrong("secret", {"written": written.secret[:80]})

    def _any_deal(self, expected: RoundDealt, written: RoundDealt) -> RoundDealt:
        """The deal as it must be, with the cards as they are written, if they are the right ones and as many."""
        hands = expected.hands
        if len(written.hands) == len(hands):
            pairs = zip(hands, written.hands, strict=True)
            hands = tuple(replace(hand, cards=_any_order(hand.cards, other.cards)) for hand, other in pairs)
        stock = _any_order(expected.stock, written.stock)
        upcards = _any_order(expected.upcards, written.upcards)
        if expected.upcard is not None and written.upcard is not None:
            expected = replace(expected, upcard=written.upcard)
        expected = replace(expected, hands=hands, upcards=upcards, stock=stock)
        if expected == written:
            dealt = [card for hand in written.hands for card in hand.cards]
            deck = full_deck(self.header.rules, written.copies)
            upcards = written.upcards if written.upcard is None else (written.upcard,)
            self._same_cards([*dealt, *upcards, *written.stock], deck)
        return expected

    def _any_piles(self, expected: PilesDealt, written: PilesDealt) -> PilesDealt:
        """The deal to one who plays alone, with the cards as they are written, if they are the right ones."""
        sizes = self.header.rules.rounds
        if tuple(map(len, written.piles)) == sizes and len(written.stock) == len(expected.stock):
            expected = replace(
                expected,
                piles=written.piles,
                stock=written.stock,
                arranged=tuple(
                    solve(pile, self.header.rules, size)
                    for pile, size in zip(written.piles, sizes, strict=True)
                ),
            )
        if expected == written:
            dealt = [card for pile in written.piles for card in pile]
            self._same_cards([*dealt, *written.stock], full_deck(self.header.rules, written.copies))
        return expected

    def _same_cards(self, written: Iterable[Card], expected: Iterable[Card]) -> None:
        here, there = Counter(written), Counter(expected)
        if here != there:
            self._wrong(
                "wrong-cards",
                {
                    "missing": format_cards(sorted((there - here).elements())) or "–",
                    "extra": format_cards(sorted((here - there).elements())) or "–",
                },
            )

    def _certify(self, written: Event | Sighting) -> None:
        """Prove every arrangement that is shown, by the meld definition alone, and that no cheaper one exists."""
        if isinstance(written, PilesDealt | PilesSeen):
            piles, sizes = written.piles, self.header.rules.rounds
            if len(piles) == len(sizes) == len(written.arranged):
                for shown, pile, size in zip(written.arranged, piles, sizes, strict=True):
                    self._certify_cards(0, shown, pile, size)
        elif isinstance(written, CardPlaced | PileDiscarded):
            self._certify_pile(written)
        if isinstance(written, WentOut):
            kept = self._kept(written.seat, written.discard, written.arrangement)
            self._certify_one(written.seat, written.arrangement, kept)
        elif isinstance(written, DiscardsSettled):
            for one in written.discards:
                if one.arrangement is not None:
                    kept = self._kept(one.seat, one.card, one.arrangement)
                    self._certify_one(one.seat, one.arrangement, kept)
        elif isinstance(written, RoundScored):
            for result in written.results:
                hand = self._hand(result.seat, all_cards(result))
                if hand is not None:
                    hand = less_jokers(hand, result)
                self._certify_one(result.seat, result.arrangement, hand, self._laid(result.seat))
        elif isinstance(written, MeldLaidDown | CardLaidOff):
            self._certify_meld(written.seat, written.meld)

    def _certify_meld(self, seat: int, meld: Meld) -> None:
        round_ = self.state.public.round if self.state else None
        if round_ is None:
            return
        fault = meld_fault(meld, round_.rules, round_.hand_size)
        if fault is not None:
            self._wrong("arrangement", {"seat": seat, "fault": fault, "detail": ""})

    def _certify_one(
        self, seat: int, shown: Arrangement, cards: tuple[Card, ...] | None, laid: tuple[Card, ...] = ()
    ) -> None:
        """``cards`` are those of the hand; those ``laid`` down before stand in the arrangement beside them."""
        round_ = self.state.public.round if self.state else None
        if cards is None or round_ is None:
            return  # the comparison with what the engine says names the mistake
        self._certify_cards(seat, shown, cards, round_.hand_size, laid)

    def _certify_pile(self, written: CardPlaced | PileDiscarded) -> None:
        solo = self.state.public.solo if self.state else None
        if solo is None or not 0 <= written.pile < len(solo.piles):
            return
        pile = solo.piles[written.pile]
        cards: tuple[Card, ...]
        if isinstance(written, CardPlaced):
            cards = (*pile.cards, written.card)
        elif written.card in pile.cards:
            cards = without(pile.cards, written.card)
        else:
            return
        self._certify_cards(written.seat, written.arrangement, cards, pile.hand_size)

    def _certify_cards(
        self,
        seat: int,
        shown: Arrangement,
        cards: tuple[Card, ...],
        hand_size: int,
        laid: tuple[Card, ...] = (),
    ) -> None:
        round_ = self.state.public.round if self.state else None
        rules: RuleSet = self.header.rules if round_ is None else round_.rules
        found = certify(shown, (*cards, *laid), rules, hand_size)
        if found:
            code, args = found[0]
            self._wrong("arrangement", {"seat": seat, "fault": code, "detail": " ".join(map(str, args))})
        least = solve(cards, rules, hand_size)
        if shown.points != least.points:
            self._wrong("not-cheapest", {"seat": seat, "written": shown.points, "expected": least.points})

    def _compare(self, expected: Event | Sighting) -> None:
        written = told_by(self.items[self.place])
        if written == expected:
            return
        if type(written) is not type(expected):
            self._wrong(
                "wrong-event",
                {"written": format_event(written), "expected": self._expected_text(expected)},
                {"written": written, **self._expected_event(expected)},
            )
        path, one, other = difference(to_plain(written), to_plain(expected))
        code = {
            RoundDealt: "wrong-deal",
            PilesDealt: "wrong-deal",
            StockRecycled: "wrong-shuffle",
            RoundScored: "wrong-score",
            SoloScored: "wrong-score",
        }.get(type(written), "wrong-value")
        self._wrong(code, {"path": path, "written": one, "expected": other})

    def _secret_fits_first_deal(self, started: MatchStarted) -> bool:
        """Of a secret and a commitment that do not belong together, the secret is right if the cards came from it."""
        state: MatchState | None = None
        for item in self.items:
            event = told_by(item)
            try:
                if isinstance(event, RoundDealt | PilesDealt) and state is not None:
                    return decide(state, Deal(), self.secret or b"")[0] == event
                state = evolve(state, event)  # type: ignore[arg-type]
            except IMPOSSIBLE:
                return False
        return False

    def _refused(self, written: Event | Sighting, error: RefusedError) -> NoReturn:
        refusal = error.refusal
        args: Args = {"written": format_event(written), "refusal": refusal.code, "rule": refusal.rule}
        args |= {f"refusal_{name}": value for name, value in refusal.args.items()}
        self._wrong("refused", args, {"written": written})

    def _wrong(self, code: str, args: Args, events: dict[str, Event | Sighting] | None = None) -> NoReturn:
        raise Wrong(self.place + 2, code, args, events)  # the header is line 1


def _any_order(expected: tuple[Card, ...], written: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is written, where it is as many cards as expected: which ones is checked together with all others."""
    return written if len(written) == len(expected) else expected


def _secret(told: str | None) -> bytes | None:
    try:
        secret = bytes.fromhex(told) if told is not None else b""
    except ValueError:
        return None
    return secret if len(secret) == SECRET_BYTES else None


def all_cards(result: SeatResult) -> tuple[Card, ...]:
    """The whole hand of a result, with the jokers that went away."""
    return result.arrangement.cards + (JOKER,) * result.jokers_away


def less_jokers(hand: tuple[Card, ...], result: SeatResult) -> tuple[Card, ...]:
    """The cards of the hand that the result reckons, without the jokers that went away."""
    for _ in range(min(result.jokers_away, hand.count(JOKER))):
        hand = without(hand, JOKER)
    return hand
