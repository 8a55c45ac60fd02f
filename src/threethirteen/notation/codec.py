"""Events, sightings, actions and rules as JSON, cards as their short texts.

The types say what is well-formed; a value that is not raises CodecError with the path and what was expected there.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from threethirteen.cards import Card, CardTextError, parse_card
from threethirteen.solver import Place

T = TypeVar("T")

_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What msgspec raises: for another form, for bytes that are no text, for brackets a thousand deep."""


class CodecError(ValueError):
    """JSON that is not of the form asked for. ``detail`` says where and what was expected."""

    code = "malformed"

    def __init__(self, detail: str) -> None:
        self.detail = detail
        super().__init__(detail)


def to_plain(value: object) -> Any:
    """The value as dictionaries, lists and tuples, numbers and texts."""
    return msgspec.to_builtins(value, enc_hook=_encode)


def to_json(value: object) -> str:
    """The value as one line of JSON."""
    return msgspec.json.encode(value, enc_hook=_encode).decode()


def from_json(text: str | bytes, form: type[T] | Any) -> T:
    """A value of this form (a type or a union of types). Raises CodecError."""
    try:
        value: T = msgspec.json.decode(text, type=form, dec_hook=_decode, strict=True)
    except _UNREADABLE as error:
        raise CodecError(str(error)) from error
    return value


def from_plain(plain: object, form: type[T] | Any) -> T:
    """A value of this form from dictionaries, lists, numbers and texts. Raises CodecError."""
    try:
        value: T = msgspec.convert(plain, type=form, dec_hook=_decode, strict=True)
    except _UNREADABLE as error:
        raise CodecError(str(error)) from error
    return value


def _encode(value: object) -> object:
    if isinstance(value, Card | Place):
        return str(value)
    raise NotImplementedError(type(value).__name__)


def _decode(form: type[Any], value: object) -> object:
    if not isinstance(value, str):
        raise ValueError(f"expected a text, got {value!r}")
    if form is Card:
        try:
            return parse_card(value)
        except CardTextError as error:
            raise ValueError(str(error)) from error
    if form is Place:
        return Place.parse(value)
    raise NotImplementedError(form.__name__)
