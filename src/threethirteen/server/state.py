"""What a table is besides its match, as values: who sits where, who is host, what was agreed.

This is what is stored beside the events; presence, sockets and clocks are not in it and are gone after a restart.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

import msgspec
from msgspec.structs import replace

from threethirteen.play.public import put
from threethirteen.protocol.messages import SeatKind, TableSettings
from threethirteen.store import Order

CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike."""
CODE_LENGTH: Final = 6


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A seat besides its cards. ``bank`` is the time left for slow turns, None as long as it is untouched."""

    kind: SeatKind = SeatKind.PERSON
    bot: str | None = None
    token_hash: str | None = None
    order: Order | None = None
    auto: bool = False
    timeouts: int = 0
    bank: float | None = None
    left: bool = False
    next_token_hash: str | None = None
    """The token that takes the other's place once somebody comes with it: until then its asker may not have it."""

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens (hashes) that open this seat."""
        return tuple(one for one in (self.token_hash, self.next_token_hash) if one is not None)

    def opens(self, hashed: str | None) -> bool:
        """This token (hash) opens the seat."""
        # both are compared, however the first comes out
        return same_hash(self.token_hash, hashed) | same_hash(self.next_token_hash, hashed)

    @property
    def person(self) -> bool:
        """A person sits here who has not left."""
        return self.kind is SeatKind.PERSON and not self.left


class Joining(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has sat down within a round and comes in at its end; ``seat`` is the bot's seat asked for."""

    name: str
    bot: str | None = None
    token_hash: str | None = None
    seat: int | None = None


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table besides its match. ``pepper`` is what seat tokens are made from together with a command's id."""

    code: str
    match: str
    pepper: str
    settings: TableSettings
    host: int | None = None
    seats: tuple[SeatState, ...] = ()
    confirmed: tuple[int, ...] = ()
    joining: tuple[Joining, ...] = ()

    def with_seat(self, number: int, seat: SeatState) -> TableState:
        """The same table with one seat changed."""
        return replace(self, seats=put(self.seats, number, seat))


def token_hash(token: str) -> str:
    """What of a token is kept: its SHA-256 (hex)."""
    return hashlib.sha256(token.encode()).hexdigest()


def command_token(state: TableState, purpose: str, command_id: str) -> str:
    """The secret token that this command brings, the same each time it is asked.

    It is nowhere stored, and cannot be worked out from what is: the command's id is stored as a hash only. So a
    repeated command can be answered with the same token after a restart as well.
    """
    message = f"{purpose}\0{command_id}".encode()
    digest = hmac.new(bytes.fromhex(state.pepper), message, hashlib.sha256).digest()
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def same_hash(one: str | None, other: str | None) -> bool:
    """The two hashes are equal; takes as long whatever they are."""
    return one is not None and other is not None and hmac.compare_digest(one, other)
