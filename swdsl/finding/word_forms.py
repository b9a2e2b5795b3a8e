"""Words as readers type them: without accents and case, with other endings, with typing mistakes."""

import re
import unicodedata
from types import MappingProxyType
from typing import Final

EXACT: Final = 8
FORM: Final = 6
_LIGATURES: Final = MappingProxyType({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ё": "е"})
_WORD: Final = re.compile(r"[^\W_]+")


def words_of(text: str) -> list[str]:
    """Return the words of a text without accents and case: what readers type is what they mean."""
    parted = unicodedata.normalize("NFD", _lowered(text))
    return _WORD.findall("".join(each for each in parted if not unicodedata.category(each).startswith("M")))


def marked_words_of(text: str) -> list[str]:
    """Return the same words with their accents."""
    whole = unicodedata.normalize("NFC", _lowered(text))
    return _WORD.findall("".join(each for each in whole if not unicodedata.category(each).startswith("M")))


def _lowered(text: str) -> str:
    return "".join(_LIGATURES.get(letter, letter) for letter in text.lower())


def likeness(word: str, other: str) -> int:
    """Whether two words are the same, or forms of one: what differs is at most an ending."""
    if word == other:
        return EXACT
    return FORM if is_form(word, other) or (len(word) > 2 and other.startswith(word)) else 0


def is_form(word: str, other: str) -> bool:
    """Whether no more than the endings of two words differ."""
    if word == other:
        return True
    same = begins_alike(word, other)
    shorter, longer = sorted((len(word) - same, len(other) - same))
    long_stem = same > 5 and same > longer
    return (
        long_stem or (same > 3 and shorter < 3 and longer < 4) or (same == 3 and longer == 1 and shorter == 0)
    )


def is_number_of(word: str, other: str) -> bool:
    """Whether words differ in no more than a last letter each: singular and plural."""
    stem = min(len(word), len(other)) - 1
    return abs(len(word) - len(other)) < 2 and word[:stem] == other[:stem]


def is_case_of(word: str, other: str) -> bool:
    """Whether words differ in a short ending only: `region` and `regions`, not `regina`."""
    if word == other:
        return True
    same = begins_alike(word, other)
    return same > 3 and same >= min(len(word), len(other)) - 1 and max(len(word), len(other)) - same < 3


def is_near(one: str, other: str) -> bool:
    """Whether at most one letter is wrong, missing, added or swapped with its neighbour."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = begins_alike(one, other)
    end = 0
    while end < min(len(one), len(other)) - start and one[-1 - end] == other[-1 - end]:
        end += 1
    rest = max(len(one), len(other)) - start - end
    swapped = len(one) == len(other) and one[start : start + 2] == other[start : start + 2][::-1]
    return rest < 2 or (rest == 2 and swapped)


def is_far(one: str, other: str) -> bool:
    """Whether words share half of their pairs of letters."""
    ours = {one[at : at + 2] for at in range(len(one) - 1)}
    theirs = {other[at : at + 2] for at in range(len(other) - 1)}
    return 4 * len(ours & theirs) >= len(ours) + len(theirs) > 0


def begins_alike(one: str, other: str) -> int:
    """Return how many letters two words have in common at their beginning."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same
