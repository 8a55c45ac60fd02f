"""The wire's types in TypeScript: ``python -m threethirteen.protocol.typescript`` prints web/src/lib/wire.ts.

``python3 dev.py golden`` writes that file, and a test fails where it is not what the messages are today. Own lines
instead of a generator from elsewhere: the schema uses little, and so unions keep their names and cards their form.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec

from threethirteen.play import Action, SeatResult, Sighting
from threethirteen.protocol import http
from threethirteen.protocol.messages import PROTOCOL_VERSION, REACTIONS, Command
from threethirteen.protocol.wire import schema, schema_hook

Schema = Mapping[str, Any]

HEAD: Final = """\
// Made by `python3 dev.py golden` from the types in src/threethirteen/protocol. Do not change it here.

export type RankLetter = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type SuitLetter = 's' | 'h' | 'd' | 'c' | '*';
/** A face, as in files: never translated. */
export type Card = `${RankLetter}${SuitLetter}` | 'JK';
/** What a wild stands for: a rank, and a suit where it matters. */
export type Place = RankLetter | `${RankLetter}${SuitLetter}`;
"""

_WRITTEN: Final = {"Card", "Place"}
_ASKED: Final = (http.RulesQuestion, http.Tokens, http.RecordQuestion, http.LanQuestion)
_ANSWERED: Final = (
    http.About,
    http.Forgot,
    http.HttpError,
    http.LanAnswer,
    http.MyTables,
    http.RulesAnswer,
    http.TableFacts,
    http.TableList,
)
_SERVER: Final = ("ServerMessage", "TableMade", *(answer.__name__ for answer in _ANSWERED))
_SPARING: Final = {
    part.__name__
    for part in (*get_args(Sighting), *get_args(Action), SeatResult)
    if part.__struct_config__.omit_defaults
}
"""Sightings, what they hold, and actions that leave out what has its default."""
_UNIONS: Final = {"Action": Action, "Sighting": Sighting, "Command": Command}


def typescript() -> str:
    """The whole file."""
    _, over_http = msgspec.json.schema_components(
        [*_ASKED, *_ANSWERED], schema_hook=schema_hook, ref_template="#/$defs/{name}"
    )
    types: dict[str, Schema] = {**schema()["$defs"], **over_http}
    unions = {name: tuple(part.__name__ for part in get_args(union)) for name, union in _UNIONS.items()}
    # what the server sends is always whole; a client may leave out what has a default
    whole = set(_reached(types, _SERVER)) - _SPARING
    names = {frozenset(members): name for name, members in unions.items()}
    lines = [HEAD, f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};"]
    reactions = ", ".join(f"'{reaction}'" for reaction in REACTIONS)
    lines += [f"export const REACTIONS = [{reactions}] as const;", ""]
    for name, form in types.items():
        lines += [*_declared(name, form, name in whole, names), ""]
    for name, members in unions.items():
        lines += [f"export type {name} =", *(f"  | {member}" for member in members)]
        lines[-1] += ";"
        lines.append("")
    return "\n".join(lines)


def _declared(name: str, form: Schema, whole: bool, names: Mapping[frozenset[str], str]) -> Iterator[str]:
    if description := form.get("description"):
        words = " ".join(description.replace("``", "`").split())
        yield f"/** {words} */"
    if "properties" not in form and form.get("type") == "object":
        yield f"export type {name} = Record<string, never>;"
    elif form.get("type") != "object":
        yield f"export type {name} = {_text(form, names)};"
    else:
        yield f"export interface {name} {{"
        required = set(form.get("required", ()))
        for key, value in form["properties"].items():
            mark = "" if whole or key in required else "?"
            yield f"  {key}{mark}: {_text(value, names)};"
        yield "}"


def _text(form: Schema, names: Mapping[frozenset[str], str]) -> str:
    """The type that a part of the schema means."""
    if form.get("title") in _WRITTEN:
        return str(form["title"])
    if "$ref" in form:
        return _name(form)
    if "enum" in form:
        return " | ".join(f"'{word}'" for word in form["enum"])
    if "anyOf" in form:
        parts = form["anyOf"]
        references = frozenset(_name(part) for part in parts if "$ref" in part)
        if len(references) == len(parts) and references in names:
            return names[references]
        return " | ".join(_text(part, names) for part in parts)
    match form.get("type"):
        case "array" if "prefixItems" in form:
            return f"readonly [{', '.join(_text(part, names) for part in form['prefixItems'])}]"
        case "array":
            inner = _text(form.get("items", {}), names)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case "object":
            return f"Record<string, {_text(form.get('additionalProperties', {}), names)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(form["type"])
        case None:
            return "unknown"
        case other:
            raise ValueError(f"the schema has a {other!r}: {form}")


def _name(form: Schema) -> str:
    return str(form["$ref"]).rpartition("/")[2]


def _reached(types: Mapping[str, Schema], roots: tuple[str, ...]) -> Iterator[str]:
    waiting, found = list(roots), set(roots)
    while waiting:
        name = waiting.pop()
        yield name
        new = {other for other in _references(types[name]) if other not in found}
        found |= new
        waiting += new


def _references(form: object) -> Iterator[str]:
    if isinstance(form, Mapping):
        if "$ref" in form:
            yield _name(form)
        for value in form.values():
            yield from _references(value)
    elif isinstance(form, list):
        for value in form:
            yield from _references(value)


if __name__ == "__main__":
    sys.stdout.write(typescript())
