"""Generated clauses run: a cost, a score, a piece, a program, a link, a ward, boards that mix."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

from generated.base.races import Giants1
from generated.games import base_2p, underground_2p
from swdsl.runtime import V_EXPAND, Game, check, legal, new_state, step
from swdsl.runtime.explain import cost_items
from swdsl.runtime.scoring import score_items
from tests.runtime.table import Table

GAMES = tuple(f"{box}_{players}p" for box in ("base", "underground") for players in (2, 3, 4, 5))


@cache
def game(name: str) -> Game:
    """Return an official game."""
    made: Game = import_module(f"generated.games.{name}").new_game()
    return made


def items(table: Table, slot: int, region: str) -> dict[str, int]:
    """Return what a region costs a race, by clause."""
    return {item.clause: item.amount for item in cost_items(table.s, slot, table.game.board.region(region))}


def test_fixed_ground_lowers_a_cost() -> None:
    table = Table(base_2p.new_game())
    slot = table.seat(0, "base.ratmen", "base.mounted", hand=8)
    table.seat(1, "base.trolls", "base.alchemist", hand=8)
    table.turn(0).do(V_EXPAND)
    assert items(table, slot, "windy_knoll") == {"base.every_race.base_cost": 2, "base.mounted.1": -1}
    assert items(table, slot, "hollow_tooth") == {
        "base.every_race.base_cost": 2,
        "base.every_race.mountain_cost": 1,
    }


def test_changing_ground_lowers_a_cost() -> None:
    table = Table(base_2p.new_game())
    slot = table.seat(0, "base.giants", "base.alchemist", hand=3)
    board = table.game.board
    table.seat(1, "base.trolls", "base.merchant", hand=8)
    table.put(slot, {board.region("hollow_tooth"): 2})
    table.turn(0).do(V_EXPAND)
    assert items(table, slot, "three_sheep")["base.giants.1"] == -1
    assert "base.giants.1" not in items(table, slot, "windy_knoll")


def test_a_piece_defends_its_region() -> None:
    table = Table(base_2p.new_game())
    slot = table.seat(0, "base.ratmen", "base.alchemist", hand=8)
    other = table.seat(1, "base.trolls", "base.merchant", hand=6)
    there = table.game.board.region("windy_knoll")
    table.put(other, {there: 2})
    table.piece("base.troll_lair", there)
    table.turn(0).do(V_EXPAND)
    assert items(table, slot, "windy_knoll") == {
        "base.every_race.base_cost": 2,
        "base.every_race.defenders": 2,
        "base.trolls.2": 1,
    }


def test_a_score_names_its_clauses() -> None:
    table = Table(underground_2p.new_game())
    slot = table.seat(0, "underground.shrooms", "underground.flocking")
    board = table.game.board
    table.put(slot, {board.region("biting_caps"): 2, board.region("pale_umbrellas"): 2})
    found: dict[str, int] = {}
    for item in score_items(table.s, 0):
        found[item.clause] = found.get(item.clause, 0) + item.amount
    assert found == {
        "underground.every_race.region_coin": 2,
        "underground.shrooms.1": 2,
        "underground.flocking.1": 2,
    }


def test_the_docstring_of_a_clause_is_its_sentence() -> None:
    assert Giants1.__doc__ == "when I attack a region adjacent to a mountain I hold: cost 1 less"


def random_choices(seed: int) -> Iterator[int]:
    """Yield numbers from a small generator of our own: the same on every machine."""
    state = seed * 2654435761 % 2**32 or 1
    while True:
        state = state * 1103515245 % 2**31 + 12345
        yield state >> 8


@pytest.mark.parametrize("name", GAMES)
def test_official_games_play_to_their_end(name: str) -> None:
    for seed in range(1, 4):
        state = new_state(game(name), seed)
        choices = random_choices(seed)
        steps = 0
        while not state.over and steps < 5000:
            actions = legal(state)
            step(state, actions[next(choices) % len(actions)])
            steps += 1
            assert check(state) == []
        assert state.over
