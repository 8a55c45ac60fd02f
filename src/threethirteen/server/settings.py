"""How the server runs: flags of ``serve``, or ``THREE_THIRTEEN_…`` environment variables of the same names."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

DEFAULT_PORT: Final = 8313
LOOPBACK: Final = "127.0.0.1"
PREFIX: Final = "THREE_THIRTEEN_"


class SettingsError(ValueError):
    """A setting that cannot be: ``code`` (sentence ``serve-<code>``), the ``setting`` and its ``value``."""

    def __init__(self, code: str, setting: str, value: str) -> None:
        self.code = code
        self.setting = setting
        self.value = value
        super().__init__(f"{setting}: {code} ({value!r})")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one socket or one address may ask for. Rates are (a second, at once)."""

    message_bytes: int = 16_384
    """A longer message of a socket is answered by an error."""
    hard_message_bytes: int = 1_048_576
    """At a longer one still the line is closed: it is not taken in at all."""
    body_bytes: int = 65_536
    messages: tuple[float, int] = (20.0, 60)
    """Messages of one socket."""
    requests: tuple[float, int] = (40.0, 200)
    """HTTP requests of one address."""
    tables: tuple[float, int] = (0.5, 30)
    """New tables of one address."""
    sockets_per_address: int = 64
    sockets: int = 10_000


UNLIMITED: Final = Limits(
    messages=(1e6, 10**6),
    requests=(1e6, 10**6),
    tables=(1e6, 10**6),
    sockets_per_address=10_000,
)
"""Sizes are limited, rates are not (``THREE_THIRTEEN_LIMITS=off``): where a proxy limits them, and for measuring."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the server runs. ``port`` 0 takes any free one; ``database`` empty is SQLite in the data folder.

    ``trusted_proxies`` are addresses or networks whose ``X-Forwarded-For`` and ``-Proto`` are believed; ``origins`` are
    further pages that may talk to this server (a development server of the client).
    """

    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    lan: bool = False
    database: str = ""
    base_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """The database to use."""
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def settings_from(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from what was given, else from the environment, else as they are by themselves.

    Raises SettingsError.
    """
    found = os.environ if environment is None else environment
    values: dict[str, object] = {key: value for key, value in given.items() if value is not None}
    for name in ("host", "database", "base_url"):
        if name not in values and found.get(PREFIX + name.upper()):
            values[name] = found[PREFIX + name.upper()]
    for name, variable in (("trusted_proxies", "TRUSTED_PROXY"), ("origins", "ORIGINS")):
        if not values.get(name) and found.get(PREFIX + variable):
            values[name] = tuple(part.strip() for part in found[PREFIX + variable].split(",") if part.strip())
    if "port" not in values and found.get(PREFIX + "PORT"):
        text = found[PREFIX + "PORT"]
        if not text.isdecimal():
            raise SettingsError("port", "port", text)
        values["port"] = int(text)
    if "lan" not in values and found.get(PREFIX + "LAN"):
        values["lan"] = found[PREFIX + "LAN"].lower() not in ("0", "no", "false", "off")
    if "limits" not in values and found.get(PREFIX + "LIMITS", "").lower() == "off":
        values["limits"] = UNLIMITED
    if isinstance(host := values.get("host"), str):
        values["host"] = host.strip("[]")  # an IPv6 address as it stands in links
    settings = msgspec.convert(values, Settings)
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65_535:
        raise SettingsError("port", "port", str(settings.port))
    if settings.base_url:
        parts = urlsplit(settings.base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise SettingsError("base-url", "base-url", settings.base_url)
    for proxy in settings.trusted_proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError as error:
            raise SettingsError("trusted-proxy", "trusted-proxy", proxy) from error


def data_folder() -> Path:
    """Where the embedded database lies: ``THREE_THIRTEEN_DATA``, or the place the platform has for it."""
    given = os.environ.get("THREE_THIRTEEN_DATA")
    if given:
        return Path(given).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("three-thirteen", appauthor=False)
