"""Under which names and addresses this server may be called, and where it tells others to come."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from threethirteen.server.settings import LOOPBACK, Settings

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
        if is_any(settings.host):
            self._names |= set(own_addresses())
        else:
            self._names.add(plain_name(settings.host))

    def open_lan(self, address: str) -> None:
        """The network listener is open on this address."""
        self.lan_address = address
        self._names.add(plain_name(address))

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
        return http_address(self.lan_address or reachable(self._host), self.port)


def host_name(header: str) -> str | None:
    """The name in a Host header, in lower case and without its port; None where it is malformed."""
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port
    except ValueError:
        return None
    if parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return None if parts.hostname is None else plain_name(parts.hostname)


def plain_name(host: str) -> str:
    """A name or an address in the one form in which it is compared: no brackets, IPv6 in its short form."""
    name = host.strip("[]").lower()
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name
    mapped = getattr(address, "ipv4_mapped", None)  # how a socket for both kinds tells of IPv4
    return str(mapped or address)


def http_address(host: str, port: int) -> str:
    """Where a browser finds the server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def reachable(host: str) -> str:
    """The address to call where the server listens on this one."""
    return LOOPBACK if is_any(host) else host


def network_address() -> str | None:
    """This machine's address on its network, an IPv6 one where there is no other; None where it has none."""
    return _address_towards(socket.AF_INET, "192.0.2.1") or _address_towards(socket.AF_INET6, "2001:db8::1")


def _address_towards(family: socket.AddressFamily, there: str) -> str | None:
    """The address from which this machine would call there: a documentation address, and nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            address = ipaddress.ip_address(probe.getsockname()[0])
    except OSError:
        return None
    # a link-local address is one only together with the interface, which no link can name
    return None if address.is_loopback or address.is_link_local else str(address)


def own_addresses() -> list[str]:
    """The machine's own names and addresses, as far as it knows them."""
    found = [socket.gethostname().lower()]
    towards = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
    return found + [one for family, there in towards if (one := _address_towards(family, there)) is not None]


def is_any(host: str) -> bool:
    """Listening there is listening on all of this machine's addresses."""
    return host in ("0.0.0.0", "::", "")


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
