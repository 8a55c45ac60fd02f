"""By keyboard alone: no mouse, no finger."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import DESKTOP, House
from tests.browser.seat import Seat

FOCUSED = "() => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim()"


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what has this name."""
    for _ in range(80):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name!r}")


def press(page: Page, name: str) -> None:
    tab_to(page, name)
    page.keyboard.press("Enter")


def insist(seat: Seat, key: str, done: str) -> None:
    """A key right after the table has changed does not count, so that it may take two."""
    for _ in range(20):
        seat.page.keyboard.press(key)
        seat.page.wait_for_timeout(350)
        if seat.page.evaluate(done):
            return
    raise AssertionError(f"{key!r} does nothing")


def go_out(seat: Seat) -> None:
    """Until it is done: else the turn would be looked at again while the answer is on its way."""
    for _ in range(20):
        seat.page.keyboard.press("g")
        seat.page.wait_for_timeout(350)
        if seat.page.get_by_role("dialog").get_by_role("button").count() > 1:
            seat.page.keyboard.press("Tab")
            seat.page.keyboard.press("Enter")
            seat.page.wait_for_timeout(350)
        if seat.phase() != "discard":
            return
    raise AssertionError("nobody goes out")


COUNT = "document.querySelectorAll('section[aria-label^=\"Your hand\"] [data-card]').length"


def test_a_whole_match(house: House) -> None:
    page = house.page(house.table(bots=1, rounds=[3, 4]), size=DESKTOP, touch=False)
    seat = Seat(page)
    seat.until("waiting")
    press(page, "Deal")
    while (phase := seat.until("draw", "discard", "summary", "last summary")) != "last summary":
        match phase:
            case "summary":
                press(page, "Next round")
                expect(seat.button("Next round")).to_have_count(0)
            case "draw":
                before = seat.count()
                insist(seat, "s", f"{COUNT} > {before}")
            case _ if seat.out.get_attribute("aria-disabled") != "true":
                go_out(seat)
            case _:
                page.keyboard.press("End")
                assert seat.cards.last.evaluate("card => card === document.activeElement"), (
                    "the focus is in the hand"
                )
                before = seat.count()
                page.keyboard.press("Enter")
                expect(seat.cards.last).to_have_attribute("aria-pressed", "true")
                insist(seat, "d", f"{COUNT} < {before}")
    press(page, "Final standing")
    expect(page.locator("main h2").first).to_be_focused()
    press(page, "Check all deals")
    expect(page.get_by_text("2 deals checked in this browser")).to_be_visible()


def test_arrows_move_the_focus_and_cards(house: House) -> None:
    page = house.page(house.table(rounds=[7, 3]), size=DESKTOP, touch=False)
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    names = seat.names()
    page.keyboard.press("Home")
    expect(seat.cards.first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert seat.names() == [*names[1:3], names[0], *names[3:]]
    expect(seat.cards.nth(2)).to_be_focused()
    page.keyboard.press("u")
    assert seat.names() == [names[1], names[0], *names[2:]]
    page.keyboard.press("Escape")
    expect(seat.hand.get_by_role("button", pressed=True)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("s")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert seat.phase() == "draw", "in a dialog the keys are its own"


def test_o23_shortcuts_are_off_in_a_text_field(house: House) -> None:
    page = house.page(house.table(rounds=[7, 3]), size=DESKTOP, touch=False)
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    page.wait_for_timeout(400)
    page.get_by_role("button", name=re.compile("^Chat")).first.click()
    field = page.get_by_role("textbox", name="Say something")
    field.press_sequentially("spadgu")
    page.wait_for_timeout(300)
    expect(field).to_have_value("spadgu")
    assert seat.phase() == "draw"
    assert seat.count() == 7
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("spadgu")).to_be_visible()


def test_the_back_button_does_not_leave_the_table(house: House) -> None:
    page = house.page("/", size=DESKTOP, touch=False)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.hand.wait_for()
    address = page.url
    seat.cards.first.click()
    page.go_back()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert page.url == address
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("link", name=re.compile("^Go on"))).to_be_visible()
