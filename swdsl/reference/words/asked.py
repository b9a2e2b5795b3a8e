"""What a language must bring for what players ask most: questions, each with its chapter and answer."""

from dataclasses import dataclass
from enum import StrEnum

from swdsl.words_of_files import Chapter


class Figures(StrEnum):
    """What the boards of a table say in numbers."""

    ROUNDS = "rounds"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the chapter of the rulebook it belongs to, and a short answer in our own words.

    `also` are other ways in which people ask it: the search hears them, nobody reads them. `figures` of the
    boards that there are stand behind the answer.
    """

    id: str
    chapter: Chapter
    question: str
    answer: str
    also: tuple[str, ...] = ()
    figures: Figures | None = None


@dataclass(frozen=True, slots=True)
class AskedWords:
    """The page of questions: its title, what it says of itself, and its rows."""

    title: str
    lead: str
    rows: tuple[Asked, ...]
