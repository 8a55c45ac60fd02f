"""What happens to one who plays alone, in words: the same lines in a replay and at the terminal."""

from __future__ import annotations

from collections.abc import Callable

from threethirteen.cards import Card
from threethirteen.engine import PilesDealt
from threethirteen.i18n import Texts
from threethirteen.play import (
    CardPlaced,
    CardTurned,
    PileDiscarded,
    PilesSeen,
    SoloScored,
    SoloUndone,
)
from threethirteen.rules import RuleSet

Alone = PilesDealt | PilesSeen | CardTurned | CardPlaced | PileDiscarded | SoloUndone | SoloScored


def alone_sentence(words: Texts, what: Alone, rules: RuleSet, card: Callable[[Card], str]) -> str:
    """What happened, as one sentence; ``card`` writes a card."""
    text = words.text
    match what:
        case PilesDealt(piles=piles):
            return text("solo-dealt", piles=len(piles), stock=len(what.stock))
        case PilesSeen(piles=piles):
            return text("solo-dealt", piles=len(piles), stock=what.stock_count)
        case CardTurned(_, drawn):
            return text("solo-drawn", card=card(drawn))
        case CardPlaced(_, pile, placed):
            return text("solo-placed", card=card(placed), size=size_of(rules, pile))
        case PileDiscarded(_, pile, thrown, arrangement):
            closed = "solo-thrown" if arrangement.deadwood else "solo-thrown-closed"
            return text(closed, card=card(thrown), size=size_of(rules, pile))
        case SoloUndone():
            return text("solo-undone")
        case SoloScored(won, _, score):
            return text("solo-won") if won else text("solo-lost", points=score)


def size_of(rules: RuleSet, pile: int) -> int | str:
    """What a pile is called; its number where a damaged record names one that is not there."""
    return rules.rounds[pile] if 0 <= pile < len(rules.rounds) else f"#{pile + 1}"
