"""The socket's protocol without a socket: a text comes in, and what it leads to goes out through a line."""

from __future__ import annotations

from threethirteen.i18n import texts
from threethirteen.notation.codec import CodecError
from threethirteen.play import Refusal
from threethirteen.protocol.messages import PROTOCOL_VERSION, Hello, Ping, Pong, Refused, WireError
from threethirteen.protocol.wire import decode, encode
from threethirteen.server.hub import Hub
from threethirteen.server.keeper import Keeper
from threethirteen.server.limits import Bucket
from threethirteen.server.line import Line
from threethirteen.server.settings import Limits
from threethirteen.store import StoreError

LONGEST_DETAIL = 300
FLOOD = 200
"""Messages too many after which the line is closed instead of answered."""


class Connection:
    """One client. ``receive`` takes its messages one after the other; ``gone`` says that it is no longer there."""

    def __init__(self, hub: Hub, line: Line, limits: Limits) -> None:
        self._hub = hub
        self._line = line
        self._limits = limits
        self._bucket = Bucket(*limits.messages, hub.clock.now())
        self._too_many = 0
        self._keeper: Keeper | None = None

    async def receive(self, text: str | bytes) -> None:
        """A message of the client. Whatever it is, it is answered, and the line stays open."""
        taken = self._bucket.take(self._hub.clock.now())
        if len(text) > self._limits.message_bytes:
            self._too_many += not taken
            self._error("too-long", f"{len(text)} > {self._limits.message_bytes}")
            if self._too_many > FLOOD:
                self._line.close(1008)
            return
        if not taken:
            self._too_fast(text)
            return
        try:
            message = decode(text)
        except CodecError as error:
            self._error("malformed", error.detail)
            return
        if isinstance(message, Ping):
            self._line.send(encode(Pong()))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self._keeper is None:
            self._line.send(encode(refused(message.id, Refusal("hello-first", "table"))))
        else:
            self._keeper.do(self._line, message)

    def gone(self) -> None:
        """The client is no longer there."""
        if self._keeper is not None:
            self._keeper.depart(self._line)
            self._keeper = None

    async def _hello(self, hello: Hello) -> None:
        if hello.version != PROTOCOL_VERSION:
            self._error("version", f"{hello.version} != {PROTOCOL_VERSION}")
            return
        try:
            await self._enter(hello)
        except StoreError:  # there is nothing to show: come again a little later
            self._line.send(encode(refused(None, Refusal("try-again", "table"))))
            self._line.close(1013)

    async def _enter(self, hello: Hello) -> None:
        keeper = await self._hub.keeper(hello.code)
        if self._keeper is not None and self._keeper is not keeper:
            self.gone()
        if keeper is None:
            self._line.send(encode(refused(None, Refusal("no-such-table", "table", {"code": hello.code}))))
        else:
            self._keeper = keeper if await keeper.arrive(self._line, hello) else None

    def _too_fast(self, text: str | bytes) -> None:
        self._too_many += 1
        if self._too_many > FLOOD:
            self._line.close(1008)
            return
        try:
            message_id = getattr(decode(text), "id", None)
        except CodecError:
            message_id = None
        self._line.send(encode(refused(message_id, Refusal("too-fast", "table"))))

    def _error(self, code: str, detail: str) -> None:
        sentence = texts("en").text(f"wire-{code}", detail=detail[:LONGEST_DETAIL])
        self._line.send(encode(WireError(code, detail[:LONGEST_DETAIL], sentence)))


def refused(command_id: str | None, refusal: Refusal) -> Refused:
    """A refusal outside of any table."""
    sentence = texts("en").text(f"refusal-{refusal.code}", **refusal.args)
    return Refused(command_id, refusal.code, refusal.rule, refusal.args, sentence)
