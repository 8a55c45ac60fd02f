"""Sightings: an event as one viewer saw it.

No type here has a field that could hold a card its viewer may not see. Most things at a card table are seen by all
alike; those types are shared with the engine, which uses them as events. Where something is hidden there are a type
for those who see it and another for those who do not (``OwnDrawSeen``, ``HiddenDrawSeen``).
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from threethirteen.cards import Card
from threethirteen.play.actions import Action
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement, Meld, RunEnd

# --- seen by everybody alike: these are events as well -----------------------------------------------------------


class MatchStarted(msgspec.Struct, frozen=True, tag="match_started"):
    """A table stands: the rules, the seats so far, and the SHA-256 (hex) of the secret that all deals come from."""

    rules: RuleSet
    commitment: str
    seats: tuple[str, ...]
    take_back: bool = False


class NonceAdded(msgspec.Struct, frozen=True, tag="nonce_added"):
    """A participant's own random bytes (hex); they count from the next deal on."""

    nonce: str


class SeatJoined(msgspec.Struct, frozen=True, tag="seat_joined"):
    """A new seat, at the right of the first one round the table, with the total it starts from."""

    seat: int
    name: str
    start: int = 0


class SeatRenamed(msgspec.Struct, frozen=True, tag="seat_renamed"):
    """Somebody else plays on from here: a friend in a bot's seat, a bot in a friend's."""

    seat: int
    name: str


class SeatingChanged(msgspec.Struct, frozen=True, tag="seating_changed"):
    """From the next deal on the seats still in are in this order round the table."""

    order: tuple[int, ...]


class SeatLeft(msgspec.Struct, frozen=True, tag="seat_left"):
    """A seat is retired for good; the hand it held goes under the stock unseen."""

    seat: int


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken"):
    """A seat took the top card of the discard pile."""

    seat: int
    card: Card


class CardDiscarded(msgspec.Struct, frozen=True, tag="card_discarded"):
    """A seat laid a card on the discard pile; its turn is over."""

    seat: int
    card: Card


class DiscardTakenBack(msgspec.Struct, frozen=True, tag="discard_taken_back"):
    """A seat took its last discard back into its hand; its turn goes on."""

    seat: int
    card: Card


class WentOut(msgspec.Struct, frozen=True, tag="went_out"):
    """A seat showed its hand and laid off its discard (None: it needed none); its turn is over."""

    seat: int
    discard: Card | None
    arrangement: Arrangement


class CalledWrongly(msgspec.Struct, frozen=True, tag="called_wrongly"):
    """A seat called that it was out with this discard, and was not: all have seen its cards, which go back into its
    hand; its turn goes on, and the penalty is charged when the round is scored."""

    seat: int
    discard: Card | None
    cards: tuple[Card, ...]
    penalty: int


class MeldLaidDown(msgspec.Struct, frozen=True, tag="meld_laid_down"):
    """A seat laid a meld of its own on the table in its last turn."""

    seat: int
    meld: Meld


class CardLaidOff(msgspec.Struct, frozen=True, tag="card_laid_off", omit_defaults=True):
    """A seat put a card on the meld numbered ``onto`` of those on the table; ``meld`` is that meld with it.

    ``end`` is the end of a run it lies at, None on a set.
    """

    seat: int
    card: Card
    onto: int
    meld: Meld
    end: RunEnd | None = None


class SettledDiscard(msgspec.Struct, frozen=True):
    """What one seat did at a discard call: the card it laid on its own pile (None: it needed none, going out), and the
    hand it showed where it went out with it."""

    seat: int
    card: Card | None
    arrangement: Arrangement | None = None


class DiscardsSettled(msgspec.Struct, frozen=True, tag="discards_settled"):
    """A discard call: every seat it was for laid a card on its own pile at once, in the order of play."""

    discards: tuple[SettledDiscard, ...]


class RoundEnding(StrEnum):
    """Why a round ended."""

    OUT = "out"
    STOCK_EMPTY = "stock_empty"
    MAX_LAPS = "max_laps"


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hand at the scoring: score = (deadwood points + penalty) × factor + bonus; ``total`` includes it.

    ``laid_off`` are cards it put on melds of the table; those are in no arrangement. Nor are the ``jokers_away``, the
    jokers of the hand that went to the melds of others (``out.jokers_away``).
    """

    seat: int
    arrangement: Arrangement
    penalty: int
    factor: int
    bonus: int
    score: int
    total: int
    laid_off: tuple[Card, ...] = ()
    jokers_away: int = 0


class RoundScored(msgspec.Struct, frozen=True, tag="round_scored", omit_defaults=True):
    """All hands shown and scored, in the order of play. ``also_out`` went out at the same call as ``out``.

    A ``bonus`` round changes no total.
    """

    number: int
    ending: RoundEnding
    out: int | None
    results: tuple[SeatResult, ...]
    also_out: tuple[int, ...] = ()
    bonus: bool = False


class CardTurned(msgspec.Struct, frozen=True, tag="card_turned"):
    """Playing alone: the top card of the stock was drawn, face up."""

    seat: int
    card: Card


class CardPlaced(msgspec.Struct, frozen=True, tag="card_placed"):
    """Playing alone: the card drawn was added to a pile, which lies so now."""

    seat: int
    pile: int
    card: Card
    arrangement: Arrangement


class PileDiscarded(msgspec.Struct, frozen=True, tag="pile_discarded"):
    """Playing alone: a card of the pile was thrown away for good. It lies so now; without deadwood it is closed."""

    seat: int
    pile: int
    card: Card
    arrangement: Arrangement


class SoloUndone(msgspec.Struct, frozen=True, tag="solo_undone"):
    """Playing alone: the last step was taken back; all is as it was before it."""

    seat: int


class SoloScored(msgspec.Struct, frozen=True, tag="solo_scored"):
    """Playing alone: it is over. ``piles`` is what each pile scores, ``score`` their sum."""

    won: bool
    piles: tuple[int, ...]
    score: int


class MatchSuspended(msgspec.Struct, frozen=True, tag="match_suspended"):
    """Nothing happens until the match is resumed; the secret stays secret."""


class MatchResumed(msgspec.Struct, frozen=True, tag="match_resumed"):
    """A suspended match goes on."""


# --- seen differently by different viewers -----------------------------------------------------------------------


class DealSeen(msgspec.Struct, frozen=True, tag="deal_seen", omit_defaults=True):
    """A deal as one viewer saw it: its own hand (empty for those not dealt in), and counts of all else.

    ``upcard`` None: each of ``seats`` has one of its own, ``upcards``. A ``bonus`` round decides a tie.
    """

    number: int
    dealer: int
    copies: int
    seats: tuple[int, ...]
    hand: tuple[Card, ...]
    upcard: Card | None
    stock_count: int
    upcards: tuple[Card, ...] = ()
    bonus: bool = False


class PilesSeen(msgspec.Struct, frozen=True, tag="piles_seen"):
    """A deal to one who plays alone: a face-up pile for every hand size, as it lies best, and the stock's count."""

    copies: int
    piles: tuple[tuple[Card, ...], ...]
    arranged: tuple[Arrangement, ...]
    stock_count: int


class OwnDrawSeen(msgspec.Struct, frozen=True, tag="own_draw_seen"):
    """The viewer drew this card from the stock."""

    seat: int
    card: Card


class HiddenDrawSeen(msgspec.Struct, frozen=True, tag="hidden_draw_seen"):
    """Another seat drew a card from the stock."""

    seat: int


class OwnChoiceSeen(msgspec.Struct, frozen=True, tag="own_choice_seen"):
    """The viewer chose this for the call to come; it may choose otherwise until then."""

    seat: int
    action: Action


class HiddenChoiceSeen(msgspec.Struct, frozen=True, tag="hidden_choice_seen"):
    """Another seat chose something for the call to come, or something else than before."""

    seat: int


class SeatTake(msgspec.Struct, frozen=True):
    """A seat and the card it took from its right-hand neighbour's pile."""

    seat: int
    card: Card


class DrawsSeen(msgspec.Struct, frozen=True, tag="draws_seen"):
    """A draw call as one viewer saw it: who took what, who drew from the stock, and the card it drew itself."""

    taken: tuple[SeatTake, ...]
    drew: tuple[int, ...]
    own: Card | None


class RecycleSeen(msgspec.Struct, frozen=True, tag="recycle_seen"):
    """All discards but the top ones were shuffled and are the stock now, under what was left of it."""

    stock_count: int


class MatchEndReason(StrEnum):
    """Why a match ended."""

    ROUNDS_PLAYED = "rounds_played"
    TARGET_REACHED = "target_reached"
    ONE_SEAT_LEFT = "one_seat_left"
    NOBODY_LEFT = "nobody_left"
    """Who played alone has left."""
    CALLED_OFF = "called_off"


class MatchEndSeen(msgspec.Struct, frozen=True, tag="match_end_seen"):
    """The match is over for good; ``winners`` share the win."""

    reason: MatchEndReason
    winners: tuple[int, ...]


PublicEvent = (
    MatchStarted
    | NonceAdded
    | SeatJoined
    | SeatRenamed
    | SeatingChanged
    | SeatLeft
    | CardTaken
    | CardDiscarded
    | DiscardTakenBack
    | WentOut
    | CalledWrongly
    | MeldLaidDown
    | CardLaidOff
    | DiscardsSettled
    | RoundScored
    | CardTurned
    | CardPlaced
    | PileDiscarded
    | SoloUndone
    | SoloScored
    | MatchSuspended
    | MatchResumed
)
Sighting = (
    PublicEvent
    | PilesSeen
    | DealSeen
    | OwnDrawSeen
    | HiddenDrawSeen
    | OwnChoiceSeen
    | HiddenChoiceSeen
    | DrawsSeen
    | RecycleSeen
    | MatchEndSeen
)


class By(StrEnum):
    """Who made something happen: a person, a bot, a clock that ran out, or the table itself."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    TABLE = "table"


class Seen(msgspec.Struct, frozen=True):
    """A numbered sighting. Numbers are the events' own and without gaps: a gap means something was missed."""

    seq: int
    sighting: Sighting
    by: By = By.TABLE
    at: str | None = None
