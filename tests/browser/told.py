"""What a page has been told over its sockets, and what of it was for its eyes only."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from tests.server.hidden import cards_in
from threethirteen.cards import Card, parse_card


def sightings(frames: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Every sighting, in the order it came; what came twice, after a new hello, once."""
    last = 0
    for frame in frames:
        message = json.loads(frame)
        for seen in message.get("seen", ()) if message["type"] in ("welcome", "happened") else ():
            if seen["seq"] > last:
                last = seen["seq"]
                yield seen["sighting"]


def own_hand(frames: Iterable[str]) -> frozenset[Card]:
    """The hand as the page was last told it."""
    hand: list[str | None] = []
    for frame in frames:
        message = json.loads(frame)
        read = message if message["type"] == "hand_read" else message.get("hand")
        if isinstance(read, dict):
            hand = read["cards"]
    return frozenset(parse_card(card) for card in hand if card is not None)


def shown(frames: Iterable[str]) -> frozenset[Card]:
    """What has lain on the discard pile in this round: everybody has seen it."""
    found: set[Card] = set()
    for sighting in sightings(frames):
        match sighting["type"]:
            case "deal_seen":
                found = {parse_card(sighting["upcard"])}
            case "card_discarded" | "card_taken" | "discard_taken_back":
                found.add(parse_card(sighting["card"]))
            case "went_out":
                if sighting.get("discard"):
                    found.add(parse_card(sighting["discard"]))
            case _:
                pass
    return frozenset(found)


def told(frames: Iterable[str]) -> frozenset[Card]:
    """Every card that stands anywhere in what the page was told."""
    found: frozenset[Card] = frozenset()
    for frame in frames:
        found |= cards_in(frame)
    return found
