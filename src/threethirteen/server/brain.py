"""Thinking off the event loop: bots and hints in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from typing import Final, Protocol

from threethirteen.bots import BotError, Guard, make_bot, safe_move
from threethirteen.play import Action, Discard, GoOut, Observation, Policy, Take
from threethirteen.play.lying import best_arrangement
from threethirteen.play.public import without
from threethirteen.protocol.messages import Hint
from threethirteen.solver import solve

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot's answer is not waited for."""


class Brain(Protocol):
    """Who thinks for bots."""

    async def think(self, bot: str, seed: str, observation: Observation) -> Action:
        """A legal action, whatever the bot does."""
        ...

    async def hint(self, observation: Observation) -> Hint:
        """What the look-ahead bot would do here."""
        ...

    def close(self) -> None:
        """Let go of what is held."""


@lru_cache(maxsize=256)
def _policy(bot: str, seed: str) -> Policy:
    return make_bot(bot, seed)


def think(bot: str, seed: str, observation: Observation) -> Action:
    """A legal action, whatever the bot does."""
    try:
        policy = _policy(bot, seed)
    except BotError:  # a bot of another package that is no longer installed
        return safe_move(observation)
    return Guard(bot, policy).act(observation)


def hint(observation: Observation) -> Hint:
    """What the look-ahead bot would do, with the least points now (or after the best discard) and after its move."""
    rules, size, hand = observation.rules, observation.hand_size, observation.hand
    action = make_bot("look-ahead", "hint").act(observation)
    now = best_arrangement(hand, rules, size)[0].points
    then = now
    if isinstance(action, Take) and observation.top is not None:
        then = best_arrangement((*hand, observation.top), rules, size)[0].points
    elif isinstance(action, Discard | GoOut):
        card = action.card if isinstance(action, Discard) else action.discard
        then = solve(hand if card is None else without(hand, card), rules, size).points
    return Hint(action, now, float(then))


class InlineBrain:
    """Thinks at once, where it is asked: for tests."""

    async def think(self, bot: str, seed: str, observation: Observation) -> Action:
        """A legal action, whatever the bot does."""
        return think(bot, seed, observation)

    async def hint(self, observation: Observation) -> Hint:
        """What the look-ahead bot would do here."""
        return hint(observation)

    def close(self) -> None:
        """Nothing is held."""


class PoolBrain:
    """Thinks in worker processes, which start when the first bot is asked. A worker that dies is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, seed: str, observation: Observation) -> Action:
        """A legal action, whatever the bot does; a safe one where no answer comes."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._executor(), think, bot, seed, observation)
            return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except (BrokenExecutor, TimeoutError):
            self._drop()
        return await asyncio.to_thread(safe_move, observation)

    async def hint(self, observation: Observation) -> Hint:
        """What the look-ahead bot would do here."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), hint, observation)
        except BrokenExecutor:
            self._drop()
        return await asyncio.to_thread(hint, observation)

    def close(self) -> None:
        """End the workers."""
        self._drop()

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawned, not forked: a fork of a process with threads and sockets takes them along
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker's first act. Ctrl+C is for the server; and should that be killed, its workers go with it."""
    import signal
    import threading

    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
