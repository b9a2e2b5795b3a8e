"""The words of the reference itself: headings, labels and the course of a turn, one table per language."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from swdsl.internal import InternalError
from swdsl.reference.words.en import ENGLISH
from swdsl.reference.words.fr import FRENCH
from swdsl.reference.words.it import ITALIAN
from swdsl.reference.words.ru import RUSSIAN
from swdsl.reference.words.table import Counted, Words

WORDS: Final[Mapping[str, Words]] = MappingProxyType(
    {words.language: words for words in (ENGLISH, FRENCH, ITALIAN, RUSSIAN)}
)


def words_of(language: str) -> Words:
    """Return the words of a language."""
    found = WORDS.get(language)
    if found is None:
        raise InternalError(f"the reference has no words in the language {language!r}")
    return found


__all__ = ["WORDS", "Counted", "Words", "words_of"]
