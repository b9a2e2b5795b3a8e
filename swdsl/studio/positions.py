"""Columns as editors count them: in halves of characters beyond the basic plane, where we count wholes."""

from typing import Final

UTF_16: Final = "utf-16"
_UNITS: Final = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


def to_units(line: str, column: int, encoding: str = UTF_16) -> int:
    """Return how many units stand before a column of a line, which counts characters from 1."""
    return _length(line[: max(column - 1, 0)], encoding)


class Along:
    """Counts units along a line, from one place to the next: a line may be as long as a file."""

    def __init__(self, line: str, encoding: str) -> None:
        self._line, self._encoding = line, encoding
        self._column, self._units = 1, 0

    def to(self, column: int) -> int:
        """Return how many units stand before a column, which is not before the last one asked for."""
        self._units += _length(self._line[self._column - 1 : column - 1], self._encoding)
        self._column = column
        return self._units


def from_units(line: str, units: int, encoding: str = UTF_16) -> int:
    """Return the column behind so many units; half a character counts as none, and a line ends at its end."""
    if line.isascii():
        return min(max(units, 0), len(line)) + 1
    seen = 0
    for place, letter in enumerate(line):
        seen += _length(letter, encoding)
        if seen > units:
            return place + 1
    return len(line) + 1


def _length(text: str, encoding: str) -> int:
    if text.isascii():
        return len(text)
    name, size = _UNITS.get(encoding, _UNITS[UTF_16])
    return len(text.encode(name, "surrogatepass")) // size
