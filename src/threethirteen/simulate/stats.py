"""The arithmetic of a comparison: means and shares with 95 % intervals. Every formula stands beside its function."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

Z_95: Final = 1.959963984540054
"""97.5 % quantile of the normal distribution: 95 % lie between -z and z."""

_T_95: Final = (
    12.706205,
    4.302653,
    3.182446,
    2.776445,
    2.570582,
    2.446912,
    2.364624,
    2.306004,
    2.262157,
    2.228139,
)
"""97.5 % quantiles of Student's t with 1 to 10 degrees of freedom (any table of the distribution)."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean or share with its 95 % interval; without bounds where a single observation gives none."""

    mean: float
    low: float | None
    high: float | None


def t_95(degrees: int) -> float:
    """97.5 % quantile of Student's t: from the table, beyond it by the Cornish–Fisher expansion.

    ``z + (z³+z)/4d + (5z⁵+16z³+3z)/96d² + (3z⁷+19z⁵+17z³-15z)/384d³`` (Abramowitz and Stegun, 26.7.5); the error is
    below 0.0002 from 11 degrees on. Raises ValueError for fewer than one.
    """
    if degrees < 1:
        raise ValueError(f"{degrees} degrees of freedom")
    if degrees <= len(_T_95):
        return _T_95[degrees - 1]
    z = Z_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


def mean_95(values: Sequence[float]) -> Estimate:
    """The mean of independent observations: ``m ± t·s/√n`` with ``s² = Σ(x-m)²/(n-1)``, t of n-1 degrees.

    Raises ValueError where there are none.
    """
    n = len(values)
    if not n:
        raise ValueError("no observations")
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean, None, None)
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    half = t_95(n - 1) * sqrt(variance / n)
    return Estimate(mean, mean - half, mean + half)


def share_95(won: float, of: int) -> Estimate:
    """A share by Wilson's score interval, which never leaves 0 … 1 and holds for few matches too.

    ``(p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n)`` with ``p = won/n``. Shared wins count as fractions; for those
    the interval is a little too wide, as it is for the matches of one set of deals, of which a bot tends to win some
    and lose the others. Raises ValueError where there are no matches.
    """
    if of < 1:
        raise ValueError("no matches")
    share = won / of
    z2 = Z_95**2
    middle = share + z2 / (2 * of)
    half = Z_95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    scale = 1 + z2 / of
    return Estimate(share, max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale))
