"""Operations of the kernel: what one is called there, and what it is given, in order, after the state.

That is a field of the effect it does, or something every acting clause has at hand.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple


class AtHand(Enum):
    """What every clause has at hand when it acts."""

    SLOT = "the race that holds it"
    CLAUSE = "the clause itself"
    NAME = "the name of the clause, for the journal"
    CHOICE = "the answer to the step"


class PlayerOf(NamedTuple):
    """The player of a race that a field names."""

    field: str


class Operation(NamedTuple):
    """A function of the kernel that changes the game, and what it is given after the state."""

    name: str
    given: tuple[str | AtHand | PlayerOf, ...] = ()


class Spot(StrEnum):
    """A single region an effect speaks about."""

    THERE = "there"
    CHOICE = "choice"
    HERE = "here"
