"""A new link to one's own seat: whoever does not hear the answer is not locked out, and nobody is let in twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import serving, web, wire
from tests.server.tabletop import Desk, start
from tests.server.test_hub import Room, heard
from threethirteen.protocol.messages import Ack, AddBot, Hello, MovedOn, NewLink, Refused
from threethirteen.server.plan import Actor


def ask(desk: Desk, command_id: str = "new") -> str:
    """A new link to seat 0, asked for by a socket of its own that hears the answer."""
    socket = desk.connect(0)
    answer = socket.send(NewLink(command_id, 0))
    assert isinstance(answer, Ack)
    assert answer.token is not None
    desk.disconnect(socket)
    return answer.token


def refused(desk: Desk, token: str | None = None) -> bool:
    return isinstance(desk.connect(None if token else 0, token=token).messages[-1], Refused)


def test_the_answer_is_lost_and_the_old_token_still_opens_the_seat() -> None:
    desk = start(2)
    new = ask(desk)
    again = desk.connect(0)
    assert again.viewer == 0
    repeated = again.send(NewLink("new", 0))
    assert isinstance(repeated, Ack)
    assert repeated.token == new, "the same command has the same answer"
    desk.greet(again, new)
    assert again.viewer == 0
    assert not again.over, "who comes with the new token is not sent away for having had the old one"
    assert refused(desk)
    assert desk.connect(token=new).viewer == 0
    repeated = again.send(NewLink("new", 0))
    assert isinstance(repeated, Ack)
    assert repeated.token == new
    desk.check()


def test_all_who_came_with_the_old_token_are_sent_away_once_the_new_one_is_used() -> None:
    desk = start(2)
    phone, other = desk.connect(0), desk.connect(1)
    new = ask(desk)
    assert desk.connect(token=new).viewer == 0
    assert phone.messages[-1] == MovedOn("replaced")
    assert not other.over
    desk.check()


def test_who_asks_twice_has_the_later_one() -> None:
    desk = start(2)
    first, second = ask(desk, "one"), ask(desk, "two")
    assert refused(desk, first)
    assert desk.connect(0).viewer == 0
    assert desk.connect(token=second).viewer == 0
    assert refused(desk)


def test_the_asking_socket_goes_on_when_another_device_comes_with_the_link() -> None:
    desk = start(2)
    asking = desk.connect(0)
    answer = asking.send(NewLink("new", 0))
    assert isinstance(answer, Ack)
    assert desk.connect(token=answer.token).viewer == 0
    assert not asking.over
    assert asking.viewer == 0


def test_a_bot_in_the_seat_voids_both() -> None:
    desk = start(2)
    other = desk.connect(1)
    new = ask(desk)
    desk.do(AddBot("b", "greedy", 0), Actor(desk.table.state.host))
    assert refused(desk)
    assert refused(desk, new)
    assert not other.over


async def test_a_link_whose_first_use_cannot_be_stored_lets_nobody_in_yet() -> None:
    room = Room()
    await room.open()
    keeper, line = await room.come()
    keeper.do(line, NewLink("new", 0))
    token = next(message["token"] for message in await heard(line) if message["type"] == "ack")
    room.shelf.fail = "before"
    device = room.hub.new_line()
    assert not await keeper.arrive(device, Hello(room.made.code, token))
    assert [message["code"] for message in await heard(device)] == ["try-again"]
    assert line.closing == 0


@pytest.mark.parametrize("used", [False, True])
async def test_over_a_restart(tmp_path: Path, database: str, used: bool) -> None:
    hello = {"type": "hello"}
    async with serving(tmp_path, database=database) as service, web(service) as client:
        made = (await client.post("/api/tables", json={"name": "Ann", "bots": ["greedy"]})).json()
        hello = {"type": "hello", "code": made["code"]}
        async with wire(service.address) as line:
            await line.say(**hello, token=made["token"])
            await line.say(type="new_link", id="secret-id", seat=0)
            new = (await line.until(type="ack", id="secret-id"))["token"]
        if used:
            async with wire(service.address) as line:
                await line.say(**hello, token=new)
                await line.until(type="welcome", viewer=0)
    async with serving(tmp_path, database=database) as service, wire(service.address) as line:
        await line.say(**hello, token=made["token"])
        if used:
            assert (await line.hear())["code"] == "unknown-token"
        else:
            await line.until(type="welcome", viewer=0)
            await line.say(type="new_link", id="secret-id", seat=0)
            assert (await line.until(type="ack", id="secret-id"))["token"] == new
        await line.say(**hello, token=new)
        await line.until(type="welcome", viewer=0)
        await line.say(**hello, token=made["token"])
        assert (await line.until(type="refused"))["code"] == "unknown-token"
