"""Lowered expressions about single values: numbers and tests, as closed unions of nodes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from swdsl.lower.form_regions import Mask, Players
from swdsl.model.words import Done

# -- numbers --------------------------------------------------------------------------------------------


class Who(StrEnum):
    """A race, as the slot the kernel knows it by."""

    ME = "me"
    THEM = "them"
    MY_ACTIVE = "my active race"


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the rules."""

    value: int


@dataclass(frozen=True, slots=True)
class Size:
    """How many regions a set has."""

    of: Mask


@dataclass(frozen=True, slots=True)
class Groups:
    """How many groups a set of regions forms."""

    of: Mask
    by_adjacency: bool


@dataclass(frozen=True, slots=True)
class Grounds:
    """How many different terrains a set of regions has."""

    of: Mask


@dataclass(frozen=True, slots=True)
class Heads:
    """How many players a set has."""

    of: Players


@dataclass(frozen=True, slots=True)
class PiecesThere:
    """How many pieces of a kind stand in the region of the moment."""

    piece: str


@dataclass(frozen=True, slots=True)
class InKit:
    """How many pieces of a kind their owner has in hand."""

    piece: str


@dataclass(frozen=True, slots=True)
class Purse:
    """How many coins the player of a race has."""

    who: Who


@dataclass(frozen=True, slots=True)
class InHand:
    """How many tokens a race has in hand."""

    who: Who


@dataclass(frozen=True, slots=True)
class InTray:
    """How many tokens of a race are left in the tray."""

    who: Who


@dataclass(frozen=True, slots=True)
class InReserve:
    """How many tokens of a race are in its tray or in hand."""

    who: Who


@dataclass(frozen=True, slots=True)
class TokensIn:
    """How many tokens stand in a set of regions."""

    of: Mask


@dataclass(frozen=True, slots=True)
class Lost:
    """How many tokens the conquest of the moment costs the defender."""


@dataclass(frozen=True, slots=True)
class Pips:
    """What the die shows."""


@dataclass(frozen=True, slots=True)
class Round:
    """The number of the round, from 1."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How many more regions (of a set) or coins I have than the strongest, or the weakest, opponent."""

    of: Mask | None
    strongest: bool


@dataclass(frozen=True, slots=True)
class Product:
    """A number so many times."""

    factor: int
    of: Integer


@dataclass(frozen=True, slots=True)
class Quotient:
    """How often a number contains another."""

    of: Integer
    by: int


@dataclass(frozen=True, slots=True)
class AtMost:
    """A number, but never more than so many."""

    of: Integer
    most: int


Integer = (
    Number
    | Size
    | Groups
    | Grounds
    | Heads
    | PiecesThere
    | InKit
    | Purse
    | InHand
    | InTray
    | InReserve
    | TokensIn
    | Lost
    | Pips
    | Round
    | Lead
    | Product
    | Quotient
    | AtMost
)

# -- tests ----------------------------------------------------------------------------------------------


class Side(StrEnum):
    """What the other side of an event can be."""

    RACE = "an opponent's race"
    ACTIVE = "an opponent's active race"
    DECLINED = "an opponent's declined race"
    OURS = "a race of my player"
    NEUTRAL = "a neutral"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Between:
    """A number lies in a range; no upper bound when `high` is missing."""

    number: Integer
    low: int
    high: int | None


@dataclass(frozen=True, slots=True)
class ThereIn:
    """The region of the moment is in a set."""

    mask: Mask


@dataclass(frozen=True, slots=True)
class TheyAre:
    """The other side of the moment is of one of these kinds."""

    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class TheyAmong:
    """The player of the other side is in a set."""

    players: Players


@dataclass(frozen=True, slots=True)
class HasDone:
    """The player whose turn it is has done something this turn."""

    done: Done


@dataclass(frozen=True, slots=True)
class NoActiveRace:
    """My player has no active race."""


@dataclass(frozen=True, slots=True)
class OnTurn:
    """It is the turn of the clause's holder."""


@dataclass(frozen=True, slots=True)
class TheyPromised:
    """The player of the other side, or only his active race, is bound by the promise of the same clause."""

    active: bool


@dataclass(frozen=True, slots=True)
class Every:
    """All parts hold."""

    parts: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Never:
    """The part does not hold."""

    part: Test


Test = (
    Between | ThereIn | TheyAre | TheyAmong | HasDone | NoActiveRace | OnTurn | TheyPromised | Every | Never
)
Expression = Mask | Players | Integer | Test
