"""Lowered tests: whether something is so, as a closed union of nodes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from swdsl import words
from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask, TileKind
from swdsl.lower.form_words import Life
from swdsl.record import record
from swdsl.words import Done


class Side(StrEnum):
    """What the other side of an event can be."""

    RACE = "an opponent's race"
    ACTIVE = "an opponent's active race"
    DECLINED = "an opponent's declined race"
    ME = "my race"
    OTHERS = "another race"
    OURS = "a race of my player"
    MY_ACTIVE = "my active race"
    MY_DECLINED = "my declined race"
    MY_OTHER = "my other race"
    ALLIED = "a race of my player or of a team-mate"
    NEUTRAL = "a neutral"
    NOBODY = "nobody"
    SOMEBODY = "somebody's race"


@record
class Between:
    """A number lies in a range; no upper bound when `high` is missing."""

    number: Integer
    low: int
    high: int | None


@record
class Covers:
    """A number is at least another."""

    has: Integer
    needed: Integer


@record
class ThereIn:
    """The region of the moment is in a set."""

    mask: Mask


SIDES: Final = {words.Life.ACTIVE: Side.ACTIVE, words.Life.DECLINED: Side.DECLINED}


@record
class TheyAre:
    """The other side of the moment is of one of these kinds."""

    sides: tuple[Side, ...]


@record
class TheyBear:
    """The other side of the moment has a race or a power."""

    kind: TileKind
    tile: str
    life: Life = Life.BOTH


@record
class TheyAmong:
    """The player of the other side is in a set."""

    players: Players


@record
class HasDone:
    """The player whose turn it is has done something this turn."""

    done: Done


@record
class NoActiveRace:
    """My player has no active race."""


@record
class CanDecline:
    """There is an active race that could decline."""

    who: Who


@record
class CanRedeploy:
    """A token of a race could change its place."""

    who: Who


@record
class AttackStands:
    """Nobody has repelled the attack that waits."""


@record
class CanSend:
    """A piece of a kind has not conquered this turn, and can be had."""

    piece: str


@record
class Drawn:
    """What was drawn last is of this kind."""

    piece: str


@record
class Unspent:
    """The limit of the clause leaves it a use."""


@record
class OnTurn:
    """It is the turn of the clause's holder."""


@record
class TheyPromised:
    """The player of the other side, or only his active race, is bound by the promise of the same clause."""

    active: bool


@record
class Laid:
    """A rule of the same clause has begun and lasts."""

    rule: int


@record
class TheyBound:
    """A rule of the same clause lasts for the player of the other side, or only for his active race."""

    rule: int
    active: bool = False


@record
class Every:
    """All parts hold."""

    parts: tuple[Test, ...]


@record
class Even:
    """A number can be halved."""

    number: Integer


@record
class Never:
    """The part does not hold."""

    part: Test


Test = (
    Between
    | Covers
    | Even
    | ThereIn
    | TheyAre
    | TheyBear
    | TheyAmong
    | HasDone
    | NoActiveRace
    | CanDecline
    | CanRedeploy
    | AttackStands
    | CanSend
    | Drawn
    | Unspent
    | OnTurn
    | TheyPromised
    | Laid
    | TheyBound
    | Every
    | Never
)


Expression = Mask | Players | Integer | Test
