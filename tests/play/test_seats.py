"""Bots by name: budgets are read, and who is unknown is refused with the names there are."""

import pytest

from swdsl.play.seats import UnknownBot, is_bot, seated
from swdsl.runtime.planner import Planner


def test_a_planner_has_the_budget_that_was_asked_for() -> None:
    by_positions, by_time = seated("planner:700"), seated("planner:20ms")
    assert isinstance(by_positions, Planner)
    assert isinstance(by_time, Planner)
    assert (by_positions.positions, by_positions.milliseconds) == (700, 0)
    assert by_time.milliseconds == 20


@pytest.mark.parametrize("name", ["planer", "planner:", "planner:0", "planner:9s", "greedy:7"])
def test_nobody_else_is_seated(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(UnknownBot, match="There are: random, greedy, planner"):
        seated(name)
