"""What is promised about running a server: logs, settings, proxies, a quick end; and how latecomers come in."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Wire, serving, web, wire
from tests.server.tabletop import start
from threethirteen.protocol.messages import Ack, JoinRule, NewLink, Refused, Sit
from threethirteen.server.settings import Limits

NEW = {"name": "Zaphod", "bots": ["greedy"], "settings": {"pace": 0}}


@asynccontextmanager
async def program(
    *flags: str, command: tuple[str, ...] = ("serve",), **environment: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """``three-thirteen serve`` as a process of its own, and where it is."""
    variables = {f"THREE_THIRTEEN_{name}": value for name, value in environment.items()}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "threethirteen", *command, "--no-open", *flags),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LANGUAGE": "en", **variables},
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        assert "http://" in line, line
        yield process, line.strip().rpartition(" ")[2]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def play_a_little(line: Wire, made: dict[str, Any]) -> set[str]:
    """A few turns; the cards that were seen."""
    await line.say(type="hello", code=made["code"], token=made["token"])
    await line.say(type="say", id="s", text="froody")
    await line.say(type="continue", id="go")
    cards: set[str] = set()
    for turn in range(4):
        seq, hand = 0, None
        while hand is None:
            heard = await line.hear()
            if heard["type"] == "hand_read":
                cards |= set(heard["cards"])
                hand = heard
        seq = hand["seq"]
        await line.say(type="act", id=f"d{turn}", last_seq=seq, action={"type": "draw"})
        await line.say(type="act", id=f"x{turn}", last_seq=seq, action={"type": "discard", "card": "JK"})
        await line.say(type="arrange", id=f"a{turn}", by="rank" if turn % 2 else "suit")
        await line.until(id=f"a{turn}")
        await line.say(type="keep_order", id=f"k{turn}", cards=[*reversed(hand["cards"])])
    return {card for card in cards if card}


async def test_logs_are_json_without_hands_or_tokens_and_the_end_is_quick(tmp_path: Path) -> None:
    """Everything comes from the environment, under the flags' names."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    base = "http://cards.example.org"
    settings = {"PORT": "0", "HOST": "127.0.0.1", "DATABASE": database, "BASE_URL": base, "LAN": "no"}
    async with program(command=("serve",), **settings) as (process, address):
        async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
            assert (await client.get("/api/about")).json()["base_url"] == base
            made = (await client.post("/api/tables", json=NEW)).json()
            assert (await client.get("/", headers={"Host": "evil.example"})).status_code == 421
            assert (await client.get("/", headers={"Host": "cards.example.org"})).status_code == 200
            record = {"code": made["code"], "token": made["token"]}
            assert (await client.post("/api/record", json=record)).status_code == 200
        port = int(address.rpartition(":")[2])
        _, raw = await asyncio.open_connection("127.0.0.1", port)
        raw.write(b"\x00 this is not HTTP\r\n\r\n")  # the library below warns of it
        await raw.drain()
        raw.close()
        async with wire(address) as line:
            cards = await play_a_little(line, made)
            assert len(cards) >= 3
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            _, error = await asyncio.wait_for(process.communicate(), 30)
        assert process.returncode == 0
        assert time.monotonic() - began < 8
    lines = error.decode().splitlines()
    events = [json.loads(text) for text in lines]
    assert {"listening", "table made", "turned away", "stopped"} <= {event["event"] for event in events}
    assert any("HTTP" in event["event"] for event in events), "libraries speak JSON too"
    assert all(event["level"] and event["timestamp"] for event in events)
    text = "\n".join(lines)
    for secret in (made["token"], "froody", "Zaphod", *(f'"{card}"' for card in cards)):
        assert secret not in text


async def test_who_only_wants_to_play_reads_no_log(tmp_path: Path) -> None:
    async with program(command=(), PORT="0", DATA=str(tmp_path)) as (process, address):
        async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
            assert (await client.post("/api/tables", json=NEW)).status_code == 201
        process.send_signal(signal.SIGTERM)
        _, error = await asyncio.wait_for(process.communicate(), 30)
    assert error == b""


async def told(tmp_path: Path, proxies: tuple[str, ...]) -> tuple[bool, list[int]]:
    """With a proxy's headers: is the page told to stay with TLS, and how often may each of two callers ask?"""
    limits = Limits(requests=(0.0001, 2))
    async with (
        serving(tmp_path, trusted_proxies=proxies, limits=limits) as service,
        web(service) as client,
    ):
        asked = []
        strict = False
        for caller in ("192.0.2.1", "192.0.2.2"):
            headers = {"X-Forwarded-For": caller, "X-Forwarded-Proto": "https"}
            replies = [await client.get("/healthz", headers=headers) for _ in range(3)]
            asked.append(sum(reply.status_code == 200 for reply in replies))
            strict |= "strict-transport-security" in replies[0].headers
        return strict, asked


async def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    assert await told(tmp_path, ("127.0.0.0/8",)) == (True, [2, 2])
    assert await told(tmp_path, ()) == (False, [2, 0]), "both are one caller: the one that connected"
    assert await told(tmp_path, ("10.0.0.1",)) == (False, [2, 0])


@pytest.mark.parametrize("rule", list(JoinRule))
def test_latecomers_start_as_agreed(rule: JoinRule) -> None:
    desk = start(2, bots=1, options={"rounds": [3, 4]}, join=rule, join_number=17, summary=0)
    for seat in (0, 1):
        desk.connect(seat)
    watcher = desk.connect()
    desk.deal()
    desk.play_round()
    totals = [seat.total for seat in desk.table.match.public.seats]
    assert len(set(totals)) > 1
    answer = watcher.send(Sit("a-random-id", "Ford"))
    assert isinstance(answer, Ack)
    wanted = {JoinRule.HIGHEST: max(totals), JoinRule.AVERAGE: round(sum(totals) / 3), JoinRule.NUMBER: 17}
    assert answer.seat == 3
    assert desk.table.match.public.seats[3].total == wanted[rule]
    assert watcher.observation is not None
    assert watcher.observation.public.seats[3].total == wanted[rule]


def test_the_host_brings_back_a_player_who_lost_the_browser() -> None:
    desk = start(3)
    host, guest = desk.connect(0), desk.connect(1)
    lost = desk.connect(2)
    desk.deal()
    hand = desk.table.match.state.hands[2]
    desk.disconnect(lost)
    asked = guest.send(NewLink("g", 2))
    assert isinstance(asked, Refused)
    assert asked.code == "host-only"
    answer = host.send(NewLink("n", 2))
    assert isinstance(answer, Ack)
    assert isinstance(desk.connect(2).messages[-1], Refused), "the old one may be in other hands"
    back = desk.connect(token=answer.token)
    assert back.viewer == 2
    assert back.hand is not None
    assert sorted(card for card in back.hand.cards if card) == sorted(hand)
    desk.check()
