"""Whatever a command refuses, as one sentence with a code: the one place where errors of all rooms become words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import msgspec

if TYPE_CHECKING:
    from threethirteen.i18n import Texts


class Failure(msgspec.Struct, frozen=True):
    """A refused command: a code for machines, a sentence for people, and what in the input it is about."""

    code: str
    message: str
    path: str

    def plain(self) -> dict[str, object]:
        """``{"code", "message", "path"}``."""
        return {"code": self.code, "message": self.message, "path": self.path}


class RefusedCommandError(Exception):
    """A command refused with a sentence that is already made."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.message)


def refuse(texts: Texts, message: str, **args: object) -> NoReturn:
    """Refuse the command with this message of the catalogues, whose id is the code."""
    raise RefusedCommandError(Failure(message, texts.text(message, **args), ""))


def failure(error: BaseException, texts: Texts) -> Failure | None:
    """What this error says to whoever typed the command; None for an error that is the program's own fault."""
    from threethirteen.cards import CardTextError
    from threethirteen.cli.options import UsageProblem, usage_text
    from threethirteen.rules import RulesError

    if isinstance(error, RefusedCommandError):
        return error.failure
    if isinstance(error, UsageProblem):
        return Failure(error.code, usage_text(texts, error), error.path)
    if isinstance(error, CardTextError):
        message = texts.text("usage-card-malformed", text=error.text, position=error.position or 1)
        return Failure(error.code, message, "cards")
    if isinstance(error, RulesError):
        from threethirteen.i18n import problems_text

        first = error.problems[0]
        return Failure(first.code, problems_text(texts, error.problems), first.path)
    return (
        _of_the_solver(error, texts)
        or _of_the_engine(error, texts)
        or _of_records_and_bots(error, texts)
        or _of_the_server(error, texts)
        or _of_the_command_line(error, texts)
    )


def _of_the_solver(error: BaseException, texts: Texts) -> Failure | None:
    from threethirteen.i18n import card_text
    from threethirteen.solver import DeckLacksCardError, TooManyCardsError

    if isinstance(error, DeckLacksCardError):
        return Failure(
            error.code, texts.text("usage-deck-lacks-card", card=card_text(texts, error.card)), "cards"
        )
    if isinstance(error, TooManyCardsError):
        message = texts.text("usage-too-many-cards", count=error.count, most=error.most)
        return Failure(error.code, message, "cards")
    return None


def _of_the_engine(error: BaseException, texts: Texts) -> Failure | None:
    from threethirteen.play import RefusedError

    if isinstance(error, RefusedError):
        refusal = error.refusal
        message = texts.text(f"refusal-{refusal.code}", **refusal.args)
        return Failure(refusal.code, message, refusal.rule)
    return None


def _of_the_server(error: BaseException, texts: Texts) -> Failure | None:
    from threethirteen.cli.serve import ServeError

    if isinstance(error, ServeError):
        return Failure(error.code, texts.text(f"serve-{error.code}", **error.arguments), "serve")
    return None


def _of_records_and_bots(error: BaseException, texts: Texts) -> Failure | None:
    from threethirteen.bots import BotError
    from threethirteen.cli.record_words import error_text
    from threethirteen.cli.saved import SavedError
    from threethirteen.notation.record import RecordError

    if isinstance(error, RecordError):
        return Failure(error.code, error_text(texts, error), f"line {error.line}")
    if isinstance(error, SavedError):
        return Failure(error.code, texts.text(f"saved-{error.code}", **error.arguments), "")
    if isinstance(error, BotError):
        return Failure(error.code, texts.text(error.code, **error.arguments), "--bots")
    return None


def _of_the_command_line(error: BaseException, texts: Texts) -> Failure | None:
    """Errors of the command-line library, whose own classes are not public: unknown commands, options, bad numbers."""
    import typer

    if isinstance(error, typer.BadParameter) or hasattr(error, "format_message"):
        said = " ".join(str(error.format_message()).split())
        return Failure(
            "usage", texts.text("usage-command", reason=said), str(getattr(error, "param_hint", None) or "")
        )
    return None
