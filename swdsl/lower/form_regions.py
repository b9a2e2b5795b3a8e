"""Lowered sets of regions, as a closed union of nodes.

Each node is pure and has one printed form. `static` nodes depend on the board alone, so their value is
computed once, when a game is put together.
"""

from __future__ import annotations

from enum import StrEnum, auto
from typing import TYPE_CHECKING

from swdsl.lower.form_words import Life, Word
from swdsl.record import record

if TYPE_CHECKING:
    from swdsl.lower.form_players import Players

MANY = 9_999
"""The upper bound of a range without one: more than any region, hand or purse test can tell apart."""


class Whole(StrEnum):
    """Sets of regions that every board has."""

    EVERY = "every"
    EDGE = "edge"
    LAND = "land"
    WATER = "water"
    IMPASSABLE = "impassable"


class Holder(StrEnum):
    """Who may hold a region, seen from the holder of the clause."""

    ME = "me"
    US = "us"
    THEM = "them"
    MY_ACTIVE = "my active race"
    MY_DECLINED = "my declined races"
    OPPONENTS = "opponents"
    ACTIVE_OPPONENTS = "active opponents"
    OTHERS = "other races"
    ANYONE = "anyone"
    NEUTRAL = "neutral tokens"


class Crowd(StrEnum):
    """What may be counted in a region."""

    TOKENS = "tokens"
    DEFENDERS = "defenders"


class Markers(StrEnum):
    """Kinds of marker on the board."""

    PLACES = "places"
    RELICS = "relics"


class Deed(StrEnum):
    """What the kernel remembers of a region for a turn."""

    CONQUERED = "conquered"
    TAKEN = "taken"


@record
class Terrain:
    """Regions of a terrain. Static."""

    id: str


@record
class Symbol:
    """Regions with a symbol. Static."""

    id: str


@record
class All:
    """Regions of a set every board has. Static."""

    whole: Whole


@record
class Named:
    """What a term of the rules describes; the name is kept for readers."""

    name: str
    mask: Mask


@record
class Held:
    """Regions held by somebody."""

    by: Holder


class TileKind(StrEnum):
    """The tiles that a race is made of."""

    RACE = "race"
    POWER = "power"


@record
class HeldWith:
    """Regions held by whoever has a race or a power."""

    kind: TileKind
    tile: str
    life: Life = Life.BOTH


@record
class HeldByPlayers:
    """Regions held by any race of some players."""

    players: Players


@record
class PieceAt:
    """Regions where a piece stands."""

    piece: str


@record
class Stood:
    """The region just conquered, if a piece, or a neutral where none is named, stood there until then."""

    piece: str | None


@record
class MarkerAt:
    """The region where one marker lies."""

    marker: str


@record
class MarkersAt:
    """Regions with a marker of a kind."""

    kind: Markers


@record
class HereAt:
    """The region of the marker that owns the clause."""


@record
class ThereAt:
    """The region the moment is about."""


@record
class MarkedAt:
    """Where a rule of the same clause lasts for a time; `bound`: for the player of the other side."""

    rule: int
    bound: bool = False


@record
class FormerAt:
    """The region that an earlier step of the same program has chosen."""


@record
class Lone:
    """The one region of a set that has no other; none if there are several."""

    of: Mask


@record
class History:
    """Regions to which something happened this turn."""

    deed: Deed


class Kept(Word):
    """What is remembered of a region for a turn, where some clause asks for it."""

    FROM_ACTIVE = auto()
    FROM_DECLINED = auto()
    FROM_NEUTRAL = auto()
    FROM_KIN = auto()
    LEFT = auto()
    ASSAILED = auto()


@record
class KeptGround:
    """Regions that were conquered this turn from such a holder, were left, or were attacked."""

    what: Kept


@record
class LostGround:
    """Regions that my race, or any race of mine, has lost since my last turn."""

    ours: bool


@record
class Spread:
    """Regions with a printed border to a region of a set. Static if the set is."""

    of: Mask


@record
class Bordering:
    """Regions with printed borders to so many regions of a set. Static if the set is."""

    of: Mask
    low: int
    high: int


@record
class Near:
    """Regions adjacent, for the holder, to a region of a set."""

    of: Mask


@record
class Neighbouring:
    """Regions adjacent, for the holder, to so many regions of a set."""

    of: Mask
    low: int
    high: int


@record
class Linked:
    """Regions of a set joined by borders inside it to a start."""

    through: Mask
    start: Mask


@record
class Chained:
    """Regions of a set joined by borders inside it to so many regions of another."""

    through: Mask
    ends: Mask
    low: int
    high: int


@record
class Within:
    """Regions at most so many borders away from a set. Static if the set is."""

    of: Mask
    distance: int


@record
class SameGround:
    """Regions of the terrain of a region of a set. Static if the set is."""

    of: Mask


@record
class Crowded:
    """Regions of a set with so many tokens or defenders."""

    crowd: Crowd
    of: Mask
    low: int
    high: int


@record
class PieceCrowded:
    """Regions of a set with so many pieces of a kind."""

    piece: str
    of: Mask
    low: int
    high: int


@record
class PieceRoom:
    """Regions of a set that may take so many more pieces of a kind, while the supply, or the hand, lasts."""

    piece: str
    of: Mask
    count: int = 1
    from_kit: bool = False


@record
class NewGround:
    """A terrain that a clause makes, as the kernel must know it."""

    id: str
    water: bool = False
    closed: bool = False
    transit: bool = False


@record
class Changeable:
    """Regions of a set that have other ground, and are not immune to the race that would change it."""

    of: Mask
    ground: NewGround


@record
class Exposed:
    """Regions of a set that are not immune to the race that acts."""

    of: Mask


@record
class Senders:
    """Regions from which one of several pieces can go to conquer."""

    piece: str


@record
class Both:
    """Regions in every part."""

    parts: tuple[Mask, ...]


@record
class Either:
    """Regions in at least one part."""

    parts: tuple[Mask, ...]


@record
class Except:
    """Regions not in the part; it stands beside another part, never alone."""

    part: Mask


Mask = (
    Terrain
    | Symbol
    | All
    | Named
    | Held
    | HeldWith
    | HeldByPlayers
    | PieceAt
    | Stood
    | MarkerAt
    | MarkersAt
    | HereAt
    | ThereAt
    | MarkedAt
    | FormerAt
    | Lone
    | History
    | KeptGround
    | LostGround
    | Spread
    | Bordering
    | Near
    | Neighbouring
    | Linked
    | Chained
    | Within
    | SameGround
    | Crowded
    | PieceCrowded
    | PieceRoom
    | Changeable
    | Exposed
    | Senders
    | Both
    | Either
    | Except
)

EVERY = All(Whole.EVERY)
