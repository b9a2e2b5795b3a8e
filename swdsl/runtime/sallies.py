"""Pieces that conquer in any number: which of them can go, from where, and which have gone this turn.

A kind conquers as often a turn as it has pieces. The cells stand in `state.memory`, from `game.sallies` on:
for each kind how often it has conquered this turn, then for each kind where.
"""

from __future__ import annotations

from swdsl.runtime.binding import in_stock
from swdsl.runtime.bits import BIT
from swdsl.runtime.effects import remove_pieces_in
from swdsl.runtime.state import State
from swdsl.runtime.storming import storm
from swdsl.runtime.wards import immune_to


def can_send(s: State, slot: int, piece: int) -> bool:
    """Whether a piece of a kind has not conquered this turn, and can be had."""
    if s.memory[s.game.sallies + piece] >= s.game.pieces[piece].supply:
        return False
    return in_stock(s, piece) > 0 or senders(s, slot, piece) != 0


def senders(s: State, slot: int, piece: int) -> int:
    """Return the regions from which a piece can go.

    One that conquered this turn stays where it did, and one of several where nobody can touch it.
    """
    if s.game.pieces[piece].supply == 1:
        return s.piece[piece]
    gone = s.memory[s.game.sallies + len(s.game.pieces) + piece]
    return s.piece[piece] & ~gone & ~immune_to(s, slot)


def calls(s: State, piece: int) -> int:
    """How many pieces must come from the board to conquer: none while supply or hand has one."""
    return 0 if in_stock(s, piece) > 0 else 1


def call_in(s: State, piece: int, r: int) -> None:
    """Take a piece from a region in hand, to send it."""
    remove_pieces_in(s, piece, BIT[r], 1)
    s.kit[piece] += 1


def sally(s: State, slot: int, piece: int, r: int) -> None:
    """Let a piece from supply or hand conquer a region, where it then stands."""
    cells = s.game.sallies
    s.memory[cells + piece] += 1
    s.memory[cells + len(s.game.pieces) + piece] |= BIT[r]
    storm(s, slot, piece, r)


def rest(s: State) -> None:
    """Let every piece conquer again: another turn begins."""
    cells = s.game.sallies
    s.memory[cells : cells + 2 * len(s.game.pieces)] = [0] * (2 * len(s.game.pieces))
