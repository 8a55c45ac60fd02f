"""How it goes on at the table: what everybody sees after one more thing has happened.

This is the one place where the course of a round stands (where all play at once, together with ``calls.py``): the
engine's state and a viewer's observation both move by ``see``.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from threethirteen.cards import Card
from threethirteen.play import calls
from threethirteen.play.public import ALONE, Phase, PublicState, Round, Seat, TableMeld, put, without
from threethirteen.play.sightings import (
    CalledWrongly,
    CardDiscarded,
    CardLaidOff,
    CardPlaced,
    CardTaken,
    CardTurned,
    DealSeen,
    DiscardsSettled,
    DiscardTakenBack,
    DrawsSeen,
    HiddenChoiceSeen,
    HiddenDrawSeen,
    MatchEndReason,
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
    RecycleSeen,
    RoundScored,
    SeatingChanged,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Sighting,
    SoloScored,
    SoloUndone,
    WentOut,
)
from threethirteen.play.solo import SoloMove, begun, moved
from threethirteen.rules import Tie


def begin(started: MatchStarted) -> PublicState:
    """The table as the first event leaves it."""
    return PublicState(
        rules=started.rules,
        commitment=started.commitment,
        take_back=started.take_back,
        seats=tuple(Seat(name) for name in started.seats),
        seating=tuple(range(len(started.seats))),
    )


def see(public: PublicState, sighting: Sighting) -> PublicState:
    """The table after one more sighting, whosever it is: what is private in it is not looked at.

    Raises ValueError where the sighting cannot follow (a second start, a card drawn between rounds).
    """
    return replace(_seen(public, sighting), seq=public.seq + 1)


def _seen(public: PublicState, sighting: Sighting) -> PublicState:
    match sighting:
        case NonceAdded(nonce):
            return replace(public, nonces=(*public.nonces, nonce))
        case SeatJoined(_, name, start):
            missed = (None,) * public.rounds_played
            seats = (*public.seats, Seat(name, start, total=start, scores=missed))
            return replace(public, seats=seats, seating=(*public.seating, len(public.seats)))
        case SeatRenamed(seat, name):
            return replace(public, seats=put(public.seats, seat, replace(public.seats[seat], name=name)))
        case SeatingChanged(order):
            gone = tuple(seat for seat in public.seating if seat not in order)
            return replace(public, seating=order + gone)
        case SeatLeft(seat):
            seats = put(public.seats, seat, replace(public.seats[seat], retired=True))
            round_ = public.round and _left(public.round, seat)
            tied = tuple(other for other in public.tied if other != seat)
            return replace(public, seats=seats, round=round_, tied=tied)
        case DealSeen():
            return replace(public, round=_dealt(public, sighting), dealer=sighting.dealer, last_scored=None)
        case RoundScored():
            return _scored(public, sighting)
        case PilesSeen():
            if public.solo is not None:
                raise ValueError("the piles have been dealt")
            return replace(public, solo=begun(sighting, public.rules))
        case CardTurned() | CardPlaced() | PileDiscarded() | SoloUndone() | SoloScored():
            return _moved_alone(public, sighting)
        case MatchSuspended():
            return replace(public, suspended=True)
        case MatchResumed():
            return replace(public, suspended=False)
        case MatchEndSeen(reason, winners):
            return replace(public, ended=reason, winners=winners, round=None, suspended=False)
        case MatchStarted():
            raise ValueError("a match starts once")
        case _:
            if public.round is None:
                raise ValueError("no round is being played")
            return replace(public, round=_moved(public.round, sighting))


def _moved_alone(public: PublicState, move: SoloMove) -> PublicState:
    if public.solo is None:
        raise ValueError("no piles have been dealt")
    public = replace(public, solo=moved(public.solo, move))
    if not isinstance(move, SoloScored):
        return public
    seat = public.seats[ALONE]
    total = seat.total + move.score
    scored = replace(seat, total=total, scores=(move.score,), zero_rounds=int(not move.score))
    return replace(public, seats=put(public.seats, ALONE, scored), rounds_played=1)


def _moved(
    round_: Round,
    move: CardTaken
    | OwnDrawSeen
    | HiddenDrawSeen
    | RecycleSeen
    | CardDiscarded
    | DiscardTakenBack
    | WentOut
    | CalledWrongly
    | MeldLaidDown
    | CardLaidOff
    | OwnChoiceSeen
    | HiddenChoiceSeen
    | DrawsSeen
    | DiscardsSettled,
) -> Round:

    match move:
        case OwnChoiceSeen() | HiddenChoiceSeen() | DrawsSeen() | DiscardsSettled():
            return calls.moved(round_, move)
        case RecycleSeen(stock_count) if round_.calls is not None:
            return calls.recycled(round_, stock_count)
        case OwnDrawSeen(seat) | HiddenDrawSeen(seat):
            return replace(
                round_,
                counts=put(round_.counts, seat, round_.counts[seat] + 1),
                stock_count=round_.stock_count - 1,
                phase=Phase.DISCARD,
                taken=None,
                before_discard=None,
            )
        case CardTaken(seat, card):
            return replace(
                round_,
                counts=put(round_.counts, seat, round_.counts[seat] + 1),
                shown=put(round_.shown, seat, (*round_.shown[seat], card)),
                pile=round_.pile[:-1],
                phase=Phase.DISCARD,
                taken=card,
                before_discard=None,
            )
        case RecycleSeen(stock_count):
            return replace(
                round_,
                pile=round_.pile[-1:],
                stock_count=stock_count,
                recycles=round_.recycles + 1,
                before_discard=None,
            )
        case CardDiscarded(seat, card):
            return replace(_turn_over(round_, seat, card), before_discard=round_)
        case DiscardTakenBack(seat, card):
            before = round_.before_discard
            if before is None:
                raise ValueError("there is no discard to take back")
            # all have seen the card: it is known to be in that hand, as one taken from the pile is
            shown = before.shown[seat]
            return before if card in shown else replace(before, shown=put(before.shown, seat, (*shown, card)))
        case CalledWrongly(seat, _, cards, penalty):
            return replace(
                round_,
                shown=put(round_.shown, seat, cards),
                penalties=put(round_.penalties, seat, round_.penalties[seat] + penalty),
                before_discard=None,
            )
        case WentOut(seat, discard, arrangement):
            ended = _turn_over(round_, seat, discard)
            # the cards it was known to hold lie on the table now, and must not be counted twice
            still_held = put(ended.shown, seat, ())
            melds = tuple(TableMeld(seat, meld, meld, in_hand=True) for meld in arrangement.melds)
            ended = replace(
                ended,
                shown=still_held,
                shown_hands=(*round_.shown_hands, (seat, arrangement)),
                table=(*round_.table, *melds),
            )
            if round_.out is not None:
                return ended
            others = _after(round_.order, seat)[:-1] if round_.rules.out.last_turns else ()
            return replace(ended, out=seat, last_turns=others, turn=others[0] if others else ended.turn)
        case MeldLaidDown(seat, meld):
            laid = TableMeld(seat, meld, meld)
            return replace(_less(round_, seat, meld.cards), table=(*round_.table, laid))
        case CardLaidOff(seat, card, onto, meld):
            lying = round_.table[onto]
            longer = replace(lying, meld=meld, added=(*lying.added, (seat, card)))
            return replace(_less(round_, seat, (card,)), table=put(round_.table, onto, longer))
        case _:
            assert_never(move)


def _less(round_: Round, seat: int, cards: tuple[Card, ...]) -> Round:
    """These cards have left the seat's hand for the table; of twins the one just taken from the pile goes first, so
    that what is left may be thrown."""
    shown = round_.shown[seat]
    for card in cards:
        if card in shown:
            shown = without(shown, card)
    return replace(
        round_,
        counts=put(round_.counts, seat, round_.counts[seat] - len(cards)),
        shown=put(round_.shown, seat, shown),
        taken=None if round_.taken in cards else round_.taken,
    )


def _turn_over(round_: Round, seat: int, discard: Card | None) -> Round:
    """The discard lies on the pile and the turn passes on; with nobody left to play it stays where it is."""
    counts, shown, pile = round_.counts, round_.shown, round_.pile
    if discard is not None:
        counts = put(counts, seat, counts[seat] - 1)
        pile = (*pile, discard)
        if discard in shown[seat]:
            shown = put(shown, seat, without(shown[seat], discard))
    last_turns = round_.last_turns[1:]
    if round_.out is None:
        turn = _after(round_.order, seat)[0]
    else:
        turn = last_turns[0] if last_turns else seat
    return replace(
        round_,
        counts=counts,
        shown=shown,
        pile=pile,
        turn=turn,
        phase=Phase.DRAW,
        taken=None,
        turns=put(round_.turns, seat, round_.turns[seat] + 1),
        last_turns=last_turns,
        before_discard=None,
    )


def _left(round_: Round, seat: int) -> Round:
    """A leaver's turns are gone and its cards are under the stock, or stay on the table where it has laid them down
    (rules, section 6, ruling 10)."""
    if seat not in round_.order:
        return round_
    if round_.calls is not None:
        round_ = calls.left(round_, seat)
    last_turns = tuple(other for other in round_.last_turns if other != seat)
    turn, phase, taken = round_.turn, round_.phase, round_.taken
    if turn == seat and round_.calls is None:
        phase, taken = Phase.DRAW, None
        turn = _after(round_.order, seat)[0] if round_.out is None else last_turns[0] if last_turns else seat
    melded = any(other == seat for other, _ in round_.shown_hands)
    return replace(
        round_,
        order=tuple(other for other in round_.order if other != seat),
        counts=round_.counts if melded else put(round_.counts, seat, 0),
        shown=put(round_.shown, seat, ()),
        stock_count=round_.stock_count + (0 if melded else round_.counts[seat]),
        turn=turn,
        phase=phase,
        taken=taken,
        last_turns=last_turns,
        before_discard=None,
    )


def _dealt(public: PublicState, deal: DealSeen) -> Round:

    rules = public.rules.bonus_round() if deal.bonus else public.rules
    hand_size = rules.rounds[0 if deal.bonus else deal.number]
    nothing = (0,) * len(public.seats)
    counts = tuple(hand_size if seat in deal.seats else 0 for seat in range(len(public.seats)))
    return Round(
        rules=rules,
        number=deal.number,
        hand_size=hand_size,
        wild=rules.wild_rank(hand_size),
        dealer=deal.dealer,
        copies=deal.copies,
        order=deal.seats,
        counts=counts,
        shown=((),) * len(public.seats),
        pile=() if deal.upcard is None else (deal.upcard,),
        stock_count=deal.stock_count,
        turn=deal.seats[0] if deal.upcard is not None else deal.seats[-1],
        phase=Phase.DRAW,
        taken=None,
        turns=nothing,
        penalties=nothing,
        calls=calls.dealt(public, deal),
        bonus=deal.bonus,
    )


def _scored(public: PublicState, scored: RoundScored) -> PublicState:
    if scored.bonus:
        return replace(public, round=None, last_scored=scored, bonus=scored)
    results = {result.seat: result for result in scored.results}
    seats = []
    for number, seat in enumerate(public.seats):
        result = results.get(number)
        if result is None:
            seats.append(replace(seat, scores=(*seat.scores, None)))
        else:
            clean = result.arrangement.points + result.penalty == 0
            seats.append(
                replace(
                    seat,
                    total=result.total,
                    scores=(*seat.scores, result.score),
                    zero_rounds=seat.zero_rounds + clean,
                )
            )
    after = replace(
        public, seats=tuple(seats), round=None, last_scored=scored, rounds_played=public.rounds_played + 1
    )
    return replace(after, tied=_tied(after))


def _tied(public: PublicState) -> tuple[int, ...]:
    """The seats that share the lowest total after the last round, where a bonus round is to decide between them."""
    rules = public.rules
    if rules.match.tie is not Tie.BONUS_ROUND or not match_over(public):
        return ()
    lowest = min((public.seats[seat].total for seat in public.active), default=0)
    tied = tuple(seat for seat in public.active if public.seats[seat].total == lowest)
    return tied if len(tied) > 1 else ()


def match_over(public: PublicState) -> MatchEndReason | None:
    """Why no further round follows the one just scored, a bonus round apart; None where one does."""
    target = public.rules.match.target
    if target is not None and any(public.seats[seat].total >= target for seat in public.active):
        return MatchEndReason.TARGET_REACHED
    return MatchEndReason.ROUNDS_PLAYED if public.rounds_played == len(public.rules.rounds) else None


def _after(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The order of play from the next seat on, ``seat`` last."""
    place = order.index(seat) + 1
    return order[place:] + order[:place]
