"""House rules in the browser: built, refused as they are typed, kept by name, passed on by link and by file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import SMALL, House
from tests.browser.test_axe import found
from threethirteen.cli.options import rules_from_options
from threethirteen.rules import RuleSet

LANGUAGES = ("en", "de", "nb", "pl", "lb")


def opened(house: House, path: str = "/new", **options: object) -> Page:
    page = house.page(path, **options)  # type: ignore[arg-type]
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    return page


def open_all(page: Page) -> None:
    page.locator("details").first.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")


def option(page: Page, title: str) -> Locator:
    return page.get_by_role("group", name=title, exact=True)


def verdict(page: Page) -> Locator:
    return page.locator(".bar").get_by_role("status")


def build(page: Page, name: str = "Grandma’s") -> None:
    """One wild a meld, with jokers, a wild card at 20 points; kept under a name."""
    page.get_by_role("combobox", name="What is played").select_option("one-wild")
    open_all(page)
    page.get_by_role("switch", name="With jokers").check()
    option(page, "Points of a wild card").get_by_role("textbox").fill("20")
    expect(verdict(page)).to_contain_text("one wild a meld + With jokers, with a house rule")
    page.get_by_label("Name of these rules").fill(name)
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_text(f"Kept as “{name}”.").wait_for()


def shared_link(page: Page) -> str:
    """The path of the link in the dialog."""
    page.get_by_role("button", name="Pass on").first.click()
    link = page.get_by_role("dialog").get_by_label("Link to these rules").input_value()
    page.keyboard.press("Escape")
    return link[link.index("/house#") :]


GRANDMA = RuleSet.preset("one-wild+jokers", {"score.wild": 20})


def test_built_kept_and_passed_on(house: House) -> None:
    """Another browser opens the link, sees the differences, keeps the rules and plays them."""
    page = opened(house)
    build(page)
    link = shared_link(page)
    assert len(link) < 120

    other = opened(house, link)
    expect(other.get_by_role("heading", level=1)).to_have_text("Grandma’s")
    table = other.get_by_role("region", name="How these rules differ").get_by_role("table")
    expect(table.get_by_role("row", name=re.compile("^Points of a wild card 20 face value"))).to_be_visible()
    expect(table.get_by_role("row", name=re.compile("^Jokers in a deck 2 0"))).to_be_visible()
    other.get_by_role("button", name="Keep", exact=True).click()
    expect(other.get_by_role("button", name="Kept")).to_be_visible()
    other.get_by_role("button", name="Play this").click()
    other.wait_for_url(re.compile("/t/"))
    code = other.url.rpartition("/t/")[2][:6]
    facts = other.request.get(f"/api/tables/{code.lower()}").json()["row"]["rules"]
    assert facts["score"]["wild"] == 20
    assert facts["deck"]["jokers"] == 2
    assert facts["wild"]["max_per_meld"] == 1
    other.goto("/house")
    expect(other.get_by_role("link", name="Grandma’s")).to_be_visible()


def test_a_link_never_writes_over_rules_of_the_same_name(house: House) -> None:
    page = opened(house)
    build(page)
    link = shared_link(page)
    option(page, "Points of a wild card").get_by_role("textbox").fill("30")
    expect(option(page, "Points of a wild card").get_by_role("textbox")).to_have_value("30")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.goto(link)
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_text("Kept as “Grandma’s 2”.").wait_for()
    page.goto("/house")
    expect(page.get_by_role("listitem").get_by_role("heading")).to_have_text(["Grandma’s", "Grandma’s 2"])


def test_change_opens_the_form_with_the_rules_and_a_reload_keeps_what_was_changed(house: House) -> None:
    page = opened(house)
    build(page)
    other = opened(house, shared_link(page))
    other.get_by_role("link", name="Change").click()
    expect(other.get_by_label("Name of these rules")).to_have_value("Grandma’s")
    open_all(other)
    wild = option(other, "Points of a wild card").get_by_role("textbox")
    expect(wild).to_have_value("20")
    wild.fill("25")
    other.reload()
    open_all(other)
    expect(option(other, "Points of a wild card").get_by_role("textbox")).to_have_value("25")
    expect(other.get_by_role("switch", name="With jokers")).to_be_checked()


def test_a_contradiction_is_said_as_it_is_typed_and_both_fields_are_marked(house: House) -> None:
    page = opened(house)
    open_all(page)
    decks, players = option(page, "Decks"), option(page, "Players")
    decks.get_by_role("combobox").select_option("#")
    decks.get_by_role("textbox").fill("1")
    said = verdict(page)
    expect(said).to_contain_text("Players: the cards do not suffice for 8 players")
    for field in (decks, players, option(page, "Rounds")):
        expect(field.get_by_role("textbox").first).to_have_attribute("aria-invalid", "true")
        expect(field).to_contain_text("the cards do not suffice")
    expect(option(page, "Suits").get_by_role("combobox")).not_to_have_attribute("aria-invalid", "true")
    described = players.get_by_role("textbox").first.get_attribute("aria-describedby")
    assert described
    texts = [page.locator(f"[id='{one}']").inner_text() for one in described.split()]
    assert any("the cards do not suffice" in text for text in texts)
    expect(players).to_contain_text("At odds with:")
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = false)")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(players.get_by_role("textbox").first).to_be_focused()
    players.get_by_role("button", name="Decks").click()
    expect(decks.get_by_role("combobox")).to_be_focused()
    players.get_by_role("textbox").last.fill("3")
    expect(said).not_to_contain_text("suffice")
    expect(decks.get_by_role("textbox")).not_to_have_attribute("aria-invalid", "true")


def test_what_is_half_typed_is_no_number_and_says_so(house: House) -> None:
    page = opened(house)
    open_all(page)
    players = option(page, "Players")
    players.get_by_role("textbox").last.fill("many")
    expect(players).to_contain_text("“many” is not a range")
    expect(players.get_by_role("textbox").last).to_have_value("many")
    players.get_by_role("textbox").last.fill("4")
    expect(players).not_to_contain_text("is not a range")
    court = option(page, "Points of court cards")
    court.get_by_role("textbox").nth(1).fill("")
    expect(court).to_contain_text("is not three numbers")


def test_a_variation_that_contradicts_is_marked_and_one_that_gives_way_is_named(house: House) -> None:
    page = opened(house)
    open_all(page)
    page.get_by_role("switch", name="Fourteens").check()
    page.get_by_role("switch", name="Short game").check()
    expect(page.get_by_role("switch", name="Fourteens")).not_to_be_checked()
    page.get_by_text("Short game and Fourteens cannot both be").wait_for()
    page.get_by_role("switch", name="Fourteens").check()
    page.get_by_role("combobox", name="What is played").select_option("five-crowns")
    expect(verdict(page)).to_contain_text("with 14 cards aces would be wild, and the deck has none")
    expect(page.get_by_role("switch", name="Fourteens")).to_have_attribute("aria-invalid", "true")
    expect(option(page, "Ranks")).to_contain_text("the deck has none")


FAULTS: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda link: link[:-9], "This link is not whole."),
    "changed": (lambda link: link.replace("#1.W", "#1.X"), "This link is not whole."),
    "newer": (lambda link: link.replace("#1.", "#2."), "These rules are from a newer version"),
    "nonsense": (lambda link: "/house#nonsense", "This link is not whole."),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("where", ["/house", "/new"])
def test_a_bad_link_says_what_is_the_matter(house: House, fault: str, where: str) -> None:
    change, sentence = FAULTS[fault]
    good = "/house#1.WyJzdGFuZGFyZCIse30sIiJd.x"
    page = opened(house, change(good).replace("/house", where))
    expect(page.get_by_role("alert").get_by_role("heading")).to_contain_text(sentence)


def link_of(page: Page, form: object) -> str:
    """A link that is whole, with anything in it."""
    return str(page.evaluate(ENCODE, json.dumps(form, ensure_ascii=False)))


ENCODE = """text => {
  const body = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  let sum = 0x811c9dc5;
  for (const letter of body) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return `/house#1.${body}.${sum.toString(36)}`;
}"""


def test_a_link_with_rules_that_there_are_not_says_which(house: House) -> None:
    page = opened(house, "/house")
    page.goto(link_of(page, ["standart+jokers", {"warp.factor": 9, "deck.jokers": -1}, "Odd"]))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("There is no game or variation standart. Did you mean standard?")
    expect(alert).to_contain_text("There is no option warp.factor")
    expect(page.get_by_role("button", name="Play this")).to_have_attribute("aria-disabled", "true")
    page.goto(link_of(page, ["standard", {"out.lay_off": "redemption", "out.last_turns": 0}, ""]))
    expect(page.get_by_role("alert")).to_contain_text("a redemption round needs last turns")


def test_kept_rules_are_renamed_doubled_deleted_and_brought_back(house: House) -> None:
    page = opened(house)
    build(page)
    page.goto("/house")
    names = page.get_by_role("listitem").get_by_role("heading")
    page.get_by_role("button", name="Duplicate").click()
    expect(names).to_have_text(["Grandma’s", "Grandma’s 2"])
    page.get_by_role("button", name="Rename").last.click()
    field = page.get_by_label("New name")
    expect(field).to_be_focused()
    field.fill("grandma’s")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("other rules have it")
    field.fill("Aunt’s")
    field.press("Enter")
    expect(names).to_have_text(["Aunt’s", "Grandma’s"])
    page.get_by_role("button", name="Delete").first.click()
    expect(names).to_have_text(["Grandma’s"])
    page.get_by_role("button", name="Undo").click()
    expect(names).to_have_text(["Aunt’s", "Grandma’s"])
    page.reload()
    expect(names).to_have_text(["Aunt’s", "Grandma’s"])


def test_a_saved_file_is_read_by_the_command_line_and_by_another_browser(
    house: House, tmp_path: Path
) -> None:
    page = opened(house)
    build(page)
    page.goto("/house")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "three-thirteen-grandma-s.json"
    download.value.save_as(file)
    assert rules_from_options(str(file)) == GRANDMA

    bad, odd = tmp_path / "bad.json", tmp_path / "odd.json"
    bad.write_text("{nonsense", encoding="utf-8")
    odd.write_text('{"game": "standard", "deck.copies": 1, "players": [2, 8]}', encoding="utf-8")
    other = opened(house, "/house")
    other.get_by_label("Open files").set_input_files([file, bad, odd])
    expect(other.get_by_role("listitem").get_by_role("heading")).to_have_text(["Grandma’s"])
    expect(other.get_by_role("alert")).to_contain_text("bad.json: This file holds no rules.")
    expect(other.get_by_role("alert")).to_contain_text("odd.json: Players: the cards do not suffice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_and_nothing_is_wider_than_a_small_phone(house: House, language: str) -> None:
    page = opened(house, f"/new?lang={language}", size=SMALL)
    open_all(page)
    page.locator("#field-deck-copies select").select_option("#")
    page.locator("#field-deck-copies input").fill("1")
    page.locator("#field-players [aria-invalid]").first.wait_for()
    complaints = [f"wrong: {one}" for one in found(page)] + wide(page, "wrong")
    page.locator("#field-deck-copies input").fill("3")
    expect(page.locator("#field-players [aria-invalid]")).to_have_count(0)
    page.get_by_role("textbox", name=re.compile(".*")).filter(visible=True).last.wait_for()
    page.locator("section[aria-labelledby=named] input").fill("Tante Elfriedes überlange Regeln")
    page.locator("section[aria-labelledby=named] form button").first.click()
    page.locator("section[aria-labelledby=named] form button").last.click()
    page.get_by_role("dialog").locator("input").wait_for()
    link = page.get_by_role("dialog").locator("input").input_value()
    complaints += [f"dialog: {one}" for one in found(page)] + wide(page, "dialog")
    path = link[link.index("/house#") :]
    for name, where in (
        ("kept", f"/house?lang={language}"),
        ("shared", path.replace("#", f"?lang={language}#")),
        ("broken", f"/house?lang={language}#x"),
    ):
        page.goto(where)
        page.wait_for_load_state("networkidle")
        complaints += [f"{name}: {one}" for one in found(page)] + wide(page, name)
    assert not complaints, "\n".join(complaints)


def wide(page: Page, state: str) -> list[str]:
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"{state}: {width} px too wide"] if width > 0 else []
