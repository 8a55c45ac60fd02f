"""What a bot is: something that turns an observation into an action."""

from __future__ import annotations

from typing import Protocol

from threethirteen.play.actions import Action
from threethirteen.play.observation import Observation


class Policy(Protocol):
    """Chooses for a seat.

    A pure function of the observation: what is left to chance comes from a stream keyed by the seed the policy was
    made with, the viewer's seat and the observation's ``seq``, so that the same sight brings the same action.
    """

    def act(self, observation: Observation) -> Action:
        """One of ``observation.legal``; asked only when the viewer's seat is on turn."""
        ...
