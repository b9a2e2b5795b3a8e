"""Trial turns: a turn played on a copy by habit, to see what a combo does and what a decline is worth."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.habits import by_numbers, habitual, settle
from swdsl.runtime.outlook import COIN, FOE_TOKEN, imagined, strength, takings
from swdsl.runtime.play import legal, step
from swdsl.runtime.players import last_round
from swdsl.runtime.state import State
from swdsl.runtime.turn import run
from swdsl.runtime.turn_end import begin_turn
from swdsl.runtime.words import CHANCE, P_CHOICE, P_PICK, V_DECLINE, V_EXPAND

LONGEST_TURN: Final = 150
"""Choices after which a trial is given up."""
NEW_TOKEN: Final = 80
"""What a token is worth in a race that has its life before it."""
MATURE: Final = 130
"""What a race brings once it stands, in percent of its first turn."""


def best_combo(s: State, actions: list[int], number: int) -> int:
    """Pick what brings most in a trial of two turns."""
    seen = imagined(s, s.actor, number)
    best = actions[0]
    best_value = combo_value(seen, best, number)
    for action in actions[1:]:
        value = combo_value(seen, action, number)
        if value > best_value:
            best, best_value = action, value
    return best


def combo_value(s: State, action: int, number: int) -> int:
    """Value a pick: its first turn against the others, a second turn, and the tokens left then."""
    player = s.actor
    slot = player * s.game.width
    left = last_round(s) - s.turn
    c = s.copy()
    step(c, action)
    finish_turn(c, player, number)
    value = COIN * c.coins[player] - _standing_of_others(c, player)
    if left and not c.over:
        before = c.coins[player]
        take_turn(c, player)
        finish_turn(c, player, number)
        value += COIN * (c.coins[player] - before) * min(left, 3) * 7 // 10
        value += NEW_TOKEN * strength(c, slot)
    return value


def _standing_of_others(s: State, player: int) -> int:
    total = 0
    foes = s.game.foes[player]
    for foe in range(s.game.players):
        if foes >> foe & 1:
            total += COIN * (takings(s, foe) + s.coins[foe]) + FOE_TOKEN * strength(s, foe * s.game.width)
    return total // foes.bit_count()


def expand_or_decline(s: State, number: int) -> int:
    """Decline when another turn of this race brings less than a turn of the next one.

    Whoever waits a turn gains what the race earns beyond what it would earn in decline, and a larger
    realm to decline with; what is lost is one turn of a new race that stands.
    """
    left = last_round(s) - s.turn
    if left < 1:
        return V_EXPAND
    player = s.actor
    seen = imagined(s, player, number)
    waiting = seen.copy()
    now = _coins_of(waiting, V_EXPAND, player, number)
    idle_state = seen.copy()
    idle = _coins_of(idle_state, V_DECLINE, player, number)
    fresh = _coins_of_new_race(idle_state, player, number) - idle
    later = _coins_of_decline(waiting, player, number)
    mature = fresh * MATURE // 100 if left > 1 else fresh
    patience = COIN * (now - idle - mature) + COIN * 2 // 3 * min(left, 3) * (later - idle)
    return V_DECLINE if patience < 0 else V_EXPAND


def _coins_of(c: State, action: int, player: int, number: int) -> int:
    """Do an action, finish the turn, and return the coins it brought."""
    before = c.coins[player]
    step(c, action)
    finish_turn(c, player, number)
    return c.coins[player] - before


def _coins_of_new_race(c: State, player: int, number: int) -> int:
    take_turn(c, player)
    if c.phase != P_PICK or c.actor != player:
        return 0
    return _coins_of(c, by_numbers(c, legal(c)), player, number)


def _coins_of_decline(c: State, player: int, number: int) -> int:
    take_turn(c, player)
    if c.phase != P_CHOICE or c.actor != player:
        return 0
    return _coins_of(c, V_DECLINE, player, number)


def take_turn(c: State, player: int) -> None:
    """Give a player the next turn, as if the others passed."""
    if c.over:
        return
    c.player = player
    begin_turn(c)
    run(c)


def finish_turn(c: State, player: int, number: int) -> None:
    """Play the turn of a player to its end: expanding, by habit, rolls at their worst."""
    turn = c.turn
    for _ in range(LONGEST_TURN):
        if c.over or c.turn != turn or c.player != player:
            return
        if c.actor == CHANCE:
            settle(c)
        elif c.phase == P_CHOICE:
            step(c, V_EXPAND)
        else:
            step(c, habitual(c, number))
