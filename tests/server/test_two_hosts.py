"""Two hosts on a network of their own: the server on one, a phone on the other, a cable between them.

Linux can make such hosts inside one machine, for root only; elsewhere these tests are left out.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
import uuid
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import websockets

from bench.chaos import record_of, sit
from bench.player import Player, ask
from tests.server.running import wire
from threethirteen.bots import make_bot
from threethirteen.notation.verify import verify
from threethirteen.protocol.messages import Sit

T = TypeVar("T")
NEW_NETWORK = 0x40000000
PORT = 8313


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=20)


def full(address: str) -> tuple[str, ...]:
    """The address as ``ip`` wants it. IPv6: without asking first, for a second, whether another host has it."""
    return (f"{address}/64", "nodad") if ":" in address else (f"{address}/24",)


def can_make_hosts() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"tt-{uuid.uuid4().hex[:6]}"
    try:
        ip("netns", "add", name)
        ip("netns", "del", name)
    except subprocess.SubprocessError:
        return False
    return True


pytestmark = pytest.mark.skipif(not can_make_hosts(), reason="only root on Linux can make hosts")


@dataclass
class Hosts:
    """The one with the server, the one with the phone, and the addresses they have."""

    server: str
    phone: str
    server_address: str
    phone_address: str

    @property
    def base(self) -> str:
        """How the phone calls the server."""
        host = self.server_address
        return f"http://{f'[{host}]' if ':' in host else host}:{PORT}"

    def cable(self, state: str) -> None:
        """Pull the phone's cable out (``down``), or put it in again (``up``): no word reaches the other end."""
        ip("-n", self.phone, "link", "set", "eth", state)

    def give_phone(self, address: str) -> None:
        """Another address in place of the one it has, as after a change of network."""
        ip("-n", self.phone, "addr", "flush", "dev", "eth")
        ip("-n", self.phone, "addr", "add", *full(address), "dev", "eth")

    def on(self, host: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do it with the network of that host."""

        def there() -> T:
            # a thread has its network to itself
            with open(f"/run/netns/{host}") as network:
                assert ctypes.CDLL(None, use_errno=True).setns(network.fileno(), NEW_NETWORK) == 0
            return asyncio.run(asyncio.wait_for(work(), 100))

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(there).result()


@pytest.fixture(params=["IPv4", "IPv6"])
def hosts(request: pytest.FixtureRequest) -> Iterator[Hosts]:
    """Two hosts, joined."""
    mark = uuid.uuid4().hex[:6]
    mine, theirs = ("10.31.3.1", "10.31.3.2") if request.param == "IPv4" else ("fd31:3::1", "fd31:3::2")
    pair = Hosts(f"tt-{mark}-a", f"tt-{mark}-b", mine, theirs)
    try:
        for host in (pair.server, pair.phone):
            ip("netns", "add", host)
            ip("-n", host, "link", "set", "lo", "up")
        ip(
            "-n",
            pair.server,
            "link",
            "add",
            "eth",
            "type",
            "veth",
            "peer",
            "name",
            "eth",
            "netns",
            pair.phone,
        )
        for host, address, other in ((pair.server, mine, theirs), (pair.phone, theirs, mine)):
            ip("-n", host, "addr", "add", *full(address), "dev", "eth")
            ip("-n", host, "link", "set", "eth", "up")
            family = ("-6",) if ":" in address else ()
            # a cable pulled out does not take the address away
            ip("netns", "exec", host, "sysctl", "-q", "-w", "net.ipv6.conf.eth.keep_addr_on_down=1")
            ip("-n", host, *family, "route", "add", "default", "via", other, "dev", "eth")
        yield pair
    finally:
        for host in (pair.server, pair.phone):
            with contextlib.suppress(subprocess.SubprocessError):
                ip("netns", "del", host)


@contextlib.contextmanager
def serving_on(hosts: Hosts, folder: Path, *words: str) -> Iterator[None]:
    """The program on the server's host."""
    command = [
        "ip",
        "netns",
        "exec",
        hosts.server,
        sys.executable,
        "-m",
        "threethirteen",
        "serve",
        "--no-open",
    ]
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with subprocess.Popen(
        [*command, "--port", str(PORT), "--database", database, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LANGUAGE": "en"},
    ) as process:
        try:
            assert process.stdout is not None
            assert "http://" in process.stdout.readline()
            yield
        finally:
            process.terminate()


def here(path: str, body: dict[str, Any]) -> Callable[[], Coroutine[Any, Any, Any]]:
    """Somebody at the server's own machine asks."""

    async def asked() -> Any:
        return await asyncio.to_thread(ask, f"http://127.0.0.1:{PORT}", path, body)

    return asked


def test_the_network_is_let_in_when_somebody_says_so(hosts: Hosts, tmp_path: Path) -> None:
    async def calls() -> dict[str, Any]:
        async with httpx.AsyncClient(timeout=5, trust_env=False) as client:
            try:
                page = await client.get(f"{hosts.base}/")
            except httpx.TransportError:
                return {"page": None}
            elsewhere = await client.get(f"{hosts.base}/", headers={"Host": "cards.example.org"})
            foreign = {"Origin": "http://cards.example.org"}
            about = (await client.get(f"{hosts.base}/api/about")).json()
            with pytest.raises(websockets.InvalidStatus):
                async with wire(hosts.base, additional_headers=foreign):
                    pass
            async with wire(hosts.base, additional_headers={"Origin": hosts.base}) as line:
                await line.say(type="hello", code=made["code"], token=None)
                watching = (await line.until(type="welcome"))["viewer"]
            lan = await client.post(f"{hosts.base}/api/lan", json={})
            return {
                "page": page.status_code,
                "elsewhere": elsewhere.status_code,
                "about": about["base_url"],
                "lan": lan.status_code,
                "watching": watching,
            }

    with serving_on(hosts, tmp_path):
        made = hosts.on(hosts.server, here("/api/tables", {"name": "Ann"}))
        assert hosts.on(hosts.phone, calls) == {"page": None}, "loopback only, until somebody lets phones in"
        assert hosts.on(hosts.server, here("/api/lan", {})) == {"base_url": hosts.base}
        assert hosts.on(hosts.phone, calls) == {
            "page": 200,
            "elsewhere": 421,
            "about": hosts.base,
            "lan": 403,
            "watching": None,
        }


def test_a_match_over_a_cable_that_is_pulled_out(hosts: Hosts, tmp_path: Path) -> None:
    """Two people on one phone line, and a bot. Nobody is told that the line is dead, and in the end the phone comes
    back with another address, while the server still believes in the old one."""

    def player(made: dict[str, str], token: str) -> Player:
        bot = make_bot("greedy", token)
        return Player(lambda: hosts.base, made["code"], token, bot.act, twice=True)

    async def match() -> tuple[int, str]:
        wanted = {
            "name": "Ann",
            "bots": ["greedy"],
            "options": {"rounds": [3, 4, 5]},
            "settings": {"pace": 0.2, "summary": 0},
        }
        made = await asyncio.to_thread(ask, hosts.base, "/api/tables", wanted)
        ben = await sit(lambda: hosts.base, made["code"], Sit("ben", "Ben"))
        players = [player(made, made["token"]), player(made, ben)]
        playing = [asyncio.create_task(one.play()) for one in players]
        pulled = 0
        while not all(one.ended for one in players):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(hosts.cable, "down")
            await asyncio.sleep(0.5)
            if pulled == 1:
                other = "fd31:3::3" if ":" in hosts.phone_address else "10.31.3.3"
                await asyncio.to_thread(hosts.give_phone, other)
            await asyncio.to_thread(hosts.cable, "up")
            if pulled == 1:
                for one in players:
                    await one.cut()  # a browser is told by its system that it has another network
            pulled += 1
        await asyncio.gather(*playing)
        record = await asyncio.to_thread(record_of, hosts.base, made["code"])
        return pulled, record

    with serving_on(hosts, tmp_path, "--lan"):
        pulled, record = hosts.on(hosts.phone, match)
    assert pulled > 1
    assert verify(record.splitlines(keepends=True)).right
