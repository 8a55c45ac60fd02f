"""How long the bots think, and how many matches a second they play: ``python -m bench.bots`` (two or three minutes).

CPU time of the thread, so that other work on the machine counts as little as may be. *Played* decisions are those of
matches against ``greedy``, one round of the hand size; *crowded* ones are of hands made up to be hard: many wilds, or
three to five neighbouring ranks (nothing like it is often dealt, but any decision has to be made in a second).
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Iterator

from msgspec.structs import replace

from threethirteen.bots import make_bot
from threethirteen.cards import Card
from threethirteen.engine import Match, observe
from threethirteen.engine.deal import full_deck
from threethirteen.play import Draw, Observation, Policy
from threethirteen.rules import RuleSet
from threethirteen.rules.points import is_wild
from threethirteen.simulate import Plan, simulate
from threethirteen.solver.solve import forget

BOTS = ("look-ahead", "greedy", "random")
GAMES = ("standard", "one-wild", "five-crowns", "fifteens")
CROWDED = (("standard", 13), ("one-wild", 13), ("five-crowns", 13), ("fifteens", 15))


def sizes(key: str) -> tuple[int, ...]:
    """Every hand size; of ``fifteens`` those that ``standard`` has not."""
    rounds = RuleSet.preset(key).rounds
    return rounds[-2:] if key == "fifteens" else rounds


def played(key: str, size: int, matches: int) -> list[Observation]:
    """What a seat had to decide on in some rounds of this hand size between two greedy bots."""
    rules = RuleSet.preset(key, {"rounds": [size]})
    greedy = make_bot("greedy", 0)
    sights = []
    for number in range(matches):
        match = Match.start(rules, ("Ada", "Ben"), secret=number.to_bytes(32, "big")).deal()
        while match.turn is not None:
            sight = match.observe(match.turn)
            sights.append(sight)
            match = match.act(match.turn, greedy.act(sight))
    return sights


def crowded(key: str, size: int, count: int) -> Iterator[Observation]:
    """A seat with a hand that is hard to arrange, before its discard."""
    rules = RuleSet.preset(key, {"rounds": [size]})
    luck = random.Random(f"{key} {size}")
    match = Match.start(rules, ("Ada", "Ben"), secret=bytes(32)).deal()
    seat = match.turn
    assert seat is not None
    state = match.act(seat, Draw()).state
    deck = full_deck(rules, 2)
    wild = [card for card in deck if is_wild(card, rules.wild_rank(size))]
    for number in range(count):
        if number % 2:
            hand = luck.sample(wild, luck.randint(2, 6))
            hand += luck.sample([card for card in deck if card not in wild], size + 1 - len(hand))
        else:
            first, width = luck.randint(rules.deck.ranks.least, 10), luck.randint(3, 5)
            near = [card for card in deck if card.rank is not None and first <= card.rank < first + width]
            hand = luck.sample(near, min(len(near), size - 2))
            hand += luck.sample([card for card in deck if card not in near], size + 1 - len(hand))
        hands: list[tuple[Card, ...]] = list(state.hands)
        hands[seat] = tuple(hand)
        yield observe(replace(state, hands=tuple(hands)), seat)


def times(bot: Policy, sights: list[Observation]) -> list[float]:
    """Milliseconds of CPU time for each decision, in ascending order."""
    taken = []
    forget()
    for sight in sights:
        fresh = Observation(sight.viewer, sight.public, sight.hand)
        start = time.thread_time()
        bot.act(fresh)
        taken.append((time.thread_time() - start) * 1e3)
    return sorted(taken)


def row(key: str, size: int, sights: list[Observation], bots: tuple[str, ...] = BOTS) -> str:
    """One line of the table."""
    cells = []
    for name in bots:
        taken = times(make_bot(name, 0), sights)
        cells.append(f"{taken[len(taken) // 2]:.1f} · {taken[int(len(taken) * 0.99)]:.0f} · {taken[-1]:.0f}")
    return f"| {key} | {size} | {len(sights)} | {' | '.join(cells)} |"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Speed of the bots")
    parser.add_argument("--quick", action="store_true", help="a quarter of the rounds")
    scale = 1 if parser.parse_args().quick else 4
    print(
        f"Python {platform.python_version()}, one core; milliseconds of CPU time a decision: median · p99 · worst\n"
    )
    print(f"| rules | cards dealt | decisions | {' | '.join(BOTS)} |\n|---|---|---|---|---|---|")
    for key in GAMES:
        for size in sizes(key):
            print(row(key, size, played(key, size, 2 * scale)), flush=True)
    print("\nCrowded hands, before the discard:\n")
    print(f"| rules | cards dealt | decisions | {' | '.join(BOTS)} |\n|---|---|---|---|---|---|")
    for key, size in CROWDED:
        print(row(key, size, list(crowded(key, size, 20 * scale))), flush=True)
    print("\n| two of | rules | matches a second of CPU time |\n|---|---|---|")
    for name in BOTS:
        for key in ("standard", "one-wild"):
            start = time.process_time()
            simulate(Plan((name, name), RuleSet.preset(key), scale, "bench"), processes=1)
            print(f"| {name} | {key} | {scale / (time.process_time() - start):.2f} |", flush=True)


if __name__ == "__main__":
    main()
