"""What is said to an action that is not legal."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not done: a code (the sentence stands in the catalogues), the rule it rests on, and arguments.

    ``rule`` is an option of the rule set (``out.first_turn``) or one of the game's own rules: ``turn``, ``draw``,
    ``discard``, ``go-out``, ``solo``, or of the table: ``table``.
    """

    code: str
    rule: str
    args: dict[str, str | int] = {}


class RefusedError(ValueError):
    """Raised by the engine for an action or command it refuses; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        args = ", ".join(f"{key}={value!r}" for key, value in refusal.args.items())
        super().__init__(f"{refusal.code} (rule {refusal.rule}{'; ' if args else ''}{args})")
