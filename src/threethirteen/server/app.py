"""The web application: routes and the socket. The only module that knows the web framework."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias

import structlog
from litestar import HttpMethod, Litestar, Request, Response, WebSocket, route, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import BaseRouteHandler

from threethirteen.server import metrics, openapi
from threethirteen.server.api import Api, BodyError, Reply, problem
from threethirteen.server.connection import Connection
from threethirteen.server.hub import Hub
from threethirteen.server.limits import Connections, Rates
from threethirteen.server.line import Line
from threethirteen.server.pages import Page, Pages
from threethirteen.server.places import LOOPBACK_NAMES, Places, host_name
from threethirteen.server.security import AsgiApp, Gate, address_of
from threethirteen.server.settings import Limits

log = structlog.get_logger("web")

Asked: TypeAlias = Request[Any, Any, Any]
GET, POST, HEAD = HttpMethod.GET, HttpMethod.POST, HttpMethod.HEAD


def make_app(hub: Hub, api: Api, places: Places, pages: Pages, limits: Limits) -> AsgiApp:
    """The application with its gate round it."""
    application = Litestar(
        route_handlers=[
            *_questions(api),
            *_new_tables(api, hub, limits),
            _socket(hub, limits),
            *_files(pages),
        ],
        openapi_config=None,
        exception_handlers={BodyError: _malformed, HTTPException: _http_error, Exception: _fault},
        request_max_body_size=limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    return Gate(application, places, Rates(limits.requests, hub.clock.now))  # type: ignore[arg-type]


# --- questions ---


def _questions(api: Api) -> list[BaseRouteHandler]:
    @route("/api/about", http_method=[GET])
    async def about() -> Response[bytes]:
        return _answer(await api.about())

    @route("/api/catalogue", http_method=[GET])
    async def catalogue() -> Response[bytes]:
        return _answer(await api.catalogue())

    @route("/api/rules", http_method=[POST])
    async def rules(request: Asked) -> Response[bytes]:
        return _answer(await api.rules(await request.body()))

    @route("/api/sheet", http_method=[GET])
    async def sheet(request: Asked) -> Response[bytes]:
        asked = request.query_params
        return _answer(await api.sheet(asked.get("rules", "standard"), asked.get("lang", "en")))

    @route("/api/tables", http_method=[GET])
    async def tables() -> Response[bytes]:
        return _answer(await api.public_tables())

    @route("/api/tables/{code:str}", http_method=[GET])
    async def table(request: Asked) -> Response[bytes]:
        return _answer(await api.table(request.path_params["code"]))

    @route("/api/tables/{code:str}/sheet", http_method=[GET])
    async def table_sheet(request: Asked) -> Response[bytes]:
        return _answer(
            await api.table_sheet(request.path_params["code"], request.query_params.get("lang", "en"))
        )

    @route("/api/mine", http_method=[POST])
    async def mine(request: Asked) -> Response[bytes]:
        return _answer(await api.mine(await request.body()))

    @route("/api/mine/forget", http_method=[POST])
    async def forget(request: Asked) -> Response[bytes]:
        return _answer(await api.forget(await request.body()))

    @route("/api/record", http_method=[POST])
    async def record(request: Asked) -> Response[bytes]:
        return _answer(await api.record(await request.body()))

    @route("/api/locales/{lang:str}", http_method=[GET])
    async def locale(request: Asked) -> Response[bytes]:
        return _answer(await api.locale(request.path_params["lang"]))

    @route("/api/lan", http_method=[POST])
    async def lan(request: Asked) -> Response[bytes]:
        # a proxy on this machine calls from here as well, but by the name that others know
        local = address_of(request.scope) in LOOPBACK_NAMES
        local = local and host_name(request.headers.get("host", "")) in LOOPBACK_NAMES
        return _answer(await api.lan(await request.body(), local))

    @route("/healthz", http_method=[GET])
    async def healthz() -> Response[bytes]:
        return _answer(await api.healthy())

    @route("/metrics", http_method=[GET], sync_to_thread=False)
    def metrics_page() -> Response[bytes]:
        return _answer(Reply(metrics.page(), media_type="text/plain; version=0.0.4"))

    @route("/openapi.json", http_method=[GET], sync_to_thread=False)
    def openapi_json() -> Response[bytes]:
        return _answer(Reply(openapi.document_text()))

    @route("/docs", http_method=[GET], sync_to_thread=False)
    def docs() -> Response[bytes]:
        return _answer(Reply(openapi.page(), media_type="text/html"))

    return [about, catalogue, rules, sheet, tables, table, table_sheet, mine, forget, record, locale, lan,
            healthz, metrics_page, openapi_json, docs]  # fmt: skip


def _new_tables(api: Api, hub: Hub, limits: Limits) -> list[BaseRouteHandler]:
    rates = Rates(limits.tables, hub.clock.now)

    @route("/api/tables", http_method=[POST])
    async def new_table(request: Asked) -> Response[bytes]:
        if not rates.take(address_of(request.scope)):
            metrics.TURNED_AWAY.labels("tables").inc()
            return _answer(problem(429, "refused-rate", "", "Too many new tables; wait a moment."))
        return _answer(await api.new_table(await request.body()))

    return [new_table]


def _answer(reply: Reply) -> Response[bytes]:
    headers = {"cache-control": reply.cache}
    if reply.filename:
        headers["content-disposition"] = f'attachment; filename="{reply.filename}"'
    return Response(reply.content, status_code=reply.status, media_type=reply.media_type, headers=headers)


# --- the client's files ---


def _files(pages: Pages) -> list[BaseRouteHandler]:
    def serve(request: Asked, path: str) -> Response[bytes]:
        page = pages.find(path)
        if page is None:
            return _answer(problem(404, "no-such-page", path[:100], "There is nothing here."))
        return _page(page, "gzip" in request.headers.get("accept-encoding", ""))

    @route("/", http_method=[GET, HEAD], sync_to_thread=False)
    def index(request: Asked) -> Response[bytes]:
        return serve(request, "")

    @route("/{page:path}", http_method=[GET, HEAD], sync_to_thread=False)
    def file(request: Asked) -> Response[bytes]:
        return serve(request, str(request.path_params["page"]))

    return [index, file]


def _page(page: Page, packed: bool) -> Response[bytes]:
    headers = {"cache-control": "public, max-age=31536000, immutable" if page.lasting else "no-cache"}
    content = page.content
    if page.packed is not None:
        headers["vary"] = "accept-encoding"
        if packed:
            headers["content-encoding"] = "gzip"
            content = page.packed
    return Response(content, media_type=page.media_type, headers=headers)


# --- the socket ---


def _socket(hub: Hub, limits: Limits) -> BaseRouteHandler:
    connections = Connections(limits.sockets_per_address, limits.sockets)

    @websocket("/ws")
    async def ws(socket: WebSocket[Any, Any, Any]) -> None:
        address = address_of(socket.scope)
        if hub.closed or not connections.enter(address):
            metrics.TURNED_AWAY.labels("sockets").inc()
            await socket.close(code=1013)
            return
        metrics.SOCKETS.inc()
        line = hub.new_line(address)
        connection = Connection(hub, line, limits)
        try:
            await socket.accept()
            writer = asyncio.create_task(_write(socket, line))
            try:
                await _read(socket, connection, writer)
            finally:
                connection.gone()
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await writer
        finally:
            connections.leave(address)
            metrics.SOCKETS.dec()

    return ws


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, writer: asyncio.Task[None]) -> None:
    """Take what the client sends until it goes, or until the line is at its end."""
    while True:
        reading = asyncio.create_task(socket.receive_data(mode="text"))
        await asyncio.wait({reading, writer}, return_when=asyncio.FIRST_COMPLETED)
        if writer.done():
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await reading
            return
        try:
            text = reading.result()
        except WebSocketDisconnect:
            return
        await connection.receive(text)


async def _write(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await line.next()) is not None:
            await socket.send_text(text)
        await socket.close(code=line.closing)


# --- faults ---


def _malformed(_: Asked, error: BodyError) -> Response[bytes]:
    return _answer(error.reply)


def _http_error(_: Asked, error: HTTPException) -> Response[bytes]:
    codes = {404: "no-such-page", 405: "method", 413: "too-long"}
    reply = problem(
        error.status_code, codes.get(error.status_code, "refused"), "", error.detail or "Refused."
    )
    answer = _answer(reply)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _fault(_: Asked, error: Exception) -> Response[bytes]:
    log.error("request failed", error=repr(error)[:300], exc_info=error)
    return _answer(problem(500, "fault", "", "Something went wrong here; it has been written down."))
