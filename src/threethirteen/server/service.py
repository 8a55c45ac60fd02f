"""The running server: database, hub, listeners; started, and ended without anybody noticing more than a reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import structlog
import structlog.stdlib
import uvicorn

from threethirteen.server.api import Api
from threethirteen.server.app import make_app
from threethirteen.server.brain import Brain, PoolBrain
from threethirteen.server.clock import Clock, RealClock
from threethirteen.server.hub import Hub
from threethirteen.server.pages import Pages
from threethirteen.server.places import Places, http_address, is_any, network_address, reachable
from threethirteen.server.security import AsgiApp
from threethirteen.server.settings import Settings
from threethirteen.store import Store

TRIES: Final = 20
"""Ports tried after the one asked for, where that is taken."""
FLUSH: Final = 0.2
"""Seconds for the last messages to reach the clients before the lines are closed."""

log = structlog.get_logger("service")


class Service:
    """One server in this event loop. Use ``running``, or ``start`` and ``stop``."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        brain: Brain | None = None,
        pages: Pages | None = None,
        next_port: bool = False,
    ) -> None:
        self.settings = settings
        self.places = Places(settings)
        self.moved_from: int | None = None
        """The port that was asked for but taken."""
        self.hub: Hub | None = None
        self._clock = clock or RealClock()
        self._brain = brain or PoolBrain()
        self._pages = pages or Pages()
        self._next_port = next_port
        self._store: Store | None = None
        self._app: AsgiApp | None = None
        self._listeners: list[tuple[_Server, asyncio.Task[None]]] = []
        self._stopping = False
        self._opening = asyncio.Lock()

    async def start(self) -> None:
        """Open the database and listen. Raises StoreError, OSError."""
        settings = self.settings
        sock = self._bind(settings.host, settings.port)
        try:
            await self._open(sock)
        except BaseException:
            sock.close()
            raise
        if settings.lan:
            await self.open_lan()
        elif is_any(settings.host) and network_address() is not None:
            await self.open_lan()  # the network is let in already, and links must lead there
        log.info("listening", address=self.address)

    async def _open(self, sock: socket.socket) -> None:
        settings = self.settings
        self.places.port = sock.getsockname()[1]
        if not settings.database:
            Path(settings.database_url.removeprefix("sqlite:///")).parent.mkdir(
                parents=True, exist_ok=True, mode=0o700
            )
        self._store = await Store.open(settings.database_url)
        await self._store.upgrade()
        self.hub = Hub(self._store, self._brain, self._clock)
        api = Api(self.hub, self.places, self.open_lan)
        self._app = make_app(self.hub, api, self.places, self._pages, settings.limits)
        await self._listen(sock)

    async def stop(self) -> None:
        """Send everybody away, finish what is under way, let go of everything."""
        if self._stopping:
            return
        self._stopping = True
        if self.hub is not None:
            await self.hub.close()
            await asyncio.sleep(FLUSH)
        for server, _ in self._listeners:
            server.should_exit = True
        for _, task in self._listeners:
            with contextlib.suppress(Exception):
                await task
        if self._store is not None:
            await self._store.close()
        log.info("stopped")

    async def open_lan(self) -> str:
        """Listen on the machine's network address too; where phones come in. Raises OSError where there is none."""
        assert self.hub is not None
        async with self._opening:  # asked for twice at once, it is opened once
            await self._open_lan()
        self.hub.lan = True
        for keeper in self.hub.keepers():
            keeper.show_lan()
        return self.places.base_url

    async def _open_lan(self) -> None:
        if self.places.lan_address is None:
            address = network_address()
            if address is None:
                raise OSError(errno.ENETUNREACH, "no network")
            if not is_any(self.settings.host) and address != self.settings.host:
                await self._listen(_bound(address, self.places.port))
            self.places.open_lan(address)
            log.info("listening on the network", address=address)

    @property
    def address(self) -> str:
        """Where this machine's browser finds the server."""
        return http_address(reachable(self.settings.host), self.places.port)

    def _bind(self, host: str, port: int) -> socket.socket:
        tries = range(port, min(port + TRIES, 65_536)) if self._next_port and port else (port,)
        for number in tries:
            try:
                sock = _bound(host, number)
            except OSError as error:
                if error.errno != errno.EADDRINUSE or number == tries[-1]:
                    raise
                continue
            if number != port:
                self.moved_from = port
            return sock
        raise AssertionError("the last try raises")

    async def _listen(self, sock: socket.socket) -> None:
        assert self._app is not None
        config = uvicorn.Config(
            self._app,
            ws="websockets-sansio",
            ws_max_size=self.settings.limits.hard_message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            http="h11",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=True,
            proxy_headers=bool(self.settings.trusted_proxies),
            forwarded_allow_ips=list(self.settings.trusted_proxies),
            timeout_graceful_shutdown=3,
            timeout_keep_alive=15,
            limit_concurrency=self.settings.limits.sockets + 1000,
        )
        server = _Server(config)
        sock.listen(1024)
        task = asyncio.create_task(server.serve([sock]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        if task.done():
            task.result()
        self._listeners.append((server, task))


class _Server(uvicorn.Server):
    """uvicorn without its signal handlers: the service ends it, after it has told the clients."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        # IPv4 as well; systems differ in what they do by themselves
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock


@contextlib.asynccontextmanager
async def running(settings: Settings, **parts: object) -> AsyncIterator[Service]:
    """A server for the time of a ``with``."""
    service = Service(settings, **parts)  # type: ignore[arg-type]
    try:
        await service.start()
        yield service
    finally:
        await service.stop()


def set_up_logs(least: int = logging.INFO) -> None:
    """Structured lines on stderr, from this level on: JSON, one event each. No hand, token or body is ever logged."""
    shared = (
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    )
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # what the libraries below have to say, in the same form
    lines = logging.StreamHandler(sys.stderr)
    last: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    lines.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
