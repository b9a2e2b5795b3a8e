"""What pages say around a game, beside the words of the table (`table/words/`): the log."""

from dataclasses import dataclass
from typing import Annotated, Final

from swdsl.catalogue import read_texts, slots
from swdsl.languages import InEachLanguage


@dataclass(frozen=True, slots=True)
class StudioWords:
    """One language."""

    chance: str
    gains: Annotated[str, slots("who", "coins", "items")]
    pays: Annotated[str, slots("who", "coins", "items")]
    always_allowed: str
    #: How often something is named beside its declaration.
    named: Annotated[str, slots("places", "files")]
    named_nowhere: str


WORDS: Final = InEachLanguage(lambda language: read_texts(StudioWords, __name__, language))
