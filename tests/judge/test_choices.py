"""A choice between two things to do: both ways go as the sentence says, and players are told of both."""

from __future__ import annotations

import random
from functools import cache

import pytest

from swdsl.runtime import legal, new_state, step, tell
from swdsl.runtime.bots import BOTS
from swdsl.runtime.invariants import check
from tests.judge.sentences import component
from tests.judge.trials import Outcome, compiled, generated, play_trials, table_for

CHOICES = (
    "when I conquer a region: I may gain 1 token, otherwise gain 2 coins",
    "when I conquer a region: they may pay 1 coin to me, otherwise gain 1 coin",
    "when an opponent conquers a region I hold: they may pay 1 coin to me, otherwise they lose 1 token",
    "at turn start: each opponent may pay 1 coin to me, otherwise they lose 1 token",
    "at turn start, once per life: I may pay 2 coins, then gain 1 token, otherwise lose 1 token",
    "at turn start: choose an opponent, then they may pay 1 coin to me, otherwise they lose 1 token",
    "after conquests: I may pay 1 coin, otherwise if round is odd, gain 1 token, otherwise gain 1 coin",
    "after conquests: I may place 1 token from tray in a region I hold, otherwise I may gain 1 coin",
)


@cache
def outcome() -> Outcome:
    """Play every choice by itself, once."""
    return play_trials([component(number, said) for number, said in enumerate(CHOICES)], together=1)


@pytest.mark.parametrize("number", range(len(CHOICES)), ids=CHOICES)
def test_both_ways_go_as_the_sentence_says(number: int) -> None:
    found = outcome()
    assert number not in found.refusals, found.refusals
    assert number not in found.differing, found.differing
    assert not found.report.unread


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_are_told_of_the_other_way_and_play_on(bot: str) -> None:
    trials = [component(number, said) for number, said in enumerate(CHOICES[:5])]
    told: set[str] = set()
    with generated(compiled(trials).library) as package:
        for seed in range(3):
            draw = random.Random(seed)
            state = new_state(table_for(package, trials, 3), seed)
            while not state.over:
                offered = legal(state)
                told |= {tell(state, action).key for action in offered}
                step(state, BOTS[bot](state, draw.getrandbits(32)) if len(offered) > 1 else offered[0])
                assert check(state) == []
    assert "otherwise" in told
