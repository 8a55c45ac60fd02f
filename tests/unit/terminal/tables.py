"""Tables for the tests of the terminal: matches in a folder of their own, and an app without pace or pause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from textual.pilot import Pilot

from threethirteen.cards import Card, parse_cards
from threethirteen.cli.saved import SavedMatches
from threethirteen.cli.terminal.app import TableApp
from threethirteen.cli.terminal.driver import Driver, new_match
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.engine import Match, RoundDealt
from threethirteen.engine.events import Hand, Recorded
from threethirteen.i18n import texts
from threethirteen.play import Action, Discard, Draw, Observation, Phase, PublicState, TakeBack
from threethirteen.rules import RuleSet

SHORT = {"rounds": "3,5"}


def seated(
    folder: Path,
    house_rules: Mapping[str, object] | None = None,
    *,
    bots: Iterable[str] = ("greedy",),
    seed: str = "a table",
    take_back: bool = False,
) -> Driver:
    rules = RuleSet.preset("standard", dict(house_rules or SHORT))
    return new_match(rules, "You", tuple(bots), seed=seed, take_back=take_back, matches=SavedMatches(folder))


def app_for(driver: Driver, *, moment: float = 0.0, language: str = "en") -> TableApp:
    return TableApp(Person(driver), texts(language), lambda: "the rules", pace=0.0, moment=moment)


async def settled(pilot: Pilot[Outcome]) -> TableApp:
    """Wait until nothing moves any more without the person."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(500):
        await pilot.pause()
        if app.waiting and not any(worker.group == "bots" and worker.is_running for worker in app.workers):
            break
    await pilot.pause()
    return app


def screen_text(app: TableApp) -> str:
    """What can be read on the screen."""
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()
    )


def observation_with(
    hand: str, hand_size: int, *, drawn: bool = False, rules: RuleSet | None = None
) -> Observation:
    """Seat 0's observation with this hand; with ``drawn`` the last card has just been drawn."""
    cards = parse_cards(hand)
    match = Match.start(
        rules or RuleSet.preset("standard", {"rounds": str(hand_size)}), ("You", "Mia"), secret=bytes(32)
    )
    match = match.deal()
    public: PublicState = match.public
    round_ = public.round
    assert round_ is not None
    turn = 0 if drawn else 1
    round_ = msgspec.structs.replace(round_, turn=turn, phase=Phase.DISCARD if drawn else Phase.DRAW)
    return Observation(0, msgspec.structs.replace(public, round=round_), cards)


def swapped(match: Match, seat: int, secret: bytes) -> Match:
    """The same match with other hidden cards: the stock turned round, and the others' hands drawn from it."""
    events = []
    for recorded in match.events:
        event = recorded.event
        if isinstance(event, RoundDealt):
            hidden: list[Card] = [*event.stock]
            for hand in event.hands:
                if hand.seat != seat:
                    hidden += hand.cards
            hidden.reverse()
            hands = []
            for hand in event.hands:
                cards = hand.cards
                if hand.seat != seat:
                    cards, hidden = tuple(hidden[: len(cards)]), hidden[len(cards) :]
                hands.append(Hand(hand.seat, cards))
            event = RoundDealt(
                number=event.number,
                dealer=event.dealer,
                copies=event.copies,
                hands=tuple(hands),
                upcard=event.upcard,
                stock=tuple(hidden),
            )
        events.append(Recorded(recorded.seq, event, recorded.by, recorded.at))
    return Match.from_events(events, secret)


def turn_over(driver: Driver) -> Driver:
    """The person has drawn and discarded: a bot is on turn."""
    driver.act(Draw())
    driver.act(Discard(driver.observation.hand[0]))
    return driver


class Broken:
    """A bot that never gets a move done, and says so in more than one line."""

    def act(self, observation: Observation) -> Action:
        raise RuntimeError("no\nidea \x1b[2J")


class Cheat:
    """A bot that always wants to take back what it never threw."""

    def act(self, observation: Observation) -> Action:
        return TakeBack()
