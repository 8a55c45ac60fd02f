"""Short text for melds, moves and events in the fixed notation: one readable line each, never translated.

Cards are written as everywhere (``Th``, ``9*``, ``JK``), a card nobody may see as ``??``. A wild says what it stands
for: ``run 6h 7c(=7h) 8h``, ``set 9h 9s JK(=9)``. Seats are numbered from 0, rounds from 1, as they stand in a record.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, assert_never

from threethirteen.cards import Card, format_cards, parse_card, parse_cards
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
from threethirteen.play import (
    Action,
    CalledWrongly,
    CallOut,
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
    Finish,
    GoOut,
    HiddenChoiceSeen,
    HiddenDrawSeen,
    LayDown,
    LayOff,
    MatchEndSeen,
    MatchResumed,
    MatchStarted,
    MatchSuspended,
    MeldLaidDown,
    NonceAdded,
    OwnChoiceSeen,
    OwnDrawSeen,
    PileDiscarded,
    PilesSeen,
    PlaceOn,
    RecycleSeen,
    RoundScored,
    SeatingChanged,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    SeatResult,
    Seen,
    SettledDiscard,
    Sighting,
    SoloScored,
    SoloUndone,
    Take,
    TakeBack,
    Undo,
    WentOut,
)
from threethirteen.solver import Arrangement, Meld, MeldKind, Place, RunEnd

UNSEEN: Final = "??"


class NotationError(ValueError):
    """Text that is no meld or no action; ``text`` is what was given."""

    code = "notation-malformed"

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not understood")


def format_meld(meld: Meld) -> str:
    """``run 6h 7c(=7h) 8h``."""
    cards = (
        f"{card}(={place})" if place else str(card)
        for card, place in zip(meld.cards, meld.stands_for, strict=True)
    )
    return f"{meld.kind} {' '.join(cards)}"


_MELD_CARD: Final = re.compile(r"(.+?)(?:\(=(.+)\))?")


def parse_meld(text: str) -> Meld:
    """The meld a text of ``format_meld`` means; whether it is legal is not asked. Raises NotationError."""
    cards: list[Card] = []
    places: list[Place | None] = []
    try:
        kind, *pieces = text.split()
        for piece in pieces:
            found = _MELD_CARD.fullmatch(piece)
            assert found is not None  # every text of a character or more fits
            cards.append(parse_card(found[1]))
            places.append(Place.parse(found[2]) if found[2] else None)
        return Meld(MeldKind(kind), tuple(cards), tuple(places))
    except ValueError as error:
        raise NotationError(text) from error


def format_arrangement(arrangement: Arrangement) -> str:
    """The melds, then the deadwood and its points if there is any: ``set 9h 9s 9c; left Kd 2c (12)``."""
    parts = [format_meld(meld) for meld in arrangement.melds]
    if arrangement.deadwood:
        parts.append(f"left {format_cards(arrangement.deadwood)} ({arrangement.points})")
    return "; ".join(parts) or "no cards"


def format_action(action: Action) -> str:
    """``draw``, ``take``, ``discard Th``, ``out Th``, ``out``, ``call Th``, ``call``, ``back``.

    In a redemption round also ``lay 9h 9s 9c`` and ``add 8h 0 last`` (melds on the table count from 0; the end of a run
    may be left away); playing alone also ``place 4`` (piles count from 1), ``undo``, ``finish``.
    """
    match action:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Discard(card):
            return f"discard {card}"
        case GoOut(discard):
            return "out" if discard is None else f"out {discard}"
        case CallOut(discard):
            return "call" if discard is None else f"call {discard}"
        case TakeBack():
            return "back"
        case LayDown(cards):
            return f"lay {format_cards(cards)}"
        case LayOff(card, onto, end):
            return f"add {card} {onto}{'' if end is None else f' {end}'}"
        case PlaceOn(pile):
            return f"place {pile + 1}"
        case Undo():
            return "undo"
        case Finish():
            return "finish"
        case _:
            assert_never(action)


_PLAIN_ACTIONS: Final[dict[str, Action]] = {
    "draw": Draw(),
    "take": Take(),
    "out": GoOut(None),
    "call": CallOut(None),
    "back": TakeBack(),
    "undo": Undo(),
    "finish": Finish(),
}


def parse_action(text: str) -> Action:
    """The action a text of ``format_action`` means. Raises NotationError."""
    word, _, rest = text.strip().partition(" ")
    if not rest and word in _PLAIN_ACTIONS:
        return _PLAIN_ACTIONS[word]
    try:
        if word == "discard":
            return Discard(parse_card(rest))
        if word == "place" and rest.isascii() and rest.isdecimal() and int(rest):
            return PlaceOn(int(rest) - 1)
        if word == "out":
            return GoOut(parse_card(rest))
        if word == "call":
            return CallOut(parse_card(rest))
        if word == "lay":
            return LayDown(parse_cards(rest))
        if word == "add":
            card, onto, *end = rest.split()
            if len(end) < 2 and onto.isascii() and onto.isdigit():
                return LayOff(parse_card(card), int(onto), RunEnd(end[0]) if end else None)
    except ValueError as error:
        raise NotationError(text) from error
    raise NotationError(text)


def format_line(line: Recorded | Seen) -> str:
    """An event with its number and who made it: ``12 bot: seat 1 draws 7c``."""
    what = line.event if isinstance(line, Recorded) else line.sighting
    when = f" {line.at}" if line.at else ""
    return f"{line.seq} {line.by}{when}: {format_event(what)}"


def format_event(event: Event | Sighting) -> str:
    """The event, or the sighting, as one line."""
    match event:
        case MatchStarted(_, commitment, seats, take_back):
            back = ", discards may be taken back" if take_back else ""
            names = ", ".join(f"{number} {name}" for number, name in enumerate(seats)) or "no seats"
            return f"match starts: {names}{back}; commitment {commitment}"
        case NonceAdded(nonce):
            return f"nonce {nonce}"
        case SeatJoined(seat, name, start):
            return f"seat {seat} joins: {name}, from {start}"
        case SeatRenamed(seat, name):
            return f"seat {seat} is {name} now"
        case SeatingChanged(order):
            return f"seating: {' '.join(map(str, order))}"
        case SeatLeft(seat):
            return f"seat {seat} leaves"
        case RoundDealt() | DealSeen():
            return _deal_text(event)
        case PilesDealt() | PilesSeen():
            return _piles_text(event)
        case CardPlaced(seat, pile, card, arrangement):
            return f"seat {seat} places {card} on pile {pile + 1}: {format_arrangement(arrangement)}"
        case PileDiscarded(seat, pile, card, arrangement):
            return f"seat {seat} discards {card} from pile {pile + 1}: {format_arrangement(arrangement)}"
        case SoloUndone(seat):
            return f"seat {seat} undoes the last step"
        case SoloScored(won, piles, score):
            return f"{'won' if won else 'stock gone'}: {' + '.join(map(str, piles))} = {score}"
        case CardDrawn(seat, card) | OwnDrawSeen(seat, card) | CardTurned(seat, card):
            return f"seat {seat} draws {card}"
        case HiddenDrawSeen(seat):
            return f"seat {seat} draws {UNSEEN}"
        case CardTaken(seat, card):
            return f"seat {seat} takes {card}"
        case CardDiscarded(seat, card):
            return f"seat {seat} discards {card}"
        case DiscardTakenBack(seat, card):
            return f"seat {seat} takes {card} back"
        case ChoiceMade(seat, action) | OwnChoiceSeen(seat, action):
            return f"seat {seat} chooses {format_action(action)}"
        case HiddenChoiceSeen(seat):
            return f"seat {seat} chooses"
        case DrawsSettled(taken, drawn):
            return "draw call: " + "; ".join(
                [f"seat {draw.seat} draws {draw.card}" for draw in drawn]
                + [f"seat {take.seat} takes {take.card}" for take in taken]
            )
        case DrawsSeen(taken, drew, own):
            drawing = (
                [f"seats {' '.join(map(str, drew))} draw" + (f", own {own}" if own else "")] if drew else []
            )
            return "draw call: " + "; ".join(
                drawing + [f"seat {take.seat} takes {take.card}" for take in taken]
            )
        case DiscardsSettled(discards):
            return "discard call: " + "; ".join(map(_discard_text, discards))
        case StockRecycled(stock):
            return f"discards are the stock: {format_cards(stock)}"
        case RecycleSeen(stock_count):
            return f"discards are the stock: {stock_count} cards"
        case WentOut(seat, discard, arrangement):
            with_ = "" if discard is None else f", discards {discard}"
            return f"seat {seat} goes out{with_}: {format_arrangement(arrangement)}"
        case CalledWrongly(seat, discard, cards, penalty):
            with_ = "" if discard is None else f" with {discard}"
            return f"seat {seat} calls wrongly{with_}: {format_cards(cards)} ({penalty})"
        case MeldLaidDown(seat, meld):
            return f"seat {seat} lays down {format_meld(meld)}"
        case CardLaidOff(seat, card, onto, meld):
            return f"seat {seat} puts {card} on meld {onto}: {format_meld(meld)}"
        case RoundScored(number, ending, out, results, also_out, bonus):
            first = "" if out is None else " and ".join(map(str, (out, *also_out)))
            who = "" if out is None else f", seat {first} out first"
            which = "bonus round" if bonus else f"round {number + 1}"
            return f"{which} ends ({ending}{who}): " + " | ".join(map(_result_text, results))
        case MatchSuspended():
            return "match is put aside"
        case MatchResumed():
            return "match goes on"
        case MatchEnded(reason, winners, secret):
            return f"match ends ({reason}): {_winners_text(winners)}; secret {secret}"
        case MatchEndSeen(reason, winners):
            return f"match ends ({reason}): {_winners_text(winners)}"
        case _:
            assert_never(event)


def _deal_text(deal: RoundDealt | DealSeen) -> str:
    decks = "1 deck" if deal.copies == 1 else f"{deal.copies} decks"
    which = "bonus round" if deal.bonus else f"round {deal.number + 1}"
    head = f"{which} is dealt by seat {deal.dealer} from {decks}"
    if isinstance(deal, RoundDealt):
        hands = "; ".join(f"seat {hand.seat} {format_cards(hand.cards)}" for hand in deal.hands)
        return f"{head}: {hands}; {_upcards_text(deal)}; stock {format_cards(deal.stock)}"
    seats = " ".join(map(str, deal.seats))
    own = f"; own hand {format_cards(deal.hand)}" if deal.hand else ""
    return f"{head}: seats {seats}{own}; {_upcards_text(deal)}; stock {deal.stock_count} cards"


def _upcards_text(deal: RoundDealt | DealSeen) -> str:
    return f"upcards {format_cards(deal.upcards)}" if deal.upcard is None else f"upcard {deal.upcard}"


def _discard_text(settled: SettledDiscard) -> str:
    if settled.arrangement is None:
        return f"seat {settled.seat} discards {settled.card}"
    with_ = "" if settled.card is None else f" with {settled.card}"
    return f"seat {settled.seat} goes out{with_} ({format_arrangement(settled.arrangement)})"


def _piles_text(deal: PilesDealt | PilesSeen) -> str:
    decks = "1 deck" if deal.copies == 1 else f"{deal.copies} decks"
    piles = "; ".join(f"{number} {format_cards(pile)}" for number, pile in enumerate(deal.piles, 1))
    stock = (
        f"stock {format_cards(deal.stock)}"
        if isinstance(deal, PilesDealt)
        else f"stock {deal.stock_count} cards"
    )
    return f"piles are dealt from {decks}: {piles}; {stock}"


def _result_text(result: SeatResult) -> str:
    sum_ = str(result.arrangement.points)
    if result.penalty:
        sum_ += f" + {result.penalty}"
    if result.factor != 1:
        sum_ = f"({sum_}) x {result.factor}"
    if result.bonus:
        sum_ += f" {'+' if result.bonus > 0 else '-'} {abs(result.bonus)}"
    off = f"; put down {format_cards(result.laid_off)}" if result.laid_off else ""
    reckoned = f"{sum_} = {result.score}" if sum_ != str(result.score) else sum_
    away = f"; jokers away {result.jokers_away}" if result.jokers_away else ""
    laid = f"{format_arrangement(result.arrangement)}{off}{away}"
    return f"seat {result.seat} {reckoned}, total {result.total} ({laid})"


def _winners_text(winners: Iterable[int]) -> str:
    seats = " ".join(map(str, winners))
    return f"won by seat {seats}" if seats else "nobody has won"
