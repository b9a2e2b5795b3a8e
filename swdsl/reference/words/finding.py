"""What a language must bring for finding: idle words of questions, and words that mean the same."""

from collections.abc import Mapping
from dataclasses import dataclass

from swdsl.words_of_files import Chapter


@dataclass(frozen=True, slots=True)
class FindingWords:
    """`idle` words are left out of a question, `plain` ones name nothing; rows of `alike` mean the same.

    `counting` words ask for numbers, `defining` ones, or several together, for what something is,
    `asking` ones for a rule. `chapters` are ways in which people ask for what a chapter of the rulebook says.
    """

    idle: str
    plain: str
    alike: tuple[str, ...]
    counting: str
    defining: tuple[str, ...]
    asking: str
    chapters: Mapping[Chapter, tuple[str, ...]]
