"""English plurals by rule: of display names, and of ids where an author writes `seas` for `sea`."""

from typing import Final

_VOWELS: Final = "aeiou"
_HISSING: Final = ("s", "x", "z", "ch", "sh")
_STILL_WITH_S: Final = ("o",)  # heroes, volcanoes; a name that differs says `plural "…"`


def plural_of(word: str) -> str:
    """Return the regular English plural of a name or an id.

    >>> plural_of("Fortress"), plural_of("Hero"), plural_of("Balcony"), plural_of("Bay")
    ('Fortresses', 'Heroes', 'Balconies', 'Bays')
    """
    last = word[-1:].lower()
    if last == "y" and word[-2:-1].lower() not in _VOWELS:
        return word[:-1] + "ies"
    if word.lower().endswith((*_HISSING, *_STILL_WITH_S)):
        return word + "es"
    return word + "s"


def singulars_of(word: str) -> tuple[str, ...]:
    """Return every word whose plural this could be, likeliest first.

    >>> singulars_of("fortresses")
    ('fortresse', 'fortress')
    >>> singulars_of("balconies")
    ('balcony', 'balconie', 'balconi')
    """
    found = []
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith("s"):
        found.append(word[:-1])
    if word.endswith("es"):
        found.append(word[:-2])
    return tuple(each for each in found if each)
