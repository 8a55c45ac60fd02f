"""A table without sockets, disk or clock: what a command would come to, what it came to, and who is told what.

The life of a move: ``plan`` (pure) → the caller stores ``plan.events`` and what else it changes → ``commit`` → the
messages of ``commit`` go out, the actor's answer first. Commands of persons, bots and clocks come through this door.
A socket is a number here; ``arrive`` and ``depart`` say who is at the table.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from msgspec.structs import replace

from threethirteen.engine import Match, seen
from threethirteen.i18n import texts
from threethirteen.play import By, Refusal, RefusedError
from threethirteen.protocol.messages import (
    Ack,
    Happened,
    Hello,
    MovedOn,
    NewLink,
    Presence,
    Refused,
    Said,
    SaidNow,
    SeatInfo,
    SeatKind,
    ServerMessage,
    Sit,
    TableChanged,
    TableInfo,
    Welcome,
)
from threethirteen.server.doing import do
from threethirteen.server.draft import Draft
from threethirteen.server.hand import HandReader
from threethirteen.server.plan import Actor, CommandKey, Plan, TableCommand, Told, UseLink, command_key
from threethirteen.server.state import TableState, command_token, same_hash, token_hash
from threethirteen.server.timing import BotTurn, Deadline, Timing, bank_after_turn, deadlines, driver
from threethirteen.store import MOST_SAID

MOST_ANSWERS = 1000


@dataclass(slots=True)
class Session:
    """A socket at the table. ``viewer`` is its seat, None for a watcher; ``joining`` the token hash of who waits."""

    viewer: int | None
    token_hash: str | None = None
    info: TableInfo | None = None


class Table:
    """One table in memory. Only the caller that owns it may call it: there is one task a table."""

    def __init__(
        self,
        match: Match,
        state: TableState,
        now: float,
        *,
        lan: bool = False,
        said: Iterable[Said] = (),
    ) -> None:
        self.match = match
        self.state = state
        self.lan = lan
        self.sessions: dict[int, Session] = {}
        self.answers: OrderedDict[CommandKey, Ack | Refused] = OrderedDict()
        self.said: deque[Said] = deque(said, maxlen=MOST_SAID)
        self.timing = Timing()
        self.presence: dict[int, Presence] = {}
        self._hands = HandReader()
        self._mark_away(now)
        self.timing.follow(match, now)

    # --- what would come of a command ---

    def plan(self, command: TableCommand, actor: Actor, now: float, wall: float | None = None) -> Plan:
        """What the command would come to. Changes nothing.

        ``wall`` is the time of day (seconds since 1970) that the events will carry.
        """
        key = command_key(command, actor)
        if key is not None and key in self.answers:
            known = self.with_token(command, self.answers[key])
            seq = self.match.public.seq
            return Plan(command, actor, known, seq, self.match, self.state, key, repeated=True)
        at = datetime.fromtimestamp(now if wall is None else wall, UTC)
        draft = Draft(
            self.match,
            self.state,
            self.presence,
            actor,
            at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        )
        try:
            answer = do(draft, command)
            self._charge_bank(draft, now)
            draft.settle()
        except RefusedError as error:
            refused = self.refused(getattr(command, "id", None), error.refusal)
            return Plan(command, actor, refused, self.match.public.seq, self.match, self.state, key)
        return Plan(
            command,
            actor,
            replace(answer, seq=draft.public.seq),
            self.match.public.seq,
            draft.match,
            draft.state,
            key,
            effect=not draft.asks_hint,
            events=draft.match.events[len(self.match.events) :],
            presence=draft.presence,
            said=draft.said,
            moved_on=draft.moved_on,
            seatings=tuple(draft.seatings),
            turned_away=draft.turned_away,
            asks_hint=draft.asks_hint,
            hurried=draft.hurried,
        )

    def refused(self, command_id: str | None, refusal: Refusal) -> Refused:
        """A refusal as it goes over the wire, with its sentence."""
        sentence = texts("en").text(f"refusal-{refusal.code}", **refusal.args)
        return Refused(command_id, refusal.code, refusal.rule, refusal.args, sentence, self.match.public.seq)

    def with_token(self, command: TableCommand, answer: Ack | Refused) -> Ack | Refused:
        """A remembered answer, completed by the token that is never stored."""
        if isinstance(answer, Ack) and isinstance(command, Sit):
            return replace(answer, token=command_token(self.state, "sit", command.id))
        if isinstance(answer, Ack) and isinstance(command, NewLink):
            return replace(answer, token=command_token(self.state, f"link:{command.seat}", command.id))
        return answer

    def _charge_bank(self, draft: Draft, now: float) -> None:
        turn = self.timing.turn
        if draft.actor.by is not By.PERSON or turn is None or draft.state.settings.clock is None:
            return
        if self.match.public.round is not None and self.match.public.round.calls is not None:
            return  # a beat for all, and no bank
        after = Timing()
        after.follow(draft.match, now)
        seat = turn[1]
        if after.turn != turn and not draft.state.seats[seat].left:
            draft.change_seat(seat, bank=bank_after_turn(draft.state, seat, now - self.timing.turn_started))

    # --- what came of it ---

    def commit(self, plan: Plan, now: float) -> list[Told]:
        """Make the plan true and say who is told what, the actor first. What it changes must be stored by now."""
        told: list[Told] = []
        if plan.actor.session is not None and not plan.asks_hint:
            told.append(Told(plan.actor.session, plan.answer))
        if plan.key is not None and not plan.repeated:
            self._remember(plan.key, plan.answer)
        if not plan.effect:
            self._follow_link(plan)
            return told
        before = self.state.settings
        self.match, self.state = plan.match, plan.state
        self.presence = dict(plan.presence)
        self.timing.follow(self.match, now)
        self.timing.agreed_anew(before, self.state.settings, now)
        if plan.hurried:
            self.timing.hurry(now)
        self._follow_link(plan)
        if plan.said is not None:
            self.said.append(plan.said)
            return told + [Told(session, SaidNow(plan.said)) for session in self.sessions]
        told += self._send_away(plan)
        fresh = self._seat_sessions(plan, now)
        self._mark_away(now)
        told += self._tell_events(plan, skip=fresh)
        told += [Told(session, self._welcome(session, 0, now)) for session in fresh]
        told += self._tell_hands(skip=fresh)
        told += self._turn_away(plan)
        return told + self._tell_info(now)

    def _remember(self, key: CommandKey, answer: Ack | Refused) -> None:
        self.answers[key] = replace(answer, token=None) if isinstance(answer, Ack) else answer
        while len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)

    def _follow_link(self, plan: Plan) -> None:
        """The socket that was told its seat's new token, or comes with it, goes on with that."""
        match plan.command, plan.answer:
            case NewLink(seat=seat), Ack(token=str(token)):
                number, hashed = plan.actor.session, token_hash(token)
            case UseLink(seat, number), _:
                hashed = self.state.seats[seat].token_hash or ""
            case _:
                return
        session = self.sessions.get(-1 if number is None else number)
        if session is not None and session.viewer == seat and self.state.seats[seat].opens(hashed):
            session.token_hash = hashed

    def _send_away(self, plan: Plan) -> list[Told]:
        told = []
        for number, session in list(self.sessions.items()):
            reason = plan.moved_on.get(-1 if session.viewer is None else session.viewer)
            if reason is None or number == plan.actor.session:
                continue
            if reason == "replaced" and self._viewer(session.token_hash) == session.viewer:
                continue  # it has the new token
            told.append(Told(number, MovedOn(reason)))
            del self.sessions[number]
            self._hands.gone(number)
        return told

    def _turn_away(self, plan: Plan) -> list[Told]:
        told = []
        for number, session in self.sessions.items():
            refusal = plan.turned_away.get(session.token_hash or "")
            if refusal is not None:
                told.append(Told(number, self.refused(None, refusal)))
        return told

    def _seat_sessions(self, plan: Plan, now: float) -> list[int]:
        """Sockets that see the match with other eyes from now on: who has sat down, come in, or left."""
        changed = []
        for seating in plan.seatings:
            if seating.session in self.sessions:
                session = self.sessions[seating.session]
                session.token_hash = seating.token_hash
        for number, session in self.sessions.items():
            viewer = self._viewer(session.token_hash)
            if viewer != session.viewer:
                session.viewer = viewer
                changed.append(number)
        return changed

    def _viewer(self, hashed: str | None) -> int | None:
        for number, seat in enumerate(self.state.seats):
            if not seat.left and seat.opens(hashed):
                return number
        return None

    def first_use(self, hello: Hello, number: int) -> UseLink | None:
        """What has to be done before this socket comes in: its token is a seat's next one."""
        if hello.token is None:
            return None
        hashed = token_hash(hello.token)
        for seat, state in enumerate(self.state.seats):
            if same_hash(state.next_token_hash, hashed):
                return UseLink(seat, number)
        return None

    def actor(self, number: int) -> Actor | None:
        """Who asks through this socket; None where it is not at the table."""
        session = self.sessions.get(number)
        if session is None:
            return None
        waits = any(same_hash(joining.token_hash, session.token_hash) for joining in self.state.joining)
        return Actor(session.viewer, By.PERSON, number, session.token_hash if waits else None)

    # --- who is here ---

    def knows(self, token: str) -> bool:
        """The token is of a seat at this table, of one that was left, or of somebody waiting to join."""
        hashed = token_hash(token)
        hashes = [known for seat in self.state.seats for known in seat.tokens]
        hashes += [joining.token_hash for joining in self.state.joining if joining.token_hash is not None]
        return any(same_hash(known, hashed) for known in hashes)

    def arrive(self, number: int, hello: Hello, now: float) -> list[Told]:
        """A socket says hello. An unknown token is refused, and the socket is not at the table."""
        if hello.token is not None and not self.knows(hello.token):
            return [Told(number, self.refused(None, Refusal("unknown-token", "table")))]
        hashed = None if hello.token is None else token_hash(hello.token)
        was = self.sessions.pop(number, None)
        session = self.sessions[number] = Session(self._viewer(hashed), hashed)
        if was is not None and was.viewer != session.viewer:
            self._mark_away(now)
        if session.viewer is not None:
            nobody = Presence.HERE not in self.presence.values()
            if nobody:
                self.timing.wake(now)
            self.presence[session.viewer] = Presence.HERE
            self.timing.away_since.pop(session.viewer, None)
        told = [Told(number, self._welcome(number, hello.last_seq, now))]
        return told + self._tell_info(now)

    def adopt(self, old: Table, now: float) -> list[Told]:
        """Take over the sockets of this table as it was before it was loaded anew."""
        told = []
        for number, session in old.sessions.items():
            hashed = session.token_hash
            self.sessions[number] = Session(self._viewer(hashed), hashed)
        self._mark_away(now)
        told += [Told(number, self._welcome(number, 0, now)) for number in self.sessions]
        return told

    def depart(self, number: int, now: float) -> list[Told]:
        """A socket is gone."""
        if self.sessions.pop(number, None) is None:
            return []
        self._hands.gone(number)
        self._mark_away(now)
        return self._tell_info(now)

    def _mark_away(self, now: float) -> None:
        """Bring presence in line with the sockets there are."""
        here = {session.viewer for session in self.sessions.values()}
        for number, seat in enumerate(self.state.seats):
            if not seat.person:
                self.presence.pop(number, None)
                self.timing.away_since.pop(number, None)
            elif number in here:
                self.presence[number] = Presence.HERE
                self.timing.away_since.pop(number, None)
            elif self.presence.get(number, Presence.HERE) is not Presence.BOT_PLAYS:
                self.presence[number] = Presence.AWAY
                self.timing.away_since.setdefault(number, now)

    # --- time ---

    def deadlines(self, now: float) -> list[Deadline]:
        """What is to happen by time."""
        watched = bool(self.sessions)
        return deadlines(self.match, self.state, self.presence, self.timing, watched, now)

    def bot_turn(self) -> BotTurn | None:
        """The bot that is to act, if one is."""
        driven = driver(self.match, self.state, self.presence)
        if driven is None:
            return None
        # what a bot chooses for a call nobody sees: it takes no time to be followed
        at = self.timing.moved + (0 if self.choosing else self.state.settings.pace)
        return BotTurn(*driven, self.match.public.seq, at)

    @property
    def choosing(self) -> bool:
        """All play at once: what another chooses does not make a choice stale."""
        round_ = self.match.public.round
        return round_ is not None and round_.calls is not None

    # --- what they are told ---

    def info(self, now: float) -> TableInfo:
        """The table besides the match."""
        state = self.state
        seats = tuple(
            SeatInfo(
                seat.kind,
                seat.bot,
                Presence.HERE if seat.kind is SeatKind.BOT else self.presence.get(number, Presence.AWAY),
                seat.auto,
            )
            for number, seat in enumerate(state.seats)
        )
        waiting = self.deadlines(now)
        return TableInfo(
            code=state.code,
            host=state.host,
            seats=seats,
            settings=state.settings,
            watchers=sum(session.viewer is None for session in self.sessions.values()),
            confirmed=state.confirmed,
            countdown=waiting[0].countdown if waiting else None,
            lan=self.lan,
            waiting=tuple(joining.name for joining in state.joining),
        )

    def _welcome(self, number: int, last_seq: int, now: float) -> Welcome:
        session = self.sessions[number]
        session.info = self.info(now)
        events = self.match.events
        reset = not 0 < last_seq <= len(events)
        viewer = session.viewer
        hand = None if viewer is None else self._hands.read(self.match, self.state, viewer)
        self._hands.told(number, hand)
        return Welcome(
            match=self.state.match,
            viewer=viewer,
            table=session.info,
            seen=tuple(seen(recorded, viewer) for recorded in events[0 if reset else last_seq :]),
            reset=reset,
            hand=hand,
            said=tuple(self.said),
        )

    def _tell_events(self, plan: Plan, skip: list[int]) -> list[Told]:
        if not plan.events:
            return []
        by_viewer: dict[int | None, Happened] = {}
        told = []
        for number, session in self.sessions.items():
            if number in skip:
                continue
            if session.viewer not in by_viewer:
                sights = tuple(seen(recorded, session.viewer) for recorded in plan.events)
                by_viewer[session.viewer] = Happened(sights)
            told.append(Told(number, by_viewer[session.viewer]))
        return told

    def _tell_hands(self, skip: list[int]) -> list[Told]:
        told = []
        for number, session in self.sessions.items():
            if session.viewer is None or number in skip:
                continue
            hand = self._hands.read(self.match, self.state, session.viewer)
            if self._hands.news(number, hand):
                assert hand is not None
                told.append(Told(number, hand))
        return told

    def _tell_info(self, now: float) -> list[Told]:
        """TableChanged to those for whom more has changed than a countdown's seconds."""
        info = self.info(now)
        told = []
        for number, session in self.sessions.items():
            if session.info is None or not _same_but_seconds(session.info, info):
                session.info = info
                told.append(Told(number, TableChanged(info)))
        return told

    def tell_info(self, now: float) -> list[Told]:
        """TableChanged to those for whom something has changed by the passing of time."""
        return self._tell_info(now)

    def tell_all(self, message: ServerMessage) -> list[Told]:
        """The same message to everybody."""
        return [Told(number, message) for number in self.sessions]


def _same_but_seconds(one: TableInfo, other: TableInfo) -> bool:
    if (one.countdown is None) != (other.countdown is None):
        return False
    if one.countdown is None or other.countdown is None:
        return one == other
    return replace(one, countdown=replace(one.countdown, seconds=0)) == replace(
        other, countdown=replace(other.countdown, seconds=0)
    )
