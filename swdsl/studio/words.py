"""What a language must bring for a game at the table: every choice, every question, every line of the log."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableWords:
    """One language. Texts with braces are filled in by `str.format`; names stand as they are.

    `choices` has the message keys of the kernel (`runtime/describe.py`); `questions` its phases.
    """

    choices: Mapping[str, str]
    questions: Mapping[str, str]
    coins: tuple[str, ...]
    player: str
    chance: str
    gains: str
    pays: str
    have_need: str
    refused: str
    price_need: str
    always_allowed: str


def rows(text: str) -> Mapping[str, str]:
    """Read rows from a text of lines `key: words`."""
    parts = (line.strip().partition(": ") for line in text.strip().splitlines())
    return {name: words for name, _, words in parts}
