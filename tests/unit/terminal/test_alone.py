"""Playing alone in the terminal: by prompts and in the app, to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from threethirteen.bots import make_bot
from threethirteen.cli.saved import SavedMatches
from threethirteen.cli.terminal.alone import Alone
from threethirteen.cli.terminal.alone_app import AloneApp, PileLine, key_of
from threethirteen.cli.terminal.alone_plain import PlainAlone
from threethirteen.cli.terminal.driver import Driver, new_match, saved_match
from threethirteen.cli.terminal.faces import Artist
from threethirteen.cli.terminal.palette import DARK
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.cli.terminal.told import PlainTeller, Teller
from threethirteen.i18n import languages, texts
from threethirteen.play import Action, Discard, Draw, PlaceOn, SoloPhase
from threethirteen.rules import RuleSet

SMALL = {"rounds": [3, 4, 11], "deck.copies": 1, "deck.suits": 4, "deck.jokers": 0}


@pytest.fixture
def seated(tmp_path: Path) -> Callable[..., Driver]:
    def sit(**house: object) -> Driver:
        rules = RuleSet.preset("five-crowns-solo", {**SMALL, **house})
        return new_match(rules, "You", (), seed="alone", matches=SavedMatches(tmp_path))

    return sit


def played(
    driver: Driver, lines: Iterable[str], *, language: str = "en", hints: bool = True
) -> tuple[Outcome, str]:
    typed = iter(lines)
    said: list[str] = []

    def ask(prompt: str) -> str:
        said.append(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    table = PlainAlone(
        Alone(driver), texts(language), lambda: "the rules", hints=hints, ask=ask, say=said.append
    )
    return table.run(), "\n".join(said)


def advised(driver: Driver) -> Action:
    return make_bot("greedy", "a person").act(driver.observation)


def typed(action: Action, driver: Driver) -> str:
    """A step as a person would type it."""
    if isinstance(action, Draw):
        return "d"
    if isinstance(action, PlaceOn):
        return str(driver.observation.solo.piles[action.pile].hand_size)
    if isinstance(action, Discard):
        return PlainTeller(texts("en"), 0).card(action.card)
    return "score"


def test_a_solo_by_prompts_to_its_end(seated: Callable[..., Driver]) -> None:
    driver = seated()
    said = ""
    while not driver.ended:
        _, said = played(driver, [typed(advised(driver), driver)])
    assert "All piles are closed!" in said or "The stock is gone, and" in said
    assert "The record:" in said
    outcome, said = played(driver, ["hint", "table", "again"])
    assert outcome is Outcome.AGAIN
    assert "Play again?" in said
    driver.close()


def test_undo_and_what_is_refused_by_prompts(seated: Callable[..., Driver]) -> None:
    driver = seated()
    _, said = played(driver, ["undo", "score", "d", "d", "place 9", "11", "undo", "put 3", "nonsense", "out"])
    for sentence in (
        "There is nothing to undo",
        "cards in the stock",
        "You have drawn: first put the card on a pile.",
        "“9” is no pile. Write the size of one: 3, 4, 11.",
        "is put on the 11 pile.",
        "The last step is undone.",
        "is put on the 3 pile.",
        "“nonsense” is no card and nothing I know.",
        "“out” means nothing now.",
    ):
        assert sentence in said, sentence
    assert driver.observation.solo.phase is SoloPhase.DISCARD
    driver.close()


def test_it_goes_on_after_leaving(seated: Callable[..., Driver], tmp_path: Path) -> None:
    driver = seated()
    outcome, _ = played(driver, ["d", "11", "quit"])
    assert outcome is Outcome.QUIT
    before = driver.observation
    driver.close()
    again = saved_match(SavedMatches(tmp_path).open(driver.saved.id))
    assert again.observation == before
    again.close()


def test_hints_by_prompts(seated: Callable[..., Driver]) -> None:
    driver = seated()
    _, said = played(driver, ["hint", "d", "hint"])
    assert "Draw a card." in said
    assert "points are left over now, then" in said
    _, said = played(driver, ["hint"], hints=False)
    assert "are off" in said
    driver.close()


@pytest.mark.parametrize("language", languages())
def test_every_language_says_its_own_words(language: str, seated: Callable[..., Driver]) -> None:
    driver = seated()
    words = texts(language)
    place = words.text("solo-word-place").split(", ")[-1]
    draw = words.text("terminal-word-draw").split(",")[0]
    _, said = played(
        driver, [draw, f"{place} 11", words.text("terminal-word-help").split(",")[0]], language=language
    )
    assert driver.observation.solo.placed == 2
    assert words.text("solo-plain-help") in said
    driver.close()


async def press(pilot: Pilot[Outcome], app: AloneApp) -> None:
    """A step as the greedy bot would do it, with the keys a person has."""
    action, solo = advised(app.alone.driver), app.alone.solo
    if isinstance(action, PlaceOn):
        await pilot.press(key_of(solo.piles[action.pile].hand_size))
    elif isinstance(action, Discard):
        place = app.laid.index(action.card)
        await pilot.press(*["right"] * (place + 1), "enter")
    else:
        await pilot.press("d")


async def test_a_solo_by_keys_to_its_end(seated: Callable[..., Driver]) -> None:
    app = AloneApp(Alone(seated()), texts("en"), lambda: "the rules")
    async with app.run_test(size=(80, 24)) as pilot:
        steps = 0
        while not app.alone.driver.ended:
            before = app.alone.observation.seq
            await press(pilot, app)
            assert app.alone.observation.seq > before
            steps += 1
        assert steps > 2
        text = screen_text(app)
        assert "Play again?" in text
        await pilot.press("a")
    assert app.return_value is Outcome.AGAIN
    app.alone.driver.close()


async def test_the_app_shows_all_piles_and_undoes(seated: Callable[..., Driver]) -> None:
    app = AloneApp(Alone(seated()), texts("en"), lambda: "the rules")
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Draw a card." in screen_text(app)
        await pilot.press("d", "j", "enter")
        assert app.alone.solo.placed == 2
        assert "Choose" in screen_text(app)
        await pilot.press("u", "u")
        assert "There is nothing to undo" in screen_text(app)
        await pilot.press("R")
        assert "the rules" in screen_text(app)
        await pilot.press("escape", "h")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "points are left over now, then" in screen_text(app)
        await pilot.click(list(app.query(PileLine))[1], offset=(1, 0))
        assert app.alone.solo.placed == 1
        await pilot.press("x")
    assert app.return_value is Outcome.QUIT
    app.alone.driver.close()


async def test_a_click_on_a_card_throws_it(seated: Callable[..., Driver]) -> None:
    app = AloneApp(Alone(seated()), texts("en"), lambda: "the rules")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "j")
        line = list(app.query(PileLine))[2]
        first = next(
            x
            for x in range(12, 40)
            if app.screen.get_style_at(line.region.x + x, line.region.y).meta.get("card")
        )
        await pilot.click(line, offset=(first, 0))
        assert app.alone.solo.phase is SoloPhase.DRAW
        assert len(app.alone.solo.discards) == 1
    app.alone.driver.close()


def screen_text(app: AloneApp) -> str:
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()
    )


def test_eleven_piles_fit_eighty_columns(tmp_path: Path) -> None:
    driver = new_match(
        RuleSet.preset("five-crowns-solo"), "You", (), seed="wide", matches=SavedMatches(tmp_path)
    )
    app = AloneApp(Alone(driver), texts("en"), lambda: "the rules")
    artist = Artist(Teller(texts("en"), 0), DARK)
    for number, pile in enumerate(app.alone.solo.piles):
        assert app._pile(number, pile, artist).cell_len <= 78
    driver.close()
