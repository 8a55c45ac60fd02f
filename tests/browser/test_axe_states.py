"""axe finds nothing beside the usual course of a match: dialogs, watchers, what has gone wrong, the lesson."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, SMALL, House
from tests.browser.seat import Seat
from tests.browser.test_axe import found
from tests.browser.test_seats import sit, table_of
from tests.browser.tunnel import tunnel


class Look:
    """Gathers what axe says of a page in its states."""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def __call__(self, page: Page, state: str) -> None:
        self.complaints.extend(f"{state}: {one}" for one in found(page))


def menu(page: Page, *items: str) -> None:
    page.get_by_role("button", name="Menu").click()
    for item in items:
        page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()


def test_every_dialog_of_the_table(house: House) -> None:
    look = Look()
    page = house.page(house.table(bots=2, rounds=[5, 3]))
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    menu(page)
    look(page, "menu")
    page.keyboard.press("Escape")
    for name in (re.compile("^Chat"), re.compile("^fives wild"), "Rules", "Arrange", re.compile("^Mia")):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_role("dialog").get_by_role("button").first).to_be_visible()
        look(page, str(name))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    menu(page, "End the match for all")
    look(page, "ending asked for")
    page.keyboard.press("Escape")
    menu(page, "Give up my seat")
    look(page, "leaving asked for")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.get_by_text("You cannot do that yet: draw first.").first).to_be_visible()
    look(page, "refused")
    seat.draw()
    page.keyboard.press("h")
    page.locator(".prompt.notice").wait_for()
    look(page, "hint")
    assert not look.complaints, "\n".join(look.complaints)


def test_watchers_guests_and_matches_put_aside(house: House) -> None:
    look = Look()
    link = house.table(bots=0, rounds=[5, 3], players=[2, 2])
    host = Seat(house.page(link))
    guest = house.page(table_of(link))
    guest.get_by_role("button", name="Sit down").wait_for()
    look(guest, "before sitting down")
    ben = sit(guest, "Ben")
    look(guest, "waiting for the host")
    watcher = house.page(table_of(link))
    expect(watcher.get_by_text("All seats are taken.").or_(watcher.get_by_text("Before"))).not_to_have_count(
        0
    )
    host.deal()
    ben.hand.wait_for()
    expect(watcher.get_by_text("All seats are taken.")).to_be_visible()
    look(watcher, "watching")
    waits = ben if host.until("draw", "wait") == "draw" else host
    look(waits.page, "waiting for another's turn")
    menu(host.page, "Put the match aside")
    expect(host.page.get_by_role("button", name="Go on with the match")).to_be_visible()
    look(host.page, "put aside, the host")
    look(guest, "put aside, a guest")
    menu(host.page, "End the match for all")
    host.page.get_by_role("textbox", name=re.compile("^The code")).fill(link.split("/")[2][:6])
    host.page.get_by_role("button", name="End the match for all").click()
    expect(guest.get_by_role("heading", name="The match was called off.")).to_be_visible()
    look(guest, "called off")
    assert not look.complaints, "\n".join(look.complaints)


def test_what_has_gone_wrong(house: House) -> None:
    house.cuts_lines = True
    look = Look()
    page = house.page("/t/ZZZZZZ")
    expect(page.get_by_role("main").get_by_role("button")).not_to_have_count(0)
    look(page, "no such table")
    link = house.table(bots=1, rounds=[5])
    page = house.page(table_of(link) + "#token=" + "x" * 43)
    expect(page.get_by_text("This seat link does not count any more.")).to_be_visible()
    look(page, "a dead seat link")
    with tunnel(house.server.port) as line:
        seat = Seat(house.machine().new_page())
        seat.page.goto(f"http://127.0.0.1:{line.port}{link}")
        seat.deal()
        seat.until("draw", "wait")
        line.cut()
        expect(seat.page.get_by_role("status").filter(has_text="No connection.")).to_be_visible()
        look(seat.page, "no connection")
    assert not look.complaints, "\n".join(look.complaints)


def test_settings_and_the_largest_print(house: House) -> None:
    look = Look()
    page = house.page("/", size=SMALL)
    page.get_by_role("button", name="Settings").click()
    look(page, "settings")
    page.get_by_role("dialog").get_by_role("checkbox", name=re.compile("^Large")).check()
    page.keyboard.press("Escape")
    page.goto(house.table(bots=1, rounds=[7]))
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    look(page, "large print")
    assert not look.complaints, "\n".join(look.complaints)


def test_the_lesson_from_end_to_end(house: House) -> None:
    """Twelve steps: whoever tries everything that can be pressed gets through, and axe is content with each."""
    look = Look()
    page = house.page("/learn", size=PHONE)
    step = page.get_by_text(re.compile("^Step "))
    for number in range(1, 12):
        expect(step).to_have_text(f"Step {number} of 12")
        look(page, f"step {number}")
        press_on(page)
    expect(step).to_have_text("Step 12 of 12")
    look(page, "the end")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert not look.complaints, "\n".join(look.complaints)


def press_on(page: Page) -> None:
    """Do what this step asks for: what is marked as wanted; where cards are, one after the other."""
    wanted = page.locator(".wanted")
    discard = page.get_by_role("button", name="Discard", exact=True)
    if discard.count():
        step = page.get_by_text(re.compile("^Step ")).inner_text()
        cards = page.locator(".mine button")
        for place in range(cards.count()):
            cards.nth(place).click()
            discard.click()
            if page.get_by_text(re.compile("^Step ")).inner_text() != step:
                return
            cards.nth(place).click()
        raise AssertionError("no card does")
    if page.locator(".keys button").count():
        button = page.locator(".keys button")
        if "primary" not in (button.get_attribute("class") or ""):
            choose_three(page)
        else:
            button.click()
    elif wanted.count():
        wanted.first.click()
    else:
        page.get_by_role("button", name="Go on").click()


def choose_three(page: Page) -> None:
    """The drawn card and the two that are no odd one out."""
    cards = page.locator(".mine button")
    button = page.locator(".keys button")
    for left_out in range(cards.count()):
        for place in range(cards.count()):
            if place != left_out:
                cards.nth(place).click()
        button.click()
        if page.locator(".mine [role=group]").count():
            return
        for place in range(cards.count()):
            if cards.nth(place).get_attribute("aria-pressed") == "true":
                cards.nth(place).click()
