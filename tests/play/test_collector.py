"""Played games leave nothing that only a collector of reference rings could free."""

import gc

import pytest

from swdsl.play.collector import collector_paused
from swdsl.play.load import OfficialGame
from swdsl.play.match import play_match
from swdsl.runtime.bots import greedy_bot, random_bot


@pytest.mark.parametrize("name", ["base_3p", "underground_2p", "both_worlds_base_2p"])
def test_games_make_no_rings(name: str) -> None:
    game = OfficialGame("generated", name)()
    bots = [random_bot] * (game.players - 1) + [greedy_bot]
    play_match(game, bots, 1)
    gc.collect()
    with collector_paused():
        for seed in range(3):
            play_match(game, bots, seed)
        assert gc.collect() == 0


def _break_off() -> None:
    with collector_paused():
        assert not gc.isenabled()
        raise RuntimeError("oh dear")


def test_the_collector_runs_again_afterwards_whatever_happens() -> None:
    with pytest.raises(RuntimeError, match="oh dear"):
        _break_off()
    assert gc.isenabled()
