"""``three-thirteen play``: a match in the terminal, as an app or by prompts, and the way back into a saved one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from threethirteen.cli.saved import SavedMatch
    from threethirteen.cli.terminal.driver import Driver
    from threethirteen.cli.terminal.plain import Outcome
    from threethirteen.i18n import Texts
    from threethirteen.rules import RuleSet

DEFAULT_BOTS = "look-ahead,look-ahead"
DEFAULT_PACE = 0.6


def play(
    rules: Annotated[str, typer.Option("--rules")] = "standard",
    house_rules: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")] = None,
    bots: Annotated[str, typer.Option()] = DEFAULT_BOTS,
    seed: Annotated[str | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: Annotated[str | None, typer.Option()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints")] = True,
    take_back: Annotated[bool, typer.Option("--take-back")] = False,
    pace: Annotated[float, typer.Option(min=0, max=10)] = DEFAULT_PACE,
) -> None:
    """Play a match against bots in the terminal."""
    from threethirteen.cli.options import rules_from_options, texts_from_options

    words = texts_from_options(lang)
    rule_set = rules_from_options(rules, house_rules or [])
    settings: dict[str, object] = {"language": words.language, "hints": hints, "pace": pace}
    while True:
        driver = _started(rule_set, words, name, bots, seed, take_back, record, settings)
        outcome = sit_down(driver, words, plain=plain, hints=hints, pace=pace)
        if outcome != "again":
            return
        # the next match has deals and a record of its own
        seed, record = (None if seed is None else seed + "+"), None


def play_saved(saved: SavedMatch, plain: bool, lang: str | None = None) -> None:
    """Go on with a saved match, as it was left."""
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.options import texts_from_options
    from threethirteen.cli.terminal.driver import NoPersonError, saved_match
    from threethirteen.i18n import languages

    kept = saved.settings
    spoken = kept.get("language")
    words = texts_from_options(lang or (str(spoken) if spoken in languages() else None))
    try:
        driver = saved_match(saved)
    except NoPersonError:
        refuse(words, "terminal-error-no-person", id=saved.id)
    pace = kept.get("pace")
    hints = bool(kept.get("hints", True))
    seconds = float(pace) if isinstance(pace, int | float) else DEFAULT_PACE
    if sit_down(driver, words, plain=plain, hints=hints, pace=seconds) == "again":
        bots = ",".join(seat.bot for seat in saved.seats if seat.bot)
        play_again(saved.match.rules, words, saved.seats[driver.seat].name, bots, plain=plain)


def play_again(rules: RuleSet, words: Texts, name: str, bots: str, *, plain: bool) -> None:
    """Another match under the same rules against the same bots."""
    settings: dict[str, object] = {"language": words.language}
    while True:
        driver = _started(rules, words, name, bots, None, False, None, settings)
        if sit_down(driver, words, plain=plain, hints=True, pace=DEFAULT_PACE) != "again":
            return


def sit_down(driver: Driver, words: Texts, *, plain: bool, hints: bool, pace: float) -> Outcome:
    """Play until the match or the patience ends; says how the match can be resumed. May leave with a status of 130."""
    from threethirteen.cli.saved import SavedError
    from threethirteen.cli.terminal.person import Person
    from threethirteen.cli.terminal.plain import Outcome, PlainTable

    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        plain = True
        typer.echo(words.text("terminal-error-no-terminal"), err=True)
    interrupted = False
    try:
        if driver.observation.public.solo is not None:
            outcome = _sit_alone(driver, words, plain=plain, hints=hints)
        elif plain:
            person = Person(driver)
            outcome = PlainTable(person, words, lambda: rules_text(driver, words), hints=hints).run()
        else:
            from threethirteen.cli.terminal.app import TableApp

            app = TableApp(Person(driver), words, lambda: rules_text(driver, words), hints=hints, pace=pace)
            outcome = app.run() or Outcome.QUIT
            if app.return_code:
                raise typer.Exit(app.return_code)
    except KeyboardInterrupt:
        outcome, interrupted = Outcome.QUIT, True
        typer.echo()
    except SavedError as error:  # what could not be stored has not been shown either
        typer.echo(words.text(f"saved-{error.code}", **error.arguments), err=True)
        raise typer.Exit(1) from None
    finally:
        ended = driver.ended
        driver.close()
        if not ended:
            typer.echo(words.text("terminal-kept", id=driver.saved.id))
    if interrupted:
        raise typer.Exit(130)
    return outcome


def _sit_alone(driver: Driver, words: Texts, *, plain: bool, hints: bool) -> Outcome:
    """Play alone. May leave with the app's status."""
    from threethirteen.cli.terminal.alone import Alone
    from threethirteen.cli.terminal.plain import Outcome

    alone = Alone(driver)
    if plain:
        from threethirteen.cli.terminal.alone_plain import PlainAlone

        return PlainAlone(alone, words, lambda: rules_text(driver, words), hints=hints).run()
    from threethirteen.cli.terminal.alone_app import AloneApp

    app = AloneApp(alone, words, lambda: rules_text(driver, words), hints=hints)
    outcome = app.run() or Outcome.QUIT
    if app.return_code:
        raise typer.Exit(app.return_code)
    return outcome


def rules_text(driver: Driver, words: Texts) -> str:
    """The rule sheet of the rules in force."""
    from threethirteen.rulesheet import rule_sheet, sheet_text

    return sheet_text(rule_sheet(driver.observation.rules, words)).rstrip()


def _started(
    rules: RuleSet,
    words: Texts,
    name: str | None,
    bots: str,
    seed: str | None,
    take_back: bool,
    record: Path | None,
    settings: dict[str, object],
) -> Driver:
    from threethirteen.bots import bot_name
    from threethirteen.cli.failure import refuse
    from threethirteen.cli.terminal.driver import new_match
    from threethirteen.play import RefusedError

    wanted = [one for one in bots.split(",") if one.strip()]
    if rules.players.most == 1:
        # nobody can sit beside who plays alone: bots that nobody asked for stay away
        wanted = [] if bots == DEFAULT_BOTS else wanted
    elif not wanted:
        refuse(words, "terminal-error-bots")
    try:
        names = [bot_name(one) for one in wanted]
        return new_match(
            rules,
            name or words.text("terminal-you"),
            names,
            seed=seed,
            take_back=take_back,
            record=record,
            settings=settings,
        )
    except RefusedError as error:
        if error.refusal.code == "table-full":
            refuse(words, "terminal-error-too-many", most=rules.players.most, bots=len(wanted))
        if error.refusal.code == "too-few-seats":
            refuse(words, "terminal-error-too-few", least=rules.players.least, bots=len(wanted))
        raise
    except FileExistsError:
        refuse(words, "terminal-error-record-exists", path=str(record))
    except OSError as error:
        refuse(words, "terminal-error-record-unwritable", path=str(record), why=error.strerror or "")
