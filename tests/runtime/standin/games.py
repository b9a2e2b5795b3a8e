"""Games for the kernel's tests, put together from the stand-in content."""

from collections.abc import Mapping

from swdsl.runtime import Board, Game
from tests.runtime.standin import base, boards, underground, underground_markers, underground_powers


def base_game(board: Board, players: int, options: Mapping[str, str] | None = None) -> Game:
    """Return the base game on a board."""
    return Game(board, players, base.frame, base.RACES + base.POWERS, options)


def underground_game(board: Board, players: int, options: Mapping[str, str] | None = None) -> Game:
    """Return the underground game on a board."""
    components = underground.RACES + underground_powers.POWERS + underground_markers.MARKERS
    return Game(board, players, underground.frame, components, {**underground.OPTIONS, **(options or {})})


def mixed_game(board: Board, players: int, options: Mapping[str, str] | None = None) -> Game:
    """Return both games together on an underground board: everything on the table."""
    components = (
        *(*underground.RACES, *base.RACES, *underground_powers.POWERS, *base.POWERS),
        *underground_markers.MARKERS,
    )
    return Game(board, players, underground.frame, components, {**underground.OPTIONS, **(options or {})})


def base_2p() -> Game:
    """Return the base game for two."""
    return base_game(boards.base_2p(), 2)


def base_4p() -> Game:
    """Return the base game for four."""
    return base_game(boards.base_4p(), 4)


def underground_2p() -> Game:
    """Return the underground game for two."""
    return underground_game(boards.underground_2p(), 2)


def underground_4p() -> Game:
    """Return the underground game for four."""
    return underground_game(boards.underground_4p(), 4)


def mixed_4p() -> Game:
    """Return both games together for four."""
    return mixed_game(boards.underground_4p(), 4)


ALL = (base_2p, base_4p, underground_2p, underground_4p, mixed_4p)
