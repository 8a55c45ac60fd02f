"""What people take for granted at a table: undo, order, marks of what was not done by hand, rules to read."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import DESKTOP, House
from tests.browser.seat import Seat
from tests.browser.test_seats import WORDS, names_of, sit, table_of
from tests.browser.told import shown
from threethirteen.cards import Rank, Suit, parse_card


def pressed(seat: Seat) -> int:
    return seat.hand.get_by_role("button", pressed=True).count()


def test_o25_o26_undo_is_of_actions_and_never_of_a_draw(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    dealt = seat.names()
    undo = seat.button("Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    seat.cards.nth(0).click()
    for _ in range(2):
        seat.button("Move the chosen card right").click()
    moved = [*dealt[1:3], dealt[0], *dealt[3:]]
    assert seat.names() == moved
    seat.draw()
    new = seat.names()[seat.drawn()]
    undo.click()
    undo.click()
    # the two moves are undone, and the card that came meanwhile stays
    assert [name for name in seat.names() if name != new or dealt.count(new)] != moved
    assert sorted(seat.names()) == sorted([*dealt, new])
    undo.click()
    assert pressed(seat) == 0, "choosing is undone too"
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert seat.count() == 8, "a draw is never undone"
    seat.button("Arrange").click()
    seat.page.get_by_role("dialog").get_by_role("button", name="By rank").click()
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert [name for name in seat.names() if name != new or dealt.count(new)][:3] == dealt[:3]


def test_o25_a_discard_is_taken_back_until_the_next_seat_acts(house: House) -> None:
    link = house.table(bots=0, rounds=[7, 3], settings={"take_back": True})
    ann = Seat(house.page(link))
    ben = sit(house.page(table_of(link)), "Ben")
    ann.page.get_by_role("button", name="Ben").first.wait_for()
    ann.deal()
    ben.hand.wait_for()
    mine, other = (ann, ben) if ann.until("draw", "wait") == "draw" else (ben, ann)
    mine.draw()
    held = sorted(mine.names())
    mine.discard(0)
    other.until("draw")
    mine.take_back()
    assert sorted(mine.names()) == held
    other.until("wait")
    mine.discard(0)
    other.until("draw")
    other.draw()
    expect(mine.button("Take back")).to_have_count(0)


def test_o32_o14_the_clock_plays_and_says_so_until_one_is_back(house: House) -> None:
    """Two time-outs in a row: auto-play, with a mark at every move and at the seat, until "I am back"."""
    link = house.table(bots=0, rounds=[9, 3], settings={"clock": {"turn": 5, "bank": 0}, "take_back": False})
    ann = Seat(house.page(link))
    ben = sit(house.page(table_of(link)), "Ben")
    ann.page.get_by_role("button", name="Ben").first.wait_for()
    ann.deal()
    ben.hand.wait_for()
    back = ben.page.get_by_role("button", name="I am back")
    for _ in range(20):
        if ann.until("draw", "wait", "discard") == "draw":
            ann.draw()
            ann.discard()
        if back.count():
            break
        ann.until("draw", "summary", seconds=30)
    expect(back).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Ben, .*on auto-play"))).to_be_attached()
    ann.page.locator(".last").click()
    expect(ann.page.get_by_role("dialog").get_by_text("(the clock)").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    back.click()
    expect(back).to_have_count(0, timeout=4500)  # before the clock of the next seat runs out
    expect(ann.page.get_by_role("button", name=re.compile("^Ben, .*on auto-play"))).to_have_count(0)
    assert ben.hand.count(), "the round goes on"


def test_o05_a_bot_plays_for_who_has_gone_until_they_are_back(house: House) -> None:
    link = house.table(bots=0, rounds=[9, 3], settings={"grace": 1})
    ann = Seat(house.page(link))
    machine = house.machine()
    ben = Seat(machine.new_page())
    ben.page.goto(table_of(link))
    sit(ben.page, "Ben")
    ann.page.get_by_role("button", name="Ben").first.wait_for()
    ann.deal()
    ben.hand.wait_for()
    if ann.until("draw", "wait") == "draw":
        ann.draw()
        ann.discard()
    ben.until("draw")
    ben.draw()
    before = ben.page.evaluate("location.href")
    ben.page.close()
    seat_of_ben = ann.page.get_by_role("button", name=re.compile("^Ben, .*away"))
    expect(seat_of_ben).to_be_attached()
    ann.until("draw", seconds=40)
    expect(ann.page.get_by_role("button", name=re.compile("^Ben, .*a bot plays"))).to_be_attached()
    back = Seat(machine.new_page())
    back.page.goto(before)
    expect(back.cards).to_have_count(9)
    expect(seat_of_ben).to_have_count(0)
    ann.draw()
    ann.discard()
    if back.until("draw", "summary") == "draw":
        back.draw()
        expect(back.cards).to_have_count(10)


def test_o18_face_down_cards_betray_nothing(house: House) -> None:
    """Whatever the page says, shows or names: of 52 cards it speaks of the own ones and of those that lay open."""
    one_deck: dict[str, Any] = {"deck__copies": 1, "players": [2, 2]}
    seat = Seat(house.page(house.table(bots=1, rounds=[5, 3], **one_deck)))
    seat.deal()
    for _ in range(2):
        if seat.until("draw", "summary") == "summary":
            break
        words = set(seat.page.evaluate(WORDS))
        open_cards = {str(card) for card in shown(house.frames(seat.page))}
        mine = " ".join(seat.names())
        for suit in list(Suit)[:4]:
            for rank in Rank:
                card = parse_card(f"{'A23456789TJQK'[rank.value - 1]}{'shdc'[list(Suit).index(suit)]}")
                own = any(re.search(rf"\b{name}\b", mine) for name in names_of(card) if " of " in name)
                if not own and str(card) not in open_cards:
                    assert not names_of(card) & words, card
        images = seat.page.evaluate(
            "[...document.querySelectorAll('img, image, use')].map(one => one.outerHTML)"
        )
        assert not images, "cards are drawn, and have no file names"
        seat.turn()


def test_e22_a_new_round_starts_fresh(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[3, 5])))
    seat.deal()
    seat.cards.nth(0).click()
    seat.button("Move the chosen card right").click()
    seat.play(until="summary")
    seat.next_round()
    expect(seat.hand).to_be_visible()
    assert pressed(seat) == 0
    expect(seat.button("Undo")).to_have_attribute("aria-disabled", "true")
    expect(seat.hand.locator(".lands, .dragged")).to_have_count(0)
    assert not any(name.endswith(", new") for name in seat.names())


def test_o31_who_comes_within_a_round_watches_until_it_ends(house: House) -> None:
    link = house.table(bots=1, rounds=[3, 4, 5])
    host = Seat(house.page(link))
    host.deal()
    page = house.page(table_of(link))
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("you come in when this round is over").first).to_be_visible()
    guest = Seat(page)
    assert not guest.hand.count()
    host.play(until="summary")
    guest.until("summary")
    guest.button("Next round").click()
    host.button("Next round").click()
    expect(guest.hand).to_be_visible()
    assert guest.count() in (4, 5)


def test_a_refusal_leads_to_its_rule(house: House) -> None:
    page = house.page(house.table(rounds=[7, 3]), size=DESKTOP, touch=False)
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    page.keyboard.press("d")
    page.get_by_role("button", name="Rule", exact=True).click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.get_by_role("heading", name="A turn")).to_be_focused()
    expect(sheet.get_by_role("heading", name="A turn")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^sevens wild")).click()
    expect(sheet.get_by_role("heading", name=re.compile("^Wild"))).to_be_focused()


def test_who_listens_hears_what_happened_and_what_is_asked(house: House) -> None:
    seat = Seat(house.page(house.table(rounds=[7, 3])))
    seat.deal()
    seat.until("draw")
    polite = seat.page.locator("[aria-live=polite]")
    urgent = seat.page.locator("[aria-live=assertive]")
    expect(urgent).to_have_text(re.compile("^Your turn: draw from the stock"))
    seat.draw()
    drawn = seat.names()[seat.drawn()].removesuffix(", wild")
    expect(polite.filter(has_text=re.compile("^You drew"))).to_have_text(f"You drew {drawn}.")
    expect(polite.filter(has_text="discard")).not_to_have_count(0)
    expect(urgent).to_have_text("")


def test_card_letters_follow_the_language_without_a_reload(house: House) -> None:
    court: dict[str, Any] = {"deck__ranks": ["J", "K"], "deck__copies": 8, "players": [2, 2]}
    page = house.page(house.table(bots=1, rounds=[13], **court), size=DESKTOP, touch=False)
    seat = Seat(page)
    seat.deal()
    seat.until("draw")
    page.evaluate("window.notReloaded = true")
    letters = (
        "[...document.querySelectorAll('[data-spot=hand] .rank')].map(one => one.textContent).sort().join('')"
    )
    english = page.evaluate(letters)
    assert set(english) <= {"J", "Q", "K"}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings", exact=True).click()
    page.locator("dialog[open] select").first.select_option("Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate(letters) == "".join(sorted(english.translate(str.maketrans("JQ", "BD"))))
    assert page.evaluate("window.notReloaded")
