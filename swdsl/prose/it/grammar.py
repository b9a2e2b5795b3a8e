"""Italian grammar: articles, contractions, agreement."""

from collections.abc import Callable
from typing import Final

from swdsl.prose.forms import NOM, Bend, Case, F, M, Word
from swdsl.prose.marks import each_of, plain
from swdsl.prose.names import Name
from swdsl.prose.romance import Romance

_VOWELS: Final = "aàeèéiìoòuù"
_HEAVY: Final = ("z", "gn", "ps", "pn", "x", "y")

# How a preposition melts with each article.
_CONTRACTIONS: Final = {
    "di": ("del", "dello", "dell'", "della", "dei", "degli", "delle"),
    "a": ("al", "allo", "all'", "alla", "ai", "agli", "alle"),
    "da": ("dal", "dallo", "dall'", "dalla", "dai", "dagli", "dalle"),
    "in": ("nel", "nello", "nell'", "nella", "nei", "negli", "nelle"),
    "su": ("sul", "sullo", "sull'", "sulla", "sui", "sugli", "sulle"),
}
_ARTICLES: Final = ("il ", "lo ", "l'", "la ", "i ", "gli ", "le ")


def masculine(one: str, many: str) -> Word:
    """Return a masculine noun."""
    return Word(M, (one,), (many,))


def feminine(one: str, many: str) -> Word:
    """Return a feminine noun."""
    return Word(F, (one,), (many,))


class Italian(Romance):
    """Italian articles listen to the sound that follows, and melt into prepositions."""

    code = "it"
    joint_and, joint_or, joint_or_else = "e", "o", "oppure"

    def elides(self, name: Name, text: str) -> bool:
        """Whether the article before a name loses its vowel."""
        return _starts_with_vowel(text)

    def agree(self, word: str, bend: Bend) -> str:
        """Return a regular adjective or participle, given in the masculine singular, agreeing."""
        stem, ending = word[:-1], word[-1]
        if bend.gender is F and ending == "o":
            return f"{stem}e" if bend.plural else f"{stem}a"
        return f"{stem}i" if bend.plural else word

    def articled(self, article: str, word: Word, *, plural: bool) -> str:
        """Put an article before a noun."""
        match article:
            case "the":
                return _the(word, plural=plural)
            case "an" if not plural:
                return _like_one("un", word)
            case "no":
                return _like_one("nessun", word)
            case "this":
                return _this(word)
            case _:
                return word.form(plural=plural)

    def led(self, by: str, form: Callable[[Case], str], case: Case) -> str:
        """Put a preposition before a phrase, and again before each noun of a list, melted with articles."""
        phrase = form(NOM)
        if not by:
            return phrase
        return each_of(phrase, lambda each: _melted(by, each))


def _starts_with_vowel(text: str) -> bool:
    return plain(text)[:1].lower() in _VOWELS


def _starts_heavily(text: str) -> bool:
    start = plain(text).lower()
    return start.startswith(_HEAVY) or (start[:1] == "s" and start[1:2] not in _VOWELS)


def _the(word: Word, *, plural: bool) -> str:
    text, is_feminine = word.form(plural=plural), word.gender is F
    vowel, heavy = _starts_with_vowel(text), _starts_heavily(text)
    if plural:
        return f"{'le' if is_feminine else 'gli' if vowel or heavy else 'i'} {text}"
    if vowel:
        return f"l'{text}"
    return f"{'la' if is_feminine else 'lo' if heavy else 'il'} {text}"


def _like_one(stem: str, word: Word) -> str:
    """Put a word that bends like `uno` before a noun: un, uno, una, un'."""
    text = word.form()
    if word.gender is F:
        return f"{stem}'{text}" if _starts_with_vowel(text) else f"{stem}a {text}"
    return f"{stem}{'o' if _starts_heavily(text) else ''} {text}"


def _this(word: Word) -> str:
    text = word.form()
    if _starts_with_vowel(text):
        return f"quest'{text}"
    return f"{'questa' if word.gender is F else 'questo'} {text}"


def _melted(preposition: str, phrase: str) -> str:
    for article, melted in zip(_ARTICLES, _CONTRACTIONS[preposition], strict=True):
        if phrase.startswith(article):
            space = "" if article == "l'" else " "
            return f"{melted}{space}{phrase[len(article) :]}"
    return f"{preposition} {phrase}"


GRAMMAR: Final = Italian()
