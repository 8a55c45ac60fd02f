"""A match as a value: its events so far, the state they lead to, and the secret behind its deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from threethirteen.engine.commands import (
    Act,
    AddNonce,
    Call,
    CallOff,
    Command,
    Deal,
    Join,
    Leave,
    Resume,
    Suspend,
)
from threethirteen.engine.deal import SECRET_BYTES
from threethirteen.engine.decide import decide, start
from threethirteen.engine.events import Event, MatchEnded, Recorded
from threethirteen.engine.sight import observe, seen
from threethirteen.engine.state import MatchState, evolve
from threethirteen.play import Action, By, Observation, Policy, PublicState, Seen
from threethirteen.rules import RuleSet


class Match:
    """A match between one event and the next. Every step gives a new match and leaves this one as it was.

    >>> match = Match.start(RuleSet.preset("standard"), ("Ada", "Ben"), secret=bytes(32)).deal()
    >>> match = match.act(match.turn, Draw())
    """

    __slots__ = ("_secret", "events", "state")

    def __init__(self, events: tuple[Recorded, ...], state: MatchState, secret: bytes) -> None:
        self.events = events
        self.state = state
        self._secret = secret

    @classmethod
    def start(
        cls,
        rules: RuleSet,
        seats: Sequence[str],
        *,
        secret: bytes,
        take_back: bool = False,
        by: By = By.TABLE,
        at: str | None = None,
    ) -> Match:
        """A new table with these seats. ``secret`` is 32 bytes that nobody else knows; all deals come from them.

        Raises RefusedError (bad names, too many seats), ValueError for a secret of
        another length.
        """
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
        event = start(rules, tuple(seats), secret, take_back=take_back)
        return cls((Recorded(1, event, by, at),), evolve(None, event), secret)

    @classmethod
    def from_events(cls, events: Iterable[Recorded], secret: bytes = b"") -> Match:
        """The match that these events tell of. Without the secret (or the end, which tells it) it cannot go on.

        Raises ValueError for events that do not follow one another.
        """
        recorded = tuple(events)
        if recorded and isinstance(recorded[-1].event, MatchEnded):
            secret = bytes.fromhex(recorded[-1].event.secret)
        return cls(recorded, replay(recorded), secret)

    def command(self, command: Command, *, by: By = By.TABLE, at: str | None = None) -> Match:
        """The match after this command. Raises RefusedError; then nothing has happened."""
        events = self.events
        state = self.state
        for event in decide(state, command, self._secret):
            state = evolve(state, event)
            events = (*events, Recorded(state.public.seq, event, by, at))
        return Match(events, state, self._secret)

    def act(self, seat: int, action: Action, *, by: By = By.PERSON, at: str | None = None) -> Match:
        """The match after a seat's action. Raises RefusedError."""
        return self.command(Act(seat, action), by=by, at=at)

    def deal(self, *, at: str | None = None) -> Match:
        """The match with the next round dealt."""
        return self.command(Deal(), at=at)

    def call(self, *, at: str | None = None) -> Match:
        """The match with the call settled that all have chosen for."""
        return self.command(Call(), at=at)

    def join(self, name: str, start: int = 0, *, at: str | None = None) -> Match:
        """The match with one more seat, from the next deal on."""
        return self.command(Join(name, start), at=at)

    def leave(self, seat: int, *, at: str | None = None) -> Match:
        """The match without this seat."""
        return self.command(Leave(seat), at=at)

    def add_nonce(self, nonce: str, *, at: str | None = None) -> Match:
        """The match with a participant's random bytes (hex) in all deals to come."""
        return self.command(AddNonce(nonce), at=at)

    def suspend(self, *, at: str | None = None) -> Match:
        """The match put aside."""
        return self.command(Suspend(), at=at)

    def resume(self, *, at: str | None = None) -> Match:
        """The match taken up again."""
        return self.command(Resume(), at=at)

    def call_off(self, *, at: str | None = None) -> Match:
        """The match ended here for good; the secret is told."""
        return self.command(CallOff(), at=at)

    @property
    def public(self) -> PublicState:
        """What everybody at the table can see."""
        return self.state.public

    @property
    def rules(self) -> RuleSet:
        """The rules in force."""
        return self.state.public.rules

    @property
    def turn(self) -> int | None:
        """The seat on turn, or the first that a call waits for; None between rounds, after the end, and where ``due``
        says that the table itself has to go on."""
        return self.state.public.turn

    @property
    def due(self) -> Command | None:
        """What the table itself has to do for the match to go on: deal, or settle a call that all have chosen for.

        None where a seat is awaited, and after the end.
        """
        return _due(self.state.public)

    @property
    def ended(self) -> bool:
        """The match is over for good."""
        return self.state.public.ended is not None

    def observe(self, viewer: int | None) -> Observation:
        """What this viewer knows now (a seat's number, or None for a spectator)."""
        return observe(self.state, viewer)

    def sightings(self, viewer: int | None) -> tuple[Seen, ...]:
        """Everything that has happened, as this viewer saw it."""
        return tuple(seen(recorded, viewer) for recorded in self.events)

    def play(self, policies: Sequence[Policy], *, by: By = By.BOT) -> Match:
        """The match played to its end, ``policies[seat]`` acting for each seat, the next round dealt when one is over.

        Raises RefusedError where a policy asks for something illegal.
        """
        state, events = self.state, list(self.events)
        while state.public.ended is None:
            turn = state.public.turn
            command = _due(state.public)
            if command is None:
                assert turn is not None
                command = Act(turn, policies[turn].act(observe(state, turn)))
            for event in decide(state, command, self._secret):
                state = evolve(state, event)
                events.append(Recorded(state.public.seq, event, By.TABLE if turn is None else by))
        return Match(tuple(events), state, self._secret)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.events == other.events and self._secret == other._secret

    def __hash__(self) -> int:
        return hash((len(self.events), self.state.public.commitment))

    def __repr__(self) -> str:
        return f"Match({len(self.events)} events, round {self.public.rounds_played + 1})"


def replay(events: Iterable[Recorded | Event]) -> MatchState:
    """The state that these events lead to. Raises ValueError where one cannot follow, naming its number."""
    state: MatchState | None = None
    for number, item in enumerate(events, 1):
        event = item.event if isinstance(item, Recorded) else item
        try:
            state = evolve(state, event)
        except (ValueError, IndexError) as error:
            raise ValueError(f"event {number} cannot follow: {error}") from error
        if isinstance(item, Recorded) and item.seq != number:
            raise ValueError(f"event {number} is numbered {item.seq}")
    if state is None:
        raise ValueError("there are no events")
    return state


def _due(public: PublicState) -> Command | None:
    """What the table itself has to do for the match to go on."""
    if public.ended is not None or public.turn is not None:
        return None
    return Deal() if public.round is None else Call()
