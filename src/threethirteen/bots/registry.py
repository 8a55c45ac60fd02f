"""Which bots there are: our own, and those that other installed packages bring.

Another package adds a bot with an entry point; the object named is called with a seed and returns a ``Policy``::

    [project.entry-points."threethirteen.bots"]
    my-bot = "my_package:MyBot"

Nothing of another package is imported until its bot is asked for, or all bots are listed with ``bots``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias

import msgspec

from threethirteen.bots.chance import Seed
from threethirteen.play import Policy
from threethirteen.rules.catalogue import nearest

GROUP: Final = "threethirteen.bots"
OWN_BOTS: Final = {
    "random": "threethirteen.bots.random:RandomBot",
    "greedy": "threethirteen.bots.greedy:GreedyBot",
    "look-ahead": "threethirteen.bots.look_ahead:LookAheadBot",
}
"""Our own, from the weakest to the strongest. They are known without looking at what is installed, and no other
package can take their names."""

BotFactory: TypeAlias = Callable[[Seed], Policy]


class BotError(ValueError):
    """A bot that cannot be had. ``code`` names its Fluent message, ``args`` are its arguments."""

    code = "bot"

    def __init__(self, **args: str) -> None:
        self.arguments = args
        super().__init__(f"{self.code}: " + ", ".join(f"{name}={value}" for name, value in args.items()))


class UnknownBotError(BotError):
    """No bot of this name. Arguments: ``name``; ``known``, all names; ``near``, names like it, or ``none``."""

    code = "bot-unknown"


class BrokenBotError(BotError):
    """The bot's package does not load or does not make a policy. Arguments: ``name``, ``source``, ``reason``."""

    code = "bot-broken"


class BotEntry(msgspec.Struct, frozen=True):
    """A bot in the list. ``source`` is the object named by its entry point; ``problem`` is empty where it loads."""

    name: str
    source: str
    own: bool
    problem: str = ""


def bot_names() -> tuple[str, ...]:
    """The names of all bots: our own from the weakest up, then those of other packages in alphabetic order."""
    return tuple(_found())


def bots() -> tuple[BotEntry, ...]:
    """All bots in the same order; the broken ones are listed with what is wrong with them."""
    listed = []
    for name, entry in _found().items():
        try:
            _factory(name)
            problem = ""
        except BrokenBotError as error:
            problem = error.arguments["reason"]
        listed.append(BotEntry(name, entry.value, name in OWN_BOTS, problem))
    return tuple(listed)


def make_bot(name: str, seed: Seed) -> Policy:
    """A new bot of this name whose luck starts from ``seed``. Letter case and ``_`` for ``-`` are forgiven.

    Raises UnknownBotError and BrokenBotError.
    """
    plain = bot_name(name)
    factory = _factory(plain)
    try:
        policy = factory(seed)
    except Exception as error:  # somebody else's program: anything may come out of it
        raise BrokenBotError(name=plain, source=_source(plain), reason=_reason(error)) from error
    if not callable(getattr(policy, "act", None)):
        reason = f"{type(policy).__name__} has no method act"
        raise BrokenBotError(name=plain, source=_source(plain), reason=reason)
    return policy


def bot_name(text: str) -> str:
    """The name as it is listed. Raises UnknownBotError."""
    plain = "-".join(text.strip().lower().replace("_", "-").split())
    if plain in OWN_BOTS:
        return plain
    found = _found()
    for name in (text.strip(), plain):
        if name in found:
            return name
    raise UnknownBotError(
        name=text.strip(), known=", ".join(found), near=", ".join(nearest(plain, found)) or "none"
    )


def _source(name: str) -> str:
    return OWN_BOTS.get(name) or _found()[name].value


def _found() -> dict[str, EntryPoint]:
    """Every bot by name; where two packages bring the same name the first in alphabetic order of its object counts."""
    found = {name: EntryPoint(name, value, GROUP) for name, value in OWN_BOTS.items()}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, entry)
    return found


@cache
def _factory(name: str) -> BotFactory:
    entry = EntryPoint(name, OWN_BOTS[name], GROUP) if name in OWN_BOTS else _found()[name]
    try:
        factory: object = entry.load()
    except Exception as error:  # whatever its import raises
        raise BrokenBotError(name=name, source=entry.value, reason=_reason(error)) from error
    if not callable(factory):
        raise BrokenBotError(
            name=name, source=entry.value, reason=f"{type(factory).__name__} cannot be called"
        )
    made: BotFactory = factory
    return made


def _reason(error: Exception) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:200]
    except Exception:  # an exception may fail to tell what it is
        return type(error).__name__
