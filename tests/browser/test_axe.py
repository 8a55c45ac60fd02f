"""axe finds nothing on any page in any state, light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.seat import Seat

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const places = (one) => one.nodes.map((node) => node.target.join(' ')).join(' | ');
  return violations.map((one) => `${one.id}: ${one.help} — ${places(one)}`);
}"""


def found(page: Page) -> list[str]:
    """What axe finds on the page as it is now, light and dark."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    complaints: list[str] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_timeout(250)
        complaints += [f"{scheme}: {one}" for one in page.evaluate(RUN)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return complaints


PAGES = {
    "lobby": ("/", "Play now"),
    "new table": ("/new", "Make the table"),
    "house rules": ("/house", "My house rules"),
    "rules": ("/rules", "Rules"),
    "rule sheet": ("/rules/standard", "Print"),
    "join": ("/join", None),
    "join by code": ("/j", "Join"),
    "learn": ("/learn", "Stock"),
    "mine": ("/mine", "Delete my name and keys"),
    "replay": ("/replay", None),
    "missing": ("/no/such/page", None),
}


@pytest.mark.parametrize("name", PAGES)
def test_pages(house: House, name: str) -> None:
    path, wanted = PAGES[name]
    page = house.page(path)
    page.get_by_role("heading", level=1).wait_for()
    if wanted:
        page.locator("main").get_by_text(wanted).first.wait_for()
    page.wait_for_load_state("networkidle")
    complaints = found(page)
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert not complaints + found(page)


def test_a_match_in_every_state(house: House) -> None:
    """Waiting room, draw, discard, going out, last turns, summary, end, replay; and every dialog of the table."""
    complaints: list[str] = []

    def look(state: str) -> None:
        complaints.extend(f"{state}: {one}" for one in found(page))

    page = house.page(house.table(bots=2, rounds=[3, 4]))
    seat = Seat(page)
    seat.until("waiting")
    look("waiting room")
    seat.deal()
    seat.until("draw")
    look("draw")
    for name in MENU:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(name)
        page.keyboard.press("Escape")
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    seat.draw()
    look("discard")
    seat.cards.nth(0).click()
    look("a chosen card")
    seat.discard()
    looked = set()
    while (phase := seat.until("draw", "discard", "summary")) != "summary":
        if seat.out.get_attribute("aria-disabled") != "true" and "out" not in looked:
            look("going out")
            looked.add("out")
        if page.get_by_text("is out: your last turn").count() and "last" not in looked:
            look("last turns")
            looked.add("last")
        if phase == "draw":
            seat.draw()
        else:
            seat.turn()
    look("summary")
    seat.play()
    look("end")
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("checked in this browser").wait_for()
    look("checked")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="A step on").wait_for()
    look("replay")
    assert not complaints, "\n".join(complaints)


MENU = (
    "Score sheet",
    "What happened",
    "Invite",
    "My seat on another device",
    "Table settings",
    "Settings",
    "Keys",
)
