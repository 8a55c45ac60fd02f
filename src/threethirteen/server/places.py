"""Under which names and addresses this server may be called, and where it tells others to come."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from threethirteen.server.settings import Settings

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


class Places:
    """The names by which the server is known. Grows when the network listener opens."""

    def __init__(self, settings: Settings) -> None:
        self.port = settings.port
        self.lan_address: str | None = None
        self._base = settings.base_url.rstrip("/")
        self._host = settings.host
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        self._names = set(LOOPBACK_NAMES)
        if self._base:
            self._names.add(str(urlsplit(self._base).hostname))
        if _is_any(settings.host):
            self._names |= set(own_addresses())
        else:
            self._names.add(settings.host.strip("[]").lower())

    def open_lan(self, address: str) -> None:
        """The network listener is open on this address."""
        self.lan_address = address
        self._names.add(address)

    def knows_host(self, header: str) -> bool:
        """A Host header names this server. A page of another name cannot make a browser talk to us (DNS rebinding)."""
        name = host_name(header)
        return name is not None and name in self._names

    def knows_origin(self, origin: str, host: str) -> bool:
        """A page of this origin is ours: it has the host that is being called, or one that was set."""
        if origin in self._origins or (self._base and _origin_of(self._base) == origin.lower()):
            return True
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        return parts.netloc.lower() == host.lower() and self.knows_host(host)

    @property
    def base_url(self) -> str:
        """Where others are told to come: as set, else the network address once it is open, else this machine."""
        if self._base:
            return self._base
        if self.lan_address:
            return f"http://{self.lan_address}:{self.port}"
        host = "127.0.0.1" if _is_any(self._host) else self._host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def host_name(header: str) -> str | None:
    """The name in a Host header, in lower case and without its port; None where it is malformed."""
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port
    except ValueError:
        return None
    if parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return parts.hostname


def network_address() -> str | None:
    """This machine's address on its network; None where it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: asking for the way there sends nothing
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def own_addresses() -> list[str]:
    """The machine's own names and addresses, as far as it knows them."""
    found = [socket.gethostname().lower()]
    address = network_address()
    if address is not None:
        found.append(address)
    return found


def _is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
