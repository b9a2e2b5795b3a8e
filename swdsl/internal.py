"""`InternalError`: our bug, not the author's."""

from collections.abc import Callable
from typing import Final


class InternalError(Exception):
    """A bug in swdsl, never in the rules. Not caught anywhere; please report it."""


Confess = Callable[[Exception], str]
"""What a host does with a mistake of ours while others go on: keeps it if it can, and returns a sentence."""

_LONGEST: Final = 500


def in_a_sentence(error: Exception) -> str:
    """Say that something was our mistake, in one sentence and without a traceback."""
    return f"This is a mistake of swdsl, not yours: {type(error).__name__}: {error}"[:_LONGEST]
