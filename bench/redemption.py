"""The best last turn of a Redemption round: fourteen cards, six melds on the table."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from threethirteen.cards import Card
from threethirteen.engine.deal import full_deck
from threethirteen.rules import RuleSet
from threethirteen.solver import Meld, last_play, solve

CARDS = 14
MELDS = 6
HANDS = 300
PRESETS = ("standard+redemption", "one-wild+redemption+jokers", "five-crowns+redemption")


def tables(preset: str, count: int = HANDS, seed: int = 1) -> Iterator[tuple[list[Card], list[Meld]]]:
    """Hands of the king's round with six melds that other hands of the same decks show."""
    rules = RuleSet.preset(preset)
    chance = random.Random(f"{preset} {seed}")
    made = 0
    while made < count:
        deck = list(full_deck(rules, 4))
        chance.shuffle(deck)
        hand, rest = deck[:CARDS], deck[CARDS:]
        melds: list[Meld] = []
        while len(melds) < MELDS and len(rest) > 13:
            melds += solve(rest[:13], rules, 13).melds
            rest = rest[13:]
        if len(melds) >= MELDS:
            made += 1
            yield hand, melds[:MELDS]


def measure(preset: str) -> dict[str, float]:
    """Milliseconds: median, 99th percentile and worst; and the mean of the points left."""
    rules = RuleSet.preset(preset)
    times, points = [], []
    for hand, melds in tables(preset):
        began = time.perf_counter()
        play = last_play(hand, melds, rules, 13)
        times.append((time.perf_counter() - began) * 1000)
        points.append(play.points)
    times.sort()
    return {
        "median": statistics.median(times),
        "p99": times[int(len(times) * 0.99)],
        "worst": times[-1],
        "points": statistics.mean(points),
    }


def main() -> None:
    """Measure every preset and print a table."""
    print(f"{'rules':<30} {'p50 ms':>8} {'p99 ms':>8} {'worst':>8} {'points':>7}")
    for preset in PRESETS:
        found = measure(preset)
        print(
            f"{preset:<30} {found['median']:8.2f} {found['p99']:8.1f} {found['worst']:8.1f}"
            f" {found['points']:7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
