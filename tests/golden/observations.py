"""Golden observations: what viewers know after each sighting, read by pytest and by the browser client's tests.

The client folds sightings too, in TypeScript. ``eventful.json`` has a match in which everything happens that can, as a
player, a late joiner and a spectator saw it: each sighting with what it changed in the observation (a merge patch as
in RFC 7396); ``eventful.jsonl`` is its open record. ``digests.json`` has, for each redacted golden record, the
observation after each line as a short digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from tests.golden import golden_match, golden_viewer, keys
from tests.matches import SECRET, Careful, Whim, all_at_once, alone
from threethirteen.engine import Match
from threethirteen.engine.commands import ChangeSeating, Rename
from threethirteen.notation.codec import to_plain
from threethirteen.notation.record import RecordSeat, write_record
from threethirteen.play import (
    Action,
    CalledWrongly,
    CallOut,
    Discard,
    Draw,
    GoOut,
    Observation,
    PlaceOn,
    Policy,
    Seen,
    Sighting,
    TakeBack,
    Undo,
    first_observation,
)
from threethirteen.play.sightings import MatchStarted
from threethirteen.rules import RuleSet

FOLDER = Path(__file__).parent / "observations"
DIGITS = 12
VIEWERS = (0, 3, None)


def eventful_match() -> Match:
    """Nonces, a discard taken back, a new stock, leaving in one's turn and out of it, joining, renaming, a new order
    round the table, a pause, going out, and a match that is called off."""
    rules = RuleSet.preset(
        "five-crowns", {"rounds": [3, 4, 5], "draw.max_laps": 40, "deck.copies": 1, "deck.suits": 4}
    )
    match = Match.start(rules, ("Ada", "Ben", "Cay"), secret=SECRET, take_back=True)
    match = match.add_nonce("00ff").add_nonce("abcdef").deal()
    match = _taken_back(_played(match, 5)).suspend().resume(at="2026-01-02T03:04:05Z")
    match = _played(match, 120)
    assert match.state.round.recycles
    match = _to_the_end(match).join("Dot", 17)
    match = match.command(Rename(1, "Benjamin")).command(ChangeSeating((3, 1, 0, 2))).deal()
    match = _played(match, 9)
    assert match.turn is not None
    match = _to_the_end(_played(match.leave(match.turn), 3)).add_nonce("77").deal()
    match = _taken_back(_played(match, 7))
    match = match.leave(next(seat for seat in match.public.active if seat != match.turn))
    return _played(match, 4).call_off()


def lonely_match() -> Match:
    """Playing alone: every step undone once, a pause, to the end of the stock."""
    deck = {"deck.copies": 1, "deck.ranks": "3..7", "deck.jokers": 0, "wild.rank": None}
    rules = RuleSet.preset("five-crowns-solo", {"rounds": [8, 9], **deck})
    match = alone(rules, secret=SECRET).add_nonce("00ff").deal()
    while not match.ended:
        action = Careful().act(match.observe(0))
        match = match.act(0, action)
        if not match.ended and isinstance(action, PlaceOn | Discard) and match.public.seq < 24:
            match = match.act(0, Undo()).act(0, action)
        if match.public.seq == 12:
            match = match.suspend().resume(at="2026-01-02T03:04:05Z")
    assert not match.public.winners
    return match


def redemption_match() -> Match:
    """Melds laid down and cards put on melds in last turns."""
    rules = RuleSet.preset("redemption", {"rounds": [7, 8], "deck.jokers": 2})
    match = Match.start(rules, ("Ada", "Ben", "Cay"), secret=SECRET)
    return match.play([Careful()] * 3)


def called_match() -> Match:
    """All at once: choices changed, piles shuffled, several out, somebody leaving in mid-choice, a last call."""
    house = {"rounds": [3, 4, 3], "deck.copies": 1, "players": [2, 4], "draw.max_laps": 40}
    rules = RuleSet.preset("speed", {**house, "out.discard": "optional"})
    match = all_at_once(rules, ("Ada", "Ben", "Cay", "Dot"), secret=SECRET).add_nonce("00ff").deal()
    match = _called(match, 150, Hesitant("called"))
    assert match.state.round.recycles
    match = _called(match, 400, Careful()).deal()
    match = _called(match, 9, Hesitant("called")).suspend().resume(at="2026-01-02T03:04:05Z")
    match = match.leave(match.state.round.turn)
    match = _called(match, 400, Careful()).deal()
    match = match.act(match.state.round.awaited[0], Draw()).leave(match.state.round.order[1])
    return _called(match, 400, Careful())


def honest_match() -> Match:
    """Honour calls, wrong ones in the first turns; jokers left over go away; doubled rounds."""
    house = {"rounds": [3, 4, 5], "deck.jokers": 6, "score.double_rounds": [4], "draw.max_laps": 40}
    rules = RuleSet.preset("one-wild+wrong-call+jokers-away", house)
    match = Match.start(rules, ("Ada", "Ben", "Cay"), secret=SECRET)
    for _ in rules.rounds:
        match = match.deal()
        for action in (Draw(), None, None):
            seat = match.state.round.turn
            match = match.act(seat, action or CallOut(match.state.hands[seat][-1]))
        match = _to_the_end(match)
    assert sum(isinstance(event.event, CalledWrongly) for event in match.events) > len(rules.rounds)
    assert "jokers_away" in "".join(
        write_record(match, [RecordSeat(name) for name in "ABC"], source="golden")
    )
    return match


def tied_match() -> Match:
    """One lap with few ranks ends in a tie; who is not tied looks on while a bonus round decides."""
    house = {"rounds": [3], "deck.ranks": "A..5", "deck.copies": 2, "draw.max_laps": 1, "players": [2, 4]}
    bonus = {"match.tie": "bonus_round", "match.bonus_hand_size": 4}
    rules = RuleSet.preset("standard", {**house, **bonus})
    for first in range(256):
        secret = bytes([first]) * 32
        match = Match.start(rules, ("Ada", "Ben", "Cay"), secret=secret).play([Careful()] * 3)
        if match.public.bonus is not None and len(match.public.bonus.results) == 2:
            return match
    raise AssertionError("nobody was ever tied")


def _called(match: Match, steps: int, policy: Policy) -> Match:
    """So many steps within the round; every fifth choice is tried out otherwise first."""
    for step in range(steps):
        if match.due is not None and match.public.round is None:
            return match
        if match.ended:
            return match
        seat = match.turn
        if seat is None:
            match = match.call()
            continue
        observation = match.observe(seat)
        action = policy.act(observation)
        if step % 5 == 0:
            action = next(one for one in observation.legal if not isinstance(one, GoOut))
        match = match.act(seat, action)
    return match


class Hesitant(Whim):
    """Acts on a whim, but never goes out."""

    def act(self, observation: Observation) -> Action:
        action = super().act(observation)
        if not isinstance(action, GoOut):
            return action
        discards = [action for action in observation.legal if isinstance(action, Discard)]
        return discards[observation.seq % len(discards)]


def _played(match: Match, steps: int) -> Match:
    for _ in range(steps):
        assert match.turn is not None
        match = match.act(match.turn, Hesitant("eventful").act(match.observe(match.turn)))
    return match


def _to_the_end(match: Match) -> Match:
    """To the end of the round, somebody going out as soon as that is possible."""
    while match.turn is not None:
        match = match.act(match.turn, Careful().act(match.observe(match.turn)))
    return match


def _taken_back(match: Match) -> Match:
    """Goes on until a discard can be taken back, and does that."""
    while match.state.round.before_discard is None:
        match = _played(match, 1)
    return match.act(match.state.round.before_discard.turn, TakeBack())


def observation_json(observation: Observation) -> Any:
    """The observation as the client holds it: the same names, the same values.

    The rules of a round are written as null where they are the match's: else most of the file would be rules.
    """
    names = ("viewer", "public", "hand", "choice")
    told = json.loads(json.dumps(to_plain({name: getattr(observation, name) for name in names})))
    round_ = told["public"]["round"]
    while round_ is not None:
        if round_["rules"] == told["public"]["rules"]:
            round_["rules"] = None
        round_ = round_["before_discard"]
    return told


def canonical(value: object) -> str:
    """JSON with sorted keys and no blanks."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(observation: Observation) -> str:
    """The beginning of the SHA-256 of the observation's canonical JSON."""
    return hashlib.sha256(canonical(observation_json(observation)).encode()).hexdigest()[:DIGITS]


def folded(viewer: int | None, sightings: Iterable[Seen]) -> Iterator[tuple[Seen, Observation]]:
    """Each sighting, and what the viewer knows after it."""
    observation: Observation | None = None
    for seen in sightings:
        if observation is None:
            assert isinstance(seen.sighting, MatchStarted)
            observation = first_observation(viewer, seen.sighting)
        else:
            observation = observation.after(seen.sighting)
        yield seen, observation


def patch(before: Any, after: Any) -> Any:
    """The merge patch (RFC 7396) that turns one value into the other; lists are replaced whole."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    assert after.keys() == before.keys()  # fields do not come and go, so null always means null here
    return {
        key: patch(before[key], value) if before[key] is not None and value is not None else value
        for key, value in after.items()
        if value != before[key]
    }


def observation_files() -> Iterator[tuple[str, str]]:
    """The names and contents of the files."""
    matches = {
        "eventful": (eventful_match(), VIEWERS),
        "alone": (lonely_match(), (0, None)),
        "redemption": (redemption_match(), (0, None)),
        "bonus": (tied_match(), (0, None)),
        "honour": (honest_match(), (0, None)),
        "calls": (called_match(), (1, None)),
    }
    seen_types = {
        type(one.sighting)
        for match, viewers in matches.values()
        for viewer in viewers
        for one in match.sightings(viewer)
    }
    assert seen_types == set(get_args(Sighting)), "something does not happen in these matches"
    for name, (match, viewers) in matches.items():
        started = match.events[0].event
        assert isinstance(started, MatchStarted)
        seats = [RecordSeat(seat.name) for seat in match.public.seats[: len(started.seats)]]
        yield f"{name}.jsonl", "".join(write_record(match, seats, source="golden"))
        cases = []
        for viewer in viewers:
            steps, before = [], None
            for seen, observation in folded(viewer, match.sightings(viewer)):
                after = observation_json(observation)
                steps.append(canonical({"seen": to_plain(seen), "change": patch(before, after)}))
                before = after
            cases.append(f'{{"viewer":{canonical(viewer)},"steps":[\n' + ",\n".join(steps) + "\n]}")
        yield f"{name}.json", "[\n" + ",\n".join(cases) + "\n]\n"
    digests = {
        f"{key}.seat-{golden_viewer(key)}.jsonl": [
            digest(observation)
            for _, observation in folded(golden_viewer(key), golden_match(key).sightings(golden_viewer(key)))
        ]
        for key in keys()
    }
    lines = [f"{json.dumps(name)}:{canonical(found)}" for name, found in digests.items()]
    yield "digests.json", "{\n" + ",\n".join(lines) + "\n}\n"
