"""Whole matches for tests: short, the same in every run, played by policies that need no bot."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from threethirteen.engine import Match
from threethirteen.play import Action, Discard, Draw, GoOut, Observation, Phase, Take
from threethirteen.rules import RuleSet

SECRET = hashlib.sha256(b"a secret that everybody knows").digest()


class Whim:
    """Draws, takes, goes out and discards as a hash of the seed and the event's number says."""

    def __init__(self, seed: str = "whim") -> None:
        self.seed = seed

    def act(self, observation: Observation) -> Action:
        text = f"{self.seed} {observation.viewer} {observation.seq}"
        luck = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
        if observation.phase is Phase.DRAW:
            return Take() if luck % 3 == 0 and Take() in observation.legal else Draw()
        actions = list(observation.legal)
        out = [action for action in actions if isinstance(action, GoOut)]
        if out:
            return out[luck % len(out)]
        discards = [action for action in actions if isinstance(action, Discard)]
        return discards[luck % len(discards)]


def whimsical(
    key: str = "standard",
    names: Sequence[str] = ("Ada", "Ben"),
    house_rules: Mapping[str, object] | None = None,
    *,
    secret: bytes = SECRET,
    seed: str = "whim",
) -> Match:
    """A short match of two rounds with a lap limit (unless told otherwise), played to its end on a whim."""
    house = {"rounds": [3, 4], "draw.max_laps": 12, **(house_rules or {})}
    rules = RuleSet.preset(key, house)
    return Match.start(rules, names, secret=secret).play([Whim(seed)] * len(names))
