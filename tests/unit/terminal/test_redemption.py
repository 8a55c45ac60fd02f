"""The last turn of a redemption round at the terminal, by prompts and by keys."""

from __future__ import annotations

from pathlib import Path

from tests.unit.terminal.tables import app_for, screen_text, seated, settled
from threethirteen.cards import parse_card
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.plain import PlainTable
from threethirteen.i18n import texts
from threethirteen.play import CardLaidOff, MeldLaidDown

# few ranks and runs of any suits, so that nearly every card fits somewhere
RULES = {
    "rounds": [5, 5, 5, 5, 5, 5],
    "out.lay_off": "redemption",
    "deck.ranks": "A..6",
    "meld.mixed_suit_runs": True,
    "deck.copies": 4,
    "wild.rank": None,
}


def test_by_prompts(tmp_path: Path) -> None:
    person = Person(seated(tmp_path, RULES))
    said: list[str] = []
    put: list[str] = []

    def ask(prompt: str) -> str:
        said.append(prompt)
        if person.driver.ended:
            raise EOFError
        if person.driver.between_rounds:
            return "next"
        if person.to_draw:
            return "draw"
        if person.may_lay and not put:
            for card in person.hand.cards:
                if places := person.places_for(card):
                    put.append(str(card))
                    return f"add {card} {places[0].onto + 1}"
        if person.may_lay and len(put) == 1:
            put.append("lay")
            return "lay"
        if person.may_lay and len(put) == 2:
            put.append("add")
            return "add 9s"
        if person.may_lay and len(put) == 3:
            put.append("best")
            return "best"
        if person.may_lay and len(put) == 4:
            put.append("nonsense")
            return f"add {parse_card('Kd')} 1"
        return f"discard {person.hand.cards[0]}"

    PlainTable(person, texts("en"), lambda: "the rules", hints=False, ask=ask, say=said.append).run()
    assert put[1:] == ["lay", "add", "best", "nonsense"]
    text = "\n".join(said)
    assert "You put " in text
    assert "1: " in text
    assert "Nothing more helps. Discard " in text
    assert "Say which card and on which meld" in text
    assert "Kd is not in your hand." in text
    kinds = {type(seen.sighting) for seen in person.seen()}
    assert CardLaidOff in kinds


async def test_by_keys(tmp_path: Path) -> None:
    app = app_for(seated(tmp_path, RULES))
    put = False
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        person = app.person
        for _ in range(400):
            if person.driver.ended or put:
                break
            if person.driver.between_rounds:
                await pilot.press("n")
            elif person.to_draw:
                await pilot.press("d")
            elif person.may_lay:
                shown = screen_text(app)
                assert "1 " in shown
                assert "Lay down" in shown
                fitting = [place for place, card in enumerate(person.hand.cards) if person.places_for(card)]
                if fitting:
                    card = person.hand.cards[fitting[0]]
                    several = len(person.places_for(card)) > 1
                    count = len(person.observation.hand)
                    await pilot.press("escape", str(fitting[0] + 1), "a")
                    if several:
                        await pilot.press("1")
                    await settled(pilot)
                    assert len(person.observation.hand) == count - 1
                    put = True
                await pilot.press("v")
                await settled(pilot)
                await pilot.press("e")
                await settled(pilot)
                assert "Nothing more helps" in screen_text(app) or not person.may_lay
                await pilot.press("enter")
            else:
                await pilot.press("escape", "1", "enter")
            await settled(pilot)
    assert put
    kinds = {type(seen.sighting) for seen in app.person.seen()}
    assert CardLaidOff in kinds
    assert kinds & {CardLaidOff, MeldLaidDown}
