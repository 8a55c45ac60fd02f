"""What can be wrong with a rule set: a path, a code for machines, and arguments; never a sentence.

The sentences are Fluent messages named ``problem-<code>``; ``str()`` is for developers.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong. ``path`` is an option key, a part of a join, or empty for the whole.

    ``others`` are the options that it contradicts, by key: none where a value is wrong by itself.
    """

    path: str
    code: str
    args: dict[str, int | str] = {}
    others: tuple[str, ...] = ()

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.path or 'rules'}: {self.code}" + (f" ({args})" if args else "")


class RulesError(ValueError):
    """Rules that cannot be: ``problems`` holds all that is wrong, in the order of the catalogue."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(map(str, self.problems)))
