"""What a viewer can count: the cards it has not seen."""

from __future__ import annotations

from tests.matches import whimsical
from threethirteen.engine import replay
from threethirteen.engine.sight import observe
from threethirteen.play import WentOut


def test_cards_laid_down_by_going_out_are_counted_once() -> None:
    """A seat takes a card from the pile and goes out with it: all have seen it, in the hand and on the table."""
    counted = 0
    for seed in "abcdefgh":
        events = whimsical(names=("Ada", "Ben", "Cay"), seed=seed).events
        for place, recorded in enumerate(events):
            if isinstance(recorded.event, WentOut):
                state = replay(events[: place + 1])
                if state.public.round is None:
                    continue
                seat = recorded.event.seat
                for viewer in (0, 1, 2, None):
                    seen = observe(state, viewer)
                    others = [other for other in range(3) if other not in (viewer, seat)]
                    hidden = sum(len(state.hands[other]) for other in others)
                    known = sum(len(state.public.round.shown[other]) for other in others)
                    assert sum(seen.unseen.values()) == len(state.stock) + hidden - known
                    counted += 1
    assert counted
