"""A table for one: dealt at once, watched by whoever has the link, and in no hurry."""

from __future__ import annotations

from msgspec.structs import replace

from tests.server.tabletop import Desk, Socket, start
from threethirteen.bots import make_bot
from threethirteen.engine import Match, PilesDealt
from threethirteen.play import Discard, Draw, MatchEndReason, PlaceOn, SoloPhase, Undo
from threethirteen.protocol.messages import (
    Ack,
    AddBot,
    AskHint,
    Change,
    Clock,
    KeepOrder,
    Leave,
    Presence,
    Refused,
    Resume,
    Sit,
    Suspend,
    TableSettings,
)
from threethirteen.rules import RuleSet
from threethirteen.server.brain import hint
from threethirteen.server.hosting import fit_for_all
from threethirteen.server.rows import row

SMALL = {"rounds": [3, 4], "deck.copies": 1, "deck.ranks": "3..7", "deck.jokers": 0}


def alone(**options: object) -> tuple[Desk, Socket]:
    desk = start(1, rules="five-crowns-solo", options={**SMALL, **options})
    socket = desk.connect(0)
    desk.deal()
    return desk, socket


def code_of(answer: Ack | Refused) -> str:
    assert isinstance(answer, Refused)
    return answer.code


def test_a_solo_over_the_wire_to_its_end() -> None:
    desk, socket = alone()
    watcher = desk.connect()
    bot = make_bot("greedy", 1)
    while not desk.table.match.ended:
        assert socket.observation is not None
        assert isinstance(socket.act(bot.act(socket.observation)), Ack)
        desk.check()
        assert watcher.observation is not None
        assert watcher.observation.public == socket.observation.public
    line = row(desk.table)
    assert (line.round, line.rounds, line.state) == (1, 1, "ended")


def test_undo_over_the_wire_and_what_is_refused() -> None:
    desk, socket = alone()
    assert code_of(socket.act(Undo())) == "nothing-to-undo"
    assert code_of(socket.act(PlaceOn(0))) == "draw-first"
    socket.act(Draw())
    before = desk.table.match.observe(0).solo
    number = before.open_piles[0]
    socket.act(PlaceOn(number))
    socket.act(Discard(before.piles[number].cards[0]))
    socket.act(Undo())
    socket.act(Undo())
    assert desk.table.match.observe(0).solo == before
    desk.check()


def test_the_order_of_the_stock_stands_in_no_message() -> None:
    desk, socket = alone()
    match = desk.table.match
    turned = [
        replace(one, event=replace(one.event, stock=one.event.stock[::-1]))
        if isinstance(one.event, PilesDealt)
        else one
        for one in match.events
    ]
    other = Match.from_events(turned, bytes(32))
    assert other.state.stock == match.state.stock[::-1] != match.state.stock
    assert other.sightings(0) == match.sightings(0)
    assert other.sightings(None) == match.sightings(None)
    assert not any('"stock":' in text for text in socket.texts)


def test_nobody_waits_so_nothing_happens_by_time() -> None:
    desk, socket = alone()
    watcher = desk.connect()
    desk.disconnect(socket)
    desk.wait(100_000)
    assert desk.table.presence[0] is Presence.AWAY
    assert desk.table.bot_turn() is None
    assert watcher.observation is not None
    assert watcher.observation.solo.phase is SoloPhase.DRAW
    again = desk.connect(0)
    assert again.observation is not None
    assert again.observation.solo == watcher.observation.solo


def test_it_is_private_and_has_no_clock() -> None:
    rules = RuleSet.preset("five-crowns-solo")
    wanted = TableSettings(public=True, clock=Clock())
    assert fit_for_all(wanted, rules) == TableSettings(public=False, clock=None)
    desk, socket = alone()
    assert isinstance(socket.send(Change("c", wanted)), Ack)
    assert desk.table.state.settings.public is False
    assert desk.table.state.settings.clock is None


def test_nobody_else_sits_down() -> None:
    desk, socket = alone()
    guest = desk.connect()
    assert code_of(guest.send(Sit("s", "Ben"))) == "table-full"
    assert code_of(socket.send(AddBot("b", "greedy"))) == "table-full"
    assert code_of(socket.send(KeepOrder("k", ()))) == "no-round"


def test_it_is_put_aside_and_given_up() -> None:
    desk, socket = alone()
    assert isinstance(socket.send(Suspend("s")), Ack)
    assert code_of(socket.act(Draw())) == "match-suspended"
    assert isinstance(socket.send(Resume("r")), Ack)
    assert isinstance(socket.act(Draw()), Ack)
    assert isinstance(socket.send(Leave("l")), Ack)
    assert desk.table.match.public.ended is MatchEndReason.NOBODY_LEFT


def test_a_hint_says_the_whole_turn() -> None:
    desk, socket = alone()
    socket.send(AskHint("h"))
    assert desk.plans[-1].asks_hint
    assert hint(desk.table.match.observe(0)).action == Draw()
    socket.act(Draw())
    advised = hint(desk.table.match.observe(0))
    assert isinstance(advised.action, PlaceOn)
    assert advised.points_now == desk.table.match.observe(0).solo.points
    socket.act(advised.action)
    second = hint(desk.table.match.observe(0))
    assert isinstance(second.action, Discard)
    assert second.points_then == advised.points_then
    socket.act(second.action)
    assert desk.table.match.observe(0).solo.points == advised.points_then
