"""What a position is worth to a player, from what that player may know; bots weigh their choices by it.

Values are whole numbers, sixty to a coin, so that every machine and every build weighs alike.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.observe import resample
from swdsl.runtime.players import last_round
from swdsl.runtime.reach import occupiable
from swdsl.runtime.scoring import score_items, slot_total
from swdsl.runtime.state import State

COIN: Final = 60
TOKEN: Final = 10
"""What a token in hand is worth while there is ground to take with it."""
FOE_TOKEN: Final = 8
"""What it is worth that an opponent loses a token."""
USUAL_INCOME: Final = 8
"""Coins per turn that one credits to those whose coins are hidden."""


def imagined(s: State, player: int, seed: int) -> State:
    """Return a copy with only what a player may know: the rest is dealt anew, hidden coins are guessed."""
    c = resample(s, player, seed)
    guess = s.game.frame.start_coins + USUAL_INCOME * (s.turn - 1)
    mine = s.coins[player]
    c.coins = [guess] * s.game.players
    c.coins[player] = mine
    return c


def takings(s: State, player: int) -> int:
    """Return the coins a player would score now; ground that must be left before then brings nothing."""
    first = player * s.game.width
    total = 0
    levied = False
    for slot in range(first, first + s.game.width):
        if s.race[slot] >= 0:
            total += _slot_takings(s, slot)
            levied = levied or bool(s.combo[slot].levies)
    if levied:
        for item in score_items(s, player):
            if item.payer >= 0:
                total += item.amount
    return total


def _slot_takings(s: State, slot: int) -> int:
    held = s.occ[slot]
    wet = held & s.board.fleeting
    if wet:
        wet &= ~occupiable(s, slot)
    if not wet:
        return slot_total(s, slot)
    s.occ[slot] = held & ~wet
    total = slot_total(s, slot)
    s.occ[slot] = held
    return total


def strength(s: State, slot: int) -> int:
    """Return how many tokens a race has, on the board and in hand."""
    number = s.hand[slot] + s.aside[slot] + s.occ[slot].bit_count()
    stacks = s.occ[slot] & s.stacks
    while stacks:
        low = stacks & -stacks
        number += s.tok[low.bit_length() - 1] - 1
        stacks ^= low
    return number


def earned(s: State, player: int) -> int:
    """Return the coins a player has, counting those that this turn will still bring."""
    coming = not s.over and s.player == player and not s.scored
    return s.coins[player] + (takings(s, player) if coming else 0)


def lead(s: State, player: int) -> int:
    """Value a position between two turns: coins, tokens and what the board will bring, against others."""
    game = s.game
    left = 0 if s.over else last_round(s) - s.turn + 1
    total = 0
    for each in range(game.players):
        value = COIN * s.coins[each]
        if left:
            value += COIN * min(left, 2) * takings(s, each) * 5 // 6
        if left > 1:
            value += 2 * TOKEN * strength(s, each * game.width)
        foe = game.foes[player] >> each & 1
        total += -(value // game.foes[player].bit_count()) if foe else value
    return total
