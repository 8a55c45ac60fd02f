"""Between a table in memory and its rows in the store, both ways."""

from __future__ import annotations

from typing import Any

import msgspec

from threethirteen.engine import Match
from threethirteen.notation.codec import from_json, to_json
from threethirteen.notation.record import SeatKind as StoredKind
from threethirteen.play import PublicState
from threethirteen.protocol.messages import Said, SeatKind, TableSettings
from threethirteen.rules import rules_to_json
from threethirteen.server.plan import Plan
from threethirteen.server.state import Joining, SeatState, TableState
from threethirteen.store import (
    Changes,
    LooseToken,
    SeatChange,
    StoredMatch,
    StoredSaid,
    StoredSeat,
    StoredTable,
    TableChange,
)
from threethirteen.store import TableState as StoredState


class _Kept(msgspec.Struct, frozen=True):
    """What the store keeps as one text and does not look into."""

    settings: TableSettings
    pepper: str
    joining: tuple[Joining, ...] = ()


def stored_table(match: Match, state: TableState) -> StoredTable:
    """The table's row."""
    rules = to_json(rules_to_json(match.rules))
    return StoredTable(match=state.match, code=state.code, rules=rules, **_row(match, state))


def _row(match: Match, state: TableState) -> dict[str, Any]:
    """What of the row may change."""
    public = match.public
    return {
        "settings": _kept(state),
        "host": state.host,
        "public": state.settings.public,
        "state": stage(public),
        "round": rounds_dealt(public),
        "awaited": match.public.awaited,
        "winners": public.winners,
        "confirmed": state.confirmed,
    }


def stored_seats(match: Match, state: TableState, first: int = 0) -> tuple[StoredSeat, ...]:
    """The rows of the seats from ``first`` on."""
    names = match.public.seats
    return tuple(
        StoredSeat(
            seat=number,
            name=names[number].name,
            kind=StoredKind(seat.kind.value),
            bot=seat.bot,
            token_hash=seat.token_hash,
            order=seat.order,
            auto=seat.auto,
            timeouts=seat.timeouts,
            bank=seat.bank,
            left=seat.left,
            next_token_hash=seat.next_token_hash,
        )
        for number, seat in enumerate(state.seats)
        if number >= first
    )


def changes(match: Match, state: TableState, plan: Plan) -> Changes:
    """What a plan changes beside the log, against the table as it is."""
    before, after = _row(match, state), _row(plan.match, plan.state)
    table = {key: value for key, value in after.items() if before[key] != value}
    seats = []
    old, new = stored_seats(match, state), stored_seats(plan.match, plan.state)
    for was, seat in zip(old, new, strict=False):
        if was != seat:
            fields = msgspec.structs.asdict(was)
            changed: dict[str, Any] = {
                key: value for key, value in msgspec.structs.asdict(seat).items() if fields[key] != value
            }
            seats.append(SeatChange(seat=seat.seat, **changed))
    waited, waiting = _waiting(state), _waiting(plan.state)
    return Changes(
        table=TableChange(**table),
        seats=tuple(seats),
        new_seats=new[len(old) :],
        loose=(
            *_void(state, plan),
            *(LooseToken(token_hash=hashed) for hashed in waiting if hashed not in waited),
        ),
        gone=tuple(hashed for hashed in waited if hashed not in waiting),
        said=_said(plan),
    )


def _void(state: TableState, plan: Plan) -> list[LooseToken]:
    """Tokens that open their seat no more. With a bot in it the seat is somebody else's from now on."""
    return [
        LooseToken(token_hash=hashed, seat=number, until=plan.base_seq, handed_on=seat.kind is SeatKind.BOT)
        for number, (was, seat) in enumerate(zip(state.seats, plan.state.seats, strict=False))
        for hashed in was.tokens
        if hashed not in seat.tokens
    ]


def _waiting(state: TableState) -> tuple[str, ...]:
    return tuple(one.token_hash for one in state.joining if one.token_hash is not None)


def _said(plan: Plan) -> StoredSaid | None:
    said = plan.said
    if said is None:
        return None
    return StoredSaid(
        seq=plan.base_seq,
        seat=said.seat,
        name=said.name,
        text=said.text,
        reaction=said.reaction,
        token_hash=plan.actor.waiting,
    )


def said_before(stored: StoredMatch) -> tuple[Said, ...]:
    """What was said last, as it is shown."""
    return tuple(Said(said.seat, said.name, said.text, said.reaction) for said in stored.said)


def revived(stored: StoredMatch) -> tuple[Match, TableState]:
    """The table as the last acknowledged command left it. Raises ValueError for a log that cannot be followed."""
    match = Match.from_events(stored.events, stored.secret)
    kept: _Kept = from_json(stored.table.settings, _Kept)
    seats = tuple(
        SeatState(
            kind=SeatKind(seat.kind.value),
            bot=seat.bot,
            token_hash=seat.token_hash,
            order=seat.order,
            auto=seat.auto,
            timeouts=seat.timeouts,
            bank=seat.bank,
            left=seat.left,
            next_token_hash=seat.next_token_hash,
        )
        for seat in sorted(stored.seats, key=lambda seat: seat.seat)
    )
    state = TableState(
        code=stored.table.code,
        match=stored.table.match,
        pepper=kept.pepper,
        settings=kept.settings,
        host=stored.table.host,
        seats=seats,
        confirmed=stored.table.confirmed,
        joining=kept.joining,
    )
    return match, state


def settings_of(table: StoredTable) -> TableSettings:
    """What was agreed at a stored table."""
    kept: _Kept = from_json(table.settings, _Kept)
    return kept.settings


def stage(public: PublicState) -> StoredState:
    """Where the match is between being set up and being over."""
    if public.ended is not None:
        return StoredState.ENDED
    if public.suspended:
        return StoredState.SUSPENDED
    if public.playing:
        return StoredState.PLAYING
    return StoredState.SUMMARY if public.rounds_played else StoredState.WAITING


def rounds_dealt(public: PublicState) -> int:
    """Rounds dealt so far; who plays alone has one."""
    bonus = public.round is not None and public.round.bonus  # which is none of the rounds agreed on
    return public.rounds_played + (public.playing and not bonus)


def _kept(state: TableState) -> str:
    return to_json(_Kept(state.settings, state.pepper, state.joining))
