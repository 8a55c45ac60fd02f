"""What only a host may: bots, who sits where, links, settings, putting a match aside and ending it."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from threethirteen.bots import BotError, bot_name
from threethirteen.engine import CallOff, ChangeSeating, Match, Rename
from threethirteen.engine import Leave as EngineLeave
from threethirteen.engine import Resume as EngineResume
from threethirteen.engine import Suspend as EngineSuspend
from threethirteen.play import By, Refusal, RefusedError
from threethirteen.protocol.messages import (
    Ack,
    AddBot,
    Change,
    Clock,
    End,
    HandOver,
    NewLink,
    Presence,
    Remove,
    Reseat,
    Resume,
    SeatKind,
    Suspend,
    TableSettings,
)
from threethirteen.rules import RuleSet
from threethirteen.rules.ruleset import Play
from threethirteen.server.draft import Draft
from threethirteen.server.state import Joining, command_token, token_hash

BOT_NAMES = ("Mia", "Jo", "Ada", "Ben", "Eva", "Leo", "Uma", "Ivo", "Kim", "Max", "Lou")
"""What bots are called, in the order they sit down."""

HostCommand = AddBot | Remove | Reseat | NewLink | HandOver | Change | Suspend | Resume | End


def do(draft: Draft, command: HostCommand) -> Ack:
    """Try a host's command on the draft. Raises RefusedError."""
    if isinstance(command, NewLink):
        return _new_link(draft, command)
    draft.host_only()
    match command:
        case AddBot():
            return _add_bot(draft, command)
        case Remove(_, seat):
            return _remove(draft, command, seat)
        case Reseat(_, order):
            draft.engine(ChangeSeating(order))
        case HandOver(_, seat):
            if not draft.seat_state(seat).person:
                raise draft.refuse("not-a-person", player=draft.public.seats[seat].name)
            if seat not in draft.present():
                # the role would move on from there at once, to whoever comes next
                raise draft.refuse("seat-absent", player=draft.public.seats[seat].name)
            draft.change(host=seat)
        case Change(_, settings):
            if settings.take_back != draft.public.take_back:
                raise draft.refuse("setting-fixed", setting="take_back")
            draft.change(settings=fit_for_all(settings, draft.match.rules))
        case Suspend():
            draft.engine(EngineSuspend())
        case Resume():
            draft.engine(EngineResume())
        case End(_, confirm):
            if confirm.strip().lower() != draft.state.code:
                raise draft.refuse("end-not-confirmed", code=draft.state.code)
            draft.engine(CallOff())
        case _:
            assert_never(command)
    return Ack(command.id, 0)


def wait_to_join(draft: Draft, joining: Joining) -> None:
    """Somebody who comes in at the end of this round. Raises RefusedError (full, the last round, a bad name)."""
    public = draft.public
    if public.round is not None and public.round.number + 1 >= len(public.rules.rounds):
        raise draft.refuse("last-round")  # with it, or with the bonus round after it, the match is over
    most = public.rules.players.most
    waiting = draft.state.joining
    if joining.seat is not None:
        first = next((one for one in waiting if one.seat == joining.seat), None)
        if first is not None:
            raise draft.refuse("seat-taken", player=first.name)
    elif len(draft.public.active) + sum(one.seat is None for one in waiting) >= most:
        raise RefusedError(Refusal("table-full", "players", {"most": most}))
    Match.start(draft.match.rules, (joining.name,), secret=bytes(32))  # refuses a name that no seat may have
    draft.change(joining=(*draft.state.joining, joining))


def fit_for_all(settings: TableSettings, rules: RuleSet) -> TableSettings:
    """The settings, with a turn clock where strangers may sit down: nobody can be asked to hurry there.

    Where one plays alone nobody can sit down, and nobody waits.
    """
    if rules.play is Play.SOLO:
        return replace(settings, public=False, clock=None)
    if settings.public and not settings.beat:
        settings = replace(settings, beat=TableSettings().beat)
    return replace(settings, clock=Clock()) if settings.public and settings.clock is None else settings


def free_bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def known_bot(name: str) -> str:
    """The bot's listed name. Raises RefusedError."""
    try:
        return bot_name(name)
    except BotError as error:
        args: dict[str, str | int] = {"name": name, "known": error.arguments.get("known", "")}
        raise RefusedError(Refusal("unknown-bot", "table", args)) from error


def _add_bot(draft: Draft, command: AddBot) -> Ack:
    bot = known_bot(command.bot)
    taken = [seat.name for seat in draft.public.seats] + [joining.name for joining in draft.state.joining]
    name = free_bot_name(taken)
    seat = command.seat
    if seat is None:
        joining = Joining(name=name, bot=bot)
        if draft.public.playing:
            wait_to_join(draft, joining)
            return Ack(command.id, 0)
        return Ack(command.id, 0, draft.sit_down(joining))
    state = draft.seat_state(seat)
    if state.person and draft.presence.get(seat) is Presence.HERE:
        raise draft.refuse("seat-present", player=draft.public.seats[seat].name)
    if state.person:
        draft.engine(Rename(seat, name), By.TABLE)
        draft.moved_on[seat] = "removed"
    draft.change_seat(
        seat,
        kind=SeatKind.BOT,
        bot=bot,
        token_hash=None,
        next_token_hash=None,
        auto=False,
        timeouts=0,
        order=None,
    )
    return Ack(command.id, 0, seat)


def _remove(draft: Draft, command: Remove, seat: int) -> Ack:
    draft.seat_state(seat)
    if seat == draft.state.host:
        raise draft.refuse("host-leaves")
    draft.engine(EngineLeave(seat))
    draft.change_seat(seat, left=True, order=None)
    draft.moved_on[seat] = "removed"
    return Ack(command.id, 0)


def _new_link(draft: Draft, command: NewLink) -> Ack:
    """One's own, or the host for somebody who lost the browser: who is here needs none, and nobody takes it away.

    One's own token stays good until the new one is used: whoever does not hear the answer must not be locked out.
    """
    own = draft.own_seat()
    seat = command.seat
    state = draft.seat_state(seat)
    if not state.person:
        raise draft.refuse("not-a-person", player=draft.public.seats[seat].name)
    if seat != own:
        draft.host_only()
        if draft.presence.get(seat) is Presence.HERE:
            raise draft.refuse("seat-present", player=draft.public.seats[seat].name)
    token = command_token(draft.state, f"link:{seat}", command.id)
    if seat == own:
        draft.change_seat(seat, next_token_hash=token_hash(token))
    else:
        draft.change_seat(seat, token_hash=token_hash(token), next_token_hash=None)
        draft.moved_on[seat] = "replaced"
    return Ack(command.id, 0, seat, token)
