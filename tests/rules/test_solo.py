"""Playing alone (rules, section 5), by tables worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.matches import SECRET, Careful, alone
from tests.scenes import discard
from threethirteen.bots import make_bot
from threethirteen.cards import parse_cards
from threethirteen.engine import Match, PilesDealt, Recorded, evolve
from threethirteen.engine.deal import full_deck, shuffle_deck
from threethirteen.engine.solo import deal_piles
from threethirteen.notation.record import read_match, write_record
from threethirteen.notation.settle import settled_events
from threethirteen.notation.text import format_action, format_event, parse_action
from threethirteen.notation.verify import Deals, verify
from threethirteen.play import (
    Action,
    Draw,
    Finish,
    GoOut,
    MatchEndReason,
    PilesSeen,
    PlaceOn,
    RefusedError,
    SoloPhase,
    Take,
    TakeBack,
    Undo,
)
from threethirteen.rules import RuleSet
from threethirteen.solver import solve

SOLO = RuleSet.preset("five-crowns-solo")


def table(piles: Sequence[str], stock: str, **house: object) -> Match:
    """Piles as one wants them, and the stock with its top card first."""
    cards = [parse_cards(pile) for pile in piles]
    rules = SOLO.with_house_rules(
        {
            "rounds": [len(pile) for pile in cards],
            **{key.replace("__", "."): value for key, value in house.items()},
        }
    )
    match = alone(rules)
    deal = PilesDealt(
        copies=2,
        piles=tuple(cards),
        arranged=tuple(solve(pile, rules, len(pile)) for pile in cards),
        stock=parse_cards(stock),
    )
    events = (*match.events, Recorded(2, deal))
    return Match(events, evolve(match.state, deal), SECRET)


def act(match: Match, *actions: Action) -> Match:
    for action in actions:
        match = match.act(0, action)
    return match


def code(match: Match, action: Action) -> str:
    """Why it is refused."""
    assert action not in match.observe(0).legal
    with pytest.raises(RefusedError) as refused:
        match.act(0, action)
    assert refused.value.refusal.rule in ("solo", "play")
    return refused.value.refusal.code


def test_eleven_piles_of_3_to_13_and_28_in_the_stock() -> None:
    match = alone(SOLO).deal()
    solo = match.observe(0).solo
    assert [len(pile.cards) for pile in solo.piles] == list(range(3, 14))
    assert [pile.wild for pile in solo.piles] == list(range(3, 14))
    assert solo.stock_count == 28
    # pile after pile from one shuffle, the rest is the stock
    order = shuffle_deck(SECRET, (), 0, 0, full_deck(SOLO, 2))
    assert sum((pile.cards for pile in solo.piles), ()) + match.state.stock == order


def test_a_short_game_and_another_deck_have_a_pile_for_every_hand_size() -> None:
    rules = RuleSet.preset("five-crowns-solo+short")
    assert [len(pile) for pile in deal_piles(alone(rules).public, SECRET).piles] == [3, 5, 7, 9, 11, 13]
    two_decks = RuleSet.preset("standard", {"players": 1, "play": "solo", "deck.copies": 2})
    assert alone(two_decks).deal().observe(0).solo.stock_count == 104 - 88


def test_each_pile_has_its_own_wild_rank() -> None:
    match = table(["3s 9d 9h", "3s 9d 9h Kc"], "4d")
    three, four = match.observe(0).solo.piles
    assert three.closed  # the three is wild here
    assert not four.closed
    assert four.arrangement.points == 3 + 9 + 9 + 13


def test_a_pile_closed_at_the_deal_takes_no_more_cards() -> None:
    match = act(table(["9s 9d 9h", "5s 9d 9h Kc"], "4d 4c"), Draw())
    assert code(match, PlaceOn(0)) == "pile-closed"
    assert PlaceOn(1) in match.observe(0).legal
    assert match.observe(0).solo.open_piles == (1,)


def test_a_turn_is_draw_place_discard_in_this_order() -> None:
    match = table(["8s 9d 9h", "5s 9d Jh Kc"], "9c 4c")
    assert [code(match, action) for action in (PlaceOn(0), discard("8s"), Finish())] == [
        "draw-first",
        "draw-first",
        "stock-left",
    ]
    match = act(match, Draw())
    assert [code(match, action) for action in (Draw(), discard("9c"), Finish(), PlaceOn(2), PlaceOn(-1))] == [
        "place-first",
        "place-first",
        "place-first",
        "no-such-pile",
        "no-such-pile",
    ]
    match = act(match, PlaceOn(0))
    assert [code(match, action) for action in (Draw(), PlaceOn(1), discard("5s"), Finish())] == [
        "discard-first",
        "discard-first",
        "card-not-in-pile",
        "discard-first",
    ]
    match = act(match, discard("8s"))
    assert match.observe(0).solo.piles[0].closed
    assert match.observe(0).solo.discards == parse_cards("8s")
    for action in (Take(), GoOut(None), TakeBack()):
        assert code(match, action) == "not-alone"


def test_won_when_all_piles_are_closed_before_the_stock_is_gone() -> None:
    match = act(table(["8s 9d 9h", "Ts Tc Jd 5c"], "9c Td 5h"), Draw(), PlaceOn(0), discard("8s"))
    assert not match.ended
    # three tens and the five, which is left over; a wild card for it closes the pile
    match = act(match, Draw(), PlaceOn(1), discard("Jd"))
    assert not match.ended
    assert match.observe(0).solo.points == 5
    match = act(table(["9s 9d 9h", "Ts Tc Jd 4c"], "Td 5h"), Draw(), PlaceOn(1), discard("Jd"))
    assert (match.ended, match.public.winners) == (True, (0,))


def test_the_last_pile_closed_wins_at_once_and_with_the_last_card_too() -> None:
    for stock in ("9c", "9c 5h"):
        match = act(table(["8s 9d 9h", "Ts Tc Td 4c"], stock), Draw(), PlaceOn(0), discard("8s"))
        assert (match.ended, match.public.winners) == (True, (0,))
        assert match.public.ended is MatchEndReason.ROUNDS_PLAYED
        assert match.public.seats[0].total == 0


def test_lost_when_the_stock_is_gone_and_the_deadwood_is_the_score() -> None:
    # the ten joins nothing and is thrown again; 8 + 9 + 9 stay, the other pile is closed
    match = act(table(["8s 9d 9h", "Ts Tc Td 4c"], "Jc"), Draw(), PlaceOn(0), discard("Jc"))
    assert match.observe(0).solo.phase is SoloPhase.FINISH
    assert not match.ended
    assert code(match, Draw()) == "stock-gone"
    match = act(match, Finish())
    assert (match.ended, match.public.winners) == (True, ())
    assert match.public.seats[0].total == 26
    assert match.public.solo is not None
    assert match.public.solo.scored is not None
    assert match.public.solo.scored.piles == (26, 0)


def test_a_doubled_round_counts_double() -> None:
    match = table(["8s 9d 9h", "Ts Tc Td 4c"], "Jc", score__double_rounds=[3])
    match = act(match, Draw(), PlaceOn(0), discard("Jc"), Finish())
    assert match.public.seats[0].total == 52


def test_undo_goes_back_to_the_last_draw_and_never_over_it() -> None:
    match = table(["8s 9d 9h", "5s 9d Jh Kc"], "9c 4c")
    assert code(match, Undo()) == "nothing-to-undo"
    drawn = act(match, Draw())
    assert code(drawn, Undo()) == "nothing-to-undo"
    placed = act(drawn, PlaceOn(0))
    thrown = act(placed, discard("8s"))
    assert act(thrown, Undo()).observe(0).solo == placed.observe(0).solo
    assert act(thrown, Undo(), Undo()).observe(0).solo == drawn.observe(0).solo
    assert code(act(thrown, Undo(), Undo()), Undo()) == "nothing-to-undo"
    assert code(act(thrown, Draw()), Undo()) == "nothing-to-undo"
    # another choice after undoing
    other = act(thrown, Undo(), Undo(), PlaceOn(1), discard("5s"))
    assert other.observe(0).solo.piles[0].cards == parse_cards("8s 9d 9h")


def test_the_last_discard_can_be_undone_before_the_scoring() -> None:
    match = act(table(["8s 9d 9h", "5s 9d Jh Kc"], "9c"), Draw(), PlaceOn(0), discard("9c"))
    assert match.observe(0).solo.phase is SoloPhase.FINISH
    match = act(match, Undo(), discard("8s"), Finish())
    assert match.public.seats[0].total == 5 + 9 + 11 + 13


def test_everybody_sees_the_card_drawn() -> None:
    match = act(table(["8s 9d 9h", "5s 9d Jh Kc"], "9c 4c"), Draw())
    for viewer in (None, 0):
        assert match.observe(viewer).solo.card is parse_cards("9c")[0]
    assert match.sightings(None) == match.sightings(0)
    assert isinstance(match.sightings(None)[1].sighting, PilesSeen)


def test_leaving_calling_off_suspending() -> None:
    match = act(table(["8s 9d 9h", "5s 9d Jh Kc"], "9c 4c"), Draw())
    aside = match.suspend()
    assert not aside.observe(0).to_act
    with pytest.raises(RefusedError, match="match-suspended"):
        aside.act(0, PlaceOn(0))
    assert aside.resume().observe(0).solo == match.observe(0).solo
    left = match.leave(0)
    assert (left.public.ended, left.public.winners) == (MatchEndReason.NOBODY_LEFT, ())
    off = match.call_off()
    assert (off.public.ended, off.public.winners) == (MatchEndReason.CALLED_OFF, ())
    with pytest.raises(RefusedError, match="round-in-progress"):
        match.deal()
    with pytest.raises(RefusedError, match="round-in-progress"):
        match.join("Ben")
    with pytest.raises(RefusedError, match="table-full"):
        alone(SOLO).join("Ben")


def test_alone_is_not_for_several() -> None:
    match = Match.start(RuleSet.preset("standard"), ("Ada", "Ben"), secret=SECRET).deal()
    seat = match.turn
    assert seat is not None
    for action in (PlaceOn(0), Undo(), Finish()):
        with pytest.raises(RefusedError, match="only-alone"):
            match.act(seat, action)


def test_actions_have_their_notation() -> None:
    for action, text in ((PlaceOn(3), "place 4"), (Undo(), "undo"), (Finish(), "finish")):
        assert format_action(action) == text
        assert parse_action(text) == action


@pytest.mark.parametrize("viewer", [None, 0, "spectator"])
def test_the_record_reads_and_verifies(viewer: int | str | None) -> None:
    match = alone(RuleSet.preset("five-crowns-solo+short")).add_nonce("00ff").play([Careful()])
    lines = [*write_record(match, viewer=viewer)]  # type: ignore[arg-type]
    found = verify(lines)
    assert found.issue is None
    assert (found.ended, found.rounds) == (True, 1)
    assert found.deals is (Deals.CHECKED if viewer is None else Deals.HIDDEN)
    if viewer is None:
        assert read_match(lines)[1] == match
        assert format_event(match.events[2].event).startswith("piles are dealt from 2 decks: 1 ")


@pytest.mark.parametrize(
    ("kind", "old", "new", "wrong"),
    [
        ("piles_dealt", '"copies":2', '"copies":3', "wrong-deal"),
        ("card_turned", '"card":"', '"card":"JK","x":"', "malformed"),
        ("card_placed", '"pile":', '"pile":1', "refused"),
        ("pile_discarded", '"seat":0', '"seat":1', "refused"),
        ("solo_scored", '"score":', '"score":1', "wrong-score"),
    ],
)
def test_a_changed_record_is_found(
    kind: str, old: str, new: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = alone(RuleSet.preset("five-crowns-solo+short")).play([Careful()])
    lines = [*write_record(match)]
    place = next(number for number, line in enumerate(lines) if f'"type":"{kind}"' in line)
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new, 1)
    found = verify(lines)
    assert found.issue is not None
    assert found.issue.line == place + 1
    if wrong != "malformed":
        assert found.issue.code == wrong


@pytest.mark.parametrize("bot", ["random", "greedy", "look-ahead"])
def test_every_bot_plays_alone_to_the_end(bot: str) -> None:
    match = alone(RuleSet.preset("five-crowns-solo", {"rounds": [3, 4, 5, 6], "deck.copies": 1}))
    match = match.play([make_bot(bot, 1)])
    assert match.ended
    assert match == alone(match.rules).play([make_bot(bot, 1)])


def test_greedy_puts_the_card_where_it_saves_most() -> None:
    # the nine closes the first pile (26 points saved); in the second it saves nothing
    match = act(table(["8s 9d 9h", "5s 9d Jh Kc"], "9c 4c"), Draw())
    assert make_bot("greedy", 0).act(match.observe(0)) == PlaceOn(0)
    match = act(match, PlaceOn(0))
    assert make_bot("greedy", 0).act(match.observe(0)) == discard("8s")


def test_the_option_bites() -> None:
    """``play`` in its third value (the table of options flips one at a time, and a solo needs one seat as well)."""
    house = {"rounds": [3, 4], "deck.copies": 1}
    turns = Match.start(RuleSet.preset("standard", house), ("Ada", "Ben"), secret=SECRET).deal()
    solo = Match.start(
        RuleSet.preset("standard", {**house, "play": "solo", "players": 1}), ("Ada",), secret=SECRET
    ).deal()
    assert [len(hand) for hand in turns.state.hands] == [3, 3]
    assert [len(pile.cards) for pile in solo.observe(0).solo.piles] == [3, 4]


@pytest.mark.parametrize("house", [{"rounds": [3, 4]}, {"rounds": [10, 11, 12, 13], "deck.copies": 1}])
def test_a_last_command_cut_short_is_found(house: dict[str, object]) -> None:
    match = alone(RuleSet.preset("five-crowns-solo", house)).play([Careful()])
    kinds = [type(recorded.event).__name__ for recorded in match.events[-2:]]
    assert kinds == ["SoloScored", "MatchEnded"]
    # finishing brings the score and the end; closing the last pile brings them along with the discard
    whole = len(match.events) - (3 if match.public.winners else 2)
    for cut in (1, 2):
        short = Match.from_events(match.events[:-cut], SECRET)
        assert settled_events(short, SECRET) == whole
