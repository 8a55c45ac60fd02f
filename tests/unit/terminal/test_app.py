"""The Textual app, driven by keys and by the mouse."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.unit.terminal.tables import (
    SHORT,
    Broken,
    app_for,
    screen_text,
    seated,
    settled,
    swapped,
    turn_over,
)
from threethirteen.bots import make_bot
from threethirteen.cards import Card, format_cards
from threethirteen.cli.saved import SavedMatches
from threethirteen.cli.terminal import driver as driver_module
from threethirteen.cli.terminal.app import TableApp
from threethirteen.cli.terminal.driver import saved_match
from threethirteen.cli.terminal.hand import OwnHand
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.cli.terminal.sheets import Sheet
from threethirteen.cli.terminal.widgets import HandArea
from threethirteen.engine import CardDrawn, Match
from threethirteen.play import Action, CardTaken, Discard, Draw, GoOut, Take, WentOut
from threethirteen.play.lying import Order

SIZE = (80, 24)


def advised(app: TableApp) -> Action:
    """What the greedy bot would do in the person's seat."""
    return make_bot("greedy", "a person").act(app.person.observation)


def card_of(action: Action) -> Card:
    assert isinstance(action, Discard | GoOut)
    card = action.card if isinstance(action, Discard) else action.discard
    assert card is not None
    return card


async def press_by_advice(pilot: Pilot[Outcome], app: TableApp) -> None:
    """One step as the greedy bot would do it, with the keys a person has."""
    action = advised(app)
    if isinstance(action, Draw | Take):
        await pilot.press("d" if isinstance(action, Draw) else "t")
        return
    place = app.person.hand.cards.index(card_of(action)) + 1
    await pilot.press("escape", str(place % 10))
    await pilot.press("o" if isinstance(action, GoOut) else "enter")


def act_by_advice(app: TableApp) -> None:
    """The same without the keyboard, which is quicker."""
    action = advised(app)
    if isinstance(action, Draw | Take):
        (app.table.action_draw if isinstance(action, Draw) else app.table.action_take)()
        return
    app.table.action_let_go()
    app.table.action_choose(app.person.hand.cards.index(card_of(action)) + 1)
    (app.table.action_out if isinstance(action, GoOut) else app.table.action_discard)()


async def test_a_whole_match_by_keys(tmp_path: Path) -> None:
    driver = seated(tmp_path, SHORT, seed="seed 14")
    app = app_for(driver)
    summaries = 0
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(200):
            await settled(pilot)
            if isinstance(app.screen, Sheet):
                if driver.ended and summaries == 2:
                    break
                summaries += 1
                text = screen_text(app)
                assert f"Round {summaries} of 2 is over" in text
                assert all(name in text for name in ("You", "Mia"))
                await pilot.press("enter")
                continue
            await press_by_advice(pilot, app)
        await settled(pilot)
        text = screen_text(app)
        assert "Final standing" in text
        assert "three-thirteen verify" in text
        await pilot.press("a")
        await pilot.pause()
    assert app.return_value is Outcome.AGAIN
    assert driver.ended
    driver.close()
    with SavedMatches(tmp_path).open(driver.saved.id) as saved:
        assert saved.match.ended


async def test_a_round_by_mouse(tmp_path: Path) -> None:
    driver = seated(tmp_path, SHORT, seed="seed 14")
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(100):
            await settled(pilot)
            if isinstance(app.screen, Sheet):
                break
            action = advised(app)
            if isinstance(action, Draw):
                await pilot.click("#piles", offset=(4, 2))
            elif isinstance(action, Take):
                await pilot.click("#piles", offset=(14, 2))
            else:
                place = app.person.hand.cards.index(card_of(action))
                spot = next(one for one in app.table.query_one(HandArea).picture.spots if one.place == place)
                await pilot.click("#hand", offset=(spot.left + 3, spot.row * 3 + 1))
                assert app.person.hand.chosen == place
                await pilot.click("#key-out" if isinstance(action, GoOut) else "#key-discard")
        assert isinstance(app.screen, Sheet)
        await pilot.click("#key-enter")
        await settled(pilot)
        assert app.person.observation.round.number == 1
        assert len(app.screen_stack) == 2
    driver.close()


async def test_a_double_press_never_acts_twice(tmp_path: Path) -> None:
    now = [100.0]
    driver = seated(tmp_path)
    app = app_for(driver, moment=0.15)
    app._clock = lambda: now[0]
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        now[0] += 1
        await pilot.press("d", "d", "enter", "x")
        own = [seen for seen in driver.seen() if getattr(seen.sighting, "seat", None) == 0]
        assert len(own) == 1
        assert app.person.to_discard
        assert "You cannot" not in screen_text(app)
        now[0] += 1
        await pilot.press("right")
        await pilot.press("x", "x", "d", "t")
        await settled(pilot)
        assert sum(1 for seen in driver.seen() if getattr(seen.sighting, "seat", None) == 0) == 2
    driver.close()


async def test_a_refusal_is_said_and_nothing_happens(tmp_path: Path) -> None:
    driver = seated(tmp_path)
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        before = driver.observation.seq
        await pilot.press("right", "x")
        assert "draw first" in screen_text(app)
        await pilot.press("d", "d")
        assert "You have drawn already" in screen_text(app)
        await pilot.press("o")
        assert "would be left over" in screen_text(app)
        assert driver.observation.seq == before + 1
    driver.close()


async def test_o27_own_order_through_moves_and_resume_and_e22_nothing_of_the_old_round(
    tmp_path: Path,
) -> None:
    driver = seated(tmp_path, {"rounds": "4,3"}, bots=("greedy", "greedy"))
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("right", "shift+right", "shift+right", "right", "comma")
        order = app.person.hand.cards
        await pilot.press("d")
        assert app.person.hand.cards[:4] == order
        assert app.person.hand.new == 4
        assert "new" in screen_text(app)
        await pilot.press("escape", "left", "x")
        await settled(pilot)
        assert app.person.hand.cards == order
        await pilot.press("q")
    driver.close()
    again = saved_match(SavedMatches(tmp_path).open(driver.saved.id))
    app = app_for(again)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert app.person.hand.cards == order
        await pilot.press("right")
        while not isinstance(app.screen, Sheet):
            act_by_advice(app)
            await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        fresh = OwnHand()
        fresh.follow(app.person.observation)
        assert app.person.observation.round.number == 1
        assert app.person.hand.cards == fresh.cards
        assert (app.person.hand.chosen, app.person.hand.new) == (None, None)
        assert not app.person.hand.undo()
    again.close()


async def test_the_screen_depends_on_the_observation_alone(tmp_path: Path) -> None:
    """Swap all hidden cards: every screen stays as it was."""
    secret = hashlib.sha256(b"hidden").digest()
    screens = []
    for variant in (0, 1):
        driver = seated(tmp_path / str(variant), {"rounds": "7"}, bots=("greedy", "greedy"), seed="hidden")
        match: Match = driver._match
        # the others only pass on what they take, so that both matches show the same
        driver._match = swapped(match, 0, secret) if variant else match
        driver.saved.append = lambda match: None  # type: ignore[method-assign]
        while driver.waiting_for_bot:
            seat = driver._match.turn
            assert seat is not None
            top = driver.observation.top
            assert top is not None
            driver._match = driver._match.act(seat, Take()).act(seat, Discard(top))
        app = app_for(driver)
        seen = []
        async with app.run_test(size=(110, 30)) as pilot:
            await settled(pilot)
            seen.append(screen_text(app))
            await pilot.press("m", "t")
            seen.append(screen_text(app))
            await pilot.press("l")
            await pilot.pause()
            seen.append(screen_text(app))
        screens.append(seen)
        driver.close()
    assert screens[0] == screens[1]
    hidden = [[e.event for e in driver._match.events if isinstance(e.event, CardDrawn | CardTaken)]]
    assert hidden


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@pytest.mark.parametrize("seats", [2, 8])
async def test_a_full_hand_and_all_seats_fit(tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    driver = seated(
        tmp_path, {"rounds": "15"} if seats == 2 else {"rounds": "13"}, bots=("random",) * (seats - 1)
    )
    app = app_for(driver)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("d")
        for order in Order:
            app.table.action_arrange(order.value)
            await pilot.pause()
            text = screen_text(app)
            assert len(text.splitlines()) == size[1]
            for seat in driver.observation.public.seats:
                assert seat.name in text
            picture = app.table.query_one(HandArea).picture
            assert len(picture.lines) <= 6
            assert sorted(spot.place for spot in picture.spots) == list(range(len(driver.observation.hand)))
            assert max(spot.right for spot in picture.spots) <= size[0] - 2
            for card in app.person.hand.cards:
                assert app.artist.face(card) in text
            for word in ("Round 1 of 1", "Draw", "Discard", "Go out", "? Help", "Q Leave"):
                assert word in text
    driver.close()


async def test_a_window_too_small_says_so_and_comes_back(tmp_path: Path) -> None:
    driver = seated(tmp_path)
    app = app_for(driver)
    async with app.run_test(size=(50, 18)) as pilot:
        await settled(pilot)
        assert "60" in screen_text(app)
        assert "nothing is lost" in " ".join(screen_text(app).split())
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Round 1 of 2" in screen_text(app)
    driver.close()


async def test_help_rules_scores_log_hint_and_numbers(tmp_path: Path) -> None:
    driver = seated(tmp_path)
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        for key, word in (
            ("question_mark", "Keys"),
            ("R", "the rules"),
            ("p", "Score sheet"),
            ("l", "What happened"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert word in screen_text(app), key
            await pilot.press("escape")
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Hint:" in screen_text(app)
        assert "Left over" in screen_text(app)
        await pilot.press("n")
        assert "Left over" not in screen_text(app)
        await pilot.press("h")
        assert "off" in screen_text(app)
        await pilot.press("f2")
        assert app.theme.endswith("light")
    driver.close()


async def test_a_discard_is_taken_back_until_the_next_seat_acts(tmp_path: Path) -> None:
    driver = seated(tmp_path, take_back=True)
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("d", "right", "right")
        cards = app.person.hand.cards
        app._pace = 60.0  # the next seat waits
        await pilot.press("x")
        assert app.person.may_take_back
        await pilot.press("b")
        assert app.person.to_discard
        assert format_cards(app.person.hand.cards) == format_cards(cards)
        app._pace = 0.0
        await pilot.press("x")
        await settled(pilot)
        await pilot.press("b")
        assert "can be taken back" in screen_text(app)
    driver.close()


async def test_of_several_ways_out_one_is_asked_for(tmp_path: Path) -> None:
    driver = seated(tmp_path, SHORT, seed="seed 14")
    app = app_for(driver)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("d")
        ways = app.person.ways_out
        assert len(ways) == 2
        assert "You can go out with" in screen_text(app)
        await pilot.press("o")
        await pilot.pause()
        assert "Go out with which discard?" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.person.to_discard
        await pilot.press("o", "2")
        await settled(pilot)
        out = next(one.sighting for one in driver.seen() if isinstance(one.sighting, WentOut))
        assert (out.seat, out.discard) == (0, ways[1].discard)
    driver.close()


async def test_a_bot_that_fails_is_named_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_module, "make_bot", lambda name, seed: Broken())
    driver = turn_over(seated(tmp_path, SHORT))
    app = app_for(driver)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        assert "greedy (seat 2, event" in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        assert "broke down" in screen_text(app)
    driver.close()
