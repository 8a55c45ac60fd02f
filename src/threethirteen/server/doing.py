"""What seats, watchers and the clock ask of a table, one function a command. What only a host may is in ``hosting``."""

from __future__ import annotations

from typing import assert_never
from unicodedata import category

from threethirteen.bots import safe_move
from threethirteen.engine import Act as EngineAct
from threethirteen.engine import AddNonce as EngineNonce
from threethirteen.engine import Call as EngineCall
from threethirteen.engine import ChoiceMade, Match
from threethirteen.engine import Leave as EngineLeave
from threethirteen.play import By, Draw, NonceAdded, Phase, Refusal, RefusedError, SeatJoined, SeatRenamed
from threethirteen.play.lying import Order, as_it_lies, follow, ordered, without_idle_gaps
from threethirteen.protocol.messages import (
    REACTIONS,
    Ack,
    Act,
    AddBot,
    AddNonce,
    Arrange,
    AskHint,
    CallNow,
    Change,
    Continue,
    End,
    HandOver,
    ImBack,
    KeepOrder,
    Leave,
    NewLink,
    Presence,
    Remove,
    Reseat,
    Resume,
    Said,
    Say,
    SeatKind,
    Sit,
    Suspend,
)
from threethirteen.server import hosting
from threethirteen.server.draft import Draft
from threethirteen.server.plan import CallDue, GraceOver, NextRound, Seating, TableCommand, TurnOver, UseLink
from threethirteen.server.state import Joining, command_token, token_hash
from threethirteen.server.timing import caller

MOST_NONCES = 64
MOST_TIMEOUTS = 2
"""Time-outs in a row after which a seat is on auto-play (O14)."""

_BESIDE_THE_GAME = (NonceAdded, SeatRenamed, SeatJoined, ChoiceMade)
"""What changes nothing for whoever is about to act: another's choice for a call is nobody else's business."""


def do(draft: Draft, command: TableCommand) -> Ack:
    """Try a command on the draft. Raises RefusedError."""
    match command:
        case Act():
            return _act(draft, command)
        case AddNonce():
            return _add_nonce(draft, command)
        case Sit():
            return _sit(draft, command)
        case Leave():
            return _leave(draft, command)
        case Continue():
            return _continue(draft, command)
        case ImBack():
            draft.change_seat(draft.own_seat(), auto=False, timeouts=0)
            return Ack(command.id, 0)
        case KeepOrder():
            return _keep_order(draft, command)
        case Arrange():
            return _arrange(draft, command)
        case Say():
            return _say(draft, command)
        case AskHint():
            return _ask_hint(draft, command)
        case (
            AddBot() | Remove() | Reseat() | NewLink() | HandOver() | Change() | Suspend() | Resume() | End()
        ):
            return hosting.do(draft, command)
        case GraceOver(seat):
            draft.presence[seat] = Presence.BOT_PLAYS
            return Ack("", 0)
        case TurnOver():
            return _turn_over(draft, command)
        case CallDue():
            return _call_due(draft)
        case CallNow():
            return _call_now(draft, command)
        case NextRound(number):
            if draft.between_rounds and draft.public.rounds_played == number:
                draft.deal(By.CLOCK)
            return Ack("", 0)
        case UseLink(seat):
            hashed = draft.state.seats[seat].next_token_hash
            if hashed is not None:
                draft.change_seat(seat, token_hash=hashed, next_token_hash=None)
                draft.moved_on[seat] = "replaced"
            return Ack("", 0)
        case _:
            assert_never(command)


def refuse_stale(draft: Draft, last_seq: int) -> None:
    """An action counts only where its maker had seen everything that matters to it. Raises RefusedError."""
    seq = draft.public.seq
    later = draft.match.events[max(0, last_seq) :]
    if last_seq > seq or any(not isinstance(recorded.event, _BESIDE_THE_GAME) for recorded in later):
        raise RefusedError(Refusal("stale", "table", {"last": seq}))


def _act(draft: Draft, command: Act) -> Ack:
    seat = draft.own_seat()
    refuse_stale(draft, command.last_seq)
    draft.engine(EngineAct(seat, command.action))
    if draft.actor.by is By.PERSON:
        draft.change_seat(seat, timeouts=0, auto=False)
    return Ack(command.id, 0, seat)


def _add_nonce(draft: Draft, command: AddNonce) -> Ack:
    draft.own_seat()
    if len(draft.public.nonces) >= MOST_NONCES:
        raise draft.refuse("too-many-nonces", most=MOST_NONCES)
    draft.engine(EngineNonce(command.nonce))
    return Ack(command.id, 0)


def _sit(draft: Draft, command: Sit) -> Ack:
    public = draft.public
    if draft.actor.seat is not None and not draft.state.seats[draft.actor.seat].left:
        raise draft.refuse("already-seated")
    if draft.actor.waiting is not None:
        raise draft.refuse("already-seated")
    token = command_token(draft.state, "sit", command.id)
    hashed = token_hash(token)
    wanted = command.seat
    if wanted is not None and draft.seat_state(wanted).kind is not SeatKind.BOT:
        raise draft.refuse("seat-taken", player=public.seats[wanted].name)
    joining = Joining(name=command.name, token_hash=hashed, seat=wanted)
    seat: int | None = None
    if public.playing:
        # a bot's seat too: whoever has seen a hand of this round may have come to play it, or to see another
        hosting.wait_to_join(draft, joining)
    else:
        seat = draft.sit_down(joining)
        draft.presence[seat] = Presence.HERE
    if draft.actor.session is not None:
        draft.seatings.append(Seating(draft.actor.session, seat, hashed))
    return Ack(command.id, 0, seat, token)


def _leave(draft: Draft, command: Leave) -> Ack:
    if draft.actor.waiting is not None:
        joining = [one for one in draft.state.joining if one.token_hash != draft.actor.waiting]
        draft.change(joining=tuple(joining))
        return Ack(command.id, 0)
    seat = draft.own_seat()
    if draft.public.ended is None:
        draft.engine(EngineLeave(seat))
    draft.change_seat(seat, left=True, order=None)
    return Ack(command.id, 0)


def _continue(draft: Draft, command: Continue) -> Ack:
    """From the first wait only the host deals; after a round each goes on, and who is late is on already."""
    seat = draft.own_seat()
    public = draft.public
    if public.ended is not None or public.suspended:
        raise draft.refuse("match-ended" if public.ended is not None else "match-suspended")
    if not public.playing:
        if not public.rounds_played:
            draft.host_only()
            draft.deal(By.TABLE)
        elif seat not in draft.state.confirmed:
            draft.change(confirmed=(*draft.state.confirmed, seat))
    return Ack(command.id, 0)


def _keep_order(draft: Draft, command: KeepOrder) -> Ack:
    """The order as far as it fits the hand: a card may have come or gone since it was sent."""
    seat = draft.own_seat()
    round_, hand = draft.public.round, draft.match.state.hands[seat]
    if round_ is None or not hand:
        raise draft.refuse("no-round")
    order = follow(without_idle_gaps(command.cards), hand, round_.rules, round_.hand_size)
    draft.change_seat(seat, order=order)
    return Ack(command.id, 0)


def _arrange(draft: Draft, command: Arrange) -> Ack:
    seat = draft.own_seat()
    round_, hand = draft.public.round, draft.match.state.hands[seat]
    if round_ is None or not hand:
        raise draft.refuse("no-round")
    rules, size = round_.rules, round_.hand_size
    cards = ordered(hand, Order(command.by), rules, size)
    order = list[object](cards)
    if command.by == "melds":
        # a gap after each meld: neighbours of the next could otherwise be read into it
        pieces = [piece for piece in as_it_lies(cards, rules, size).pieces if piece.meld is not None]
        for piece in reversed(pieces):
            order.insert(piece.start + len(piece.cards), None)
    draft.change_seat(seat, order=without_idle_gaps(order))  # type: ignore[arg-type]  # cards and gaps
    return Ack(command.id, 0)


def _say(draft: Draft, command: Say) -> Ack:
    text = " ".join(_without_controls(command.text).split())
    if bool(text) == bool(command.reaction):
        raise draft.refuse("nothing-said")
    if not draft.state.settings.chat:
        raise draft.refuse("chat-off")
    if command.reaction and command.reaction not in REACTIONS:
        raise draft.refuse("unknown-reaction", reaction=command.reaction, known=", ".join(REACTIONS))
    seat = draft.actor.seat
    name = "" if seat is None else draft.public.seats[seat].name
    draft.said = Said(seat, name, text, command.reaction)
    return Ack(command.id, 0)


def _without_controls(text: str) -> str:
    """What can be shown, and kept: there are databases that refuse a NUL."""
    return "".join(" " if category(letter) == "Cc" else letter for letter in text)


def _ask_hint(draft: Draft, command: AskHint) -> Ack:
    seat = draft.own_seat()
    if not draft.state.settings.hints:
        raise draft.refuse("hints-off")
    observation = draft.match.observe(seat)
    turn = draft.public.turn
    if not draft.public.playing:
        raise draft.refuse("no-round")
    if not observation.to_act:
        round_ = draft.public.round
        if turn is None or (round_ is not None and round_.calls is not None):
            raise RefusedError(Refusal("not-in-this-call", "out.last_turns"))
        raise RefusedError(Refusal("not-your-turn", "turn", {"player": draft.public.seats[turn].name}))
    draft.asks_hint = True
    return Ack(command.id, 0)


def _turn_over(draft: Draft, command: TurnOver) -> Ack:
    """The clock finishes the turn in a way that does little harm, and marks what it did."""
    refuse_stale(draft, command.last_seq)
    seat = command.seat
    timeouts = draft.state.seats[seat].timeouts + 1
    finish_turn(draft, seat)
    draft.change_seat(seat, timeouts=timeouts, bank=0.0, auto=timeouts >= MOST_TIMEOUTS)
    return Ack("", 0)


def _call_now(draft: Draft, command: CallNow) -> Ack:
    seat = draft.own_seat()
    wanted = caller(draft.match, draft.state, draft.presence)
    if wanted is None:
        raise draft.refuse("match-suspended" if draft.public.suspended else "no-call")
    if draft.public.suspended:
        raise draft.refuse("match-suspended")
    if seat != wanted:
        raise draft.refuse("not-the-caller", player=draft.public.seats[wanted].name)
    draft.hurried = True
    return Ack(command.id, 0)


def _call_due(draft: Draft) -> Ack:
    """The call: for whoever has not chosen a bot does, in a way that does little harm, and it is marked."""
    round_ = draft.public.round
    if round_ is None or round_.calls is None:
        return Ack("", 0)
    for seat in round_.awaited:
        draft.engine(EngineAct(seat, safe_move(draft.match.observe(seat))), By.CLOCK)
        if draft.state.seats[seat].person and draft.presence.get(seat) is Presence.HERE:
            timeouts = draft.state.seats[seat].timeouts + 1
            draft.change_seat(seat, timeouts=timeouts, auto=timeouts >= MOST_TIMEOUTS)
    draft.engine(EngineCall(), By.TABLE)
    return Ack("", 0)


def finish_turn(draft: Draft, seat: int) -> None:
    """Play the rest of the seat's turn by the clock."""
    turns = draft.match.state.round.turns[seat]
    while (round_ := draft.public.round) is not None and round_.turn == seat and round_.turns[seat] == turns:
        action = Draw() if round_.phase is Phase.DRAW else safe_move(draft.match.observe(seat))
        draft.engine(EngineAct(seat, action), By.CLOCK)


def checked_name(match: Match, name: str) -> None:
    """Raises RefusedError for a name that no seat may have."""
    Match.start(match.rules, (name,), secret=bytes(32))
