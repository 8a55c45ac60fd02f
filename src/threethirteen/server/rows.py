"""A table as a line in a list: nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from threethirteen.notation.record import SeatKind as StoredKind
from threethirteen.protocol.messages import SeatKind, TableRow
from threethirteen.rules import RuleSet, rules_from_json
from threethirteen.rules.ruleset import Play
from threethirteen.server.saving import rounds_dealt, stage
from threethirteen.server.table import Table
from threethirteen.store import ListedTable

State = Literal["waiting", "playing", "summary", "suspended", "ended"]


def rounds_of(rules: RuleSet) -> int:
    """How many rounds a match has; who plays alone has all hand sizes in one."""
    return 1 if rules.play is Play.SOLO else len(rules.rounds)


def row(table: Table | ListedTable) -> TableRow:
    """The line of a table in memory, or of a stored one."""
    if isinstance(table, Table):
        public = table.match.public
        bots = sum(seat.kind is SeatKind.BOT and not seat.left for seat in table.state.seats)
        free = public.rules.players.most - len(public.active) - len(table.state.joining)
        return TableRow(
            code=table.state.code,
            rules=public.rules,
            names=tuple(public.seats[seat].name for seat in public.active),
            seats_free=max(0, free) + bots,
            round=rounds_dealt(public),
            rounds=rounds_of(public.rules),
            state=stage(public).value,
            winners=_places(public.active, public.winners) if public.rounds_played else (),
        )
    stored = table.table
    rules = rules_from_json(msgspec.json.decode(stored.rules))
    present = [seat for seat in table.seats if not seat.left]
    bots = sum(seat.kind is StoredKind.BOT for seat in present)
    return TableRow(
        code=stored.code,
        rules=rules,
        names=tuple(seat.name for seat in present),
        seats_free=max(0, rules.players.most - len(present)) + bots,
        round=stored.round,
        rounds=rounds_of(rules),
        state=stored.state.value,
        seat=table.mine,
        your_turn=table.mine in stored.awaited,
        winners=_places([seat.seat for seat in present], stored.winners) if stored.round else (),
    )


def _places(present: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """Where the winners stand among the names of a line, from which those who have left are missing."""
    return tuple(place for place, seat in enumerate(present) if seat in winners)
