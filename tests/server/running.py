"""A real server on the loopback in this event loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from threethirteen.server.brain import InlineBrain
from threethirteen.server.service import Service
from threethirteen.server.settings import UNLIMITED, Settings


@contextlib.asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Service]:
    """A server in this loop, on a database in ``folder``, with bots that think at once."""
    wanted: dict[str, Any] = {
        "port": 0,
        "database": f"sqlite:///{folder / 'tables.sqlite'}",
        "limits": UNLIMITED,
    }
    service = Service(Settings(**{**wanted, **changes}), brain=InlineBrain())
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


@contextlib.asynccontextmanager
async def web(service: Service) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=service.address, timeout=30, trust_env=False) as client:
        yield client


class Wire:
    """A socket that says and hears JSON."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.texts: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.line.recv(), 30)
        assert isinstance(text, str)
        self.texts.append(text)
        heard: dict[str, Any] = json.loads(text)
        return heard

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """The next message that has all this."""
        while True:
            heard = await self.hear()
            if all(heard.get(key) == value for key, value in wanted.items()):
                return heard


@contextlib.asynccontextmanager
async def wire(address: str, **options: Any) -> AsyncIterator[Wire]:
    url = address.replace("http", "ws", 1) + "/ws"
    async with connect(url, max_size=None, compression=None, proxy=None, **options) as line:
        yield Wire(line)
