"""What is said about the person's own hand: what is left over, and a hint when one is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from threethirteen.bots import Advice
from threethirteen.cards import Card
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.told import Teller
from threethirteen.play import Discard, Draw, GoOut, LayOff, Observation, Phase, TableMeld, Take


def deadwood_line(person: Person, teller: Teller) -> str:
    """What the hand would cost as it lies, and at best; after the discard, when one is due."""
    lying, least = person.lying, person.least
    after = person.to_discard
    points = lying.after_discard if after else lying.points
    if points <= least:
        return teller.texts.text(
            "terminal-left-after-least" if after else "terminal-left-least", points=points
        )
    return teller.texts.text("terminal-left-after" if after else "terminal-left", points=points, least=least)


def call_line(observation: Observation, teller: Teller) -> str:
    """Where all play at once: what to choose, what is chosen, or whom the call waits for."""
    round_, text = observation.round, teller.texts.text
    waiting = text(
        "calls-waiting", count=len(round_.awaited), names=teller.names(observation.public, round_.awaited)
    )
    if not observation.to_act or observation.viewer is None:
        return f"{text('calls-is-out')} {waiting}"
    if observation.choice is not None:
        chosen = teller.choice(observation.public, observation.viewer, observation.choice)
        return text("calls-may-change", choice=chosen)
    if observation.phase is Phase.DISCARD:
        outs = [action.discard for action in observation.legal if isinstance(action, GoOut)]
        cards = ", ".join(teller.card(card) for card in outs if card is not None)
        if cards:
            asked = text("terminal-can-go-out", cards=cards)
        else:
            asked = text("terminal-can-go-out-now" if outs else "calls-to-discard")
    elif observation.top is None:
        asked = text("calls-to-draw-only")
    else:
        right = round_.right_of(observation.viewer)
        assert right is not None
        name = observation.public.seats[right].name
        asked = text("calls-to-draw", name=name, card=teller.card(observation.top))
    return asked if round_.out is None else text("calls-last", rest=asked)


def hint_line(hint: Advice, top: Card | None, teller: Teller, table: Sequence[TableMeld] = ()) -> str:
    """What to do and why, in one line. ``top`` is the card on the pile the hint was about, ``table`` the melds."""
    text, now, then = teller.texts.text, hint.now, hint.then
    pile = "" if top is None else teller.card(top)
    match hint.action:
        case Take():
            message = "terminal-hint-take" if then < now else "terminal-hint-take-chance"
            return text(message, card=pile, now=now, then=then)
        case Draw() if hint.taking is not None and hint.taking < now:
            return text("terminal-hint-draw-more", card=pile, gain=now - hint.taking)
        case Draw() if top is not None:
            return text("terminal-hint-draw", card=pile)
        case Draw():
            return text("terminal-hint-draw-only")
        case Discard(card):
            best = "terminal-hint-discard" if then <= now else "terminal-hint-discard-chance"
            return text(best, card=teller.card(card), now=now, then=then)
        case LayOff(card, onto):
            meld = teller.meld(table[onto].meld)
            return text("laying-hint", card=teller.card(card), meld=meld, then=then)
        case GoOut(None):
            return text("terminal-hint-out")
        case GoOut(card) if card is not None:
            return text("terminal-hint-out-with", card=teller.card(card), points=then)
        case _:
            raise TypeError(f"{hint.action!r} is no advice")
