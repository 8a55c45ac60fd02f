"""Playing a plan on all cores. The same plan gives the same outcomes in the same order, however many processes play.

Workers are spawned, not forked, so that it works alike on every system; they are given the plan and the numbers of
sets, and find the bots by name themselves.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final

from threethirteen.bots import make_bot
from threethirteen.simulate.plan import Plan
from threethirteen.simulate.play import MatchOutcome, opened, play_set
from threethirteen.simulate.result import Result, summed_up

CHUNKS_A_PROCESS: Final = 8
"""Chunks each process gets at least, so that none is left idle long at the end."""
LONGEST_CHUNK: Final = 16
AHEAD: Final = 3
"""Chunks handed out for each process at a time, so that outcomes in order never pile up."""

SetOutcome = tuple[MatchOutcome, ...]


class WorkerLostError(RuntimeError):
    """A process died under its work (killed, or out of memory), and with it the simulation."""

    code = "simulation-worker-lost"


def simulate(
    plan: Plan,
    *,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    record: Callable[[int, str], None] | None = None,
) -> Result:
    """Play the whole plan and sum it up.

    ``processes``: one a core where it is not said; with one everything is played here. ``progress`` is told how many
    more matches are done, ``record`` each match's number (from 0) and record, in order.
    Raises RefusedError (rules or seats that cannot be played), BotError, WorkerLostError.
    """
    check(plan)
    asked = cores() if processes is None else processes
    used = max(1, min(asked, plan.sets))
    started = perf_counter()
    outcomes = []
    for matches in play_all(plan, used, keep_records=record is not None):
        if record is not None:
            for match in matches:
                record(match.number, match.record or "")
        if progress is not None:
            progress(len(matches))
        outcomes.append(matches)
    return summed_up(plan, outcomes, perf_counter() - started, used)


def check(plan: Plan) -> None:
    """Raise at once what the first match would: RefusedError, BotError."""
    for name in dict.fromkeys(plan.bots):
        make_bot(name, plan.seed)
    opened(plan, 0, plan.seating(0, 0)).deal()


def play_all(plan: Plan, processes: int, keep_records: bool = False) -> Iterator[SetOutcome]:
    """The outcomes of all sets in order."""
    if processes == 1:
        yield from (play_set(plan, number, keep_records) for number in range(plan.sets))
        return
    others = set(active_children())
    executor = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_die_at_ctrl_c)
    pending: deque[Future[list[SetOutcome]]] = deque()
    chunks = iter(chunked(plan.sets, processes))
    try:
        for chunk in chunks:
            pending.append(executor.submit(_play_chunk, plan, chunk, keep_records))
            if len(pending) >= AHEAD * processes:
                yield from pending.popleft().result()
        while pending:
            yield from pending.popleft().result()
    except BrokenProcessPool as error:
        raise WorkerLostError("a process of the simulation died") from error
    except (
        BaseException
    ):  # interrupted, or nobody wants the rest: do not wait for matches that are half played
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def chunked(sets: int, processes: int) -> list[range]:
    """The numbers of the sets in pieces of a size that keeps all processes busy."""
    size = max(1, min(LONGEST_CHUNK, sets // (processes * CHUNKS_A_PROCESS)))
    return [range(start, min(start + size, sets)) for start in range(0, sets, size)]


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play_chunk(plan: Plan, numbers: range, keep_records: bool) -> list[SetOutcome]:
    return [play_set(plan, number, keep_records) for number in numbers]


def _die_at_ctrl_c() -> None:
    """A worker says nothing at Ctrl-C, and is gone: the one who asked for its work reports."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
