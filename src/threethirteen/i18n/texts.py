"""Loading the Fluent catalogues and asking them for a text.

The catalogues are package data, ``locales/<language>/*.ftl``, the same files that the browser reads. To add a message:
write it into a file of every language (``python -m threethirteen.i18n.check`` names what is missing), then ask for it
by its id. Numbers are written as the language writes them, and a text is never wrapped in direction marks.

Parsing is the slow part (a tenth of a second for a whole language), so a message is parsed when it is first asked for.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"

_LANGUAGES: Final = ("en", "de", "nb", "pl", "lb")
_ALIASES: Final = {"no": "nb", "nn": "nb", "ltz": "lb"}
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")


def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    return _LANGUAGES


def negotiate(*wanted: str | None) -> str:
    """The first language of those wanted that there is (``de_AT.UTF-8`` is de, ``no`` is nb); else English.

    A list as in ``LANGUAGE`` (``pl:de``) or ``Accept-Language`` (``pl, de;q=0.5``, taken as ordered) is read as well.
    """
    return next((language for text in wanted if (language := known_language(text))), FALLBACK)


def known_language(wanted: str | None) -> str | None:
    """The language that a text such as ``de_AT.UTF-8`` names, or the first of a list that there is; None if none is."""
    for part in re.split(r"[,:]", wanted or ""):
        language = re.split(r"[_.@;-]", part.strip().lower())[0]
        language = _ALIASES.get(language, language)
        if language in _LANGUAGES:
            return language
    return None


class Texts:
    """The texts of one language. ``text`` never fails: what a language lacks is told in English, else by its id."""

    def __init__(self, language: str | None = None) -> None:
        """The language as ``languages()`` names it, English where none is given. Raises ValueError for others."""
        language = language or FALLBACK
        if language not in _LANGUAGES:
            raise ValueError(f"no such language: {language!r}")
        self.language = language
        self._sources: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    def has(self, message: str) -> bool:
        """True when this language has the message (``id``) or its attribute (``id.attribute``)."""
        return self._pattern(message) is not None

    def text(self, message: str, **args: object) -> str:
        """The message's text, or its attribute's: ``text("option-players.help")``."""
        pattern = self._pattern(message)
        if pattern is not None:
            assert self._bundle is not None
            text, _ = self._bundle.format_pattern(pattern, args)
            return str(text)
        if self.language != FALLBACK:
            return texts(FALLBACK).text(message, **args)
        return " ".join([message, *(f"{name}={value}" for name, value in args.items())])

    def _pattern(self, message: str) -> Any:  # a pattern of fluent.syntax, which has no types
        name, _, attribute = message.partition(".")
        bundle = self._loaded()
        if not bundle.has_message(name):
            if name not in self._sources:
                return None
            self._parse(name)
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _loaded(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # a tenth of a second, paid only by who shows a text

            self._bundle = FluentBundle([self.language], use_isolating=False)
            for source in catalogue_sources(self.language).values():
                self._sources.update(entries(source))
        return self._bundle

    def _parse(self, name: str) -> None:
        """Parse one entry, and those that it refers to."""
        from fluent.runtime import FluentResource

        assert self._bundle is not None
        source = self._sources.pop(name)
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            if reference in self._sources:
                self._parse(reference)


@cache
def texts(language: str) -> Texts:
    """The texts of a language, loaded once."""
    return Texts(language)


def catalogue_sources(language: str) -> dict[str, str]:
    """The catalogue files of a language: name to content, in order of their names."""
    folder = resources.files("threethirteen.i18n") / "locales" / language
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a catalogue file, unparsed, by id."""
    lines = "\n".join("" if line.startswith("#") else line for line in source.splitlines())
    starts = list(_ENTRY.finditer(lines))
    ends = [*(start.start() for start in starts[1:]), len(lines)]
    return {
        start[1]: lines[start.start() : end].rstrip() + "\n" for start, end in zip(starts, ends, strict=True)
    }
