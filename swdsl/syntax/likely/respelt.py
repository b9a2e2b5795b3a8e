"""Words that nobody knows and that are nearly known ones, spelt as those are: for guesses only."""

import re
from functools import lru_cache
from typing import Final

from swdsl.syntax.likely.wider import OTHER_WORDS
from swdsl.syntax.spoken.heard import Known
from swdsl.syntax.spoken.lexicon import IDEAS, STOPWORDS
from swdsl.syntax.spoken.spelling import COMMON
from swdsl.syntax.spoken.words import singular

_FEWEST_LETTERS: Final = 5
_WORD: Final = re.compile(r"(?<![\w'])[a-z]+(?![\w'])|^[A-Z][a-z]+(?![\w'])")
_SAID_BESIDES: Final = """
    somebody someone anybody anyone everybody everyone nobody nothing anything everything something whenever
    zero three seven eight there their these those other others first second third fourth fifth again taxes
    points point gives given bring scores rolls where which while whose would could should under every
    before beginning next another because otherwise exchange neighbour neighbours opponents' enemies instead
    soldier soldiers warrior warriors mountain mountains farmland farmlands forest forests swamp swamps
"""
_TWO: Final = 2
_KNOWN: Final = frozenset((*COMMON, *IDEAS, *STOPWORDS, *OTHER_WORDS, *_SAID_BESIDES.split()))
_BY_LETTER: Final[dict[str, tuple[str, ...]]] = {
    letter: tuple(each for each in _KNOWN if each[0] == letter and len(each) >= _FEWEST_LETTERS)
    for letter in {each[0] for each in _KNOWN}
}


def respelt(text: str, known: Known) -> str:
    """Return a sentence in which a word that means nothing is the one that it is nearly, if there is one."""
    return _WORD.sub(lambda found: _respelt(found[0], known), text)


@lru_cache(maxsize=4096)
def _respelt(word: str, known: Known) -> str:
    small = word.lower()
    if len(small) < _FEWEST_LETTERS or small in _KNOWN or known.speaks(small) or _is_named(small, known):
        return word
    near = {
        each
        for each in (*_BY_LETTER.get(small[0], ()), *known.pieces, *known.regions)
        if _is_slip(small, each)
    }
    return near.pop() if len(near) == 1 else word


def _is_named(word: str, known: Known) -> bool:
    named = known.races | known.powers
    return bool({word, f"{word}s", singular(word)} & named)


def _is_slip(written: str, meant: str) -> bool:
    """Whether a letter is missing or too many, or two have changed places; another letter is another word."""
    if written[0] != meant[0] or abs(len(written) - len(meant)) > 1:
        return False
    if len(written) == len(meant):
        wrong = [at for at, (one, other) in enumerate(zip(written, meant, strict=True)) if one != other]
        return len(wrong) == _TWO and wrong[1] == wrong[0] + 1 and sorted(written) == sorted(meant)
    short, long = sorted((written, meant), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
