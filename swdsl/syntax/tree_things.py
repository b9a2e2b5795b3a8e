"""What an effect handles: things, where they lie and go, cards, and what can be counted."""

from dataclasses import dataclass
from typing import TypeAlias

from swdsl.syntax.tree_amounts import Determiner, Noun, ThingQuantity
from swdsl.syntax.tree_regions import Filters, Here, Kinds, Party, PlayerFilter, RegionNode, There
from swdsl.syntax.tree_words import Kind, Life, Node, Store

# ------------------------------------------------------------------ things


@dataclass(frozen=True, slots=True)
class Thing(Node):
    """`2 tokens of my declined race`: what an effect handles; without a quantity, the only one."""

    quantity: ThingQuantity | None
    noun: Noun
    of: Party | None = None


# ------------------------------------------------------------------ where things are, come from and go


@dataclass(frozen=True, slots=True)
class InRegion(Node):
    """`in a region I hold`."""

    region: RegionNode


@dataclass(frozen=True, slots=True)
class InStore(Node):
    """`in hand`."""

    store: Store


@dataclass(frozen=True, slots=True)
class OnParty(Node):
    """`on them`."""

    party: Party


class OnThis(Node):
    """`on this`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ToRegion(Node):
    """`to a region I hold`."""

    region: RegionNode


@dataclass(frozen=True, slots=True)
class ToStore(Node):
    """`to tray`."""

    store: Store


@dataclass(frozen=True, slots=True)
class FromStore(Node):
    """`from tray or hand`: from the first that has any."""

    stores: tuple[Store, ...]


@dataclass(frozen=True, slots=True)
class FromParty(Node):
    """`from each active opponent`."""

    party: Party


@dataclass(frozen=True, slots=True)
class FromRegion(Node):
    """`from a region I hold`."""

    region: RegionNode


Where: TypeAlias = InRegion | There | Here | InStore | OnParty
Destination: TypeAlias = InRegion | There | Here | OnParty | OnThis
Goal: TypeAlias = ToRegion | There | Here | ToStore | OnParty
Source: TypeAlias = FromStore | FromParty | FromRegion

# ------------------------------------------------------------------ cards


class ThisCard(Node):
    """`this`: the component that speaks."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class MyCard(Node):
    """`my power`."""

    kind: Kind


class InColumn(Node):
    """`in the column`."""

    __slots__ = ()


class InPlay(Node):
    """`in play`."""

    __slots__ = ()


class FromStack(Node):
    """`from the stack`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardOf(Node):
    """`of an opponent`."""

    party: Party


CardPlace: TypeAlias = InColumn | InPlay | FromStack | OnThis | CardOf


@dataclass(frozen=True, slots=True)
class SomeCard(Node):
    """`a power in the column`."""

    determiner: Determiner | None
    kind: Kind
    place: CardPlace | None


Card: TypeAlias = ThisCard | MyCard | SomeCard

# ------------------------------------------------------------------ what is counted


@dataclass(frozen=True, slots=True)
class CountedRegions(Node):
    """`mudpool I hold`."""

    kinds: Kinds
    filters: Filters | None


@dataclass(frozen=True, slots=True)
class Groups(Node):
    """`group of regions I hold`: regions joined by printed borders."""

    kinds: Kinds
    filters: Filters | None


@dataclass(frozen=True, slots=True)
class AdjacentGroups(Node):
    """`adjacent group of regions I hold`: regions joined by whatever I may reach."""

    kinds: Kinds
    filters: Filters | None


@dataclass(frozen=True, slots=True)
class Terrains(Node):
    """`terrain of regions I hold`: how many different ones."""

    kinds: Kinds
    filters: Filters | None


@dataclass(frozen=True, slots=True)
class CountedOpponents(Node):
    """`active opponent that holds a mountain`."""

    life: Life | None
    filters: tuple[PlayerFilter, ...]


@dataclass(frozen=True, slots=True)
class CountedPlayers(Node):
    """`player with at least 10 coins`."""

    filters: tuple[PlayerFilter, ...]


@dataclass(frozen=True, slots=True)
class CountedThings(Node):
    """`defender there`, `token of my declined race in a region I hold`."""

    noun: Noun
    of: Party | None
    where: Where | None


class TokensLost(Node):
    """`token lost` in the conquest just made."""

    __slots__ = ()


class Pips(Node):
    """`pip` on the die just rolled."""

    __slots__ = ()


Counted: TypeAlias = (
    CountedRegions
    | Groups
    | AdjacentGroups
    | Terrains
    | CountedOpponents
    | CountedPlayers
    | CountedThings
    | TokensLost
    | Pips
)
