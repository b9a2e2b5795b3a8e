"""Garrisons: how many tokens stand in a region at least, and at most when a race has redeployed."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.state import State
from swdsl.runtime.words import DECLINED


def least_in(s: State, slot: int, r: int) -> int:
    """Return how many tokens of a slot stand in a region at least."""
    least = 1
    for clause in s.combo[slot].garrisons:
        if clause.least > least and clause.where(s, slot) >> r & 1:
            least = clause.least
    return least


def lacking(s: State, slot: int, number: int) -> int:
    """Return the regions that so many tokens are too few to stand in."""
    out = 0
    for clause in s.combo[slot].garrisons:
        if clause.least > number:
            out |= clause.where(s, slot)
    return out


def kept_at_decline(s: State, slot: int) -> list[tuple[int, int]]:
    """List what a garrison in decline leaves standing: regions, and how many tokens in each."""
    lasting = [clause for clause in s.combo[slot].garrisons if clause.state & DECLINED]
    return [(clause.where(s, slot), clause.least) for clause in lasting]


def gather_spare(s: State, slot: int) -> None:
    """Take all tokens above the garrison of each region in hand."""
    for r in members(s.occ[slot] & s.stacks):
        spare = s.tok[r] - least_in(s, slot, r)
        if spare > 0:
            s.tok[r] -= spare
            s.hand[slot] += spare
            if s.tok[r] == 1:
                s.stacks ^= BIT[r]


def fill(s: State, slot: int) -> None:
    """Bring every region up to its garrison, in the order of the board, as far as the hand lasts."""
    for r in members(s.occ[slot]):
        missing = min(least_in(s, slot, r) - s.tok[r], s.hand[slot])
        if missing > 0:
            s.tok[r] += missing
            s.hand[slot] -= missing
            s.stacks |= BIT[r]


def room_in(s: State, slot: int, r: int) -> int:
    """Return how many tokens from hand may still be set down in a region."""
    room = s.hand[slot]
    for clause in s.combo[slot].garrisons:
        if clause.most - s.tok[r] < room and clause.where(s, slot) >> r & 1:
            room = max(0, clause.most - s.tok[r])
    return room


def with_room(s: State, slot: int) -> int:
    """Return the regions of a slot where tokens may still be set down."""
    out = 0
    for r in members(s.occ[slot]):
        if room_in(s, slot, r):
            out |= BIT[r]
    return out
