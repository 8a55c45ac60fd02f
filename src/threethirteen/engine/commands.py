"""What can be asked of a match: a seat's action, and what concerns the table as a whole."""

from __future__ import annotations

import msgspec

from threethirteen.play import Action


class Act(msgspec.Struct, frozen=True, tag="act"):
    """A seat does something in its turn."""

    seat: int
    action: Action


class AddNonce(msgspec.Struct, frozen=True, tag="add_nonce"):
    """A participant adds random bytes (hex, 1 to 64 bytes) to all deals to come."""

    nonce: str


class Join(msgspec.Struct, frozen=True, tag="join"):
    """A new player sits down between rounds, with this total to start from."""

    name: str
    start: int = 0


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Somebody else plays on in this seat, under this name."""

    seat: int
    name: str


class ChangeSeating(msgspec.Struct, frozen=True, tag="change_seating"):
    """Between rounds: who sits at whose left, as all seats still in, clockwise."""

    order: tuple[int, ...]


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """A seat gives up for good."""

    seat: int


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """The next round is dealt."""


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Where all play at once: everybody has chosen, and the call is settled."""


class Suspend(msgspec.Struct, frozen=True, tag="suspend"):
    """The match is put aside; the secret stays secret."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """A match put aside goes on."""


class CallOff(msgspec.Struct, frozen=True, tag="call_off"):
    """The match ends here for good."""


Command = Act | AddNonce | Join | Rename | ChangeSeating | Leave | Deal | Call | Suspend | Resume | CallOff
