"""The meld definition, one test a rule; named after the rows wild.* and meld.* of the rules."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from threethirteen.cards import Card, CardTextError, Rank, Suit, parse_cards
from threethirteen.rules import OptionValue, RuleSet
from threethirteen.solver import Meld, MeldKind, Place, meld_fault

STANDARD = RuleSet.preset("standard")


def claim(text: str) -> Meld:
    """A claimed meld: ``set 7s 7h JK=7`` or ``run 7h JK=8h 9h``."""
    kind, *pieces = text.split()
    cards: list[Card] = []
    places: list[Place | None] = []
    for piece in pieces:
        card, _, place = piece.partition("=")
        cards += parse_cards(card)
        places.append(Place.parse(place) if place else None)
    return Meld(MeldKind(kind), tuple(cards), tuple(places))


def fault(text: str, size: int = 3, **options: OptionValue) -> str | None:
    house_rules = {key.replace("__", "."): value for key, value in options.items()}
    return meld_fault(claim(text), STANDARD.with_house_rules(house_rules), size)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("set 7s 7h 7c", None),
        ("set 7s 7s 7s", None),
        ("set 7s 7h", "meld-too-small"),
        ("set 7s 7h 8c", "set-of-several-ranks"),
        ("set 7s 7h JK=7", None),
        ("set 7s 7h JK=8", "set-of-several-ranks"),
        ("set 7s 7h JK=7d", "set-place-with-suit"),
        ("set 7s 7h JK", "joker-without-place"),
        ("set 7s 7h 8c=7", "natural-with-place"),
        ("set 3s 3h 3d", None),
        ("set 3s 3h 3d=3", "own-place-is-natural"),
        ("set 3s=9 3h=9 3d=9", None),
        ("set 3s=9 3h=9 3d", "set-of-several-ranks"),
        ("run 7h 8h 9h", None),
        ("run 9h 8h 7h", "run-not-consecutive"),
        ("run 7h 8h 9s", "run-of-several-suits"),
        ("run 7h JK=8h 9h", None),
        ("run 7h JK=8s 9h", "run-of-several-suits"),
        ("run 7h JK=8 9h", "run-of-several-suits"),
        ("run 7h 3h=8h JK=9h", None),
        ("run 2h 3h 4h", None),
        ("run 2h 3h=3h 4h", "own-place-is-natural"),
        ("run 2h 3s=3h 4h", None),
        ("run 2h 3s 4h", "run-of-several-suits"),
        ("run 2h 4h 5h", "run-not-consecutive"),
        ("run Ah 2h 3h", None),
        ("run Qh Kh Ah", "run-not-consecutive"),
        ("run Kh Ah 2h", "run-not-consecutive"),
        ("run Qh Kh JK=Ah", "run-not-consecutive"),
        ("run JK=Jh Qh Kh", None),
        ("run Ah 2h 2h 3h", "run-not-consecutive"),
        ("run JK=7* 8h 9h", "place-not-in-deck"),
    ],
)
def test_the_standard_game(text: str, expected: str | None) -> None:
    assert fault(text) == expected


def test_all_wild() -> None:
    assert fault("set JK=9 JK=9 3s=9", wild__all_wild=False) == "too-few-naturals"
    assert fault("set 3s 3h 3d", wild__all_wild=False) is None
    assert fault("set 3s JK=3 JK=3", wild__all_wild=False) is None
    # a meld of wilds only is free of the three limits
    assert (
        fault("set JK=9 JK=9 3s=9", wild__max_per_meld=1, wild__min_naturals=2, wild__max_share="half")
        is None
    )


def test_max_per_meld_counts_cards_used_as_wild() -> None:
    assert fault("set 9s JK=9 JK=9", wild__max_per_meld=1) == "too-many-wilds"
    assert fault("run 2h 3h 4h JK=5h", wild__max_per_meld=1) is None
    assert fault("run 2h 3s=3h 4h JK=5h", wild__max_per_meld=1) == "too-many-wilds"


def test_min_naturals_and_max_share() -> None:
    assert fault("set 9s JK=9 JK=9", wild__min_naturals=2) == "too-few-naturals"
    assert fault("set 9s 9s JK=9", wild__min_naturals=2) is None
    assert fault("set 9s 9h JK=9 JK=9", wild__max_share="half") is None
    assert fault("set 9s JK=9 JK=9", wild__max_share="half") == "too-great-a-share-of-wilds"
    assert fault("set 9s 9h JK=9 JK=9", wild__max_share="fewer_than_naturals") == "too-great-a-share-of-wilds"


def test_own_place_always_wild() -> None:
    assert fault("run 2h 3h 4h", wild__own_place="always_wild") == "wild-without-place"
    assert fault("run 2h 3h=3h 4h", wild__own_place="always_wild") is None
    assert fault("set 3s 3h 3d", wild__own_place="always_wild") == "wild-without-place"


def test_adjacent_counts_in_runs_only_and_not_naturals() -> None:
    assert fault("run 7h JK=8h JK=9h Th", wild__adjacent=False) == "wilds-adjacent"
    assert fault("run 7h JK=8h 9h JK=Th", wild__adjacent=False) is None
    assert fault("run JK=2h 3h JK=4h", wild__adjacent=False) is None
    assert fault("run JK=4h JK=5h JK=6h", wild__adjacent=False) == "wilds-adjacent"
    assert fault("set 7h JK=7 JK=7", wild__adjacent=False) is None


def test_ace_places() -> None:
    assert fault("run Qh Kh Ah", meld__ace="high_or_low") is None
    assert fault("run Ah 2h 3h", meld__ace="high_or_low") is None
    assert fault("run Kh Ah 2h", meld__ace="high_or_low") == "run-not-consecutive"
    assert fault("run Kh Ah 2h", meld__ace="around_the_corner") is None
    assert fault("run Kh JK=Ah 2h", meld__ace="around_the_corner") is None
    around = "run Qh Kh Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh"
    assert fault(around, meld__ace="around_the_corner") is None
    assert fault(around + " JK=Qh", meld__ace="around_the_corner") == "run-not-consecutive"
    assert (
        fault("run Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", meld__ace="high_or_low")
        == "run-not-consecutive"
    )


def test_same_card_twice_in_set() -> None:
    assert fault("set 7h 7h 7s", meld__same_card_twice_in_set=False) == "set-same-card-twice"
    assert fault("set 7h 7s JK=7 JK=7", meld__same_card_twice_in_set=False) is None
    assert fault("set 7h 7s JK=7 JK=7 JK=7", meld__same_card_twice_in_set=False) == "set-same-card-twice"
    assert fault("set 3s 3h 3s=3", meld__same_card_twice_in_set=False) is None
    assert fault("set 3s 3s 3h", meld__same_card_twice_in_set=False) == "set-same-card-twice"


def test_mixed_suit_runs() -> None:
    assert fault("run 7h 8s 9d", meld__mixed_suit_runs=True) is None
    assert fault("run 7h JK=8 9d", meld__mixed_suit_runs=True) is None
    assert fault("run 7h JK=8s 9d", meld__mixed_suit_runs=True) == "run-place-with-suit"
    assert fault("run 2h 3s 4d", meld__mixed_suit_runs=True) is None


def test_five_crowns_has_no_aces_and_no_twos() -> None:
    rules = RuleSet.preset("five-crowns").with_house_rules({"meld.ace": "around_the_corner"})
    assert meld_fault(claim("run 3* 4* 5*"), rules, 6) is None
    assert meld_fault(claim("run JK=2* 3* 4*"), rules, 6) == "place-not-in-deck"
    assert meld_fault(claim("run Q* K* 3*"), rules, 6) == "run-not-consecutive"


def test_lengths_must_agree() -> None:
    assert meld_fault(Meld(MeldKind.SET, parse_cards("7s 7h 7c"), ()), STANDARD, 3) == "meld-malformed"


@pytest.mark.parametrize("text", ["7", "T", "7h", "K*", "As"])
def test_place_text(text: str) -> None:
    place = Place.parse(text)
    assert str(place) == text
    assert Place.parse(text.lower()) is place
    assert pickle.loads(pickle.dumps(place)) is place
    assert deepcopy(place) is place


def test_places_are_values() -> None:
    assert Place.parse("10h") is Place(Rank.TEN, Suit.HEARTS)
    with pytest.raises(AttributeError):
        Place(Rank.TEN).rank = Rank.ACE
    for text in ("", "JK", "1", "hh"):
        with pytest.raises(CardTextError):
            Place.parse(text)
