"""Patience: how long the kernel goes on before it says that a game does not end.

Rules are checked for effects that set each other off, but nobody can check what players repeat for ever.
So every loop that rules could keep busy has a bound, far above what a game needs; past it the game is
`Endless`, which whoever plays reports together with the choices that led there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from swdsl.runtime.game import Game

TURN_DECISIONS: Final = 2_000
"""Decisions in one turn, on average over a game: thousands of tokens can be put down one by one."""

MOST_STAGES: Final = 100_000
"""Stages of turns, and programs between them, until somebody must decide."""

MOST_STEPS: Final = 100_000
"""Steps of one program, and programs that wait behind each other, until somebody must decide."""

MOST_SETS: Final = 1_000
"""Sets of aids, or of regions for guests, that are tried to answer one question."""


class Endless(Exception):  # noqa: N818 - it names the game, not what went wrong here
    """A game that goes on and on."""


def most_decisions(game: Game) -> int:
    """Return how many decisions a game may take."""
    return TURN_DECISIONS * (game.turns * game.players + 1)


def endless_game(game: Game) -> Endless:
    """Say that players can go on for ever."""
    return Endless(f"the game has not ended after {most_decisions(game):,} decisions")


def endless_rules() -> Endless:
    """Say that rules set each other off for ever."""
    return Endless("clauses set each other off and nobody gets to decide anything")
