"""The formulas against values worked out by hand or taken from tables."""

from __future__ import annotations

import pytest

from threethirteen.simulate.stats import mean_95, share_95, t_95


@pytest.mark.parametrize(
    ("degrees", "quantile"),
    [(1, 12.7062), (10, 2.2281), (11, 2.2010), (20, 2.0860), (60, 2.0003), (1000, 1.9623)],
)
def test_t_as_in_the_tables(degrees: int, quantile: float) -> None:
    assert t_95(degrees) == pytest.approx(quantile, abs=2e-4)


def test_mean_by_hand() -> None:
    # mean 5, squares 9 + 1 + 1 + 9 = 20, s² = 20/3, s/√n = √(5/3) = 1.29099, t(3) = 3.18245
    estimate = mean_95([2, 4, 6, 8])
    assert estimate.mean == 5
    assert estimate.high == pytest.approx(5 + 3.182446 * 1.290994, abs=1e-5)
    assert estimate.low == pytest.approx(5 - 3.182446 * 1.290994, abs=1e-5)


def test_a_single_observation_has_no_interval() -> None:
    assert (mean_95([7]).mean, mean_95([7]).low, mean_95([7]).high) == (7, None, None)
    with pytest.raises(ValueError, match="no observations"):
        mean_95([])


def test_share_by_hand() -> None:
    # Wilson, 10 of 20: middle ½, half √(¼·20·3.84146 + 3.84146²/4)/(20 + 3.84146) = 0.20070
    estimate = share_95(10, 20)
    assert estimate.mean == 0.5
    assert estimate.low == pytest.approx(0.29930, abs=1e-4)
    assert estimate.high == pytest.approx(0.70070, abs=1e-4)
    # none of 10: from 0 to z²/(n + z²)
    none = share_95(0, 10)
    assert (none.mean, none.low) == (0, 0)
    assert none.high == pytest.approx(3.841459 / 13.841459, abs=1e-6)
    assert share_95(10, 10).high == pytest.approx(1)
    with pytest.raises(ValueError, match="no matches"):
        share_95(0, 0)


def test_shared_wins_count_as_fractions() -> None:
    assert share_95(1.5, 3).mean == 0.5
