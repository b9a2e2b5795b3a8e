"""A row of a table of words: a pattern, and the words that it means."""

import re
from collections.abc import Sequence

Row = tuple[re.Pattern[str], str]


def row(pattern: str, means: str) -> Row:
    """Return a row; groups of the pattern stand by their number in what it means."""
    return re.compile(pattern), means


def rewritten(text: str, rows: Sequence[Row]) -> str:
    """Return a text with every row applied, in order."""
    for pattern, means in rows:
        text = pattern.sub(means, text)
    return text


def matched(text: str, rows: Sequence[Row]) -> str | None:
    """Return what the first row means that a whole text has the form of."""
    for pattern, means in rows:
        found = pattern.fullmatch(text)
        if found is not None:
            return found.expand(means)
    return None
