"""The words of the reference itself: one folder of texts per language, beside records of what they bring."""

from typing import Final

from swdsl.catalogue import read_texts
from swdsl.internal import InternalError
from swdsl.languages import InEachLanguage
from swdsl.reference.words.asked import AskedWords
from swdsl.reference.words.beginning import BeginningWords
from swdsl.reference.words.examples import ExampleWords
from swdsl.reference.words.finding import FindingWords
from swdsl.reference.words.overview import OverviewWords
from swdsl.reference.words.pages import Counted, Words
from swdsl.reference.words.pairs import PairWords
from swdsl.reference.words.strengths import StrengthWords


def _read(language: str) -> Words:
    return read_texts(
        Words,
        __name__,
        f"{language}/pages",
        language=language,
        asked=read_texts(AskedWords, __name__, f"{language}/asked"),
        beginning=read_texts(BeginningWords, __name__, f"{language}/beginning"),
        examples=read_texts(ExampleWords, __name__, f"{language}/examples"),
        finding=read_texts(FindingWords, __name__, f"{language}/finding"),
        overview=read_texts(OverviewWords, __name__, f"{language}/overview"),
        pairs=read_texts(PairWords, __name__, f"{language}/pairs"),
        strengths=read_texts(StrengthWords, __name__, f"{language}/strengths"),
    )


WORDS: Final = InEachLanguage(_read)


def words_of(language: str) -> Words:
    """Return the words of a language."""
    found = WORDS.get(language)
    if found is None:
        raise InternalError(f"the reference has no words in the language {language!r}")
    return found


__all__ = ["WORDS", "Counted", "Words", "words_of"]
