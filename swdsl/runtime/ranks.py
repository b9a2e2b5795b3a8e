"""Pieces that fight: those for attack only, and those that stand in what they have helped to conquer.

In games with the latter, what their owner has in hand may change between two attacks. Then one cell of
`state.memory`, at `game.ranks`, tells how many of those for attack only have not fought yet.
"""

from __future__ import annotations

from swdsl.runtime.state import State
from swdsl.runtime.words import S_ATTACK


def call_up(s: State, slot: int) -> None:
    """Count the pieces in hand that fight in the conquests of a slot."""
    s.helpers = sum(s.kit[piece] for piece in s.combo[slot].fighters)
    if s.game.ranks >= 0:
        s.memory[s.game.ranks] = s.helpers - joining(s, slot)


def joining(s: State, slot: int) -> int:
    """Count the pieces in hand that stand in what they help to conquer."""
    return sum(s.kit[piece] for piece in s.combo[slot].joiners)


def count_again(s: State, slot: int) -> None:
    """Count those that fight once more, between two attacks of the race that makes them."""
    if s.stage == S_ATTACK and slot == s.slot:
        s.helpers = s.memory[s.game.ranks] + joining(s, slot)


def send(s: State, number: int) -> int:
    """Send pieces into an attack, those for attack only first; return how many others."""
    s.helpers -= number
    if s.game.ranks < 0:
        return 0
    alone = min(number, s.memory[s.game.ranks])
    s.memory[s.game.ranks] -= alone
    return number - alone
