"""Luck for bots: a stream of numbers that is the same wherever and whenever it is asked for.

Python promises the sequence of ``random.Random`` only in part, and a record should be repeatable for years: so the
numbers come from SHA-256, and an even choice by rejection.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from threethirteen.play import Observation

T = TypeVar("T")

Seed = int | str
"""What a bot's luck starts from. A number and its text are the same seed: both can stand on a command line."""


class Stream:
    """The luck of one decision, keyed by the bot's seed, its seat and the number of the last event.

    The bot's name is no part of the key: two bots of the same mind in the same seat do the same, which is what lets
    identical bots cancel to exactly 0 when they are compared on the same deals.
    """

    __slots__ = ("_count", "_key")

    def __init__(self, seed: Seed, observation: Observation) -> None:
        text = f"three-thirteen bot 1|{observation.viewer}|{observation.seq}|{seed}"
        self._key = hashlib.sha256(text.encode()).digest()
        self._count = 0

    def below(self, limit: int) -> int:
        """An even choice of 0 … limit - 1."""
        fair = 2**64 - 2**64 % limit
        while True:
            block = hashlib.sha256(self._key + self._count.to_bytes(4, "big")).digest()
            self._count += 1
            number = int.from_bytes(block[:8], "big")
            if number < fair:
                return number % limit

    def choice(self, options: Sequence[T]) -> T:
        """One of the options, each as likely as the others."""
        return options[self.below(len(options))]
