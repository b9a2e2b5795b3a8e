"""What a word can be asked for, and what agrees with what: the closed types that all languages share.

A `Word` is a noun in all its forms. A `Noun` is a noun phrase without article or number: one word or several
to choose from, and the tails behind it, which agree with it. A `Phrase` is a noun phrase with its article or
number; it is not yet text, for the sentence it stands in says in which case. Languages that do not bend a
noun by case give one form and are never asked for another.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum


class Case(IntEnum):
    """The six cases, in the order grammars list them."""

    NOMINATIVE = 0
    GENITIVE = 1
    DATIVE = 2
    ACCUSATIVE = 3
    INSTRUMENTAL = 4
    PREPOSITIONAL = 5


class Gender(IntEnum):
    """The genders; the plural has none where there are three."""

    MASCULINE = 0
    FEMININE = 1
    NEUTER = 2


NOM, GEN, DAT, ACC, INS, PRE = Case
M, F, N = Gender


@dataclass(frozen=True, slots=True)
class Bend:
    """What a word agrees with: the features that a noun, or the subject of a sentence, passes on."""

    gender: Gender = M
    plural: bool = False
    case: Case = NOM
    animate: bool = False
    you: bool = False


ONE, MANY, YOU = Bend(), Bend(plural=True), Bend(you=True, plural=True)


@dataclass(frozen=True, slots=True)
class Word:
    """A noun in both numbers, in every case. `elides`: its article loses its vowel."""

    gender: Gender
    one: tuple[str, ...]
    many: tuple[str, ...]
    animate: bool = False
    elides: bool = False

    def form(self, case: Case = NOM, *, plural: bool = False) -> str:
        """Return one form."""
        row = self.many if plural else self.one
        return row[case] if len(row) > 1 else row[0]

    def bend(self, case: Case = NOM, *, plural: bool = False) -> Bend:
        """Return what agrees with this noun."""
        return Bend(self.gender, plural, case, self.animate)


@dataclass(frozen=True, slots=True)
class Tail:
    """Words behind a noun that agree with it; `apart` when commas set them off."""

    said: Callable[[Bend], str]
    apart: bool = False

    def set_off(self, bend: Bend) -> str:
        """Return the words as they stand behind their noun."""
        return f", {self.said(bend)}," if self.apart else f" {self.said(bend)}"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase without its article: one noun or several to choose from, and what follows them."""

    heads: tuple[Word, ...]
    tails: tuple[Tail, ...] = ()

    @property
    def gender(self) -> Gender:
        """The gender that articles and sentences agree with: that of all heads, or else masculine."""
        genders = {each.gender for each in self.heads}
        return self.heads[0].gender if len(genders) == 1 else M

    def bend(self, case: Case = NOM, *, plural: bool = False) -> Bend:
        """Return what agrees with the phrase from outside."""
        return Bend(self.gender, plural, case, self.heads[0].animate)

    def followed(self, *tails: Tail) -> "Noun":
        """Return the phrase with more behind it."""
        return Noun(self.heads, (*self.tails, *tails))

    def after(self, case: Case = NOM, *, plural: bool = False) -> str:
        """Return what stands behind the heads, agreeing with the first of them."""
        bend = self.heads[0].bend(case, plural=plural)
        return "".join(tail.set_off(bend) for tail in self.tails)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun phrase that waits for its case, and what agrees with it."""

    form: Callable[[Case], str]
    bend: Bend = ONE


@dataclass(frozen=True, slots=True)
class Listed:
    """Phrases that share one place in a sentence; each of them is bent."""

    phrases: tuple[Phrase, ...]
    joint: str


@dataclass(frozen=True, slots=True)
class Polar:
    """One thing said and denied. Both are written out: nothing is ever negated once it is text."""

    yes: str
    no: str

    def frame(self, *, denied: bool) -> str:
        """Return the frame to fill."""
        return self.no if denied else self.yes


Slot = str | int | Word | Noun | Phrase | Listed


def phrase(*forms: str, gender: Gender = M, plural: bool = False) -> Phrase:
    """Return a phrase from its only form, or from one form for each case."""
    return Phrase(lambda case: forms[case if len(forms) > 1 else 0], Bend(gender, plural))


def joined(tails: tuple[Tail, ...], joint: str) -> Tail:
    """Return several tails as one; what is set off as a whole is not set off part by part."""
    if all(each.apart for each in tails):
        return Tail(lambda bend: f" {joint} ".join(each.said(bend) for each in tails), apart=True)

    def said(bend: Bend) -> str:
        whole = f"{'' if joint == ',' else ' '}{joint}".join(each.set_off(bend) for each in tails)
        return whole.removeprefix(",").removeprefix(" ")

    return Tail(said, tails[0].apart)
