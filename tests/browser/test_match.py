"""One person and bots at one phone: from the lobby to the record of the match."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seat import Seat


def test_one_press_starts_a_match(house: House) -> None:
    page = house.page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.hand.wait_for()
    assert len(seat.names()) in (3, 4)


def test_a_whole_match_by_taps(house: House, tmp_path: Path) -> None:
    page = house.page()
    page.get_by_label("Your name").fill("Sam")
    page.get_by_role("link", name="New table").click()
    page.get_by_text("Players, cards and rounds").click()
    page.get_by_role("textbox", name="Rounds").fill("3, 5")
    page.get_by_label("Pace of the bots").select_option("at once")
    page.get_by_label("After a round").select_option("until all have gone on")
    page.get_by_role("button", name="One fewer: Look-ahead").click()
    page.get_by_role("button", name="Make the table").click()

    seat = Seat(page)
    seat.until("waiting")
    expect(page.get_by_role("button", name=re.compile("^Sam"))).to_be_visible()
    seat.deal()
    assert seat.count() in (3, 4)

    seat.play(until="summary")
    hands = page.get_by_role("list", name="All hands")
    expect(hands).to_contain_text("Sam")
    seat.next_round()
    assert seat.count() in (5, 6)
    seat.play()

    expect(page.get_by_role("heading", level=2)).to_contain_text(re.compile("win"))
    page.get_by_role("button", name="Check all deals").click()
    expect(page.get_by_role("status").filter(has_text="checked in this browser")).to_have_text(
        re.compile("2 deals checked in this browser: all are as the secret has them")
    )
    with page.expect_download() as coming:
        page.get_by_role("button", name="Record", exact=True).click()
    record = tmp_path / "match.jsonl"
    coming.value.save_as(record)
    done = subprocess.run(
        [sys.executable, "-m", "threethirteen", "verify", str(record)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
