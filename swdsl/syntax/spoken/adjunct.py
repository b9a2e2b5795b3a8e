"""What an adjunct is: the part of a sentence that says when, how often or whether."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Adjunct:
    """A moment, or what qualifies one, in the words of the grammar; whether some of it was guessed."""

    moment: str = ""
    qualifier: str = ""
    guessed: bool = False
