"""Laying cards on the table in a last turn (``out.lay_off`` = redemption): what is legal, and what is best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from threethirteen.cards import Card
from threethirteen.play.actions import Action, LayDown, LayOff
from threethirteen.play.observation import Observation
from threethirteen.play.public import Phase
from threethirteen.play.refusing import Refusal
from threethirteen.rules import RuleSet, is_wild
from threethirteen.rules.ruleset import FinalDiscard, LayingOff
from threethirteen.solver import LastPlay, Meld, MeldKind, RunEnd, addition_fault, additions, last_play, solve
from threethirteen.solver.melds import LEAST_CARDS

_RULE_OF_FAULT: Final = {
    "set-same-card-twice": "meld.same_card_twice_in_set",
    "wilds-adjacent": "wild.adjacent",
    "too-few-naturals": "wild.min_naturals",
    "too-many-wilds": "wild.max_per_meld",
    "too-great-a-share-of-wilds": "wild.max_share",
    "card-does-not-fit": "out.lay_off",
}


def may_lay(observation: Observation) -> bool:
    """Whether the viewer is in its own last turn, has drawn, and the rules let it lay cards on the table."""
    return (
        observation.rules.out.lay_off is LayingOff.REDEMPTION
        and observation.to_act
        and observation.last_turn
        and observation.phase is Phase.DISCARD
    )


def refuse_laying(observation: Observation, action: LayDown | LayOff) -> Refusal | None:
    """Why the seat on turn, which has drawn, may not lay this on the table; None where it may."""
    if observation.rules.out.lay_off is not LayingOff.REDEMPTION:
        return Refusal("no-laying-off", "out.lay_off")
    if not observation.last_turn:
        return Refusal("laying-only-in-last-turn", "out.lay_off")
    cards = action.cards if isinstance(action, LayDown) else (action.card,)
    if missing := Counter(cards) - Counter(observation.hand):
        return Refusal("card-not-in-hand", "discard", {"card": str(min(missing))})
    if isinstance(action, LayDown):
        if not _makes_one_meld(cards, observation):
            return Refusal("not-one-meld", "out.lay_off")
    else:
        if not 0 <= action.onto < len(observation.round.table):
            return Refusal("no-such-meld", "out.lay_off", {"number": action.onto})
        meld = observation.round.table[action.onto].meld
        fault = addition_fault(meld, action.card, observation.rules, observation.hand_size, action.end)
        if fault is not None:
            return Refusal(f"lay-off-{fault}", _RULE_OF_FAULT[fault], {"card": str(action.card)})
    return _refuse_to_be_stuck(observation, cards)


def _refuse_to_be_stuck(observation: Observation, cards: tuple[Card, ...]) -> Refusal | None:
    """A card that may be thrown must be left, but where the rules let a hand that is all gone do without."""
    left = Counter(observation.hand) - Counter(cards)
    if not left:
        if observation.rules.out.discard is FinalDiscard.OPTIONAL:
            return None
        return Refusal("keep-a-discard", "out.discard")
    kept = _kept(observation)
    if kept is not None and kept not in cards and list(left.elements()) == [kept]:
        return Refusal("only-taken-card-left", "draw.return_taken_card", {"card": str(kept)})
    return None


def _kept(observation: Observation) -> Card | None:
    """The card just taken, where it may not be thrown."""
    return None if observation.rules.draw.return_taken_card else observation.round.taken


def _makes_one_meld(cards: Sequence[Card], observation: Observation) -> bool:
    if len(cards) < LEAST_CARDS:
        return False
    found = solve(cards, observation.rules, observation.hand_size)
    return not found.deadwood and len(found.melds) == 1


def conceivable_laying(observation: Observation) -> Iterator[Action]:
    """All that may be worth asking about: every meld in the hand, every card on every meld."""
    if not may_lay(observation):
        return
    faces = sorted(set(observation.hand))
    for number, lying in enumerate(observation.round.table):
        ends = (None,) if lying.meld.kind is MeldKind.SET else (None, RunEnd.LAST, RunEnd.FIRST)
        yield from (LayOff(card, number, end) for card in faces for end in ends)
    for cards in sorted(set(_meldable(observation))):
        yield LayDown(cards)


_Cards: TypeAlias = tuple[Card, ...]


def _meldable(observation: Observation) -> Iterator[_Cards]:
    """Cards of one rank, or of different ranks of one suit, with any of the wilds."""
    rules, hand = observation.rules, sorted(observation.hand)
    wild = rules.wild_rank(observation.hand_size)
    wilds = [card for card in hand if is_wild(card, wild)]
    naturals = [card for card in hand if not is_wild(card, wild)]
    groups: set[_Cards] = set()
    for rank in {card.rank for card in naturals}:
        groups |= _parts([card for card in naturals if card.rank == rank])
    for suit in (None,) if rules.meld.mixed_suit_runs else {card.suit for card in naturals}:
        by_rank: dict[object, list[Card]] = {}
        for card in naturals:
            if suit in (None, card.suit):
                by_rank.setdefault(card.rank, []).append(card)
        for chosen in product(*((None, *dict.fromkeys(cards)) for cards in by_rank.values())):
            groups.add(tuple(card for card in chosen if card is not None))
    for group in groups | {()}:
        for more in _parts(wilds):
            if len(group) + len(more) >= LEAST_CARDS:
                yield tuple(sorted((*group, *more)))


def _parts(cards: list[Card]) -> set[_Cards]:
    """Every choice from the cards, equal faces not told apart."""
    faces = Counter(cards)
    counts = product(*(range(copies + 1) for copies in faces.values()))
    return {
        tuple(card for card, copies in zip(faces, chosen, strict=True) for _ in range(copies))
        for chosen in counts
    }


def places(observation: Observation) -> tuple[LayOff, ...]:
    """Where on the table the viewer's cards may be put; both ends of a run are named where a card fits at both."""
    if not may_lay(observation):
        return ()
    found: list[LayOff] = []
    for number, lying in enumerate(observation.round.table):
        for card in sorted(set(observation.hand)):
            ways = additions(lying.meld, card, observation.rules, observation.hand_size)
            ends = [way.end for way in ways] if len(ways) > 1 else [None] * len(ways)
            actions = [LayOff(card, number, end) for end in ends]
            found += [action for action in actions if refuse_laying(observation, action) is None]
    return tuple(found)


def best_last_play(observation: Observation) -> LastPlay:
    """The play that leaves the viewer least points, where it may lay cards on the table now (``may_lay``)."""
    return _best_play(
        tuple(sorted(observation.hand)),
        tuple(lying.meld for lying in observation.round.table),
        observation.reckoning,
        observation.hand_size,
        _kept(observation),
    )


def left_in_last_turn(observation: Observation, came: Card | None = None) -> int:
    """The points the viewer is left with at best if this card comes to it in its last turn, or none at all.

    A card just taken that may not be thrown is not thought of.
    """
    table = tuple(lying.meld for lying in observation.round.table)
    rules, size = observation.reckoning, observation.hand_size
    if came is None:
        return last_play(observation.hand, table, rules, size, discards=False).points
    return _best_play(tuple(sorted((*observation.hand, came))), table, rules, size, None).points


@lru_cache(maxsize=64)
def _best_play(
    hand: _Cards, table: tuple[Meld, ...], rules: RuleSet, hand_size: int, kept: Card | None
) -> LastPlay:
    return last_play(hand, table, rules, hand_size, kept)
