"""Five languages: switched without a reload, and no message without its words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seat import Seat
from tests.browser.test_room import CUT_OFF, PAGES

# What stands where a message is missing: its id. Whatever is said, shown or named on the page is looked through.
IDS = r"""() => {
  const id = /(^|\s)(web|pages|table|terminal|option|value|preset|refusal|problem|bot|sheet|card|rule)-[a-z][\w-]*/;
  const texts = [...document.querySelectorAll('body, body *')].flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  ]);
  return [...new Set(texts.filter((text) => id.test(text)))].concat(id.test(document.title) ? [document.title] : []);
}"""

LOBBY = {
    "de": ("Deutsch", "Jetzt spielen"),
    "nb": ("Norsk bokmål", "Spill nå"),
    "pl": ("Polski", "Zagraj teraz"),
    "lb": ("Lëtzebuergesch", "Elo spillen"),
    "en": ("English", "Play now"),
}


def test_a_switch_takes_effect_at_once(house: House) -> None:
    page = house.page()
    play = page.locator("section.now button")
    expect(play).to_have_text("Play now")
    page.evaluate("window.notReloaded = true")
    page.get_by_role("button", name="Settings").click()
    language = page.locator("dialog select").first
    said = {}
    for code, (name, _) in LOBBY.items():
        language.select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", code)
        said[code] = play.text_content()
    assert len(set(said.values())) == len(LOBBY)
    assert said["en"] is not None
    assert said["en"].strip() == "Play now"
    assert page.evaluate("window.notReloaded")


@pytest.mark.parametrize("code", ["en", "de", "nb", "pl", "lb"])
def test_no_message_is_missing_on_any_page(house: House, code: str) -> None:
    page = house.machine().new_page()
    missing: list[str] = []

    def look(state: str) -> None:
        missing.extend(f"{state}: {one}" for one in page.evaluate(IDS))

    for path in PAGES:
        page.goto(f"{path}?lang={code}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", code)
        look(path)
    page.goto(house.table(bots=2, rounds=[3, 4]).replace("#", f"?lang={code}#"))
    page.locator(".start").wait_for()
    look("waiting room")
    page.locator(".start").click()
    page.locator(".asked").first.wait_for()
    look("draw")
    for key in ("?", "Escape", "h", "s"):
        page.wait_for_timeout(350)
        page.keyboard.press(key)
        look(f"after {key}")
    page.locator("main header button").last.click()
    look("menu")
    for place in range(page.locator("dialog[open] .item").count() - 4):
        page.locator("dialog[open] .item").nth(place).click()
        page.wait_for_timeout(100)
        look(f"menu {place}")
        page.keyboard.press("Escape")
        if not page.locator("dialog[open]").count():
            page.locator("main header button").last.click()
    assert not missing, "\n".join(missing)


# A text of so many lines at most, of which the last ends in an ellipsis where it does not fit; a name that gives way.
CLAMPED = """() => [...document.querySelectorAll('.prompt .text, .own .name')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def test_a_last_turn_is_asked_for_in_full_in_every_language(house: House) -> None:
    """With the longest button, beside the link to the rule, on a phone."""
    page = house.page(house.table(bots=2, rounds=[3] * 20, out__wrong_call=20))
    seat = Seat(page)
    seat.deal()
    asked = page.get_by_text("is out: your last turn")
    while True:
        phase = seat.until("draw", "discard", "summary", "last summary")
        assert phase != "last summary", "nobody else went out in twenty rounds"
        if phase == "draw" and asked.count():
            break
        if phase == "summary":
            seat.next_round()
            continue
        if phase == "draw":
            seat.draw()
        seat.discard()
    wrong = []
    url = page.url.partition("?")[0]
    for code in ("en", "de", "nb", "pl", "lb"):
        page.goto(f"{url}?lang={code}")
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.locator(".prompt.mine .text").wait_for()
        expect(page.locator(".own .short")).to_be_visible()
        wrong += [f"{code}: {one}" for one in page.evaluate(CLAMPED) + page.evaluate(CUT_OFF)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", ["en", "de", "nb", "pl", "lb"])
def test_no_word_is_broken_in_two(house: House, code: str) -> None:
    """Headings, names and buttons on a phone: a word of one part stands in one line."""
    page = house.machine().new_page()
    broken: list[str] = []
    for path in ("/", "/new", "/rules"):
        page.goto(f"{path}?lang={code}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        broken += [f"{path}: {one}" for one in page.evaluate(BROKEN)]
    assert not broken, "\n".join(broken)


# Words of which a part stands on the line below.
BROKEN = r"""() => [...document.querySelectorAll('h1, h2, h3, .name, .button')].flatMap((one) => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word);
    }
  }
  return found;
})"""


def test_a_game_for_one_is_for_one_player(house: House) -> None:
    page = house.page("/rules")
    alone = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Five Crowns solo"))
    expect(alone.get_by_text("for one player")).to_be_visible()


def test_a_record_is_opened_by_a_button_in_the_pages_words(house: House) -> None:
    """The browser's own file field speaks the browser's language."""
    page = house.page("/replay?lang=de")
    button = page.locator("label.button")
    expect(button).to_be_visible()
    field = page.locator("input[type=file]").bounding_box()
    assert field is not None
    assert field["width"] <= 1
    with page.expect_file_chooser():
        button.click()
