"""The exact solver: the meld definition, the cheapest arrangement, the best discards, and proof of any answer."""

from threethirteen.solver.certify import certify
from threethirteen.solver.discards import DiscardChoice, best_discards, can_go_out, least_after_discard
from threethirteen.solver.errors import DeckLacksCardError, TooManyCardsError
from threethirteen.solver.laying_off import Addition, RunEnd, addition, addition_fault, additions
from threethirteen.solver.melds import Arrangement, Meld, MeldKind, Place, is_meld, meld_fault
from threethirteen.solver.readings import meld_readings
from threethirteen.solver.redemption import LaidOff, LastPlay, last_play
from threethirteen.solver.solve import deadwood_points, solve

__all__ = [
    "Addition",
    "Arrangement",
    "DeckLacksCardError",
    "DiscardChoice",
    "LaidOff",
    "LastPlay",
    "Meld",
    "MeldKind",
    "Place",
    "RunEnd",
    "TooManyCardsError",
    "addition",
    "addition_fault",
    "additions",
    "best_discards",
    "can_go_out",
    "certify",
    "deadwood_points",
    "is_meld",
    "last_play",
    "least_after_discard",
    "meld_fault",
    "meld_readings",
    "solve",
]
