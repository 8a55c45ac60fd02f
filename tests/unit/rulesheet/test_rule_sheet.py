"""The rule sheet: exactly the rules in force, in every language and form."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import presets, rule_sets
from threethirteen.cards import parse_card
from threethirteen.i18n import languages, texts
from threethirteen.rules import GAMES, OPTIONS, VARIATIONS, RulesError, RuleSet, preset, to_json
from threethirteen.rulesheet import (
    Examples,
    RuleSheet,
    Table,
    rule_sheet,
    rules_report,
    sheet_html,
    sheet_text,
)
from threethirteen.solver import meld_readings

EN = texts("en")


def section(sheet: RuleSheet, key: str) -> str:
    return str(msgspec.to_builtins(next(part for part in sheet.sections if part.key == key)))


def examples(sheet: RuleSheet) -> Examples:
    blocks = [block for part in sheet.sections for block in part.blocks if isinstance(block, Examples)]
    assert len(blocks) == 1
    return blocks[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [*GAMES, *VARIATIONS])
def test_a_sheet_has_no_gaps_and_fits_the_page(key: str, language: str) -> None:
    sheet = rule_sheet(preset(key), texts(language))
    text = sheet_text(sheet)
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"[{}]|sheet-|example-|option-|source-|inferred-|preset-", text)
    assert sheet.language == language


@given(rule_sets(), st.sampled_from(languages()))
def test_any_rules_have_a_sheet_in_any_language(rules: RuleSet, language: str) -> None:
    sheet = rule_sheet(rules, texts(language))
    text = sheet_text(sheet)
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"[{}]|sheet-|example-|option-", text)
    _parsed(sheet_html(sheet))


@given(rule_sets())
def test_an_example_is_a_meld_exactly_when_the_definition_says_so(rules: RuleSet) -> None:
    size = 5 if 5 in rules.rounds else rules.rounds[0]
    shown = examples(rule_sheet(rules, EN)).examples
    assert any(not one.legal for one in shown)
    for one in shown:
        cards = [parse_card(face.card) for face in one.cards]
        assert one.legal == any(True for _ in meld_readings(cards, rules, size))


def test_one_wild_and_standard_judge_two_wild_cards_differently() -> None:
    def verdict(key: str) -> bool:
        return next(
            one.legal
            for one in examples(rule_sheet(preset(key), EN)).examples
            if one.cards[0].card == "7s" and [face.wild for face in one.cards] == [False, True, True]
        )

    assert verdict("standard")
    assert not verdict("one-wild")


def test_the_deal_table_is_the_rounds() -> None:
    table = rule_sheet(preset("up-and-down+doubled-court"), EN).sections[1].blocks[-1]
    assert isinstance(table, Table)
    assert len(table.rows) == 22
    assert table.rows[0] == ("1", "3", "threes", "")
    assert table.rows[10] == ("11", "13", "kings", "doubled")
    assert table.rows[11] == ("12", "13", "kings", "doubled")
    assert table.rows[21] == ("22", "3", "threes", "")


def test_fourteen_cards_make_aces_wild() -> None:
    assert "'14', 'aces'" in section(rule_sheet(preset("fourteens"), EN), "deal")


def test_what_is_inferred_is_said() -> None:
    deuces = section(rule_sheet(preset("deuces-arent-wild"), EN), "sources")
    assert "inferred" in deuces
    assert "Aces are wild in the round of 14 cards." in deuces
    assert "Only jokers are wild in the bonus round." in deuces
    shorter = section(rule_sheet(preset("deuces-arent-wild", {"rounds": "3..12"}), EN), "sources")
    assert "Aces are wild" not in shorter
    assert "inferred" not in section(rule_sheet(preset("standard"), EN), "sources")


def test_five_suits_say_whose_name_it_is() -> None:
    assert "trade mark" in sheet_text(rule_sheet(preset("five-crowns"), EN))
    assert "trade mark" not in sheet_text(rule_sheet(preset("standard"), EN))


def test_the_differences_name_both_values() -> None:
    text = section(rule_sheet(preset("one-wild", {"score.joker": 50}), EN), "differences")
    assert "('Wild cards in a meld', '1', 'no limit')" in text
    assert "House rules on top of Three Thirteen, one wild a meld: Points of a joker." in text
    assert "In nothing" in section(rule_sheet(RuleSet(), EN), "differences")


LIMITED: dict[str, object] = {"wild.max_per_meld": 1, "wild.all_wild": False}
TOLD: list[tuple[dict[str, object], dict[str, object]]] = [
    ({}, {"players": [2, 5]}),
    ({}, {"deck.suits": 5}),
    ({"rounds": "3..12"}, {"deck.ranks": "A..Q"}),
    ({}, {"deck.copies": 3}),
    ({}, {"deck.jokers": 2}),
    ({}, {"rounds": [3, 5]}),
    ({}, {"wild.rank": None}),
    ({}, {"wild.all_wild": False}),
    ({}, {"wild.max_per_meld": 2}),
    ({}, {"wild.min_naturals": 2}),
    ({}, {"wild.max_share": "half"}),
    (LIMITED, {"wild.own_place": "always_wild"}),
    ({}, {"wild.own_place": "always_wild"}),
    ({}, {"wild.adjacent": False}),
    ({}, {"meld.ace": "high_or_low"}),
    ({}, {"meld.same_card_twice_in_set": False}),
    ({}, {"meld.mixed_suit_runs": True}),
    ({}, {"draw.return_taken_card": False}),
    ({}, {"draw.stock_empty": "end_round"}),
    ({}, {"draw.max_laps": None}),
    ({}, {"out.discard": "optional"}),
    ({}, {"out.knock_at_most": 5}),
    ({}, {"out.first_turn": False}),
    ({}, {"out.last_turns": 0}),
    ({}, {"out.lay_off": "redemption"}),
    ({"deck.jokers": 1}, {"out.jokers_away": True}),
    ({}, {"out.wrong_call": 20}),
    ({}, {"score.ace": 15}),
    ({}, {"score.court": [11, 12, 13]}),
    ({}, {"score.wild": 15}),
    ({"deck.jokers": 1}, {"score.joker": 50}),
    ({}, {"score.double_rounds": [11]}),
    ({}, {"score.out_bonus": -5}),
    ({}, {"match.tie": "most_zero_rounds"}),
    ({"match.tie": "bonus_round"}, {"match.bonus_hand_size": 5}),
    ({"match.tie": "bonus_round"}, {"match.bonus_wild": "jokers_only"}),
    ({}, {"match.target": 100}),
    ({"deck.copies": 2, "players": [2, 5]}, {"play": "simultaneous"}),
]


def test_every_option_is_flipped_below() -> None:
    assert {key for _, flipped in TOLD for key in flipped} == set(OPTIONS)


@pytest.mark.parametrize(("base", "flipped"), TOLD, ids=lambda change: "+".join(change) or "standard")
def test_the_rules_proper_tell_every_option(base: dict[str, object], flipped: dict[str, object]) -> None:
    def proper(changes: dict[str, object]) -> list[str]:
        sheet = rule_sheet(preset("standard", changes), EN)
        appendix = {"differences", "sources", "options"}
        return [section(sheet, part.key) for part in sheet.sections if part.key not in appendix]

    assert proper(base) != proper({**base, **flipped})


SAID: list[tuple[dict[str, object], str]] = [
    ({}, "Nobody lays cards off"),
    ({"deck.suits": 5}, "diamonds, clubs and stars"),
    ({"deck.copies": 3}, "3 decks are shuffled together"),
    ({"deck.jokers": 1}, "and one joker"),
    ({"wild.rank": None}, "There are no wild cards."),
    ({"wild.all_wild": False}, "must not consist of wild cards only"),
    ({"wild.max_per_meld": 1}, "At most one card of a meld may be used as wild. These limits are not for"),
    ({"wild.min_naturals": 2}, "at least 2 natural cards"),
    ({"wild.max_share": "half"}, "At most half of the cards"),
    ({"wild.own_place": "always_wild"}, "counts as wild also where"),
    ({"wild.adjacent": False}, "must not stand side by side"),
    ({"meld.ace": "around_the_corner"}, "K-A-2 are runs"),
    ({"meld.same_card_twice_in_set": False}, "No two cards of a set stand for the same card"),
    ({"meld.mixed_suit_runs": True}, "in any suits"),
    ({"draw.return_taken_card": False}, "must not be discarded in the same turn"),
    ({"draw.stock_empty": "end_round"}, "the stock is used up, the round ends at once"),
    ({"draw.max_laps": 7}, "has had 7 turns"),
    ({"out.discard": "optional"}, "or all but one that you discard"),
    ({"out.knock_at_most": 5}, "up to 5 points in cards left over"),
    ({"out.first_turn": False}, "Nobody may go out in the first lap"),
    ({"out.last_turns": 0}, "nobody has another turn"),
    ({"out.lay_off": "redemption"}, "Redemption round: on your last turn"),
    ({"deck.jokers": 1, "out.jokers_away": True}, "A joker left over costs nothing"),
    ({"out.wrong_call": 20}, "20 points are added"),
    ({"score.wild": 15}, "has this price of its own"),
    ({"score.double_rounds": [11, 12]}, "rounds with 11 and 12 cards are doubled"),
    ({"score.out_bonus": -5}, "-5 points for the player who goes out first"),
    ({"match.tie": "most_zero_rounds"}, "most rounds of 0 points"),
    ({"match.tie": "bonus_round", "match.bonus_hand_size": 5}, "In the bonus round 5 cards are dealt."),
    ({"match.target": 100}, "a total reaches 100"),
]


@pytest.mark.parametrize(("changes", "words"), SAID, ids=str)
def test_the_sentence_belongs_to_the_option(changes: dict[str, object], words: str) -> None:
    def told(rules: RuleSet) -> str:
        return " ".join(sheet_text(rule_sheet(rules, EN)).split())

    assert words in told(preset("standard", changes))
    assert not changes or words not in told(RuleSet())


class _Page(HTMLParser):
    VOID = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def _parsed(html: str) -> _Page:
    page = _Page()
    page.feed(html)
    assert page.open == []
    assert not page.seen & {"script", "link", "img", "iframe"}
    return page


def test_the_page_needs_nothing_else_and_is_well_formed() -> None:
    html = sheet_html(rule_sheet(preset("five-crowns"), texts("pl")))
    assert _parsed(html).seen >= {"style", "table", "section"}
    assert '<html lang="pl">' in html
    assert "http" not in html
    assert '<span class="card stars' not in html or "★" in html
    assert "prefers-color-scheme: dark" in html
    assert "@media print" in html


@given(presets())
def test_the_report_is_json_with_everything(key: str) -> None:
    try:
        rules = preset(key)
    except RulesError:
        return
    report = msgspec.json.decode(msgspec.json.encode(rules_report(rules, EN)))
    assert list(report["options"]) == list(OPTIONS)
    assert report["digest"] == rules.digest
    assert [row["cards"] for row in report["deal"]] == to_json(rules.rounds)
    assert {int(seats): copies for seats, copies in report["decks"].items()} == {
        seats: rules.copies_for(seats) for seats in range(rules.players.least, rules.players.most + 1)
    }
    assert report["sheet"]["sections"]
