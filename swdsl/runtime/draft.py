"""The draft: paying for a combo, taking its tokens, filling the column again."""

from __future__ import annotations

from swdsl.runtime.binding import rebind
from swdsl.runtime.holding import refill
from swdsl.runtime.state import State
from swdsl.runtime.words import V_PICK


def legal_pick(s: State) -> list[int]:
    """List the combos the player can pay for."""
    price = s.game.frame.price
    most = s.coins[s.player] // price if price else len(s.col_race)
    return [V_PICK + k for k in range(min(len(s.col_race), most + 1))]


def pick(s: State, k: int) -> None:
    """Pay for the combo at place `k`, take the coins on it, and hold its banner and badge."""
    player = s.player
    slot = s.slot
    price = s.game.frame.price
    s.coins[player] += s.col_coins[k] - k * price
    s.col_coins = (*(coins + price for coins in s.col_coins[:k]), *s.col_coins[k + 1 :])
    s.race[slot] = s.col_race[k]
    s.power[slot] = s.col_power[k]
    s.col_race = s.col_race[:k] + s.col_race[k + 1 :]
    s.col_power = s.col_power[:k] + s.col_power[k + 1 :]
    s.drafted = 1
    rebind(s, slot)


def enlist(s: State) -> None:
    """Take the tokens of banner and badge, begin their life, and fill the column."""
    game = s.game
    slot = s.slot
    race = game.races[s.race[slot]]
    power = game.powers[s.power[slot]]
    number = min(race.tokens + power.tokens + race.extra, s.tray[s.race[slot]])
    s.tray[s.race[slot]] -= number
    s.hand[slot] = number
    for name in (race.name, power.name):
        for counter in game.lives[name]:
            s.uses[counter] = 0
        for cell in game.memory_of[name]:
            s.memory[cell] = 0
    refill(s)
    rebind(s, slot)
