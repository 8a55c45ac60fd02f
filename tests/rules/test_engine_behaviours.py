"""The engine behaviours E01 … E22 that public programs get wrong, and the rulings of the rules, section 6."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.scenes import SECRET, act, cards_of, discard, out, refused, rules, scene, scores
from threethirteen.cards import Card, Rank, parse_card, parse_cards
from threethirteen.engine import (
    CardDrawn,
    Match,
    MatchEnded,
    RoundDealt,
    StockRecycled,
    standing,
)
from threethirteen.play import (
    Action,
    Discard,
    Draw,
    GoOut,
    MatchEndReason,
    Observation,
    Phase,
    RefusedError,
    RoundEnding,
    RoundScored,
    Take,
    TakeBack,
    WentOut,
)
from threethirteen.rules import JsonValue

STANDARD = rules()


class Passer:
    """Draws from the stock and throws the card drawn; goes out never."""

    def act(self, observation: Observation) -> Action:
        if observation.phase is Phase.DRAW:
            return Draw()
        drawn = observation.drawn
        assert drawn is not None
        return Discard(drawn)


class Taker:
    """Only ever passes discards to and fro."""

    def act(self, observation: Observation) -> Action:
        return Take() if observation.phase is Phase.DRAW else Discard(observation.hand[0])


def test_e01_stock_empty_all_discards_but_the_top_one_are_shuffled() -> None:
    match = scene(STANDARD, ["9h 9s Kd", "2h 5s Jd"], stock="", pile="3c 4c 5c 6c 7c 8c")
    after = match.act(0, Draw())
    recycled, drawn = (recorded.event for recorded in after.events[-2:])
    assert isinstance(recycled, StockRecycled)
    assert isinstance(drawn, CardDrawn)
    assert after.state.round.pile == parse_cards("8c")
    assert sorted(recycled.stock) == list(parse_cards("3c 4c 5c 6c 7c"))
    assert drawn.card is recycled.stock[0]
    assert after.state.stock == recycled.stock[1:]
    assert cards_of(after.state) == cards_of(match.state)


@pytest.mark.parametrize(
    ("option", "stock", "pile", "first", "ends"),
    [
        ("reshuffle", "5d", "Qc", [Draw(), discard("5d")], False),  # the queen can be recycled
        ("reshuffle", "", "Qc", [Take(), discard("9h")], True),  # nothing but the top card lies there
        ("end_round", "5d", "Qc", [Draw(), discard("5d")], True),
        ("end_round", "5d Kc", "Qc", [Draw(), discard("5d")], False),
    ],
)
def test_e05_nothing_to_draw_ends_the_round_at_once(
    option: str, stock: str, pile: str, first: list[Action], ends: bool
) -> None:
    match = scene(rules(draw__stock_empty=option), ["9h 9s Kd", "2h 5s Jd"], stock=stock, pile=pile)
    match = act(match, *first)
    assert (match.public.round is None) is ends
    if ends:
        assert match.public.last_scored is not None
        assert match.public.last_scored.ending is RoundEnding.STOCK_EMPTY


def test_e05_a_seat_that_was_out_keeps_its_zero_and_last_turns_are_lost() -> None:
    match = scene(
        rules(draw__stock_empty="end_round"), ["9h 9s 9d", "2h 5s Jd", "Qh 5c Jh"], stock="Kd", pile="Ac"
    )
    match = act(match, Draw(), out("Kd"))
    scored = match.public.last_scored
    assert scored is not None
    assert scored.ending is RoundEnding.STOCK_EMPTY
    assert scored.out == 0
    assert scores(match) == [0, 17, 25]


def test_e07_passing_the_same_discards_to_and_fro_ends_by_max_laps() -> None:
    match = Match.start(rules(draw__max_laps=5, rounds=[3]), ("Ada", "Ben"), secret=SECRET)
    match = match.play([Taker(), Taker()])
    scored = [recorded.event for recorded in match.events if isinstance(recorded.event, RoundScored)]
    assert [event.ending for event in scored] == [RoundEnding.MAX_LAPS]
    discards = [recorded for recorded in match.events if recorded.event.__class__.__name__ == "CardDiscarded"]
    assert len(discards) == 2 * 5


def test_e08_eleven_rounds_of_3_to_13_cards_the_last_wild_is_the_king_then_the_standing() -> None:
    match = Match.start(rules(draw__max_laps=2), ("Ada", "Ben", "Cy"), secret=SECRET)
    wilds: list[Rank | None] = []
    while not match.ended:
        match = match.deal()
        wilds.append(match.state.round.wild)
        assert set(match.state.round.counts) == {len(wilds) + 2}
        while match.public.round is not None:
            seat = match.state.round.turn
            match = match.act(seat, Passer().act(match.observe(seat)))
    assert wilds == list(Rank)[2:]
    assert match.public.ended is MatchEndReason.ROUNDS_PLAYED
    totals = [seat.total for seat in match.public.seats]
    assert totals == [sum(score or 0 for score in seat.scores) for seat in match.public.seats]
    assert standing(match.public)[0][0] == 1
    assert totals[standing(match.public)[0][1]] == min(totals)
    with pytest.raises(RefusedError, match="match-ended"):
        match.deal()


def test_e09_fourteens_deal_14_cards_with_aces_wild_and_can_be_finished() -> None:
    match = Match.start(rules("fourteens", draw__max_laps=1), ("Ada", "Ben"), secret=SECRET)
    match = match.play([Passer(), Passer()])
    deals = [recorded.event for recorded in match.events if isinstance(recorded.event, RoundDealt)]
    assert len(deals) == 12
    assert [len(hand.cards) for hand in deals[-1].hands] == [14, 14]
    assert match.rules.wild_rank(14) is Rank.ACE
    assert match.rules.wild_rank(15) is Rank.TWO


def test_e10_going_out_before_drawing_or_with_cards_left_over_is_refused() -> None:
    match = scene(STANDARD, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc")
    assert refused(match, out("9d")) == ("draw-first", "draw")
    assert refused(match, Draw(), seat=1) == ("not-your-turn", "turn")
    match = act(match, Draw(), discard("9d"), Draw())
    assert refused(match, out("2c")) == ("not-all-melded", "go-out")
    assert match.turn == 1


def test_e12_last_turns_go_once_round_and_end_the_round() -> None:
    hands = ["4h 5s Jd", "Qh 5c Jh", "9h 9s 9d", "2s 7c 8h"]
    match = scene(STANDARD, hands, stock="Kd 2d 4d 6d 8d Td", pile="Ac", turn=2)
    match = act(match, Draw(), out("Kd"))
    turns = []
    while match.public.round is not None:
        assert match.turn is not None
        turns.append(match.turn)
        match = act(match, Draw())
        drawn = match.observe(match.turn).drawn
        assert drawn is not None
        match = act(match, Discard(drawn))
    assert turns == [3, 0, 1]
    assert scores(match) == [19, 25, 0, 17]


def test_e13_the_dealer_moves_one_seat_left_whoever_went_out() -> None:
    match = Match.start(rules(draw__max_laps=1), ("Ada", "Ben", "Cy"), secret=SECRET)
    match = match.play([Passer()] * 3)
    dealers = [recorded.event.dealer for recorded in match.events if isinstance(recorded.event, RoundDealt)]
    assert all((left - right) % 3 == 1 for right, left in pairwise(dealers))


def test_e15_all_melded_without_a_discard() -> None:
    # five-card round: 3 + 3 after the draw, no six of a kind and no run of six: any discard breaks a meld
    hands = ["9h 9s 9d Jh Js", "2h 3s 6d 7c Tc"]
    match = act(scene(STANDARD, hands, stock="Jd 2c"), Draw())
    assert refused(match, out(None)) == ("discard-compulsory", "out.discard")
    assert all(
        refused(match, GoOut(card)) == ("not-all-melded", "go-out") for card in set(match.state.hands[0])
    )
    match = act(scene(rules(out__discard="optional"), hands, stock="Jd 2c"), Draw())
    match = act(match, out(None))
    assert match.state.round.out == 0
    assert match.state.hands[0] == parse_cards("9h 9s 9d Jh Js Jd")
    assert cards_of(match.state) == sorted(parse_cards("9h 9s 9d Jh Js Jd 2h 3s 6d 7c Tc 2c Ac"))


def test_e15_optional_discard_on_a_last_turn_too() -> None:
    hands = ["9h 9s 9d Jh Js", "Qh Qs Qd Th Ts"]
    match = act(scene(rules(out__discard="optional"), hands, stock="Jd Td 2c"), Draw(), out(None), Draw())
    match = act(match, out(None))
    assert scores(match) == [0, 0]
    scored = match.public.last_scored
    assert scored is not None
    assert scored.out == 0
    assert [len(result.arrangement.melds) for result in scored.results] == [2, 2]


def test_e16_melds_made_in_the_last_turn_are_credited() -> None:
    match = scene(STANDARD, ["2h 2s 2d 2c", "9h 9s Kc Jc"], stock="5h 9d", pile="7h")
    match = act(match, Draw(), out("5h"), Draw(), discard("Jc"))
    assert scores(match)[1] == 10  # 9h 9s 9d and the king


def test_e18_out_in_the_first_turn() -> None:
    hands = ["9h 9s 9d", "2h 5s Jd"]
    match = act(scene(STANDARD, hands, stock="Kd 2c Qc 8h"), Draw())
    assert act(match, out("Kd")).state.round.out == 0
    match = act(scene(rules(out__first_turn=False), hands, stock="Kd 2c Qc 8h"), Draw())
    assert refused(match, out("Kd")) == ("out-in-first-turn", "out.first_turn")
    match = act(match, discard("Kd"), Draw(), discard("2c"), Draw(), out("Qc"))
    assert match.state.round.out == 0


def _ended_with(totals: list[list[int]], **options: JsonValue) -> tuple[int, ...]:
    """Winners of a two-round match in which the seats score like this."""
    from msgspec.structs import replace

    from threethirteen.engine import winners

    match = Match.start(rules("standard", **options), ("Ada", "Ben", "Cy"), secret=SECRET)
    seats = tuple(
        replace(seat, total=sum(points), scores=tuple(points), zero_rounds=points.count(0))
        for seat, points in zip(match.public.seats, totals, strict=True)
    )
    return winners(replace(match.public, seats=seats))


def test_e19_e20_the_lowest_total_wins_and_ties_share() -> None:
    assert _ended_with([[50, 40], [90, 0], [60, 60]]) == (0, 1)
    assert _ended_with([[60, 60], [90, 0], [50, 40]]) == (1, 2)
    assert _ended_with([[50, 40], [90, 0], [60, 60]], match__tie="most_zero_rounds") == (1,)
    assert _ended_with([[90, 0], [0, 90], [60, 60]], match__tie="most_zero_rounds") == (0, 1)
    assert _ended_with([[7, 0], [9, 0], [60, 60]]) == (0,)


def test_e21_six_seats_take_another_deck() -> None:
    match = Match.start(STANDARD, ("A", "B", "C", "D", "E", "F"), secret=SECRET).deal()
    assert match.state.round.copies == 3  # 6 × 13 + 1 + 6 × 5 = 109 of 104 cards: two decks are too few
    assert len(cards_of(match.state)) == 3 * 52
    assert set(Counter(cards_of(match.state)).values()) == {3}


def test_leaver_on_turn_its_hand_goes_under_the_stock_and_it_ends_retired() -> None:
    match = scene(STANDARD, ["9h 9s Kd", "2h 5s Jd", "4h 5h Jh"], stock="2c Qc 8h")
    drawn = act(match, Draw())
    left = drawn.leave(0)
    assert left.state.stock == parse_cards("Qc 8h 9h 9s Kd 2c")
    assert left.turn == 1
    assert left.state.round.phase is Phase.DRAW
    assert cards_of(left.state) == cards_of(match.state)
    assert standing(left.public)[-1] == (3, 0)
    with pytest.raises(RefusedError, match="seat-retired"):
        left.act(0, Draw())
    left = act(left, Draw(), discard("Qc"))
    assert left.turn == 2
    ended = left.leave(2)
    assert ended.public.ended is MatchEndReason.ONE_SEAT_LEFT
    assert ended.public.winners == (1,)


def test_o06_the_seat_that_went_out_leaves_and_the_round_ends_all_the_same() -> None:
    match = scene(STANDARD, ["9h 9s 9d", "2h 5s Jd", "4h 5h Jh"], stock="2c Qc 8h")
    match = act(match, Draw(), out("2c")).leave(0)
    assert cards_of(match.state) == sorted(parse_cards("9h 9s 9d 2h 5s Jd 4h 5h Jh 2c Qc 8h Ac"))
    match = act(match, Draw(), discard("Qc"), Draw(), discard("8h"))
    scored = match.public.last_scored
    assert scored is not None
    assert [(result.seat, result.score) for result in scored.results] == [(1, 17), (2, 19)]
    assert match.public.seats[0].scores == (None,)


def test_a_leaver_whose_last_turn_was_to_come_ends_the_round() -> None:
    match = scene(STANDARD, ["9h 9s 9d", "2h 5s Jd", "4h 5h Jh"], stock="2c Qc 8h")
    match = act(match, Draw(), out("2c"), Draw(), discard("Qc")).leave(2)
    assert match.public.round is None
    assert scores(match) == [0, 17]


def test_a_leaving_dealer_passes_the_deal() -> None:
    match = Match.start(rules(draw__max_laps=1), ("Ada", "Ben", "Cy"), secret=SECRET).deal()
    dealer = match.state.round.dealer
    match = match.leave(dealer)
    while match.public.round is not None:
        seat = match.state.round.turn
        match = match.act(seat, Passer().act(match.observe(seat)))
    assert match.deal().state.round.dealer == (dealer + 1) % 3


def test_a_seat_that_joins_between_rounds_starts_from_its_value_and_has_no_score_before() -> None:
    match = Match.start(rules(draw__max_laps=1), ("Sam", "Ben"), secret=SECRET).deal()
    with pytest.raises(RefusedError, match="round-in-progress"):
        match.join("Sam")
    while match.public.round is not None:
        seat = match.state.round.turn
        match = match.act(seat, Passer().act(match.observe(seat)))
    match = match.join("sam", 40).deal()
    late = match.public.seats[2]
    assert (late.name, late.total, late.scores) == ("sam 2", 40, (None,))
    assert match.state.round.counts == (4, 4, 4)


def test_o25_a_discard_can_be_taken_back_until_the_next_seat_acts() -> None:
    match = scene(STANDARD, ["9h 9s Kd", "2h 5s Jd"], stock="2c Qc 8h", pile="Ac Th", take_back=True)
    taken = act(match, Take())
    thrown = act(taken, discard("Kd"))
    assert refused(thrown, TakeBack(), seat=1) == ("nothing-to-take-back", "table")
    back = thrown.act(0, TakeBack())
    assert back.turn == 0
    assert back.state.round.taken is parse_card("Th")
    assert sorted(back.state.hands[0]) == sorted(taken.state.hands[0])
    assert back.state.round.pile == taken.state.round.pile
    again = act(back, discard("9h"), Draw())
    assert refused(again, TakeBack(), seat=0) == ("nothing-to-take-back", "table")
    plain = act(scene(STANDARD, ["9h 9s Kd", "2h 5s Jd"], stock="2c Qc"), Draw(), discard("Kd"))
    assert refused(plain, TakeBack(), seat=0) == ("take-back-off", "table")


def test_a_suspended_match_refuses_moves_keeps_its_secret_and_goes_on() -> None:
    match = scene(STANDARD, ["9h 9s Kd", "2h 5s Jd"], stock="2c Qc 8h").suspend()
    assert refused(match, Draw(), seat=0) == ("match-suspended", "table")
    assert not any(isinstance(recorded.event, MatchEnded) for recorded in match.events)
    assert act(match.resume(), Draw()).turn == 0
    ended = match.call_off()
    assert ended.public.ended is MatchEndReason.CALLED_OFF
    last = ended.events[-1].event
    assert isinstance(last, MatchEnded)
    assert last.secret == SECRET.hex()


def test_going_out_shows_the_melds_at_once() -> None:
    match = act(scene(STANDARD, ["9h 9s 9d", "2h 5s Jd"], stock="Kd 2c Qc"), Draw(), out("Kd"))
    event = match.events[-1].event
    assert isinstance(event, WentOut)
    assert [set(meld.cards) for meld in event.arrangement.melds] == [set(parse_cards("9h 9s 9d"))]
    assert refused(act(match, Draw()), out("2c")) == ("somebody-is-out", "out.last_turns")


def test_unseen_is_the_decks_less_what_is_known() -> None:
    match = scene(STANDARD, ["9h 9s Kd", "2h 5s Jd"], stock="2c Qc 8h", pile="Ac Th")
    match = act(match, Take(), discard("Kd"))
    unseen = match.observe(1).unseen
    gone = set(parse_cards("2h 5s Jd Ac Th Kd"))
    assert unseen == Counter({card: 1 for card in _deck() if card not in gone})


def _deck() -> list[Card]:
    return [parse_card(rank + suit) for rank in "A23456789TJQK" for suit in "shdc"]


def test_the_taken_card_may_not_go_back_but_a_twin_may_and_going_out_with_it_may() -> None:
    no_return = rules(draw__return_taken_card=False)
    taken = act(scene(no_return, ["9h 9s Kd", "2h 5s Jd"], stock="2c", pile="Ac 8d"), Take())
    assert refused(taken, discard("8d")) == ("taken-card-returned", "draw.return_taken_card")
    twin = act(scene(no_return, ["9h 8d Kd", "2h 5s Jd"], stock="2c Qc", pile="Ac 8d"), Take(), discard("8d"))
    assert twin.turn == 1
    complete = act(scene(no_return, ["9h 9s 9d", "2h 5s Jd"], stock="2c Qc", pile="Ac 8d"), Take())
    assert refused(complete, discard("8d")) == ("taken-card-returned", "draw.return_taken_card")
    assert act(complete, out("8d")).state.round.out == 0
