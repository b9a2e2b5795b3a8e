"""Numbers and quantities of languages whose nouns have no cases: frames around a noun."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.catalogue import read_texts
from swdsl.languages import InEachLanguage
from swdsl.model.quantities import Quantity, Range
from swdsl.prose.agreement import is_many
from swdsl.prose.forms import Noun, Phrase
from swdsl.prose.gaps import frame
from swdsl.prose.grammar import Grammar
from swdsl.prose.marks import coordinated, settled
from swdsl.words import Quantifier

#: These stand before the first noun of a list only.
_NUMBERS = (
    *(Quantifier.NUMBER, Quantifier.UP_TO, Quantifier.ALL_BUT, Quantifier.AT_LEAST),
    Quantifier.ANY_NUMBER,
)


@dataclass(frozen=True, slots=True)
class Quantities:
    """Frames with a `noun`, and a `number` or the bounds `low` and `high`.

    `either` is one of two neighbours; `some` and `yours` say so many things, and so many of your
    things; `of_yours` follows a number, `zero` is nothing counted on the table.
    """

    some: Mapping[Quantifier, str]
    yours: Mapping[Quantifier, str]
    of_yours: str
    at_least: str
    at_most: str
    exactly: str
    between: str
    either: str
    zero: str
    often: Mapping[int, str]
    times: str


#: Russian says numbers by cases instead (`ru/numbers.py`).
QUANTITIES: Final = InEachLanguage(
    lambda code: read_texts(Quantities, f"{__package__}.{code}", "quantities", {str: frame}),
    ("en", "fr", "it"),
)


class Uncased(Grammar):
    """A language that says numbers by frames."""

    code: str

    @property
    def quantities(self) -> Quantities:
        """The frames of the language."""
        return QUANTITIES[self.code]

    def determined(self, quantity: Quantity, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun with the article or word for its quantity."""
        plural = is_many(quantity)
        frames = self.quantities.yours if mine else self.quantities.some
        frame, bend = frames[quantity.quantifier], noun.bend(plural=plural)
        number = quantity.number or 0
        if mine or not self.repeats_articles or quantity.quantifier in _NUMBERS:
            said = self.fill(frame, {"noun": noun, "number": number}, bend)
        else:
            each = [self.fill(frame, {"noun": word}, word.bend(plural=plural)) for word in noun.heads]
            said = self.heads(coordinated(each), plural=plural) + settled(noun.after(plural=plural))
        return Phrase(lambda _case: said, bend)

    def tally(self, number: int, noun: Noun) -> Phrase:
        """Return a number with its noun as somebody counts them on the table."""
        return self.counted(number, noun) if number else self.phrase(self.quantities.zero, {"noun": noun})

    def ranged(self, wanted: Range, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun with a range."""
        low, high = wanted.minimum, wanted.maximum
        if high == low == 0:
            return self.determined(Quantity(Quantifier.NONE), noun, mine=mine)
        number = low if high is None or high == low else high
        bend = noun.bend(plural=number != 1)
        several = self.fill(self.quantities.of_yours, {"noun": noun}, bend) if mine else noun
        slots = {"noun": several, "low": low, "high": number}
        said = self.fill(self._bounds(wanted), slots, bend)
        return Phrase(lambda _case: said, bend)

    def _bounds(self, wanted: Range) -> str:
        frames = self.quantities
        if wanted.maximum is None:
            return frames.at_least
        if wanted.maximum == wanted.minimum:
            return frames.exactly
        if wanted.minimum == 0:
            return frames.at_most
        return frames.either if wanted.maximum == wanted.minimum + 1 else frames.between

    def times(self, number: int) -> str:
        """Return how often."""
        return self.quantities.often.get(number) or self.quantities.times.format(number=number)
