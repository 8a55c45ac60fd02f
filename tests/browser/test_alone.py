"""Playing alone in the browser: by taps, by keys, undoing, and through a reload."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.test_axe import found

SMALL: dict[str, Any] = {"play": "solo", "players": 1, "deck__copies": 1, "rounds": [3, 4, 5]}


def insist(page: Page, act: Callable[[], object], done: Callable[[], bool]) -> None:
    """A tap right after the table has changed does not count, so that it may take two."""
    limit = time.monotonic() + 20
    while True:
        act()
        again = time.monotonic() + 1
        while time.monotonic() < again:
            if done():
                return
            page.wait_for_timeout(40)
        assert time.monotonic() < limit, "nothing happened"


class Solo:
    """The page of one who plays alone, by what stands on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_role("group", name="Piles").wait_for()

    @property
    def stock(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Stock, "))

    @property
    def left(self) -> int:
        said = self.stock.get_attribute("aria-label")
        found = re.search(r"\d+", said or "")
        return 0 if found is None else int(found[0])

    def pile(self, size: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{size} pile, "))

    @property
    def throwable(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Discard "))

    @property
    def open_piles(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^\d+ pile, .*points?: "))

    @property
    def over(self) -> bool:
        return self.page.get_by_role("button", name="Check all deals").count() > 0

    @property
    def finish(self) -> Locator:
        return self.page.get_by_role("button", name="Score it")

    def draw(self) -> None:
        before = self.left
        insist(self.page, self.stock.click, lambda: self.left < before)

    def place(self, pile: Locator) -> None:
        insist(self.page, pile.click, lambda: self.throwable.count() > 0)

    def throw(self, place: int = -1) -> None:
        card = self.throwable.last if place < 0 else self.throwable.nth(place)
        insist(self.page, card.click, lambda: self.throwable.count() == 0)

    def told(self) -> list[str]:
        said: list[str] = self.page.get_by_role("button", name=re.compile(r"^\d+ pile, ")).evaluate_all(
            "piles => piles.map(pile => pile.querySelector('.for-screen-readers').textContent)"
        )
        return said


def table(house: House, size: ViewportSize = PHONE, **options: Any) -> Solo:
    page = house.page(house.table(bots=0, **{**SMALL, **options}), size)
    page.get_by_role("button", name="Deal", exact=True).click()
    return Solo(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_solo_by_taps_to_its_end(house: House, size: ViewportSize) -> None:
    solo = table(house, size, rounds=[10, 11, 12, 13])
    while not solo.over:
        solo.draw()
        solo.place(solo.open_piles.last)
        solo.throw()
        if solo.finish.count():
            insist(solo.page, solo.finish.click, lambda: solo.over)
    expect(solo.page.get_by_role("heading", level=2)).to_contain_text(
        re.compile("All piles are closed!|The stock is gone, and")
    )
    history = solo.page.get_by_role("region", name="Your solos by these rules")
    expect(history).to_contain_text(re.compile(r"Played\s*1"))
    # looked at again it is still one
    solo.page.reload()
    expect(history).to_contain_text(re.compile(r"Played\s*1"))
    solo.page.get_by_role("button", name="Check all deals").click()
    expect(solo.page.get_by_role("status").filter(has_text="checked in this browser")).to_contain_text(
        "1 deal checked in this browser"
    )
    solo.page.get_by_role("link", name="Replay").click()
    solo.page.get_by_role("button", name="A step on").click()
    expect(solo.page.get_by_role("list", name="Piles")).to_contain_text("11 pile")


def test_a_solo_by_keys(house: House) -> None:
    solo = table(house, DESKTOP)
    keys = solo.page.keyboard
    for _ in range(6):
        if solo.over:
            return
        before = solo.left
        insist(solo.page, lambda: keys.press("d"), lambda: solo.left < before)  # noqa: B023
        key = solo.open_piles.first.get_attribute("data-pile")
        assert key is not None
        insist(solo.page, lambda: keys.press(key), lambda: solo.throwable.count() > 0)  # noqa: B023
        # the first card of the pile has the focus; Enter throws the one beside it
        expect(solo.throwable.first).to_be_focused()
        keys.press("ArrowRight")
        expect(solo.throwable.nth(1)).to_be_focused()
        insist(solo.page, lambda: keys.press("Enter"), lambda: solo.throwable.count() == 0)
    keys.press("?")
    expect(solo.page.get_by_role("dialog")).to_contain_text("put the card on this pile")


def test_undo_goes_back_to_the_draw_and_no_further(house: House) -> None:
    solo = table(house, PHONE, rounds=[5, 7])
    undo = solo.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    solo.draw()
    drawn = solo.told()
    solo.place(solo.open_piles.first)
    placed = solo.told()
    assert placed != drawn
    solo.throw()
    insist(solo.page, undo.click, lambda: solo.told() == placed)
    insist(solo.page, undo.click, lambda: solo.told() == drawn)
    expect(undo).to_have_attribute("aria-disabled", "true")
    left = solo.left
    undo.click(force=True)
    expect(solo.page.locator(".asked-text")).to_contain_text("There is nothing to undo")
    assert solo.left == left


def test_a_reload_keeps_everything(house: House) -> None:
    solo = table(house, PHONE, rounds=[5, 7])
    solo.draw()
    solo.place(solo.open_piles.first)
    told, left = solo.told(), solo.left
    solo.page.reload()
    solo = Solo(solo.page)
    assert (solo.told(), solo.left) == (told, left)
    assert solo.throwable.count() > 5
    # what can be undone still can
    undo = solo.page.get_by_role("button", name="Undo")
    insist(solo.page, undo.click, lambda: solo.throwable.count() == 0)


def test_a_hint_names_a_pile_and_a_card(house: House) -> None:
    solo = table(house)
    solo.draw()
    solo.page.get_by_role("button", name="Hint").click()
    expect(solo.page.locator(".asked-text")).to_have_text(re.compile(r"^Put it on the \d+ pile"))


def test_it_is_offered_in_the_lobby_and_fits_a_phone(house: House) -> None:
    page = house.page("/")
    page.get_by_role("region", name="Play alone").get_by_role("button", name="Deal").click()
    solo = Solo(page)
    assert len(solo.told()) == 11
    assert solo.left == 28
    board = page.locator(".board")
    assert board.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    # a pile is looked at in large
    solo.pile(13).click()
    expect(page.get_by_role("region", name="13 pile").get_by_role("img")).to_have_count(13)


def test_axe_finds_nothing(house: House) -> None:
    solo = table(house, PHONE, rounds=[11, 12, 13])
    complaints = found(solo.page)
    solo.draw()
    complaints += found(solo.page)
    solo.place(solo.open_piles.last)
    complaints += found(solo.page)
    assert not complaints


def test_a_watcher_sees_it_and_can_do_nothing(house: House) -> None:
    solo = table(house)
    watcher = house.page(re.sub("#.*", "", solo.page.url))
    seen = Solo(watcher)
    solo.draw()
    expect(seen.stock).to_have_attribute("aria-label", solo.stock.get_attribute("aria-label") or "")
    assert seen.told() == solo.told()
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
