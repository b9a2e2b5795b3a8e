"""Rollouts: from a state to the end of its game by uniform random choices, as searches want by the thousand.

The numbers come from a small generator of its own (Lehmer's, modulo a prime): fair enough for choices
among a few dozen actions, and quick where 64-bit numbers are not machine integers. A choice among
regions is drawn from the sets that `legal` would list: the same action, without the list.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.attack import targets
from swdsl.runtime.bits import BIT, member
from swdsl.runtime.generator import mixed
from swdsl.runtime.play import legal, step
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

PRIME: Final = 2147483647
_FACTOR: Final = 48271


def rollout(s: State, seed: int) -> int:
    """Play a state to its end, chance included, and count the choices; copy it first to keep it."""
    dice = mixed(seed) % (PRIME - 1) + 1
    decisions = 0
    while not s.over:
        dice = dice * _FACTOR % PRIME
        step(s, drawn(s, dice))
        decisions += 1
    return decisions


def drawn(s: State, dice: int) -> int:
    """Return the legal action that a number draws: as far down the list as it is from 0 to `PRIME`."""
    phase = s.phase
    if phase == P_ATTACK:
        slot = s.slot
        if s.combo[slot].unaided:
            near, far = targets(s, slot, 0)
            mine = s.occ[slot] if s.first else 0
            conquests = near.bit_count()
            attacks = conquests + far.bit_count() if far else conquests
            last = attacks + mine.bit_count() if mine else attacks
            place = dice * (last + 1) // PRIME
            if place < conquests:
                return member(near, place) + V_CONQUER
            if place < attacks:
                return member(far, place - conquests) + V_TRY
            return member(mine, place - attacks) + V_ABANDON if place < last else V_STOP
    elif phase == P_DEPLOY:
        mask = s.occ[s.dslot] & -BIT[s.from_region]
        place = dice * (mask.bit_count() * 2) // PRIME
        return member(mask, place >> 1) + (V_PUT_REST if place & 1 else V_PUT_ONE)
    actions = legal(s)
    return actions[dice * len(actions) // PRIME]
