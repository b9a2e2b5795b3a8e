"""What a language must bring for an errata sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.catalogue import read_texts
from swdsl.languages import InEachLanguage
from swdsl.packs.differences import Level
from swdsl.packs.things import Aspect


@dataclass(frozen=True, slots=True)
class Words:
    """What a sheet is made of: headings, what can change, and what became of it."""

    nothing: str
    levels: Mapping[Level, str]
    aspects: Mapping[Aspect, str]
    added: str
    removed: str
    was: str
    now: str


WORDS: Final = InEachLanguage(lambda language: read_texts(Words, __name__, language))
