"""What goes over HTTP besides tables: questions about rules, one's own matches, records, and how a refusal looks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from threethirteen.protocol.messages import CommandId, TableInfo, TableRow

Token = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Options = dict[str, bool | int | str | list[int | str] | None]


class HttpProblem(msgspec.Struct, frozen=True):
    """One thing wrong: ``path`` is an option's key, a field, or empty for the whole.

    ``others`` are the keys of the options that it contradicts.
    """

    code: str
    path: str
    sentence: str
    args: dict[str, str | int] = {}
    others: tuple[str, ...] = ()


class HttpError(msgspec.Struct, frozen=True):
    """Every refusal over HTTP: the first problem, and all of them where there are more."""

    error: HttpProblem
    problems: tuple[HttpProblem, ...] = ()


class RulesQuestion(msgspec.Struct, frozen=True):
    """POST /api/rules: would these rules do? A join of presets, and house rules on top."""

    rules: Annotated[str, msgspec.Meta(max_length=400)] = "standard"
    options: Options = {}
    lang: Annotated[str, msgspec.Meta(max_length=16)] = "en"


class RulesAnswer(msgspec.Struct, frozen=True):
    """``problems`` is empty where the rules are sound. ``report`` has their options, digest, deal and decks."""

    problems: tuple[HttpProblem, ...]
    report: dict[str, Any] | None = None


class TableFacts(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}: what anybody may know who knows the code."""

    row: TableRow
    table: TableInfo | None
    """Who is here; None for a table that sleeps."""
    base_url: str = ""
    """Where others are told to come: for links and QR codes."""


class TableList(msgspec.Struct, frozen=True):
    """Tables, those changed last first."""

    tables: tuple[TableRow, ...]


class Tokens(msgspec.Struct, frozen=True):
    """POST /api/mine and /api/mine/forget: the secret tokens of one's seats."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=200)]


class MyTables(msgspec.Struct, frozen=True):
    """One's own tables, with the token of each in the order asked for: ``tables[i]`` belongs to ``places[i]``."""

    tables: tuple[TableRow, ...]
    places: tuple[int, ...]


class Forgot(msgspec.Struct, frozen=True):
    """How many seats have lost their name and token."""

    forgotten: int


class RecordQuestion(msgspec.Struct, frozen=True):
    """POST /api/record: the match record, as far as the token's seat (none: a watcher) may know it."""

    code: Code
    token: Token | None = None


class LanQuestion(msgspec.Struct, frozen=True):
    """POST /api/lan: let phones on this network in. Asked by a table's host, or from this machine."""

    code: Code | None = None
    token: Token | None = None


class LanAnswer(msgspec.Struct, frozen=True):
    """Where phones come in."""

    base_url: str


class About(msgspec.Struct, frozen=True):
    """GET /api/about: the program, and where others are told to come."""

    version: str
    protocol: int
    base_url: str
    lan: bool
    languages: tuple[str, ...]


__all__ = [
    "About",
    "CommandId",
    "Forgot",
    "HttpError",
    "HttpProblem",
    "LanAnswer",
    "LanQuestion",
    "MyTables",
    "Options",
    "RecordQuestion",
    "RulesAnswer",
    "RulesQuestion",
    "TableFacts",
    "TableList",
    "Tokens",
]
