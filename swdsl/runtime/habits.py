"""How bots play without thinking: quick answers to every question, by what the engine says they bring.

The habits know no component. What a conquest brings is read off the tables where those tell all, and seen
on a copy where clauses have a say.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.attack import cost_of
from swdsl.runtime.outlook import COIN, FOE_TOKEN, TOKEN, earned, strength, takings
from swdsl.runtime.play import chances, legal, step
from swdsl.runtime.players import last_round
from swdsl.runtime.reach import occupiable
from swdsl.runtime.state import State
from swdsl.runtime.sums import sum_at
from swdsl.runtime.words import (
    ARGUMENT,
    BEFORE_ATTACK,
    CHANCE,
    CONQUERS,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_GUESTS,
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

EAGER: Final = 6 * TOKEN
"""How much a conquest may cost beyond what it brings: tokens that stay in hand bring nothing."""
FRESH: Final = 5
"""A race with fewer tokens to spare than this has seen its best days."""
ROLLS_IN_A_ROW: Final = 40
"""So far a bot looks ahead while the die falls again and again."""
MOST_ANSWERS: Final = 12
"""How many answers to a question are tried at most."""


def as_any_bot(s: State, actions: list[int], number: int) -> int:
    """Choose where all bots do alike: the only action, guests by lot, tokens where they hold; else -1."""
    if len(actions) == 1:
        return actions[0]
    phase = s.phase
    if phase in (P_DEPLOY, P_SPREAD):
        return spread(s, actions)
    if phase == P_GUESTS:
        return actions[number % len(actions)]  # before the first turn nobody can tell what is good
    return -1


def habitual(s: State, number: int) -> int:
    """Choose without looking further than the next step."""
    actions = legal(s)
    if (plain := as_any_bot(s, actions, number)) >= 0:
        return plain
    phase = s.phase
    if phase == P_ATTACK:
        return attack(s, actions)
    if phase == P_CHOICE:
        return V_DECLINE if is_spent(s, s.slot) else V_EXPAND
    if phase == P_PICK:
        return by_numbers(s, actions)
    return best_answer(s, actions)


def attack(s: State, actions: list[int]) -> int:
    """Take the region that brings most for its tokens; try the die when nothing else is left."""
    best = V_STOP
    best_value = 0
    for action in actions:
        if is_worth_trying(s, action):
            value = gain(s, action) + EAGER if action <= ARGUMENT else 1
            if value > best_value:
                best, best_value = action, value
    if best != V_STOP:
        return best
    for action in actions:
        if action - (action & ARGUMENT) == V_TRY:
            return action
    return V_STOP if V_STOP in actions else actions[0]


def is_worth_trying(s: State, action: int) -> bool:
    """Whether an action takes conquests further and comes to an end: attacks, aids, and what is limited."""
    verb = action - (action & ARGUMENT)
    if verb == V_USE:
        program = s.combo[s.slot].free[action & ARGUMENT]
        return program.counter >= 0 or program.on == BEFORE_ATTACK
    return verb in (V_CONQUER, V_ARM)


def gain(s: State, action: int) -> int:
    """Return what a conquest brings the acting player, against the others."""
    slot = s.slot
    combo = s.combo[slot]
    plain = combo.pays_plainly and not combo.hears >> CONQUERS & 1 and not s.armed and s.die < 0
    if plain and not s.game.odd_yields and not s.helpers and not s.hoard >> action & 1:
        return _reckoned_gain(s, slot, action)
    return _seen_gain(s, action)


def _reckoned_gain(s: State, slot: int, r: int) -> int:
    """Reckon a conquest that does nothing but take a region."""
    bit = s.board.bit[r]
    coins = s.game.frame.coin + sum_at(s.combo[slot].coins, r)
    if s.board.fleeting & bit and not occupiable(s, slot) & bit:
        coins = 0
    value = COIN * coins - TOKEN * min(s.hand[slot], cost_of(s, slot, r, 0))
    holder = s.own[r]
    if holder >= 0:
        value += _taken(s, slot, holder, r)
    return value


def _taken(s: State, slot: int, holder: int, r: int) -> int:
    """Return what it is worth that a holder loses a region; one's own is merely moved."""
    coins = s.game.frame.coin + sum_at(s.combo[holder].coins, r)
    if s.game.side_of[holder] == s.game.side_of[slot]:
        return -COIN * coins
    tokens = 1 if holder % s.game.width == 0 else 0
    return (COIN * coins + FOE_TOKEN * tokens) // s.game.foes[s.game.player_of[slot]].bit_count()


def _seen_gain(s: State, action: int) -> int:
    """Look at a copy after the conquest, chance taken at its worst."""
    player = s.actor
    holder = s.own[action & ARGUMENT]
    foe = s.game.player_of[holder] if holder >= 0 else player
    c = s.copy()
    step(c, action)
    settle(c)
    value = COIN * (earned(c, player) - earned(s, player)) + TOKEN * (c.hand[s.slot] - s.hand[s.slot])
    if foe != player:
        first = foe * s.game.width
        lost = COIN * (takings(s, foe) + s.coins[foe] - takings(c, foe) - c.coins[foe])
        lost += FOE_TOKEN * (strength(s, first) - strength(c, first))
        foes = s.game.foes[player]
        value += lost // foes.bit_count() if foes >> foe & 1 else -lost
    return value


def settle(s: State) -> None:
    """Let every roll that is due come out at its worst."""
    for _ in range(ROLLS_IN_A_ROW):
        if s.over or s.actor != CHANCE:
            return
        step(s, chances(s)[0][0])


def is_spent(s: State, slot: int) -> bool:
    """Whether a race has too few tokens to spare, with time left for another one."""
    left = last_round(s) - s.turn
    free = strength(s, slot) - s.occ[slot].bit_count()
    return (left >= 2 and free < FRESH) or (left == 1 and free < 2)


def by_numbers(s: State, actions: list[int]) -> int:
    """Pick the combo with most tokens and coins."""
    best = actions[0]
    best_value = printed_value(s, best)
    for action in actions[1:]:
        value = printed_value(s, action)
        if value > best_value:
            best, best_value = action, value
    return best


def printed_value(s: State, action: int) -> int:
    """Return what the numbers of a combo promise: its tokens, the coins on it, less its price."""
    place = action & ARGUMENT
    race = s.game.races[s.column_races[place]]
    power = s.game.powers[s.column_powers[place]]
    coins = s.column_coins[place] - place * s.game.frame.price
    return race.tokens + race.extra + power.tokens + coins


def spread(s: State, actions: list[int]) -> int:
    """Strengthen what is easiest to take: first where enemies stand near, then where they come in."""
    deploying = s.phase == P_DEPLOY
    slot = s.deploy_slot if deploying else s.task_slot
    near = _front(s, s.game.player_of[slot])
    left = s.hand[slot] if deploying else s.left
    regions: list[int] = []
    levels: list[int] = []
    for action in actions:
        if action - (action & ARGUMENT) == V_PUT_ONE:
            r = action & ARGUMENT
            regions.append(r)
            levels.append(2 * _height(s, r) + _remoteness(s, near, r))
    if not regions:
        return actions[0]
    return _first_put(regions, levels, left)


def _first_put(regions: list[int], levels: list[int], left: int) -> int:
    """Fill up the lowest levels, and return the first step towards that."""
    first = last = -1
    for _ in range(left):
        lowest = 0
        for i in range(1, len(levels)):
            if levels[i] < levels[lowest]:
                lowest = i
        levels[lowest] += 2
        first = lowest if first < 0 or lowest < first else first
        last = lowest if lowest > last else last
    return regions[first] + (V_PUT_REST if first == last else V_PUT_ONE)


def _height(s: State, r: int) -> int:
    """Return what a region costs an attacker without discounts."""
    cost = s.game.base[r] + s.tok[r] * s.game.defender_cost
    if s.pieces_any >> r & 1:
        for i in s.game.defending_pieces:
            cost += s.piece[i] >> r & 1
    return cost


def _remoteness(s: State, near: int, r: int) -> int:
    if near >> r & 1:
        return 0
    return 3 if s.game.entry >> r & 1 else 7


def _front(s: State, player: int) -> int:
    """Return the regions beside active races of opponents."""
    foreign = 0
    for slot in range(0, s.game.slots, s.game.width):
        if s.game.foes[player] >> s.game.player_of[slot] & 1:
            foreign |= s.occ[slot]
    return s.board.spread(foreign)


def best_answer(s: State, actions: list[int]) -> int:
    """Answer a clause with what leaves the best position; the first of equals."""
    best = actions[0]
    best_value = after(s, best)
    for action in actions[1:MOST_ANSWERS]:
        value = after(s, action)
        if value > best_value:
            best, best_value = action, value
    return best


def after(s: State, action: int) -> int:
    """Value the position after an answer, chance taken at its worst."""
    player = s.actor
    foes = s.game.foes[player]
    c = s.copy()
    step(c, action)
    settle(c)
    first = player * s.game.width
    value = COIN * earned(c, player) + TOKEN * c.hand[first]
    for foe in range(s.game.players):
        if foes >> foe & 1:
            held = COIN * (takings(c, foe) + c.coins[foe]) + FOE_TOKEN * strength(c, foe * s.game.width)
            value -= held // foes.bit_count()
    return value
