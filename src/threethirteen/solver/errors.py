"""What the solver refuses: a code for machines and the values it is about; sentences are made elsewhere."""

from __future__ import annotations

from threethirteen.cards import Card


class DeckLacksCardError(ValueError):
    """A card whose rank or suit the deck does not have. Jokers and further copies are never refused."""

    code = "deck-lacks-card"

    def __init__(self, card: Card) -> None:
        self.card = card
        super().__init__(f"the deck has no {card}")


class TooManyCardsError(ValueError):
    """More cards than the exact search takes on."""

    code = "too-many-cards"

    def __init__(self, count: int, most: int) -> None:
        self.count = count
        self.most = most
        super().__init__(f"{count} cards, at most {most}")
