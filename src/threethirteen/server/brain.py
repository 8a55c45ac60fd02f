"""Thinking off the event loop: bots and hints in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from typing import Final, ParamSpec, Protocol, TypeVar

from threethirteen.bots import BotError, Guard, advise, make_bot, safe_move
from threethirteen.play import Action, Observation, Policy
from threethirteen.protocol.messages import Hint

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot's answer is not waited for."""
LONGEST_HINT: Final = 10.0
"""Seconds after which a hint is not waited for."""


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
    advice = advise(observation)
    return Hint(advice.action, advice.now, float(advice.then))


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
    """Thinks in worker processes, which start when first asked. Hints have a worker of their own: they delay no bot."""

    def __init__(self, workers: int | None = None) -> None:
        self._bots = _Workers(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._hints = _Workers(1)

    async def think(self, bot: str, seed: str, observation: Observation) -> Action:
        """A legal action, whatever the bot does; a safe one where no answer comes."""
        try:
            return await self._bots.run(LONGEST_THOUGHT, think, bot, seed, observation)
        except (BrokenExecutor, TimeoutError):
            return await asyncio.to_thread(safe_move, observation)

    async def hint(self, observation: Observation) -> Hint:
        """What the look-ahead bot would do here. Raises TimeoutError, BrokenExecutor."""
        return await self._hints.run(LONGEST_HINT, hint, observation)

    def close(self) -> None:
        """End the workers."""
        self._bots.close()
        self._hints.close()


class _Workers:
    """Worker processes of one kind. Those that die or hang are replaced, and what waited for them is asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns. Raises TimeoutError, and BrokenExecutor where workers died on it twice."""
        async with asyncio.timeout(seconds):
            try:
                return await self._once(work, *args, **kwargs)
            except BrokenExecutor:  # most likely another's fault
                return await self._once(work, *args, **kwargs)

    async def _once(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self._executor()
        try:
            thought = pool.submit(work, *args, **kwargs)
        except BrokenExecutor:
            self._replace(pool)
            raise
        try:
            return await asyncio.wrap_future(thought)
        except BrokenExecutor:
            self._replace(pool)
            raise
        except asyncio.CancelledError:
            # out of time (or the table ends): a worker that is at it must be freed; in the queue it was cancelled
            if not thought.cancelled() and not thought.done():
                self._replace(pool)
            raise

    def close(self) -> None:
        """End the workers."""
        self._closed = True
        if self._pool is not None:
            self._replace(self._pool)

    def _executor(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenExecutor("closed")
        if self._pool is None:
            # spawned, not forked: a fork of a process with threads and sockets takes them along
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Do without this pool from now on: only this one, for another may have taken its place already."""
        if self._pool is pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for worker in workers:
            worker.kill()  # whatever waits for them hears that they are gone, and asks again


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
