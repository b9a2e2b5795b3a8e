"""Who plays together at a table."""

from swdsl.record import record
from swdsl.words_of_files import Share


@record
class Teams:
    """How many players play together, and what they share."""

    size: int
    shared: tuple[Share, ...]
