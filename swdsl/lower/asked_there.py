"""Conditions about the region of the moment, in what is reckoned for many regions at once.

A cost is worked out for each region by itself, so that its conditions can look at that region. Whatever else
speaks of a set of regions (helps, losses, coins of regions) asks its conditions once, before any region is
looked at: there the region itself must be told.
"""

from collections.abc import Sequence

from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Program, Reflex
from swdsl.lower.form_numbers import DefendersThere, Given, Integer, PiecesThere
from swdsl.lower.form_regions import ThereAt
from swdsl.lower.form_tests import Every, Test, ThereIn
from swdsl.lower.scene import NotPlayableError
from swdsl.lower.walk import walk
from swdsl.model.clauses import Clause


def looks_there(said: Integer | Test) -> bool:
    """Whether something depends on the region that is meant at the moment."""
    return any(isinstance(each, ThereAt | ThereIn | PiecesThere | DefendersThere) for each in walk(said))


def parted(guard: Test | None) -> tuple[Test | None, Test | None]:
    """Part what is asked once from what is asked of each region that could be attacked."""
    parts = guard.parts if isinstance(guard, Every) else () if guard is None else (guard,)
    return every(*(each for each in parts if not looks_there(each))), every(*filter(looks_there, parts))


def refuse_asked_there(clause: Clause, parts: Sequence[Part]) -> None:
    """Refuse a condition about a region that is not known when it is asked."""
    for part in parts:
        guard = None if isinstance(part, Program | Reflex) else getattr(part, "guard", None)
        counted = clause.limit is not None and isinstance(getattr(part, "at", None), Given)
        if counted or (guard is not None and looks_there(guard)):
            raise NotPlayableError(
                "what is asked of the region is said with the region itself here",
                instead="when I attack a region bordering at least 2 mountains, once per turn: cost 1 less",
            )
