"""Rollouts: from a state to the end of its game by uniform random choices, as searches want by the thousand.

A choice among regions is drawn from the sets that `legal` would list: the same action, without the list.
"""

from __future__ import annotations

from swdsl.runtime.attack import targets
from swdsl.runtime.bits import member
from swdsl.runtime.deploy import deploy_options
from swdsl.runtime.generator import FACTOR, PRIME, first_draw
from swdsl.runtime.patience import endless_game, most_decisions
from swdsl.runtime.play import chances, legal, step
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    P_ATTACK,
    P_DEPLOY,
    V_ABANDON,
    V_CONQUER,
    V_PUT_ONE,
    V_PUT_REST,
    V_STOP,
    V_TRY,
)


def rollout(s: State, seed: int) -> int:
    """Play a state to its end, chance included, and count the choices; copy it first to keep it."""
    number = first_draw(seed)
    for decisions in range(most_decisions(s.game)):
        if s.over:
            return decisions
        number = number * FACTOR % PRIME  # `next_draw`, without the call
        step(s, drawn(s, number))
    raise endless_game(s.game)


def drawn(s: State, number: int) -> int:
    """Return the legal action that a number draws: counted down the list, from the top again at its end."""
    phase = s.phase
    if phase == P_ATTACK:
        slot = s.slot
        if s.combo[slot].unaided:
            near, far = targets(s, slot, 0)
            mine = s.occ[slot] if s.first else 0
            conquests = near.bit_count()
            attacks = conquests + far.bit_count() if far else conquests
            last = attacks + mine.bit_count() if mine else attacks
            place = number % (last + 1)
            if place < conquests:
                return member(near, place) + V_CONQUER
            if place < attacks:
                return member(far, place - conquests) + V_TRY
            return member(mine, place - attacks) + V_ABANDON if place < last else V_STOP
    elif phase == P_DEPLOY:
        mask = deploy_options(s)
        place = number % (mask.bit_count() * 2)
        return member(mask, place >> 1) + (V_PUT_REST if place & 1 else V_PUT_ONE)
    actions = legal(s)
    return actions[number % len(actions)]


def rolled(s: State, number: int) -> int:
    """Return the outcome of a chance step that a number draws, by its weights."""
    outcomes = chances(s)
    total = 0
    for _, weight in outcomes:
        total += weight
    left = number % total
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]
