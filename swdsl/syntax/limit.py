"""What a limit is: words that ask for something the language cannot say, and what comes nearest."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """Words that ask for something there is none of, why there is none, what comes nearest, and a sample.

    If nothing is said to come nearest, the words are to be left out.
    """

    pattern: re.Pattern[str]
    why: str
    nearest: str
    sample: str

    @property
    def hint(self) -> str:
        """What to do about it."""
        return f"What comes nearest: `{self.nearest}`." if self.nearest else "Leave these words out."


def limit(pattern: str, why: str, nearest: str, sample: str) -> Limit:
    """Describe a limit."""
    return Limit(re.compile(pattern, re.IGNORECASE), why, nearest, sample)
