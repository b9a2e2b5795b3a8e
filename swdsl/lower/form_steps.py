"""The steps of a program: what each asks, among what, and what follows the answer.

Nothing is asked while `possible` does not hold.
"""

from __future__ import annotations

from typing import ClassVar

from swdsl.lower.form_effects import Effect, Sally, Storm
from swdsl.lower.form_numbers import Integer
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Test
from swdsl.lower.form_words import Ask, MarkerKind
from swdsl.record import record


@record
class AtOnce:
    """Nothing is asked; `possible` is tested when it becomes an offer."""

    ask: ClassVar = Ask.NOTHING

    effects: tuple[Effect, ...]
    possible: Test | None = None


@record
class Confirm:
    """Yes, or no; as often as so many rounds allow, until no is said."""

    ask: ClassVar = Ask.CONFIRM

    effects: tuple[Effect, ...] = ()
    possible: Test | None = None
    rounds: Integer | None = None


@record
class AskRegion:
    """One of these regions; several times, if so many rounds are said, or up to that as often as one likes.

    `begins` must hold for the first question: what is done in full can be done in full.
    """

    ask: ClassVar = Ask.REGION

    options: Mask
    effects: tuple[Effect, ...] = ()
    possible: Test | None = None
    rounds: Integer | None = None
    up_to: bool = False
    begins: Test | None = None


@record
class AskSpread:
    """How so many things are distributed over these regions."""

    ask: ClassVar = Ask.SPREAD

    options: Mask
    units: Integer
    effects: tuple[Effect, ...] = ()


@record
class AskPlayer:
    """One of these players."""

    ask: ClassVar = Ask.PLAYER

    options: Players
    effects: tuple[Effect, ...] = ()


@record
class AskMarker:
    """A place or a relic in play."""

    ask: ClassVar = Ask.MARKER

    options: MarkerKind
    effects: tuple[Effect, ...] = ()


@record
class AskCombo:
    """A combo of the column."""

    ask: ClassVar = Ask.COMBO

    effects: tuple[Effect, ...] = ()
    possible: Test | None = None


@record
class RollDie:
    """What the die shows."""

    ask: ClassVar = Ask.DIE

    effects: tuple[Effect, ...] = ()


@record
class DrawKind:
    """Which of these kinds a piece is that lay face down."""

    ask: ClassVar = Ask.DRAWN

    piece: str
    kinds: tuple[str, ...]
    effects: tuple[Effect, ...] = ()
    possible: Test | None = None


Step = AtOnce | Confirm | AskRegion | AskSpread | AskPlayer | AskMarker | AskCombo | RollDie | DrawKind


def condition_of(step: Step) -> Test | None:
    """Return what must hold for a step to be asked."""
    return step.possible if isinstance(step, AtOnce | Confirm | AskRegion | AskCombo | DrawKind) else None


def steps_besides(steps: tuple[Step, ...]) -> int:
    """Return the steps of a figure's program that ask for another region than its goal, as bits."""
    asked = (number for number, step in enumerate(steps) if isinstance(step, AskRegion))
    return sum(1 << number for number in asked if not _is_goal(steps[number], steps[number + 1 :]))


def _is_goal(step: Step, later: tuple[Step, ...]) -> bool:
    """Whether a figure goes where a step says: at once, or when it has been said from where."""
    if any(isinstance(each, Storm | Sally) for each in step.effects):
        return True
    return bool(later) and any(isinstance(each, CallIn) for each in later[0].effects)
