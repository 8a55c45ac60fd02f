"""Tables to store: a match with many kinds of events, and rows beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from tests.matches import SECRET, Careful, alone, eventful
from threethirteen.engine import ChangeSeating, Match, Recorded, Rename
from threethirteen.play import Action, By, NonceAdded, Undo
from threethirteen.rules import RuleSet
from threethirteen.store import Store, StoredSeat, StoredTable


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def table(match: str = "one", **fields: object) -> StoredTable:
    row = StoredTable(match=match, code=f"code-{match}", rules="{}", settings='{"pace": 0.8}')
    return replace(row, **fields)


def seats(match: str = "one") -> tuple[StoredSeat, ...]:
    return tuple(
        StoredSeat(seat=number, name=name, token_hash=token_hash(f"{match} {name}"))
        for number, name in enumerate(("Ada", "Ben", "Ada 2"))
    )


@cache
def whole(seed: str = "seed") -> tuple[Recorded, ...]:
    """All events of a match in which much happens; by turns made by everybody who can, with and without a time."""
    match = eventful(seed)
    at = ("2026-01-02T03:04:05Z", None, "2026-01-02T03:04:05.678Z")
    return tuple(
        replace(recorded, by=list(By)[number % 4], at=at[number % 3])
        for number, recorded in enumerate(match.events)
    )


def renamed_and_reseated() -> Match:
    match = eventful("seed")
    fresh = Match.start(match.rules, ("Ada", "Ben", "Cy"), secret=SECRET)
    fresh = fresh.command(Rename(1, "Zoë"), by=By.PERSON).command(ChangeSeating((2, 0, 1)))
    return fresh.join("Ada", 7).deal()


def redemption() -> Match:
    """A match whose last turns lay melds down and cards off."""
    rules = RuleSet.preset("standard+redemption", {"rounds": [3, 4]})
    return Match.start(rules, ("Ada", "Ben", "Cy"), secret=SECRET).play([Careful()] * 3)


def solo() -> Match:
    """A match of one who plays alone and takes one step back."""
    rules = RuleSet.preset("five-crowns-solo", {"rounds": [3, 4]})
    match, player, undone = alone(rules).deal(), Careful(), False
    while not match.ended and match.turn is not None:
        observation = match.observe(0)
        action: Action = player.act(observation)
        if not undone and Undo() in observation.legal:
            action, undone = Undo(), True
        match = match.act(0, action)
    return match


def nonces(first: int, count: int = 1) -> tuple[Recorded, ...]:
    """Events that may come at any time, numbered from ``first``."""
    return tuple(
        Recorded(seq, NonceAdded(f"{seq:08x}"), By.PERSON, "2026-01-02T03:04:05Z")
        for seq in range(first, first + count)
    )


async def create(store: Store, match: str = "one", events: Sequence[Recorded] = (), **fields: object) -> None:
    await store.create(table(match, **fields), seats(match), events or whole()[:1], SECRET)
