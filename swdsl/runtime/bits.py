"""Bit masks: sets of regions, players and slots as integers.

`1 << n` is a 32-bit operation for native compilers when `n` is a machine integer, so shifts are
looked up in a table that was made once.
"""

from typing import Final

BIT: Final[list[int]] = []
"""The n-th power of two: the set with the one member `n`. Boards and games make room for what they have."""


def make_room(members_to_come: int) -> None:
    """Let sets have so many members, those from 0 on."""
    one = 1
    for n in range(len(BIT), members_to_come):
        BIT.append(one << n)


make_room(128)  # more than any printed board needs, so that the words of the kernel find theirs

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
    found = _MEMBERS[mask & _CHUNKFUL]
    low = 0
    while place >= len(found):
        place -= len(found)
        mask >>= _CHUNK
        low += _CHUNK
        found = _MEMBERS[mask & _CHUNKFUL]
    return found[place] + low


def first(mask: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
