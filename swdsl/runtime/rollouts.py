"""Rollouts: from a state to the end of its game by uniform random choices, as searches want by the thousand.

The numbers come from a small generator of its own (Lehmer's, modulo a prime): fair enough for choices
among a few dozen actions, and quick where 64-bit numbers are not machine integers.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.generator import mixed
from swdsl.runtime.play import legal, step
from swdsl.runtime.state import State

_PRIME: Final = 2147483647
_FACTOR: Final = 48271


def rollout(s: State, seed: int) -> int:
    """Play a state to its end, chance included, and count the choices; copy it first to keep it."""
    dice = mixed(seed) % (_PRIME - 1) + 1
    decisions = 0
    while not s.over:
        actions = legal(s)
        dice = dice * _FACTOR % _PRIME
        step(s, actions[dice * len(actions) // _PRIME])
        decisions += 1
    return decisions
