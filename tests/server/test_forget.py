"""Deleting one's data on a running server, whatever became of the seat meanwhile; and chat that outlives the server."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Wire, serving, web, wire
from threethirteen.server.service import Service


class House:
    """A server with a table of Zaphod, Trillian and a bot, and a client a person."""

    def __init__(self, service: Service, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.service = service
        self.client = client
        self._stack = stack
        self._ids = iter(range(1000))

    async def open(self) -> None:
        settings = {"pace": 0, "summary": 0}
        body = {"name": "Zaphod", "bots": ["greedy"], "settings": settings, "options": {"rounds": [3, 4]}}
        made = (await self.client.post("/api/tables", json=body)).json()
        self.code, self.zaphod = made["code"], made["token"]
        self.host = await self.enter(self.zaphod)
        guest = await self.enter(None)
        self.trillian = (await self.do(guest, type="sit", name="Trillian"))["token"]
        self.guest = guest

    async def enter(self, token: str | None) -> Wire:
        line = await self._stack.enter_async_context(wire(self.service.address))
        await line.say(type="hello", code=self.code, token=token)
        await line.until(type="welcome")
        return line

    async def do(self, line: Wire, **command: Any) -> dict[str, Any]:
        """The answer to a command; it must be a yes."""
        command_id = f"a-long-secret-id-{next(self._ids)}"
        await line.say(id=command_id, **command)
        answer = await line.until(id=command_id)
        assert answer["type"] == "ack", answer
        return answer

    async def forget(self, token: str) -> int:
        reply = await self.client.post("/api/mine/forget", json={"tokens": [token]})
        return int(reply.json()["forgotten"])

    async def told(self) -> str:
        """All that a newcomer and the record say."""
        async with wire(self.service.address) as line:
            await line.say(type="hello", code=self.code)
            await line.until(type="welcome")
            record = await self.client.post("/api/record", json={"code": self.code})
            facts = await self.client.get(f"/api/tables/{self.code}")
            return "".join(line.texts) + record.text + facts.text


async def test_whose_seat_a_bot_has_taken(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database) as service,
        web(service) as client,
        AsyncExitStack() as stack,
    ):
        house = House(service, client, stack)
        await house.open()
        await house.do(house.guest, type="say", text="So long")
        await house.guest.line.close()
        presence = ""
        while presence != "away":
            seats = (await house.host.until(type="table_changed"))["table"]["seats"]
            presence = seats[2]["presence"] if len(seats) > 2 else ""
        await house.do(house.host, type="add_bot", bot="greedy", seat=2)
        newcomer = await house.enter(None)
        await house.do(newcomer, type="sit", name="Ford", seat=2)
        await house.do(newcomer, type="say", text="Hello all")
        told = await house.told()
        assert all(word in told for word in ("So long", "Trillian", "Hello all", "Ford", "Zaphod"))
        # the match stays among those of whoever had the seat, and is no longer theirs to play
        answer = (await client.post("/api/mine", json={"tokens": ["no", house.trillian]})).json()
        assert answer["places"] == [1]
        assert [(line["code"], line["seat"]) for line in answer["tables"]] == [(house.code, None)]
        assert await house.forget(house.trillian) == 1
        assert await house.forget(house.trillian) == 0
        assert (await client.post("/api/mine", json={"tokens": [house.trillian]})).json()["tables"] == []
        told = await house.told()
        assert "Trillian" not in told
        assert "So long" not in told
        assert all(word in told for word in ("Hello all", "Ford", "Zaphod"))
        await house.do(newcomer, type="say", text="Still here")


async def test_with_a_token_that_a_new_link_made_void(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database) as service,
        web(service) as client,
        AsyncExitStack() as stack,
    ):
        house = House(service, client, stack)
        await house.open()
        new = (await house.do(house.guest, type="new_link", seat=2))["token"]
        device = await house.enter(new)
        assert await house.forget(house.trillian) == 1
        assert "Trillian" not in await house.told()
        await house.do(device, type="say", text="I play on")
        assert await house.forget(new) == 1
        assert "I play on" not in await house.told()


async def test_who_waits_to_join(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database) as service,
        web(service) as client,
        AsyncExitStack() as stack,
    ):
        house = House(service, client, stack)
        await house.open()
        await house.do(house.host, type="continue")
        arthur = await house.enter(None)
        answer = await house.do(arthur, type="sit", name="Arthur")
        assert answer["seat"] is None
        await house.do(arthur, type="say", text="Is there tea?")
        told = await house.told()
        assert "Arthur" in told
        assert "Is there tea?" in told
        assert await house.forget(answer["token"]) == 1
        told = await house.told()
        assert "Arthur" not in told
        assert "Is there tea?" not in told
        keeper = await service.hub.keeper(house.code)  # type: ignore[union-attr]
        assert keeper is not None
        assert keeper.table.state.joining == ()


async def test_chat_outlives_the_server(tmp_path: Path, database: str) -> None:
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(serving(tmp_path, database=database))
        house = House(service, await stack.enter_async_context(web(service)), stack)
        await house.open()
        watcher = await house.enter(None)
        await house.do(house.host, type="say", text="Don't panic")
        await house.do(house.guest, type="say", reaction="ouch")
        await house.do(watcher, type="say", text="Go on")
        await house.host.say(type="say", id="same", text="Once")
        await house.host.until(id="same", type="ack")
    async with serving(tmp_path, database=database) as service, wire(service.address) as line:
        await line.say(type="hello", code=house.code, token=house.zaphod)
        said = (await line.until(type="welcome"))["said"]
        assert [(one.get("seat"), one["name"], one.get("text") or one.get("reaction")) for one in said] == [
            (0, "Zaphod", "Don't panic"),
            (2, "Trillian", "ouch"),
            (None, "", "Go on"),
            (0, "Zaphod", "Once"),
        ]
        await line.say(type="say", id="same", text="Once")
        await line.until(id="same", type="ack")
        await line.say(type="ping")
        await line.until(type="pong")
        assert not any('"type":"said"' in text for text in line.texts), "nothing is said twice"
