"""Playing by prompts without a process: what is asked, and what the lines do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.unit.terminal.tables import SHORT, Broken, Cheat, seated, turn_over
from threethirteen.bots import make_bot
from threethirteen.cards import CardTextError, format_cards
from threethirteen.cli.saved import SavedMatches
from threethirteen.cli.terminal import driver as driver_module
from threethirteen.cli.terminal.driver import Driver
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.plain import Outcome, PlainTable
from threethirteen.cli.terminal.told import PlainTeller, read_card
from threethirteen.cli.terminal.words import Word, vocabulary
from threethirteen.i18n import Texts, card_text, languages, rank_plural, rules_title, texts
from threethirteen.play import Discard, Draw, GoOut, Policy
from threethirteen.rules import RuleSet


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

    table = PlainTable(
        Person(driver), texts(language), lambda: "the rules", hints=hints, ask=ask, say=said.append
    )
    return table.run(), "\n".join(said)


def test_a_discard_is_taken_back_before_the_next_seat_is_let_on(tmp_path: Path) -> None:
    driver = seated(tmp_path, {"rounds": "5"}, take_back=True, seed="back")
    played(driver, ["d"])
    hand = driver.observation.hand
    outcome, said = played(driver, [str(hand[0]), "back"])
    assert outcome is Outcome.END_OF_INPUT
    assert sorted(driver.observation.hand) == sorted(hand)
    assert f"You took {hand[0]} back." in said
    before = driver.observation.seq
    played(driver, [str(hand[0]), "next"])
    assert driver.observation.seq > before + 1
    assert driver.observation.to_act
    driver.close()


def test_without_hints_no_numbers_are_told(tmp_path: Path) -> None:
    driver = seated(tmp_path, SHORT)
    _, said = played(driver, ["hint", "hand"], hints=False)
    assert "Left over" not in said
    assert "are off" in said
    driver.close()


def test_sorting_moving_and_undoing(tmp_path: Path) -> None:
    driver = seated(tmp_path, {"rounds": "5"})
    person = Person(driver)
    before = person.hand.cards
    _, said = played(driver, ["move 5 1", "undo", "undo", "sort rank", "rules", "table", "scores"])
    assert "nothing to undo" in said
    assert "the rules" in said
    assert "Stock:" in said
    person = Person(driver)  # the order is kept beside the match
    assert format_cards(sorted(person.hand.cards)) == format_cards(sorted(before))
    assert person.hand.cards != before or list(before) == sorted(before)
    driver.close()


@pytest.mark.parametrize("language", languages())
def test_every_card_is_read_as_it_is_written(language: str) -> None:
    words: Texts = texts(language)
    from threethirteen.cards import CARDS

    teller = PlainTeller(words, 0)
    for card in CARDS:
        for text in (str(card), card_text(words, card), teller.card(card), teller.card(card).lower()):
            assert read_card(words, text) is card, text
    with pytest.raises(CardTextError):
        read_card(words, "Xh")


@pytest.mark.parametrize("language", languages())
def test_every_word_can_be_typed_in_every_language(language: str) -> None:
    words = texts(language)
    known = vocabulary(words)
    for word in Word:
        assert known[word.value] is word
        local = words.text(f"terminal-word-{word.value}").split(",")[0].strip()
        assert known[local.casefold()] is word, local


@pytest.mark.parametrize(
    ("bot", "told"), [(Broken(), "broke down"), (Cheat(), "tried a move that is not allowed")]
)
def test_a_bot_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Policy, told: str
) -> None:
    monkeypatch.setattr(driver_module, "make_bot", lambda name, seed: bot)
    driver = turn_over(seated(tmp_path, SHORT))
    _, said = played(driver, [])
    driver.close()
    lines = [line for line in said.splitlines() if told in line]
    assert len(lines) == len(driver.remarks) == 2
    assert all(line.startswith("greedy (seat 2, event ") for line in lines)
    assert "\x1b" not in said


def at_speed(folder: Path, deck: str = "4") -> Driver:
    rules = RuleSet.preset("speed", {"rounds": [3], "deck.copies": deck})
    return driver_module.new_match(rules, "Ida", ["greedy"], seed="calls", matches=SavedMatches(folder))


@pytest.mark.parametrize("language", languages())
def test_a_choice_for_a_call_says_what_can_be_typed(tmp_path: Path, language: str) -> None:
    words = texts(language)
    driver = at_speed(tmp_path)
    _, said = played(driver, ["table", "d"], language=language)
    draw, take = (words.text(f"terminal-word-{one}").partition(",")[0] for one in ("draw", "take"))
    assert f" ({draw}, {take})" in said
    piles = driver.observation.round.calls.piles  # type: ignore[union-attr]
    assert len(piles) == 2
    own = words.text("calls-own-pile-shown", top="").rstrip()
    assert own in said
    assert words.text("calls-pile-shown", name="Ida", top="").rstrip() not in said
    assert rules_title(words, driver.observation.rules) in said.splitlines()[0]
    driver.close()


def test_at_a_discard_call_it_is_said_that_one_can_go_out(tmp_path: Path) -> None:
    """Who cannot see it would throw the card and play on."""
    driver = at_speed(tmp_path)
    for _ in range(400):
        if any(isinstance(action, GoOut) for action in driver.observation.legal):
            break
        if driver.ended:
            pytest.fail("nobody went out")
        if driver.observation.public.round is None:
            break
        action = make_bot("greedy", 1).act(driver.observation)
        played(driver, [typed_for(action)])
    _, said = played(driver, [])
    assert "You can go out with" in said
    assert said.rstrip().endswith(" (out)")
    driver.close()


def typed_for(action: object) -> str:
    if isinstance(action, Discard):
        return str(action.card)
    return "draw" if isinstance(action, Draw) else "take"


@pytest.mark.parametrize("language", languages())
def test_the_wild_rank_is_never_said_as_a_card(tmp_path: Path, language: str) -> None:
    words = texts(language)
    driver = seated(tmp_path, SHORT)
    _, said = played(driver, ["table"], language=language)
    assert rank_plural(words, 3) in said
    assert "3s " not in said.splitlines()[1]
    driver.close()


@pytest.mark.parametrize("language", languages())
def test_every_word_that_the_help_names_is_understood(language: str) -> None:
    words = texts(language)
    known = vocabulary(words)
    for line in words.text("terminal-plain-help").splitlines():
        first = line.split()[0].rstrip(":.,").casefold()
        assert first in known, line
    assert len(words.text("terminal-plain-help").splitlines()) > 9
