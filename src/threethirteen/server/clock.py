"""What time it is, and waking somebody later: the real clock. Tests hand in one that they turn themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring unless it is cancelled."""

    def cancel(self) -> None:
        """Do not ring."""


class Clock(Protocol):
    """Time for tables: seconds that only go on, the time of day, and alarms."""

    def now(self) -> float:
        """Seconds that only go on."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, for the times in the record."""
        ...

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Call ``ring`` in so many seconds."""
        ...


class RealClock:
    """The machine's clock, in the running event loop."""

    def now(self) -> float:
        """Seconds that only go on."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Call ``ring`` in so many seconds."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), ring)
