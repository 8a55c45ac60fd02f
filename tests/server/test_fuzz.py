"""Anything at all over the socket and over HTTP: an answer each time, never a fault."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case

from tests.server.running import serving, web, wire
from threethirteen.protocol.messages import Command, Hello, NewTable, Ping, TableSettings
from threethirteen.protocol.wire import schema
from threethirteen.server.brain import InlineBrain
from threethirteen.server.clock import RealClock
from threethirteen.server.connection import Connection
from threethirteen.server.hub import Hub
from threethirteen.server.line import Line
from threethirteen.server.openapi import document
from threethirteen.server.settings import UNLIMITED
from threethirteen.store import Appended

TAGS = sorted({member.__struct_config__.tag for member in (Hello, Ping, *Command.__args__)})
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = sorted({name for form in (Hello, *Command.__args__) for name in form.__struct_fields__})
VALUES: Any = st.sampled_from(
    [
        0,
        1,
        -1,
        10**30,
        "",
        "a",
        "abcdef",
        "Th",
        None,
        [],
        ["Th", None],
        {"type": "draw"},
        {"type": "discard", "card": "JK"},
        {"type": "go_out", "discard": None},
        "melds",
        "greedy",
        True,
        0.5,
    ]
)
almost = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES | junk, max_size=5),
)
texts = st.one_of(
    st.text(max_size=60),
    junk.map(json.dumps),
    almost.map(json.dumps),
    st.binary(max_size=40),
    almost.map(json.dumps),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(texts, min_size=1, max_size=25), st.booleans())
def test_anything_over_the_socket_is_answered(said: list[str | bytes], seated: bool) -> None:
    asyncio.run(_talk(said, seated))


async def _talk(said: list[str | bytes], seated: bool) -> None:
    hub = Hub(_Nowhere(), InlineBrain(), RealClock())  # type: ignore[arg-type]
    made = await hub.create(NewTable("Ann", bots=("greedy",), settings=TableSettings(pace=0.0)))
    line = hub.new_line()
    connection = Connection(hub, line, UNLIMITED)
    await connection.receive(
        json.dumps({"type": "hello", "code": made.code, "token": made.token if seated else None})
    )
    assert json.loads(await line.next() or "")["type"] == "welcome"
    for text in said:
        await connection.receive(text)
    await connection.receive(json.dumps({"type": "hello", "code": made.code}))
    heard = 0
    while True:
        message = json.loads(await _next(line))
        heard += message.get("type") in ("ack", "refused", "error", "pong", "welcome")
        if line.closing or (
            message.get("type") == "welcome" and message["viewer"] is None and heard > len(said)
        ):
            break
    assert heard >= len(said) or line.closing
    keeper = await hub.keeper(made.code)
    assert keeper is not None
    await keeper.ask(lambda table: table.match.public.seq)
    await hub.close()


async def _next(line: Line) -> str:
    return await asyncio.wait_for(line.next(), 20) or "{}"


class _Nowhere:
    """A store that keeps nothing and always says that it does."""

    async def create(self, *_: Any) -> None:
        return None

    async def append(self, match: str, expected: int, events: Any = (), **_: Any) -> Any:
        return Appended(expected + len(events))

    async def answer_to(self, *_: Any) -> None:
        return None

    async def by_code(self, code: str) -> None:
        return None

    async def load(self, match: str) -> None:
        raise AssertionError("a fault at the table: it is being loaded anew")


def test_anything_over_http_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Schemathesis on our own OpenAPI: well-formed and malformed requests, never a 500, always what the schema says."""
    # the network that /api/lan opens is an address of this machine's own
    monkeypatch.setattr("threethirteen.server.service.network_address", lambda: "127.0.0.3")

    async def run() -> None:
        async with serving(tmp_path) as service, web(service) as client:
            document = (await client.get("/openapi.json")).json()
            made = (await client.post("/api/tables", json={"name": "Ann", "bots": ["greedy"]})).json()
            for parts in document["paths"].values():
                for operation in parts.values():
                    for parameter in operation.get("parameters", ()):
                        if parameter["name"] == "code" and "example" in parameter:
                            parameter["example"] = made["code"]
            api = schemathesis.openapi.from_dict(document)
            await asyncio.to_thread(_every_operation, api, service.address)
            assert (await client.get("/healthz")).status_code == 200

    asyncio.run(run())


def _every_operation(api: Any, address: str) -> None:
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=8, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy() | operation.as_strategy(schemathesis.GenerationMode.NEGATIVE))
        def fuzz(case: Case[Any]) -> None:
            response = case.call(base_url=address, timeout=30)
            assert response.status_code < 500, (case, response.text)

        fuzz()


PAGES = {"/", "/{page}", "/docs", "/openapi.json", "/ws"}
"""Routes that are no questions, and so not in the OpenAPI document."""

paths = st.one_of(
    st.sampled_from(["/", "/docs", "/openapi.json", "/ws", "/t/abc", "/assets/main.js", "/api", "/metrics"]),
    st.lists(st.text(max_size=8) | st.sampled_from(["..", ".", "api", "assets", "%00"]), max_size=5).map(
        lambda parts: (
            "/" + "/".join(quote(part.encode("utf-8", "surrogatepass"), safe="%.") for part in parts)
        )
    ),
)


def test_every_route_is_fuzzed(tmp_path: Path) -> None:
    """What the OpenAPI document names, schemathesis asks; the rest are pages, asked for below."""

    async def run() -> None:
        async with serving(tmp_path) as service:
            application: Any = service._app._app  # type: ignore[union-attr]
            routes = {route.path_format for route in application.routes}
            assert routes - PAGES == set(document()["paths"])
            assert routes >= PAGES

    asyncio.run(run())


def test_any_path_by_any_method_is_no_fault(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as service:
            await asyncio.to_thread(_any_path, service.address)

    asyncio.run(run())


def _any_path(address: str) -> None:
    with httpx.Client(trust_env=False, timeout=30) as client:
        known = [path.format(code="abcdef", lang="en", page="x") for path in (*document()["paths"], *PAGES)]

        @settings(max_examples=80, suppress_health_check=list(HealthCheck), deadline=None)
        @given(
            st.sampled_from(known) | paths,
            st.sampled_from(
                ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "NONSENSE"]
            ),
            st.dictionaries(
                st.sampled_from(["accept", "accept-encoding", "content-type", "cookie", "range", "upgrade"]),
                st.sampled_from(
                    ["", "gzip", "websocket", "*/*;q=x", "bytes=9-1", "application/json", "a=b; c"]
                ),
                max_size=3,
            ),
            st.binary(max_size=30),
        )
        def fuzz(path: str, method: str, headers: dict[str, str], body: bytes) -> None:
            if path == "/api/lan" and method == "POST":
                return  # asked by schemathesis, on a network of its own
            # written out whole: by itself a path that begins with two slashes would name another host
            response = client.request(method, address + path, headers=headers, content=body)
            assert response.status_code < 500, (method, path, response.text)

        fuzz()


def test_the_wire_has_a_schema_of_everything() -> None:
    parts = schema()["$defs"]
    for name in ("ClientMessage", "ServerMessage", "HandRead", "NewTable", "TableRow"):
        assert name in parts
    msgspec.json.encode(parts)


async def test_two_sockets_and_a_flood(tmp_path: Path) -> None:
    """Many commands at once from two sockets of one seat: every one is answered."""
    async with serving(tmp_path) as service, web(service) as client:
        made = (
            await client.post(
                "/api/tables", json={"name": "Ann", "bots": ["greedy"], "settings": {"pace": 0}}
            )
        ).json()
        async with wire(service.address) as one, wire(service.address) as two:
            for line in (one, two):
                await line.say(type="hello", code=made["code"], token=made["token"])
            for number in range(100):
                for name, line in (("one", one), ("two", two)):
                    await line.say(type="im_back", id=f"{name}-{number}")
            for name, line in (("one", one), ("two", two)):
                answered: set[str] = set()
                while len(answered) < 100:
                    heard = await line.hear()
                    if str(heard.get("id", "")).startswith(name):
                        answered.add(heard["id"])
