"""Playing all at once, honour calls and a bonus round at the terminal, by prompts and by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest

from tests.unit.terminal.tables import app_for, screen_text, seated, settled
from tests.unit.terminal.test_app import SIZE, press_by_advice
from threethirteen.bots import make_bot
from threethirteen.cli.terminal.driver import Driver
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.plain import PlainTable
from threethirteen.cli.terminal.sheets import Sheet
from threethirteen.i18n import texts
from threethirteen.notation.text import format_action
from threethirteen.play import CalledWrongly, DiscardsSettled

Seen = TypeVar("Seen", CalledWrongly, DiscardsSettled)

SPEED = {"play": "simultaneous", "deck.copies": 4, "rounds": "3,4"}
HONEST = {"rounds": "3", "out.wrong_call": 20}
TIE = {
    "rounds": "3",
    "match.tie": "bonus_round",
    "match.bonus_hand_size": 4,
    "deck.ranks": "A..5",
    "deck.copies": 2,
    "draw.max_laps": 1,
    "players": "2..4",
}
"""Short rounds that tie often."""


def typed(person: Person) -> str:
    """What the greedy bot would type in the person's seat."""
    if person.driver.ended:
        raise EOFError
    if person.driver.between_rounds:
        return "next"
    return format_action(make_bot("greedy", "a person").act(person.observation))


def happened(driver: Driver, kind: type[Seen]) -> list[Seen]:
    """What of this kind has happened so far, as the person saw it."""
    return [one.sighting for one in Person(driver).seen() if isinstance(one.sighting, kind)]


def by_prompts(driver: Driver, answer: Callable[[Person], str] = typed) -> list[str]:
    """All that is said and asked until the match is over."""
    person, said = Person(driver), list[str]()

    def ask(prompt: str) -> str:
        said.append(prompt)
        return answer(person)

    PlainTable(person, texts("en"), lambda: "the rules", hints=False, ask=ask, say=said.append).run()
    return said


def tied(folder: Path, rules: Mapping[str, object], person: bool) -> str:
    """A seed with which the person, playing like the greedy bot, is among those tied, or is not."""
    for number in range(200):
        driver = seated(folder / str(number), rules, bots=("greedy", "greedy"), seed=f"tie {number}")
        by_prompts(driver)
        bonus = driver.observation.public.bonus
        driver.close()
        if bonus is not None and (driver.seat in [one.seat for one in bonus.results]) is person:
            return f"tie {number}"
    raise AssertionError("no tie in so many matches")


def test_speed_by_prompts(tmp_path: Path) -> None:
    driver = seated(tmp_path, SPEED, bots=("greedy", "greedy"))
    said = by_prompts(driver)
    assert driver.ended
    text = "\n".join(said)
    assert "Choose: the stock, or Jo’s " in text
    assert "Choose your discard." in text
    settled_calls = happened(driver, DiscardsSettled)
    assert text.count("Call “discard”: ") == len(settled_calls)
    # until the call nothing is said of what the others have chosen
    assert "Mia: " not in text.split("Call “draw”: ")[0]
    assert not any("Mia takes" in line and not line.startswith("Call “draw”: ") for line in said)
    driver.close()


async def test_speed_by_keys(tmp_path: Path) -> None:
    driver = seated(tmp_path, SPEED, bots=("greedy", "greedy"))
    app = app_for(driver)
    asked = False
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(300):
            await settled(pilot)
            if driver.ended and not isinstance(app.screen, Sheet):
                break
            if isinstance(app.screen, Sheet):
                if driver.ended:
                    break
                await pilot.press("enter")
                continue
            if app.person.to_draw:
                asked = asked or "Choose: the stock, or Jo’s " in screen_text(app)
            await press_by_advice(pilot, app)
        await settled(pilot)
        assert driver.ended
    assert asked
    driver.close()


def test_a_wrong_call_by_prompts(tmp_path: Path) -> None:
    called: list[str] = []

    def answer(person: Person) -> str:
        if person.may_call and not called:
            called.append("out")
            return "out"
        if person.may_call and len(called) == 1:
            called.append(str(person.hand.cards[0]))
            return f"out {called[1]}"
        return typed(person)

    driver = seated(tmp_path, HONEST, seed="seed 14")
    text = "\n".join(by_prompts(driver, answer))
    wrong = happened(driver, CalledWrongly)
    assert [event.seat for event in wrong] == [driver.seat]
    assert "You called out wrongly: 20 points. All saw " in text
    assert driver.observation.public.seats[driver.seat].total >= 20
    driver.close()


async def test_a_wrong_call_by_keys(tmp_path: Path) -> None:
    driver = seated(tmp_path, HONEST, seed="seed 14")
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        await pilot.press("o")
        await pilot.pause()
        assert not happened(driver, CalledWrongly), "no card chosen yet"
        await pilot.press("1", "o")
        await settled(pilot)
        assert happened(driver, CalledWrongly)
        assert app.person.to_discard
        await pilot.press("l")
        await pilot.pause()
        assert "You called out wrongly" in screen_text(app)
    driver.close()


@pytest.mark.parametrize("person", [True, False], ids=["tied", "not tied"])
def test_a_bonus_round_by_prompts(tmp_path: Path, person: bool) -> None:
    driver = seated(tmp_path, TIE, bots=("greedy", "greedy"), seed=tied(tmp_path, TIE, person))
    text = "\n".join(by_prompts(driver))
    assert driver.ended
    assert "share the lowest total: a bonus round decides." in text
    assert "Bonus round for " in text
    assert "4 cards each, fours wild. It decides the tie and changes no total." in text
    assert "The bonus round decided the tie: " in text
    driver.close()


@pytest.mark.parametrize("person", [True, False], ids=["tied", "not tied"])
async def test_a_bonus_round_by_keys(tmp_path: Path, person: bool) -> None:
    driver = seated(tmp_path, TIE, bots=("greedy", "greedy"), seed=tied(tmp_path, TIE, person))
    app = app_for(driver)
    seen: list[str] = []
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(60):
            await settled(pilot)
            seen.append(screen_text(app))
            if isinstance(app.screen, Sheet):
                if "three-thirteen verify" in seen[-1]:
                    break
                await pilot.press("enter")
                continue
            await press_by_advice(pilot, app)
    text = " ".join("\n".join(seen).split())  # as wide as the window: long lines are folded
    assert driver.ended
    assert "share the lowest total: a bonus round decides." in text
    assert "The bonus round is over: " in text
    assert "The bonus round decided the tie: " in text
    driver.close()
