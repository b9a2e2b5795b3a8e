"""The words of the reference itself: headings, labels and the course of a turn, one table per language."""

from typing import Final

from swdsl.internal import InternalError
from swdsl.languages import in_each_language
from swdsl.reference.words.en import ENGLISH
from swdsl.reference.words.fr import FRENCH
from swdsl.reference.words.it import ITALIAN
from swdsl.reference.words.ru import RUSSIAN
from swdsl.reference.words.table import Counted, Words

WORDS: Final = in_each_language(en=ENGLISH, fr=FRENCH, it=ITALIAN, ru=RUSSIAN)


def words_of(language: str) -> Words:
    """Return the words of a language."""
    found = WORDS.get(language)
    if found is None:
        raise InternalError(f"the reference has no words in the language {language!r}")
    return found


__all__ = ["WORDS", "Counted", "Words", "words_of"]
