"""The planner: the same choices for the same seed and budget, and better ones than without search."""

import time

from swdsl.play.match import play_match
from swdsl.play.seats import seated
from swdsl.runtime import new_state
from swdsl.runtime.habits import habitual
from swdsl.runtime.planner import Planner
from tests.runtime.content import ALL


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    game = ALL["base_2p"]
    games = [play_match(game, [seated("planner:60"), seated("greedy")], 5) for _ in range(2)]
    assert games[0] == games[1]


def test_a_budget_in_milliseconds_is_kept_roughly() -> None:
    """One plan for each of a few finalists is always played on; more only while there is time."""
    state = new_state(ALL["base_2p"], 1)
    start = time.process_time()
    Planner(milliseconds=1)(state, 1)
    short = time.process_time() - start
    Planner(milliseconds=400)(state, 1)
    assert time.process_time() - start - short > short


def test_search_beats_habit() -> None:
    """Eight games, small budget; it should win nearly all."""
    game = ALL["base_2p"]
    won = 0
    for seed in range(8):
        planner = seated("planner:400")
        seats = [planner, habitual] if seed % 2 else [habitual, planner]
        won += play_match(game, seats, seed).ranks[1 - seed % 2] == 1
    assert won >= 5
