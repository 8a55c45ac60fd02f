"""What a viewer must not be told, and finding it in any text: for matches with one deck, each face being one card."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from threethirteen.cards import Card, parse_card
from threethirteen.engine import Match

ONE_DECK = {"deck.copies": 1, "deck.jokers": 0, "players": [2, 3]}
_CARD = re.compile(r"[A2-9TJQK][shdc*]|JK")


def hidden_from(match: Match, viewer: int | None) -> frozenset[Card]:
    """The cards of the stock and of other hands, less those that everybody has seen go there."""
    round_ = match.public.round
    if round_ is None:
        return frozenset()
    found = set(match.state.stock)
    laid_down = {seat for seat, _ in round_.shown_hands}
    for seat, hand in enumerate(match.state.hands):
        if seat != viewer and seat not in laid_down:
            found |= set(hand) - set(round_.shown[seat])
    return frozenset(found)


def newly_hidden(before: Match, after: Match, viewer: int | None) -> frozenset[Card]:
    """What must not be in anything said between the two: what was seen before it was shuffled away may be."""
    dealt = after.public.round is not None and (
        before.public.round is None or before.public.round.number != after.public.round.number
    )
    now = hidden_from(after, viewer)
    return now if dealt else now & hidden_from(before, viewer)


def cards_in(text: str) -> frozenset[Card]:
    """Every card that stands anywhere in a JSON text, but for what wilds stand for and what was told of past rounds."""
    message = json.loads(text)
    if isinstance(message, dict) and message.get("type") == "welcome":
        seen = message["seen"]
        deals = [place for place, one in enumerate(seen) if one["sighting"]["type"] in _BEGINNINGS]
        seen = seen[deals[-1] :] if deals else seen
        # what lay on the pile before it was shuffled is hidden again, and was seen by all
        shuffles = [place for place, one in enumerate(seen) if one["sighting"]["type"] == "recycle_seen"]
        message["seen"] = seen[:1] + seen[shuffles[-1] :] if shuffles and len(seen) > 1 else seen
        if shuffles:
            message["seen"][0]["sighting"].pop("upcard", None)
            message["seen"][0]["sighting"].pop("hand", None)
    return frozenset(parse_card(token) for token in _tokens(message))


_BEGINNINGS = ("deal_seen", "round_scored", "match_started")


def _tokens(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "stands_for":
                yield from _tokens(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _tokens(inner)
    elif isinstance(value, str) and _CARD.fullmatch(value):
        yield value
