"""Playing alone at the terminal: what both the app and the prompts ask and do. All that is known is the observation."""

from __future__ import annotations

from dataclasses import dataclass

from threethirteen.bots import make_bot
from threethirteen.bots.alone import after_turn
from threethirteen.cli.terminal.driver import Driver
from threethirteen.cli.terminal.told import Teller
from threethirteen.play import Action, Discard, Observation, PlaceOn, Solo, SoloPhase, SoloPile
from threethirteen.solver import Arrangement


@dataclass(frozen=True)
class AloneHint:
    """What the look-ahead bot would do, and the deadwood of all piles now and after its whole turn."""

    action: Action
    now: int
    then: int


class Alone:
    """One who plays alone, at a driver's match."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def observation(self) -> Observation:
        """What can be seen."""
        return self.driver.observation

    @property
    def solo(self) -> Solo:
        """The piles."""
        return self.driver.observation.solo

    def act(self, action: Action) -> None:
        """Do it. Raises RefusedError."""
        self.driver.act(action)

    def hint(self) -> AloneHint:
        """What the look-ahead bot would do. Slow: may run beside the screen."""
        observation, bot = self.observation, make_bot("look-ahead", "hint")
        action, now = bot.act(observation), observation.solo.points
        then = after_turn(observation, bot) if isinstance(action, PlaceOn | Discard) else now
        return AloneHint(action, now, then)

    def piles_of_size(self, size: int) -> tuple[int, ...]:
        """The piles of this hand size, the open ones first."""
        found = [number for number, pile in enumerate(self.solo.piles) if pile.hand_size == size]
        return tuple(sorted(found, key=lambda number: self.solo.piles[number].closed))


def asked(solo: Solo, teller: Teller) -> str:
    """What is to be done now."""
    text = teller.texts.text
    match solo.phase:
        case SoloPhase.DRAW:
            return text("solo-to-draw")
        case SoloPhase.PLACE:
            assert solo.card is not None
            return text("solo-to-place", card=teller.card(solo.card))
        case SoloPhase.DISCARD:
            assert solo.placed is not None
            return text("solo-to-discard", size=solo.piles[solo.placed].hand_size)
        case SoloPhase.FINISH:
            return text("solo-to-finish")


def hint_alone(hint: AloneHint, solo: Solo, teller: Teller) -> str:
    """The hint as a sentence."""
    text = teller.texts.text
    match hint.action:
        case PlaceOn(pile):
            return text("solo-hint-place", size=solo.piles[pile].hand_size, now=hint.now, then=hint.then)
        case Discard(card):
            return text("solo-hint-discard", card=teller.card(card), then=hint.then)
        case _:
            return asked(solo, teller)


def arrangement_line(arrangement: Arrangement, teller: Teller) -> str:
    """``set 9♠ 9♥ 9♣ · left over K♦ 4♣``."""
    parts = [teller.meld(meld) for meld in arrangement.melds]
    if arrangement.deadwood:
        parts.append(teller.texts.text("terminal-left-over", cards=teller.cards(arrangement.deadwood)))
    return " · ".join(parts)


def pile_line(pile: SoloPile, teller: Teller) -> str:
    """``7 pile, 23: set … · left over …``."""
    text = teller.texts.text
    state = text("solo-closed") if pile.closed else str(pile.arrangement.points)
    return f"{text('solo-pile', size=pile.hand_size)}, {state}: {arrangement_line(pile.arrangement, teller)}"


def outcome_line(observation: Observation, teller: Teller) -> str:
    """How it came out: won, points left, or why there is no score."""
    solo, ended = observation.solo, observation.public.ended
    if solo.scored is None:
        return "" if ended is None else teller.end(ended)
    if solo.scored.won:
        return teller.texts.text("solo-won")
    return teller.texts.text("solo-lost", points=solo.scored.score)
