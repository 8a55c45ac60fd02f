"""The line breaks and the server dies: the page goes on without a reload, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seat import Seat
from tests.browser.test_seats import sit, table_of
from tests.browser.tunnel import Tunnel, tunnel
from threethirteen.server.saving import revived
from threethirteen.store import Store


def test_o34_offline_for_a_while(house: House) -> None:
    house.cuts_lines = True
    link = house.table(bots=0, rounds=[7, 3])
    with tunnel(house.server.port) as line:
        ann = Seat(house.machine().new_page())
        ann.page.goto(f"http://127.0.0.1:{line.port}{link}")
        offline_for_a_while(house, link, line, ann)


def offline_for_a_while(house: House, link: str, line: Tunnel, ann: Seat) -> None:
    ben_page = house.page(link.partition("#")[0])
    ben_page.get_by_label("Your name").fill("Ben")
    ben_page.get_by_role("button", name="Sit down").click()
    ben = Seat(ben_page)
    expect(ann.page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
    ann.deal()
    ben.hand.wait_for()
    ann.page.evaluate("window.notReloaded = true")
    banner = ann.page.get_by_role("status").filter(has_text="No connection.")

    ann.page.context.set_offline(True)
    line.cut()
    expect(banner).to_be_visible()
    if ben.phase() == "draw":
        ben.draw()
        ben.discard(0)
    missed = ben.said(ben.pile)
    ann.page.wait_for_timeout(4000)
    line.mend()
    ann.page.context.set_offline(False)
    started = time.monotonic()
    expect(banner).to_have_count(0)
    expect(ann.pile).to_have_accessible_name(missed)
    assert time.monotonic() - started < 5
    assert ann.page.evaluate("window.notReloaded")
    ann.until("draw")
    ann.draw()
    expect(ben.stock).to_have_accessible_name(ann.said(ann.stock))


def test_o34_ten_minutes_without_a_line(house: House) -> None:
    """The pauses between attempts grow to half a minute; the page shown again is current within five seconds."""
    house.cuts_lines = True
    link = house.table(bots=0, rounds=[7, 3])
    with tunnel(house.server.port) as line:
        page = house.machine().new_page()
        page.clock.install()
        attempts: list[float] = []
        page.on("websocket", lambda _: attempts.append(time.monotonic()))
        page.goto(f"http://127.0.0.1:{line.port}{link}")
        expect(page.get_by_role("heading", name="Before the first deal")).to_be_visible()
        page.evaluate("window.notReloaded = true")
        opened = len(attempts)
        line.cut()
        banner = page.get_by_role("status").filter(has_text="No connection.")
        expect(banner).to_be_visible()
        for seconds in [2] * 90 + [30] * 14:
            page.clock.fast_forward(seconds * 1000)
            page.wait_for_timeout(30)
        tried = len(attempts) - opened
        assert 10 <= tried <= 31, f"{tried} attempts in ten minutes"
        ben = house.page(table_of(link))
        sit(ben, "Ben")
        line.mend()
        started = time.monotonic()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(banner).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
        assert time.monotonic() - started < 5
        assert page.evaluate("window.notReloaded")


def test_a_line_that_has_gone_silent_is_said_and_mended(mortal_house: House) -> None:
    """Nothing is closed and nothing comes: the server's process hangs. It is said, and goes away by itself."""
    house = mortal_house
    house.cuts_lines = True
    page = house.machine().new_page()
    page.clock.install()
    page.goto(house.table(bots=1, rounds=[7, 3]))
    Seat(page).until("waiting")
    banner = page.get_by_role("status").filter(has_text="No connection.")
    house.server.pause()
    try:
        for _ in range(4):
            page.clock.fast_forward(8_000)
            page.wait_for_timeout(50)
        expect(banner).to_be_visible()
        expect(banner).to_contain_text("Your seat and your cards are safe.")
    finally:
        house.server.resume()
    page.clock.fast_forward(30_000)
    expect(banner).to_have_count(0)
    Seat(page).deal()


def test_no_network_is_said_at_once_and_goes_away(house: House) -> None:
    """The network is cut below the browser, as in a tunnel: banner within a few seconds, and none once it is back."""
    house.cuts_lines = True
    seat = Seat(house.page(house.table(bots=1, rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    hand = seat.names()
    banner = seat.page.get_by_role("status").filter(has_text="No connection.")
    network = seat.page.context.new_cdp_session(seat.page)
    network.send("Network.enable")
    conditions = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.emulateNetworkConditions", {"offline": True, **conditions})
    expect(banner).to_be_visible()
    network.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
    expect(banner).to_have_count(0)
    assert seat.names() == hand
    seat.draw()


def test_o20_the_server_is_killed_in_mid_round_and_started_again(mortal_house: House) -> None:
    house = mortal_house
    house.cuts_lines = True
    link = house.table(bots=0, rounds=[7, 3])
    code = link.split("/")[2][:6]
    ann = Seat(house.page(link))
    ben_page = house.page(link.partition("#")[0])
    ben_page.get_by_label("Your name").fill("Ben")
    ben_page.get_by_role("button", name="Sit down").click()
    ben = Seat(ben_page)
    expect(ann.page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
    ann.deal()
    ben.hand.wait_for()
    mine, other = (ann, ben) if ann.until("draw", "wait") == "draw" else (ben, ann)
    mine.page.evaluate("window.notReloaded = true")
    mine.draw()
    mine.discard(0)
    other.until("draw")
    before = mine.names(), other.names(), mine.said(mine.pile)

    house.server.kill()
    expect(mine.page.get_by_role("status").filter(has_text="No connection.")).to_be_visible()
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright's own loop runs in this thread
        top = elsewhere.submit(lambda: asyncio.run(next_card(house.server.database, code))).result()
    house.server.start()

    for seat in (mine, other):
        expect(seat.page.get_by_role("status").filter(has_text="No connection.")).to_have_count(0)
    assert (mine.names(), other.names(), mine.said(mine.pile)) == before
    other.until("draw")
    other.draw()
    assert other.names()[other.drawn()].removesuffix(", wild") == top, "the card that lay on the stock before"
    other.discard(0)
    mine.until("draw")
    assert mine.page.evaluate("window.notReloaded")


async def next_card(database: str, code: str) -> str:
    """The top of the stock as it is saved, as a screen reader says it."""
    async with await Store.open(database) as store:
        match = await store.by_code(code.lower())
        assert match is not None
        stored = await store.load(match)
        assert stored is not None
        card = revived(stored)[0].state.stock[0]
    assert card.rank is not None
    assert card.suit is not None
    rank = {1: "ace", 11: "jack", 12: "queen", 13: "king"}.get(card.rank.value, str(card.rank.value))
    return f"{rank} of {card.suit.name.lower()}"
