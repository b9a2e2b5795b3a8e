"""Counting bytecodes: each call is seen, the count is the same each time, the kernel keeps to its budget."""

import sys

import pytest

import swdsl.runtime.play
from tests.bench.bytecodes import counted
from tests.bench.measure import load

CEILING = 1100
"""Bytecodes per decision on `base_2p`, Python 3.11: less than a hundredth above what was last measured."""

pytestmark = pytest.mark.skipif(
    not str(swdsl.runtime.play.__file__).endswith(".py"), reason="compiled code has no bytecodes"
)


def test_the_count_is_the_same_each_time() -> None:
    game = load("base_2p")
    one, two = counted(game, 2), counted(game, 2)
    assert one == two
    assert one.calls_each > 1
    (rollouts,) = [number for place, number in one.calls.items() if place.startswith("rollouts.rollout:")]
    (steps,) = [number for place, number in one.calls.items() if place.startswith("play.step:")]
    assert (rollouts, steps) == (2, one.decisions)


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="other versions have other bytecodes")
def test_a_decision_takes_no_more_than_its_budget() -> None:
    assert counted(load("base_2p")).bytecodes_each < CEILING
