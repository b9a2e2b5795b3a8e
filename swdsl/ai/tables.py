"""What both worlds share: official games by name, the numbering of actions, and what a player sees."""

import importlib
import pkgutil
from typing import Final

from swdsl.runtime.game import Game
from swdsl.runtime.players import last_round
from swdsl.runtime.state import State
from swdsl.runtime.words import ARGUMENT, V_SETTLE
from swdsl.workspace import official_package

ACTIONS: Final = V_SETTLE + ARGUMENT + 1
"""Every action of every game is a smaller number: a verb, the last one being to settle, and its argument."""

LARGEST: Final = 10_000
"""No number that a player sees is larger."""

_OTHERS: Final = 2


def official_game(name: str) -> Game:
    """Return a game that travels with the program; without a name the first one."""
    package = f"{official_package()}.games"
    home = importlib.import_module(package)
    found = sorted(each.name for each in pkgutil.iter_modules(home.__path__))
    module = importlib.import_module(f"{package}.{name or found[0]}")
    game: Game = module.new_game({})
    return game


def observation(s: State, observer: int) -> list[int]:
    """Return what a player may know, as equally many numbers for a game; players count from the observer."""
    game = s.game
    numbers = [
        s.turn,
        last_round(s),
        s.phase,
        s.stage,
        s.armed,
        s.die + 1,
        s.left,
        s.from_region,
        s.target + 1,
    ]
    numbers += [_seat(s.player, observer, game), _seat(s.actor, observer, game), s.coins[observer]]
    numbers += [_slot(owner, observer, game) for owner in s.own]
    numbers += [min(tokens, LARGEST) for tokens in s.tok]
    for shift in range(game.players):
        first = (observer + shift) % game.players * game.width
        for slot in range(first, first + game.width):
            numbers += [s.race[slot] + 1, s.power[slot] + 1, s.hand[slot], s.aside[slot]]
    column = game.frame.column
    for row in (s.column_races, s.column_powers, s.column_coins):
        shown = [each + 1 for each in row[:column]]
        numbers += shown + [0] * (column - len(shown))
    for mask in s.piece:
        numbers += [mask >> r & 1 for r in range(s.board.count)]
    numbers += [region + 1 for region in s.marker_at]
    return numbers


def _seat(player: int, observer: int, game: Game) -> int:
    """Return who a player is from where the observer sits; chance and nobody are 0."""
    return 0 if player < 0 else (player - observer) % game.players + 1


def _slot(owner: int, observer: int, game: Game) -> int:
    """Return whose a region is: 0 nobody's, 1 neutral, then active and declined races by seat."""
    if owner < 0:
        return 1 if owner == -2 else 0
    seat = (game.player_of[owner] - observer) % game.players
    return _OTHERS + seat * game.width + owner % game.width


def leads(s: State) -> list[float]:
    """Return by how many coins each player leads the average of the others; they add up to nothing."""
    players = s.game.players
    whole = sum(s.coins)
    return [coins - (whole - coins) / (players - 1) for coins in s.coins]
