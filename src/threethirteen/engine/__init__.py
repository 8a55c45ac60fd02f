"""The truth of a match: events, state, deals, decisions, scoring, and the one door to what a viewer may know."""

from threethirteen.engine.commands import (
    Act,
    AddNonce,
    Call,
    CallOff,
    ChangeSeating,
    Command,
    Deal,
    Join,
    Leave,
    Rename,
    Resume,
    Suspend,
)
from threethirteen.engine.deal import commitment
from threethirteen.engine.decide import decide
from threethirteen.engine.events import (
    CardDrawn,
    ChoiceMade,
    DrawsSettled,
    Event,
    Hand,
    MatchEnded,
    PilesDealt,
    Recorded,
    RoundDealt,
    SeatDraw,
    StockRecycled,
)
from threethirteen.engine.match import Match, replay
from threethirteen.engine.scoring import standing, winners
from threethirteen.engine.sight import observe, seen, sight
from threethirteen.engine.state import MatchState, evolve

__all__ = [
    "Act",
    "AddNonce",
    "Call",
    "CallOff",
    "CardDrawn",
    "ChangeSeating",
    "ChoiceMade",
    "Command",
    "Deal",
    "DrawsSettled",
    "Event",
    "Hand",
    "Join",
    "Leave",
    "Match",
    "MatchEnded",
    "MatchState",
    "PilesDealt",
    "Recorded",
    "Rename",
    "Resume",
    "RoundDealt",
    "SeatDraw",
    "StockRecycled",
    "Suspend",
    "commitment",
    "decide",
    "evolve",
    "observe",
    "replay",
    "seen",
    "sight",
    "standing",
    "winners",
]
