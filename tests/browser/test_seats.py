"""Several browsers at one table, one browser in several tabs, and a seat that moves to another device."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.seat import Seat
from tests.browser.told import own_hand, shown, told
from tests.server.hidden import ONE_DECK
from threethirteen.cards import Card


def table_of(link: str) -> str:
    return link.partition("#")[0]


def sit(page: Page, name: str) -> Seat:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("status").filter(has_text="deals as soon as")).to_be_visible()
    return Seat(page)


def test_two_browsers_and_a_watcher_at_one_table(house: House) -> None:
    rules: dict[str, Any] = {key.replace(".", "__"): value for key, value in ONE_DECK.items()}
    link = house.table(bots=0, rounds=[5, 3], **rules)
    ann = Seat(house.page(link))
    ben_page = house.page(table_of(link))
    ben = sit(ben_page, "Ben")
    watcher_page = house.page(table_of(link))
    expect(watcher_page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
    ann.deal()
    ben.hand.wait_for()
    watcher = Seat(watcher_page)
    watcher.stock.wait_for()

    first, second = ann, ben
    for _ in range(4):
        if ann.until("draw", "wait") == "wait":
            first, second = ben, ann
        else:
            first, second = ann, ben
        first.until("draw")
        first.draw()
        expect_the_same(ann, ben, watcher)
        hands = {ann: own_hand(house.frames(ann.page)), ben: own_hand(house.frames(ben_page))}
        public = shown(house.frames(watcher_page))
        assert len(hands[first]) == 6
        assert len(hands[second]) == 5
        for one in (ann, ben, watcher):
            for owner, hand in hands.items():
                leaked = told(house.frames(one.page)) & (hand - public) if one is not owner else set()
                assert not leaked
        words = watcher_page.evaluate(WORDS)
        for card in (hands[ann] | hands[ben]) - public:
            assert not names_of(card) & set(words)
        assert not watcher.hand.count()
        first.discard(0)
        second.until("draw")
    expect_the_same(ann, ben, watcher)
    expect(watcher_page.get_by_text(re.compile("You are watching"))).to_be_visible()


# O18: everything a page says, shows, or has in an attribute; the lines of the drawings have letters of their own.
WORDS = """() => [...document.querySelectorAll('body, body *')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
  ...[...one.attributes].filter(({ name }) => !/^(d|points|viewBox|transform)$/.test(name)).map(({ value }) => value),
])"""


def names_of(card: Card) -> set[str]:
    """A card in all the ways that this program has of writing it."""
    assert card.rank is not None
    assert card.suit is not None
    rank = {1: "ace", 11: "jack", 12: "queen", 13: "king"}.get(card.rank.value, str(card.rank.value))
    sign = "♠♥♦♣★"["shdc*".index(str(card)[1])]
    letter = str(card)[0].replace("T", "10")
    return {str(card), f"{rank} of {card.suit.name.lower()}", letter + sign}


def expect_the_same(*seats: Seat) -> None:
    first, *others = seats
    stock, pile = first.said(first.stock), first.said(first.pile)
    for seat in others:
        expect(seat.stock).to_have_accessible_name(stock)
        expect(seat.pile).to_have_accessible_name(pile)


def test_o08_a_reload_keeps_seat_hand_order_and_turn(house: House) -> None:
    page = house.page(house.table(rounds=[7, 3]))
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.draw()
    before = seat.names()
    seat.cards.nth(0).click()
    for _ in range(3):
        page.get_by_role("button", name="Move the chosen card right").click()
    order = [*before[1:4], before[0], *before[4:]]
    assert seat.names() == order
    pile = contents(seat)
    page.wait_for_timeout(300)
    started = time.monotonic()
    page.reload()
    expect(seat.cards).to_have_count(8)
    took = time.monotonic() - started
    assert seat.names() == order
    assert seat.phase() == "discard"
    assert contents(seat) == pile
    assert took < 2 * SLOWNESS


def contents(seat: Seat) -> str:
    """What lies on the pile, without what a tap would lay there: which card is chosen is not kept over a reload."""
    return seat.said(seat.pile).partition(". ")[0]


# The machine that runs this does other things besides; on a free one each of these takes a fraction of it.
SLOWNESS = 4


def test_a_second_tab_of_the_same_seat(house: House) -> None:
    link = house.table(rounds=[7, 3])
    machine = house.machine()
    one = Seat(machine.new_page())
    one.page.goto(link)
    one.deal()
    one.until("draw")
    two = Seat(machine.new_page())
    two.page.goto(table_of(link))
    expect(two.cards).to_have_count(7)
    assert two.names() == one.names()
    two.until("draw")
    two.draw()
    expect(one.cards).to_have_count(8)
    one.until("discard")
    one.discard(0)
    two.until("draw", "summary")
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_o08_a_seat_goes_on_on_another_device(house: House) -> None:
    link = house.table(rounds=[7, 3])
    phone = Seat(house.page(link))
    phone.deal()
    phone.until("draw")
    phone.draw()
    phone.cards.nth(0).click()
    phone.button("Move the chosen card right").click()
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="My seat on another device").click()
    secret = phone.page.get_by_role("textbox", name="Secret link to your seat").input_value()
    assert "#token=" in secret
    tablet = Seat(house.page(secret, size={"width": 1280, "height": 800}))
    expect(tablet.cards).to_have_count(8)
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("Escape")
    expect(phone.cards).to_have_count(8)
    assert tablet.names() == phone.names()
    assert "token" not in tablet.page.url, "a secret has no place on the screen"
    tablet.discard(0)
    tablet.until("draw", "summary")


def test_o02_a_link_that_does_not_count_is_an_error(house: House) -> None:
    link = house.table()
    page = house.page(table_of(link) + "#token=" + "x" * 43)
    expect(page.get_by_text("This seat link does not count any more.")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_o11_a_full_table_can_be_watched(house: House) -> None:
    link = house.table(bots=1, players=[2, 2], rounds=[3])
    host = Seat(house.page(link))
    host.deal()
    page = house.page(table_of(link))
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    assert not Seat(page).hand.count()


def test_o10_the_host_ends_the_match_for_all(house: House) -> None:
    link = house.table(bots=1, rounds=[3, 5])
    seat = Seat(house.page(link))
    guest = house.page(table_of(link))
    seat.deal()
    page = seat.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the match for all").click()
    ends = page.get_by_role("button", name="End the match for all")
    expect(ends).to_be_disabled()
    code = link.split("/")[2][:6]
    expect(page.get_by_text(f"Type {code} to confirm")).to_be_visible()
    page.get_by_role("textbox", name=re.compile("^The code")).fill(code)
    ends.click()
    for one in (page, guest):
        expect(one.get_by_role("heading", name="The match was called off.")).to_be_visible()


def test_o10_a_match_put_aside_goes_on(house: House) -> None:
    seat = Seat(house.page(house.table(bots=1, rounds=[7, 5])))
    seat.deal()
    seat.until("draw")
    before = seat.names()
    page = seat.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Put the match aside").click()
    expect(page.get_by_text("the secret of the deals stays secret")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Go on")).click()
    page.get_by_role("button", name="Go on with the match").click()
    seat.until("draw")
    assert seat.names() == before
