"""What a language must bring for what players ask most: questions, each with its chapter and answer."""

import re
from dataclasses import dataclass
from typing import Final

_CONTINUED: Final = re.compile(r"\n {16,}")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the chapter of the rulebook it belongs to, and a short answer in our own words.

    `also` are other words in which people ask it: the search hears them, nobody reads them.
    """

    id: str
    chapter: str
    question: str
    answer: str
    also: str = ""


@dataclass(frozen=True, slots=True)
class AskedWords:
    """The page of questions: its title, what it says of itself, and its rows."""

    title: str
    lead: str
    rows: tuple[Asked, ...]


def read(text: str) -> tuple[Asked, ...]:
    """Read rows `id | chapter | question | answer | also`; a line that is indented further goes on."""
    lines = _CONTINUED.sub(" ", text.strip()).splitlines()
    return tuple(Asked(*(part.strip() for part in line.split(" | "))) for line in lines)
