"""What French and Italian grammar have in common."""

from abc import abstractmethod

from swdsl.prose.forms import F, M, Phrase, Word
from swdsl.prose.names import Name
from swdsl.prose.quantities import Uncased


class Romance(Uncased):
    """Nouns have two genders, and each noun of a list its own article."""

    repeats_articles = True

    @abstractmethod
    def elides(self, name: Name, text: str) -> bool:
        """Whether the article before a name loses its vowel."""

    def word(self, name: Name) -> Word:
        """Return a declared name as a noun with the forms its translation gives."""
        one = many = name.plain()
        if name.is_plural:
            one = name.form("singular") if name.flag("singular") else many
        elif name.found and not name.unique:
            many = name.form("plural")
        gender = F if name.flag("feminine") else M
        return Word(gender, (one,), (many,), elides=self.elides(name, one))

    def known(self, name: Name) -> Phrase:
        """Return a declared name with the definite article."""
        word, plural = self.word(name), name.is_plural
        return Phrase(lambda _case: self.articled("the", word, plural=plural), word.bend(plural=plural))

    def badge(self, power: Name, race: Name) -> Phrase:
        """Return a power that agrees with its race; one that cannot is written small."""
        if power.flag("invariable"):
            said = power.spelled(power.text[:1].lower() + power.text[1:])
        elif race.flag("feminine") and power.forms.get("feminine") is not None:
            said = power.form("feminine")
        else:
            said = power.plain()
        return Phrase(lambda _case: said)
