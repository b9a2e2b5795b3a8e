"""Russian numbers: which form of a noun a number asks for."""

from swdsl.model.expressions import Quantity, Range
from swdsl.prose.ru import words
from swdsl.prose.ru.words import ACC, GEN, NOM, Adjective, Case, Word
from swdsl.words import Quantifier


def counted(number: int | None, noun: Word, case: Case = ACC, before: tuple[Adjective, ...] = ()) -> str:
    """Return a number with its noun in a case; no number means all of them."""
    if number is None:
        return _join((words.ALL, *before), noun, case, plural=True)
    ends_in_one = number % 10 == 1 and number % 100 != 11
    ends_in_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    if ends_in_one:
        return f"{number} {_join(before, noun, case, plural=False)}"
    if case in (NOM, ACC):
        if ends_in_few and not (noun.animate and case is ACC):
            adjectives = [each.agreeing(noun, GEN, plural=True) for each in before]
            return " ".join((str(number), *adjectives, noun.paucal()))
        return f"{number} {_join(before, noun, GEN, plural=True)}"
    return f"{number} {_join(before, noun, case, plural=True)}"


def _join(before: tuple[Adjective, ...], noun: Word, case: Case, *, plural: bool) -> str:
    agreed = [each.agreeing(noun, case, plural=plural) for each in before]
    return " ".join((*agreed, noun.form(case, plural=plural)))


def each_of(number: int, noun: Word) -> str:
    """Return a number as a share: `по 1 монете`, `по 2 монеты`."""
    return f"по {counted(number, noun, words.DAT if number == 1 else ACC)}"


def ranged(wanted: Range, noun: Word, case: Case = ACC) -> str:
    """Return a range with its noun: `не менее 3 жетонов`."""
    low, high = wanted.minimum, wanted.maximum
    if high is None:
        return f"не менее {_compared(low, noun, case)}"
    if high == low == 0:
        return f"ни {words.ONE.agreeing(noun, GEN)} {noun.form(GEN)}"
    if high == low:
        return f"ровно {counted(low, noun, case)}"
    if low == 0:
        return f"не более {_compared(high, noun, case)}"
    if case in (NOM, ACC, GEN):
        return f"от {low} до {high} {noun.form(GEN, plural=True)}"
    return f"{low}–{high} {noun.form(case, plural=True)}"


def _compared(number: int, noun: Word, case: Case) -> str:
    if case in (NOM, ACC, GEN):
        return f"{counted(number, noun, GEN)}"
    return f"чем {counted(number, noun, case)}"


def determined(quantity: Quantity, noun: Word, case: Case, before: tuple[Adjective, ...] = ()) -> str:
    """Return a noun with the word for its quantity, agreeing."""
    match quantity.quantifier:
        case Quantifier.BARE:
            return _join(before, noun, case, plural=True)
        case Quantifier.A:
            return _join(before, noun, case, plural=False)
        case Quantifier.ANY:
            return _join((words.ANY, *before), noun, case, plural=False)
        case Quantifier.EACH:
            return _join((words.EACH, *before), noun, case, plural=False)
        case Quantifier.ALL:
            return _join((words.ALL, *before), noun, case, plural=True)
        case Quantifier.NUMBER:
            return counted(quantity.number, noun, case, before)
        case Quantifier.UP_TO:
            return f"не более чем {counted(quantity.number, noun, case, before)}"
        case Quantifier.NONE:
            return f"ни {_join((words.ONE, *before), noun, GEN if case is ACC else case, plural=False)}"


def times(number: int) -> str:
    """Return how often."""
    if number == 1:
        return "раз"
    if number == 2:
        return "дважды"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return f"{number} {'раза' if few else 'раз'}"
