"""Whole matches for tests: short, the same in every run, played by policies that need no bot."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from threethirteen.engine import Call, ChangeSeating, Match, Recorded, Rename, commitment
from threethirteen.play import (
    Action,
    CallOut,
    Discard,
    Draw,
    GoOut,
    LayDown,
    LayOff,
    MatchStarted,
    Observation,
    Phase,
    PlaceOn,
    Take,
    TakeBack,
)
from threethirteen.play.laying import best_last_play, may_lay
from threethirteen.rules import RuleSet
from threethirteen.solver import best_discards, deadwood_points

SECRET = hashlib.sha256(b"a secret that everybody knows").digest()


class Whim:
    """Draws, takes, calls, lays, goes out and discards as a hash of the seed and the event's number says."""

    def __init__(self, seed: str = "whim") -> None:
        self.seed = seed

    def act(self, observation: Observation) -> Action:
        text = f"{self.seed} {observation.viewer} {observation.seq}"
        luck = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
        if observation.phase is Phase.DRAW:
            return Take() if luck % 3 == 0 and Take() in observation.legal else Draw()
        actions = list(observation.legal)
        out = [action for action in actions if isinstance(action, GoOut)]
        if out:
            return out[luck % len(out)]
        calls = [action for action in actions if isinstance(action, CallOut)]
        if calls and luck % 4 == 0:  # an honour call, wrong as a rule
            return calls[luck % len(calls)]
        laying = [action for action in actions if isinstance(action, LayDown | LayOff)]
        if laying and luck % 4:
            return laying[luck % len(laying)]
        discards = [action for action in actions if isinstance(action, Discard)]
        return discards[luck % len(discards)]


class Careful:
    """Keeps the cheapest hand: takes a card that makes it cheaper, goes out as soon as it can. No luck in it."""

    def act(self, observation: Observation) -> Action:
        if observation.public.solo is not None:
            return self._alone(observation)
        rules, size, hand = observation.rules, observation.hand_size, observation.hand
        if observation.phase is Phase.DRAW:
            top = observation.top
            if top is None:
                return Draw()
            left = best_discards((*hand, top), rules, size)[0].arrangement.points
            return Take() if left < deadwood_points(hand, rules, size) else Draw()
        if may_lay(observation):
            return self._lay(observation)
        for choice in best_discards(hand, rules, size):
            if choice.goes_out and (out := GoOut(choice.discard)) in observation.legal:
                return out
            if choice.discard is not None and (discard := Discard(choice.discard)) in observation.legal:
                return discard
        raise AssertionError("some card can always go")

    def _lay(self, observation: Observation) -> Action:
        """In a redemption round: all that helps on the melds of the table, then the own melds beside them."""
        play = best_last_play(observation)
        if play.laid_off:
            return LayOff(play.laid_off[0].card, play.laid_off[0].onto)
        for meld in play.arrangement.melds:
            if (down := LayDown(meld.cards)) in observation.legal:
                return down
        return GoOut(None) if play.discard is None else Discard(play.discard)

    def _alone(self, observation: Observation) -> Action:
        """Each card goes on the first pile that it makes cheaper, else on the last open one."""
        solo, rules = observation.solo, observation.rules
        if solo.card is not None:
            for number in solo.open_piles:
                pile = solo.piles[number]
                best = best_discards((*pile.cards, solo.card), rules, pile.hand_size)[0]
                if best.arrangement.points < pile.arrangement.points:
                    return PlaceOn(number)
            return PlaceOn(solo.open_piles[-1])
        if solo.placed is not None:
            pile = solo.piles[solo.placed]
            discard = best_discards(pile.cards, rules, pile.hand_size)[0].discard
            assert discard is not None
            return Discard(discard)
        return next(iter(observation.legal))


def alone(rules: RuleSet, *, secret: bytes = SECRET) -> Match:
    """A match of one who plays alone, nothing dealt yet."""
    started = MatchStarted(rules, commitment(secret), ("Ada",))
    return Match.from_events([Recorded(1, started)], secret)


def whimsical(
    key: str = "standard",
    names: Sequence[str] = ("Ada", "Ben"),
    house_rules: Mapping[str, object] | None = None,
    *,
    secret: bytes = SECRET,
    seed: str = "whim",
) -> Match:
    """A short match of two rounds with a lap limit (unless told otherwise), played to its end on a whim."""
    house = {"rounds": [3, 4], "draw.max_laps": 12, **(house_rules or {})}
    rules = RuleSet.preset(key, house)
    return Match.start(rules, names, secret=secret).play([Whim(seed)] * len(names))


def eventful(seed: str, key: str = "standard", house_rules: Mapping[str, object] | None = None) -> Match:
    """A short match in which much happens besides play: nonces, new seats, leavers, pauses, discards taken back."""
    rules = RuleSet.preset(key, {"rounds": [3, 4, 3], "draw.max_laps": 6, **(house_rules or {})})
    match = Match.start(rules, ("Ada", "Ben", "Ada"), secret=SECRET, take_back=True)
    whim = Whim(seed)
    step = 0
    while not match.ended:
        step += 1
        luck = hashlib.sha256(f"{seed} {step}".encode()).digest()
        if luck[0] < 12:
            match = match.add_nonce(luck[:8].hex())
        elif luck[0] < 20:
            match = match.suspend().resume(at="2026-01-02T03:04:05Z")
        elif luck[0] < 23 and len(match.public.active) > 2:
            match = match.leave(match.public.active[luck[1] % len(match.public.active)])
        elif luck[0] < 24 and step > 20:
            match = match.call_off()
        elif isinstance(match.due, Call):
            match = match.call()
        elif match.public.round is None:
            if luck[1] < 60 and len(match.public.seats) < 5:
                match = match.join(f"Joiner {step}", luck[2] % 30)
            if luck[3] < 60:
                match = match.command(Rename(match.public.active[0], f"Renamed {step}"))
            if luck[4] < 60:
                match = match.command(ChangeSeating(match.public.active[1:] + match.public.active[:1]))
            match = match.deal()
        else:
            before = match.public.round.before_discard
            if luck[0] < 40 and before is not None:
                match = match.act(before.turn, TakeBack())
            elif match.turn is not None:
                match = match.act(match.turn, whim.act(match.observe(match.turn)))
    return match


def all_at_once(rules: RuleSet, names: Sequence[str], *, secret: bytes = SECRET) -> Match:
    """A match to be played all at once, nothing dealt yet."""
    started = MatchStarted(rules, commitment(secret), tuple(names))
    return Match.from_events([Recorded(1, started)], secret)
