"""The Redemption round (out.lay_off), rule by rule; the tables are worked out by hand."""

from __future__ import annotations

import pytest

from tests.matches import SECRET, Careful
from tests.scenes import act, cards_of, discard, out, refused, rules, scene, scores
from threethirteen.bots import make_bot, safe_move
from threethirteen.cards import parse_card, parse_cards
from threethirteen.engine import Match, replay
from threethirteen.notation.record import write_record
from threethirteen.notation.text import format_action, parse_action
from threethirteen.notation.verify import verify
from threethirteen.play import CardLaidOff, Draw, GoOut, LayDown, LayOff, MeldLaidDown, Take, TakeBack
from threethirteen.rules import JsonValue
from threethirteen.solver import RunEnd


def lay(text: str) -> LayDown:
    return LayDown(parse_cards(text))


def off(card: str, onto: int = 0, end: RunEnd | None = None) -> LayOff:
    return LayOff(parse_card(card), onto, end)


def last_turn(*hands: str, shown: str = "5h 6h 7h", stock: str = "Kc Qc Jc", **options: JsonValue) -> Match:
    """Ada has gone out with these cards; the first of the others has drawn the top of the stock."""
    size = len(parse_cards(shown))
    table = scene(
        rules("redemption", **options), [shown, *hands], stock=f"Kd {stock}", pile="Ac", hand_size=size
    )
    return act(table, Draw(), out("Kd"), Draw())


def test_cards_go_on_the_melds_of_the_one_who_is_out_and_the_discard_stays_compulsory() -> None:
    match = last_turn("8h 4h 2s")
    match = act(match, off("8h"), off("4h"))
    run = match.state.round.table[0]
    assert [str(card) for card in run.meld.cards] == ["4h", "5h", "6h", "7h", "8h"]
    assert match.observe(1).drawn is None
    assert refused(match, lay("2s Kc Ac")) == ("card-not-in-hand", "discard")
    match = act(match, discard("Kc"))
    assert scores(match) == [0, 2]
    result = match.public.last_scored.results[-1] if match.public.last_scored else None
    assert result is not None
    assert [str(card) for card in result.laid_off] == ["8h", "4h"]


def test_who_gets_rid_of_everything_scores_nothing_and_a_card_must_be_kept_for_the_discard() -> None:
    match = act(last_turn("8h 4h 3h", stock="2h Qc"), off("8h"), off("4h"), off("3h", 0, RunEnd.FIRST))
    assert refused(match, off("2h")) == ("keep-a-discard", "out.discard")
    assert scores(act(match, discard("2h"))) == [0, 0]
    # where the discard is optional, all may go
    match = last_turn("8h 4h 3h", stock="2h Qc", out__discard="optional")
    match = act(match, off("8h"), off("4h"), off("3h", 0, RunEnd.FIRST), off("2h"))
    assert list(match.observe(1).legal) == [GoOut(None)]
    assert scores(act(match, GoOut(None))) == [0, 0]


def test_own_melds_laid_down_count_as_laid_and_the_rest_in_the_cheapest_way() -> None:
    match = last_turn("9h 9s 9d 2c", shown="5h 6h 7h 8h", stock="Kc Qc")
    match = act(match, lay("9h 9s 9d"))
    assert match.state.round.counts[1] == 2
    assert match.state.round.table[1].seat == 1
    match = act(match, discard("Kc"))
    assert scores(match) == [0, 2]
    scored = match.public.last_scored
    assert scored is not None
    assert len(scored.results[-1].arrangement.melds) == 1


def test_later_seats_may_use_what_earlier_ones_laid_down() -> None:
    match = last_turn("9h 9s 9d", "9c Ts 8h", stock="Kc Qc Jc")
    match = act(match, lay("9h 9s 9d"), discard("Kc"), Draw(), off("9c", 1), off("8h", 0), discard("Qc"))
    assert scores(match) == [0, 0, 10]


def test_only_in_the_own_last_turn_after_the_draw_and_only_where_it_is_played() -> None:
    table = scene(rules("redemption"), ["5h 6h 7h", "8h 9s 9d", "2h 2s 2d"], stock="Kd Kc 2c", pile="Ac")
    match = act(table, Draw())
    assert refused(match, lay("5h 6h 7h")) == ("laying-only-in-last-turn", "out.lay_off")
    match = act(match, out("Kd"))
    assert refused(match, off("8h")) == ("draw-first", "draw")
    assert refused(match, off("8h"), seat=0) == ("not-your-turn", "turn")
    plain = act(scene(rules(), ["5h 6h 7h", "8h 9s 9d"], stock="Kd Kc"), Draw(), out("Kd"), Draw())
    assert refused(plain, off("8h")) == ("no-laying-off", "out.lay_off")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (off("7c"), ("card-not-in-hand", "discard")),
        (off("Kc"), ("lay-off-card-does-not-fit", "out.lay_off")),
        (off("8h", 7), ("no-such-meld", "out.lay_off")),
        (off("8h", -1), ("no-such-meld", "out.lay_off")),
        (off("8h", 0, RunEnd.FIRST), ("lay-off-card-does-not-fit", "out.lay_off")),
        (lay("8h 3s Kc"), ("not-one-meld", "out.lay_off")),
        (off("3s"), ("lay-off-too-many-wilds", "wild.max_per_meld")),
    ],
)
def test_refusals_name_the_rule(action: LayDown | LayOff, expected: tuple[str, str]) -> None:
    match = last_turn("8h 3s 9c", shown="5h 3c 7h", wild__max_per_meld=1, wild__all_wild=False, stock="Kc Qc")
    assert refused(match, action) == expected


def test_a_twin_of_the_taken_card_may_go_once_that_is_laid() -> None:
    house = rules("redemption", draw__return_taken_card=False)
    match = scene(house, ["5h 6h 7h", "8h 2s 3c"], stock="8h Kc", pile="Ac")
    match = act(match, Draw(), out("8h"), Take(), off("8h"))
    assert discard("8h") in match.observe(1).legal


def test_melds_are_laid_down_one_at_a_time() -> None:
    match = last_turn("9h 9s 9d 4c 4s 4d 2h", shown="5h 6h 7h 8h Ts Td Tc", stock="Kc Qc")
    assert refused(match, lay("9h 9s 9d 4c 4s 4d")) == ("not-one-meld", "out.lay_off")
    match = act(match, lay("9h 9s 9d"), lay("4c 4s 4d"))
    assert [meld.seat for meld in match.state.round.table] == [0, 0, 1, 1]


def test_a_wild_on_the_table_does_not_move_and_a_natural_does_not_take_its_place() -> None:
    match = last_turn("6h 3s 9h", shown="5h 3c 7h", stock="Kc Qc")
    assert refused(match, off("6h")) == ("lay-off-card-does-not-fit", "out.lay_off")
    # a wild goes above the last card unless the other end is named
    above = act(match, off("3s")).state.round.table[0].meld
    below = act(match, off("3s", 0, RunEnd.FIRST)).state.round.table[0].meld
    assert [str(place) for place in above.stands_for if place] == ["6h", "8h"]
    assert [str(place) for place in below.stands_for if place] == ["4h", "6h"]
    assert off("9h") in act(match, off("3s")).observe(1).legal


def test_the_card_just_taken_may_not_be_all_that_is_left() -> None:
    table = scene(
        rules("redemption", draw__return_taken_card=False),
        ["5h 6h 7h", "8h 4h 3h"],
        stock="Kd Kc 2c",
        pile="Ac",
    )
    match = act(table, Draw(), out("Kd"), Take(), off("8h"), off("4h"))
    assert refused(match, off("3h")) == ("only-taken-card-left", "draw.return_taken_card")
    assert scores(act(match, discard("3h"))) == [0, 10]


def test_a_discard_taken_back_leaves_what_was_laid() -> None:
    table = scene(
        rules("redemption"),
        ["5h 6h 7h", "8h 9s 9d", "2h 2s 4d"],
        stock="Kd Kc 2c",
        pile="Ac",
        take_back=True,
    )
    match = act(table, Draw(), out("Kd"), Draw(), off("8h"), discard("Kc"))
    back = match.act(1, TakeBack())
    assert back.turn == 1
    assert len(back.state.round.table[0].added) == 1
    assert cards_of(back.state) == cards_of(match.state)
    assert scores(act(back, discard("9s"), Draw(), discard("4d")))[1] == 19


def test_who_leaves_takes_the_hand_and_leaves_the_table_as_it_is() -> None:
    match = last_turn("9h 9s 9d", "8h 9c 4s", stock="Kc Qc Jc")
    match = act(match, lay("9h 9s 9d"))
    before = cards_of(match.state)
    match = match.leave(1)
    assert cards_of(match.state) == before
    assert match.turn == 2
    match = act(match, Draw(), off("9c", 1), off("8h"), discard("Qc"))
    assert scores(match)[-1] == 4


def test_bots_and_the_safe_move_put_down_what_helps() -> None:
    for bot in ("greedy", "look-ahead"):
        match = last_turn("8h 4h 2s")
        policy = make_bot(bot, "seed")
        while match.public.round is not None:
            match = act(match, policy.act(match.observe(1)))
        assert scores(match) == [0, 2]
    match = last_turn("8h 4h 2s")
    while match.public.round is not None:
        match = act(match, safe_move(match.observe(1)))
    assert scores(match) == [0, 2]


def test_a_bot_takes_the_card_that_fits_the_table() -> None:
    table = scene(rules("redemption"), ["5h 6h 7h", "9h Ks Qd"], stock="Kd 2c 3c", pile="8h")
    match = act(table, Draw(), out("Kd"))
    # the pile's top is the king that was thrown
    assert make_bot("greedy", 1).act(match.observe(1)) == Draw()
    table = scene(rules("redemption"), ["5h 6h 7h", "9h Ks Qd"], stock="8h 2c 3c", pile="4d")
    match = act(table, Draw(), out("8h"))
    assert make_bot("greedy", 1).act(match.observe(1)) == Take()
    assert make_bot("look-ahead", 1).act(match.observe(1)) == Take()


def test_actions_have_a_short_text() -> None:
    for action in (lay("9h 9s 9c"), off("8h", 2), off("JK", 0, RunEnd.FIRST)):
        assert parse_action(format_action(action)) == action


def test_a_record_of_it_is_replayed_and_verified_for_everybody() -> None:
    match = Match.start(rules("one-wild+redemption+jokers+short"), ("Ada", "Ben", "Cay"), secret=SECRET).play(
        [Careful()] * 3
    )
    kinds = {type(recorded.event) for recorded in match.events}
    assert {CardLaidOff, MeldLaidDown} <= kinds
    assert replay(match.events) == match.state
    for viewer in (None, 0, 2):
        found = verify(write_record(match, viewer=viewer))
        assert found.issue is None, found.issue


def test_what_lies_on_the_table_is_not_unseen() -> None:
    match = last_turn("8h 9h 9d", "8s 9c 4s", stock="Kc Qc Jc")
    mine, theirs = match.observe(1).unseen, match.observe(2).unseen
    match = act(match, off("8h"))
    assert match.observe(1).unseen == mine
    assert match.observe(2).unseen[parse_card("8h")] == theirs[parse_card("8h")] - 1


def test_a_joker_that_costs_nothing_is_not_thrown_but_the_dear_card_is() -> None:
    """Under jokers away the joker left over is laid on the goer's meld at the scoring, so the king goes."""
    match = last_turn("JK 9s 2c", stock="Kc Qc", deck__jokers=2, out__jokers_away=True, wild__max_per_meld=1)
    policy = make_bot("greedy", 1)
    while match.public.round is not None:
        match = act(match, policy.act(match.observe(1)))
    assert scores(match) == [0, 11]
