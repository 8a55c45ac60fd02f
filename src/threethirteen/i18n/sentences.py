"""Cards, options, presets and problems in the words of a language. No rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable

from threethirteen.cards import Card, Rank
from threethirteen.i18n.texts import Texts
from threethirteen.rules import Option, OptionValue, Problem, RuleSet, nearest_preset, to_text
from threethirteen.rules.catalogue import Ranks, Sizes, Span, Suits

_LETTERED = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


def rank_letter(texts: Texts, rank: int) -> str:
    """The rank as it stands on the screen: ``7``, ``10``, ``J`` (German ``B``)."""
    word = _LETTERED.get(Rank(rank))
    return texts.text(f"rank-letter-{word}") if word else str(int(rank))


def rank_plural(texts: Texts, rank: int) -> str:
    """All cards of a rank: ``jacks``, ``sevens``."""
    return texts.text("rank-plural", rank=int(rank))


def card_text(texts: Texts, card: Card) -> str:
    """The card as it stands on the screen: ``10♥``, ``B♠``, a joker as the language calls it."""
    if card.rank is None or card.suit is None:
        return texts.text("card-joker")
    return rank_letter(texts, card.rank) + card.suit.symbol


def cards_text(texts: Texts, cards: Iterable[Card]) -> str:
    """Cards with a blank between."""
    return " ".join(card_text(texts, card) for card in cards)


def listed(texts: Texts, parts: Iterable[str]) -> str:
    """``a, b and c``."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    return texts.text("list-end", first=", ".join(words[:-1]), last=words[-1])


def option_message(key: str) -> str:
    """The id of the message about an option: ``wild.max_per_meld`` is told in ``option-wild-max_per_meld``."""
    return f"option-{key.replace('.', '-')}"


def option_title(texts: Texts, key: str) -> str:
    """The option's name in words."""
    return texts.text(option_message(key))


def option_help(texts: Texts, key: str) -> str:
    """What the option decides, in one or two sentences."""
    return texts.text(option_message(key) + ".help")


def value_text(texts: Texts, option: Option, value: OptionValue) -> str:
    """The value in words: ``3–13``, ``no limit``, ``yes``."""
    if isinstance(value, bool):
        return texts.text("value-yes" if value else "value-no")
    if value is None or value == ():
        return texts.text(option_message(option.key) + ".none")
    if isinstance(value, str):
        return texts.text(f"{option_message(option.key)}.{value}")
    kind = option.kind
    if isinstance(kind, Suits):
        return texts.text("value-suits", count=value)
    if isinstance(value, int):
        return texts.text("value-number", number=value)
    if isinstance(kind, Ranks):
        return "–".join(rank_letter(texts, rank) if 1 <= rank <= 13 else str(rank) for rank in value)
    if isinstance(kind, Span):
        return "–".join(map(str, dict.fromkeys(value)))
    if isinstance(kind, Sizes):
        return to_text(option, value).replace("..", "–").replace(",", ", ")
    return "/".join(map(str, value))


def preset_title(texts: Texts, key: str) -> str:
    """The title of a game or a variation."""
    return texts.text(f"preset-{key}")


def preset_blurb(texts: Texts, key: str) -> str:
    """One or two sentences on a game or a variation."""
    return texts.text(f"preset-{key}.blurb")


def bot_title(texts: Texts, name: str) -> str:
    """What one of our own bots is called."""
    return texts.text(f"bot-title-{name}")


def bot_blurb(texts: Texts, name: str) -> str:
    """How one of our own bots plays, in one sentence."""
    return texts.text(f"bot-title-{name}.blurb")


def rules_title(texts: Texts, rules: RuleSet) -> str:
    """What these rules are called: the nearest join's titles, and whether house rules come on top."""
    nearest = nearest_preset(rules)
    title = " + ".join(preset_title(texts, key) for key in (nearest.game, *nearest.variations))
    if not nearest.house_rules:
        return title
    return texts.text("rules-with-house-rules", title=title, count=len(nearest.house_rules))


def problem_text(texts: Texts, problem: Problem) -> str:
    """The problem as a sentence: ``wild.max_per_meld: 0 is less than 1.``"""
    args: dict[str, object] = dict(problem.args)
    rank = args.get("rank")
    if isinstance(rank, int):
        args["rank"] = rank_plural(texts, rank)
    for name, nothing in (("near", "none"), ("words", "no-words")):
        # Fluent cannot select by an empty text
        args[name] = args.get(name) or nothing
    if "fits" in args:
        args["fits"] = str(args["fits"]).replace("..", "–").replace(",", ", ")
    return texts.text(f"problem-{problem.code}", path=problem.path, **args)


def problems_text(texts: Texts, problems: Iterable[Problem]) -> str:
    """All problems in one line, as a refused command shows them."""
    return " ".join(problem_text(texts, problem) for problem in problems)
