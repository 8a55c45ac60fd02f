"""A record in words: one line an event, and the position after one, in the language of the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import assert_never

from rich.cells import cell_len

from threethirteen.cards import Card
from threethirteen.cli.alone_words import alone_sentence
from threethirteen.engine import (
    CardDrawn,
    ChoiceMade,
    DrawsSettled,
    Event,
    MatchEnded,
    PilesDealt,
    Recorded,
    RoundDealt,
    StockRecycled,
)
from threethirteen.i18n import Texts, cards_text, listed, rank_letter
from threethirteen.i18n.sentences import card_text
from threethirteen.notation.replay import Step
from threethirteen.play import (
    Action,
    CalledWrongly,
    CardDiscarded,
    CardLaidOff,
    CardPlaced,
    CardTaken,
    CardTurned,
    DealSeen,
    Discard,
    DiscardsSettled,
    DiscardTakenBack,
    Draw,
    DrawsSeen,
    GoOut,
    HiddenChoiceSeen,
    HiddenDrawSeen,
    MatchEndSeen,
    MatchResumed,
    MatchStarted,
    MatchSuspended,
    MeldLaidDown,
    NonceAdded,
    OwnChoiceSeen,
    OwnDrawSeen,
    Phase,
    PileDiscarded,
    PilesSeen,
    PublicState,
    RecycleSeen,
    RoundScored,
    SeatingChanged,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Sighting,
    Solo,
    SoloScored,
    SoloUndone,
    Take,
    WentOut,
)
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement, Meld, MeldKind

NUMBER_WIDTH, TEXT_WIDTH = 5, 40


class Told:
    """A step of a replay, ready to be told: what happened, the table after it, and the hands that can be seen."""

    def __init__(self, step: Step) -> None:
        if step.state is not None:
            self.public: PublicState = step.state.public
            self.hands: dict[int, tuple[Card, ...]] = dict(enumerate(step.state.hands))
            self.viewer: int | None = None
        else:
            assert step.observation is not None
            self.public = step.observation.public
            self.viewer = viewer = step.observation.viewer
            self.hands = {} if viewer is None else {viewer: step.observation.hand}
        self.seq = step.item.seq
        self.what: Event | Sighting = (
            step.item.event if isinstance(step.item, Recorded) else step.item.sighting
        )

    def name(self, seat: int) -> str:
        """The seat's name; its number where a damaged record names a seat that is not there."""
        seats = self.public.seats
        return seats[seat].name if 0 <= seat < len(seats) else f"#{seat}"


class Narrator:
    """Tells steps in one language."""

    def __init__(self, words: Texts) -> None:
        self.words = words

    # --- the listing ----------------------------------------------------------------------------------------------

    def lines(self, step: Step) -> Iterator[str]:
        """The event in one line, and below it what else there is to see (a deal, a hand that is shown, scores)."""
        told = Told(step)
        what = told.what
        indent = " " * (NUMBER_WIDTH + 2)
        if isinstance(what, RoundDealt | DealSeen):
            yield ""
        seat = getattr(what, "seat", None)
        hand = told.hands.get(seat) if isinstance(seat, int) else None
        line = f"{told.seq:>{NUMBER_WIDTH}}  {self.sentence(told.what, told.name, told.public.rules)}"
        if hand and isinstance(what, CardDrawn | OwnDrawSeen | CardTaken | CardDiscarded | DiscardTakenBack):
            line = _padded(line, NUMBER_WIDTH + 2 + TEXT_WIDTH) + "  " + cards_text(self.words, hand)
        yield line
        match what:
            case RoundDealt(hands=hands):
                width = max((cell_len(told.name(hand.seat)) for hand in hands), default=0)
                for hand_ in hands:
                    name = _padded(told.name(hand_.seat), width)
                    yield f"{indent}{name}  {cards_text(self.words, hand_.cards)}"
                seats = [hand_.seat for hand_ in hands]
                yield from (indent + line for line in self._upcards(told, what, seats))
            case DealSeen(hand=own, seats=order):
                if own:
                    yield indent + cards_text(self.words, own)
                yield from (indent + line for line in self._upcards(told, what, order))
            case DrawsSettled() | DrawsSeen() | DiscardsSettled():
                yield from (indent + line for line in self._call(told, what))
            case CalledWrongly(cards=cards):
                yield indent + cards_text(self.words, cards)
            case WentOut(_, _, arrangement):
                yield indent + self.arrangement(arrangement)
            case PilesDealt() | PilesSeen() if told.public.solo is not None:
                yield from (indent + line for line in self.piles(told.public.solo))
            case CardPlaced(arrangement=arrangement) | PileDiscarded(arrangement=arrangement):
                yield indent + self.arrangement(arrangement)
            case RoundScored():
                yield from (indent + line for line in self._results(told, what))
            case MatchEnded(_, winners) | MatchEndSeen(_, winners):
                yield indent + self._winners(told, winners)
            case _:
                pass

    def sentence(self, what: Event | Sighting, name: Callable[[int], str], rules: RuleSet) -> str:
        """What happened, as one sentence; ``name`` gives a seat's name."""
        text = self.words.text
        match what:
            case MatchStarted(seats=seats):
                return text("replay-start", names=listed(self.words, seats) or "–")
            case NonceAdded(nonce):
                return text("replay-nonce", nonce=nonce)
            case SeatJoined(_, joined, start):
                return text("replay-joined", name=joined, start=start)
            case SeatRenamed(seat, renamed):
                return text("replay-renamed", seat=seat, name=renamed)
            case SeatingChanged(order):
                return text("replay-seating", names=listed(self.words, map(name, order)))
            case SeatLeft(seat):
                return text("replay-left", name=name(seat))
            case RoundDealt(number=number, dealer=dealer) | DealSeen(number=number, dealer=dealer):
                return self.round(rules, number, name(dealer), bonus=what.bonus)
            case CardDrawn(seat, card) | OwnDrawSeen(seat, card):
                return text("replay-draw", name=name(seat), card=card_text(self.words, card))
            case HiddenDrawSeen(seat):
                return text("replay-draw-hidden", name=name(seat))
            case CardTaken(seat, card):
                return text("replay-take", name=name(seat), card=card_text(self.words, card))
            case CardDiscarded(seat, card):
                return text("replay-discard", name=name(seat), card=card_text(self.words, card))
            case DiscardTakenBack(seat, card):
                return text("replay-back", name=name(seat), card=card_text(self.words, card))
            case MeldLaidDown(seat, meld):
                return text("laying-told-down", name=name(seat), meld=self.meld(meld))
            case CardLaidOff(seat, card, _, meld):
                return text(
                    "laying-told-off",
                    name=name(seat),
                    card=card_text(self.words, card),
                    meld=self.meld(meld),
                )
            case ChoiceMade(seat, action) | OwnChoiceSeen(seat, action):
                return self._choice(name(seat), action)
            case HiddenChoiceSeen(seat):
                return text("replay-choice-hidden", name=name(seat))
            case DrawsSettled() | DrawsSeen():
                return text("replay-call-draw")
            case DiscardsSettled():
                return text("replay-call-discard")
            case StockRecycled(stock):
                return text("replay-recycled", cards=self._count(len(stock)))
            case RecycleSeen(stock_count):
                return text("replay-recycled", cards=self._count(stock_count))
            case WentOut(seat, None):
                return text("replay-out", name=name(seat))
            case WentOut(seat, card) if card is not None:
                return text("replay-out-with", name=name(seat), card=card_text(self.words, card))
            case CalledWrongly(seat, _, _, penalty):
                return text("replay-called-wrongly", name=name(seat), points=penalty)
            case RoundScored(bonus=True):
                return text("replay-bonus-scored")
            case RoundScored(number, ending):
                return text(f"replay-scored-{ending}", number=number + 1)
            case (
                PilesDealt()
                | PilesSeen()
                | CardTurned()
                | CardPlaced()
                | PileDiscarded()
                | SoloUndone()
                | SoloScored()
            ):
                return alone_sentence(self.words, what, rules, lambda card: card_text(self.words, card))
            case MatchSuspended():
                return text("replay-suspended")
            case MatchResumed():
                return text("replay-resumed")
            case MatchEnded(reason) | MatchEndSeen(reason):
                return text(f"replay-ended-{reason}")
            case WentOut():
                raise AssertionError("a discard is a card or None")
            case _:
                assert_never(what)

    def round(self, rules: RuleSet, number: int, dealer: str, *, bonus: bool = False) -> str:
        """``Round 5 of 11: 7 cards, 7 wild; dealer Ada``; ``rules`` are the match's."""
        of = len(rules.rounds)
        if bonus:
            rules, number = rules.bonus_round(), 0
        size = rules.rounds[number]
        wild = rules.wild_rank(size)
        if wild is not None:
            wild_text = self.words.text("replay-wild", rank=rank_letter(self.words, wild))
        else:
            wild_text = self.words.text("replay-wild-jokers" if rules.deck.jokers else "replay-wild-none")
        return self.words.text(
            "replay-bonus" if bonus else "replay-round",
            number=number + 1,
            of=of,
            cards=self._count(size),
            wild=wild_text,
            name=dealer,
        )

    def meld(self, meld: Meld) -> str:
        """``run 6♥ 7♣=7♥ 8♥``."""
        cards = []
        for card, place in zip(meld.cards, meld.stands_for, strict=False):
            stands = ""
            if place is not None:
                symbol = "" if place.suit is None else place.suit.symbol
                stands = f"={rank_letter(self.words, place.rank)}{symbol}"
            cards.append(card_text(self.words, card) + stands)
        kind = self.words.text("replay-set" if meld.kind is MeldKind.SET else "replay-run")
        return f"{kind} {' '.join(cards)}"

    def arrangement(self, arrangement: Arrangement) -> str:
        """The melds, and what is left over."""
        parts = [self.meld(meld) for meld in arrangement.melds]
        if arrangement.deadwood:
            cards = cards_text(self.words, arrangement.deadwood)
            parts.append(self.words.text("replay-left-over", cards=cards, points=arrangement.points))
        return " · ".join(parts)

    def piles(self, solo: Solo) -> Iterator[str]:
        """Every pile of one who plays alone, as it lies, and what is left over of all."""
        labels = [self.words.text("solo-pile", size=pile.hand_size) for pile in solo.piles]
        width = max(map(cell_len, labels))
        for label, pile in zip(labels, solo.piles, strict=True):
            closed = f"{self.words.text('solo-closed')}: " if pile.closed else ""
            yield f"{_padded(label, width)}  {closed}{self.arrangement(pile.arrangement)}"
        yield self.words.text("solo-left", points=solo.points)

    def _results(self, told: Told, scored: RoundScored) -> Iterator[str]:
        for result in scored.results:
            points = self.words.text(
                "replay-points", name=told.name(result.seat), score=result.score, total=result.total
            )
            parts = [self.arrangement(result.arrangement)] if result.arrangement.cards else []
            if result.laid_off:
                cards = cards_text(self.words, result.laid_off)
                parts.append(self.words.text("laying-result", cards=cards))
            if result.jokers_away:
                parts.append(self.words.text("terminal-jokers-away", count=result.jokers_away))
            yield _padded(points, TEXT_WIDTH) + "  " + " · ".join(parts)

    def _upcards(self, told: Told, deal: RoundDealt | DealSeen, seats: Sequence[int]) -> Iterator[str]:
        if deal.upcard is not None:
            yield self.words.text("replay-upcard", card=card_text(self.words, deal.upcard))
            return
        for seat, card in zip(seats, deal.upcards, strict=False):
            yield self.words.text("replay-own-upcard", name=told.name(seat), card=card_text(self.words, card))

    def _choice(self, name: str, action: Action) -> str:
        match action:
            case Discard(card) | GoOut(card) if card is not None:
                what = "discard" if isinstance(action, Discard) else "out-with"
                card_ = card_text(self.words, card)
                return self.words.text("replay-choice", name=name, what=what, card=card_)
            case Draw():
                what = "draw"
            case Take():
                what = "take"
            case _:
                what = "out"
        return self.words.text("replay-choice", name=name, what=what, card="–")

    def _call(self, told: Told, call: DrawsSettled | DrawsSeen | DiscardsSettled) -> Iterator[str]:
        """What each seat did at the call."""
        text = self.words.text
        match call:
            case DrawsSettled(taken, drawn):
                for draw in drawn:
                    card = card_text(self.words, draw.card)
                    yield text("replay-draw", name=told.name(draw.seat), card=card)
            case DrawsSeen(taken, drew, own):
                for seat in drew:
                    if seat == told.viewer and own is not None:
                        card = card_text(self.words, own)
                        yield text("replay-draw", name=told.name(seat), card=card)
                    else:
                        yield text("replay-draw-hidden", name=told.name(seat))
            case DiscardsSettled(discards):
                taken = ()
                for one in discards:
                    message = "replay-discard" if one.arrangement is None else "replay-out-with"
                    card = "" if one.card is None else card_text(self.words, one.card)
                    yield text(message if card else "replay-out", name=told.name(one.seat), card=card)
                    if one.arrangement is not None:
                        yield "  " + self.arrangement(one.arrangement)
        for take in taken:
            yield text("replay-take", name=told.name(take.seat), card=card_text(self.words, take.card))

    def _winners(self, told: Told, winners: Iterable[int]) -> str:
        names = [told.name(seat) for seat in winners]
        return self.words.text("replay-winner", count=len(names), names=listed(self.words, names))

    def _count(self, cards: int) -> str:
        return self.words.text("record-count-cards", count=cards)

    # --- the position after an event --------------------------------------------------------------------------------

    def position(self, step: Step, of: int) -> Iterator[str]:
        """The event and the table after it: who holds what, stock, pile, scores, who is on turn."""
        told = Told(step)
        text, public, round_ = self.words.text, told.public, told.public.round
        yield (
            text("replay-event", number=told.seq, of=of)
            + ": "
            + self.sentence(told.what, told.name, public.rules)
        )
        if round_ is not None:
            yield self.round(public.rules, round_.number, told.name(round_.dealer), bonus=round_.bonus)
        yield ""
        if public.solo is not None:
            yield from self.piles(public.solo)
            if public.ended is None:
                yield text("solo-stock", count=public.solo.stock_count)
            else:
                yield self._winners(told, public.winners)
            return
        rows = [[text("replay-player"), text("replay-total"), text("replay-scores"), text("replay-hand")]]
        laid_down = dict(round_.shown_hands) if round_ is not None else {}
        if public.last_scored is not None:
            laid_down |= {result.seat: result.arrangement for result in public.last_scored.results}
        for number, seat in enumerate(public.seats):
            turn = round_ is not None and number in round_.awaited
            name = f"{'>' if turn else ' '} {seat.name}" + (
                f" {text('replay-retired')}" if seat.retired else ""
            )
            scores = " ".join("–" if score is None else str(score) for score in seat.scores)
            if number in laid_down:
                hand = self.arrangement(laid_down[number])
            elif number in told.hands:
                hand = cards_text(self.words, told.hands[number])
            else:
                hand = self._count(round_.counts[number]) if round_ is not None else ""
            rows.append([name, str(seat.total), scores, hand])
        widths = [max(cell_len(row[place]) for row in rows) for place in range(len(rows[0]))]
        for row in rows:
            cells = [_padded(cell, width) for cell, width in zip(row, widths, strict=True)]
            yield "   ".join(cells).rstrip()
        if round_ is not None:
            yield ""
            yield text("replay-stock", cards=self._count(round_.stock_count))
            laid = [lying for lying in round_.table if lying.added or not lying.in_hand]
            if laid:
                melds = " · ".join(f"{self.meld(lying.meld)} ({told.name(lying.seat)})" for lying in laid)
                yield text("laying-table") + ": " + melds
            if round_.calls is None:
                pile = cards_text(self.words, round_.pile)
                yield text("replay-pile", cards=pile) if pile else text("replay-pile-empty")
            else:
                for seat_, own_pile in enumerate(round_.calls.piles):
                    cards = cards_text(self.words, own_pile) or "–"
                    yield text("replay-own-pile", name=told.name(seat_), cards=cards)
            ask = "replay-turn-draw" if round_.phase is Phase.DRAW else "replay-turn-discard"
            if round_.awaited and not round_.all_turns_taken:
                yield text(ask, name=listed(self.words, map(told.name, round_.awaited)))
        if public.ended is not None:
            yield ""
            yield self._winners(told, public.winners)


def _padded(text: str, width: int) -> str:
    return text + " " * max(0, width - cell_len(text))
