"""Are the catalogues whole? ``python -m threethirteen.i18n.check [SOURCE FOLDER …]`` names what is wrong.

Every language must have every message, attribute and variable of English and no others; a plural must have the forms
that the language needs; an id asked for in the source must exist, with the variables it uses, and an id that no
source asks for is dead. Ids made at run time (``f"problem-{code}"``) are matched as patterns.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from threethirteen.i18n.check_client import client_uses
from threethirteen.i18n.texts import FALLBACK, catalogue_sources, entries, languages

PLURAL_FORMS: Final = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "nb": {"one", "other"},
    "lb": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
"""The forms a whole number takes (Unicode CLDR); Polish keeps ``other`` for fractions."""

_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


def catalogue_problems() -> list[str]:
    """What is wrong in the catalogues themselves, one line each."""
    found: list[str] = []
    wanted = _shapes(FALLBACK, found)
    for language in languages():
        shapes = wanted if language == FALLBACK else _shapes(language, found)
        found += [f"{language}: {name} is missing" for name in sorted(wanted.keys() - shapes.keys())]
        found += [
            f"{language}: {name} is not in {FALLBACK}" for name in sorted(shapes.keys() - wanted.keys())
        ]
        for name in sorted(shapes.keys() & wanted.keys()):
            here, there = shapes[name], wanted[name]
            if here != there:
                found.append(f"{language}: {name} uses {sorted(here)}, {FALLBACK} uses {sorted(there)}")
    return found


def source_problems(folders: Iterable[Path]) -> list[str]:
    """Ids that the sources ask for and that do not exist, variables left out, and ids nobody asks for.

    The folders hold Python, or the browser client's TypeScript and Svelte.
    """
    folders = list(folders)
    english = _shapes(FALLBACK, [])
    used: set[str] = {name for language in languages() for name in _referenced(language)}
    patterns: set[str] = set()
    found: list[str] = []
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.add(node.value.partition(".")[0])
            if isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
        for call, name in _asked(tree):
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                given = {keyword.arg for keyword in call.keywords}
                if name.value not in english:
                    found.append(f"{file.name}:{name.lineno}: there is no message {name.value}")
                elif None not in given and not english[name.value] <= given:
                    lacking = sorted(english[name.value] - given)
                    found.append(f"{file.name}:{name.lineno}: {name.value} needs {', '.join(lacking)}")
            elif isinstance(name, ast.JoinedStr) and not any(
                re.fullmatch(_pattern(name), one) for one in english
            ):
                found.append(f"{file.name}:{name.lineno}: no message looks like {ast.unparse(name)}")
    patterns = {pattern for pattern in patterns if re.match(r"[a-z]+\\-", pattern)}
    for uses in (client_uses(folder, english) for folder in folders):
        used |= uses.ids
        patterns |= uses.patterns
        found += uses.problems
    messages = dict.fromkeys(shape.partition(".")[0] for shape in english)
    dead = (
        one for one in messages if one not in used and not any(re.fullmatch(form, one) for form in patterns)
    )
    return found + [f"{one} is asked for nowhere" for one in dead]


def _asked(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Calls of ``….text(id, …)`` and their id."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "text"
            and node.args
        ):
            yield node, node.args[0]


def _pattern(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
        for part in text.values
    )


def _shapes(language: str, found: list[str]) -> dict[str, frozenset[str]]:
    """The variables of each message (``id``) and attribute (``id.attribute``); faults are added to ``found``."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    shapes: dict[str, frozenset[str]] = {}
    for file, source in catalogue_sources(language).items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ftl.Junk):
                found.append(
                    f"{language}/{file}: not understood: {(entry.content or '').strip().splitlines()[0]}"
                )
            if not isinstance(entry, ftl.Message):
                continue
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]
            for name, value in parts:
                if name in shapes:
                    found.append(f"{language}/{file}: {name} stands twice")
                shapes[name] = frozenset(_variables(value))
                found += [f"{language}: {name} {fault}" for fault in _plural_faults(language, value)]
        lost = entries(source).keys() - {
            ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            for entry in FluentParser(with_spans=False).parse(source).body
            if isinstance(entry, ftl.Message | ftl.Term)
        }
        found += [f"{language}/{file}: {name} is lost" for name in sorted(lost)]
    return shapes


def _nodes(value: Any) -> Iterator[Any]:  # fluent.syntax has no types
    yield value
    for child in vars(value).values() if hasattr(value, "__dict__") else ():
        for item in child if isinstance(child, list) else [child]:
            if hasattr(item, "__dict__"):
                yield from _nodes(item)


def _variables(value: Any) -> Iterator[str]:
    return (node.id.name for node in _nodes(value) if type(node).__name__ == "VariableReference")


def _plural_faults(language: str, value: Any) -> Iterator[str]:
    """A selection by plural form must have every form of the language, so that no number falls through."""
    for node in _nodes(value):
        if type(node).__name__ == "SelectExpression":
            keys = {getattr(variant.key, "name", None) for variant in node.variants} & _PLURALS
            if keys - {"other"} and not keys >= PLURAL_FORMS[language]:
                yield f"lacks the plural forms {sorted(PLURAL_FORMS[language] - keys)}"


def _referenced(language: str) -> Iterator[str]:
    for source in catalogue_sources(language).values():
        yield from re.findall(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)", source)


def main(folders: list[str]) -> int:
    """Print what is wrong; 1 when anything is."""
    package = Path(__file__).parent.parent
    sources = [Path(folder) for folder in folders] or [package, package.parents[1] / "web/src"]
    found = catalogue_problems() + source_problems(sources)
    print("\n".join(found) or "The catalogues are whole.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
