"""Playing alone: open piles, one for every hand size, and a stock that is drawn from card by card, face up.

Everything but the order of the stock is open to all, so this state is the engine's and every viewer's alike. It is
moved by ``moved`` and nowhere else; what is legal in it is said by ``refuse``.

A turn is a draw, the placing of the card on an open pile, and the discard of one card of that pile for good. Placing
and discarding reveal nothing: they can be undone, back to the last draw (``Solo.before``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

import msgspec
from msgspec.structs import replace

from threethirteen.cards import Card, Rank
from threethirteen.play.actions import Action, Discard, Draw, Finish, PlaceOn, Undo
from threethirteen.play.sightings import (
    CardPlaced,
    CardTurned,
    PileDiscarded,
    PilesSeen,
    SoloScored,
    SoloUndone,
)
from threethirteen.rules import RuleSet
from threethirteen.solver import Arrangement

SoloMove = CardTurned | CardPlaced | PileDiscarded | SoloUndone | SoloScored


class SoloPhase(StrEnum):
    """What is to be done next. ``finish``: the stock is gone; undo, or have it scored."""

    DRAW = "draw"
    PLACE = "place"
    DISCARD = "discard"
    FINISH = "finish"


class SoloPile(msgspec.Struct, frozen=True):
    """An open or closed pile: its cards as they came, and their cheapest arrangement."""

    hand_size: int
    wild: Rank | None
    cards: tuple[Card, ...]
    arrangement: Arrangement

    @property
    def closed(self) -> bool:
        """Wholly melded, with as many cards as it had when dealt: it takes no more."""
        return len(self.cards) == self.hand_size and not self.arrangement.deadwood


class Solo(msgspec.Struct, frozen=True):
    """The table of one who plays alone."""

    copies: int
    piles: tuple[SoloPile, ...]
    stock_count: int
    phase: SoloPhase
    card: Card | None = None
    """The card drawn, until it is placed."""
    placed: int | None = None
    """The pile that the drawn card lies on, until one of its cards is discarded."""
    discards: tuple[Card, ...] = ()
    """What was thrown away for good, the last one last."""
    before: Solo | None = None
    """As it was before the last step, as long as that can be undone."""
    scored: SoloScored | None = None

    @property
    def won(self) -> bool:
        """All piles are closed."""
        return all(pile.closed for pile in self.piles)

    @property
    def points(self) -> int:
        """Deadwood of the open piles, not doubled."""
        return sum(pile.arrangement.points for pile in self.piles if not pile.closed)

    @property
    def open_piles(self) -> tuple[int, ...]:
        """The piles that still take cards, by number."""
        return tuple(number for number, pile in enumerate(self.piles) if not pile.closed)


def begun(deal: PilesSeen, rules: RuleSet) -> Solo:
    """The table after the deal. Raises ValueError where it has not a pile for every hand size."""
    if len(deal.piles) != len(rules.rounds) or len(deal.arranged) != len(deal.piles):
        raise ValueError("there is not one pile for every hand size")
    piles = tuple(
        SoloPile(size, rules.wild_rank(size), cards, arrangement)
        for size, cards, arrangement in zip(rules.rounds, deal.piles, deal.arranged, strict=True)
    )
    solo = Solo(deal.copies, piles, deal.stock_count, SoloPhase.DRAW)
    return replace(solo, phase=_after_discard(solo))


def moved(solo: Solo, move: SoloMove) -> Solo:
    """The table after one more step. Raises ValueError for one that cannot follow."""
    match move:
        case CardTurned(_, card):
            return replace(
                solo, stock_count=solo.stock_count - 1, phase=SoloPhase.PLACE, card=card, before=None
            )
        case CardPlaced(_, number, card, arrangement):
            if solo.card is not card:
                raise ValueError(f"{card} is not the card drawn")
            pile = _pile(solo, number)
            piles = _with(solo, number, replace(pile, cards=(*pile.cards, card), arrangement=arrangement))
            return replace(solo, piles=piles, phase=SoloPhase.DISCARD, card=None, placed=number, before=solo)
        case PileDiscarded(_, number, card, arrangement):
            if solo.placed != number:
                raise ValueError(f"no card was placed on pile {number}")
            pile = _pile(solo, number)
            place = pile.cards.index(card)
            cards = pile.cards[:place] + pile.cards[place + 1 :]
            after = replace(
                solo,
                piles=_with(solo, number, replace(pile, cards=cards, arrangement=arrangement)),
                placed=None,
                discards=(*solo.discards, card),
                before=solo,
            )
            return replace(after, phase=_after_discard(after))
        case SoloUndone():
            if solo.before is None:
                raise ValueError("there is nothing to undo")
            return solo.before
        case SoloScored():
            return replace(solo, before=None, scored=move)
        case _:
            assert_never(move)


def refuse(solo: Solo, action: Action) -> tuple[str, dict[str, str | int]] | None:
    """Why this cannot be done now, as a code and its arguments; None where it is legal."""
    if isinstance(action, Undo):
        return None if solo.before is not None else ("nothing-to-undo", {})
    if not isinstance(action, Draw | PlaceOn | Discard | Finish):
        return "not-alone", {}
    match solo.phase:
        case SoloPhase.DRAW:
            if isinstance(action, Finish):
                return "stock-left", {"count": solo.stock_count}
            return None if isinstance(action, Draw) else ("draw-first", {})
        case SoloPhase.PLACE:
            if not isinstance(action, PlaceOn):
                return "place-first", {}
            if not 0 <= action.pile < len(solo.piles):
                return "no-such-pile", {"pile": action.pile + 1}
            if solo.piles[action.pile].closed:
                return "pile-closed", {"size": solo.piles[action.pile].hand_size}
            return None
        case SoloPhase.DISCARD:
            if not isinstance(action, Discard):
                return "discard-first", {}
            assert solo.placed is not None
            if action.card not in solo.piles[solo.placed].cards:
                return "card-not-in-pile", {"card": str(action.card)}
            return None
        case SoloPhase.FINISH:
            return None if isinstance(action, Finish) else ("stock-gone", {})
        case _:
            assert_never(solo.phase)


def conceivable(solo: Solo) -> Iterator[Action]:
    """Every action that may be legal now: playing on first, then undoing."""
    match solo.phase:
        case SoloPhase.DRAW:
            yield Draw()
        case SoloPhase.PLACE:
            yield from map(PlaceOn, range(len(solo.piles)))
        case SoloPhase.DISCARD:
            assert solo.placed is not None
            yield from map(Discard, sorted(set(solo.piles[solo.placed].cards)))
        case SoloPhase.FINISH:
            yield Finish()
        case _:
            assert_never(solo.phase)
    yield Undo()


def lying_open(solo: Solo) -> Counter[Card]:
    """Every card that has left the stock."""
    cards = Counter(card for pile in solo.piles for card in pile.cards)
    cards.update(solo.discards)
    if solo.card is not None:
        cards[solo.card] += 1
    return cards


def pile_scores(solo: Solo, rules: RuleSet) -> tuple[int, ...]:
    """What each pile scores: nothing where it is closed, else its deadwood, doubled as its round would be."""
    return tuple(
        0
        if pile.closed
        else pile.arrangement.points * (2 if pile.hand_size in rules.score.double_rounds else 1)
        for pile in solo.piles
    )


def _after_discard(solo: Solo) -> SoloPhase:
    return SoloPhase.DRAW if solo.stock_count and not solo.won else SoloPhase.FINISH


def _pile(solo: Solo, number: int) -> SoloPile:
    if not 0 <= number < len(solo.piles):
        raise ValueError(f"there is no pile {number}")
    return solo.piles[number]


def _with(solo: Solo, number: int, pile: SoloPile) -> tuple[SoloPile, ...]:
    return (*solo.piles[:number], pile, *solo.piles[number + 1 :])
