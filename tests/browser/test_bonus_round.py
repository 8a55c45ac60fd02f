"""A tie at one phone: a bonus round among the tied seats decides it, and the totals stay as they are."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.seat import Seat

# few ranks and one lap: every other match of three ends in a tie
OFTEN_TIED: dict[str, Any] = {
    "rounds": [3],
    "draw__max_laps": 1,
    "deck__ranks": ["A", "5"],
    "deck__copies": 2,
}


def test_a_tie_is_played_off(house: House) -> None:
    for _ in range(25):
        page = house.page(house.table(bots=2, match__tie="bonus_round", **OFTEN_TIED))
        seat = Seat(page)
        seat.deal()
        seat.until("draw")
        seat.turn()
        if seat.until("summary", "last summary") == "summary":
            break
        page.close()
    else:
        raise AssertionError("nobody was ever tied")

    expect(page.get_by_text("share the lowest total: a bonus round decides.").first).to_be_visible()
    before = totals(page)
    seat.next_round()
    seat.play(until="last summary")
    expect(page.get_by_role("heading", name="Bonus round")).to_be_visible()
    bonus = totals(page)
    assert 2 <= len(bonus) <= 3
    assert all(before[name] == total for name, total in bonus.items())
    page.get_by_role("button", name="Final standing").click()
    expect(page.get_by_text(re.compile("The bonus round decided the tie: "))).to_be_visible()
    page.get_by_role("button", name="Check all deals").click()
    expect(page.get_by_role("status").filter(has_text="2 deals checked in this browser")).to_be_visible()
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("row", name=re.compile("^Bonus round"))).to_be_visible()


def totals(page: Page) -> dict[str, str]:
    """The names in the list of hands, each with its total."""
    found: list[list[str]] = page.get_by_role("list", name="All hands").evaluate(TOTALS)
    return {name: total for [name, total] in found}


TOTALS = """list => [...list.querySelectorAll('button.line')].map(
  (line) => [line.querySelector('.name').textContent, line.querySelector('.total').lastChild.textContent.trim()],
)"""
