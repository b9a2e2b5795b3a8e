"""Official tables: ready games, with the judge's reading of their rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from swdsl.model.ruleset import Library
from swdsl.runtime import Game
from tests.judge.rules import Rules
from tests.lower.libraries import RULES, library, sources

BOXES = ("base", "underground")
BOARDS = tuple(f"{box}_{players}p" for box in BOXES for players in (2, 3, 4, 5))
MIXED = (*(f"both_worlds_{name}" for name in BOARDS), "treasure_hunt_3p")
EVERY_BOARD = (*BOARDS, *MIXED)


@cache
def official() -> Library:
    """Return both boxes and all maps."""
    return library(sources(*RULES, "maps/*.sw"))


def table(name: str) -> tuple[Rules, Game]:
    """Return a ready game, and the judge's reading of its rules."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return Rules(official(), game, game.board.name.split("_")[0]), game
