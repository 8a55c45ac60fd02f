"""Pictures of every page, for people to look at: ``python -m tests.browser.pictures``. They gate nothing.

They go to docs/pictures/web, as PNGs of few colours; the two of the README to docs/pictures.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from bench.process import Process
from tests.browser import chromium
from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.seat import Seat

DOCS = Path(__file__).parents[2] / "docs/pictures"
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP}
LARGEST = 60_000
PAGES = {
    "lobby": "/",
    "new": "/new",
    "rules": "/rules",
    "rule-sheet": "/rules/standard",
    "learn": "/learn",
    "mine": "/mine",
}


def main() -> int:
    (DOCS / "web").mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=chromium.arguments())
        server = Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        server.start()
        try:
            house = House(browser, server, playwright)
            for kind, size in SIZES.items():
                for scheme in ("light", "dark"):
                    at = f"{kind}-{scheme}"
                    take_all(house, size, scheme, partial("web/{0}-{at}".format, at=at))
                readme(house, size, kind)
        finally:
            browser.close()
            server.kill()
    return 0


def take_all(house: House, size: ViewportSize, scheme: str, name: Callable[[str], str]) -> None:
    page = house.machine(size, color_scheme=scheme, reduced_motion="reduce").new_page()
    for what, path in PAGES.items():
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        keep(page, name(what))
    page.goto(house.table(bots=3, rounds=[5, 3], name="Sam"))
    seat = Seat(page)
    seat.until("waiting")
    keep(page, name("waiting"))
    seat.deal()
    seat.until("draw")
    keep(page, name("table-draw"))
    seat.draw()
    seat.button("Arrange").click()
    page.get_by_role("dialog").get_by_role("button", name="By melds").click()
    keep(page, name("table-discard"))
    page.get_by_role("button", name="Menu").click()
    keep(page, name("menu"))
    page.keyboard.press("Escape")
    seat.play(until="summary")
    keep(page, name("summary"))
    seat.play()
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("checked in this browser").wait_for()
    keep(page, name("end"))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="A step on").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="A step on").click()
    keep(page, name("replay"))


def readme(house: House, size: ViewportSize, kind: str) -> None:
    """A table in the middle of a round of ten cards, arranged."""
    page = house.machine(size, color_scheme="light", reduced_motion="reduce").new_page()
    page.goto(house.table(bots=3, rounds=[10, 3], name="Sam", settings={"pace": 0.1}))
    seat = Seat(page)
    seat.until("waiting")
    seat.deal()
    for _ in range(2):
        seat.until("draw")
        seat.turn()
    seat.until("draw")
    seat.draw()
    seat.button("Arrange").click()
    page.get_by_role("dialog").get_by_role("button", name="By melds").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    keep(page, f"table-{kind}")


def keep(page: Page, name: str) -> None:
    """A picture of the page as it is, in few colours and under the size that a repository bears."""
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for colours in (64, 32, 16):
        out = io.BytesIO()
        picture.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() < LARGEST:
            break
    (DOCS / f"{name}.png").write_bytes(out.getvalue())
    print(f"{name}: {out.tell()} bytes")


if __name__ == "__main__":
    sys.exit(main())
