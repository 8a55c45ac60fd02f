"""A socket as the server sees it: messages go in here in order, and whoever owns the socket carries them out."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_WAITING: Final = 2000
"""Messages that may wait for a slow reader; then the line is given up, and the client comes back for what it missed."""


class Line:
    """The outgoing side of one socket. ``number`` names it to tables."""

    def __init__(self, number: int, address: str = "") -> None:
        self.number = number
        self.address = address
        self.closing = 0
        """The close code once the line is to end after what is waiting; 0 before."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    def send(self, text: str) -> None:
        """Queue a message; nothing is queued on a line that is closing."""
        if self.closing:
            return
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        """End the line after what is waiting."""
        if self.closing:
            return
        self.closing = code
        try:
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to carry out; None when the line is to end."""
        return await self._waiting.get()
