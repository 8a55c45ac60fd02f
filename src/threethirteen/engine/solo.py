"""Playing alone: the deal, what an action brings, and the end. See ``play.solo`` for the course of it.

The deal is one shuffle, as that of a first round: pile after pile in the order of the hand sizes, the rest is the
stock.
"""

from __future__ import annotations

from threethirteen.engine.deal import full_deck, shuffle_deck
from threethirteen.engine.events import Event, PilesDealt
from threethirteen.engine.state import MatchState
from threethirteen.play import (
    Action,
    CardPlaced,
    CardTurned,
    Discard,
    Draw,
    PileDiscarded,
    PlaceOn,
    PublicState,
    SoloScored,
    SoloUndone,
    Undo,
)
from threethirteen.play.public import without
from threethirteen.play.solo import Solo, pile_scores
from threethirteen.solver import solve


def deal_piles(public: PublicState, secret: bytes) -> PilesDealt:
    """A pile for every hand size, face up; the rest is the stock."""
    rules = public.rules
    copies = rules.copies_for(1)
    cards = shuffle_deck(secret, public.nonces, 0, 0, full_deck(rules, copies))
    piles = []
    dealt = 0
    for size in rules.rounds:
        piles.append(cards[dealt : dealt + size])
        dealt += size
    arranged = tuple(solve(pile, rules, size) for pile, size in zip(piles, rules.rounds, strict=True))
    return PilesDealt(copies, tuple(piles), arranged, cards[dealt:])


def step(state: MatchState, seat: int, action: Action) -> Event | None:
    """What a legal action brings; None for finishing, which brings what ``ending`` says."""
    solo, rules = alone(state), state.public.rules
    match action:
        case Draw():
            return CardTurned(seat, state.stock[0])
        case PlaceOn(number):
            assert solo.card is not None
            pile = solo.piles[number]
            return CardPlaced(seat, number, solo.card, solve((*pile.cards, solo.card), rules, pile.hand_size))
        case Discard(card):
            assert solo.placed is not None
            pile = solo.piles[solo.placed]
            return PileDiscarded(
                seat, solo.placed, card, solve(without(pile.cards, card), rules, pile.hand_size)
            )
        case Undo():
            return SoloUndone(seat)
        case _:
            return None


def ending(state: MatchState) -> SoloScored:
    """The score as it stands."""
    solo = alone(state)
    points = pile_scores(solo, state.public.rules)
    return SoloScored(won=solo.won, piles=points, score=sum(points))


def alone(state: MatchState) -> Solo:
    """The table of one who plays alone. Raises ValueError where nothing has been dealt to one."""
    if state.public.solo is None:
        raise ValueError("no piles have been dealt")
    return state.public.solo
