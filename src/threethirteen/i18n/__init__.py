"""The texts people read, in every language: Fluent catalogues and what turns cards, options and codes into words."""

from threethirteen.i18n.sentences import (
    bot_blurb,
    bot_title,
    card_text,
    cards_text,
    listed,
    option_help,
    option_title,
    preset_blurb,
    preset_title,
    problem_text,
    problems_text,
    rank_letter,
    rank_plural,
    rules_title,
    value_text,
)
from threethirteen.i18n.texts import FALLBACK, Texts, known_language, languages, negotiate, texts

__all__ = [
    "FALLBACK",
    "Texts",
    "bot_blurb",
    "bot_title",
    "card_text",
    "cards_text",
    "known_language",
    "languages",
    "listed",
    "negotiate",
    "option_help",
    "option_title",
    "preset_blurb",
    "preset_title",
    "problem_text",
    "problems_text",
    "rank_letter",
    "rank_plural",
    "rules_title",
    "texts",
    "value_text",
]
