"""The greedy bot as it was before trial turns, to measure others by."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.play import chances, legal, step
from swdsl.runtime.reach import occupiable
from swdsl.runtime.scoring import score_items
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ARGUMENT,
    BEFORE_ATTACK,
    CHANCE,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_GUESTS,
    P_KEEP,
    P_PICK,
    P_SPREAD,
    V_ARM,
    V_CONQUER,
    V_DECLINE,
    V_EXPAND,
    V_PUT_ONE,
    V_PUT_REST,
    V_STOP,
    V_TRY,
    V_USE,
)

DECLINE_BELOW: Final = 3
"""A race that can conquer fewer regions than this in a turn is spent."""

ROLLS_IN_A_ROW: Final = 40
"""So far a bot looks ahead while the die falls again and again."""


def former_greedy(s: State, number: int) -> int:
    """Choose what looks best at the end of this turn."""
    actions = legal(s)
    if len(actions) == 1:
        return actions[0]
    if s.phase == P_ATTACK:
        return _best_attack(s, actions)
    if s.phase == P_CHOICE:
        return _expand_or_decline(s, actions)
    if s.phase == P_PICK:
        return _best_combo(s, actions)
    if s.phase in (P_DEPLOY, P_SPREAD):
        return _even_spread(s, actions)
    if s.phase == P_KEEP:
        return max(actions, key=lambda action: _after(s, action))
    if s.phase == P_GUESTS:
        return actions[number % len(actions)]  # before the first turn nobody can tell what is good
    return _best_answer(s, actions)


def worth(s: State, player: int) -> int:
    """Value a position: coins, what would be scored now, and a little for tokens left to use."""
    lost = fleeting(s, player)
    gain = sum(i.amount for i in score_items(s, player) if i.region < 0 or not lost >> i.region & 1)
    hand = s.hand[player * s.game.width]
    return 6 * (s.coins[player] + (0 if s.scored else gain)) + hand


def fleeting(s: State, player: int) -> int:
    """Return the regions of a player that will be emptied before they score."""
    slot = player * s.game.width
    wet = s.occ[slot] & s.board.fleeting
    return wet & ~occupiable(s, slot) if wet else 0


def _after(s: State, action: int) -> int:
    """Value a position after an action, chance taken at its worst."""
    player = s.actor
    c = s.copy()
    step(c, action)
    for _ in range(ROLLS_IN_A_ROW):
        if c.over or c.actor != CHANCE:
            break
        step(c, min(chances(c), key=lambda outcome: outcome[0])[0])
    return worth(c, player)


def _best_attack(s: State, actions: list[int]) -> int:
    """Take the region that adds most per token; try the die when nothing else is left."""
    player = s.actor
    now = worth(s, player)
    best, best_value = V_STOP, 0
    for action in actions:
        verb = action - (action & ARGUMENT)
        if verb == V_CONQUER:
            value = 4 * (_after(s, action) - now) + 24
        elif verb == V_ARM or (verb == V_USE and _spends_itself(s, action & ARGUMENT)):
            value = 1
        else:
            continue
        if value > best_value:
            best, best_value = action, value
    if best == V_STOP:
        tries = [a for a in actions if a - (a & ARGUMENT) == V_TRY]
        if tries:
            return tries[0]
        return V_STOP if V_STOP in actions else actions[0]
    return best


def _spends_itself(s: State, i: int) -> bool:
    """Whether what may be done at any time comes to an end: it is limited, or leads to an attack."""
    program = s.combo[s.slot].free[i]
    return program.counter >= 0 or program.on == BEFORE_ATTACK


def _expand_or_decline(s: State, actions: list[int]) -> int:
    """Decline when a trial turn conquers little and there are turns left to use a new race."""
    if len(actions) == 1 or s.game.turns - s.turn < 2:
        return V_EXPAND if V_EXPAND in actions else actions[0]
    gained = _trial(s)
    return V_DECLINE if gained < DECLINE_BELOW else V_EXPAND


def _trial(s: State) -> int:
    """Count the regions a greedy turn would conquer."""
    c = s.copy()
    player = c.player
    step(c, V_EXPAND)
    count = 0
    for _ in range(40):
        if c.over or c.player != player or c.phase != P_ATTACK:
            break
        actions = [a for a in legal(c) if a < V_TRY]
        if not actions:
            break
        cheapest = min(actions, key=lambda a: _paid(c, a))
        step(c, cheapest)
        count += 1
    return count - fleeting(c, player).bit_count()


def _paid(s: State, action: int) -> int:
    c = s.copy()
    before = s.hand[s.slot]
    step(c, action)
    return before - c.hand[s.slot] if c.player == s.player else before


def _best_combo(s: State, actions: list[int]) -> int:
    """Value a combo by its tokens, what lies on it, what it costs, and a trial of its first turn."""
    return max(actions, key=lambda action: (_combo_value(s, action), -action))


def _combo_value(s: State, action: int) -> int:
    place = action & ARGUMENT
    race = s.game.races[s.column_races[place]]
    power = s.game.powers[s.column_powers[place]]
    price = place * s.game.frame.price
    return 2 * (race.tokens + race.extra + power.tokens) + 2 * (s.column_coins[place] - price)


def _even_spread(s: State, actions: list[int]) -> int:
    """Strengthen the borders: put one where an enemy is near, the rest where it is weakest."""
    foreign = 0
    mine = s.game.player_of[s.deploy_slot if s.phase == P_DEPLOY else s.task_slot]
    for slot in range(s.game.slots):
        if s.game.player_of[slot] != mine:
            foreign |= s.occ[slot]
    front = s.board.spread(foreign)
    ones = [a for a in actions if a - (a & ARGUMENT) == V_PUT_ONE]
    for action in ones:
        r = action & ARGUMENT
        if front >> r & 1 and s.tok[r] < 2:
            return action
    rests = [a for a in actions if a - (a & ARGUMENT) == V_PUT_REST]
    return min(rests, key=lambda a: (s.tok[a & ARGUMENT], a))


def _best_answer(s: State, actions: list[int]) -> int:
    """Answer a clause with what leaves the best position; the first of equals."""
    best = actions[0]
    best_value = _after(s, best)
    for action in actions[1:]:
        value = _after(s, action)
        if value > best_value:
            best, best_value = action, value
    return best
