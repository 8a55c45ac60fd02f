"""The HTTP interface without a framework: a body and parameters come in, a reply goes out. GET changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from threethirteen.i18n import problem_text, texts
from threethirteen.i18n.texts import FALLBACK, catalogue_sources, known_language, languages
from threethirteen.notation.codec import CodecError, from_json, to_json
from threethirteen.notation.record import RecordSeat, SeatKind, Viewer, write_record
from threethirteen.play import Refusal, RefusedError
from threethirteen.protocol.http import (
    About,
    Forgot,
    HttpError,
    HttpProblem,
    LanAnswer,
    LanQuestion,
    MyTables,
    RecordQuestion,
    RulesAnswer,
    RulesQuestion,
    TableFacts,
    TableList,
    Tokens,
)
from threethirteen.protocol.messages import PROTOCOL_VERSION, Leave, NewTable, Refused
from threethirteen.rules import GAMES, VARIATIONS, RulesError, RuleSet
from threethirteen.rulesheet import preset_page, rule_sheet, rules_report
from threethirteen.server.catalogue import catalogue
from threethirteen.server.hub import Hub
from threethirteen.server.keeper import Keeper
from threethirteen.server.places import Places
from threethirteen.server.rows import row
from threethirteen.server.saving import revived
from threethirteen.server.state import token_hash
from threethirteen.server.table import Table
from threethirteen.store import StoreError

T = TypeVar("T")
JSON = "application/json"
LASTING = "public, max-age=86400"
FRESH = "no-store"


class Reply(msgspec.Struct, frozen=True):
    """An answer over HTTP."""

    content: bytes
    status: int = 200
    media_type: str = JSON
    cache: str = FRESH
    filename: str = ""


class Api:
    """The questions that can be asked over HTTP, one method each."""

    def __init__(
        self, hub: Hub, places: Places, open_lan: Callable[[], Awaitable[str]] | None = None
    ) -> None:
        self._hub = hub
        self._places = places
        self._open_lan = open_lan

    async def about(self) -> Reply:
        """The program, and where others are told to come."""
        return _reply(
            About(
                version("three-thirteen"), PROTOCOL_VERSION, self._places.base_url, self._hub.lan, languages()
            )
        )

    async def catalogue(self) -> Reply:
        """Games, variations, bots, and every option with its kind, default and bounds."""
        return Reply(catalogue(), cache=LASTING)

    async def rules(self, body: bytes) -> Reply:
        """Would these rules do?"""
        asked = _read(body, RulesQuestion)
        t = texts(known_language(asked.lang) or FALLBACK)
        try:
            rules = RuleSet.preset(asked.rules, dict(asked.options))
        except RulesError as error:
            return _reply(RulesAnswer(_problems(error, asked.lang)))
        return _reply(RulesAnswer((), rules_report(rules, t)))

    async def sheet(self, rules: str, lang: str) -> Reply:
        """The page of a game or a variation, or the rule sheet of a join of them."""
        known = known_language(lang) or FALLBACK
        if len(rules) > 400:
            return problem(400, "malformed", "rules", "At most 400 letters.")
        try:
            if rules in GAMES or rules in VARIATIONS:
                return _reply(preset_page(rules, texts(known)), cache=LASTING)
            return _reply(rule_sheet(RuleSet.preset(rules), texts(known)), cache=LASTING)
        except RulesError as error:
            return _refused_rules(error, known)

    async def table_sheet(self, code: str, lang: str) -> Reply:
        """The rule sheet of a table's rules."""
        found = await self._row_of(code)
        if found is None:
            return _no_such_table(code)
        return _reply(rule_sheet(found.row.rules, texts(known_language(lang) or FALLBACK)))

    async def public_tables(self) -> Reply:
        """Public tables that are not over."""
        listed = await self._hub.store.public_tables()
        return _reply(TableList(tuple(row(table) for table in listed)))

    async def new_table(self, body: bytes) -> Reply:
        """A new table; the answer has the host's secret token."""
        wanted = _read(body, NewTable)
        try:
            return _reply(await self._hub.create(wanted), status=201)
        except RulesError as error:
            return _refused_rules(error, FALLBACK)
        except RefusedError as error:
            return refusal_reply(error.refusal, 422)

    async def table(self, code: str) -> Reply:
        """What anybody may know of a table who knows its code."""
        facts = await self._row_of(code)
        return _no_such_table(code) if facts is None else _reply(facts)

    async def mine(self, body: bytes) -> Reply:
        """The tables where these tokens have a seat, or had one that a bot or somebody else has taken since."""
        asked = _read(body, Tokens)
        hashes = [token_hash(token) for token in asked.tokens]
        keys = await self._hub.store.seats_of(hashes)
        listed = {one.table.match: one for one in await self._hub.store.tables_of(hashes)}
        found = [
            (
                listed[key.match].table.changed,
                place,
                row(replace(listed[key.match], mine=key.seat if key.opens else None)),
            )
            for place, hashed in enumerate(hashes)
            if (key := keys.get(hashed)) is not None and key.match in listed
        ]
        found.sort(key=lambda item: item[0], reverse=True)
        return _reply(MyTables(tuple(item for _, _, item in found), tuple(place for _, place, _ in found)))

    async def forget(self, body: bytes) -> Reply:
        """Delete names and tokens: whoever has these seats leaves, whoever had them or waits for one is gone too, and
        nothing says who it was."""
        asked = _read(body, Tokens)
        count = 0
        for token in asked.tokens:
            count += await self._forget(token_hash(token))
        return _reply(Forgot(count))

    async def _forget(self, hashed: str) -> bool:
        """Delete whoever has or had this token (hash) from its table. False where there is nobody."""
        store = self._hub.store
        found = await store.held(hashed)
        if found is None:
            return False
        keeper = await self._hub.keeper_of(found.match)
        waited = found.seat is None
        if waited:
            await store.forget(hashed)
            if keeper is not None:
                await self._take_out(keeper, hashed, None)
            found = await store.held(hashed)  # the round may have ended in between, and who waited has a seat
        if found is not None and found.opens and keeper is not None:
            await self._take_out(keeper, hashed, found.seat)
        forgotten = await store.forget(hashed) is not None
        if keeper is not None:
            await keeper.reload()
        return forgotten or waited

    async def _take_out(self, keeper: Keeper, hashed: str, seat: int | None) -> None:
        waiting = hashed if seat is None else None
        left = await keeper.command(Leave(f"forget-{hashed[:32]}"), seat, waiting)
        if isinstance(left, Refused) and left.code == "try-again":
            raise StoreError("database-failed")  # a seat without a token that has not left stays for good

    async def record(self, body: bytes) -> Reply:
        """The match record: as the seat saw it while the match runs, open once it is over."""
        asked = _read(body, RecordQuestion)
        found = await self._find(asked.code)
        if found is None:
            return _no_such_table(asked.code)
        viewer: int | None = None
        if asked.token is not None:
            if not found.knows(asked.token):
                return refusal_reply(Refusal("unknown-token", "table"), 403)
            hashed = token_hash(asked.token)
            seats = enumerate(found.state.seats)
            viewer = next((n for n, seat in seats if seat.opens(hashed)), None)
        match, state = found.match, found.state
        began = len(match.events[0].event.seats)  # type: ignore[union-attr]  # the first event is the start
        kinds = [
            RecordSeat(match.public.seats[number].name, SeatKind(seat.kind.value), seat.bot)
            for number, seat in enumerate(state.seats[:began])
        ]
        shown: Viewer = None if match.ended else "spectator" if viewer is None else viewer
        text = "".join(write_record(match, kinds, shown))
        return Reply(text.encode(), media_type="application/x-ndjson", filename=f"{state.code}.jsonl")

    async def locale(self, lang: str) -> Reply:
        """All texts of a language, as Fluent source."""
        if lang not in languages():
            return problem(404, "no-such-language", "lang", f"There are {', '.join(languages())}.")
        source = "\n".join(catalogue_sources(lang).values())
        return Reply(source.encode(), media_type="text/plain", cache="public, max-age=3600")

    async def lan(self, body: bytes, local: bool) -> Reply:
        """Let phones on this network in: asked by somebody at this machine, or by the host of a table."""
        asked = _read(body, LanQuestion)
        if not local and not await self._is_host(asked):
            return refusal_reply(Refusal("host-only", "table", {"player": "–"}), 403)
        if self._open_lan is None:
            return problem(409, "lan-closed", "", "This server does not open a network listener.")
        try:
            return _reply(LanAnswer(await self._open_lan()))
        except OSError as error:
            return problem(
                409, "lan-failed", "", f"The network cannot be reached: {error.strerror or error}."
            )

    async def healthy(self) -> Reply:
        """The server and its database work."""
        try:
            good = not self._hub.closed and await self._hub.store.healthy()
        except StoreError:
            good = False
        return Reply(b'{"ok":true}' if good else b'{"ok":false}', 200 if good else 503)

    # --- finding ---

    async def _find(self, code: str) -> Table | None:
        """The table as it is; one that sleeps is read, not woken."""
        match = await self._hub.store.by_code(code.strip().lower())
        if match is None:
            return None
        keeper = self._hub.awake(match)
        if keeper is not None:
            return await keeper.ask(lambda table: table)
        stored = await self._hub.store.load(match)
        return None if stored is None else Table(*revived(stored), self._hub.clock.now())

    async def _row_of(self, code: str) -> TableFacts | None:
        table = await self._find(code)
        if table is None:
            return None
        awake = self._hub.awake(table.state.match) is not None
        info = table.info(self._hub.clock.now()) if awake else None
        return TableFacts(row(table), info, self._places.base_url)

    async def _is_host(self, asked: LanQuestion) -> bool:
        table = await self._find(asked.code) if asked.code and asked.token else None
        if table is None or table.state.host is None or asked.token is None:
            return False
        return table.state.seats[table.state.host].opens(token_hash(asked.token))


# --- replies ---


class BodyError(ValueError):
    """A body that is not of the form asked for; ``reply`` says where."""

    def __init__(self, detail: str) -> None:
        self.detail = detail
        super().__init__(detail)

    @property
    def reply(self) -> Reply:
        """The refusal."""
        what, found, path = self.detail.rpartition(" - at `")
        return problem(400, "malformed", path.rstrip("`") if found else "", (what or self.detail)[:300])


def _read(body: bytes, form: type[T]) -> T:
    try:
        return from_json(body, form)
    except CodecError as error:
        raise BodyError(error.detail) from error


def _reply(value: Any, status: int = 200, cache: str = FRESH) -> Reply:
    return Reply(to_json(value).encode(), status, cache=cache)


def problem(status: int, code: str, path: str, sentence: str) -> Reply:
    """A refusal of one thing."""
    return _reply(HttpError(HttpProblem(code, path, sentence)), status)


def refusal_reply(refusal: Refusal, status: int) -> Reply:
    """A refusal with its rule as the path."""
    sentence = texts("en").text(f"refusal-{refusal.code}", **refusal.args)
    return _reply(HttpError(HttpProblem(refusal.code, refusal.rule, sentence, refusal.args)), status)


def _no_such_table(code: str) -> Reply:
    return refusal_reply(Refusal("no-such-table", "table", {"code": code[:16]}), 404)


def _problems(error: RulesError, lang: str) -> tuple[HttpProblem, ...]:
    t = texts(known_language(lang) or FALLBACK)
    return tuple(
        HttpProblem(found.code, found.path, problem_text(t, found), dict(found.args), found.others)
        for found in error.problems
    )


def _refused_rules(error: RulesError, lang: str) -> Reply:
    found = _problems(error, lang)
    return _reply(HttpError(found[0], found), 422)
