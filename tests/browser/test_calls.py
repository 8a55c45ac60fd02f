"""Speed 3-13 on a page: a short match against bots by taps, one by keys, on a phone and with twelve seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.player import ask
from tests.browser import test_axe as axe
from tests.browser.house import DESKTOP, PHONE, SMALL, House
from tests.browser.seat import Seat


def table(house: House, bots: int = 2, rounds: tuple[int, ...] = (3,), **settings: Any) -> str:
    """The link to the host's seat at a table of speed."""
    body = {
        "name": "Ann",
        "rules": "speed",
        "bots": ["greedy"] * bots,
        "options": {"rounds": list(rounds)},
        "settings": {"pace": 0.3, "summary": 0, **settings},
    }
    made = ask(house.address, "/api/tables", body)
    return f"/t/{made['code'].upper()}#token={made['token']}"


def state(page: Page) -> str:
    """``draw`` or ``discard`` where a choice is to be made, ``over`` after the round, else ``wait``."""
    found = page.evaluate(
        """() => {
          const pressed = document.querySelector('.calls [aria-pressed=true]');
          if (document.querySelector('.summary')) return 'over';
          const hand = document.querySelectorAll('[data-card]').length;
          if (!document.querySelector('.calls') || !hand) return 'wait';
          if (pressed || document.querySelector('.calls .coming')) return 'wait';
          const stock = document.querySelector('.calls [data-spot=stock]');
          if (stock.getAttribute('aria-disabled') !== 'true') return 'draw';
          const own = document.querySelector('.calls [data-spot=pile]');
          return own && document.querySelector('.own') && !document.querySelector('.prompt.mine') ? 'wait' : 'discard';
        }"""
    )
    return str(found)


def play(page: Page, choose: Any, steps: int = 900) -> None:
    """Choose whenever one is asked, until the round is over."""
    for _ in range(steps):
        now = state(page)
        if now == "over":
            return
        if now in ("draw", "discard"):
            choose(now)
        page.wait_for_timeout(90)
    raise AssertionError("the round does not end")


def inside(page: Page) -> None:
    """Nothing of the page is wider than the screen, and what is to be tapped can be."""
    wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0
    low = page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('.actions button, .calls button, [data-card]')]"
        ".map((node) => node.getBoundingClientRect().bottom)) - window.innerHeight"
    )
    assert low <= 0


def test_a_match_by_taps(house: House) -> None:
    page = house.page(table(house, pace=1.2))
    seat = Seat(page)
    seat.deal()
    inside(page)
    expect(
        page.get_by_role("button", name=re.compile("^Pile of .*, from which you may take"))
    ).to_be_visible()
    stock = page.get_by_role("button", name=re.compile("^Stock, "))
    right = page.get_by_role("button", name=re.compile("^Pile of "))
    own = page.get_by_role("button", name=re.compile("^My own pile, "))
    changed = False

    def choose(now: str) -> None:
        nonlocal changed
        if now == "draw":
            if not changed:  # another choice is possible until the call
                changed = True
                seat._insist(right.click, lambda: right.get_attribute("aria-pressed") == "true")
            stock.click()
        elif seat.may_go_out():
            seat.out.click()
            if page.locator("dialog[open]").count():  # there are several ways
                page.locator("dialog[open] .stack button").first.click()
        else:
            seat.cards.nth(seat.drawn()).click()
            own.click()

    play(page, choose)
    expect(page.get_by_role("heading", level=2)).to_be_visible()


def test_a_match_by_keys(house: House) -> None:
    page = house.page(table(house, bots=1), DESKTOP, touch=False)
    Seat(page).deal()

    def choose(now: str) -> None:
        if now == "draw":
            page.keyboard.press("s")
        else:
            page.keyboard.press("End")
            page.keyboard.press("g" if Seat(page).may_go_out() else "d")
            if page.locator("dialog[open]").count():  # there are several ways
                page.keyboard.press("Enter")

    play(page, choose)
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()


def test_the_callers_button_and_the_live_region(house: House) -> None:
    page = house.page(table(house, bots=1, beat=0), DESKTOP, touch=False)
    seat = Seat(page)
    seat.deal()
    # one person and bots: whoever calls, the button is this page's
    page.get_by_role("button", name="Call now").click()
    expect(page.get_by_role("timer")).to_have_text("The call")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Call “draw”", timeout=10_000)
    assert seat.count() == 4


@pytest.mark.parametrize(
    ("size", "width"),
    [(PHONE, 44), (SMALL, 40), ({"width": 320, "height": 568}, 36)],
    ids=["phone", "small", "smallest"],
)
def test_twelve_seats_have_room(house: House, size: Any, width: int) -> None:
    page = house.page(table(house, bots=11, rounds=(13,)), size)
    seat = Seat(page)
    seat.deal()
    expect(seat.cards).to_have_count(13)
    inside(page)
    page.get_by_role("button", name=re.compile("^Stock, ")).click()
    expect(seat.cards).to_have_count(14, timeout=30_000)
    inside(page)
    assert seat.cards.evaluate_all("all => Math.min(...all.map(one => one.offsetWidth))") >= width


def test_axe_finds_nothing(house: House) -> None:
    page = house.page(table(house, bots=3, rounds=(5,), beat=0))
    seat = Seat(page)
    seat.deal()
    page.get_by_role("button", name=re.compile("^Pile of ")).wait_for()
    assert not axe.found(page)
    page.get_by_role("button", name=re.compile("^Stock, ")).click()
    expect(seat.cards).to_have_count(6, timeout=20_000)
    seat.cards.first.click()
    assert not axe.found(page)
