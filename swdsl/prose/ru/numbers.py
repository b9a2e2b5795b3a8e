"""Russian numbers: which form of a noun a number asks for."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.prose.forms import ACC, DAT, GEN, NOM, Bend, Case, Gender
from swdsl.prose.marks import plain
from swdsl.prose.ru.adjectives import agreeing
from swdsl.words import Quantifier


@dataclass(frozen=True, slots=True)
class Counted:
    """A noun that is counted: its form in a case and number, and what agrees with it."""

    form: Callable[[Case, bool], str]
    bend: Bend

    def with_words(self, before: tuple[str, ...], case: Case, *, plural: bool) -> str:
        """Return the noun with agreeing words before it."""
        bend = replace(self.bend, case=case, plural=plural)
        return " ".join((*(agreeing(each, bend) for each in before), self.form(case, plural)))

    def paucal(self) -> str:
        """Return the form after 2, 3 and 4: the noun in the genitive singular, adjectives in the plural.

        Beside a feminine noun they stand in the nominative: `2 дополнительные монеты`.
        """
        case = NOM if self.bend.gender is Gender.FEMININE else GEN
        one, many = self.form(GEN, False).split(" "), self.form(case, True).split(" ")
        if len(many) < len(one):
            return " ".join(one)
        return " ".join(
            right if _is_adjectival(left, right) else left for left, right in zip(one, many, strict=False)
        )


def _is_adjectival(one: str, many: str) -> bool:
    singular, several = (plain(each).rstrip(",") for each in (one, many))
    return singular.endswith(("ого", "его", "ой", "ей")) and several.endswith(("ых", "их", "ые", "ие"))


def counted(number: int | None, noun: Counted, case: Case = ACC, before: tuple[str, ...] = ()) -> str:
    """Return a number with its noun in a case; no number means all of them."""
    if number is None:
        return noun.with_words(("весь", *before), case, plural=True)
    ends_in_one = number % 10 == 1 and number % 100 != 11
    ends_in_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    if ends_in_one:
        return f"{number} {noun.with_words(before, case, plural=False)}"
    if case in (NOM, ACC):
        if ends_in_few and not (noun.bend.animate and case is ACC):
            agreed = NOM if noun.bend.gender is Gender.FEMININE else GEN
            several = replace(noun.bend, case=agreed, plural=True)
            return " ".join((str(number), *(agreeing(each, several) for each in before), noun.paucal()))
        return f"{number} {noun.with_words(before, GEN, plural=True)}"
    return f"{number} {noun.with_words(before, case, plural=True)}"


def each_of(number: int, noun: Counted) -> str:
    """Return a number as a share: `по 1 монете`, `по 2 монеты`."""
    return f"по {counted(number, noun, DAT if number == 1 else ACC)}"


def ranged(wanted: Range, noun: Counted, case: Case = ACC, before: tuple[str, ...] = ()) -> str:
    """Return a range with its noun: `не менее 3 жетонов`."""
    low, high = wanted.minimum, wanted.maximum
    if high is None and low == 1:
        return f"хотя бы {counted(low, noun, case, before)}"
    if high is None:
        return f"не менее {_compared(low, noun, case, before)}"
    if high == low == 0:
        return f"ни {noun.with_words(('один', *before), GEN, plural=False)}"
    if high == low:
        return f"ровно {counted(low, noun, case, before)}"
    if low == 0:
        return f"не более {_compared(high, noun, case, before)}"
    if high == low + 1:
        return f"{low} или {counted(high, noun, case, before)}"
    if case in (NOM, ACC, GEN):
        return f"от {low} до {high} {noun.with_words(before, GEN, plural=True)}"
    return f"{low}–{high} {noun.with_words(before, case, plural=True)}"


def _compared(number: int, noun: Counted, case: Case, before: tuple[str, ...]) -> str:
    if case in (NOM, ACC, GEN):
        return counted(number, noun, GEN, before)
    return f"чем {counted(number, noun, case, before)}"


def determined(quantity: Quantity, noun: Counted, case: Case, before: tuple[str, ...] = ()) -> str:
    """Return a noun with the word for its quantity, agreeing."""
    match quantity.quantifier:
        case Quantifier.BARE:
            return noun.with_words(before, case, plural=True)
        case Quantifier.A:
            return noun.with_words(before, case, plural=False)
        case Quantifier.ANY:
            return noun.with_words(("любой", *before), case, plural=False)
        case Quantifier.EACH:
            return noun.with_words(("каждый", *before), case, plural=False)
        case Quantifier.ALL:
            return noun.with_words(("весь", *before), case, plural=True)
        case Quantifier.ALL_BUT:
            return f"{noun.with_words(('весь', *before), case, plural=True)} кроме {quantity.number}"
        case Quantifier.NUMBER:
            return counted(quantity.number, noun, case, before)
        case Quantifier.UP_TO:
            return f"не более чем {counted(quantity.number, noun, case, before)}"
        case Quantifier.AT_LEAST:
            return f"не менее чем {counted(quantity.number, noun, case, before)}"
        case Quantifier.ANY_NUMBER:
            return f"любое число {noun.with_words(before, GEN, plural=True)}"
        case Quantifier.NONE:
            return f"ни {noun.with_words(('один', *before), GEN if case is ACC else case, plural=False)}"


def is_one(quantity: Quantity) -> bool:
    """Whether simply one is meant."""
    return quantity.quantifier is Quantifier.A


def one_of(noun: Counted, case: Case, before: tuple[str, ...]) -> str:
    """Return one of several: `один из ваших регионов`."""
    one = agreeing("один", replace(noun.bend, case=case))
    return f"{one} из {determined(BARE, noun, GEN, before)}"


def times(number: int) -> str:
    """Return how often."""
    if number == 1:
        return "раз"
    if number == 2:
        return "дважды"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return f"{number} {'раза' if few else 'раз'}"
