"""A table while a command is being planned: a working copy on which things are tried, and what follows by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from threethirteen.engine import CallOff, Deal, Join, Match, Rename, Resume
from threethirteen.engine.commands import Command as EngineCommand
from threethirteen.play import By, PublicState, Refusal, RefusedError
from threethirteen.play.lying import follow
from threethirteen.protocol.messages import JoinRule, Presence, Said, SeatKind
from threethirteen.server.plan import Actor, Seating
from threethirteen.server.state import Joining, SeatState, TableState


class Draft:
    """The working copy. Everything on it may be changed; the table itself is not touched."""

    def __init__(
        self, match: Match, state: TableState, presence: Mapping[int, Presence], actor: Actor, now: str
    ) -> None:
        self.match = match
        self.state = state
        self.presence = dict(presence)
        self.actor = actor
        self.now = now
        self.said: Said | None = None
        self.moved_on: dict[int, Literal["removed", "replaced"]] = {}
        self.seatings: list[Seating] = []
        self.turned_away: dict[str, Refusal] = {}
        """Who waited (by token hash) and cannot come in after all."""
        self.asks_hint = False
        self.hurried = False
        """The caller wants the call now."""
        self._before = match

    @property
    def public(self) -> PublicState:
        """What everybody sees."""
        return self.match.public

    @property
    def between_rounds(self) -> bool:
        """A round may be dealt and seats may change."""
        public = self.public
        return not public.playing and public.ended is None and not public.suspended

    @property
    def new_events(self) -> int:
        """How many events there are more than before."""
        return len(self.match.events) - len(self._before.events)

    def engine(self, command: EngineCommand, by: By | None = None) -> None:
        """Ask the match. Raises RefusedError."""
        self.match = self.match.command(command, by=self.actor.by if by is None else by, at=self.now)

    def refuse(self, code: str, /, **args: str | int) -> RefusedError:
        """The error to raise for a refusal by a rule of the table."""
        return RefusedError(Refusal(code, "table", args))

    def own_seat(self) -> int:
        """The actor's seat. Raises RefusedError where there is none or it has been left."""
        seat = self.actor.seat
        if seat is None:
            raise self.refuse("not-seated")
        if self.state.seats[seat].left:
            raise self.refuse("seat-retired")
        return seat

    def host_only(self) -> int:
        """The host's seat, which is the actor's. Raises RefusedError."""
        seat = self.own_seat()
        if seat != self.state.host:
            host = self.state.host
            raise self.refuse("host-only", player="–" if host is None else self.public.seats[host].name)
        return seat

    def seat_state(self, seat: int) -> SeatState:
        """A seat that is in the match. Raises RefusedError."""
        if seat >= len(self.state.seats) or self.state.seats[seat].left:
            raise self.refuse("no-such-seat", seat=seat)
        return self.state.seats[seat]

    def change_seat(self, seat: int, **changes: object) -> None:
        """Change a seat's state."""
        self.state = self.state.with_seat(seat, replace(self.state.seats[seat], **changes))

    def change(self, **changes: object) -> None:
        """Change the table's state."""
        self.state = replace(self.state, **changes)

    def persons(self) -> list[int]:
        """Seats of persons who have not left."""
        return [number for number, seat in enumerate(self.state.seats) if seat.person]

    def present(self) -> list[int]:
        """Persons who are here, or have just gone."""
        return [
            seat
            for seat in self.persons()
            if self.presence.get(seat, Presence.AWAY) is not Presence.BOT_PLAYS
        ]

    def sit_down(self, joining: Joining) -> int:
        """A bot's seat where one was asked for and still is one; else a new one, with the total agreed on.

        Between rounds. Raises RefusedError.
        """
        wanted = joining.seat
        if wanted is not None:
            seat = self.state.seats[wanted]
            if seat.kind is SeatKind.BOT and not seat.left:
                self.engine(Rename(wanted, joining.name), By.PERSON)
                self.change_seat(
                    wanted, kind=SeatKind.PERSON, bot=None, token_hash=joining.token_hash, order=None
                )
                return wanted
        self.engine(Join(joining.name, self.start_value()), By.TABLE if joining.bot else By.PERSON)
        number = len(self.public.seats) - 1
        kind = SeatKind.BOT if joining.bot else SeatKind.PERSON
        new = SeatState(kind=kind, bot=joining.bot, token_hash=joining.token_hash)
        self.change(seats=(*self.state.seats, new))
        if not joining.bot and self.state.host is None:
            self.change(host=number)
        return number

    def start_value(self) -> int:
        """The total with which somebody who joins now starts."""
        public, settings = self.public, self.state.settings
        totals = [public.seats[seat].total for seat in public.active]
        if not public.rounds_played or not totals:
            return 0
        if settings.join is JoinRule.NUMBER:
            return settings.join_number
        if settings.join is JoinRule.HIGHEST:
            return max(totals)
        return round(sum(totals) / len(totals))

    # --- what follows by itself ---

    def settle(self) -> None:
        """Whatever a command leads to beyond itself: joiners come in, the host role moves on, the next deal."""
        scored = self.public.rounds_played != self._before.public.rounds_played
        if scored:
            self.change(confirmed=())
        self._call_off_without_persons()
        self._go_on_without_persons()
        self._move_host()
        if self.between_rounds:
            self._take_in()
            self._deal_when_all_are_on()
        self._follow_hands()

    def _call_off_without_persons(self) -> None:
        # nobody could ever come back to it: bots own nothing
        if self.public.ended is None and not self.persons() and self._someone_left():
            self.engine(CallOff(), By.TABLE)

    def _go_on_without_persons(self) -> None:
        # put aside by people who have all left: whoever waits comes in when the round is over, and can resume nothing
        waits = any(joining.bot is None for joining in self.state.joining)
        if waits and self.public.ended is None and self.public.suspended and not self.persons():
            self.engine(Resume(), By.TABLE)

    def _someone_left(self) -> bool:
        return any(seat.left for seat in self.state.seats) and not any(
            joining.bot is None for joining in self.state.joining
        )

    def _move_host(self) -> None:
        host = self.state.host
        fit = self.present()
        if host in fit or (host in self.persons() and not fit):
            return
        # the next one round the table
        order = [seat for seat in self.public.seating if seat in fit]
        if host is not None and host in self.public.seating:
            place = self.public.seating.index(host)
            order = [
                seat for seat in self.public.seating[place:] + self.public.seating[:place] if seat in fit
            ]
        if order:
            self.change(host=order[0])
        elif host not in self.persons():
            self.change(host=next(iter(self.persons()), None))

    def _take_in(self) -> None:
        for joining in self.state.joining:
            try:
                number = self.sit_down(joining)
            except RefusedError as error:  # the table is full now: a watcher it stays
                if joining.token_hash is not None:
                    self.turned_away[joining.token_hash] = error.refusal
                continue
            if joining.bot is None:
                self.presence[number] = Presence.AWAY
        if self.state.joining:
            self.change(joining=())

    def _deal_when_all_are_on(self) -> None:
        """O07: the next round starts when all present have gone on."""
        if not self.public.rounds_played or not self.state.confirmed:
            return
        if all(seat in self.state.confirmed for seat in self.present()):
            self.deal(By.TABLE)

    def deal(self, by: By) -> None:
        """Deal the next round. Raises RefusedError."""
        self.engine(Deal(), by)
        self.change(confirmed=())

    def _follow_hands(self) -> None:
        before, after = self._before.public.round, self.public.round
        other_round = (before and before.number) != (after and after.number)
        for number, seat in enumerate(self.state.seats):
            if seat.order is None:
                continue
            hand = self.match.state.hands[number]
            if other_round or after is None or not hand:
                self.change_seat(number, order=None)
            elif sorted(card for card in seat.order if card is not None) != sorted(hand):
                order = follow(seat.order, hand, after.rules, after.hand_size)
                self.change_seat(number, order=order)
