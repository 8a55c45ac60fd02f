"""The last turn of a redemption round: cards put on melds of the table by tap and by keys, own melds laid down."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.seat import Seat

# Few ranks and runs of any suits, so that nearly every card fits somewhere.
RULES: dict[str, Any] = {
    "out__lay_off": "redemption",
    "deck__ranks": "A..6",
    "meld__mixed_suit_runs": True,
    "deck__copies": 4,
    "wild__rank": None,
    "rounds": [5, 5, 5, 5],
}


def melds(page: Page) -> Locator:
    return page.get_by_role("region", name="On the table").get_by_role("listitem")


def to_last_turn(seat: Seat) -> bool:
    """Play without ever going out until the last turn has come and its card is drawn."""
    lay_down = seat.button("Lay down")
    while True:
        match seat.until("waiting", "draw", "discard", "summary", "last summary", "end"):
            case "waiting":
                seat.deal()
            case "summary":
                seat.next_round()
            case "draw":
                seat.draw()
            case "discard":
                if lay_down.count():
                    return True
                seat.discard()
            case _:
                return False


def fitting(seat: Seat) -> int | None:
    """The place of a card that fits a meld, chosen now; None where there is none."""
    for place in range(seat.count()):
        card = seat.cards.nth(place)
        card.click()
        if seat.page.locator("li.fits").count():
            return place
        card.click()
    return None


def test_by_tap_on_a_phone(house: House) -> None:
    page = house.page(house.table(bots=1, **RULES), size=PHONE)
    seat = Seat(page)
    while to_last_turn(seat):
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing scrolls"
        if fitting(seat) is None:
            seat.discard(0)
            continue
        before, lying = seat.count(), page.locator("li.fits .meld").first
        lying.click()
        expect(seat.cards).to_have_count(before - 1)
        # a card that does not fit is refused with the reason, and stays
        page.wait_for_timeout(400)
        chosen = next((place for place in range(seat.count()) if not _fits(seat, place)), None)
        if chosen is not None:
            count = seat.count()
            melds(page).first.locator(".meld").click()
            expect(page.locator(".prompt")).to_contain_text("does not fit")
            assert seat.count() == count
            seat.cards.nth(chosen).click()
        page.wait_for_timeout(400)
        seat.discard(0)
        seat.until("summary", "last summary")
        expect(page.get_by_text("put on melds:").first).to_be_visible()
        return
    raise AssertionError("no card ever fitted")


def _fits(seat: Seat, place: int) -> bool:
    """Choose the card; it stays chosen where it fits nowhere."""
    card = seat.cards.nth(place)
    card.click()
    if not seat.page.locator("li.fits").count():
        return False
    card.click()
    return True


def test_by_keys_with_the_best_play(house: House) -> None:
    page = house.page(house.table(bots=1, **RULES), size=DESKTOP, touch=False)
    seat = Seat(page)
    put = laid = False
    while not (put and laid) and to_last_turn(seat):
        page.wait_for_timeout(400)
        if not put:
            for place in range(seat.count()):
                count = seat.count()
                page.keyboard.press(str(place + 1))
                if page.locator("li.fits").count() == 1:
                    page.keyboard.press("m")
                    expect(seat.cards).to_have_count(count - 1)
                    put = True
                    break
                page.keyboard.press("Escape")
        page.wait_for_timeout(500)
        if not laid and seat.hand.get_by_role("group").count() and seat.count() > 3:
            lying = melds(page).count()
            page.keyboard.press("l")
            expect(melds(page)).to_have_count(lying + 1)
            laid = True
        page.wait_for_timeout(500)
        page.keyboard.press("b")
        expect(page.locator(".prompt")).to_contain_text("Nothing more helps")
        page.wait_for_timeout(400)
        page.keyboard.press("d")
        seat.until("summary", "last summary")
    assert put, "no card ever fitted"
