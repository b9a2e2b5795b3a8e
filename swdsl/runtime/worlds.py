"""Ground that changes: a game on the board as it is now, instead of the one that was printed.

What a region is decides masks, sums and tables that are made once for a game. So where ground has changed,
the state is of another game, a world: the same in everything, made for the changed board. Worlds are made
when they are first wanted, and kept. Games in which no clause changes ground have none, and pay nothing.

In games that have them, `state.memory` has from `game.soil` on three cells for each region: the ground that
it has been given for good, the ground that covers it for a time, and when that is over, see `endings`. Ground
is a number in `game.soils`, plus 1; 0 stands for what is printed, and for no cover.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.binding import bind, rebind, survey_pieces
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.endings import ending, is_over
from swdsl.runtime.game import Game
from swdsl.runtime.state import State
from swdsl.runtime.wards import immune_to
from swdsl.runtime.words import UNTIL_GAME_END, UNTIL_TURN_END

CELLS: Final = 3
"""Cells of memory for one region."""

MOST_WORLDS: Final = 256
"""Worlds kept for one game; it is only a cache."""


def turn_into(s: State, slot: int, r: int, kind: int, until: int) -> None:
    """Give a region other ground, unless it is immune to the race that does it."""
    if r >= 0:
        turn_all_into(s, slot, BIT[r], kind, until)


def turn_all_into(s: State, slot: int, mask: int, kind: int, until: int) -> None:
    """Give regions other ground: for good, or for a time as a cover of what they are."""
    end = 0 if until == UNTIL_GAME_END else ending(s, slot, until == UNTIL_TURN_END)
    for r in members(changeable(s, slot, mask, kind)):
        cell = s.game.soil + CELLS * r
        if end:
            s.memory[cell + 1 : cell + CELLS] = [kind + 1, end]
        else:
            s.memory[cell : cell + CELLS] = [kind + 1, 0, 0]
    enter_world(s)


def lay_ground(s: State, r: int, kind: int) -> None:
    """Give a region ground for good, whoever did it."""
    cell = s.game.soil + CELLS * r
    s.memory[cell : cell + CELLS] = [kind + 1, 0, 0]
    enter_world(s)


def uncover(s: State, then: int) -> None:
    """Let ground come back whose cover is over now that a turn is, and `then` comes what comes."""
    over = False
    for cell in range(s.game.soil, s.game.soil + CELLS * s.board.count, CELLS):
        if s.memory[cell + 1] and is_over(s, s.memory[cell + 2], then):
            s.memory[cell + 1 : cell + CELLS] = [0, 0]
            over = True
    if over:
        enter_world(s)


def changeable(s: State, slot: int, mask: int, kind: int) -> int:
    """Return those of some regions that can get this ground by what a race does: they have other ground.

    Impassable ground stays what it is, so that nobody stands there when a cover is over.
    """
    return mask & ~immune_to(s, slot) & ~s.board.ground(s.game.soils[kind][0]) & s.board.passable


def enter_world(s: State) -> None:
    """Let a state be of the game that is made for its ground."""
    world = world_of(s)
    if world is s.game:
        return
    s.game = world
    s.board = world.board
    for slot in range(world.slots):
        bind(s, slot, world.nothing)
        rebind(s, slot)
    survey_pieces(s)
    s.stale = 1


def _ground_now(s: State) -> tuple[int, ...]:
    """Return the ground of each region as far as it has changed."""
    first = s.game.soil
    last = first + CELLS * s.board.count
    lasting, passing = s.memory[first:last:CELLS], s.memory[first + 1 : last : CELLS]
    return tuple(cover or given for given, cover in zip(lasting, passing, strict=True))


def world_of(s: State) -> Game:
    """Return the game that is made for the ground of a state."""
    origin, ground = s.game.origin, _ground_now(s)
    if not any(ground):
        return origin
    found = origin.worlds.get(ground)
    if found is None:
        if len(origin.worlds) >= MOST_WORLDS:
            origin.worlds.clear()
        changed = {r: origin.soils[kind - 1] for r, kind in enumerate(ground) if kind}
        found = origin.on_ground(origin.board.changed(changed))
        origin.worlds[ground] = found
    return found


def wrong_ground(s: State) -> str | None:
    """Return what is wrong with the ground that a state remembers."""
    first = s.game.soil
    if first < 0:
        return None
    for r in range(s.board.count):
        lasting, passing, end = s.memory[first + CELLS * r : first + CELLS * (r + 1)]
        if not 0 <= lasting <= len(s.game.soils) or not 0 <= passing <= len(s.game.soils):
            return f"region {r} has ground that there is not"
        if (passing > 0) != (end > 0):
            return f"the ground of region {r} is covered for no time"
    return None
