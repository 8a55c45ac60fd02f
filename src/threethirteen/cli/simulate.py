"""``three-thirteen simulate``: many matches between bots, as a table or as JSON.

``--records PATH`` keeps the matches: in a folder one file a match (``000001.jsonl`` …), each a record that ``replay``
and ``verify`` read; in one file, where PATH ends in ``.jsonl``, one record after another, each begun by its header.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from threethirteen.cli.options import UsageProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threethirteen.i18n import Texts
    from threethirteen.simulate import BotResult, Estimate, Plan, Result

SHOWN_MISHAPS = 5


def simulate_command(
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B[,C…]", show_default=False)] = None,
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1)] = 100,
    rules: Annotated[str, typer.Option("--rules", metavar="KEY|FILE.json")] = "standard",
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", show_default=False)
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", show_default=False)] = None,
    paired: Annotated[bool, typer.Option("--paired")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    records: Annotated[Path | None, typer.Option("--records", metavar="PATH", show_default=False)] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", metavar="N", min=1, show_default=False)
    ] = None,
    list_bots: Annotated[bool, typer.Option("--list-bots")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", show_default=False)] = None,
) -> None:
    """Let bots play many matches and compare them."""
    from threethirteen.cli.options import rules_from_options, texts_from_options

    texts = texts_from_options(lang)
    if list_bots:
        _list_bots(texts, as_json)
        return
    names = [name for name in (bots or "").split(",") if name.strip()]
    if not names:
        raise UsageProblem("--bots", "simulate-bots", {})

    from secrets import token_hex

    from threethirteen.bots import bot_name
    from threethirteen.simulate import Plan, simulate
    from threethirteen.simulate.run import check

    plan = Plan(
        bots=tuple(map(bot_name, names)),
        rules=rules_from_options(rules, set_ or ()),
        matches=matches,
        seed=token_hex(8) if seed is None else _readable(seed),
        paired=paired,
    )
    check(plan)  # before there is a file: what is refused leaves none behind
    with _progress(plan, texts) as progress, _keeping(records) as record:
        result = simulate(plan, processes=processes, progress=progress, record=record)
    if as_json:
        typer.echo(_json(plan, result))
    else:
        _show(result, texts)


def _readable(seed: str) -> str:
    """The seed with ``\\xff`` for a byte that is no UTF-8: as it can be printed, and typed to get the same deals."""
    return seed.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _list_bots(texts: Texts, as_json: bool) -> None:
    import json

    from threethirteen.bots import bots
    from threethirteen.i18n import bot_blurb, bot_title

    listed = bots()
    if as_json:
        plain = [{"name": bot.name, "source": bot.source, "problem": bot.problem or None} for bot in listed]
        typer.echo(json.dumps(plain, ensure_ascii=False, indent=2))
        return
    for bot in listed:
        if bot.problem:
            told = texts.text("bot-broken", name=bot.name, source=bot.source, reason=bot.problem)
        elif bot.own:
            told = f"{bot_title(texts, bot.name)}. {bot_blurb(texts, bot.name)}"
        else:
            told = bot.source
        typer.echo(f"{bot.name}\n    {told}")


@contextmanager
def _progress(plan: Plan, texts: Texts) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, where somebody watches; nothing anywhere else."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.text("simulate-progress"), total=plan.total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def _keeping(path: Path | None) -> Iterator[Callable[[int, str], None] | None]:
    """Where the records go. Nothing that is there already is written over."""
    if path is None:
        yield None
        return
    try:
        if path.suffix == ".jsonl":
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                try:
                    yield lambda number, record: _written(file.write(record))
                except BaseException:
                    file.close()
                    if not path.stat().st_size:  # an empty file would only stand in the way of the next try
                        path.unlink()
                    raise
        else:
            path.mkdir(parents=True, exist_ok=True)
            yield lambda number, record: _written(_new_file(path / f"{number + 1:06}.jsonl", record))
    except FileExistsError as error:
        raise UsageProblem("--records", "records-exist", {"file": str(error.filename or path)}) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UsageProblem(
            "--records", "records-unwritable", {"file": str(path), "reason": reason}
        ) from error


def _new_file(path: Path, record: str) -> int:
    with path.open("x", encoding="utf-8") as file:
        return file.write(record)


def _written(characters: int) -> None:
    """Takes the count that writing gives, which nobody needs."""
    del characters


def _json(plan: Plan, result: Result) -> str:
    import json

    from threethirteen.notation.codec import to_plain
    from threethirteen.rules import rules_to_json

    plain = {**to_plain(result), "seating": list(plan.bots), "rules": rules_to_json(plan.rules)}
    return json.dumps(plain, ensure_ascii=False, indent=2)


def _show(result: Result, texts: Texts) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.text("simulate-bot"))
    for name in ("points", "lead", "wins", "outs"):
        table.add_column(texts.text(f"simulate-{name}"), justify="right")
    for bot in result.bots:
        table.add_row(bot.name, *_cells(bot, texts))
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(texts.text("simulate-meaning"))
    for line in _lines(result, texts):
        console.print(line)


def _cells(bot: BotResult, texts: Texts) -> tuple[str, str, str, str]:
    sign = "" if round(bot.lead.mean, 2) == 0 else "+" if bot.lead.mean > 0 else "−"
    low, high = bot.wins.low or 0.0, bot.wins.high or 0.0
    return (
        _with_half(bot.points, texts),
        sign + _with_half(bot.lead, texts),
        texts.text("simulate-range", share=100 * bot.wins.mean, low=100 * low, high=100 * high),
        texts.text("simulate-share", share=100 * bot.outs),
    )


def _with_half(estimate: Estimate, texts: Texts) -> str:
    """The mean without its sign, and half of the interval."""
    mean = texts.text("simulate-number", number=abs(estimate.mean))
    if estimate.high is None:
        return mean
    return f"{mean} ± {texts.text('simulate-number', number=estimate.high - estimate.mean)}"


def _lines(result: Result, texts: Texts) -> Iterator[str]:
    yield ""
    yield texts.text("simulate-played", matches=result.matches, deals=result.sets, rounds=result.rounds)
    yield texts.text("simulate-turns", turns=result.turns_a_round, stalls=result.stalls)
    yield texts.text("simulate-speed", speed=result.matches_per_second, processes=result.processes)
    yield texts.text("simulate-seed", seed=result.seed)
    faults = sum(bot.mishaps for bot in result.bots)
    if faults:
        yield texts.text("simulate-mishaps", count=faults)
        for mishap in result.mishaps[:SHOWN_MISHAPS]:
            fault = f"mishap-{mishap.fault}"
            yield "  " + texts.text(
                fault, bot=mishap.bot, seat=mishap.seat + 1, seq=mishap.seq, detail=mishap.detail
            )
