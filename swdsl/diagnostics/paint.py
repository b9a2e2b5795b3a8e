"""Rows of styled characters, and their text with or without colour."""

from collections.abc import Iterator
from enum import Enum
from itertools import groupby


class Style(Enum):
    """What a character is for. The value is its ANSI attribute."""

    PLAIN = ""
    STRONG = "1"
    FRAME = "34"
    ERROR = "1;31"
    WARNING = "1;33"
    ASIDE = "1;36"
    HINT = "1;32"


class Row:
    """One line of output under construction: write anywhere, later writing covers earlier."""

    def __init__(self) -> None:
        self._cells: list[tuple[str, Style]] = []

    def write(self, column: int, text: str, style: Style) -> None:
        """Put text at a column counted from 0, filling any gap with spaces."""
        missing = column + len(text) - len(self._cells)
        self._cells.extend([(" ", Style.PLAIN)] * missing)
        self._cells[column : column + len(text)] = [(character, style) for character in text]

    def append(self, text: str, style: Style = Style.PLAIN) -> "Row":
        """Put text after what is there and return this row."""
        self.write(len(self._cells), text, style)
        return self

    def text(self, *, colour: bool) -> str:
        """Return the row as one line, without trailing spaces."""
        return "".join(self._runs(colour=colour)).rstrip()

    def _runs(self, *, colour: bool) -> Iterator[str]:
        for style, cells in groupby(self._cells, key=lambda cell: cell[1]):
            text = "".join(character for character, _ in cells)
            yield f"\x1b[{style.value}m{text}\x1b[0m" if colour and style is not Style.PLAIN else text
