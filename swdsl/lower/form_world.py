"""Lowered effects on the world of the game: tiles without effect, rounds, and ground."""

from __future__ import annotations

from typing import ClassVar

from swdsl.lower.form_numbers import Who
from swdsl.lower.form_operations import AtHand, Operation, Spot
from swdsl.lower.form_regions import Mask, NewGround
from swdsl.lower.form_words import Ending
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


@record
class TurnInto:
    """A region gets other ground, for good or for a time."""

    operation: ClassVar = Operation("turn_into", (AtHand.SLOT, "spot", "ground", "ending"))

    spot: Spot
    ground: NewGround
    ending: Ending


@record
class TurnAllInto:
    """Regions get other ground, for good or for a time."""

    operation: ClassVar = Operation("turn_all_into", (AtHand.SLOT, "mask", "ground", "ending"))

    mask: Mask
    ground: NewGround
    ending: Ending


GroundDeed = TurnInto | TurnAllInto
WorldDeed = SilenceTile | ChangeRounds | GroundDeed
