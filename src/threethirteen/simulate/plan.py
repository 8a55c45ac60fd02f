"""What is simulated: which bots, under which rules, on which deals, and who sits where in each match.

**Paired.** A *set* is one secret played several times, so with the same dealer and the same shuffles, the bots moving
one seat on each time. With k seats there are k rotations, and in them every bot sits in every seat as often as it
stands in the list. Where the list repeats itself (A B A B) the later rotations would be copies of the earlier ones and
are left out: there are as many as the list's period. Bots of the same mind do the same in the same seat, because
their luck is keyed by seed and seat: so all matches of a set are alike, every bot gets the sum over all seats equally
often, and differences are exactly 0.

A bot named more than once is one bot with several seats. Only where all are the same bot each place in the list
counts as a bot of its own, and all k rotations are played: a check of the whole apparatus, which must show 0.
"""

from __future__ import annotations

import hashlib

import msgspec

from threethirteen.rules import RuleSet


class Plan(msgspec.Struct, frozen=True):
    """A simulation to run. ``bots`` has one name a seat; ``matches`` is the least number of matches."""

    bots: tuple[str, ...]
    rules: RuleSet
    matches: int
    seed: str
    paired: bool = False

    @property
    def rotations(self) -> int:
        """Matches on the same deals."""
        return period(self.bots) if self.paired else 1

    @property
    def sets(self) -> int:
        """Different deals."""
        return -(-self.matches // self.rotations)

    @property
    def total(self) -> int:
        """Matches that are played: ``matches``, rounded up to whole sets."""
        return self.sets * self.rotations

    def seating(self, number: int, rotation: int) -> tuple[int, ...]:
        """For each seat the place in ``bots`` of who sits there, in this rotation of this set.

        Unpaired matches move on by one seat from match to match, so that no bot keeps the better place.
        """
        shift = rotation if self.paired else number
        seats = len(self.bots)
        return tuple((seat + shift) % seats for seat in range(seats))

    def secret(self, number: int) -> bytes:
        """The 32 bytes that the deals of this set come from."""
        return hashlib.sha256(f"three-thirteen simulation 1|{number}|{self.seed}".encode()).digest()

    def bot_seed(self, number: int) -> str:
        """What the bots' luck starts from in this set: the same for all of them (see above)."""
        return f"{number}|{self.seed}"

    @property
    def rows(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The bots that are compared: name, and their places in ``bots``."""
        names = tuple(dict.fromkeys(self.bots))
        if len(names) > 1:
            return tuple(
                (name, tuple(place for place, other in enumerate(self.bots) if other == name))
                for name in names
            )
        return tuple(
            (name if not place else f"{name} {place + 1}", (place,)) for place, name in enumerate(self.bots)
        )


def period(bots: tuple[str, ...]) -> int:
    """After how many moves by one seat the list looks the same again; the whole length where all are the same bot."""
    seats = len(bots)
    if len(set(bots)) == 1:
        return seats
    return next(shift for shift in range(1, seats + 1) if bots[shift:] + bots[:shift] == bots)
