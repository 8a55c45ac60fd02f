"""``python -m bench [NAME …]``: the named benchmarks one after the other, or all of them; see ``bench/results.md``."""

from __future__ import annotations

import subprocess
import sys

NAMES = ("solver", "redemption", "bots", "family", "store", "server", "chaos", "client")


def main(wanted: list[str]) -> int:
    """Each in a process of its own, so that none warms the caches of another. Returns the exit status."""
    for name in wanted:
        if name not in NAMES:
            print(f"There is no benchmark {name!r}; there are {', '.join(NAMES)}.", file=sys.stderr)
            return 2
    for name in wanted or NAMES:
        print(f"\n== {name}", flush=True)
        if status := subprocess.call([sys.executable, "-m", f"bench.{name}"]):
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
