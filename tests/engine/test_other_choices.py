"""Tables that decide every point otherwise: their games are sound after every step and come to an end."""

from collections.abc import Callable

import pytest

from generated.base.frame import frame as base_frame
from generated.base.powers import POWERS as BASE_POWERS
from generated.base.races import RACES as BASE_RACES
from generated.games import base_3p, underground_3p
from generated.underground.frame import frame as underground_frame
from generated.underground.places import PLACES
from generated.underground.powers import POWERS
from generated.underground.races import RACES
from generated.underground.relics import RELICS
from swdsl.runtime import Frame, Game, Maker, check, new_state, step
from swdsl.runtime.bots import random_bot
from swdsl.runtime.generator import advance
from tests.scenarios.tables import official

Frames = Callable[[Game], Frame]
TABLES: dict[str, tuple[Callable[[], Game], Frames, tuple[Maker, ...]]] = {
    "base": (base_3p.new_game, base_frame, (*BASE_RACES, *BASE_POWERS)),
    "underground": (underground_3p.new_game, underground_frame, (*RACES, *POWERS, *PLACES, *RELICS)),
}


def decided_otherwise(name: str) -> Game:
    """Return the game of a set with the other choice of every option it declares."""
    usual, frame, components = TABLES[name]
    options = {str(option.ref): option.choices[1].id for option in official().set(name).options}
    board = usual().board
    return Game(board, 3, frame, components, options)


@pytest.mark.parametrize("name", TABLES)
def test_every_point_is_decided_otherwise(name: str) -> None:
    usual, _, _ = TABLES[name]
    declared = [str(option.ref) for option in official().set(name).options]
    other = decided_otherwise(name)
    assert [option for option in declared if other.option(option) == usual().option(option)] == []


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("name", TABLES)
def test_games_of_such_a_table_are_sound(name: str, seed: int) -> None:
    state, dice = new_state(decided_otherwise(name), seed), seed
    while not state.over:
        dice = advance(dice)
        step(state, random_bot(state, dice))
        assert check(state) == []
    assert state.turn == state.game.turns
