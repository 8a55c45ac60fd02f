"""The command line as a whole: which commands there are, help in the reader's language, and how a refusal ends.

A refused command exits 2 with one clear line on stderr; with ``--json`` there is ``{"error": …}`` on stdout as well.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import typer

from threethirteen.cli.matches import matches_command
from threethirteen.cli.play import play
from threethirteen.cli.replay import replay_command
from threethirteen.cli.rules import rules_command
from threethirteen.cli.serve import serve_command, start_local
from threethirteen.cli.simulate import simulate_command
from threethirteen.cli.solve import solve_command
from threethirteen.cli.verify import verify_command

if TYPE_CHECKING:
    from threethirteen.i18n import Texts

PROGRAM = "three-thirteen"

app = typer.Typer(name=PROGRAM, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("play")(play)
app.command("serve")(serve_command)
app.command("solve")(solve_command)
app.command("rules")(rules_command)
app.command("matches")(matches_command)
app.command("simulate")(simulate_command)
app.command("replay")(replay_command)
app.command("verify")(verify_command)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version"),
    open_browser: bool = typer.Option(True, "--open/--no-open"),
) -> None:
    """The program without a command serves this machine and opens the browser at the lobby."""
    if version:
        from importlib.metadata import version as version_of

        typer.echo(f"{PROGRAM} {version_of(PROGRAM)}")
    elif context.invoked_subcommand is None:
        start_local(open_browser)


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; returns the exit status: 0, 1 for a record that is wrong, 2 refused, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    command = typer.main.get_command(app)
    if "--help" in given:
        _localise(command, _texts(given))
    try:
        status = command.main(given, prog_name=PROGRAM, standalone_mode=False)
    except BrokenPipeError:
        # whoever read our output has seen enough; nothing more can be written, not even by the interpreter's exit
        sys.stdout = None
        return 1
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except typer.Exit as left:
        return left.exit_code
    except Exception as error:
        return _refused(error, given)
    return status if isinstance(status, int) else 0


def _refused(error: Exception, given: list[str]) -> int:
    from threethirteen.cli.failure import failure

    said = failure(error, _texts(given))
    if said is None:
        raise error
    if "--json" in given:
        import json

        typer.echo(json.dumps({"error": said.plain()}, ensure_ascii=False))
    typer.echo(f"{PROGRAM}: {said.message}", err=True)
    return 2


def _texts(given: list[str]) -> Texts:
    """The texts of the language that the command line or the environment asks for, as far as it can be told."""
    from threethirteen.cli.options import UsageProblem, texts_from_options

    lang = None
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            lang = word.partition("=")[2]
        elif word == "--lang" and place + 1 < len(given):
            lang = given[place + 1]
    try:
        return texts_from_options(lang)
    except UsageProblem:
        return texts_from_options(None)


def _localise(command: Any, texts: Texts, name: str = "help") -> None:
    """Put the catalogue's words into a command, its options and its subcommands."""
    command.help = texts.text(name)
    # makes the option now, so that its text can be set
    for param in (*command.params, command.get_help_option(command.context_class(command))):
        long = next((word[2:] for word in param.opts if word.startswith("--")), None)
        param.help = texts.text(f"help-argument-{param.name}" if long is None else f"help-option-{long}")
    for sub, inner in getattr(command, "commands", {}).items():
        _localise(inner, texts, f"help-{sub}")
