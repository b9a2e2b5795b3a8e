"""What a habit from elsewhere is: a phrase that is said differently here, and the sentence that helps."""

import re
from dataclasses import dataclass

from swdsl.diagnostics.code import Code
from swdsl.diagnostics.codes_syntax import HABIT_FROM_ELSEWHERE


@dataclass(frozen=True, slots=True)
class Habit:
    """A phrase to look for in a line that could not be read.

    It must stand where reading stopped or, for `anywhere`, in any place of the line. Samples are
    lines of a component unless they start with what a file declares. Named groups of the pattern
    may stand in the hint, in braces.
    """

    pattern: re.Pattern[str]
    message: str
    hint: str
    samples: tuple[str, ...]
    code: Code
    anywhere: bool


def habit(
    pattern: str,
    message: str,
    hint: str,
    *samples: str,
    code: Code = HABIT_FROM_ELSEWHERE,
    anywhere: bool = False,
) -> Habit:
    """Describe a habit; the samples are fed back by a test."""
    return Habit(re.compile(pattern), message, hint, samples, code, anywhere)
