"""Pieces that are lost in place of tokens when their region is conquered."""

from __future__ import annotations

from swdsl.runtime.binding import survey_pieces
from swdsl.runtime.bits import BIT
from swdsl.runtime.state import State


def spared(s: State, slot: int, r: int, gone: int) -> int:
    """Lose pieces of a slot in place of so many tokens, as far as some stand there; return how many."""
    left = gone
    for piece in s.combo[slot].sparing:
        row = s.game.piece_row[piece]
        at = row * s.board.count + r
        there = s.piece[piece] >> r & 1 if row < 0 else s.pile[at]
        lost = min(there, left)
        if not lost:
            continue
        left -= lost
        if row >= 0:
            s.pile[at] -= lost
        if lost == there:
            s.piece[piece] &= ~BIT[r]
    if left < gone:
        survey_pieces(s)
    return gone - left
