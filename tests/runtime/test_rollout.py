"""Rollouts: whole games at random, the same for the same seed, each action equally likely."""

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    P_DEPLOY,
    V_ABANDON,
    V_CONQUER,
    V_PUT_ONE,
    V_PUT_REST,
    V_STOP,
    V_TRY,
    State,
    legal,
    new_state,
    rollout,
    step,
)
from swdsl.runtime.bits import member, members
from swdsl.runtime.generator import first_draw, next_draw
from swdsl.runtime.rollouts import drawn
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


@pytest.mark.parametrize("name", ["base_2p", "base_5p", "underground_4p", "both_worlds_underground_3p"])
def test_what_is_drawn_stands_in_the_legal_list_where_the_number_says(name: str) -> None:
    """An action drawn from sets is the one that the list has at the same place."""
    game = official(name)
    kinds: set[tuple[int, int]] = set()
    for seed in range(12):
        s = new_state(game, seed)
        number = first_draw(seed)
        while not s.over:
            number = next_draw(number)
            actions = legal(s)
            action = drawn(s, number)
            assert action == actions[number % len(actions)]
            kinds.add((s.phase, action - (action & ARGUMENT)))
            step(s, action)
    attacks = {(P_ATTACK, verb) for verb in (V_CONQUER, V_TRY, V_ABANDON, V_STOP)}
    assert attacks | {(P_DEPLOY, V_PUT_ONE), (P_DEPLOY, V_PUT_REST)} <= kinds


@given(mask=st.integers(min_value=1, max_value=2**61), place=st.integers(min_value=0, max_value=60))
def test_the_members_of_a_set_can_be_asked_for_one_by_one(mask: int, place: int) -> None:
    assert member(mask, place % mask.bit_count()) == members(mask)[place % mask.bit_count()]


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
