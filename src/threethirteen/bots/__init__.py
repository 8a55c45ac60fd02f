"""Computer players: policies that see what their seat may see, and a registry that other packages can add to."""

from threethirteen.bots.advice import Advice, advise
from threethirteen.bots.chance import Seed, Stream
from threethirteen.bots.guard import Fault, Guard, Mishap, safe_move
from threethirteen.bots.registry import (
    BotEntry,
    BotError,
    BotFactory,
    BrokenBotError,
    UnknownBotError,
    bot_name,
    bot_names,
    bots,
    make_bot,
)

__all__ = [
    "Advice",
    "BotEntry",
    "BotError",
    "BotFactory",
    "BrokenBotError",
    "Fault",
    "Guard",
    "Mishap",
    "Seed",
    "Stream",
    "UnknownBotError",
    "advise",
    "bot_name",
    "bot_names",
    "bots",
    "make_bot",
    "safe_move",
]
