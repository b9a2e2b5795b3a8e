"""What every pick of a game came to: coins, turns, the decline; who found which marker, and held it how long.

Coins of a turn belong to the race that played it, less what declined races of the player brought; the price
of a combo and the coins that lay on it are no part of them.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.draft import price_of
from swdsl.runtime.scoring import slot_total
from swdsl.runtime.state import State
from swdsl.runtime.words import NOBODY

NEVER: Final = 0


class Life:
    """One pick from the column to its end: who, what, when, and what came of it."""

    __slots__ = (
        *("active", "coins", "declined", "first", "held", "most", "player", "power", "price", "purse"),
        *("race", "regions", "turn"),
    )

    def __init__(self, player: int, race: int, power: int, turn: int, price: int, purse: int) -> None:
        self.player = player
        self.race = race
        self.power = power
        self.turn = turn
        self.price = price  # paid, less the coins that lay on it
        self.purse = purse  # coins of the player before that
        self.coins = 0
        self.first = -1  # coins of its first turn
        self.most = 0  # coins of its best turn
        self.active = 0  # turns it played
        self.held = 0  # turns it scored, in decline too
        self.regions = 0  # at the end of its last active turn
        self.declined = NEVER  # the turn in which it declined


class Spell:
    """Turns in a row in which one player held a marker, and the coins of those turns."""

    __slots__ = ("coins", "marker", "player", "turns")

    def __init__(self, player: int, marker: int) -> None:
        self.player = player
        self.marker = marker
        self.turns = 0
        self.coins = 0


class Ledger:
    """Follows one game; told before each pick and after each turn."""

    __slots__ = ("_before", "_living", "_spells", "finders", "lives", "spells")

    def __init__(self, s: State) -> None:
        self.lives: list[Life] = []
        self.spells: list[Spell] = []
        self.finders: list[int] = [NOBODY] * len(s.game.markers)  # in whose turn each came to light
        self._living: list[Life | None] = [None] * s.game.slots
        self._spells: list[Spell | None] = [None] * len(s.game.markers)
        self._before = list(s.coins)

    def picks(self, s: State, place: int) -> None:
        """Note what is about to be picked from a place of the column."""
        player = s.player
        price = price_of(s, place) - s.column_coins[place]
        race, power = s.column_races[place], s.column_powers[place]
        life = Life(player, race, power, s.turn, price, s.coins[player])
        self.lives.append(life)
        self._living[player * s.game.width] = life
        self._before[player] -= price

    def turn_over(self, s: State, player: int, turn: int) -> None:
        """Share out the coins of a turn that has just ended."""
        width = s.game.width
        first = player * width
        coins = s.coins
        before = self._before
        living = self._living
        gained = coins[player] - before[player]
        if self._spells:
            self._note_spells(s, player, gained)
        active = living[first]
        if active is not None and s.race[first] != active.race:
            self._move(s, first, active, turn)
        for slot in range(first + 1, first + width):
            life = living[slot]
            if life is not None:
                gained -= self._idle(s, slot, life, active)
        if active is not None:
            _earn(active, gained)
            if active.declined == NEVER:
                active.active += 1
                active.regions = s.occ[first].bit_count()
        else:
            self._credit(player, gained)
        for each in range(s.game.players):
            purse = coins[each]
            if each != player and purse != before[each]:
                self._credit(each, purse - before[each])
            before[each] = purse

    def _credit(self, player: int, coins: int) -> None:
        """Book what came in another's turn, or without an active race, with the race picked last."""
        if not coins:
            return
        for life in reversed(self.lives):
            if life.player == player:
                life.coins += coins
                return

    def _move(self, s: State, first: int, active: Life, turn: int) -> None:
        """Follow a race that declined to the slot where it is now; it may have gone at once."""
        active.declined = turn
        self._living[first] = None
        for slot in range(first + 1, first + s.game.width):
            known = self._living[slot]
            if s.race[slot] == active.race and (known is None or known.race != active.race):
                self._living[slot] = active

    def _idle(self, s: State, slot: int, life: Life, active: Life | None) -> int:
        """Credit a declined race with what it brings, and return that; one that is gone is forgotten."""
        if s.race[slot] != life.race:
            self._living[slot] = None
            return 0
        if life is active:
            return 0  # it declined in this very turn, which is its own
        brought = slot_total(s, slot)
        _earn(life, brought)
        return brought

    def _note_spells(self, s: State, player: int, gained: int) -> None:
        for marker, region in enumerate(s.marker_at):
            if region >= 0 and self.finders[marker] == NOBODY:
                self.finders[marker] = player
            holder = s.own[region] if region >= 0 else -1
            owner = s.game.player_of[holder] if holder >= 0 else -1
            spell = self._spells[marker]
            if spell is not None and spell.player != owner:
                spell = self._spells[marker] = None
            if owner == player:
                if spell is None:
                    spell = self._spells[marker] = Spell(player, marker)
                    self.spells.append(spell)
                spell.turns += 1
                spell.coins += gained


def _earn(life: Life, coins: int) -> None:
    life.coins += coins
    life.held += 1
    if life.first < 0:
        life.first = coins
    life.most = max(life.most, coins)
