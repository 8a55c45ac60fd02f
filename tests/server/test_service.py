"""The running server: HTTP, the socket, what is refused at the door; whole matches over it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.hidden import ONE_DECK, cards_in, hidden_from, newly_hidden
from tests.server.running import serving, web, wire
from threethirteen.notation.record import read_record
from threethirteen.notation.verify import verify
from threethirteen.server.brain import think
from threethirteen.server.service import Service
from threethirteen.server.settings import UNLIMITED, Limits

BOTS = {"name": "Ann", "bots": ["greedy", "greedy"], "settings": {"pace": 0}}


async def make(client: httpx.AsyncClient, **changes: Any) -> dict[str, Any]:
    reply = await client.post("/api/tables", json={**BOTS, **changes})
    assert reply.status_code == 201, reply.text
    made: dict[str, Any] = reply.json()
    return made


async def test_a_table_from_making_to_the_record(tmp_path: Path, database: str) -> None:
    """A whole short match against bots over the socket; the record is right, and open once the match is over."""
    async with serving(tmp_path, database=database) as service, web(service) as client:
        made = await make(client, options={"rounds": [3, 4]})
        async with wire(service.address) as line:
            await line.say(type="hello", code=made["code"], token=made["token"])
            await line.until(type="welcome")
            await line.say(type="add_nonce", id="n", nonce="00ff")
            await line.say(type="continue", id="c0")
            question = {"code": made["code"], "token": made["token"]}
            keeper = await service.hub.keeper(made["code"])  # type: ignore[union-attr]
            assert keeper is not None
            step = 0
            while not keeper.table.match.ended:
                heard = await line.hear()
                match = keeper.table.match
                if match.public.round is None and heard["type"] == "happened":
                    await line.say(type="continue", id=f"c{step}")
                elif match.turn == 0 and heard["type"] in ("happened", "ack"):
                    observation = match.observe(0)
                    from threethirteen.notation.codec import to_plain

                    action = to_plain(think("greedy", "s", observation))
                    await line.say(
                        type="act", id=f"a{observation.seq}", last_seq=observation.seq, action=action
                    )
                step += 1
                if step == 5:
                    running = (await client.post("/api/record", json=question)).text
                    assert '"viewer":0' in running.splitlines()[0]
                    assert "secret" not in running
        record = (await client.post("/api/record", json={"code": made["code"]})).text
        header, lines = read_record(record.splitlines(keepends=True))
        assert header.viewer is None
        assert verify(record.splitlines(keepends=True)).right
        assert len(lines) == len(keeper.table.match.events)
        mine = (await client.post("/api/mine", json={"tokens": [made["token"], "x"]})).json()
        assert [row["state"] for row in mine["tables"]] == ["ended"]
        assert mine["places"] == [0]
        forgot = (await client.post("/api/mine/forget", json={"tokens": [made["token"]]})).json()
        assert forgot == {"forgotten": 1}
        again = (await client.post("/api/record", json={"code": made["code"]})).text
        assert "Ann" not in again
        assert (await client.post("/api/record", json=question)).status_code == 403


async def test_o03_every_payload_of_every_role_is_searched(tmp_path: Path) -> None:
    """Two seats, a bot, a watcher, a lobby: all that comes over HTTP or a socket, in every phase of a whole match."""
    async with serving(tmp_path) as service, web(service) as client:
        options = {**ONE_DECK, "rounds": [3, 6]}
        made = await make(client, bots=["greedy"], options=options, settings={"pace": 0, "public": True})
        code = made["code"]
        keeper = await service.hub.keeper(code)  # type: ignore[union-attr]
        assert keeper is not None
        async with (
            wire(service.address) as one,
            wire(service.address) as two,
            wire(service.address) as watcher,
        ):
            await one.say(type="hello", code=code, token=made["token"])
            await two.say(type="hello", code=code)
            await two.say(type="sit", id="a-random-id", name="Bob")
            token = (await two.until(type="ack"))["token"]
            await watcher.say(type="hello", code=code)
            for line in (one, two, watcher):
                await line.until(type="table_changed") if line is not watcher else await line.until(
                    type="welcome"
                )
            await one.say(type="continue", id="go")
            viewers = {0: one, 2: two, None: watcher}
            read = dict.fromkeys(viewers, 0)
            before = keeper.table.match
            step = 0
            while not keeper.table.match.ended:
                await settle(viewers, keeper)
                after = keeper.table.match
                for viewer, line in viewers.items():
                    hidden = newly_hidden(before, after, viewer)
                    for text in line.texts[read[viewer] :]:
                        assert not cards_in(text) & hidden, (viewer, text)
                    read[viewer] = len(line.texts)
                before = after
                if step % 9 == 0 and after.turn in (0, 2):
                    await search_http(client, code, [(0, made["token"]), (2, token), (None, None)], after)
                turn = after.turn
                if turn is None:
                    await one.say(type="continue", id=f"c{step}")
                    await two.say(type="continue", id=f"c{step}")
                elif turn in (0, 2):
                    from threethirteen.notation.codec import to_plain

                    action = to_plain(think("greedy", "s", after.observe(turn)))
                    seq = after.public.seq
                    await viewers[turn].say(type="act", id=f"a{seq}", last_seq=seq, action=action)
                step += 1
            assert step > 10


async def settle(viewers: dict[Any, Any], keeper: Any) -> None:
    """Hear everything until every viewer has the last event and it is a person's turn."""
    quiet = 0
    while quiet < 3:
        heard = False
        for line in viewers.values():
            try:
                text = await asyncio.wait_for(line.line.recv(), 0.01)
            except TimeoutError:
                continue
            line.texts.append(text)
            heard = True
        turn = keeper.table.match.turn
        quiet = 0 if heard or keeper.table.bot_turn() is not None or turn == 1 else quiet + 1


async def search_http(client: httpx.AsyncClient, code: str, roles: list[tuple[Any, Any]], match: Any) -> None:
    for path in (f"/api/tables/{code}", "/api/tables", f"/api/tables/{code}/sheet?lang=en", "/metrics"):
        text = (await client.get(path)).text
        if path.startswith("/api") and "sheet" not in path:
            assert not cards_in(text) & hidden_from(match, None)
    for viewer, token in roles:
        text = (await client.post("/api/record", json={"code": code, "token": token})).text
        lines = [json.loads(line) for line in text.splitlines()]
        deals = [
            place for place, line in enumerate(lines) if line.get("event", {}).get("type") == "deal_seen"
        ]
        told = json.dumps(lines[deals[-1] :])
        shuffled = "recycle_seen" in told
        assert shuffled or not cards_in(told) & hidden_from(match, viewer), viewer
        if token is not None:
            rows = (await client.post("/api/mine", json={"tokens": [token]})).text
            assert not cards_in(rows)


async def test_my_tables_are_few_questions_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        tokens = [(await make(client))["token"] for _ in range(5)]
        assert service.hub is not None
        database = service.hub.store._database
        questions = 0
        read = database.read

        async def counted(question: Any) -> Any:
            nonlocal questions
            questions += 1
            return await read(question)

        monkeypatch.setattr(database, "read", counted)
        answer = await client.post("/api/mine", json={"tokens": [*tokens, "nobody's"]})
        assert sorted(answer.json()["places"]) == [0, 1, 2, 3, 4]
        assert questions <= 2


async def test_what_the_lobby_needs(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        catalogue = (await client.get("/api/catalogue")).json()
        assert "standard" in [game["key"] for game in catalogue["games"]]
        kinds = {option["key"]: option["kind"] for option in catalogue["options"]}
        assert kinds["deck.jokers"]["type"] == "count"
        assert kinds["meld.ace"]["words"]
        good = (await client.post("/api/rules", json={"rules": "one-wild"})).json()
        assert good["problems"] == []
        assert good["report"]["digest"]
        bad = {"rules": "standard", "options": {"deck.jokers": -1, "nope": 3}, "lang": "de"}
        problems = (await client.post("/api/rules", json=bad)).json()["problems"]
        assert {problem["path"] for problem in problems} == {"deck.jokers", "nope"}
        sheet = (await client.get("/api/sheet", params={"rules": "five-crowns", "lang": "pl"})).json()
        assert sheet["language"] == "pl"
        locale = await client.get("/api/locales/de")
        assert "refusal-stale" in locale.text
        assert "max-age" in locale.headers["cache-control"]
        assert (await client.get("/api/locales/xx")).status_code == 404
        assert (await client.get("/healthz")).json() == {"ok": True}
        assert (await client.get("/openapi.json")).json()["openapi"].startswith("3.")
        assert "<script" not in (await client.get("/docs")).text
        await make(client, settings={"public": True, "pace": 0})
        await make(client)
        tables = (await client.get("/api/tables")).json()["tables"]
        assert len(tables) == 1
        facts = (await client.get(f"/api/tables/{tables[0]['code']}")).json()
        assert facts["table"]["settings"]["clock"], "public tables have a clock unless it is taken off"
        assert facts["base_url"] == service.address
        assert "three_thirteen_tables" in (await client.get("/metrics")).text


@pytest.mark.parametrize(
    ("path", "body", "where"),
    [
        ("/api/tables", '{"name": 3}', "$.name"),
        ("/api/tables", "[]", ""),
        ("/api/tables", "{", ""),
        ("/api/tables", '{"name": "A", "settings": {"pace": 99}}', "$.settings.pace"),
        ("/api/mine", '{"tokens": [1]}', "$.tokens[0]"),
        ("/api/record", "\xff", ""),
    ],
)
async def test_malformed_bodies_are_named(tmp_path: Path, path: str, body: str, where: str) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        reply = await client.post(path, content=body.encode("latin-1"))
        assert reply.status_code == 400
        error = reply.json()["error"]
        assert (error["code"], error["path"]) == ("malformed", where)
        assert error["sentence"]


async def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        for changes, code in (
            ({"rules": "nope"}, "unknown-preset"),
            ({"rules": "deuces-arent-wild", "bots": ["greedy"] * 3}, "table-full"),
            ({"name": " "}, "name-empty"),
            ({"bots": ["nobody"]}, "unknown-bot"),
            ({"bots": ["greedy"] * 9}, "table-full"),
        ):
            reply = await client.post("/api/tables", json={**BOTS, **changes})
            assert reply.status_code == 422, reply.text
            assert reply.json()["error"]["code"] == code
        assert (await client.get("/api/tables/zzzzzz")).status_code == 404
        assert (await client.post("/api/tables", content=b"x" * 70_000)).status_code == 413


async def test_o22_get_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        made = await make(client)
        keeper = await service.hub.keeper(made["code"])  # type: ignore[union-attr]
        assert keeper is not None
        before = keeper.table.match, keeper.table.state
        for path in ("", "/sheet"):
            await client.get(f"/api/tables/{made['code']}{path}")
        for path in ("/", "/t/abc", "/api/tables", "/api/catalogue", "/metrics", "/api/mine", "/api/lan"):
            await client.get(path)
        assert (keeper.table.match, keeper.table.state) == before


async def test_headers_are_on_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        for path in ("/", "/t/abc", "/assets/none.js", "/api/catalogue", "/healthz", "/api/nothing"):
            reply = await client.get(path)
            policy = reply.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            host = f"127.0.0.1:{service.places.port}"
            assert f"connect-src 'self' ws://{host} wss://{host};" in policy, "sockets to no other host"
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in reply.headers
        assert (await client.get("/assets/none.js")).status_code == 404
        assert "Three Thirteen" in (await client.get("/t/abc")).text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 421),
        ({"Host": "127.0.0.1.evil.example"}, 421),
        ({"Host": "user@127.0.0.1"}, 421),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
    ],
)
async def test_host_and_origin_are_checked_before_accept(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        reply = await client.post("/api/tables", json=BOTS, headers=headers)
        assert reply.status_code == status
        if "Host" in headers:
            assert (await client.get("/", headers=headers)).status_code == status
        url = service.address.replace("http", "ws") + "/ws"
        port, origin = service.places.port, {k: v for k, v in headers.items() if k != "Host"}
        called = f"ws://{headers.get('Host', '127.0.0.1').rpartition('@')[2]}:{port}/ws"
        if "@" in headers.get("Host", ""):
            return  # no socket client can be made to say this
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(
                called, proxy=None, host="127.0.0.1", port=port, additional_headers=origin
            ):
                pass
        assert refused.value.response.status_code == 403
        good = {"Origin": service.address}
        async with websockets.connect(url, proxy=None, additional_headers=good):
            pass
        assert (await client.post("/api/tables", json=BOTS, headers=good)).status_code == 201


async def test_limits(tmp_path: Path) -> None:
    limits = Limits(messages=(0.001, 5), requests=(0.001, 12), tables=(0.001, 1), sockets_per_address=2)
    async with serving(tmp_path, limits=limits) as service, web(service) as client:
        made = await make(client)
        assert (await client.post("/api/tables", json=BOTS)).status_code == 429
        async with wire(service.address) as one, wire(service.address):
            url = service.address.replace("http", "ws") + "/ws"
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(url, proxy=None):
                    pass
            await one.say(type="hello", code=made["code"], token=made["token"])
            for number in range(8):
                await one.say(type="im_back", id=f"b{number}")
            answers: dict[str, str] = {}
            while len(answers) < 8:
                heard = await one.hear()
                if str(heard.get("id")).startswith("b"):
                    answers[heard["id"]] = heard.get("code", heard["type"])
            assert [answers[f"b{number}"] for number in range(8)] == ["ack"] * 4 + ["too-fast"] * 4
            await one.line.send("x" * 20_000)
            assert (await one.until(type="error"))["code"] == "too-long"
        statuses = [(await client.get("/healthz")).status_code for _ in range(12)]
        assert statuses[-1] == 429


async def test_a_line_stays_open_whatever_it_says(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        made = await make(client)
        async with wire(service.address) as line:
            for text in (
                "",
                "{",
                "[]",
                '{"type":"nothing"}',
                '{"type":"act","id":"a"}',
                "\x00",
                '{"type":"act"' * 500,
                "x" * 100_000,
                "y" * 1_000_000,
            ):
                await line.line.send(text)
                assert (await line.hear())["type"] == "error"
            await line.line.send(b"\xff\xfe")
            assert (await line.hear())["type"] == "error"
            await line.say(type="continue", id="c")
            assert (await line.hear())["code"] == "hello-first"
            await line.say(type="hello", code="nosuch")
            assert (await line.hear())["code"] == "no-such-table"
            await line.say(type="hello", code=made["code"], token="wrong")
            assert (await line.hear())["code"] == "unknown-token"
            await line.say(type="hello", code=made["code"], version=99)
            assert (await line.hear())["code"] == "version"
            await line.say(type="ping")
            assert (await line.hear())["type"] == "pong"
            await line.say(type="hello", code=made["code"].upper(), token=made["token"])
            assert (await line.hear())["viewer"] == 0


async def test_shutdown_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, web(service) as client:
        made = await make(client)
        async with wire(service.address) as line:
            await line.say(type="hello", code=made["code"], token=made["token"])
            await line.until(type="welcome")
            stopping = asyncio.create_task(service.stop())
            assert (await line.until(type="moved_on"))["reason"] == "shutdown"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping


async def test_the_network_is_let_in_when_somebody_here_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threethirteen.server.service.network_address", lambda: "127.0.0.2")
    async with serving(tmp_path) as service, web(service) as client:
        made = await make(client)
        there = f"http://127.0.0.2:{service.places.port}"
        async with httpx.AsyncClient(base_url=there, trust_env=False) as phone:
            with pytest.raises(httpx.ConnectError):
                await phone.get("/healthz")
            async with wire(service.address) as line:
                await line.say(type="hello", code=made["code"], token=made["token"])
                assert (await line.until(type="welcome"))["table"]["lan"] is False
                assert (await client.post("/api/lan", json={})).json() == {"base_url": there}
                assert (await line.until(type="table_changed"))["table"]["lan"] is True
            assert (await phone.get("/healthz")).status_code == 200
            assert (await phone.get(f"/api/tables/{made['code']}")).json()["base_url"] == there


async def test_a_busy_port_and_the_next_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as first:
        busy = first.settings.__class__(
            port=first.places.port, database=f"sqlite:///{tmp_path / 'b.sqlite'}", limits=UNLIMITED
        )
        with pytest.raises(OSError, match="in use"):
            await Service(busy).start()
        second = Service(busy, next_port=True)
        await second.start()
        assert second.moved_from == first.places.port
        assert second.places.port > first.places.port
        await second.stop()
