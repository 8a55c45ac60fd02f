"""IPv6: links, Host and Origin are right for ``[::1]:port``, on the first listener and on the network's."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.running import serving, web, wire
from threethirteen.server.places import Places, host_name, plain_name
from threethirteen.server.settings import Settings, settings_from


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
NEW = {"name": "Ann", "bots": ["greedy"], "settings": {"pace": 0}}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("[::1]", "::1"),
        ("0:0:0:0:0:0:0:1", "::1"),
        ("2001:DB8:0:0::7", "2001:db8::7"),
        ("::ffff:192.168.0.7", "192.168.0.7"),
        ("Cards.Example.org", "cards.example.org"),
    ],
)
def test_one_form_of_an_address(text: str, name: str) -> None:
    assert plain_name(text) == name


def test_names_links_and_origins() -> None:
    here = Places(settings_from({}, host="[2001:DB8::0:7]"))
    assert here.base_url == "http://[2001:DB8::0:7]:8313"
    assert here.knows_host("[2001:db8::7]:8313")
    assert here.knows_origin("http://[2001:db8::7]:8313", "[2001:db8::7]:8313")
    assert not here.knows_origin("http://[2001:db8::7]:1", "[2001:db8::7]:8313")
    assert not here.knows_host("[2001:db8::8]:8313")
    assert host_name("[2001:db8::7]") == "2001:db8::7"
    assert host_name("[2001:db8::7") is None
    network = Places(Settings())
    network.open_lan("2001:db8::7")
    assert network.base_url == "http://[2001:db8::7]:8313"
    assert network.knows_host("[2001:db8::7]:8313")


async def asked(client: httpx.AsyncClient, address: str, origin: str) -> int:
    reply = await client.post(f"{address}/api/tables", json=NEW, headers={"Origin": origin})
    return reply.status_code


@needs_ipv6
async def test_a_server_on_ipv6(tmp_path: Path) -> None:
    async with serving(tmp_path, host="::1") as service, web(service) as client:
        port = service.places.port
        here = f"http://[::1]:{port}"
        assert service.address == here
        assert (await client.get("/api/about")).json()["base_url"] == here
        policy = (await client.get("/")).headers["content-security-policy"]
        assert f"ws://[::1]:{port} " in policy
        assert await asked(client, here, here) == 201
        assert await asked(client, here, f"http://[::2]:{port}") == 403
        assert await asked(client, here, "http://[::1]:1") == 403
        assert (await client.get("/", headers={"Host": f"[::2]:{port}"})).status_code == 421
        made = (await client.post("/api/tables", json=NEW)).json()
        async with wire(here, additional_headers={"Origin": here}) as line:
            await line.say(type="hello", code=made["code"], token=made["token"])
            assert (await line.until(type="welcome"))["viewer"] == 0
        with pytest.raises(websockets.InvalidStatus):
            async with wire(here, additional_headers={"Origin": f"http://[::2]:{port}"}):
                pass
        body = {"code": made["code"], "token": "wrong"}
        reply = await client.post("/api/lan", json=body)
        assert reply.status_code != 403, "whoever sits at this machine may let the network in"


@needs_ipv6
@pytest.mark.parametrize("flag", [True, False])
async def test_phones_come_in_by_ipv6(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flag: bool) -> None:
    monkeypatch.setattr("threethirteen.server.service.network_address", lambda: "::1")
    async with serving(tmp_path, lan=flag) as service, web(service) as client:
        there = f"http://[::1]:{service.places.port}"
        if not flag:
            with pytest.raises(httpx.ConnectError):
                await client.get(f"{there}/healthz")
            assert (await client.post("/api/lan", json={})).json() == {"base_url": there}
        assert (await client.get(f"{there}/api/about")).json()["base_url"] == there
        assert await asked(client, there, there) == 201


@needs_ipv6
async def test_all_addresses_of_both_kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address: list[Any] = [None]
    monkeypatch.setattr("threethirteen.server.service.network_address", lambda: address[0])
    async with serving(tmp_path, host="::") as service, web(service) as client:
        port = service.places.port
        for here in (f"http://127.0.0.1:{port}", f"http://[::1]:{port}"):
            assert (await client.get(f"{here}/healthz")).status_code == 200
            reply = await client.post(f"{here}/api/lan", json={})
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "lan-failed")
        address[0] = "192.168.0.7"
        base = (await client.post("/api/lan", json={})).json()["base_url"]
        assert base == f"http://192.168.0.7:{port}", "nothing more to listen on, and links lead there"
    async with serving(tmp_path, host="0.0.0.0") as service, web(service) as client:
        about = (await client.get("/api/about")).json()
        assert about["base_url"] == f"http://192.168.0.7:{service.places.port}"
        assert about["lan"] is True
