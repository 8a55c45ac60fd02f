"""How often and how many: token buckets and counts, by address or by socket."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self._rate = rate
        self._most = float(most)
        self._left = float(most)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one; false where there is none left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A bucket an address. Of very many addresses those that asked longest ago are forgotten."""

    def __init__(self, limit: tuple[float, int], now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """This address may ask once more."""
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(*self._limit, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)


class Connections:
    """Open sockets, in all and by address."""

    def __init__(self, per_address: int, most: int) -> None:
        self._per_address = per_address
        self._most = most
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """One more socket of this address; false where that is too many."""
        count = self._open.get(address, 0)
        if count >= self._per_address or self.total >= self._most:
            return False
        self._open[address] = count + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """A socket of this address is gone."""
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
