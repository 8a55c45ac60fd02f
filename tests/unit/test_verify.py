"""What verify says of a false record: the line, the code, what stands there and what should."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.matches import SECRET, Careful, eventful, whimsical
from threethirteen.engine import Match, replay
from threethirteen.notation.finding import difference
from threethirteen.notation.record import RecordError, write_record
from threethirteen.notation.verify import Deals, Issue, Verification, verify
from threethirteen.rules import RuleSet

PLAYED = whimsical("standard", ("Ada", "Ben", "Cay"))
LINES = list(write_record(PLAYED))


def place_of(type_: str, nth: int = 0) -> int:
    """The index of a line by the type of its event."""
    found = [
        place for place, line in enumerate(LINES) if json.loads(line).get("event", {}).get("type") == type_
    ]
    return found[nth]


def changed(place: int, change: Callable[[dict[str, Any]], object], lines: list[str] = LINES) -> Issue:
    """What verify finds when one line is changed."""
    plain = json.loads(lines[place])
    change(plain)
    found = verify([*lines[:place], json.dumps(plain) + "\n", *lines[place + 1 :]])
    assert found.issue is not None
    assert not found.right
    return found.issue


def test_a_false_score_is_named_with_what_it_should_be() -> None:
    place = place_of("round_scored")
    right = json.loads(LINES[place])["event"]["results"][1]["total"]

    def cheat(line: dict[str, Any]) -> None:
        line["event"]["results"][1]["total"] -= 1

    args: dict[str, str | int] = {
        "path": "results.1.total",
        "written": str(right - 1),
        "expected": str(right),
    }
    assert changed(place, cheat) == Issue(place + 1, "wrong-score", args)


def test_a_swapped_card_in_the_stock_is_a_false_deal() -> None:
    place = place_of("round_dealt")

    def cheat(line: dict[str, Any]) -> None:
        stock = line["event"]["stock"]
        stock[-1], stock[-2] = stock[-2], stock[-1]

    issue = changed(place, cheat)
    assert (issue.line, issue.code) == (place + 1, "wrong-deal")
    assert str(issue.args["path"]).startswith("stock.")


def test_before_the_end_a_deal_must_have_the_right_cards_but_any_order() -> None:
    place = place_of("round_dealt")
    running = LINES[: place + 1]

    def swap(line: dict[str, Any]) -> None:
        stock = line["event"]["stock"]
        stock[-1], stock[-2] = stock[-2], stock[-1]

    plain = json.loads(LINES[place])
    swap(plain)
    found = verify([*LINES[:place], json.dumps(plain) + "\n"])
    assert (found.issue, found.deals) == (None, Deals.SECRET_KEPT)

    def forge(line: dict[str, Any]) -> None:
        line["event"]["upcard"] = "Ah" if line["event"]["upcard"] != "Ah" else "As"

    issue = changed(place, forge, running)
    assert (issue.line, issue.code) == (place + 1, "wrong-cards")

    def short(line: dict[str, Any]) -> None:
        line["event"]["stock"].pop()

    issue = changed(place, short, running)
    assert issue.code == "wrong-deal"
    assert issue.args["path"] == "stock.length"


def test_the_first_dealer_cannot_be_chosen() -> None:
    place = place_of("round_dealt")

    def another(line: dict[str, Any]) -> None:
        line["event"]["dealer"] = (line["event"]["dealer"] + 1) % 3

    assert changed(place, another).code == "wrong-deal"
    # before the end nobody can tell, but the seats must then follow that dealer
    assert changed(place, another, LINES[: place + 1]).args["path"] == "hands.0.seat"

    def nobody(line: dict[str, Any]) -> None:
        line["event"]["dealer"] = 7

    assert changed(place, nobody, LINES[: place + 1]).args["path"] == "dealer"


def test_another_secret_is_named_where_it_is_told() -> None:
    last = len(LINES) - 1
    issue = changed(last, lambda line: line["event"].update(secret="00" * 32))
    assert (issue.line, issue.code) == (last + 1, "secret")
    issue = changed(last, lambda line: line["event"].update(secret="zz"))
    assert (issue.line, issue.code) == (last + 1, "secret")


def test_another_commitment_is_named_where_it_stands() -> None:
    issue = changed(1, lambda line: line["event"].update(commitment="00" * 32))
    assert (issue.line, issue.code) == (2, "commitment")
    assert issue.args["expected"] == PLAYED.public.commitment
    issue = changed(1, lambda line: line["event"].update(commitment="me"))
    assert (issue.line, issue.code) == (2, "commitment-malformed")


def test_a_move_against_the_rules_is_refused_with_the_code_and_the_rule() -> None:
    place = place_of("card_discarded")

    def foreign(line: dict[str, Any]) -> None:
        line["event"]["card"] = "JK"

    issue = changed(place, foreign)
    assert (issue.line, issue.code) == (place + 1, "refused")
    assert (issue.args["refusal"], issue.args["refusal_card"]) == ("card-not-in-hand", "JK")


def test_an_arrangement_is_proved_by_the_meld_definition_and_must_be_the_cheapest() -> None:
    place = place_of("round_scored")
    results = json.loads(LINES[place])["event"]["results"]
    melded = next(at for at, result in enumerate(results) if result["arrangement"]["melds"])

    def lay_apart(line: dict[str, Any]) -> None:
        arrangement = line["event"]["results"][melded]["arrangement"]
        arrangement["deadwood"] += arrangement["melds"].pop()["cards"]

    assert changed(place, lay_apart).code == "arrangement"
    assert changed(place, lay_apart).args["fault"] == "points-wrong"

    def lay_apart_and_pay(line: dict[str, Any]) -> None:
        lay_apart(line)
        line["event"]["results"][melded]["arrangement"]["points"] = 1000

    assert changed(place, lay_apart_and_pay).code == "arrangement"

    def two_card_meld(line: dict[str, Any]) -> None:
        arrangement = line["event"]["results"][melded]["arrangement"]
        meld = arrangement["melds"][0]
        arrangement["deadwood"].append(meld["cards"].pop())
        meld["stands_for"].pop()

    assert changed(place, two_card_meld).args["fault"] in (
        "meld-too-small",
        "run-not-consecutive",
        "points-wrong",
    )


def test_winners_and_reason_are_checked() -> None:
    last = len(LINES) - 1
    issue = changed(last, lambda line: line["event"].update(winners=[0, 1, 2]))
    assert (issue.line, issue.code, issue.args["path"]) == (last + 1, "wrong-value", "winners.length")
    assert changed(last, lambda line: line["event"].update(reason="called_off")).line == last + 1


def test_rules_and_names_must_be_those_of_the_header() -> None:
    issue = changed(1, lambda line: line["event"]["rules"]["score"].update(joker=19))
    assert issue == Issue(2, "header-rules", {"path": "score.joker", "written": "19", "expected": "20"})
    assert changed(0, lambda line: line["rules"]["score"].update(joker=19)).code == "header-rules"
    assert changed(0, lambda line: line["seats"][0].update(name="Eve")).code == "header-seats"
    assert changed(0, lambda line: line["rules"].update(rounds=[])).code == "rules"
    assert changed(0, lambda line: line.update(seats=3)).code == "malformed"


def changed_line(place: int, change: Callable[[dict[str, Any]], object]) -> str:
    plain = json.loads(LINES[place])
    change(plain)
    return json.dumps(plain) + "\n"


def test_what_is_not_known_is_not_passed_over() -> None:
    assert changed(5, lambda line: line["event"].update(more=1)) == Issue(
        6, "unknown-part", {"path": "event.more"}
    )
    assert changed(5, lambda line: line.update(at="yesterday")).code == "unknown-part"
    issue = changed(5, lambda line: line["event"].update(type="card_eaten"))
    assert issue == Issue(6, "unknown-event", {"type": "card_eaten"})
    issue = changed(5, lambda line: line["event"].update(type="hidden_draw_seen"))
    assert issue == Issue(6, "sighting-in-open", {"type": "hidden_draw_seen"})


def test_lines_may_be_laid_out_otherwise() -> None:
    """Blanks, the order of keys and a last blank line change nothing; a blank line in the middle is a fault."""
    pretty = [json.dumps(json.loads(line), sort_keys=True) + "\n" for line in LINES]
    assert verify([*pretty, "\n"]).right
    assert verify([*pretty[:-1], pretty[-1].rstrip()]).right
    assert verify([*pretty[:9], "\n", *pretty[9:]]).issue == Issue(10, "blank-line")


def test_one_move_has_one_author() -> None:
    place = place_of("round_scored")
    assert changed(place, lambda line: line.update(by="clock")).code == "by-differs"


def test_a_record_that_goes_on_after_its_end_is_wrong_there() -> None:
    extra = json.loads(LINES[3])
    extra["seq"] = len(LINES)
    issue = verify([*LINES, json.dumps(extra) + "\n"]).issue
    assert issue is not None
    assert (issue.line, issue.code, issue.args["refusal"]) == (len(LINES) + 1, "refused", "match-ended")


def test_a_scoring_out_of_nowhere_is_unexpected() -> None:
    place = place_of("round_scored")
    scored = json.loads(LINES[place])
    at = place_of("card_discarded") + 1
    scored["seq"] = at
    found = verify([*LINES[:at], json.dumps(scored) + "\n"])
    assert found.issue is not None
    assert (found.issue.line, found.issue.code) == (at + 1, "unexpected")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], "empty"),
        (["hello\n"], "malformed-json"),
        (["{}\n"], "no-record"),
        (["[]\n"], "malformed"),
        ([b"\xff\xfe\n"], "malformed-json"),
        (["[" * 100_000 + "\n"], "malformed-json"),
        ([LINES[0].replace('"version":1', '"version":2')], "wrong-version"),
        ([LINES[0].replace('"version":1', '"version":true')], "wrong-version"),
        ([LINES[0][:100]], "truncated"),
    ],
)
def test_what_is_no_record_is_not_called_a_wrong_one(lines: list[str | bytes], code: str) -> None:
    if code == "malformed":
        found = verify(lines)
        assert found.issue == Issue(1, "malformed", {"detail": "not an object"})
        return
    with pytest.raises(RecordError) as caught:
        verify(lines)
    assert (caught.value.code, caught.value.line) == (code, 1)


def test_a_header_alone_has_no_events() -> None:
    assert verify(LINES[:1]).issue == Issue(2, "no-events")


def test_a_table_before_the_first_deal_is_right() -> None:
    table = (
        Match.start(RuleSet.preset("standard"), (), secret=SECRET).join("Ada").add_nonce("00ff").join("Ben")
    )
    found = verify(write_record(table))
    assert found == Verification(None, 4, 0, False, Deals.SECRET_KEPT)


def test_a_stock_shuffled_anew_is_checked() -> None:
    """Three seats and one deck: the discards are shuffled; with and without the secret the new stock is checked."""
    match = whimsical(house_rules={"rounds": [5], "draw.max_laps": 40}, names=("A", "B"), seed="recycle 3")
    lines = list(write_record(match))
    found = [place for place, line in enumerate(lines) if '"stock_recycled"' in line]
    assert found, "no stock was shuffled anew: choose another seed"
    assert verify(lines).right
    place = found[0]

    def swap(line: dict[str, Any]) -> None:
        stock = line["event"]["stock"]
        stock[0], stock[-1] = stock[-1], stock[0]

    assert changed(place, swap, lines).code == "wrong-shuffle"
    running = lines[: place + 2]
    assert verify(running).right

    def forge(line: dict[str, Any]) -> None:
        line["event"]["stock"][0] = "JK"

    assert changed(place, forge, running).code == "wrong-cards"
    assert verify(lines[: place + 1]).issue == Issue(place + 2, "missing", {"expected": "card_drawn"})
    wrong_seat = changed(
        place + 1, lambda line: line["event"].update(seat=1 - line["event"]["seat"]), running
    )
    assert (wrong_seat.line, wrong_seat.code) == (place + 2, "wrong-event")


# --- redacted records ---


def redacted(viewer: int = 1) -> list[str]:
    return list(write_record(PLAYED, viewer=viewer))


def test_in_a_redacted_record_the_reckoning_is_checked() -> None:
    lines = redacted()
    place = place_of("round_scored")

    def cheat(line: dict[str, Any]) -> None:
        line["event"]["results"][0]["score"] += 1

    issue = changed(place, cheat, lines)
    assert (issue.line, issue.code) == (place + 1, "wrong-score")


def test_in_a_redacted_record_turns_pile_and_counts_are_checked() -> None:
    lines = redacted()
    place = place_of("card_discarded")
    issue = changed(place, lambda line: line["event"].update(seat=(line["event"]["seat"] + 1) % 3), lines)
    assert (issue.line, issue.args["refusal"]) == (place + 1, "not-your-turn")
    place = place_of("card_taken")
    assert changed(place, lambda line: line["event"].update(card="JK"), lines).code == "wrong-value"
    deal = place_of("round_dealt")
    assert (
        changed(deal, lambda line: line["event"].update(stock_count=3), lines).args["path"] == "stock_count"
    )
    assert changed(deal, lambda line: line["event"]["hand"].pop(), lines).args["path"] == "hand.length"
    assert changed(deal, lambda line: line["event"].update(upcard="9*"), lines).code == "too-many-copies"


def test_in_a_redacted_record_a_shown_hand_must_have_what_all_have_seen_taken() -> None:
    lines = list(write_record(eventful("11"), viewer="spectator"))
    assert verify(lines).right
    place = next(place for place, line in enumerate(lines) if '"round_scored"' in line)

    def fewer(line: dict[str, Any]) -> None:
        for result in line["event"]["results"]:
            if result["arrangement"]["deadwood"]:
                result["arrangement"]["deadwood"].pop()

    issue = changed(place, fewer, lines)
    assert (issue.line, issue.code) == (place + 1, "wrong-count")


@pytest.mark.parametrize("key", ["standard", "one-wild+redemption"])
def test_in_a_redacted_record_a_shown_hand_has_no_card_that_lies_on_the_table(key: str) -> None:
    """One card left over told as another of the same points that lies on the pile, or was laid off, already."""
    found = 0
    for seed in range(40):
        house = {
            "rounds": [3],
            "deck.copies": 1,
            "deck.ranks": "7..K",
            "wild.rank": "none",
            "players": [2, 3],
        }
        rules, secret = RuleSet.preset(key, house), bytes([seed]) * 32
        match = Match.start(rules, ("Ada", "Ben", "Cay"), secret=secret).play([Careful()] * 3)
        lines = list(write_record(match, viewer="spectator"))
        place = next(place for place, line in enumerate(lines) if '"round_scored"' in line)
        before = replay(match.events[: place - 2]).round
        scored = json.loads(lines[place])["event"]
        off = [card for result in scored["results"] for card in result.get("laid_off", ())]
        lying = off if "redemption" in key else [str(card) for card in before.discards]
        for number, result in enumerate(scored["results"]):
            for at, card in enumerate(result["arrangement"]["deadwood"]):
                if before.shown[result["seat"]]:
                    continue
                for other in lying:
                    if other == card or not (other[0] == card[0] or {other[0], card[0]} <= set("TJQK")):
                        continue

                    def cheat(
                        line: dict[str, Any], number: int = number, at: int = at, other: str = other
                    ) -> None:
                        line["event"]["results"][number]["arrangement"]["deadwood"][at] = other

                    issue = changed(place, cheat, lines)
                    found += issue.code == "too-many-copies"
    assert found, "choose other seeds"


def test_an_event_with_hidden_cards_has_no_place_in_a_redacted_record() -> None:
    deal = place_of("round_dealt")
    lines = redacted()
    issue = verify([*lines[:deal], LINES[deal], *lines[deal + 1 :]]).issue
    assert issue == Issue(deal + 1, "event-in-redacted", {"type": "round_dealt"})


def test_difference_names_the_first_place() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ("a.1.b", "2", "3")
    assert difference([1], [1, 2]) == (".length", "1", "2")
    assert difference({"a": None}, {"a": 1}) == ("a", "–", "1")
