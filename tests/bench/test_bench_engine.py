"""The engine stays within sight of its goals, measured against a fixed loop on the same machine."""

import pytest

from tests.bench.calibration import calibrate
from tests.bench.measure import copy_microseconds, load, runs


@pytest.mark.parametrize("name", ["base_2p", "base_4p"])
def test_a_decision_costs_few_rounds_of_the_loop(name: str) -> None:
    """Twice what was measured when this was written, so that only a real slowdown fails."""
    unit = calibrate() / 200  # microseconds per round
    fastest = runs(load(name), 30, rounds=2)[0]
    assert fastest.per_decision / unit < 700


def test_a_copy_is_cheap() -> None:
    """Less than 20 microseconds on a machine like the one the goals were set for."""
    unit = calibrate() / 200
    assert copy_microseconds(load("base_4p")) / unit < 200
