"""What a language knows of grammar, and the one interpreter that fills the gaps of all frames."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from swdsl.model.quantities import Quantity, Range
from swdsl.prose.forms import NOM, ONE, Bend, Case, Listed, Noun, Phrase, Slot, Word
from swdsl.prose.gaps import Agreeing, Asked, Choice, Gap, stretches
from swdsl.prose.marks import coordinated, settled
from swdsl.prose.names import Name
from swdsl.words import Quantifier


class Grammar(ABC):
    """What one language knows of articles, agreement, prepositions and numbers."""

    joint_and: str
    joint_or: str
    #: Between two sorts of things, where `or` alone would join their last words only.
    joint_or_else = ""
    #: Whether each noun of a list has an article of its own.
    repeats_articles = False
    #: The cases that nouns have.
    every_case: Sequence[Case] = (NOM,)

    # -- what a language must know ------------------------------------------------------------------

    @abstractmethod
    def word(self, name: Name) -> Word:
        """Return a declared name as a noun with the forms its translation gives."""

    @abstractmethod
    def known(self, name: Name) -> Phrase:
        """Return a declared name as one known thing."""

    @abstractmethod
    def agree(self, word: str, bend: Bend) -> str:
        """Return an adjective or participle in the form that agrees."""

    @abstractmethod
    def articled(self, article: str, word: Word, *, plural: bool) -> str:
        """Return a noun with an article, or without one."""

    @abstractmethod
    def led(self, by: str, form: Callable[[Case], str], case: Case) -> str:
        """Return a phrase led by a preposition or in a case; by nothing, in the case of its surroundings."""

    @abstractmethod
    def determined(self, quantity: Quantity, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun with the article or word for its quantity; `mine` when it is told to be yours."""

    @abstractmethod
    def ranged(self, wanted: Range, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun with a range: `at least 3 tokens`."""

    @abstractmethod
    def times(self, number: int) -> str:
        """Return how often."""

    # -- what most languages do alike ---------------------------------------------------------------

    def counted(self, number: int | None, noun: Noun) -> Phrase:
        """Return a number with its noun; no number means all of them."""
        if number is None:
            return self.determined(Quantity(Quantifier.ALL), noun)
        if number == 0:
            return self.determined(Quantity(Quantifier.NONE), noun)
        return self.determined(Quantity(Quantifier.NUMBER, number), noun)

    def share(self, number: int | None, noun: Noun) -> Phrase:
        """Return what falls to each of several."""
        return self.counted(number, noun)

    def picked(self, quantity: Quantity, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun of which somebody picks so many."""
        return self.determined(quantity, noun, mine=mine)

    def tally(self, number: int, noun: Noun) -> Phrase:
        """Return a number with its noun as somebody counts them on the table."""
        return self.counted(number, noun)

    def person(self, name: str) -> Phrase:
        """Return a player's name."""
        return Phrase(lambda _case: name)

    def titled(self, name: Name) -> Phrase:
        """Return a relic or place by its title."""
        return self.known(name)

    def badge(self, power: Name, race: Name) -> Phrase:
        """Return a power as it stands beside its race."""
        return Phrase(lambda _case: power.plain())

    def punctuated(self, text: str) -> str:
        """Return a sentence with the commas that its grammar wants."""
        return text

    # -- putting it together ------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], joint: str) -> str:
        """Join phrases: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"

    def noun(self, noun: Noun, article: str, case: Case, *, plural: bool) -> str:
        """Return a noun phrase with its article, or without."""
        said = [
            self.articled(article, each, plural=plural)
            if article and (place == 0 or self.repeats_articles)
            else each.form(case, plural=plural)
            for place, each in enumerate(noun.heads)
        ]
        heads = self.heads(coordinated(said) if article else said, plural=plural)
        return heads + settled(noun.after(case, plural=plural))

    def heads(self, said: Sequence[str], *, plural: bool) -> str:
        """Join nouns of which any, or all, are meant."""
        return self.listed(said, self.joint_and if plural else self.joint_or)

    def phrase(self, frame: str, slots: Mapping[str, Slot], bend: Bend = ONE) -> Phrase:
        """Fill a frame once its case is known."""
        return Phrase(lambda case: self.fill(frame, slots, replace(bend, case=case)), bend)

    def fill(self, frame: str, slots: Mapping[str, Slot], bend: Bend = ONE) -> str:
        """Fill the gaps of a frame whose words agree with `bend`."""
        said = ""
        for place, stretch in enumerate(stretches(frame)):
            filled = self._filled(stretch.gap, slots, bend)
            said += stretch.before(first=place > 0 and not said, filled=bool(filled)) + filled
        return said

    def _filled(self, gap: Gap | None, slots: Mapping[str, Slot], bend: Bend) -> str:
        match gap:
            case None:
                return ""
            case Agreeing(word=word):
                return self.agree(word, bend)
            case Choice():
                return gap.chosen(bend)
            case Asked():
                return self._said(slots[gap.name], gap, bend)
            case _:
                assert_never(gap)

    def _said(self, slot: Slot, asked: Asked, bend: Bend) -> str:
        by, case_around = asked.by, bend.case
        match slot:
            case int():
                return str(slot)
            case str():
                return self.led(by, lambda _case: slot, case_around) if slot else ""
            case Phrase(form=form):
                return self.led(by, form, case_around)
            case Listed(phrases=phrases, joint=joint):
                return self.listed([self.led(by, each.form, case_around) for each in phrases], joint)
            case Word():
                return self._said(Noun((slot,)), asked, bend)
            case Noun():
                plural = bend.plural if asked.plural is None else asked.plural
                article = asked.article
                return self.led(by, lambda case: self.noun(slot, article, case, plural=plural), case_around)
            case _:
                assert_never(slot)
