"""A viewer's own hand as it lies, read by the rules."""

from __future__ import annotations

from typing import Final

from threethirteen.cards import Card
from threethirteen.engine import Match
from threethirteen.play import GoOut, Observation, Phase
from threethirteen.play.laying import places
from threethirteen.play.legality import may_return_taken_card
from threethirteen.play.lying import as_it_lies
from threethirteen.protocol.messages import HandGroup, HandRead
from threethirteen.rules.ruleset import FinalDiscard
from threethirteen.server.state import TableState
from threethirteen.solver import deadwood_points, least_after_discard

Way = tuple[int | None, tuple[Card | None, ...]]
"""The least points, and the discards with which the seat may go out."""

_NOTHING: Final[HandRead | None] = None


class HandReader:
    """Reads hands, and remembers what was read last for each seat and told to each socket."""

    def __init__(self) -> None:
        self._read: dict[int, tuple[object, HandRead]] = {}
        self._told: dict[int, HandRead | None] = {}

    def read(self, match: Match, state: TableState, seat: int) -> HandRead | None:
        """The seat's hand; None where it has none. Work is done only where the hand, its order or its turn changed."""
        round_ = match.public.round
        hand = match.state.hands[seat] if seat < len(match.state.hands) else ()
        discards = round_ is not None and seat in round_.to_act and round_.phase is Phase.DISCARD
        # who has laid every card on the table may still have to say that this is all (``out.discard`` optional)
        if round_ is None or not (hand or discards):
            return _NOTHING
        cards = (state.seats[seat].order or hand) if hand else ()
        taken = match.observe(seat).taken if discards else None
        laid = round_.table if discards else ()
        key = (round_.number, cards, discards, laid, taken, state.settings.hints)
        known = self._read.get(seat)
        if known is not None and known[0] == key:
            return known[1]
        read = _read(match.observe(seat), cards, discards, state.settings.hints)
        self._read[seat] = (key, read)
        return read

    def news(self, session: int, hand: HandRead | None) -> bool:
        """This socket has not been told this; from now on it has been."""
        if hand is None or self._told.get(session) is hand:
            return False
        self._told[session] = hand
        return True

    def told(self, session: int, hand: HandRead | None) -> None:
        """This socket has been told this."""
        self._told[session] = hand

    def gone(self, session: int) -> None:
        """Nobody asks for this socket any more."""
        self._told.pop(session, None)


def _read(observation: Observation, cards: tuple[Card | None, ...], discards: bool, hints: bool) -> HandRead:
    rules, size, hand = observation.rules, observation.hand_size, observation.hand
    reckoning = observation.reckoning
    lying = as_it_lies(cards, reckoning, size)
    groups = tuple(
        HandGroup(piece.meld.kind, piece.start, piece.stands_for)
        for piece in lying.pieces
        if piece.meld is not None
    )
    outs: tuple[Card | None, ...] = ()
    if discards:
        forbidden = frozenset(card for card in hand if not may_return_taken_card(observation, card))
        best = least_after_discard(hand, reckoning, size, forbidden)[0]
        # only a hand that comes near is looked at closely: it takes a solve for each card; one may go out with the card
        # just taken, whatever draw.return_taken_card says
        same = not forbidden and reckoning is rules
        nearest = best if same else least_after_discard(hand, rules, size)[0]
        may_be_out = nearest <= rules.out.knock_at_most or (
            rules.out.discard is FinalDiscard.OPTIONAL and not deadwood_points(hand, rules, size)
        )
        # where a call may be wrong, nobody is told whether it would be right
        if may_be_out and rules.out.wrong_call == "prevented":
            ways = map(GoOut, (None, *sorted(set(hand))))
            outs = tuple(action.discard for action in ways if action in observation.legal)
    elif hints:
        best = deadwood_points(hand, reckoning, size)
    else:
        best = 0
    return HandRead(
        seq=observation.seq,
        cards=cards,
        groups=groups,
        points=lying.after_discard if discards else lying.points,
        best=best if hints else None,
        outs=outs,
        places=places(observation),
    )
