"""Five languages: switched without a reload, and no message without its words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.test_room import PAGES

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
