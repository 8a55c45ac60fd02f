"""What happened, told in words: one line an event, or one line a turn. And cards, melds and refusals in words."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence

from threethirteen.cards import Card, CardTextError, Rank, parse_card
from threethirteen.cli.alone_words import alone_sentence
from threethirteen.cli.terminal.driver import Remark
from threethirteen.i18n import Texts, card_text, listed, rank_letter, rank_plural
from threethirteen.play import (
    Action,
    By,
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
    MatchEndReason,
    MatchEndSeen,
    MatchResumed,
    MatchSuspended,
    MeldLaidDown,
    Observation,
    OwnChoiceSeen,
    OwnDrawSeen,
    PileDiscarded,
    PilesSeen,
    PublicState,
    RecycleSeen,
    Refusal,
    RoundEnding,
    RoundScored,
    SeatJoined,
    SeatLeft,
    Seen,
    SoloScored,
    SoloUndone,
    TableMeld,
    Take,
    WentOut,
)
from threethirteen.solver import Meld, MeldKind, Place


class Teller:
    """Tells in one language what one seat saw."""

    def __init__(self, texts: Texts, seat: int) -> None:
        self.texts = texts
        self.seat = seat

    def card(self, card: Card) -> str:
        """The card as it stands on the screen; plain mode writes it otherwise."""
        return card_text(self.texts, card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards with a blank between."""
        return " ".join(map(self.card, cards))

    def place(self, place: Place) -> str:
        """What a wild stands for: ``7♥``, or ``7`` where the suit does not matter."""
        return rank_letter(self.texts, place.rank) + ("" if place.suit is None else place.suit.symbol)

    def wild(self, rank: Rank | None, *, jokers: bool) -> str:
        """What is wild in the round: ``7s wild``."""
        if rank is not None:
            return self.texts.text("terminal-wild-rank", rank=rank_letter(self.texts, rank))
        return self.texts.text("terminal-wild-jokers" if jokers else "terminal-wild-none")

    def round(self, observation: Observation) -> str:
        """``Round 5 of 11 · 7s wild``."""
        round_ = observation.round
        number = self.texts.text("terminal-bonus-round")
        if not round_.bonus:
            of = len(observation.public.rules.rounds)
            number = self.texts.text("terminal-round", number=round_.number + 1, of=of)
        return f"{number} · {self.wild(round_.wild, jokers=observation.rules.deck.jokers > 0)}"

    def kind(self, kind: MeldKind) -> str:
        """``set`` or ``run``."""
        return self.texts.text("terminal-set" if kind is MeldKind.SET else "terminal-run")

    def meld(self, meld: Meld) -> str:
        """``run 6♥ 7♣=7♥ 8♥``."""
        cards = (
            self.card(card) + ("" if place is None else "=" + self.place(place))
            for card, place in zip(meld.cards, meld.stands_for, strict=True)
        )
        return f"{self.kind(meld.kind)} {' '.join(cards)}"

    def lying(self, public: PublicState, table: Sequence[TableMeld]) -> list[str]:
        """The melds on the table, one line each, numbered from 1."""
        return [
            self.texts.text(
                "laying-meld", number=number, meld=self.meld(lying.meld), name=public.seats[lying.seat].name
            )
            for number, lying in enumerate(table, 1)
        ]

    def who(self, public: PublicState, seat: int) -> dict[str, str]:
        """The arguments of a sentence about a seat: its name, and whether it is the reader's own."""
        return {"name": public.seats[seat].name, "you": "yes" if seat == self.seat else "no"}

    def names(self, public: PublicState, seats: Sequence[int]) -> str:
        """``Ada and Ben``."""
        return listed(self.texts, (public.seats[seat].name for seat in seats))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not done, as a sentence."""
        args: dict[str, object] = dict(refusal.args)
        if isinstance(card := args.get("card"), str):
            with contextlib.suppress(CardTextError):
                args["card"] = self.card(parse_card(card))
        return self.texts.text(f"refusal-{refusal.code}", **args)

    def event(self, public: PublicState, seen: Seen) -> str | None:
        """The event as a line; None for what needs no words. ``public`` is any later state of the table."""
        text, sighting = self.texts.text, seen.sighting
        match sighting:
            case DealSeen(seats=seats, bonus=True):
                rules = public.rules.bonus_round()
                (size,) = rules.rounds
                wild = self.wild(rules.wild_rank(size), jokers=rules.deck.jokers > 0)
                names = self.names(public, seats)
                return text("terminal-bonus-dealt", names=names, size=size, wild=wild)
            case DealSeen(number, dealer):
                size = public.rules.rounds[number]
                return text(
                    "terminal-log-deal",
                    number=number + 1,
                    size=size,
                    wild=self.wild(public.rules.wild_rank(size), jokers=public.rules.deck.jokers > 0),
                    **self.who(public, dealer),
                )
            case OwnDrawSeen(_, card):
                return text("terminal-log-own-draw", card=self.card(card))
            case HiddenDrawSeen(seat):
                return text("terminal-log-draw", **self.who(public, seat))
            case CardTaken(seat, card):
                return text("terminal-log-take", card=self.card(card), **self.who(public, seat))
            case CardDiscarded(seat, card):
                return text("terminal-log-discard", card=self.card(card), **self.who(public, seat))
            case DiscardTakenBack(seat, card):
                return text("terminal-log-take-back", card=self.card(card), **self.who(public, seat))
            case WentOut(seat, card):
                return self._went_out(public, seat, card)
            case CalledWrongly(seat, _, cards, penalty):
                shown = " ".join(map(self.card, cards))
                return text(
                    "terminal-log-called-wrongly", cards=shown, points=penalty, **self.who(public, seat)
                )
            case OwnChoiceSeen(seat, action):
                return self.choice(public, seat, action)
            case HiddenChoiceSeen(seat) if seen.by is By.CLOCK:
                return text("calls-chosen", name=public.seats[seat].name)
            case DrawsSeen() | DiscardsSettled():
                return self.call(public, sighting)
            case MeldLaidDown(seat, meld):
                return text("laying-down", meld=self.meld(meld), **self.who(public, seat))
            case CardLaidOff(seat, card, _, meld):
                return text(
                    "laying-off", card=self.card(card), meld=self.meld(meld), **self.who(public, seat)
                )
            case RecycleSeen(count):
                return text("terminal-log-recycle", count=count)
            case RoundScored(ending=ending, bonus=True):
                return text("terminal-bonus-scored", why=self.ending(ending))
            case RoundScored(number, ending):
                return text("terminal-log-scored", number=number + 1, why=self.ending(ending))
            case SeatJoined(seat):
                return text("terminal-log-joined", **self.who(public, seat))
            case SeatLeft(seat):
                return text("terminal-log-left", **self.who(public, seat))
            case PilesSeen() | CardTurned() | CardPlaced() | PileDiscarded() | SoloUndone() | SoloScored():
                return alone_sentence(self.texts, sighting, public.rules, self.card)
            case MatchSuspended():
                return text("terminal-log-suspended")
            case MatchResumed():
                return text("terminal-log-resumed")
            case MatchEndSeen(reason):
                return self.end(reason)
            case _:
                return None

    def choice(self, public: PublicState, seat: int, action: Action) -> str:
        """What a seat has chosen for the call to come."""
        card = (
            action.card
            if isinstance(action, Discard)
            else action.discard
            if isinstance(action, GoOut)
            else None
        )
        what = {Draw: "draw", Take: "take", Discard: "discard"}.get(type(action), "go_out")
        if what == "go_out" and card is not None:
            what = "out_with"
        return self.texts.text(
            "calls-choice", what=what, card="" if card is None else self.card(card), **self.who(public, seat)
        )

    def call(self, public: PublicState, call: DrawsSeen | DiscardsSettled) -> str:
        """A call, with what each seat did."""
        text = self.texts.text
        parts: list[str] = []
        if isinstance(call, DiscardsSettled):
            for one in call.discards:
                message = "calls-laid" if one.arrangement is None else "calls-out-with"
                card = "" if one.card is None else self.card(one.card)
                who = self.who(public, one.seat)
                parts.append(text(message if card else "calls-out", card=card, **who))
            return text("calls-discard", parts="; ".join(parts))
        parts = [
            text("calls-took", card=self.card(take.card), **self.who(public, take.seat))
            for take in call.taken
        ]
        hidden = [public.seats[seat].name for seat in call.drew if call.own is None or seat != self.seat]
        if call.own is not None:
            parts.append(text("calls-drew-card", card=self.card(call.own), **self.who(public, self.seat)))
        if hidden:
            parts.append(text("calls-drew", names=", ".join(hidden)))
        return text("calls-draw", parts="; ".join(parts))

    def _went_out(self, public: PublicState, seat: int, card: Card | None) -> str:
        text, who = self.texts.text, self.who(public, seat)
        line = text("terminal-log-out", **who)
        if card is not None:
            line = text("terminal-log-out-with", card=self.card(card), **who)
        if public.round is not None and public.round.out == seat and public.round.last_turns:
            line += " " + text("terminal-log-last-turns")
        return line

    def ending(self, ending: RoundEnding) -> str:
        """Why the round ended."""
        return self.texts.text(
            {
                RoundEnding.OUT: "terminal-ending-out",
                RoundEnding.STOCK_EMPTY: "terminal-ending-stock",
                RoundEnding.MAX_LAPS: "terminal-ending-laps",
            }[ending]
        )

    def end(self, reason: MatchEndReason) -> str:
        """Why the match ended."""
        return self.texts.text(
            {
                MatchEndReason.ROUNDS_PLAYED: "terminal-end-rounds",
                MatchEndReason.TARGET_REACHED: "terminal-end-target",
                MatchEndReason.ONE_SEAT_LEFT: "terminal-end-one-seat",
                MatchEndReason.NOBODY_LEFT: "terminal-end-nobody-left",
                MatchEndReason.CALLED_OFF: "terminal-end-called-off",
            }[reason]
        )

    def remark(self, remark: Remark) -> str:
        """What is told besides the match, as one line whatever stands in it."""
        said = self.texts.text(remark.message, **remark.arguments)
        return " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())

    def turns(self, public: PublicState, seen: Iterable[Seen], remarks: Iterable[Remark] = ()) -> list[str]:
        """The log: one line a turn, so that what others did is taken in at a glance, and the remarks between."""
        lines: list[str] = []
        waiting = list(remarks)
        turn = 0  # the line of the turn that has begun
        began: tuple[int, str, str] | None = (
            None  # whose turn began in the last line, with which message, the card
        )
        for one in seen:
            sighting = one.sighting
            line = self.event(public, one)
            while waiting and waiting[0].seq < one.seq:
                lines.append(self.remark(waiting.pop(0)))
            if isinstance(sighting, CardDiscarded) and began is not None and began[0] == sighting.seat:
                lines[turn] = self.texts.text(
                    began[1],
                    taken=began[2],
                    card=self.card(sighting.card),
                    **self.who(public, sighting.seat),
                )
            elif line is not None:
                turn = len(lines)
                lines.append(line)
            match sighting:
                case OwnDrawSeen(seat, card):
                    began = seat, "terminal-turn-draw-own", self.card(card)
                case HiddenDrawSeen(seat):
                    began = seat, "terminal-turn-draw", ""
                case CardTaken(seat, card):
                    began = seat, "terminal-turn-take", self.card(card)
                case _:
                    began = None
        return lines + [self.remark(remark) for remark in waiting]

    def winners(self, public: PublicState) -> str:
        """Who has won, and how a tie was decided."""
        return " ".join((self._winners(public), *self.decided(public)))

    def decided(self, public: PublicState) -> tuple[str, ...]:
        """What a bonus round has decided, or will; nothing where there is none."""
        if public.bonus is not None:
            pairs = [
                f"{public.seats[result.seat].name} {result.score}"
                for result in sorted(public.bonus.results, key=lambda result: result.score)
            ]
            return (self.texts.text("terminal-bonus-decided", scores=", ".join(pairs)),)
        if public.tied and public.ended is None:
            return (self.texts.text("terminal-bonus-due", names=self.names(public, public.tied)),)
        return ()

    def _winners(self, public: PublicState) -> str:
        if len(public.winners) == 1:
            return self.texts.text("terminal-winner", **self.who(public, public.winners[0]))
        return self.texts.text("terminal-winners", names=self.names(public, public.winners))


class PlainTeller(Teller):
    """The same in letters that a screen reader reads and a keyboard has: ``7h``, ``10s``."""

    def card(self, card: Card) -> str:
        """Rank as on the screen, suit as its letter."""
        if card.rank is None or card.suit is None:
            return self.texts.text("card-joker")
        return rank_letter(self.texts, card.rank) + card.suit.letter

    def wild(self, rank: Rank | None, *, jokers: bool) -> str:
        """In words: beside cards like ``3s``, “3s wild” would be the three of spades."""
        if rank is None:
            return super().wild(rank, jokers=jokers)
        return self.texts.text("table-wild-rank", rank=rank_plural(self.texts, rank))

    def place(self, place: Place) -> str:
        """As the cards."""
        return rank_letter(self.texts, place.rank) + ("" if place.suit is None else place.suit.letter)


def read_card(texts: Texts, text: str) -> Card:
    """A card as it was typed: in notation, or with the letters of the language. Raises CardTextError."""
    plain = text.strip()
    if plain.casefold() in (texts.text("card-joker").casefold(), "jk"):
        return parse_card("JK")
    try:
        return parse_card(plain)
    except CardTextError:
        pass
    for rank in Rank:
        letter = rank_letter(texts, rank)
        if plain.casefold().startswith(letter.casefold()):
            try:
                return parse_card(rank.letter + plain[len(letter) :].strip())
            except CardTextError:
                continue
    raise CardTextError(text)
