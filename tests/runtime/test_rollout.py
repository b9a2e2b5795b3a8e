"""Rollouts: whole games at random, the same for the same seed, each action equally likely."""

from collections import Counter, defaultdict

import pytest

from swdsl.runtime import State, legal, new_state, rollout, step
from tests.engine.games import official


def test_a_rollout_ends_the_game_and_can_be_repeated() -> None:
    start = new_state(official("base_3p"), 5)
    ends = []
    for seed in (1, 1, 2):
        s = start.copy()
        decisions = rollout(s, seed)
        assert s.over
        ends.append((decisions, s.key()))
    assert ends[0] == ends[1] != ends[2]
    assert not start.over
    assert rollout(s, 1) == 0  # nothing is left to decide


def test_every_action_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each place in a list of a given length is chosen about as often as the others."""
    found: dict[int, Counter[int]] = defaultdict(Counter)

    def spy(s: State, action: int) -> None:
        actions = legal(s)
        found[len(actions)][actions.index(action)] += 1
        step(s, action)

    monkeypatch.setattr("swdsl.runtime.rollouts.step", spy)
    for seed in range(60):
        rollout(new_state(official("base_2p"), seed), seed)
    for length in (2, 4, 6):
        mean = found[length].total() / length
        assert mean > 60
        assert all(0.7 * mean < found[length][place] < 1.3 * mean for place in range(length)), found[length]
