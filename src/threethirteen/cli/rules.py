"""``three-thirteen rules``: the games, variations and options there are; one rule set in full; its rule sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threethirteen.i18n import Texts
    from threethirteen.rules import Option, Preset

FORMATS = ("text", "html", "json")


def rules_command(
    key: Annotated[str | None, typer.Argument(metavar="[KEY|FILE.json]", show_default=False)] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", show_default=False)
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", show_default=False)] = None,
    format_: Annotated[str, typer.Option("--format", metavar="text|html|json")] = "text",
) -> None:
    """List games, variations and options; with KEY, a file or --set write the rule sheet of those rules."""
    import json

    from threethirteen.cli.options import UsageProblem, rules_from_options, texts_from_options
    from threethirteen.rulesheet import rule_sheet, rules_report, sheet_html, sheet_text

    t = texts_from_options(lang)
    if format_ not in FORMATS:
        raise UsageProblem("--format", "unknown-format", {"value": format_, "known": ", ".join(FORMATS)})
    listing = key is None and not set_
    if listing and format_ == "text":
        typer.echo(catalogue_text(t), nl=False)
    elif listing and format_ == "json":
        typer.echo(json.dumps(catalogue_report(t), ensure_ascii=False, indent=2))
    else:
        rules = rules_from_options(key, set_ or ())
        if format_ == "json":
            typer.echo(json.dumps(rules_report(rules, t), ensure_ascii=False, indent=2))
        else:
            sheet = rule_sheet(rules, t)
            typer.echo(sheet_html(sheet) if format_ == "html" else sheet_text(sheet), nl=False)


def catalogue_text(t: Texts) -> str:
    """Games, variations and every option with its values, 80 columns wide."""
    from textwrap import wrap

    from threethirteen.i18n import option_help, option_title, preset_blurb, preset_title
    from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, to_text

    lines: list[str] = []

    def entry(name: str, *texts: str) -> None:
        lines.append(f"  {name}")
        for text in texts:
            lines.extend(
                wrap(text, 80, initial_indent="      ", subsequent_indent="      ", break_on_hyphens=False)
            )

    for heading, table in ((t.text("rules-games"), GAMES), (t.text("rules-variations"), VARIATIONS)):
        lines += [heading, ""]
        for preset in table:
            entry(preset, f"{preset_title(t, preset)}. {preset_blurb(t, preset)}")
        lines.append("")
    lines += [t.text("rules-options"), ""]
    for key, option in OPTIONS.items():
        values = t.text("rules-values", values=_values(option, t), default=to_text(option, option.default))
        entry(key, f"{option_title(t, key)}. {option_help(t, key)}", values)
    lines += ["", *wrap(t.text("rules-hint"), 80, break_on_hyphens=False)]
    return "\n".join(lines) + "\n"


def _values(option: Option, t: Texts) -> str:
    """The values an option takes, as they are written."""
    from threethirteen.rules.catalogue import Choice, Count, Sizes

    kind = option.kind
    words = list(kind.words) if isinstance(kind, Choice | Count) else []
    if isinstance(kind, Sizes) and kind.optional:
        words.append("none")
    return t.text(
        "rules-values-of",
        kind=type(kind).__name__.lower(),
        words=", ".join(words) or "no-words",
        least=getattr(kind, "least", 0),
        most=getattr(kind, "most", 0),
    )


def catalogue_report(t: Texts) -> dict[str, object]:
    """Games, variations and options as JSON values."""
    from threethirteen.i18n import option_help, option_title, preset_blurb, preset_title
    from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, to_json

    def presets(table: Mapping[str, Preset]) -> dict[str, object]:
        return {
            key: {
                "title": preset_title(t, key),
                "blurb": preset_blurb(t, key),
                "changes": {option: to_json(value) for option, value in entry.changes.items()},
            }
            for key, entry in table.items()
        }

    return {
        "games": presets(GAMES),
        "variations": presets(VARIATIONS),
        "options": {
            key: {
                "title": option_title(t, key),
                "help": option_help(t, key),
                "kind": type(option.kind).__name__.lower(),
                "values": _values(option, t),
                "default": to_json(option.default),
            }
            for key, option in OPTIONS.items()
        },
    }
