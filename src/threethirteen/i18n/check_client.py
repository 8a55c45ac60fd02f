"""Which messages the browser client's sources ask for: the part of ``check`` that reads TypeScript and Svelte."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

_LITERAL: Final = re.compile(r"""['"]([a-z][a-zA-Z0-9_-]*)(?:\.[a-zA-Z0-9_-]+)?['"]""")
_TEMPLATE: Final = re.compile(r"`([a-z][a-z0-9]*-[^`\s]*\$\{[^`]*)`")
_HOLE: Final = re.compile(r"\$\{[^}]*\}")
_ASKED: Final = re.compile(r"""\b(?:t|text)\(\s*'([a-zA-Z0-9_.-]+)'\s*(?:,\s*(\{[^{}]*\})\s*,?\s*)?\)""")
_GIVEN: Final = re.compile(r"(\w+)\s*(?::[^,}]*)?(?=[,}])")


class Uses(msgspec.Struct):
    """Ids that stand in the sources, patterns of ids made at run time, and what is wrong with what is asked for."""

    ids: set[str] = msgspec.field(default_factory=set)
    patterns: set[str] = msgspec.field(default_factory=set)
    problems: list[str] = msgspec.field(default_factory=list)


def client_uses(folder: Path, english: Mapping[str, frozenset[str]]) -> Uses:
    """What all .ts and .svelte files below the folder ask for; ``english`` has the variables of each message."""
    uses = Uses()
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    for file in sorted(file for file in files if "node_modules" not in file.parts):
        source = file.read_text(encoding="utf-8")
        uses.ids.update(_LITERAL.findall(source))
        for template in _TEMPLATE.findall(source):
            name = template.partition(".")[0] if "." in _HOLE.sub("", template) else template
            if "${" in name:
                uses.patterns.add(".+".join(map(re.escape, _HOLE.split(name))))
            else:
                uses.ids.add(name)
        for asked in _ASKED.finditer(source):
            line = source.count("\n", 0, asked.start()) + 1
            uses.problems += _wrong(f"{file.name}:{line}", asked[1], asked[2], english)
    return uses


def _wrong(where: str, name: str, given: str | None, english: Mapping[str, frozenset[str]]) -> list[str]:
    if name not in english:
        return [f"{where}: there is no message {name}"]
    if given is not None and "..." in given:
        return []
    lacking = english[name] - set(_GIVEN.findall(given or ""))
    return [f"{where}: {name} needs {', '.join(sorted(lacking))}"] if lacking else []
