"""From a command to the events it causes, or a refusal. Pure: the same input gives the same events."""

from __future__ import annotations

from typing import assert_never

from threethirteen.engine import calls
from threethirteen.engine.commands import (
    Act,
    AddNonce,
    Call,
    CallOff,
    ChangeSeating,
    Command,
    Deal,
    Join,
    Leave,
    Rename,
    Resume,
    Suspend,
)
from threethirteen.engine.deal import choose_dealer, commitment, full_deck, shuffle_deck
from threethirteen.engine.events import (
    CardDrawn,
    ChoiceMade,
    Event,
    Hand,
    MatchEnded,
    RoundDealt,
    StockRecycled,
)
from threethirteen.engine.scoring import score_round, winners
from threethirteen.engine.sight import observe
from threethirteen.engine.solo import deal_piles, ending, step
from threethirteen.engine.state import MatchState, evolve
from threethirteen.play import (
    Action,
    CalledWrongly,
    CallOut,
    CardDiscarded,
    CardLaidOff,
    CardTaken,
    Discard,
    DiscardTakenBack,
    Draw,
    Finish,
    GoOut,
    LayDown,
    LayOff,
    MatchEndReason,
    MatchResumed,
    MatchStarted,
    MatchSuspended,
    MeldLaidDown,
    NonceAdded,
    PlaceOn,
    Refusal,
    RefusedError,
    RoundEnding,
    SeatingChanged,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Take,
    TakeBack,
    Undo,
    WentOut,
    refusal,
)
from threethirteen.play.course import match_over
from threethirteen.play.public import PublicState, Round, without
from threethirteen.rules import RuleSet
from threethirteen.rules.ruleset import Play, StockEmpty
from threethirteen.solver import addition, solve

LONGEST_NAME = 40
MOST_NONCE_BYTES = 64


def start(rules: RuleSet, seats: tuple[str, ...], secret: bytes, *, take_back: bool = False) -> MatchStarted:
    """The first event of a match. Seats may be added until the first deal; equal names are told apart.

    Raises RefusedError for a bad name or too many seats.
    """
    names: list[str] = []
    for name in seats:
        names.append(_distinct(_checked(name), names))
    if len(names) > rules.players.most:
        raise RefusedError(Refusal("table-full", "players", {"most": rules.players.most}))
    return MatchStarted(rules=rules, commitment=commitment(secret), seats=tuple(names), take_back=take_back)


def decide(state: MatchState, command: Command, secret: bytes) -> tuple[Event, ...]:
    """What happens when this is asked for, all of it or nothing. Raises RefusedError."""
    public = state.public
    if public.ended is not None:
        raise RefusedError(Refusal("match-ended", "table"))
    if public.suspended and not isinstance(command, Resume | Leave | CallOff):
        raise RefusedError(Refusal("match-suspended", "table"))
    unfolding = _Unfolding(state, secret)
    match command:
        case Act(seat, action):
            if refused := refusal(observe(state, seat), action):
                raise RefusedError(refused)
            if public.solo is not None:
                _act_alone(unfolding, seat, action)
            elif state.round.calls is not None:
                if state.choice(seat) != action:  # the same again is no news
                    unfolding.add(ChoiceMade(seat, action))
            else:
                _act(unfolding, seat, action)
                _settle(unfolding)
        case Call():
            for event in calls.settled(state, secret):
                unfolding.add(event)
            _settle(unfolding)
        case AddNonce(nonce):
            unfolding.add(NonceAdded(_checked_nonce(nonce)))
        case Join(name, start_total):
            _refuse_within_round(public)
            if public.tied:
                raise RefusedError(Refusal("bonus-round-due", "match.tie"))
            if len(public.active) >= public.rules.players.most:
                raise RefusedError(Refusal("table-full", "players", {"most": public.rules.players.most}))
            names = [seat.name for seat in public.seats]
            unfolding.add(SeatJoined(len(names), _distinct(_checked(name), names), start_total))
        case Rename(seat, name):
            if seat not in public.active:
                raise RefusedError(Refusal("no-such-seat", "table", {"seat": seat}))
            names = [other.name for number, other in enumerate(public.seats) if number != seat]
            unfolding.add(SeatRenamed(seat, _distinct(_checked(name), names)))
        case ChangeSeating(order):
            _refuse_within_round(public)
            if sorted(order) != sorted(public.active):
                raise RefusedError(Refusal("seating-incomplete", "table", {"seats": len(public.active)}))
            unfolding.add(SeatingChanged(order))
        case Leave(seat):
            if seat not in public.active:
                raise RefusedError(Refusal("no-such-seat", "table", {"seat": seat}))
            unfolding.add(SeatLeft(seat))
            if public.solo is not None:
                unfolding.end(MatchEndReason.NOBODY_LEFT)
            elif len(public.active) == 2 and public.dealer is not None:
                unfolding.end(MatchEndReason.ONE_SEAT_LEFT)
            elif public.tied and len(unfolding.state.public.tied) == 1:
                unfolding.end(match_over(public) or MatchEndReason.ROUNDS_PLAYED)
            else:
                _settle(unfolding)
        case Deal():
            _refuse_within_round(public)
            if public.rules.play is Play.SOLO:
                _deal_alone(unfolding)
                return tuple(unfolding.events)
            if len(public.active) < max(2, public.rules.players.least if public.dealer is None else 0):
                raise RefusedError(Refusal("too-few-seats", "players", {"least": public.rules.players.least}))
            unfolding.add(_deal(public, secret))
            _settle(unfolding)
        case Suspend():
            unfolding.add(MatchSuspended())
        case Resume():
            if not public.suspended:
                raise RefusedError(Refusal("not-suspended", "table"))
            unfolding.add(MatchResumed())
        case CallOff():
            unfolding.end(MatchEndReason.CALLED_OFF)
        case _:
            assert_never(command)
    return tuple(unfolding.events)


class _Unfolding:
    """Events as they follow from one another, with the state that each leaves behind."""

    def __init__(self, state: MatchState, secret: bytes) -> None:
        self.state = state
        self.secret = secret
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)

    def end(self, reason: MatchEndReason) -> None:
        self.add(MatchEnded(reason, winners(self.state.public), self.secret.hex()))


def _act(unfolding: _Unfolding, seat: int, action: Action) -> None:
    state = unfolding.state
    round_ = state.round
    match action:
        case Draw():
            if not state.stock:
                nonces, shuffle = state.public.nonces, round_.recycles + 1
                stock = shuffle_deck(unfolding.secret, nonces, round_.number, shuffle, round_.pile[:-1])
                unfolding.add(StockRecycled(stock))
            unfolding.add(CardDrawn(seat, unfolding.state.stock[0]))
        case Take():
            unfolding.add(CardTaken(seat, round_.pile[-1]))
        case Discard(card):
            unfolding.add(CardDiscarded(seat, card))
        case CallOut(discard):
            if refusal(observe(state, seat), GoOut(discard)) is None:
                _act(unfolding, seat, GoOut(discard))
            else:
                penalty = state.public.rules.out.wrong_call
                assert penalty != "prevented"
                unfolding.add(CalledWrongly(seat, discard, state.hands[seat], penalty))
        case GoOut(discard):
            hand = state.hands[seat]
            kept = hand if discard is None else without(hand, discard)
            unfolding.add(WentOut(seat, discard, solve(kept, round_.rules, round_.hand_size)))
        case LayDown(cards):
            (meld,) = solve(cards, round_.rules, round_.hand_size).melds
            unfolding.add(MeldLaidDown(seat, meld))
        case LayOff(card, onto, end):
            way = addition(round_.table[onto].meld, card, round_.rules, round_.hand_size, end)
            assert way is not None  # else it has been refused
            unfolding.add(CardLaidOff(seat, card, onto, way.meld, way.end))
        case TakeBack():
            before = round_.before_discard
            assert before is not None and round_.top is not None
            unfolding.add(DiscardTakenBack(seat, round_.top))
        case PlaceOn() | Undo() | Finish():
            raise AssertionError("refused above: nobody plays alone")
        case _:
            assert_never(action)


def _deal_alone(unfolding: _Unfolding) -> None:
    """The one deal of who plays alone; what melds wholly as it lies is closed from the start."""
    public = unfolding.state.public
    if not public.active:
        raise RefusedError(Refusal("too-few-seats", "players", {"least": 1}))
    unfolding.add(deal_piles(public, unfolding.secret))
    _end_if_won(unfolding)


def _act_alone(unfolding: _Unfolding, seat: int, action: Action) -> None:
    event = step(unfolding.state, seat, action)
    if event is None:
        _score_alone(unfolding)
        return
    unfolding.add(event)
    _end_if_won(unfolding)


def _end_if_won(unfolding: _Unfolding) -> None:
    solo = unfolding.state.public.solo
    if solo is not None and solo.won:
        _score_alone(unfolding)


def _score_alone(unfolding: _Unfolding) -> None:
    unfolding.add(ending(unfolding.state))
    unfolding.end(MatchEndReason.ROUNDS_PLAYED)


def _settle(unfolding: _Unfolding) -> None:
    """What follows by itself once a turn is over: the end of the round, and that of the match."""
    public = unfolding.state.public
    if public.round is None:
        return
    ending = _ending(public.round)
    if ending is None:
        return
    unfolding.add(score_round(unfolding.state, ending))
    public = unfolding.state.public
    if public.tied and public.bonus is None:
        return  # a bonus round is dealt next
    over = match_over(public)
    if public.bonus is not None:
        over = over or MatchEndReason.ROUNDS_PLAYED
    if over is not None:
        unfolding.end(over)


def _ending(round_: Round) -> RoundEnding | None:
    """Whether the round is over, asked whenever a seat is to draw (``draw.stock_empty``, ``draw.max_laps``)."""
    if round_.all_turns_taken:
        return RoundEnding.OUT
    if round_.phase != "draw":
        return None
    rules = round_.rules
    if rules.draw.max_laps is not None and all(
        round_.turns[seat] >= rules.draw.max_laps for seat in round_.order
    ):
        return RoundEnding.MAX_LAPS
    recyclable = len(round_.recyclable) if rules.draw.stock_empty is StockEmpty.RESHUFFLE else 0
    if round_.stock_count + recyclable < len(round_.to_act):
        return RoundEnding.STOCK_EMPTY
    return None


def _deal(public: PublicState, secret: bytes) -> RoundDealt:
    """The cards one at a time from the dealer's left, then the upcard, or one a seat; the rest is the stock.

    A bonus round is dealt among the tied seats alone, as if no others sat at the table.
    """
    bonus = bool(public.tied)
    rules = public.rules.bonus_round() if bonus else public.rules
    number = public.rounds_played
    active = public.tied or public.active
    if public.dealer is None:
        dealer = choose_dealer(secret, public.nonces, active)
    else:
        place = public.seating.index(public.dealer) + 1
        after = public.seating[place:] + public.seating[:place]
        dealer = next(seat for seat in after if seat in active)
    left_of_dealer = active.index(dealer) + 1
    order = active[left_of_dealer:] + active[:left_of_dealer]
    copies = rules.copies_for(len(order))
    cards = shuffle_deck(secret, public.nonces, number, 0, full_deck(rules, copies))
    dealt = rules.rounds[0 if bonus else number] * len(order)
    hands = tuple(Hand(seat, cards[place : dealt : len(order)]) for place, seat in enumerate(order))
    own_piles = rules.play is Play.SIMULTANEOUS
    upcards = cards[dealt : dealt + len(order)] if own_piles else ()
    return RoundDealt(
        number=number,
        dealer=dealer,
        copies=copies,
        hands=hands,
        upcard=None if own_piles else cards[dealt],
        stock=cards[dealt + (len(order) if own_piles else 1) :],
        upcards=upcards,
        bonus=bonus,
    )


def _refuse_within_round(public: PublicState) -> None:
    if public.playing:
        raise RefusedError(Refusal("round-in-progress", "table"))


def _checked(name: str) -> str:
    tidy = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not tidy:
        raise RefusedError(Refusal("name-empty", "table"))
    if len(tidy) > LONGEST_NAME:
        raise RefusedError(Refusal("name-too-long", "table", {"name": tidy, "most": LONGEST_NAME}))
    return tidy


def _distinct(name: str, others: list[str]) -> str:
    """``Sam``, then ``Sam 2``: whoever comes later gets a number."""
    taken = {other.casefold() for other in others}
    number, candidate = 1, name
    while candidate.casefold() in taken:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def _checked_nonce(nonce: str) -> str:
    try:
        raw = bytes.fromhex(nonce)
    except ValueError:
        raw = b""
    if not 1 <= len(raw) <= MOST_NONCE_BYTES or raw.hex() != nonce:
        raise RefusedError(
            Refusal("nonce-malformed", "table", {"nonce": nonce[:20], "most": MOST_NONCE_BYTES})
        )
    return nonce
