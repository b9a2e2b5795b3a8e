"""Lowered effects on the world of the game: tiles without effect, and rounds."""

from __future__ import annotations

from typing import ClassVar

from swdsl.lower.form_numbers import Who
from swdsl.lower.form_operations import AtHand, Operation
from swdsl.record import record


@record
class SilenceTile:
    """The race or the power of somebody has no effect: until the end of the turn, or until my next one."""

    who: Who
    of_power: bool
    briefly: bool

    @property
    def operation(self) -> Operation:
        """What does it to that kind of tile."""
        name = "silence_power" if self.of_power else "silence_race"
        return Operation(name, ("who", AtHand.SLOT, "briefly"))


@record
class ChangeRounds:
    """The game lasts so many rounds more, or fewer."""

    operation: ClassVar = Operation("prolong", ("number",))

    number: int


WorldDeed = SilenceTile | ChangeRounds
