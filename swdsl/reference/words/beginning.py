"""What a language must bring for newcomers: what this site is, where to begin, a first game step by step."""

from dataclasses import dataclass
from typing import Annotated

from swdsl.catalogue import slots
from swdsl.words_of_files import Chapter


@dataclass(frozen=True, slots=True)
class BeginningWords:
    """`what` is filled with the names of sets; `steps` lead through a first game, each with its chapter."""

    what: Annotated[str, slots("sets")]
    begin: str
    title: str
    lead: str
    table: str
    steps: tuple[tuple[Chapter, str], ...]
    onward: str
    look_up: str
    look_up_lead: str
