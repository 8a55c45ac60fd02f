"""A server and the browsers of those who play there: each has a context of its own, as if it were another machine."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    WebSocket,
)

from bench.player import ask
from bench.process import Process

PHONE: ViewportSize = {"width": 360, "height": 640}
SMALL: ViewportSize = {"width": 320, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 30_000

# What a browser says of a line that a test has cut.
CUT = re.compile(
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE"
    r"|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection"
)


class House:
    """Opens pages, and remembers what they complained about and what they were told over their sockets."""

    def __init__(self, browser: Browser, server: Process, playwright: Playwright) -> None:
        self.browser = browser
        self.server = server
        self.playwright = playwright
        self.complaints: list[str] = []
        self.cuts_lines = False
        """Whether the test cuts lines: what the browser says of that is no complaint then."""
        self._frames: dict[Page, list[str]] = {}
        self._contexts: list[BrowserContext] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def machine(self, size: ViewportSize = PHONE, *, touch: bool = True, **options: Any) -> BrowserContext:
        """Somebody's phone or computer, with nothing kept in it."""
        context = self.browser.new_context(
            viewport=size, has_touch=touch, locale="en-GB", base_url=self.address, **options
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", self._listen)
        self._contexts.append(context)
        return context

    def page(
        self, path: str = "/", size: ViewportSize = PHONE, *, touch: bool = True, **options: Any
    ) -> Page:
        """A page on a machine of its own."""
        page = self.machine(size, touch=touch, **options).new_page()
        page.goto(path)
        return page

    def table(
        self, *, bots: int = 1, name: str = "Ann", settings: dict[str, Any] | None = None, **options: Any
    ) -> str:
        """Make a table, and return the link to the host's seat. Options are written with ``__`` for the dot."""
        body = {
            "name": name,
            "bots": ["greedy"] * bots,
            "options": {key.replace("__", "."): value for key, value in options.items()},
            "settings": {"pace": 0, "summary": 0, **(settings or {})},
        }
        made = ask(self.address, "/api/tables", body)
        return f"/t/{made['code'].upper()}#token={made['token']}"

    def frames(self, page: Page) -> list[str]:
        """Every text the page has been told over its sockets so far."""
        return self._frames[page]

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _listen(self, page: Page) -> None:
        frames = self._frames.setdefault(page, [])

        def opened(socket: WebSocket) -> None:
            socket.on("framereceived", lambda text: frames.append(str(text)))

        page.on("websocket", opened)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.cuts_lines and CUT.search(message.text):
            return
        self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")
