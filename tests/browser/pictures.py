"""Pictures of every page and of a match's moments, for people to look at: `python -m tests.browser.pictures`.

They gate nothing. They go to docs/pictures/web, as PNGs of few colours, and those of the README to docs/pictures;
or all of them below a folder that is named after the command.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from bench.player import ask
from bench.process import Process
from tests.browser import chromium
from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.seat import Seat
from tests.browser.test_alone import Solo
from tests.browser.test_redemption import fitting, to_last_turn

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


def main(folder: Path = DOCS) -> int:
    (folder / "web").mkdir(parents=True, exist_ok=True)
    keep = partial(kept, folder)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=chromium.arguments())
        server = Process(f"sqlite:///{Path(data) / 'tables.sqlite'}")
        server.start()
        try:
            house = House(browser, server, playwright)
            for kind, size in SIZES.items():
                for scheme in ("light", "dark"):
                    take_all(house, size, scheme, partial(keep, f"web/{{}}-{kind}-{scheme}"))
                readme(house, size, partial(keep, f"table-{kind}"))
            family(house, partial(keep, "{}-phone"))
        finally:
            browser.close()
            server.kill()
    return 0


def take_all(house: House, size: ViewportSize, scheme: str, keep: Callable[[Page, str], None]) -> None:
    page = house.machine(size, color_scheme=scheme, reduced_motion="reduce").new_page()
    for what, path in PAGES.items():
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        keep(page, what)
    page.goto(house.table(bots=3, rounds=[5, 3], name="Sam"))
    seat = Seat(page)
    seat.until("waiting")
    keep(page, "waiting")
    seat.deal()
    seat.until("draw")
    keep(page, "table-draw")
    seat.draw()
    seat.button("Arrange").click()
    page.get_by_role("dialog").get_by_role("button", name="By melds").click()
    seat.cards.nth(seat.drawn()).click()
    keep(page, "table-discard")
    page.get_by_role("button", name="Menu").click()
    keep(page, "menu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("g")
    if not seat.may_go_out():
        page.locator(".prompt.notice").wait_for()
    keep(page, "table-refused")
    to_summary(seat, keep)
    keep(page, "summary")
    seat.play()
    keep(page, "end")
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("checked in this browser").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="A step on").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="A step on").click()
    page.evaluate("scrollTo(0, 0)")
    keep(page, "replay")


def to_summary(seat: Seat, keep: Callable[[Page, str], None]) -> None:
    """To the end of the round; pictures of going out and of a last turn, where it comes to that."""
    while (phase := seat.until("draw", "discard", "summary")) != "summary":
        if seat.may_go_out():
            keep(seat.page, "table-out")
        if seat.page.get_by_text("is out: your last turn").count():
            keep(seat.page, "table-last-turn")
        if phase == "draw":
            seat.draw()
        else:
            seat.turn()


def readme(house: House, size: ViewportSize, keep: Callable[[Page], None]) -> None:
    """A table in the middle of a round of ten cards, arranged."""
    page = house.machine(size, color_scheme="light", reduced_motion="reduce").new_page()
    seat = Seat(page)
    while True:  # now and then somebody is out before it comes to the picture
        page.goto(house.table(bots=3, rounds=[10, 3], name="Sam", settings={"pace": 0.1}))
        seat.until("waiting")
        seat.deal()
        for _ in range(2):
            if seat.until("draw", "summary") == "draw":
                seat.turn()
        if seat.until("draw", "summary") == "draw":
            break
    seat.draw()
    seat.button("Arrange").click()
    page.get_by_role("dialog").get_by_role("button", name="By melds").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    keep(page)


def family(house: House, keep: Callable[[Page, str], None]) -> None:
    """What the family plays otherwise: all at once at a call, melds on the table, alone."""
    page = house.machine(PHONE, color_scheme="light", reduced_motion="reduce").new_page()
    page.goto(made(house, "speed", bots=3, rounds=[7], settings={"pace": 0.3, "summary": 0, "beat": 40}))
    seat = Seat(page)
    seat.deal()
    page.locator(".calls .asked").first.wait_for()
    keep(page, "speed")
    page.goto(made(house, "five-crowns-solo"))
    seat.button("Deal").click()
    Solo(page).draw()
    keep(page, "solo")
    page.goto(made(house, "one-wild+redemption", bots=2, rounds=[8] * 8))
    while True:
        assert to_last_turn(seat), "nobody went out in eight rounds"
        if fitting(seat) is not None:
            break
        seat.discard(0)
    keep(page, "redemption")


def made(house: House, rules: str, *, bots: int = 0, **options: Any) -> str:
    """The link to the host's seat at a new table of these rules."""
    settings = options.pop("settings", {"pace": 0, "summary": 0} if bots else {})
    body = {
        "name": "Sam",
        "rules": rules,
        "bots": ["greedy"] * bots,
        "options": options,
        "settings": settings,
    }
    table = ask(house.address, "/api/tables", body)
    return f"/t/{table['code'].upper()}#token={table['token']}"


def kept(folder: Path, name: str, page: Page, what: str = "") -> None:
    """A picture of the page as it is, in few colours and under the size that a repository bears."""
    page.wait_for_timeout(400)
    name = name.format(what)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for colours in (256, 96, 48):
        out = io.BytesIO()
        few = picture.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(out, "PNG", optimize=True)
        if out.tell() < LARGEST:
            break
    (folder / f"{name}.png").write_bytes(out.getvalue())
    print(f"{name}: {out.tell()} bytes")


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
