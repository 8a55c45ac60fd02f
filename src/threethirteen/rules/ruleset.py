"""The rule set: one frozen data object that says everything the engine, the solver and the screen need to know.

Only data lives here: enums, integers and tuples, no callables and no names of games. What each option means in words,
which values it takes stands in ``rules.catalogue``; what contradicts what in ``rules.validation``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from threethirteen.cards import Rank


class Range(NamedTuple):
    """Both ends are part of it."""

    least: int
    most: int


class WildRank(StrEnum):
    """Which rank is wild in a round."""

    FOLLOWS = "follows"


class MaxShare(StrEnum):
    """The greatest share of a meld that its wilds may make up."""

    HALF = "half"
    FEWER_THAN_NATURALS = "fewer_than_naturals"


class OwnPlace(StrEnum):
    """What a card of the wild rank is when it stands at its own rank (set) or its own rank and suit (run)."""

    NATURAL = "natural"
    ALWAYS_WILD = "always_wild"


class AcePlace(StrEnum):
    """Where an ace may stand in a run."""

    LOW = "low"
    HIGH_OR_LOW = "high_or_low"
    AROUND_THE_CORNER = "around_the_corner"


class StockEmpty(StrEnum):
    """What happens when the stock is used up."""

    RESHUFFLE = "reshuffle"
    END_ROUND = "end_round"


class FinalDiscard(StrEnum):
    """Whether going out needs a discard."""

    COMPULSORY = "compulsory"
    OPTIONAL = "optional"


class LayingOff(StrEnum):
    """Whether cards may be put on melds that others have on the table."""

    REDEMPTION = "redemption"


class Tie(StrEnum):
    """Who wins when the lowest totals are equal."""

    SHARED = "shared"
    BONUS_ROUND = "bonus_round"
    MOST_ZERO_ROUNDS = "most_zero_rounds"


class BonusWild(StrEnum):
    """What is wild in a bonus round."""

    FOLLOWS = "follows"
    JOKERS_ONLY = "jokers_only"


class Play(StrEnum):
    """Turn by turn, all at once on a call, or alone."""

    TURNS = "turns"
    SIMULTANEOUS = "simultaneous"
    SOLO = "solo"


class DeckRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is shuffled: ``copies`` decks of the first ``suits`` suits, these ``ranks``, and so many jokers each."""

    suits: int = 4
    ranks: Range = Range(Rank.ACE, Rank.KING)
    copies: int | Literal["by_players"] = "by_players"
    jokers: int = 0


class WildRules(msgspec.Struct, frozen=True, kw_only=True):
    """Which cards are wild and how many a meld bears. ``all_wild`` melds are exempt from the three limits."""

    rank: WildRank | None = WildRank.FOLLOWS
    all_wild: bool = True
    max_per_meld: int | None = None
    min_naturals: int = 1
    max_share: MaxShare | None = None
    own_place: OwnPlace = OwnPlace.NATURAL
    adjacent: bool = True


class MeldRules(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a set or a run."""

    ace: AcePlace = AcePlace.LOW
    same_card_twice_in_set: bool = True
    mixed_suit_runs: bool = False


class DrawRules(msgspec.Struct, frozen=True, kw_only=True):
    """Drawing, and how a round ends for want of cards or of progress."""

    return_taken_card: bool = True
    stock_empty: StockEmpty = StockEmpty.RESHUFFLE
    max_laps: int | None = 60


class OutRules(msgspec.Struct, frozen=True, kw_only=True):
    """Going out and what follows it."""

    discard: FinalDiscard = FinalDiscard.COMPULSORY
    knock_at_most: int = 0
    first_turn: bool = True
    last_turns: int = 1
    lay_off: LayingOff | None = None
    jokers_away: bool = False
    wrong_call: int | Literal["prevented"] = "prevented"


class ScoreRules(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a card left over, and what is added or doubled. ``court`` is jack, queen, king."""

    ace: int = 1
    court: tuple[int, int, int] = (10, 10, 10)
    wild: int | Literal["face_value"] = "face_value"
    joker: int = 20
    double_rounds: tuple[int, ...] = ()
    out_bonus: int = 0


class MatchRules(msgspec.Struct, frozen=True, kw_only=True):
    """Who wins and when the match stops."""

    tie: Tie = Tie.SHARED
    bonus_hand_size: int | Literal["as_last_round"] = "as_last_round"
    bonus_wild: BonusWild = BonusWild.FOLLOWS
    target: int | None = None


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """Every option's value. The defaults are the game of pagat and about.com, called ``standard`` here.

    A rule set built by hand may contradict itself; those from ``preset``, ``with_house_rules`` and ``rules_from_json``
    are checked (``rules.validation``).
    """

    players: Range = Range(2, 8)
    deck: DeckRules = DeckRules()
    rounds: tuple[int, ...] = tuple(range(3, 14))
    wild: WildRules = WildRules()
    meld: MeldRules = MeldRules()
    draw: DrawRules = DrawRules()
    out: OutRules = OutRules()
    score: ScoreRules = ScoreRules()
    match: MatchRules = MatchRules()
    play: Play = Play.TURNS

    @property
    def deck_size(self) -> int:
        """Cards in one deck, jokers included."""
        return self.deck.suits * (self.deck.ranks.most - self.deck.ranks.least + 1) + self.deck.jokers

    def wild_rank(self, hand_size: int) -> Rank | None:
        """The wild rank of a round with this hand size: 14 is the aces, 15 the twos; None where no rank is wild."""
        if self.wild.rank is None:
            return None
        return Rank(hand_size if hand_size <= Rank.KING else hand_size - Rank.KING)

    def bonus_round(self) -> RuleSet:
        """The rules of a bonus round, which is its only round (``match.bonus_hand_size``, ``match.bonus_wild``)."""
        size = self.match.bonus_hand_size
        rounds = (self.rounds[-1] if size == "as_last_round" else size,)
        jokers_only = self.match.bonus_wild is BonusWild.JOKERS_ONLY
        return replace(self, rounds=rounds, wild=replace(self.wild, rank=None) if jokers_only else self.wild)

    def copies_for(self, seats: int) -> int:
        """Decks shuffled together for so many seats dealt in (``deck.copies``; pagat, about.com).

        ``by_players``: one for two seats, two for three or four, then the smallest number that leaves at least five
        cards a seat in the stock after the largest deal and the upcard.
        """
        if self.deck.copies != "by_players":
            return self.deck.copies
        if seats <= 2:
            return 1
        if seats <= 4:
            return 2
        needed = seats * max(self.rounds) + 1 + 5 * seats
        return -(-needed // self.deck_size)

    def stock_after_largest_deal(self, seats: int) -> int:
        """Cards left in the stock after the largest deal to so many seats and the upcard; negative if too few.

        Where all play at once each seat has an upcard of its own (rules, section 4); a solo deals a pile for every
        hand size at once and has no upcard (section 5).
        """
        cards = self.copies_for(seats) * self.deck_size
        if self.play is Play.SOLO:
            return cards - sum(self.rounds)
        upcards = seats if self.play is Play.SIMULTANEOUS else 1
        return cards - seats * max(self.rounds) - upcards

    @property
    def digest(self) -> str:
        """SHA-256 of the canonical JSON form with its schema version, in hexadecimal: equal rules, equal digest."""
        from threethirteen.rules.json_form import (
            digest,
        )  # the three doors below look up; this file only holds data

        return digest(self)

    @classmethod
    def preset(cls, key: str, house_rules: Mapping[str, object] | None = None) -> RuleSet:
        """The rule set of a game, a variation or a join (``one-wild+redemption``), with house rules laid on top.

        Raises RulesError with every problem: unknown names, two games, and whatever contradicts itself.
        """
        from threethirteen.rules.presets import preset

        return preset(key, house_rules)

    def with_house_rules(self, changes: Mapping[str, object]) -> RuleSet:
        """These rules with options changed: dotted keys to JSON values or command-line texts.

        Raises RulesError with every problem at once.
        """
        from threethirteen.rules.json_form import changed

        return changed(self, changes)
