"""How many: ranges and quantities. One number means the same everywhere, exactly that many."""

from __future__ import annotations

from swdsl.model.quantities import Quantity, Range
from swdsl.words import Quantifier


def within(wanted: Range, number: int) -> bool:
    """Whether a number lies in a range."""
    return wanted.minimum <= number and (wanted.maximum is None or number <= wanted.maximum)


def enough(quantity: Quantity, found: int, possible: int) -> bool:
    """Whether so many of the possible ones are what a filter or a moment asks for."""
    match quantity.quantifier:
        case Quantifier.NUMBER:
            return found == quantity.number
        case Quantifier.UP_TO:
            return found <= (quantity.number or 0)
        case Quantifier.AT_LEAST:
            return found >= (quantity.number or 0)
        case Quantifier.EACH | Quantifier.ALL:
            return found == possible
        case Quantifier.NONE:
            return found == 0
        case _:
            return found >= 1
