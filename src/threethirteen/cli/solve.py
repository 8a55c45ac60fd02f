"""``three-thirteen solve``: the best arrangement of a hand, or of many."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from threethirteen.cli.options import UsageProblem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threethirteen.cards import Card
    from threethirteen.i18n import Texts
    from threethirteen.rules import RuleSet
    from threethirteen.solver import Arrangement

SMALLEST_HAND, LARGEST_HAND = 3, 15
_KEYS = frozenset({"cards", "hand_size", "rules", "options"})


def solve_command(
    cards: Annotated[list[str] | None, typer.Argument(metavar="CARDS", show_default=False)] = None,
    hand_size: Annotated[
        int | None, typer.Option("--hand-size", "-n", metavar="N", show_default=False)
    ] = None,
    rules: Annotated[str, typer.Option("--rules", metavar="KEY|FILE.json")] = "standard",
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", show_default=False)
    ] = None,
    batch: Annotated[Path | None, typer.Option("--batch", metavar="FILE.jsonl", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", show_default=False)] = None,
) -> None:
    """Find the arrangement of a hand with the least points left over; after the draw, the best discard as well."""
    from threethirteen.cli.options import rules_from_options, texts_from_options

    texts = texts_from_options(lang)
    typed = " ".join(cards or ()).strip()  # quoted or not
    if (batch is None) != bool(typed):
        raise UsageProblem("cards", "solve-what", {})
    rule_set = rules_from_options(rules, set_ or ())
    if batch is not None:
        _solve_batch(batch, rule_set, hand_size, texts)
        return
    hand = _read_cards(typed, texts)
    answer = _solved(hand, rule_set, _size(hand, hand_size))
    typer.echo(_to_line(answer) if as_json else _in_words(answer, rule_set, texts))


def _read_cards(typed: str, texts: Texts) -> tuple[Card, ...]:
    """Cards in notation, or with the letters of the language. Raises CardTextError."""
    from threethirteen.cards import CardTextError, parse_cards

    try:
        return parse_cards(typed)
    except CardTextError as error:
        from threethirteen.cli.terminal.told import read_card

        try:
            return tuple(read_card(texts, piece) for piece in typed.replace(",", " ").split())
        except CardTextError:
            raise error from None


def _size(cards: tuple[Card, ...], asked: int | None) -> int:
    """The hand size asked for; without one, as many as there are cards."""
    return len(cards) if asked is None else asked


class Answer:
    """What is left of a hand: its arrangement, and after the draw the discard and whether the seat may go out."""

    __slots__ = ("arrangement", "can_go_out", "discard", "hand_size")

    def __init__(
        self, hand_size: int, arrangement: Arrangement, discard: Card | None, can_go_out: bool | None
    ) -> None:
        self.hand_size = hand_size
        self.arrangement = arrangement
        self.discard = discard
        self.can_go_out = can_go_out


def _solved(cards: tuple[Card, ...], rules: RuleSet, hand_size: int) -> Answer:
    from threethirteen.solver import best_discards, can_go_out, solve

    if not SMALLEST_HAND <= hand_size <= LARGEST_HAND:
        raise UsageProblem(
            "hand_size",
            "hand-size-out-of-range",
            {"value": hand_size, "least": SMALLEST_HAND, "most": LARGEST_HAND},
        )
    if len(cards) == hand_size:
        return Answer(hand_size, solve(cards, rules, hand_size), None, None)
    if len(cards) != hand_size + 1:
        raise UsageProblem(
            "cards", "card-count", {"count": len(cards), "held": hand_size, "drawn": hand_size + 1}
        )
    best = best_discards(cards, rules, hand_size)[0]
    out = can_go_out(cards, rules, hand_size)
    if out is not None and out.discard is None and not best.goes_out:
        best = out  # everything is melded, and no discard would leave it so
    return Answer(hand_size, best.arrangement, best.discard, out is not None)


def _to_line(answer: Answer) -> str:
    import json

    return json.dumps(_to_plain(answer))


def _to_plain(answer: Answer) -> dict[str, Any]:
    from threethirteen.notation.codec import to_plain

    plain = to_plain(answer.arrangement)
    return {
        "points": plain["points"],
        "melds": plain["melds"],
        "deadwood": plain["deadwood"],
        "discard": str(answer.discard) if answer.discard else None,
        "can_go_out": answer.can_go_out,
    }


def _in_words(answer: Answer, rules: RuleSet, texts: Texts) -> str:
    from threethirteen.cli.replay_words import Narrator
    from threethirteen.i18n import card_text, cards_text, rank_letter

    wild = rules.wild_rank(answer.hand_size)
    letter = "none" if wild is None else rank_letter(texts, wild)
    lines = [texts.text("solve-round", cards=answer.hand_size, wild=letter)]
    lines += [f"  {Narrator(texts).meld(meld)}" for meld in answer.arrangement.melds]
    if answer.arrangement.deadwood:
        left = cards_text(texts, answer.arrangement.deadwood)
        lines.append(texts.text("solve-deadwood", cards=left, points=answer.arrangement.points))
    else:
        lines.append(texts.text("solve-all-melded"))
    if answer.can_go_out is not None:
        if answer.discard is not None:
            lines.append(texts.text("solve-discard", card=card_text(texts, answer.discard)))
        lines.append(texts.text("solve-can-go-out" if answer.can_go_out else "solve-cannot-go-out"))
    return "\n".join(lines)


def _solve_batch(path: Path, rules: RuleSet, hand_size: int | None, texts: Texts) -> None:
    """One answer a line, as the lines come; a line that is wrong gets its error and the others go on.

    ``rules`` and ``hand_size`` hold for the lines that name none.
    """
    import json
    import sys

    from threethirteen.cli.failure import failure

    wrong = total = 0
    for number, line in _lines(path):
        total += 1
        try:
            out = _to_line(_solved_line(line, rules, hand_size))
        except Exception as error:
            problem = failure(error, texts)
            if problem is None:
                raise
            wrong += 1
            out = json.dumps({"error": {**problem.plain(), "line": number}})
        sys.stdout.write(out + "\n")
        sys.stdout.flush()
    if wrong:
        typer.echo(texts.text("solve-batch-wrong", wrong=wrong, total=total), err=True)


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    import sys

    if str(path) == "-":
        lines: Any = sys.stdin
        yield from ((number, line) for number, line in enumerate(lines, 1) if line.strip())
        return
    try:
        with path.open(encoding="utf-8", errors="replace") as lines:
            yield from ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    except OSError as error:
        raise UsageProblem(
            "--batch", "file-unreadable", {"file": str(path), "reason": error.strerror or ""}
        ) from error


def _refuse_misspelt(asked: dict[str, object]) -> None:
    """Keys of somebody's own are passed over; one that looks like a missing key of ours would go unheard."""
    from difflib import get_close_matches

    for key in asked.keys() - _KEYS:
        if near := get_close_matches(key, _KEYS - asked.keys(), n=1, cutoff=0.8):
            raise UsageProblem(key, "json-misspelt-key", {"key": key, "near": near[0]})


def _solved_line(line: str, rules: RuleSet, asked_size: int | None) -> Answer:
    import json

    from threethirteen.cards import parse_cards
    from threethirteen.rules import RuleSet, rules_from_json

    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise UsageProblem("", "json-malformed", {"reason": str(error)}) from error
    if not isinstance(asked, dict):
        raise UsageProblem("", "json-not-an-object", {})
    _refuse_misspelt(asked)
    cards = asked.get("cards")
    if not (
        isinstance(cards, str) or (isinstance(cards, list) and all(isinstance(card, str) for card in cards))
    ):
        raise UsageProblem("cards", "json-cards", {})
    hand = parse_cards(cards)
    hand_size = asked.get("hand_size", _size(hand, asked_size))
    if not isinstance(hand_size, int) or isinstance(hand_size, bool):
        raise UsageProblem("hand_size", "json-hand-size", {"value": json.dumps(hand_size)})
    base = asked.get("rules")
    if not isinstance(base, str | dict | None):
        raise UsageProblem("rules", "json-rules", {"value": json.dumps(base)})
    rule_set = rules
    if base is not None:
        rule_set = RuleSet.preset(base) if isinstance(base, str) else rules_from_json(base)
    options = asked.get("options") or {}
    if not isinstance(options, dict):
        raise UsageProblem("options", "json-options", {"value": json.dumps(options)})
    return _solved(hand, rule_set.with_house_rules(options), hand_size)
