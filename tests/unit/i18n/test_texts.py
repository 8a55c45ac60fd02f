"""Every language is whole, and every option, preset and problem has its words."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import threethirteen
from threethirteen.cards import JOKER, parse_cards
from threethirteen.i18n import (
    Texts,
    cards_text,
    languages,
    listed,
    negotiate,
    problem_text,
    rules_title,
    texts,
    value_text,
)
from threethirteen.i18n.check import catalogue_problems, source_problems
from threethirteen.i18n.check_client import client_uses
from threethirteen.i18n.sentences import option_message
from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, Problem, RulesError, RuleSet, preset
from threethirteen.rules.catalogue import Choice, Count, Sizes

SOURCE = Path(threethirteen.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src"


def test_the_catalogues_are_whole_in_every_language() -> None:
    assert catalogue_problems() == []


def test_the_source_asks_only_for_what_is_there_and_leaves_nothing_unasked() -> None:
    assert source_problems([SOURCE, CLIENT]) == []


def test_what_the_client_asks_for_wrongly_is_found(tmp_path: Path) -> None:
    (tmp_path / "Page.svelte").write_text(
        "{t('web-nothing')} {t('web-table')} {t('web-table', { code })}\n"
        "{t(`web-theme.${one}`)} {t(`web-rule-${one}`)}"
        "{t('web-line-retry', { seconds: wait / 1000, of: 3 })} {t('web-line-retry', { second: 1 })}",
        encoding="utf-8",
    )
    uses = client_uses(tmp_path, {"web-table": frozenset({"code"}), "web-line-retry": frozenset({"seconds"})})
    assert uses.problems == [
        "Page.svelte:1: there is no message web-nothing",
        "Page.svelte:1: web-table needs code",
        "Page.svelte:2: web-line-retry needs seconds",
    ]
    assert {"web-theme", "web-table"} <= uses.ids
    assert uses.patterns == {r"web\-rule\-.+"}


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_has_a_title_a_help_and_every_word(key: str) -> None:
    kind = OPTIONS[key].kind
    words = kind.words if isinstance(kind, Choice | Count) else ()
    optional = isinstance(kind, Sizes) and kind.optional
    wanted = ["", ".help", *(f".{word}" for word in words), *([".none"] if optional else [])]
    for language in languages():
        assert [part for part in wanted if not texts(language).has(option_message(key) + part)] == []


@pytest.mark.parametrize("key", [*GAMES, *VARIATIONS])
def test_every_preset_has_a_title_a_blurb_sources_and_what_is_inferred(key: str) -> None:
    entry = {**GAMES, **VARIATIONS}[key]
    wanted = [f"preset-{key}", f"preset-{key}.blurb", *(f"source-{source}" for source in entry.sources)]
    wanted += [f"inferred-{note.code}" for note in entry.inferred]
    assert entry.sources
    for language in languages():
        assert [message for message in wanted if not texts(language).has(message)] == []


def _problem_codes() -> set[str]:
    """The codes that the source names: second argument of Problem(…), and code attributes of errors."""
    codes = set()
    for file in (SOURCE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(called, ast.Name) and called.id == "Problem":
                codes |= {str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return codes | {"malformed"}


def test_every_problem_code_has_a_sentence() -> None:
    codes = _problem_codes()
    assert len(codes) > 20
    for language in languages():
        assert [code for code in codes if not texts(language).has(f"problem-{code}")] == []


def test_a_problem_names_its_option_and_what_was_expected() -> None:
    english = texts("en")
    problem = Problem("wild.max_per_meld", "too-small", {"value": 0, "least": 1})
    assert problem_text(english, problem) == "`wild.max_per_meld`: 0 is less than 1."
    with pytest.raises(RulesError) as error:
        RuleSet().with_house_rules({"wild.al_wild": 1})
    assert problem_text(english, error.value.problems[0]) == (
        "There is no option `wild.al_wild`. Did you mean wild.all_wild?"
    )


@pytest.mark.parametrize("language", languages())
def test_every_problem_reads_without_a_gap(language: str) -> None:
    changes: dict[str, object] = {
        "wild.max_per_meld": 0,
        "score.out_bonus": 5,
        "play": "x",
        "wild.all_wild": "x",
        "deck.copies": "x",
        "deck.suits": "x",
        "rounds": "x",
        "score.court": "x",
        "players": "x",
        "deck.ranks": "K..3",
        "colour": 1,
    }
    for key in (
        "five-crowns+fifteens",
        "one-wild+fourteens",
        "short+fifteens+x",
        "speed+one-wild",
        "standard",
    ):
        with pytest.raises(RulesError) as error:
            preset(key, changes if key == "standard" else None)
        for problem in error.value.problems:
            sentence = problem_text(texts(language), problem)
            assert "{" not in sentence
            assert "problem-" not in sentence
            assert problem.path in sentence or problem.code == "two-games"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("NB", "nb"),
        ("fr:pl:de", "pl"),
        ("lb_LU@euro", "lb"),
        ("fr", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_is_the_nearest_there_is(wanted: str | None, language: str) -> None:
    assert negotiate(wanted) == language


def test_cards_on_the_screen_have_the_letters_of_the_language() -> None:
    cards = (*parse_cards("Ah Ts Jd Qc K*"), JOKER)
    assert cards_text(texts("en"), cards) == "A♥ 10♠ J♦ Q♣ K★ Joker"
    assert cards_text(texts("de"), cards) == "A♥ 10♠ B♦ D♣ K★ Joker"
    assert cards_text(texts("nb"), cards) == "E♥ 10♠ Kn♦ D♣ K★ Joker"
    assert cards_text(texts("pl"), cards) == "A♥ 10♠ W♦ D♣ K★ Joker"


def test_numbers_lists_and_plurals_follow_the_language() -> None:
    assert texts("de").text("value-number", number=1234) == "1.234"
    assert texts("en").text("value-number", number=1234) == "1,234"
    assert listed(texts("pl"), ["a", "b", "c"]) == "a, b i c"
    assert [texts("pl").text("value-suits", count=count) for count in (1, 4, 5)] == [
        "1 kolor",
        "4 kolory",
        "5 kolorów",
    ]


def test_a_game_for_one_is_not_for_one_to_one() -> None:
    def players(language: str, least: int, most: int) -> str:
        return texts(language).text("pages-rules-players", least=least, most=most)

    assert players("en", 1, 1) == "for one player"
    assert players("en", 2, 8) == "2 to 8 players"
    for language in languages():
        assert "1" not in players(language, 1, 1)


def test_values_in_words() -> None:
    def words(key: str, language: str = "en") -> str:
        return value_text(texts(language), OPTIONS[key], OPTIONS[key].default)

    assert words("players") == "2–8"
    assert words("deck.ranks") == "A–K"
    assert words("rounds") == "3–13"
    assert words("deck.copies", "de") == "je nach Zahl der Mitspielenden"
    assert words("wild.max_per_meld", "nb") == "ubegrenset"
    assert words("score.court") == "10/10/10"
    assert words("score.double_rounds", "pl") == "żadne"


def test_titles_say_that_house_rules_are_on_top() -> None:
    rules = preset("one-wild+redemption", {"score.joker": 50})
    assert rules_title(texts("en"), rules) == (
        "Three Thirteen, one wild a meld + Redemption round, with a house rule"
    )


def test_a_text_that_is_nowhere_is_told_by_its_id() -> None:
    assert Texts("pl").text("no-such-message", count=3) == "no-such-message count=3"
    with pytest.raises(ValueError, match="no such language"):
        Texts("xx")


def test_fluent_is_loaded_only_by_who_shows_a_text() -> None:
    code = "import sys, threethirteen.i18n; print('fluent.runtime' in sys.modules, 'babel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("language", languages())
def test_a_record_has_one_name_wherever_it_is_spoken_of(language: str) -> None:
    words = texts(language)
    assert words.text("table-download") == words.text("pages-download")
