"""Bit masks: sets of regions, players and slots as integers.

`1 << n` is a 32-bit operation for native compilers when `n` is a machine integer, so shifts are
looked up in a table that was made once.
"""

from typing import Final

WIDEST: Final = 127


def _powers() -> list[int]:
    one = 1
    return [one << n for n in range(WIDEST)]


BIT: Final[list[int]] = _powers()

_CHUNK: Final = 13  # members that are looked up at once
_CHUNKFUL: Final = (1 << _CHUNK) - 1


def members(mask: int) -> list[int]:
    """List the members of a set in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _chunks() -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for n in range(_CHUNK):
        rows += [[*row, n] for row in rows]
    return rows


_MEMBERS: Final[list[list[int]]] = _chunks()


def member(mask: int, place: int) -> int:
    """Return the member at a place in ascending order; there must be so many."""
    low = 0
    while True:
        found = _MEMBERS[mask & _CHUNKFUL]
        if place < len(found):
            return found[place] + low
        place -= len(found)
        mask >>= _CHUNK
        low += _CHUNK


def first(mask: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def stack_plane(planes: list[int], mask: int) -> None:
    """Add 1 on `mask` to a unary sum: plane `i` holds the regions whose sum is above `i`."""
    carry = mask
    for i in range(len(planes)):
        below = planes[i]
        planes[i] = below | carry
        carry &= below
        if not carry:
            return
    if carry:
        planes.append(carry)
