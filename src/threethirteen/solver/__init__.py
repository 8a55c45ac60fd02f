"""The exact solver: the meld definition, the cheapest arrangement, the best discards, and proof of any answer."""

from threethirteen.solver.certify import certify
from threethirteen.solver.discards import DiscardChoice, best_discards, can_go_out, least_after_discard
from threethirteen.solver.errors import DeckLacksCardError, TooManyCardsError
from threethirteen.solver.melds import Arrangement, Meld, MeldKind, Place, is_meld, meld_fault
from threethirteen.solver.readings import meld_readings
from threethirteen.solver.solve import deadwood_points, solve

__all__ = [
    "Arrangement",
    "DeckLacksCardError",
    "DiscardChoice",
    "Meld",
    "MeldKind",
    "Place",
    "TooManyCardsError",
    "best_discards",
    "can_go_out",
    "certify",
    "deadwood_points",
    "is_meld",
    "least_after_discard",
    "meld_fault",
    "meld_readings",
    "solve",
]
