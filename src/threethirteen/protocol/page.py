"""docs/protocol.md, written from the wire's types: ``python -m threethirteen.protocol.page`` writes it anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args

from threethirteen.protocol.messages import PROTOCOL_VERSION, ClientMessage, ServerMessage
from threethirteen.protocol.wire import schema

_HEAD: Final = f"""\
# The wire between a client and the server

This page is written from the code (`python -m threethirteen.protocol.page`); a test fails where it is out of date.
Protocol version {PROTOCOL_VERSION}.

A client opens one WebSocket a table, at `/ws`, and says `hello` with the table's code, its secret seat token (none: it
watches) and the number of the last event it has seen. The answer is `welcome`. From then on:

* Every message is one JSON object with a `type`. A message that cannot be read gets `error`; the line stays open.
* Every command has an `id` of the client's own making, one that nobody can guess (a random UUID). It is answered by
  `ack` or `refused`, always. The same id again, also over another line or after a restart of the server, has no second
  effect and gets the same answer. So whoever was cut off sends the command again.
* What is acknowledged is on the disk. The answer comes before what it led to is told: the next action waits until the
  event `seq` of the answer has come.
* What happens comes as `happened`: numbered sightings, as this viewer saw them. The numbers are the events' own and
  have no gaps, whatever is hidden. A gap means that something was missed: say `hello` again with the last number seen,
  and `welcome` brings the rest, or with `reset` everything from the first.
* An `act` carries the number of the last event its maker had seen; one decided too early is refused as `stale`.
* A `welcome` may come unasked: the socket has another seat from now on (it has sat down, come in, or left).
* `moved_on` ends the line: `removed` or `replaced` (the token is void), or `shutdown` (connect again).
* A card is a short text, below just `card`: rank `A 2…9 T J Q K` and suit `s h d c *`, a joker is `JK`.

Tokens are secret: whoever has one is the seat. A table's code, a match's id and a seat's number open nothing.
"""


def page() -> str:
    """The page."""
    parts: dict[str, Any] = schema()["$defs"]
    lines = [_HEAD]
    shown: set[str] = set()
    for title, union in (("From the client", ClientMessage), ("From the server", ServerMessage)):
        lines.append(f"\n## {title}\n")
        for form in get_args(union):
            shown.add(form.__name__)
            lines += _type(form.__name__, parts[form.__name__])
    lines.append("\n## What is in them\n")
    for name in sorted(set(parts) - shown - {"ClientMessage", "ServerMessage"}):
        lines += _type(name, parts[name])
    return "\n".join(lines).rstrip() + "\n"


def _type(name: str, form: dict[str, Any]) -> list[str]:
    tag = form.get("properties", {}).get("type", {}).get("enum")
    lines = [f"### `{tag[0]}`\n" if tag else f"### {name}\n"]
    if about := form.get("description"):
        lines.append(" ".join(str(about).split()).replace("``", "`") + "\n")
    if "enum" in form and "properties" not in form:
        values = form["enum"]
        shown = ", ".join(f"`{value}`" for value in values[:12])
        lines.append(shown + (f" … ({len(values)} in all)\n" if len(values) > 12 else "\n"))
    needed = set(form.get("required", ()))
    rows = [
        f"| `{field}` | {_kind(inner)} | {'' if field in needed else _default(inner)} |"
        for field, inner in form.get("properties", {}).items()
        if field != "type"
    ]
    if rows:
        lines += ["| field | form | if left out |", "|---|---|---|", *rows, ""]
    return lines


def _kind(form: dict[str, Any]) -> str:
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "anyOf" in form:
        return " or ".join(_kind(inner) for inner in form["anyOf"])
    if "enum" in form:
        if CARD in form["enum"]:
            return "card"
        return ", ".join(f"`{value}`" for value in form["enum"])
    kind = str(form.get("type", "anything"))
    if kind == "array":
        if "prefixItems" in form:
            return "[" + ", ".join(_kind(inner) for inner in form["prefixItems"]) + "]"
        return f"list of {_kind(form.get('items') or {})}"
    bounds = [f"{sign}{form[key]}" for key, sign in _BOUNDS.items() if key in form]
    return kind + (f" ({', '.join(bounds)})" if bounds else "")


CARD: Final = "JK"
"""Only the cards have it among their values: of them the page says at its top how they are written."""

_BOUNDS: Final = {
    "minimum": "≥ ",
    "maximum": "≤ ",
    "minLength": "length ≥ ",
    "maxLength": "length ≤ ",
    "maxItems": "items ≤ ",
}


def _default(form: dict[str, Any]) -> str:
    value = form.get("default", "…")
    return "" if isinstance(value, dict) else f"`{value}`".replace("None", "null").lower()


def main() -> int:
    """Write the page where the arguments say, ``docs/protocol.md`` without any."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/protocol.md")
    path.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
