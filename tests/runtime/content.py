"""The official content on any board: games for the tests of the kernel."""

from collections.abc import Mapping
from typing import Final

from generated.base import frame as base_frame
from generated.base import powers as base_powers
from generated.base import races as base_races
from generated.games import base_2p, base_4p, underground_2p, underground_4p
from generated.maps.underground_4p import BOARD as UNDERGROUND_4P
from generated.underground import frame as underground_frame
from generated.underground import places as underground_places
from generated.underground import powers as underground_powers
from generated.underground import races as underground_races
from generated.underground import relics as underground_relics
from swdsl.runtime import Board, Game, Maker

_ABOVE: Final = (*base_races.RACES, *base_powers.POWERS)
_BELOW: Final = (
    *underground_races.RACES,
    *underground_powers.POWERS,
    *underground_places.PLACES,
    *underground_relics.RELICS,
)


def base_game(board: Board, players: int, options: Mapping[str, str] | None = None, *more: Maker) -> Game:
    """Return the base game on a board, perhaps with components of one's own."""
    return Game(board, players, base_frame.frame, (*_ABOVE, *more), _named(options))


def underground_game(
    board: Board, players: int, options: Mapping[str, str] | None = None, *more: Maker
) -> Game:
    """Return the underground game on a board, perhaps with components of one's own."""
    return Game(board, players, underground_frame.frame, (*_BELOW, *more), _named(options))


def mixed_game(board: Board, players: int, options: Mapping[str, str] | None = None) -> Game:
    """Return both games together on an underground board: everything on the table."""
    return Game(board, players, underground_frame.frame, (*_BELOW, *_ABOVE), _named(options))


def mixed_4p() -> Game:
    """Return both games together for four."""
    return mixed_game(UNDERGROUND_4P, 4)


def _named(options: Mapping[str, str] | None) -> dict[str, str]:
    """Return options by their full names, over those of the sets' own games."""
    own = {**base_2p.new_game().options, **underground_2p.new_game().options}
    said = {name: value for name, value in own.items() if "." in name}
    for name, value in (options or {}).items():
        said.update({full: value for full in said if full.endswith(f".{name}")})
    return said


ALL: Final = {
    "base_2p": base_2p.new_game(),
    "base_4p": base_4p.new_game(),
    "underground_2p": underground_2p.new_game(),
    "underground_4p": underground_4p.new_game(),
    "mixed_4p": mixed_4p(),
}
