"""Small screens and long words: nothing scrolls at the table, nothing is cut off, everything can be hit."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, House
from tests.browser.seat import Seat

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
DOWN = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"

# Buttons, headings and labels whose words do not fit into them.
CUT_OFF = """() => {
const inScroller = (one) => one && (getComputedStyle(one).overflowX === 'auto' || inScroller(one.parentElement));
return [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, summary, th')].filter((one) => {
  if (one.closest('.for-screen-readers') || !one.checkVisibility({ visibilityProperty: true })) return false;
  const style = getComputedStyle(one);
  if (style.display === 'inline' || one.dataset.spot || inScroller(one)) return false;
  const box = one.getBoundingClientRect();
  return box.width && (one.scrollWidth > one.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1);
}).map((one) => `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""

PAGES = ("/", "/new", "/rules", "/rules/standard", "/join", "/learn", "/mine", "/replay", "/no/such/page")


@pytest.mark.parametrize(
    "size", [(320, 640), (320, 568), (360, 560), (360, 640)], ids=lambda size: "x".join(map(str, size))
)
def test_eight_seats_and_fourteen_cards_on_a_small_phone(house: House, size: tuple[int, int]) -> None:
    width, height = size
    page = house.page(
        house.table(bots=7, rounds=[13], name="Bartholomew F."), size={"width": width, "height": height}
    )
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.draw()
    expect(seat.cards).to_have_count(14)
    fits(page)
    boxes = seat.cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    seats = page.get_by_role("region", name="The others").get_by_role("button")
    assert seats.count() == 7
    boxes += seats.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    for box in boxes:
        assert round(box["width"]) >= 44, box
        assert round(box["height"]) >= 44, box
        assert box["left"] >= 0, box
        assert box["right"] <= width, box
        assert box["bottom"] <= height, box
    prompt = page.locator("main > .top").bounding_box()
    hand = seat.cards.first.bounding_box()
    assert prompt is not None
    assert hand is not None
    assert prompt["y"] + prompt["height"] <= hand["y"] + 1, "the hand hides nothing of the table"


@pytest.mark.parametrize("height", [800, 720, 640])
def test_eight_seats_and_fourteen_cards_on_a_desktop(house: House, height: int) -> None:
    page = house.page(
        house.table(bots=7, rounds=[13], name="Bartholomew F."), size={"width": 1280, "height": height}
    )
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.draw()
    expect(seat.cards).to_have_count(14)
    fits(page)
    one_below_the_other(page, ".seats", ".top > .line", ".middle", ".prompt", ".own", ".hand", ".actions")


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)], ids=lambda size: "x".join(map(str, size)))
def test_the_table_fills_a_tall_screen(house: House, size: tuple[int, int]) -> None:
    """What three cards do not need goes to the table: there is no hole above them."""
    width, height = size
    page = house.page(house.table(bots=1, rounds=[3]), size={"width": width, "height": height})
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    fits(page)
    one_below_the_other(page, ".seats", ".top > .line", ".middle", ".prompt", ".own", ".hand", ".actions")
    own, card = page.locator(".own").bounding_box(), seat.cards.first.bounding_box()
    assert own is not None
    assert card is not None
    assert card["y"] - own["y"] - own["height"] < 200


def test_names_stay_whole_beside_long_sums(house: House) -> None:
    """A hand of nine with nothing melded: its sum goes to the next line before a name is cut off."""
    page = house.page(
        house.table(bots=2, rounds=[9], draw__max_laps=1, wild__rank=None), size={"width": 320, "height": 568}
    )
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    seat.turn()
    seat.until("last summary")
    names = page.locator(".summary .name")
    expect(names).to_have_count(3)
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    fits(page)


def test_what_is_chosen_is_read_in_full(house: House) -> None:
    """The selects of the settings are inside the dialog, and wide enough for what is chosen in them."""
    page = house.page("/", size={"width": 320, "height": 568})
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert not dialog.locator("select").evaluate_all(CRAMPED)
    assert dialog.get_by_role("checkbox").evaluate_all("all => all.every(one => one.offsetWidth >= 20)")


# Selects narrower than they would be by themselves.
CRAMPED = """all => all.filter((one) => {
  const width = one.offsetWidth;
  one.style.cssText = 'width: max-content; max-width: none';
  const needed = one.offsetWidth;
  one.style.cssText = '';
  return width < needed - 1;
}).map((one) => one.value)"""


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (390, 844), (1280, 800)])
def test_nothing_moves_from_step_to_step(house: House, size: tuple[int, int]) -> None:
    """Piles and hand stay where they are whether what is asked takes one line or two."""
    width, height = size
    page = house.page(house.table(bots=3, rounds=[7]), size={"width": width, "height": height})
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    before = page.evaluate(PLACES)
    seat.draw()
    assert page.evaluate(PLACES) == before
    seat.cards.first.click()
    assert page.evaluate(PLACES) == before


PLACES = """() => ['[data-spot=stock]', '[data-spot=pile]', '.own', '.hand', '.actions']
  .map((one) => Math.round(document.querySelector(one).getBoundingClientRect().top))"""


@pytest.mark.parametrize("cards", [3, 13])
def test_nothing_scrolls_at_the_table(house: House, cards: int) -> None:
    seat = Seat(house.page(house.table(bots=3, rounds=[cards]), size=PHONE))
    seat.deal()
    seat.until("draw")
    fits(seat.page)
    seat.draw()
    fits(seat.page)
    boxes = seat.cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    assert min(box["width"] for box in boxes) >= 44
    assert max(box["bottom"] for box in boxes) <= PHONE["height"]


def one_below_the_other(page: Page, *parts: str) -> None:
    """Nothing of the table lies over what follows it."""
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    for (part, box), (_, below) in itertools.pairwise(zip(parts, boxes, strict=True)):
        assert box is not None
        assert below is not None
        assert box["y"] + box["height"] <= below["y"] + 1, f"{part} lies over what is below it"


def fits(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(DOWN) == 0


@pytest.mark.parametrize("width", [320, 360])
def test_no_page_overflows_with_words_half_as_long_again(house: House, width: int) -> None:
    page = house.machine({"width": width, "height": 640}).new_page()
    wrong: list[str] = []

    def look(state: str) -> None:
        wrong.extend(f"{state}: {one}" for one in page.evaluate(CUT_OFF))
        if page.evaluate(SIDEWAYS):
            wrong.append(f"{state}: scrolls sideways")

    for path in PAGES:
        page.goto(path + "?lang=pseudo")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        look(path)
    link = house.table(bots=3, rounds=[5, 3])
    page.goto(link.replace("#", "?lang=pseudo#"))
    page.locator(".start").wait_for()
    look("waiting room")
    page.locator(".start").click()
    page.locator(".asked").first.wait_for()
    look("table")
    page.wait_for_timeout(400)
    page.locator("[data-spot=stock]").click()
    page.locator("[data-card]").nth(5).wait_for()
    look("discard")
    assert not wrong, "\n".join(wrong)
