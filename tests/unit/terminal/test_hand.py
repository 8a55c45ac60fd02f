from __future__ import annotations

import pytest

from tests.unit.terminal.tables import observation_with
from threethirteen.cards import format_cards, parse_cards
from threethirteen.cli.terminal.hand import OwnHand
from threethirteen.play.lying import Order, as_it_lies, ordered
from threethirteen.rules import RuleSet


def hand_of(cards: str, *, drawn: bool = False, before: OwnHand | None = None) -> OwnHand:
    hand = before or OwnHand()
    hand.follow(observation_with(cards, 4, drawn=drawn))
    return hand


def shown(hand: OwnHand) -> str:
    return format_cards(hand.cards)


def test_o27_own_order_survives_draws_and_the_new_card_lies_at_a_marked_place() -> None:
    hand = hand_of("9h 9s Kd 3c")
    hand.arrange(parse_cards("Kd 3c 9s 9h"))
    hand_of("9h 9s Kd 3c", before=hand)
    assert shown(hand) == "Kd 3c 9s 9h"
    hand_of("9h 9s Kd 3c Qh", drawn=True, before=hand)
    assert (shown(hand), hand.new) == ("Kd 3c 9s 9h Qh", 4)
    hand_of("9h 9s 3c Qh", before=hand)
    assert (shown(hand), hand.new) == ("3c 9s 9h Qh", None)


def test_o28_of_two_equal_cards_one_is_chosen_and_that_one_goes() -> None:
    hand = hand_of("7h 2c 7h 9s Kd", drawn=True)
    hand.choose(2)
    assert (hand.chosen, str(hand.chosen_card)) == (2, "7h")
    hand_of("2c 7h 9s Kd", before=hand)  # the seat's list loses the first of the two
    assert shown(hand) == "7h 2c 9s Kd"


def test_o25_undo_covers_sorting_moving_choosing_and_never_a_draw() -> None:
    hand = hand_of("9h 9s Kd 3c")
    hand.arrange(parse_cards("3c 9h 9s Kd"))
    hand.move(0, 3)
    hand_of("9h 9s Kd 3c Qh", drawn=True, before=hand)
    hand.choose(1)
    assert hand.undo()
    assert hand.chosen is None
    assert hand.undo()
    assert shown(hand) == "3c 9h 9s Kd Qh"  # O26: the card that came since stays
    assert hand.undo()
    assert shown(hand) == "9h 9s Kd 3c Qh"
    assert not hand.undo()


def test_a_card_taken_back_lies_where_it_lay() -> None:
    hand = hand_of("9h 9s Kd 3c Qh", drawn=True)
    hand.choose(1)
    hand_of("9h Kd 3c Qh", before=hand)
    hand_of("9h Kd 3c Qh 9s", drawn=True, before=hand)
    assert (shown(hand), hand.new) == ("9h 9s Kd 3c Qh", None)


def test_the_order_is_kept_from_one_sitting_to_the_next() -> None:
    hand = hand_of("9h 9s Kd 3c Qh", drawn=True)
    hand.arrange(parse_cards("Qh 9h Kd 9s 3c"))
    later = OwnHand()
    later.restore(hand.to_plain(), observation_with("9h 9s Kd 3c", 4))
    assert shown(later) == "9h Kd 9s 3c"
    other_round = OwnHand()
    other_round.restore({"round": 7, "cards": "Qh 9h"}, observation_with("9h 9s Kd 3c", 4))
    assert shown(other_round) == "9h 9s Kd 3c"


@pytest.mark.parametrize(
    "damaged", [None, 3, {"round": 0, "cards": "no cards", "new": "x"}, {"round": 0, "new": 99}]
)
def test_a_damaged_order_is_forgotten(damaged: object) -> None:
    hand = OwnHand()
    hand.restore(damaged, observation_with("9h 9s Kd 3c", 4))
    assert shown(hand) == "9h 9s Kd 3c"


def test_neighbours_that_make_a_meld_are_one_and_other_orders_cost_more() -> None:
    rules = RuleSet.preset("standard")
    together = as_it_lies(parse_cards("9h 9s 9c 2d Kd"), rules, 4)
    assert [len(piece.cards) for piece in together.pieces] == [3, 1, 1]
    assert together.points == 12
    assert together.after_discard == 2
    apart = as_it_lies(parse_cards("9h Kd 9s 2d 9c"), rules, 4)
    assert [len(piece.cards) for piece in apart.pieces] == [1] * 5
    assert apart.points == 39


def test_a_wild_says_what_it_stands_for_where_it_lies() -> None:
    rules = RuleSet.preset("standard")
    (piece,) = as_it_lies(parse_cards("5c 4d 6c"), rules, 4).pieces
    assert piece.meld is not None
    assert {str(place) for place in piece.stands_for if place is not None} <= {"4c", "7c"}
    assert [place is None for place in piece.stands_for] == [True, False, True]


def test_orders() -> None:
    rules = RuleSet.preset("standard")
    cards = parse_cards("Kd 4s 9h 2c 9s 9c")
    assert format_cards(ordered(cards, Order.RANK, rules, 5)) == "2c 4s 9s 9h 9c Kd"
    assert format_cards(ordered(cards, Order.SUIT, rules, 5)) == "4s 9s 9h Kd 2c 9c"
    melds = ordered(cards, Order.MELDS, rules, 5)
    assert {str(card) for card in melds[:3]} == {"9s", "9h", "9c"}
    assert str(melds[-1]) == "Kd"  # the best discard lies at the end
    assert format_cards(ordered(parse_cards("4s 9h 2c"), Order.RANK, rules, 4)) == "2c 9h 4s"  # wild last
