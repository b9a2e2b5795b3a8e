"""English grammar: articles and numbers."""

import re
from collections.abc import Callable
from typing import Final

from swdsl.prose.forms import NOM, Bend, Case, M, Phrase, Word
from swdsl.prose.marks import plain
from swdsl.prose.names import Name
from swdsl.prose.quantities import Uncased


def word(one: str, many: str | None = None) -> Word:
    """Return a noun of the game; the plural is regular unless given."""
    return Word(M, (one,), (many or f"{one}s",))


class English(Uncased):
    """English bends nothing but numbers; that regions are yours is said behind them."""

    code = "en"
    joint_and, joint_or = "and", "or"

    def word(self, name: Name) -> Word:
        """Return a declared name as a noun."""
        if name.unique or not name.flag("plural"):
            return word(_without_article(name), _without_article(name))
        return word(name.plain(), name.form("plural"))

    def known(self, name: Name) -> Phrase:
        """Return a declared name with the definite article."""
        return Phrase(lambda _case: f"the {_without_article(name)}")

    def titled(self, name: Name) -> Phrase:
        """Return a relic or place by its title, which is a proper name unless it has an article."""
        return self.known(name) if name.text.startswith("The ") else Phrase(lambda _case: name.plain())

    def agree(self, word: str, bend: Bend) -> str:
        """Return a word as it is: nothing agrees."""
        return word

    def articled(self, article: str, word: Word, *, plural: bool) -> str:
        """Put an article before a noun."""
        text = word.form(plural=plural)
        match article:
            case "the" | "this" | "no":
                return f"{article} {text}"
            case "an" if not plural:
                return f"{'an' if _starts_with_vowel(text) else 'a'} {text}"
            case _:
                return text

    def punctuated(self, text: str) -> str:
        """Leave the apostrophe alone behind a plural: `the Sorcerers' turn`."""
        return _POSSESSIVE.sub(r"\1'", text)

    def led(self, by: str, form: Callable[[Case], str], case: Case) -> str:
        """Return a phrase; prepositions stand in the frames."""
        return form(NOM)


#: What ends in `s`, even where a link ends, and owns something.
_POSSESSIVE: Final = re.compile("(s[\ue000-\ue005]*)'s\\b")


def _without_article(name: Name) -> str:
    return name.spelled(name.text.removeprefix("The "))


def _starts_with_vowel(text: str) -> bool:
    start = plain(text).lower()
    if start.startswith("u"):
        return not start.startswith(("uni", "use", "usu"))
    return start[:1] in "aeio"


GRAMMAR: Final = English()
