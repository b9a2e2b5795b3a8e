"""Ledgers of many games, summed up: whole numbers per component, which processes add to each other's."""

from __future__ import annotations

from swdsl.runtime.game import Game
from swdsl.runtime.ledger import Ledger


class Tallies:
    """Sums by number of the race, power or marker.

    Each has its picks, coins, squares of coins, turns held, declines, and turns until those.
    """

    __slots__ = ("markers", "powers", "races")

    def __init__(self, game: Game) -> None:
        self.races: list[list[int]] = [[0] * 6 for _ in game.races]
        self.powers: list[list[int]] = [[0] * 6 for _ in game.powers]
        self.markers: list[list[int]] = [[0] * 6 for _ in game.markers]

    def add(self, ledger: Ledger) -> None:
        """Add what one game came to."""
        for life in ledger.lives:
            declined = life.declined > 0
            after = life.declined - life.turn if declined else 0
            _note(self.races[life.race], life.coins, life.held, declined, after)
            _note(self.powers[life.power], life.coins, life.held, declined, after)
        for spell in ledger.spells:
            _note(self.markers[spell.marker], spell.coins, spell.turns, False, 0)


def _note(sums: list[int], coins: int, held: int, declined: bool, after: int) -> None:
    sums[0] += 1
    sums[1] += coins
    sums[2] += coins * coins
    sums[3] += held
    if declined:
        sums[4] += 1
        sums[5] += after
