"""Bots by name: our own, another package's, and a broken one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from threethirteen.bots import BrokenBotError, UnknownBotError, bot_names, bots, make_bot, registry
from threethirteen.bots.greedy import GreedyBot

OWN = ("random", "greedy", "look-ahead")


class Shy:
    """Made without the seed that every bot is given."""


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    brought = {
        "Zoe": "threethirteen.bots.greedy:GreedyBot",
        "greedy": "threethirteen.bots.random:RandomBot",
        "lost": "no_such_package:Bot",
        "empty": "threethirteen.bots.greedy:NoSuchBot",
        "number": "threethirteen.bots.look_ahead:CANDIDATES",
        "shy": f"{__name__}:Shy",
        "text": "builtins:str",
    }
    found = EntryPoints(EntryPoint(name, value, registry.GROUP) for name, value in brought.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: found.select(group=group))
    registry._factory.cache_clear()
    yield
    registry._factory.cache_clear()


def test_our_own_need_nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints())
    assert bot_names() == OWN
    assert all(entry.own and not entry.problem for entry in bots())
    assert isinstance(make_bot("greedy", 1), GreedyBot)
    assert isinstance(make_bot(" Greedy ", 1), GreedyBot)
    assert type(make_bot("look_ahead", 1)).__name__ == "LookAheadBot"


@pytest.mark.usefixtures("others")
def test_another_package_adds_a_bot_and_takes_no_name_of_ours() -> None:
    assert bot_names() == (*OWN, "Zoe", "empty", "lost", "number", "shy", "text")
    assert isinstance(make_bot("Zoe", "seed"), GreedyBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)


@pytest.mark.usefixtures("others")
def test_broken_bots_are_listed_and_refused_only_when_asked_for() -> None:
    problems = {entry.name: entry.problem for entry in bots() if entry.problem}
    assert set(problems) == {"lost", "empty", "number", "shy"} - {"shy"}
    assert "no_such_package" in problems["lost"]
    for name in ("lost", "empty", "number", "text"):
        with pytest.raises(BrokenBotError) as broken:
            make_bot(name, 1)
        assert broken.value.arguments["name"] == name
        assert broken.value.arguments["reason"]


@pytest.mark.parametrize(
    ("name", "near"), [("gredy", "greedy"), ("look ahaed", "look-ahead"), ("xyz", "none")]
)
def test_an_unknown_name_is_told_with_what_there_is(name: str, near: str) -> None:
    with pytest.raises(UnknownBotError) as unknown:
        make_bot(name, 1)
    assert unknown.value.code == "bot-unknown"
    assert unknown.value.arguments["name"] == name
    assert unknown.value.arguments["near"] == near
    assert set(OWN) <= set(unknown.value.arguments["known"].split(", "))
