"""What a language must bring for finding: idle words of questions, and words that mean the same."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from swdsl.catalogue import slots
from swdsl.words_of_files import Chapter


@dataclass(frozen=True, slots=True)
class Fates:
    """What is said of a `name` when its race declines or its region is conquered; `asked` are ways to ask it.

    Of a component either `nothing` or, behind `some`, what is left of its rules; a piece `stays` or `leaves`.
    """

    title: Annotated[str, slots("name")]
    stays: str
    leaves: str
    asked: tuple[str, ...]
    nothing: str = ""
    some: str = ""


@dataclass(frozen=True, slots=True)
class Foes:
    """What it is called whom a rule of a `name` counts, and ways to ask it."""

    title: Annotated[str, slots("name")]
    asked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FindingWords:
    """`idle` words are left out of a question, `plain` ones name nothing; rows of `alike` mean the same.

    `counting` words ask for numbers, `defining` ones, or several together, for what something is,
    `asking` ones for a rule; rows of `openings` begin questions that ask for
    the same: a time, a place, a number. `chapters` are ways in which people ask for what a chapter of the
    rulebook says. `declined` and `conquered` say what becomes of things then.
    """

    idle: str
    plain: str
    alike: tuple[str, ...]
    counting: str
    defining: tuple[str, ...]
    asking: str
    openings: tuple[str, ...]
    declined: Fates
    conquered: Fates
    warded: tuple[str, ...]
    foes: Foes
    chapters: Mapping[Chapter, tuple[str, ...]]
