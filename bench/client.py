"""``python -m bench.client``: from a cold browser to the first table, and the JavaScript that takes.

A cold browser is a context with nothing kept in it. *By link* it opens a seat's link, and the table is there once one
can press "Deal"; *at once* it opens the lobby, presses "Play now" as soon as that is there, and waits for the cards.
Warm is the same once more in the same context. All of it on this machine's own line, and on one like a phone's (1.6
Mbit/s, 150 ms there and back, a processor four times slower). Fails where by link more JavaScript comes than it may.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.player import ask
from bench.process import Process
from tests.browser import chromium

RUNS = 7
MOST_JAVASCRIPT = 90 * 1024
PHONE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
SLOWER = 4
HAND = 'section[aria-label^="Your hand"] [data-card]'


class Transfer:
    """What comes over the line into a page, in bytes as they come; by its kind."""

    def __init__(self, line: CDPSession) -> None:
        self.bytes: dict[str, int] = {}
        self._kinds: dict[str, str] = {}
        line.on("Network.responseReceived", self._received)
        line.on("Network.loadingFinished", self._finished)
        line.send("Network.enable")

    def _received(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(event["encodedDataLength"])


def main() -> int:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=chromium.arguments())
        server = Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        address = server.start()
        most = 0
        try:
            by_link(browser.new_page(), address)  # the server's own first time is not the browser's
            for line, slow in (("this machine", False), ("a phone's line", True)):
                most = max(most, measured(browser, address, f"{line}, by link", by_link, slow=slow))
                measured(browser, address, f"{line}, at once", at_once, slow=slow)
        finally:
            browser.close()
            server.kill()
    print(f"JavaScript for the table: {most / 1024:.1f} KB of at most {MOST_JAVASCRIPT / 1024:.0f} KB")
    return 0 if most <= MOST_JAVASCRIPT else 1


def measured(
    browser: Browser, address: str, name: str, way: Callable[[Page, str], float], *, slow: bool
) -> int:
    """Print how long cold and warm take; the most bytes of JavaScript that a cold browser got."""
    cold, warm, script, all_bytes = [], [], [], []
    for _ in range(RUNS):
        context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, locale="en-GB")
        page = context.new_page()
        line = context.new_cdp_session(page)
        transfer = Transfer(line)
        if slow:
            line.send("Network.emulateNetworkConditions", PHONE)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        cold.append(way(page, address))
        # the rest of what the page asked for is on its way
        page.wait_for_load_state("networkidle")
        script.append(transfer.bytes.get("Script", 0))
        all_bytes.append(sum(transfer.bytes.values()))
        warm.append(way(page, address))
        context.close()
    ratio = statistics.median(cold) / statistics.median(warm)
    print(
        f"{name}: cold {summed(cold)} ms, warm {summed(warm)} ms, {ratio:.1f} times as long;"
        f" {max(script) / 1024:.1f} KB JavaScript of {max(all_bytes) / 1024:.1f} KB in all",
        flush=True,
    )
    return max(script)


def summed(seconds: list[float]) -> str:
    """Median and worst, in milliseconds."""
    return f"{statistics.median(seconds) * 1000:.0f} (worst {max(seconds) * 1000:.0f})"


def by_link(page: Page, address: str) -> float:
    """Seconds from opening the link of a seat to the table, ready to deal."""
    made = ask(address, "/api/tables", {"name": "Ann", "bots": ["greedy"]})
    started = time.perf_counter()
    page.goto(f"{address}/t/{made['code'].upper()}#token={made['token']}", wait_until="commit")
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    return time.perf_counter() - started


def at_once(page: Page, address: str) -> float:
    """Seconds from opening the lobby to cards in one's hand, pressing the first button there."""
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.locator(HAND).first.wait_for()
    return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main())
