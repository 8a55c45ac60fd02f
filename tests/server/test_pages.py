"""Pages and the gate without a server: what is served, which names are known; the written protocol is current."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from threethirteen.protocol.page import page
from threethirteen.server.limits import Bucket, Connections, Rates
from threethirteen.server.pages import Pages
from threethirteen.server.places import Places, host_name
from threethirteen.server.settings import Settings, SettingsError, settings_from

DOCS = Path(__file__).parents[2] / "docs"


def test_the_protocol_page_is_current() -> None:
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == page(), (
        "python -m threethirteen.protocol.page"
    )


def test_the_clients_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "assets" / "main-abc.js").write_text("let a = 1;\n" * 100)
    (tmp_path / ".stamp").write_text("x")
    pages = Pages(tmp_path)
    assert pages.built
    script = pages.find("/assets/main-abc.js")
    assert script is not None
    assert script.media_type == "text/javascript"
    assert script.lasting
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.content
    for path in ("/", "/t/abcdef", "/my"):
        found = pages.find(path)
        assert found is not None
        assert found.content.endswith(b"the client")
        assert not found.lasting
    for path in ("/assets/gone.js", "/favicon.png", "/api/nothing", "/.stamp", "/../secret.txt"):
        assert pages.find(path) is None


def test_without_a_client_a_page_says_so(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    assert not pages.built
    found = pages.find("/")
    assert found is not None
    assert b"not been built" in found.content


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost:80", "localhost"),
        ("[::1]:8313", "::1"),
        ("LOCALHOST", "localhost"),
        ("a@localhost", None),
        ("localhost/x", None),
        ("localhost:x", None),
        ("", None),
    ],
)
def test_host_headers(header: str, name: str | None) -> None:
    assert host_name(header) == name


def test_names_and_origins() -> None:
    places = Places(Settings(base_url="https://cards.example.org/", origins=("http://localhost:5173",)))
    assert places.knows_host("cards.example.org")
    assert places.knows_host("127.0.0.1:8313")
    assert not places.knows_host("192.168.0.7:8313")
    assert places.knows_origin("https://cards.example.org", "127.0.0.1:8313")
    assert places.knows_origin("http://localhost:5173", "127.0.0.1:8313")
    assert places.knows_origin("http://127.0.0.1:8313", "127.0.0.1:8313")
    assert not places.knows_origin("http://localhost:5174", "127.0.0.1:8313")
    assert not places.knows_origin("file://", "127.0.0.1:8313")
    assert places.base_url == "https://cards.example.org"
    here = Places(Settings())
    assert here.base_url == "http://127.0.0.1:8313"
    here.open_lan("192.168.0.7")
    assert here.knows_host("192.168.0.7:8313")
    assert here.base_url == "http://192.168.0.7:8313"


def test_buckets_and_counts() -> None:
    bucket = Bucket(1.0, 2, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(1.0)
    now = 0.0
    rates = Rates((1.0, 1), lambda: now)
    assert rates.take("a")
    assert not rates.take("a")
    assert rates.take("b")
    connections = Connections(1, 2)
    assert connections.enter("a")
    assert not connections.enter("a")
    assert connections.enter("b")
    assert not connections.enter("c")
    connections.leave("a")
    assert connections.enter("c")


def test_settings_from_the_environment() -> None:
    environment = {
        "THREE_THIRTEEN_PORT": "99",
        "THREE_THIRTEEN_LAN": "yes",
        "THREE_THIRTEEN_TRUSTED_PROXY": "10.0.0.0/8, 127.0.0.1",
        "THREE_THIRTEEN_DATABASE": "sqlite:///x",
    }
    settings = settings_from(environment, port=None, host="::1")
    assert (settings.port, settings.lan, settings.host) == (99, True, "::1")
    assert settings.trusted_proxies == ("10.0.0.0/8", "127.0.0.1")
    assert settings.database_url == "sqlite:///x"
    for name, value in (("PORT", "x"), ("PORT", "99999"), ("BASE_URL", "cards"), ("TRUSTED_PROXY", "proxy")):
        with pytest.raises(SettingsError):
            settings_from({f"THREE_THIRTEEN_{name}": value})
