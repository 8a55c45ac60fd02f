"""Fingers: dragging, equal cards, double taps, and buttons that stay where they are."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.house import House
from tests.browser.seat import Seat


class Finger:
    """One finger on the glass."""

    def __init__(self, seat: Seat) -> None:
        self.page = seat.page
        self.glass: CDPSession = seat.page.context.new_cdp_session(seat.page)

    def drag(self, card: Locator, x: float, y: float) -> None:
        box = card.bounding_box()
        assert box is not None
        from_x, from_y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._touch("touchStart", from_x, from_y)
        for step in range(1, 9):
            self._touch("touchMove", from_x + (x - from_x) * step / 8, from_y + (y - from_y) * step / 8)
            self.page.wait_for_timeout(20)
        self.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def test_o27_dragging_reorders_and_discards(house: House) -> None:
    page = house.page(house.table(rounds=[7, 3]))
    seat = Seat(page)
    finger = Finger(seat)
    seat.deal()
    seat.until("draw")
    names = seat.names()
    target = seat.cards.nth(2).bounding_box()
    assert target is not None
    finger.drag(seat.cards.nth(0), target["x"] + target["width"] * 0.8, target["y"] + target["height"] / 2)
    order = [*names[1:3], names[0], *names[3:]]
    expect(seat.cards.nth(2)).to_have_accessible_name(names[0])
    assert seat.names() == order
    expect(seat.hand.get_by_role("button", pressed=True)).to_have_count(0)

    seat.draw()
    assert [name for place, name in enumerate(seat.names()) if place != seat.drawn()] == order
    page.wait_for_timeout(500)
    thrown = seat.drawn()
    pile = seat.pile.bounding_box()
    assert pile is not None
    finger.drag(seat.cards.nth(thrown), pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2)
    expect(seat.cards).to_have_count(7)
    seat.until("draw", "summary")
    if seat.phase() == "draw":
        assert seat.names() == order, "other seats' moves leave the own order alone"
        page.reload()
        expect(seat.cards).to_have_count(7)
        assert seat.names() == order


def test_dragging_from_the_stock_draws(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    seat.page.wait_for_timeout(400)
    hand = seat.hand.bounding_box()
    assert hand is not None
    Finger(seat).drag(seat.stock, hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    expect(seat.cards).to_have_count(8)


def test_o28_of_two_equal_cards_a_tap_selects_one(house: House) -> None:
    few = {"deck__ranks": ["J", "K"], "deck__copies": 8, "players": [2, 2]}
    one, other = two_seats(house, rounds=[13], **few)
    one.deal()
    other.hand.wait_for()
    seat = one if one.until("draw", "wait") == "draw" else other
    names = seat.names()
    twice = next(name for name in names if names.count(name) > 1)
    first, second = [place for place, name in enumerate(names) if name == twice][:2]
    seat.cards.nth(second).tap()
    expect(seat.hand.get_by_role("button", pressed=True)).to_have_count(1)
    expect(seat.cards.nth(second)).to_have_attribute("aria-pressed", "true")
    seat.draw()
    place = [place for place, name in enumerate(seat.names()) if name == twice][1]
    keys = seat.hand.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    seat.discard(place)
    expect(seat.cards).to_have_count(13)
    left = seat.hand.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert left == [key for at, key in enumerate(keys) if at != place], "the tapped one left, not its twin"
    assert first != second


def test_a_double_tap_on_the_stock_draws_once(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    seat.page.wait_for_timeout(400)
    seat.stock.dblclick()
    expect(seat.cards).to_have_count(8)
    seat.page.wait_for_timeout(600)
    assert seat.count() == 8
    assert seat.phase() == "discard"


def two_seats(house: House, **options: Any) -> tuple[Seat, Seat]:
    link = house.table(bots=0, **options)
    seat = Seat(house.page(link))
    other = Seat(house.page(link.partition("#")[0]))
    other.page.get_by_label("Your name").fill("Ben")
    other.button("Sit down").click()
    seat.page.get_by_role("button", name="Ben").first.wait_for()
    return seat, other


# As fast as a machine can be: the hand has the new card, and the next frame there are taps.
HASTE = """async () => {
  const cards = () => document.querySelectorAll('section[aria-label^="Your hand"] [data-card] button');
  const before = cards().length;
  document.querySelector('[data-spot=stock]').click();
  while (cards().length === before) await new Promise(requestAnimationFrame);
  cards()[0].click();
  document.querySelector('[data-spot=pile]').click();
  await new Promise((done) => setTimeout(done, 900));
  return cards().length - before;
}"""


def test_o30_a_tap_right_after_a_change_discards_nothing(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    seat.page.wait_for_timeout(400)
    assert seat.page.evaluate(HASTE) == 1


BOXES = """() => {
  const all = document.querySelectorAll('.actions button, [data-spot=stock], [data-spot=pile], main header button');
  return [...all].map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join());
}"""


def test_o30_buttons_keep_their_places(house: House) -> None:
    seat, other = two_seats(house, rounds=[6, 3])
    seat.deal()
    other.hand.wait_for()
    mine, his = (seat, other) if seat.until("draw", "wait") == "draw" else (other, seat)
    places = {"draw": mine.page.evaluate(BOXES), "wait": his.page.evaluate(BOXES)}
    mine.draw()
    places["discard"] = mine.page.evaluate(BOXES)
    mine.cards.nth(0).click()
    places["chosen"] = mine.page.evaluate(BOXES)
    mine.discard(0)
    his.until("draw")
    places["his turn"] = mine.page.evaluate(BOXES)
    assert len(places["draw"]) > 8
    assert all(boxes == places["draw"] for boxes in places.values()), places
