"""Honour calls at one phone: offered whatever the hand is; a wrong call is shown, said and charged."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seat import Seat


def test_a_wrong_call_is_shown_said_and_charged(house: House) -> None:
    page = house.page(house.table(rounds=[9], out__wrong_call=20, draw__max_laps=1))
    seat = Seat(page)
    seat.deal()
    call = seat.button("Call out")
    seat.until("draw")
    expect(call).to_have_attribute("aria-disabled", "true")
    seat.draw()
    seat.until("discard")
    expect(call).not_to_have_attribute("aria-disabled", "true")
    call.click()
    expect(page.get_by_text("First choose the card you discard with the call.").first).to_be_attached()
    seat.cards.nth(0).click()
    page.wait_for_timeout(400)
    call.click()
    expect(page.get_by_text(re.compile("You called out wrongly: 20 points. All saw ")).first).to_be_attached()
    assert seat.count() == 10
    seat.discard()
    seat.until("last summary")
    hands = page.get_by_role("list", name="All hands")
    expect(hands.get_by_role("listitem").filter(has_text="Ann").first).to_contain_text(
        re.compile(r"\+ 20 = ")
    )


def test_the_page_asks_first_where_the_person_wants_it(house: House) -> None:
    page = house.page(house.table(rounds=[9], out__wrong_call=20))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_label("Ask before I call out").check()
    page.keyboard.press("Escape")
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.draw()
    seat.until("discard")
    seat.cards.nth(0).click()
    page.wait_for_timeout(400)
    seat.button("Call out").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("it costs 20 points")
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile("called out wrongly"))).to_have_count(0)
    seat.button("Call out").click()
    dialog.get_by_role("button", name="Call out").click()
    expect(page.get_by_text(re.compile("You called out wrongly")).first).to_be_attached()
