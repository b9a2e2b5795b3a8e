"""Several numbers kept as one: every packed field is packed and unpacked here, and nowhere else.

A state is flat lists of integers; where two things belong together for a while, they share a field.
"""

from __future__ import annotations

from typing import Final

_ROOM: Final = 4096  # for a marker; more than any table has components
_SEATS: Final = 1024  # for a player

# ---- `clause.carrier`: what carries a clause about the board: nothing, a marker, or a piece ---------
NO_CARRIER: Final = -1
"""The clause belongs to a race or a power. A marker carries by its number."""

_FIRST_PIECE: Final = -2


def carrying_piece(piece: int) -> int:
    """Return the carrier of a clause that a piece has as a copy of a relic's."""
    return _FIRST_PIECE - piece


def is_copy(carrier: int) -> bool:
    """Whether a clause is a piece's copy of a relic's clause."""
    return carrier <= _FIRST_PIECE


def piece_that_carries(carrier: int) -> int:
    """Return the piece that has a copied clause."""
    return _FIRST_PIECE - carrier


# ---- `s.copied`: which piece is a copy of which marker in this turn; 0 when none is ----------------
def copy_note(piece: int, marker: int) -> int:
    """Write down that a piece is a copy of a marker."""
    return (piece + 1) * _ROOM + marker + 1


def copying_piece(note: int) -> int:
    """Return the piece that is a copy."""
    return note // _ROOM - 1


def copied_marker(note: int) -> int:
    """Return the marker it is a copy of."""
    return note % _ROOM - 1


# ---- a cell of `s.memory` that holds a promise: when it was given, and who is bound; 0 when none ---
def promise_note(day: int, player: int) -> int:
    """Write down that a player is bound from a day on; days count the turns of all players."""
    return day * _SEATS + player + 1


def day_of_promise(note: int) -> int:
    """Return the day a promise was given."""
    return note // _SEATS


def bound_player(note: int) -> int:
    """Return the player who is bound."""
    return note % _SEATS - 1
