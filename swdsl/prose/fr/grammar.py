"""French grammar: articles, elision, contractions, agreement."""

from collections.abc import Callable
from typing import Final

from swdsl.prose.forms import NOM, Bend, Case, F, M, Word
from swdsl.prose.marks import each_of, plain
from swdsl.prose.names import Name
from swdsl.prose.romance import Romance

_VOWELS: Final = "aàâäeéèêëiîïoôöuùûühœæ"


def word(one: str, many: str | None = None, *, feminine: bool = False) -> Word:
    """Return a noun of the game; the plural is regular unless given."""
    return Word(F if feminine else M, (one,), (many or f"{one}s",), elides=_starts_softly(one))


class French(Romance):
    """French elides before vowels and melts articles into prepositions."""

    code = "fr"
    joint_and, joint_or, joint_or_else = "et", "ou", "ou bien"

    def elides(self, name: Name, text: str) -> bool:
        """Whether the article before a name loses its vowel; a translation may know better."""
        return name.flag("elided") or (_starts_softly(text) and not name.flag("unelided"))

    def agree(self, word: str, bend: Bend) -> str:
        """Return a regular adjective or participle, given in the masculine singular, agreeing."""
        agreed = word if word.endswith("e") or bend.gender is not F else f"{word}e"
        return f"{agreed}s" if bend.plural and not agreed.endswith("s") else agreed

    def articled(self, article: str, word: Word, *, plural: bool) -> str:
        """Put an article before a noun: la, l', les, une, des, cet."""
        feminine, noun = word.gender is F, word.form(plural=plural)
        match article:
            case "the":
                return (
                    f"les {noun}"
                    if plural
                    else f"l'{noun}"
                    if word.elides
                    else f"{'la' if feminine else 'le'} {noun}"
                )
            case "an":
                return f"des {noun}" if plural else f"{'une' if feminine else 'un'} {noun}"
            case "this":
                return f"{'cette' if feminine else 'cet' if word.elides else 'ce'} {noun}"
            case _:
                return noun

    def led(self, by: str, form: Callable[[Case], str], case: Case) -> str:
        """Put a preposition or conjunction before a phrase: du, aux, qu'un, s'il."""
        phrase = form(NOM)
        match by:
            case "":
                return phrase
            case "de":
                return each_of(phrase, _of)
            case "à":
                return each_of(phrase, _to)
            case "que":
                return f"qu'{phrase}" if _starts_with_vowel(phrase) else f"que {phrase}"
            case "si":
                return f"s'{phrase}" if phrase.startswith("il ") else f"si {phrase}"
            case _:
                return f"{by} {phrase}"


def _starts_softly(text: str) -> bool:
    """Whether a noun begins with a vowel, or with an h that may be silent."""
    return plain(text)[:1].lower() in _VOWELS


def _starts_with_vowel(phrase: str) -> bool:
    return plain(phrase)[:1].lower() in _VOWELS.replace("h", "")


def _of(phrase: str) -> str:
    if phrase.startswith("le "):
        return f"du {phrase[3:]}"
    if phrase.startswith("les "):
        return f"des {phrase[4:]}"
    return f"d'{phrase}" if _starts_with_vowel(phrase) else f"de {phrase}"


def _to(phrase: str) -> str:
    if phrase.startswith("le "):
        return f"au {phrase[3:]}"
    return f"aux {phrase[4:]}" if phrase.startswith("les ") else f"à {phrase}"


GRAMMAR: Final = French()
