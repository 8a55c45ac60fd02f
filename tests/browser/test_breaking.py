"""Hard use: taps too many, and lines that are cut while a part of the page is still to come."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.house import House
from tests.browser.seat import Seat
from tests.browser.tunnel import tunnel


def test_taps_too_many_call_out_once(house: House) -> None:
    page = house.page(house.table(rounds=[9], out__wrong_call=20, draw__max_laps=1))
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.draw()
    seat.until("discard")
    seat.cards.nth(0).click()
    page.wait_for_timeout(400)
    for _ in range(5):
        seat.button("Call out").click()
        page.wait_for_timeout(150)
    page.wait_for_timeout(500)
    told = [text for text in house.frames(page) if '"happened"' in text and '"called_wrongly"' in text]
    assert len(told) == 1


def test_a_part_that_cannot_be_loaded_without_a_line_does_not_take_the_page_along(house: House) -> None:
    house.cuts_lines = True
    # as on a phone in the network, where there is no secure context
    context = house.machine(service_workers="block")
    page = context.new_page()
    with tunnel(house.server.port) as line:
        page.goto(f"http://127.0.0.1:{line.port}{house.table()}")
        seat = Seat(page)
        seat.deal()
        page.evaluate("window.notReloaded = true")
        line.cut()
        page.get_by_role("button", name="Rules", exact=True).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("button", name="Try again")).to_be_visible()
        page.wait_for_timeout(1500)
        assert page.evaluate("window.notReloaded")
        line.mend()
        page.keyboard.press("Escape")
        seat.until("draw", "discard", "wait")
        expect(seat.hand).to_be_visible()
    house.complaints.clear()


def test_the_piles_of_speed_come_once_the_line_lets_them_through(house: House) -> None:
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) < 3:
            refused.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page = house.machine(service_workers="block").new_page()
    page.route(re.compile("/assets/CallPiles.*[.]js"), refuse)
    page.route("**/healthz", lambda route: route.abort())
    page.goto(house.table(play="simultaneous", players=[2, 12], deck__copies=4))
    page.evaluate("window.notReloaded = true")
    Seat(page).deal()
    expect(Seat(page).stock).to_be_visible()
    assert page.evaluate("window.notReloaded")
    assert len(refused) == 3
    assert not [complaint for complaint in house.complaints if "uncaught" in complaint]
    house.complaints.clear()
