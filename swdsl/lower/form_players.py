"""Lowered sets of players, as a closed union of nodes."""

from __future__ import annotations

from enum import StrEnum

from swdsl.lower.form_regions import Mask, TileKind
from swdsl.lower.form_words import Life
from swdsl.record import record


class Group(StrEnum):
    """Sets of players that a clause can name."""

    EVERYONE = "everyone"
    OPPONENTS = "opponents"
    RIVALS = "active opponents"
    FALLEN = "declined opponents"
    US = "we"
    THEM = "they"


@record
class Crew:
    """The players of a group."""

    group: Group


class Attacker(StrEnum):
    """Whose attacks of this turn are meant."""

    ANYONE = "anyone"
    US = "we"
    ME = "I"


@record
class Attacked:
    """Players of whom an active or declined race was attacked this turn."""

    by: Attacker
    life: Life


@record
class Robbers:
    """Players who have conquered a region from my race since my last turn."""


@record
class Served:
    """Players against whom the limit of the clause was used up this turn."""


@record
class Bearing:
    """Players with so many pieces of a kind before them."""

    piece: str
    low: int
    high: int


@record
class Playing:
    """Players of whom a race has a tile."""

    kind: TileKind
    tile: str
    life: Life = Life.BOTH


@record
class Owning:
    """Players with so many coins; no upper bound when `high` is missing."""

    low: int
    high: int | None


@record
class Surpassing:
    """Players with more, or fewer, coins than mine, or regions of a set than my race."""

    of: Mask | None
    more: bool


@record
class Holding:
    """Players with a region of a set, by which race; `taken`: coins are, but not by regions immune to me."""

    mask: Mask
    life: Life = Life.BOTH
    taken: bool = False


@record
class HoldingMany:
    """Players with so many regions of a set, by which race; no upper bound when `high` is missing."""

    mask: Mask
    low: int
    high: int | None
    life: Life = Life.BOTH


@record
class Together:
    """Players in every part."""

    parts: tuple[Players, ...]


@record
class Other:
    """Players not in the part; it stands beside another part, never alone."""

    part: Players


Players = (
    Crew
    | Attacked
    | Robbers
    | Served
    | Bearing
    | Playing
    | Owning
    | Surpassing
    | Holding
    | HoldingMany
    | Together
    | Other
)
