"""What a seat can ask for. Imperative, without a seat inside: who asks is known from the door it came through."""

from __future__ import annotations

import msgspec

from threethirteen.cards import Card
from threethirteen.solver import RunEnd


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Lay a card on the discard pile and end the turn."""

    card: Card


class GoOut(msgspec.Struct, frozen=True, tag="go_out"):
    """Go out (or knock) with this discard; without one where all cards are melded and the rules do not ask for it."""

    discard: Card | None


class CallOut(msgspec.Struct, frozen=True, tag="call_out"):
    """Say that one is out, with this discard (None: it needs none), at a table where nobody checks before the call
    (``out.wrong_call``)."""

    discard: Card | None


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Take one's own last discard back, before the next seat has acted, at a table that allows it."""


class LayDown(msgspec.Struct, frozen=True, tag="lay_down"):
    """Lay these cards, which make one meld, on the table (``out.lay_off``); their order does not matter."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class LayOff(msgspec.Struct, frozen=True, tag="lay_off", omit_defaults=True):
    """Put a card on the meld of this number in ``Round.table`` (``out.lay_off``).

    ``end`` names the end of a run; without it the card goes above the last card where it fits, else below the first.
    """

    card: Card
    onto: int
    end: RunEnd | None = None


class PlaceOn(msgspec.Struct, frozen=True, tag="place_on"):
    """Playing alone: add the card drawn to this pile (its place in ``rules.rounds``)."""

    pile: int


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Playing alone: take the last step back, if it revealed nothing."""


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Playing alone, with the stock gone: have it scored."""


Action = Draw | Take | Discard | GoOut | CallOut | TakeBack | LayDown | LayOff | PlaceOn | Undo | Finish
