"""Whole simulations, kept small: identical bots cancel, processes do not matter, everything adds up."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import msgspec
import pytest

from threethirteen.bots import Fault, UnknownBotError, registry
from threethirteen.bots.greedy import GreedyBot
from threethirteen.notation.record import read_match
from threethirteen.play import Action, Observation, RefusedError
from threethirteen.rules import RuleSet
from threethirteen.simulate import Plan, Result, simulate

SHORT = RuleSet.preset("standard", {"rounds": "3,4"})
SHORTEST = RuleSet.preset("standard", {"rounds": "3", "draw.max_laps": 8})


class Twin(GreedyBot):
    """Greedy under another name."""


class Bad:
    """A bot that never does anything good."""

    def __init__(self, seed: object) -> None: ...

    def act(self, observation: Observation) -> Action:
        raise RuntimeError("never")


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoints(
        (
            EntryPoint("twin", f"{__name__}:Twin", registry.GROUP),
            EntryPoint("bad", f"{__name__}:Bad", registry.GROUP),
        )
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    monkeypatch.setattr(
        registry, "_factory", lambda name: {"twin": Twin, "bad": Bad, "greedy": GreedyBot}[name]
    )


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0.0, matches_per_second=0.0, processes=0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random", "look-ahead"])
def test_identical_bots_come_out_at_exactly_0(bot: str, seats: int) -> None:
    rules = SHORT if bot == "greedy" else SHORTEST
    result = simulate(Plan((bot,) * seats, rules, 2 * seats, "a", paired=True), processes=1)
    assert result.matches == 2 * seats
    assert [one.lead.mean for one in result.bots] == [0.0] * seats
    assert [(one.lead.low, one.lead.high) for one in result.bots] == [(0.0, 0.0)] * seats
    assert len({(one.points.mean, one.wins.mean, one.outs) for one in result.bots}) == 1
    assert result.bots[0].wins.mean == pytest.approx(1 / seats)


@pytest.mark.usefixtures("more_bots")
@pytest.mark.parametrize("seating", ["GT", "GTG", "GTTG", "GTGT"])
def test_two_names_of_one_mind_come_out_at_exactly_0(seating: str) -> None:
    bots = tuple({"G": "greedy", "T": "twin"}[letter] for letter in seating)
    result = simulate(Plan(bots, SHORT, 6, "b", paired=True), processes=1)
    assert [one.name for one in result.bots] == ["greedy", "twin"]
    assert [one.lead.mean for one in result.bots] == [0.0, 0.0]
    for one in result.bots:
        assert one.wins.mean == pytest.approx(one.even)


def test_the_number_of_processes_does_not_matter() -> None:
    plan = Plan(("greedy", "random", "greedy"), SHORT, 9, "c", paired=True)
    records: dict[int, list[tuple[int, str]]] = {1: [], 3: []}
    done: list[int] = []
    alone = simulate(plan, processes=1, record=lambda *record: records[1].append(record))
    together = simulate(
        plan, processes=3, progress=done.append, record=lambda *record: records[3].append(record)
    )
    assert (alone.processes, together.processes) == (1, 3)
    assert untimed(alone) == untimed(together)
    assert records[1] == records[3]
    assert [number for number, _ in records[1]] == list(range(9))
    assert sum(done) == 9


def test_another_seed_gives_other_matches_and_the_same_seed_the_same() -> None:
    def points(seed: str) -> list[float]:
        result = simulate(Plan(("greedy", "random"), SHORT, 4, seed), processes=1)
        return [one.points.mean for one in result.bots]

    assert points("d") == points("d")
    assert points("d") != points("e")


def test_all_numbers_follow_from_the_records() -> None:
    plan = Plan(("greedy", "random", "random"), SHORT, 6, "f", paired=True)
    records: list[str] = []
    result = simulate(plan, processes=1, record=lambda number, record: records.append(record))
    assert result.rounds == 12
    assert sum(result.endings.values()) == 12
    assert sum(one.outs for one in result.bots) == pytest.approx(1 - result.stalls / 12)
    assert sum(one.wins.mean for one in result.bots) == pytest.approx(1)
    greedy, turns, commitments = [], 0, []
    for record in records:
        header, match = read_match(record.splitlines())
        assert match.ended
        seat = [one.bot for one in header.seats].index("greedy")
        greedy.append(match.public.seats[seat].total)
        turns += sum(type(item.event).__name__ in ("CardDiscarded", "WentOut") for item in match.events)
        commitments.append(match.public.commitment)
    assert result.bots[0].points.mean == pytest.approx(sum(greedy) / 6)
    assert result.turns_a_round == pytest.approx(turns / 12)
    assert [commitments.count(one) for one in dict.fromkeys(commitments)] == [3, 3]


def test_greedy_beats_random() -> None:
    result = simulate(Plan(("greedy", "random"), SHORT, 20, "g", paired=True), processes=1)
    greedy, random = result.bots
    assert greedy.lead.low is not None
    assert greedy.lead.low > 0
    assert greedy.lead.mean == -random.lead.mean


@pytest.mark.usefixtures("more_bots")
def test_mishaps_are_counted_and_the_matches_go_on() -> None:
    result = simulate(Plan(("greedy", "bad"), SHORTEST, 2, "h", paired=True), processes=1)
    greedy, bad = result.bots
    assert greedy.mishaps == 0
    assert bad.mishaps >= len(result.mishaps) > 0
    assert {(one.bot, one.fault) for one in result.mishaps} == {("bad", Fault.CRASHED)}


def test_stalls_are_told() -> None:
    rules = RuleSet.preset("standard", {"rounds": "7", "draw.max_laps": 1})
    result = simulate(Plan(("random", "random"), rules, 2, "i"), processes=1)
    assert result.stalls == 2
    assert result.turns_a_round == 2


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError):
        simulate(Plan(("greedy", "nobody"), SHORT, 1, "j"))
    with pytest.raises(RefusedError, match="too-few-seats"):
        simulate(Plan(("greedy",), SHORT, 1, "j"))
    with pytest.raises(RefusedError, match="table-full"):
        simulate(Plan(("greedy",) * 9, SHORT, 1, "j"))
