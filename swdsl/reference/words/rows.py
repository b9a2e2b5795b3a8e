"""Tables of texts as they stand in the modules of this room: a row a line, its cells parted by bars."""

import re
from collections.abc import Iterator
from textwrap import dedent
from typing import Final

_CONTINUED: Final = re.compile(r"\n +")


def rows_in(text: str) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each row `one | another`; a line that is indented further goes on with its row."""
    for line in _CONTINUED.sub(" ", dedent(text).strip()).splitlines():
        yield tuple(cell.strip() for cell in line.split(" | "))
