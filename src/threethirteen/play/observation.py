"""An observation: all that one viewer knows, as the fold of its sightings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from threethirteen.cards import JOKER, Card, Rank, Suit
from threethirteen.play.actions import Action
from threethirteen.play.course import begin, see
from threethirteen.play.public import Phase, PublicState, Round, without
from threethirteen.play.sightings import (
    CardDiscarded,
    CardLaidOff,
    CardTaken,
    DealSeen,
    DiscardsSettled,
    DiscardTakenBack,
    DrawsSeen,
    MatchEndSeen,
    MatchStarted,
    MeldLaidDown,
    OwnChoiceSeen,
    OwnDrawSeen,
    RoundScored,
    SeatLeft,
    Sighting,
    WentOut,
)
from threethirteen.play.solo import Solo, lying_open
from threethirteen.rules import RuleSet, jokers_free

if TYPE_CHECKING:
    from threethirteen.play.legality import LegalActions


class Observation:
    """What ``viewer`` (a seat's number, or None for a spectator) knows: the public table and its own hand.

    ``hand`` is in the order in which the cards came; ``choice`` is what the viewer has chosen for the call to come,
    where all play at once. A value: compare with ``==``, never change.
    """

    __slots__ = ("__dict__", "choice", "hand", "public", "viewer")

    def __init__(
        self,
        viewer: int | None,
        public: PublicState,
        hand: tuple[Card, ...] = (),
        choice: Action | None = None,
    ) -> None:
        self.viewer = viewer
        self.public = public
        self.hand = hand
        self.choice = choice

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        mine, others = (self.viewer, self.hand, self.choice), (other.viewer, other.hand, other.choice)
        return mine == others and self.public == other.public

    def __hash__(self) -> int:
        return hash((self.viewer, self.hand, self.public.seq))

    def __repr__(self) -> str:
        return f"Observation(viewer={self.viewer}, seq={self.seq}, hand={self.hand})"

    @property
    def rules(self) -> RuleSet:
        """The rules in force: the round's while one is played, else the match's."""
        return self.public.rules if self.public.round is None else self.public.round.rules

    @property
    def reckoning(self) -> RuleSet:
        """The rules that the points of a hand are reckoned by while it is played.

        Those in force; where jokers may go away (``out.jokers_away``) one left over costs nothing, since a round
        nearly always ends with melds that others show.
        """
        return jokers_free(self.rules) if self.rules.out.jokers_away else self.rules

    @property
    def seq(self) -> int:
        """The number of the last event this is the outcome of."""
        return self.public.seq

    @property
    def round(self) -> Round:
        """The round being played. Raises ValueError between rounds."""
        if self.public.round is None:
            raise ValueError("no round is being played")
        return self.public.round

    @property
    def solo(self) -> Solo:
        """The piles of one who plays alone. Raises ValueError where nobody does."""
        if self.public.solo is None:
            raise ValueError("nobody plays alone here")
        return self.public.solo

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat in this round."""
        return self.round.hand_size

    @property
    def wild(self) -> Rank | None:
        """The wild rank of this round."""
        return self.round.wild

    @property
    def top(self) -> Card | None:
        """The top card of the discard pile; where each seat has one of its own, of that the viewer may take from."""
        return self.round.top_for(self.viewer)

    @property
    def taken(self) -> Card | None:
        """The card that the viewer, being to act, has just taken from a pile."""
        round_ = self.round
        if round_.calls is None:
            return round_.taken
        return None if self.viewer is None else round_.calls.took[self.viewer]

    @property
    def to_act(self) -> bool:
        """The viewer's seat can act: it is on turn, or the call to come is for it."""
        table = self.public
        round_ = table.round
        to_act = self.viewer in round_.to_act if round_ is not None else self.viewer == table.turn
        return self.viewer is not None and to_act and not table.suspended

    @property
    def phase(self) -> Phase:
        """What the seat on turn has to do next."""
        return self.round.phase

    @property
    def drawn(self) -> Card | None:
        """The card that came to the viewer's hand last, drawn, taken, or a discard taken back; None when it is not to
        discard, and once it has begun to lay cards on the table."""
        if not self.to_act or self.phase is not Phase.DISCARD or not self.hand or self.viewer is None:
            return None
        return None if self.round.has_laid(self.viewer) else self.hand[-1]

    @property
    def last_turn(self) -> bool:
        """Somebody is out: the turn being played is a last turn."""
        return self.round.out is not None

    @property
    def rounds_left(self) -> int:
        """Rounds still to be dealt after this one."""
        return len(self.public.rules.rounds) - self.public.rounds_played - (self.public.round is not None)

    @cached_property
    def legal(self) -> LegalActions:
        """What the viewer may do now."""
        from threethirteen.play.legality import LegalActions

        return LegalActions(self)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """How many copies of each face are in the stock or unknown in hands: the decks less all that is known."""
        solo, deck = self.public.solo, self.rules.deck
        copies = self.round.copies if solo is None else solo.copies
        left = Counter(
            {
                Card(Rank(rank), Suit(suit)): copies
                for suit in range(deck.suits)
                for rank in range(deck.ranks.least, deck.ranks.most + 1)
            }
        )
        if deck.jokers:
            left[JOKER] = deck.jokers * copies
        if solo is not None:
            left.subtract(lying_open(solo))
            return +left
        round_ = self.round
        known: list[Iterable[Card]] = [self.hand, round_.discards, round_.laid_out]
        known += [cards for seat, cards in enumerate(round_.shown) if seat != self.viewer]
        for seat, arrangement in round_.shown_hands:
            if seat != self.viewer:
                known += [meld.cards for meld in arrangement.melds]
                known.append(arrangement.deadwood)
        for cards in known:
            left.subtract(cards)
        return +left

    def after(self, sighting: Sighting) -> Observation:
        """What the viewer knows after one more of its sightings. Raises ValueError where it cannot follow."""
        public = see(self.public, sighting)
        hand, me = self.hand, self.viewer
        choice = self.choice
        match sighting:
            case DealSeen():
                hand = sighting.hand
            case OwnDrawSeen(seat, card) | CardTaken(seat, card) | DiscardTakenBack(seat, card) if seat == me:
                hand = (*hand, card)
            case CardDiscarded(seat, card) if seat == me:
                hand = without(hand, card)
            case WentOut(seat, discard, _) if seat == me and discard is not None:
                hand = without(hand, discard)
            case MeldLaidDown(seat, meld) if seat == me:
                for card in meld.cards:
                    hand = without(hand, card)
            case CardLaidOff(seat, card) if seat == me:
                hand = without(hand, card)
            case OwnChoiceSeen(seat, action) if seat == me:
                choice = action
            case DrawsSeen(taken, _, own):
                took = next((take.card for take in taken if take.seat == me), None)
                came = took if own is None else own
                hand = hand if came is None else (*hand, came)
            case DiscardsSettled(discards):
                gone = next((settled.card for settled in discards if settled.seat == me), None)
                hand = hand if gone is None else without(hand, gone)
            case SeatLeft(seat) if seat == me and not any(
                seat == other for other, _ in _laid_down(self.public)
            ):
                hand = ()
            case RoundScored() | MatchEndSeen():
                hand = ()
            case _:
                pass
        if choice is not None and not _still_chosen(public, me):
            choice = None
        return Observation(me, public, hand, choice)


def _still_chosen(public: PublicState, seat: int | None) -> bool:
    calls = public.round.calls if public.round else None
    return calls is not None and seat in calls.chosen


def _laid_down(public: PublicState) -> tuple[tuple[int, object], ...]:
    return public.round.shown_hands if public.round else ()


def first_observation(viewer: int | None, started: MatchStarted) -> Observation:
    """What a viewer knows after the first event."""
    return Observation(viewer, begin(started))


def fold(viewer: int | None, sightings: Iterable[Sighting]) -> Observation:
    """What a viewer knows after all its sightings, from the first on. Raises ValueError where one cannot follow."""
    rest = iter(sightings)
    started = next(rest, None)
    if not isinstance(started, MatchStarted):
        raise ValueError("the first sighting is that of the match's start")
    observation = first_observation(viewer, started)
    for sighting in rest:
        observation = observation.after(sighting)
    return observation
