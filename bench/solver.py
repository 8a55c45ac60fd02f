"""How quick the solver is: ``python -m bench.solver`` prints a table (a minute or two; ``--quick`` is shorter).

Times are CPU time of the thread, so that other work on the machine is left out as far as possible. Every hand is fresh:
no hand is solved twice in a row of the table. *cold* starts each batch with empty tables; the others have solved other
hands of the same kind before. Each row is measured in five batches and the batch with the least median is shown,
because the clock of a shared machine varies by half from minute to minute; the worst is over all batches. The garbage
collector is off while a hand is timed (a full collection takes some 10 ms whatever the solver does).
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from threethirteen.cards import CARDS, JOKER, Card, parse_cards
from threethirteen.rules import RuleSet
from threethirteen.solver import best_discards, deadwood_points, solve
from threethirteen.solver.fast import fast_solver
from threethirteen.solver.reference import solve_reference
from threethirteen.solver.search import clear_tables
from threethirteen.solver.solve import forget

Ask = Callable[[Iterable[Card], RuleSet, int], object]
Deal = Callable[[random.Random], list[Card]]

# Found by hill climbing on the time of solve() with the rule set named.
ADVERSARIAL = {
    "standard": [
        "2s 4s 2h 2h 4h 4h 2d 2d 4d Kd 2c 2c 4c 4c",
        "2s 3s 4s 2h 3h 4h Kh 2d 3d 4d Kd 2c 4c Kc",
        "Js Js Qs Ks Jh Qh Qh Jd Qd Qd Kd Jc Qc Kc",
        "9s Ts Ts Js 9h Th Jh Jh 9d Td Kd 9c Tc Jc",
        "7s 7s 9s 7h 8h 7d 8d 8d 9d 7c 8c 9c 9c Kc",
        "9s Ts Js Qs Ks Ks 6h Th Jh Td Qd Jc Qc Kc",
    ],
    "one-wild": [
        "Js Qs Ks 2h Jh Qh Kh Qd Kd Kd Jc Qc Kc Kc",
        "Js Qs Ks Jh Qh Kh 5d Jd Qd Kd 5c Jc Qc Kc",
        "Js Qs Ks Ks Qh Kh Kh Ad 8d Kd 8c Jc Qc Kc",
        "9s Ts Qs Ks 9h Th Qh Kh 9d Td Qd Tc Qc Kc",
        "6s 7s 8s 6h 7h 7h 8h 6d 8d 6c 6c 7c 8c Kc",
        "2s 3s 4s 2h 2h 4h 2d 3d 4d 2c 3c 4c 4c Kc",
    ],
    "five-crowns": [
        "3s 5s 6s 3h 4h 6h 3d 6d 7d 3* 6* K* JK JK",
        "Ts 8s 7h Th Kh 7d Td Kd 9c Tc Kc 7* T* J*",
        "8h Jh Qh 8d Td Td Jd Kd 9c Tc 8* J* JK JK",
        "9s 6h 7h 8h 9h Kd 7c 8c 9c 9c 7* JK JK JK",
    ],
    "one-wild+jokers": [
        "Ts Qs Ks 5h Qh Kh Td Qd Kd Tc Tc Qc Kc JK",
        "As Js Ks Jh Qh Kh Jd Qd Kd 6c Jc Qc Kc JK",
    ],
}


class Row(NamedTuple):
    """Milliseconds a hand, and hands a second."""

    name: str
    median: float
    p99: float
    worst: float
    rate: float


def deck(rules: RuleSet, copies: int) -> list[Card]:
    """All cards of so many decks."""
    least, most = rules.deck.ranks
    naturals = [card for card in CARDS if card.rank is not None and least <= card.rank <= most]
    naturals = [card for card in naturals if card.suit is not None and card.suit < rules.deck.suits]
    return (naturals + [JOKER] * rules.deck.jokers) * copies


def random_hand(rules: RuleSet, copies: int, size: int) -> Deal:
    """Hands dealt from the whole deck."""
    cards = deck(rules, copies)
    return lambda luck: luck.sample(cards, size)


def crowded_hand(rules: RuleSet, copies: int, size: int) -> Deal:
    """Hands from three to five neighbouring ranks and a few others: many sets and runs through the same cards."""
    cards = deck(rules, copies)

    def deal(luck: random.Random) -> list[Card]:
        first, width = luck.randint(rules.deck.ranks.least, 10), luck.randint(3, 5)
        near = [card for card in cards if card.rank is not None and first <= card.rank < first + width]
        luck.shuffle(near)
        hand = near[: size - 2]
        return hand + luck.sample([card for card in cards if card not in hand], size - len(hand))

    return deal


def clear() -> None:
    """Empty every table, as in a new process."""
    forget()
    fast_solver.cache_clear()
    clear_tables()


def measure(
    name: str, ask: Ask, rules: RuleSet, hand_size: int, deal: Deal, count: int, *, cold: bool = False
) -> Row:
    """One row of the table."""
    luck = random.Random(name)
    best: Row | None = None
    worst = 0.0
    if not cold:
        for _ in range(count):
            ask(deal(luck), rules, hand_size)
    for _ in range(5):
        if cold:
            clear()
        times = []
        for _ in range(count // 5):
            hand = deal(luck)
            gc.disable()
            start = time.thread_time()
            ask(hand, rules, hand_size)
            times.append((time.thread_time() - start) * 1e3)
            gc.enable()
        times.sort()
        worst = max(worst, times[-1])
        row = Row(
            name, times[len(times) // 2], times[int(len(times) * 0.99)], worst, 1e3 * len(times) / sum(times)
        )
        if best is None or row.median < best.median:
            best = row
    assert best is not None
    return best._replace(worst=worst)


def worst_of(name: str, key: str, *, cold: bool) -> Row:
    """The adversarial hands of a rule set, each the best of five."""
    rules = RuleSet.preset(key)
    times = []
    for text in ADVERSARIAL[key]:
        hand = parse_cards(text)
        trials = []
        for _ in range(5):
            if cold:
                clear()
            gc.disable()
            start = time.thread_time()
            solve(hand, rules, 13)
            trials.append((time.thread_time() - start) * 1e3)
            gc.enable()
        times.append(min(trials))
    times.sort()
    return Row(name, times[len(times) // 2], times[-1], times[-1], 1e3 * len(times) / sum(times))


def ratio(key: str, size: int, count: int) -> tuple[float, float]:
    """Milliseconds a hand of the reference and of solve on the same hands, in one run."""
    rules = RuleSet.preset(key)
    luck = random.Random(size)
    hands = [luck.sample(deck(rules, 2), size) for _ in range(count)]
    spent = []
    for ask in (solve_reference, solve):
        start = time.thread_time()
        for hand in hands:
            ask(hand, rules, max(3, size - 1))
        spent.append((time.thread_time() - start) * 1e3 / count)
    return spent[0], spent[1]


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Speed of the exact solver")
    parser.add_argument("--quick", action="store_true", help="a fifth of the hands")
    count = 500 if parser.parse_args().quick else 2500
    standard, one_wild, five_crowns = (RuleSet.preset(key) for key in ("standard", "one-wild", "five-crowns"))
    no_wild = standard.with_house_rules({"wild.rank": None})
    children = standard.with_house_rules({"meld.mixed_suit_runs": True})
    strict = RuleSet.preset("jokers").with_house_rules(
        {
            "wild.max_share": "half",
            "wild.adjacent": False,
            "meld.same_card_twice_in_set": False,
            "wild.all_wild": False,
        }
    )
    around = one_wild.with_house_rules({"meld.ace": "around_the_corner", "score.ace": 15})
    rows = [
        measure("standard, cold", solve, standard, 13, random_hand(standard, 2, 14), count // 2, cold=True),
        measure("standard", solve, standard, 13, random_hand(standard, 2, 14), count),
        measure("standard, 8 decks", solve, standard, 13, random_hand(standard, 8, 14), count),
        measure("standard, 8 decks, crowded", solve, standard, 13, crowded_hand(standard, 8, 14), count),
        measure("one-wild, cold", solve, one_wild, 13, random_hand(one_wild, 2, 14), count // 2, cold=True),
        measure("one-wild", solve, one_wild, 13, random_hand(one_wild, 2, 14), count),
        measure("one-wild, crowded", solve, one_wild, 13, crowded_hand(one_wild, 2, 14), count),
        measure(
            "five-crowns, cold",
            solve,
            five_crowns,
            13,
            random_hand(five_crowns, 2, 14),
            count // 2,
            cold=True,
        ),
        measure("five-crowns", solve, five_crowns, 13, random_hand(five_crowns, 2, 14), count),
        measure("five-crowns, crowded", solve, five_crowns, 13, crowded_hand(five_crowns, 2, 14), count),
        measure("mixed-suit runs", solve, children, 13, random_hand(children, 2, 14), count // 2),
        measure("half, not adjacent, no twins", solve, strict, 13, random_hand(strict, 2, 14), count // 2),
        measure("one-wild, around the corner", solve, around, 13, random_hand(around, 2, 14), count // 2),
        measure("points: standard", deadwood_points, standard, 13, random_hand(standard, 2, 14), count),
        measure("points: one-wild", deadwood_points, one_wild, 13, random_hand(one_wild, 2, 14), count),
        measure(
            "points: five-crowns", deadwood_points, five_crowns, 13, random_hand(five_crowns, 2, 14), count
        ),
        measure("points: 13 naturals", deadwood_points, no_wild, 13, random_hand(no_wild, 2, 13), count),
        measure("13 naturals", solve, no_wild, 13, random_hand(no_wild, 2, 13), count),
        measure(
            "best_discards: standard", best_discards, standard, 13, random_hand(standard, 2, 14), count // 5
        ),
    ]
    rows += [worst_of(f"worst found: {key}", key, cold=False) for key in ADVERSARIAL]
    rows += [worst_of(f"worst found: {key}, cold", key, cold=True) for key in ADVERSARIAL]
    print(
        f"Python {platform.python_version()}, one core; milliseconds of CPU time a hand (14 cards, or as said)\n"
    )
    print("| hands | median | p99 | worst | hands/s |\n|---|---|---|---|---|")
    for row in rows:
        print(f"| {row.name} | {row.median:.3f} | {row.p99:.2f} | {row.worst:.2f} | {row.rate:,.0f} |")
    print("\n| cards | reference ms | solve ms | ratio |\n|---|---|---|---|")
    for key, size, hands in (
        ("standard", 6, 60),
        ("standard", 8, 30),
        ("one-wild", 8, 30),
        ("five-crowns", 8, 30),
    ):
        reference, fast = ratio(key, size, hands)
        print(f"| {size}, {key} | {reference:.2f} | {fast:.3f} | {reference / fast:.0f} |")


if __name__ == "__main__":
    main()
