"""Messages to text and back, and the JSON Schema from which the client's types and docs/protocol.md are made."""

from __future__ import annotations

from typing import Any

import msgspec

from threethirteen.cards import CARDS, Card
from threethirteen.notation.codec import CodecError, from_json, to_json
from threethirteen.protocol.messages import ClientMessage, NewTable, ServerMessage, TableMade, TableRow
from threethirteen.solver import Place


def encode(message: ServerMessage | ClientMessage) -> str:
    """The message as it goes over the wire."""
    return to_json(message)


def decode(text: str | bytes) -> ClientMessage:
    """A client's message. Raises CodecError with the path and what was expected there."""
    message: ClientMessage = from_json(text, ClientMessage)
    return message


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions: ``ClientMessage`` and ``ServerMessage`` under ``$defs``, all types named."""
    forms: list[Any] = [ClientMessage, ServerMessage, NewTable, TableMade, TableRow]
    heads, parts = msgspec.json.schema_components(
        forms, schema_hook=schema_hook, ref_template="#/$defs/{name}"
    )
    named = dict(
        zip(("ClientMessage", "ServerMessage", "NewTable", "TableMade", "TableRow"), heads, strict=True)
    )
    unions = {name: head for name, head in named.items() if "$ref" not in head}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**parts, **unions}}


def schema_hook(form: type[Any]) -> dict[str, Any]:
    if form is Card:
        return {"type": "string", "enum": [str(card) for card in CARDS], "title": "Card"}
    if form is Place:
        return {"type": "string", "title": "Place"}
    raise NotImplementedError(form.__name__)


__all__ = ["CodecError", "decode", "encode", "schema"]
