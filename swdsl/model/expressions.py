"""Parties, regions and the nouns that fill them: the typed expressions that clauses compose."""

from __future__ import annotations

from dataclasses import field

from swdsl.model.names import Bare, Ref
from swdsl.model.quantities import Quantity, Range
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import (
    CardKind,
    Deed,
    Ground,
    Life,
    Relation,
    Since,
)

# -- parties ------------------------------------------------------------------------------------------


class Me(Bare):
    """The race that holds the clause; in coin sentences, its player."""

    __slots__ = ()


class We(Bare):
    """Every race of the holder's player."""

    __slots__ = ()


class They(Bare):
    """The other party of the moment, or the one just chosen."""

    __slots__ = ()


class Anyone(Bare):
    """Whoever it is: any race of any player, me included, and pieces that act."""

    __slots__ = ()


class Nobody(Bare):
    """No race at all."""

    __slots__ = ()


class AnotherRace(Bare):
    """Any race but the holder's own, the player's other races included."""

    __slots__ = ()


class Enemy(Bare):
    """An opponent's race or a neutral."""

    __slots__ = ()


@record
class MyRace:
    """Another race of the holder's player."""

    life: Life


@record
class TheirRace:
    """One race of the player just named; without a state, every race of that player."""

    life: Life | None


@record
class Opponent:
    """Players other than the holder's; `life` narrows to one of their races."""

    quantity: Quantity
    life: Life | None
    filters: tuple[PlayerFilter, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@record
class Player:
    """Players, the holder's included."""

    quantity: Quantity
    filters: tuple[PlayerFilter, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


class NeutralParty(Bare):
    """Neutral tokens as occupants."""

    __slots__ = ()


@record
class PieceActor:
    """A piece that acts on its own, such as a figure that conquers."""

    piece: Ref


@record
class Bearer:
    """Whoever has a particular race or power; `life` narrows to one state of it."""

    tile: Ref
    life: Life | None = None


Party = (
    Me
    | We
    | They
    | Anyone
    | Nobody
    | AnotherRace
    | Enemy
    | MyRace
    | TheirRace
    | Opponent
    | Player
    | NeutralParty
    | PieceActor
    | Bearer
)


@record
class PlayerHas:
    """With or without so many of a thing: coins, or pieces lying before the player."""

    content: Content
    negated: bool = False


@record
class PlayerAttacked:
    """Attacked, or not, this turn: by someone in particular, and in one of their races, if said."""

    by: Party | None
    negated: bool = False
    life: Life | None = None


@record
class PlayerHolds:
    """Holding at least one such region."""

    regions: Regions


@record
class PlayerBears:
    """With or without a race or power in play, active or declined."""

    tile: Ref
    negated: bool = False


class PlayerRobbed(Bare):
    """Having conquered a region from my race since my last turn."""

    __slots__ = ()


@record
class PlayerSurpasses:
    """With more, or fewer, of something than I have: coins, or regions of a kind."""

    of: RegionSet | Noun
    more: bool


PlayerFilter = PlayerHas | PlayerAttacked | PlayerHolds | PlayerBears | PlayerRobbed | PlayerSurpasses

# -- regions ------------------------------------------------------------------------------------------


@record
class TerrainKind:
    """Regions of a terrain."""

    terrain: Ref


@record
class SymbolKind:
    """Regions bearing a symbol."""

    symbol: Ref


@record
class GroundKind:
    """Land or water."""

    ground: Ground


@record
class TermKind:
    """Regions that a term of the set describes."""

    term: Ref


RegionKind = TerrainKind | SymbolKind | GroundKind | TermKind


@record
class RegionSet:
    """Regions by kind and filter.

    `kinds` is a choice of descriptions of the ground, each a tuple of kinds that must all fit; empty means
    any region. What stands on the ground, a piece, a neutral, a place or relic, is always in the filter.
    """

    quantity: Quantity
    kinds: tuple[tuple[RegionKind, ...], ...]
    filter: Filter | None
    span: Span = field(default=NOWHERE, compare=False)


class Here(Bare):
    """The region of the place or relic that owns the clause."""

    __slots__ = ()


class There(Bare):
    """The region the moment, or an earlier effect, is about."""

    __slots__ = ()


Regions = RegionSet | Here | There


@record
class AllOf:
    """Every part must hold."""

    parts: tuple[Filter, ...]


@record
class AnyOf:
    """At least one part must hold."""

    parts: tuple[Filter, ...]


@record
class Not:
    """The part must not hold."""

    part: Filter


@record
class HeldBy:
    """Occupied by one of these parties."""

    parties: tuple[Party, ...]


@record
class Contains:
    """Holding so many of a thing: tokens, defenders, pieces, neutrals, markers."""

    content: Content


@record
class OfKind:
    """Being of a kind of ground: `with mystic_crystal` where an adjective cannot stand."""

    kind: RegionKind


class AtEdge(Bare):
    """Touching the rim of the board."""

    __slots__ = ()


@record
class SameTerrain:
    """Of the same terrain as another region."""

    anchor: Regions


@record
class OtherThan:
    """Not that region."""

    anchor: Regions


@record
class Related:
    """Bordering, adjacent to, linked to, or within some steps of other regions."""

    relation: Relation
    regions: Regions
    distance: int = 1


@record
class Happened:
    """Conquered, attacked, left or lost, this turn or since mine; by and from whom, if said."""

    deed: Deed
    by: Party | None
    origin: tuple[Party, ...]
    since: Since = Since.THIS_TURN


Filter = (
    AllOf | AnyOf | Not | HeldBy | Contains | OfKind | AtEdge | SameTerrain | OtherThan | Related | Happened
)

# -- things -------------------------------------------------------------------------------------------


class Tokens(Bare):
    """Race tokens."""

    __slots__ = ()


class Coins(Bare):
    """Victory coins."""

    __slots__ = ()


@record
class Defenders:
    """Whatever defends a region: race tokens, neutrals, pieces that count as a defender."""

    enemy_only: bool = False


@record
class Neutrals:
    """Neutral tokens, of one kind or of all."""

    neutral: Ref | None = None


@record
class Pieces:
    """Pieces, of one kind or of all."""

    piece: Ref | None = None


class This(Bare):
    """The place, relic or combo that owns the clause."""

    __slots__ = ()


@record
class Markers:
    """Places or relics: one in particular, or any of a kind."""

    card: CardKind
    marker: Ref | None = None


@record
class Cards:
    """Tiles of a kind, such as a power from the stack."""

    card: CardKind


Noun = Tokens | Coins | Defenders | Neutrals | Pieces | This | Markers | Cards


@record
class Content:
    """So many of a thing, as a test."""

    range: Range
    noun: Noun
