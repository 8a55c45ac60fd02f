"""What is said at a table: heard, muted, or not said at all; the code that others scan; and the program as an app."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.seat import Seat
from tests.browser.test_seats import sit, table_of


def chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Chat")).first.click()


def test_what_one_says_the_other_hears_unless_muted(house: House) -> None:
    link = house.table(bots=0, rounds=[3])
    ann = house.page(link)
    ben = house.page(table_of(link))
    sit(ben, "Ben")
    Seat(ann).deal()
    chat(ben)
    ben.get_by_role("textbox", name="Say something").fill("Good evening")
    ben.keyboard.press("Enter")
    expect(ann.get_by_role("button", name=re.compile("^Chat, 1"))).to_be_visible()
    chat(ann)
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    ben.get_by_role("button", name="Well done").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Well done")
    ann.get_by_label("Mute chat").check()
    expect(ann.get_by_text("Chat and reactions are muted on this device.")).to_be_visible()
    ann.keyboard.press("Escape")
    ben.get_by_role("textbox", name="Say something").fill("Anybody there?")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Anybody there?")
    ann.wait_for_timeout(500)
    expect(ann.get_by_text("Anybody there?")).to_have_count(0)
    expect(ann.get_by_role("button", name=re.compile("^Chat, "))).to_have_count(0)
    chat(ann)
    ann.get_by_label("Mute chat").uncheck()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Anybody there?")


def test_at_a_childrens_table_nobody_writes_and_there_are_no_reactions(house: House) -> None:
    page = house.page(house.table(rounds=[3], settings={"chat": False}))
    Seat(page).deal()
    chat(page)
    expect(page.get_by_text("At this table nobody writes.")).to_be_visible()
    expect(page.get_by_role("group", name="Quick reactions")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_it_can_be_installed(house: House) -> None:
    """A manifest whose pictures are there, and a worker: what browsers ask for before they offer it."""
    page = house.page("/")
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href is not None
    manifest = json.loads(page.request.get(href).text())
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"]: page.request.get(icon["src"]) for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= set(sizes)
    assert all(
        answer.ok and answer.headers["content-type"] == "image/png"
        for size, answer in sizes.items()
        if size != "any"
    )
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")
