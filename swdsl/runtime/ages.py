"""How many turns each race has played and has been in decline, at tables where some clause counts them.

Two cells of `state.memory` for each race, from `game.ages` on. A race is on the table once at
most, so that its turns stay with it when it declines or is revived.
"""

from __future__ import annotations

from swdsl.runtime.state import State
from swdsl.runtime.words import ACTIVE


def begin_age(s: State, slot: int) -> None:
    """Let a race that was picked begin with the turn of its pick."""
    cell = s.game.ages + 2 * s.race[slot]
    s.memory[cell : cell + 2] = [1, 0]


def grow_older(s: State) -> None:
    """Count a turn that begins, for every race of its player."""
    game = s.game
    first = s.player * game.width
    for slot in range(first, first + game.width):
        if s.race[slot] >= 0:
            s.memory[_cell(s, slot, game.state_of[slot])] += 1


def turns(s: State, slot: int, life: int) -> int:
    """Return how many turns the race of a slot has been in such a state, from its pick on."""
    return s.memory[_cell(s, slot, life)] if slot >= 0 and s.race[slot] >= 0 else 0


def _cell(s: State, slot: int, life: int) -> int:
    return s.game.ages + 2 * s.race[slot] + (life != ACTIVE)
