"""The gate round the whole application: Host and Origin, rates, and security headers on everything that goes out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final

import structlog

from threethirteen.server.limits import Rates
from threethirteen.server.metrics import TURNED_AWAY
from threethirteen.server.places import Places, plain_name

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AsgiApp = Callable[[Scope, Receive, Send], Awaitable[None]]

_PLAIN_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


def content_policy(host: str = "") -> str:
    """What a page may load, and whom it may talk to: this server, by the name (Host) under which it was called."""
    # 'self' does not reach sockets in older Safaris
    sockets = f" ws://{host} wss://{host}" if _PLAIN_HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            f"connect-src 'self'{sockets}",
            "img-src 'self' data: blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # links to seats are secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

log = structlog.get_logger("gate")


class Gate:
    """An ASGI application round another. What it refuses never reaches the other; sockets are refused before accept."""

    def __init__(self, app: AsgiApp, places: Places, rates: Rates) -> None:
        self._app = app
        self._places = places
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if refused is not None:
            status, why = refused
            TURNED_AWAY.labels(why).inc()
            log.info("turned away", why=why)
            await _refuse(scope, send, status, why)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        policy = content_policy(_header(scope, b"host")[0])
        extra = (_policy_header(policy), *HEADERS) + (
            (_STRICT_TRANSPORT,) if scope.get("scheme") == "https" else ()
        )

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message.get("headers", ())}
                added = [pair for pair in extra if pair[0] not in names]
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await self._app(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        hosts = _header(scope, b"host")
        if len(hosts) != 1 or not self._places.knows_host(hosts[0]):
            return 421, "host"
        origins = _header(scope, b"origin")
        asks = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        # programs that are no browsers send no origin; there are no cookies that a foreign page could make use of
        if asks and origins and not (len(origins) == 1 and self._places.knows_origin(origins[0], hosts[0])):
            return 403, "origin"
        if not self._rates.take(address_of(scope)):
            return 429, "rate"
        return None


def address_of(scope: Mapping[str, Any]) -> str:
    """Who is calling."""
    client = scope.get("client")
    return plain_name(str(client[0])) if client else ""


async def _refuse(scope: Scope, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": why})
        return
    body = f'{{"error":{{"code":"refused-{why}","path":"","sentence":"{_SENTENCES[why]}"}}}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [_policy_header(content_policy()), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _policy_header(policy: str) -> tuple[bytes, bytes]:
    return b"content-security-policy", policy.encode("ascii")


_SENTENCES: Final = {
    "host": "This server does not go by that name.",
    "origin": "That page may not talk to this server.",
    "rate": "Too many requests; wait a moment.",
}


def _header(scope: Mapping[str, Any], name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
