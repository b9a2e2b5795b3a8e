"""Russian words that agree with a noun, in all their forms."""

from functools import lru_cache
from typing import Final

from swdsl.prose.forms import ACC, GEN, Bend, Gender

#: Masculine, feminine, neuter and plural, each in six cases.
Forms = tuple[tuple[str, ...], ...]
_PRONOUNS: Final = {
    "ваш": (
        "ваш вашего вашему ваш вашим вашем",
        "ваша вашей вашей вашу вашей вашей",
        "ваше вашего вашему ваше вашим вашем",
        "ваши ваших вашим ваши вашими ваших",
    ),
    "один": (
        "один одного одному один одним одном",
        "одна одной одной одну одной одной",
        "одно одного одному одно одним одном",
        "одни одних одним одни одними одних",
    ),
    "этот": (
        "этот этого этому этот этим этом",
        "эта этой этой эту этой этой",
        "это этого этому это этим этом",
        "эти этих этим эти этими этих",
    ),
    "весь": (
        "весь всего всему весь всем всём",
        "вся всей всей всю всей всей",
        "всё всего всему всё всем всём",
        "все всех всем все всеми всех",
    ),
}
_SOFT: Final = ("ий его ему ий им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им ие ими их")
_VELARS: Final = ("г", "к", "х")


def agreeing(word: str, bend: Bend) -> str:
    """Return the form that agrees; the accusative of living things is their genitive."""
    row = 3 if bend.plural else bend.gender
    living = bend.animate and (bend.plural or bend.gender is Gender.MASCULINE)
    return _declined(word)[row][GEN if bend.case is ACC and living else bend.case]


@lru_cache(maxsize=256)
def _declined(word: str) -> Forms:
    """Decline a word given in the masculine: `активный`, `любой`, `граничащий`, `являющийся`."""
    if word in _PRONOUNS:
        return tuple(tuple(row.split()) for row in _PRONOUNS[word])
    whole = word.removesuffix("ся")
    stem, ending, suffix = whole[:-2], whole[-2:], word[len(whole) :]
    velar = stem.endswith(_VELARS)
    rows = _SOFT if ending == "ий" and not velar else _hard(ending, "и" if velar else "ы")
    return tuple(tuple(f"{stem}{end}{suffix}" for end in row.split()) for row in rows)


def _hard(ending: str, vowel: str) -> tuple[str, ...]:
    return (
        f"{ending} ого ому {ending} {vowel}м ом",
        "ая ой ой ую ой ой",
        f"ое ого ому ое {vowel}м ом",
        f"{vowel}е {vowel}х {vowel}м {vowel}е {vowel}ми {vowel}х",
    )
