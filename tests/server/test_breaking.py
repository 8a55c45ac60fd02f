"""What somebody does who wants to break a table: each of these was once a table that waited, or a fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import serving, web, wire
from tests.server.tabletop import start
from threethirteen.protocol.messages import (
    Ack,
    Change,
    Clock,
    HandOver,
    Leave,
    Presence,
    Refused,
    Resume,
    Sit,
    Suspend,
    TableSettings,
)


async def test_a_letter_that_no_database_keeps_is_no_fault(database: str, tmp_path: Path) -> None:
    """PostgreSQL takes no NUL: one in a line of chat brought the table to a halt, one in a code the request."""
    async with serving(tmp_path, database=database) as service, web(service) as client:
        made = (await client.post("/api/tables", json={"name": "An\0n", "bots": ["greedy"]})).json()
        asked: tuple[tuple[str, str, Any], ...] = (
            ("GET", "/api/tables/a%00b", None),
            ("GET", "/api/tables/a%00b/sheet", None),
            ("POST", "/api/record", {"code": "a\0b"}),
        )
        for method, path, body in asked:
            assert (await client.request(method, path, json=body)).status_code == 404
        async with wire(service.address) as line:
            await line.say(type="hello", code="ab\0cd")
            assert (await line.hear())["code"] == "no-such-table"
            await line.say(type="hello", code=made["code"])
            await line.until(type="welcome")
            await line.say(type="say", id="a", text="so \0 be\x1b[2J it")
            assert (await line.until(type="ack"))["id"] == "a"
            assert (await line.until(type="said"))["said"]["text"] == "so be [2J it"
            await line.say(type="say", id="b", text="\0")
            assert (await line.until(id="b"))["code"] == "nothing-said"


async def test_two_taps_let_the_network_in_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one was told that the network cannot be reached: the first had just taken the port."""
    monkeypatch.setattr("threethirteen.server.service.network_address", lambda: "127.0.0.2")
    async with serving(tmp_path) as service, web(service) as client:
        answers = await asyncio.gather(*(client.post("/api/lan", json={}) for _ in range(4)))
        assert [answer.status_code for answer in answers] == [200] * 4
        assert len(service._listeners) == 2


def test_who_waits_at_a_table_put_aside_by_people_who_have_left_comes_in() -> None:
    """Nobody was left who could resume it, and whoever had sat down waited for ever."""
    for sits_first in (True, False):
        desk = start(1, 2, pace=0.0)
        host, guest = desk.connect(0), desk.connect()
        desk.deal()
        if sits_first:
            guest.send(Sit("an id nobody can guess", "Jo"))
            host.send(Suspend("aside"))
        else:
            host.send(Suspend("aside"))
            guest.send(Sit("an id nobody can guess", "Jo"))
        assert isinstance(host.send(Leave("bye")), Ack)
        assert not desk.table.match.public.suspended
        desk.bots()
        assert guest.viewer is not None
        assert desk.table.state.host == guest.viewer
        desk.check()


def test_in_the_last_round_nobody_is_told_that_they_come_in() -> None:
    """They were, and waited for a round that never came."""
    desk = start(1, 1, options={"rounds": [3, 4]}, pace=0.0)
    host, guest = desk.connect(0), desk.connect()
    desk.deal()
    desk.play_round()
    host.go_on()
    assert desk.table.match.public.playing
    for command in (Sit("an id nobody can guess", "Jo"), Sit("another one", "Jo", 1)):
        answer = guest.send(command)
        assert isinstance(answer, Refused)
        assert answer.code == "last-round"
    assert desk.table.state.joining == ()


def test_a_match_put_aside_stays_so_as_long_as_somebody_can_resume_it() -> None:
    desk = start(2, 1, pace=0.0)
    host, other, guest = desk.connect(0), desk.connect(1), desk.connect()
    desk.deal()
    guest.send(Sit("an id nobody can guess", "Jo"))
    host.send(Suspend("aside"))
    host.send(Leave("bye"))
    assert desk.table.match.public.suspended
    assert isinstance(other.send(Resume("on")), Ack)


def test_the_host_role_is_not_handed_to_who_has_been_away_for_long() -> None:
    """It was said to be done, and the role was with somebody else."""
    desk = start(3)
    host = desk.connect(0)
    desk.connect(1)
    desk.deal()
    desk.wait(100)
    assert desk.table.presence[2] is Presence.BOT_PLAYS
    answer = host.send(HandOver("over", 2))
    assert isinstance(answer, Refused)
    assert answer.code == "seat-absent"
    assert desk.table.state.host == 0
    assert isinstance(host.send(HandOver("then", 1)), Ack)
    assert desk.table.state.host == 1


def test_time_put_aside_is_nobodys() -> None:
    """Resumed after a while, the turn was over at once and the bank empty; a summary was, too."""
    desk = start(2, clock=Clock(turn=30, bank=60), summary=60)
    host = desk.connect(0)
    desk.connect(1)
    desk.deal()
    turn = desk.table.match.turn
    desk.wait(20)
    host.send(Suspend("aside"))
    desk.wait(3600)
    host.send(Resume("on"))
    assert host.info is not None
    assert host.info.countdown is not None
    assert (host.info.countdown.what, round(host.info.countdown.seconds)) == ("turn", 10)
    desk.wait(65)
    assert desk.table.match.turn == turn
    assert [seat.timeouts for seat in desk.table.state.seats] == [0, 0]
    desk.play_round()
    host.send(Suspend("again"))
    desk.wait(3600)
    host.send(Resume("and on"))
    desk.wait(50)
    assert not desk.table.match.public.playing
    desk.wait(15)
    assert desk.table.match.public.playing


def test_a_beat_put_aside_goes_on_where_it_was() -> None:
    desk = start(2, rules="speed", beat=20)
    host, other = desk.connect(0), desk.connect(1)
    desk.deal()
    desk.wait(15)
    host.send(Suspend("aside"))
    desk.disconnect(host)
    desk.wait(600)
    assert isinstance(other.send(Resume("on")), Ack), "the host role has moved on"
    seq = desk.table.match.public.seq
    desk.wait(4)
    assert desk.table.match.public.seq == seq
    desk.wait(2)
    assert desk.table.match.public.seq > seq


def test_a_clock_that_is_set_in_the_middle_of_a_turn_begins_then() -> None:
    desk = start(2, summary=0)
    host = desk.connect(0)
    desk.connect(1)
    desk.deal()
    turn = desk.table.match.turn
    desk.wait(600)
    host.send(Change("c", TableSettings(clock=Clock(turn=30, bank=0), summary=0)))
    desk.wait(25)
    assert desk.table.match.turn == turn
    desk.wait(10)
    assert desk.table.match.turn != turn
    desk.play_round()
    desk.wait(600)
    host.send(Change("d", TableSettings(clock=Clock(turn=30, bank=0), summary=60)))
    desk.wait(50)
    assert not desk.table.match.public.playing
    desk.wait(15)
    assert desk.table.match.public.playing


def test_sockets_that_are_gone_leave_nothing_behind() -> None:
    desk = start(2)
    desk.connect(1)
    desk.deal()
    for _ in range(50):
        desk.disconnect(desk.connect(0))
    assert len(desk.table._hands._told) == 1
