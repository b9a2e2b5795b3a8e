"""How many: a quantifier with its number, or a range."""

from __future__ import annotations

from dataclasses import field

from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import (
    Quantifier,
)


@record
class Quantity:
    """How many: a quantifier with its number, if it has one."""

    quantifier: Quantifier
    number: int | None = None
    span: Span = field(default=NOWHERE, compare=False)


BARE = Quantity(Quantifier.BARE)


@record
class Range:
    """A closed range of whole numbers; no maximum means no upper bound."""

    minimum: int
    maximum: int | None
