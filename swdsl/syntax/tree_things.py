"""What an effect handles: things, where they lie and go, cards, and what can be counted."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Determiner, Noun, ThingQuantity
from swdsl.syntax.tree_regions import Filters, Here, Kinds, Party, PlayerFilter, RegionNode, There
from swdsl.syntax.tree_words import Node
from swdsl.words import CardKind, Life, Store, Tally

# ------------------------------------------------------------------ things


@record
class Thing(Node):
    """`2 tokens of my declined race`: what an effect handles; without a quantity, the only one."""

    quantity: ThingQuantity | None
    noun: Noun
    of: Party | None = None


# ------------------------------------------------------------------ where things are, come from and go


@record
class InRegion(Node):
    """`in a region I hold`."""

    form = "in {region}"
    region: RegionNode


@record
class InStore(Node):
    """`in hand`."""

    form = "in {store:the}"
    store: Store


@record
class OnParty(Node):
    """`on them`."""

    form = "on {party}"
    party: Party


class OnThis(Node):
    """`on this`."""

    __slots__ = ()
    form = "on this"


@record
class OnCombos(Node):
    """`on a combo in the column`."""

    determiner: Determiner | None


@record
class ToRegion(Node):
    """`to a region I hold`."""

    form = "to {region}"
    region: RegionNode


@record
class ToStore(Node):
    """`to tray`."""

    form = "to {store:the}"
    store: Store


@record
class FromStore(Node):
    """`from tray or hand`: from the first that has any."""

    form = "from {stores:the}"
    stores: tuple[Store, ...]


@record
class FromParty(Node):
    """`from each active opponent`."""

    form = "from {party}"
    party: Party


@record
class FromRegion(Node):
    """`from a region I hold`."""

    form = "from {region}"
    region: RegionNode


Where: TypeAlias = InRegion | There | Here | InStore | OnParty
Destination: TypeAlias = InRegion | There | Here | OnParty | OnThis | OnCombos
Goal: TypeAlias = ToRegion | There | Here | ToStore | OnParty
Source: TypeAlias = FromStore | FromParty | FromRegion

# ------------------------------------------------------------------ cards


class ThisCard(Node):
    """`this`: the component that speaks."""

    __slots__ = ()
    form = "this"


@record
class MyCard(Node):
    """`my power`."""

    form = "my {kind}"
    kind: CardKind


class InColumn(Node):
    """`in the column`."""

    __slots__ = ()
    form = "in the column"


class InPlay(Node):
    """`in play`."""

    __slots__ = ()
    form = "in play"


class FromStack(Node):
    """`from the stack`."""

    __slots__ = ()
    form = "from the stack"


@record
class CardOf(Node):
    """`of an opponent`."""

    form = "of {party}"
    party: Party


CardPlace: TypeAlias = InColumn | InPlay | FromStack | OnThis | CardOf


@record
class SomeCard(Node):
    """`a power in the column`."""

    determiner: Determiner | None
    kind: CardKind
    place: CardPlace | None


Card: TypeAlias = ThisCard | MyCard | SomeCard

# ------------------------------------------------------------------ what is counted


@record
class CountedRegions(Node):
    """`mudpool I hold`."""

    kinds: Kinds
    filters: Filters | None


@record
class Groups(Node):
    """`group of regions I hold`: regions joined by printed borders."""

    kinds: Kinds
    filters: Filters | None


@record
class AdjacentGroups(Node):
    """`adjacent group of regions I hold`: regions joined by whatever I may reach."""

    kinds: Kinds
    filters: Filters | None


@record
class Terrains(Node):
    """`terrain of regions I hold`: how many different ones."""

    kinds: Kinds
    filters: Filters | None


@record
class BordersOf(Node):
    """`border of regions I hold`: each frontier that one of them has."""

    kinds: Kinds
    filters: Filters | None


@record
class BordersTo(Node):
    """`border from regions I hold to mountains`: each frontier between one of these and one of those."""

    kinds: Kinds
    filters: Filters | None
    others: Kinds
    other_filters: Filters | None


@record
class Steps(Node):
    """`step from here to a mountain`: each border on the shortest way."""

    start: RegionNode
    goal: RegionNode


@record
class Races(Node):
    """`declined race of an opponent`: races of players, in that state."""

    life: Life
    of: Party | None


@record
class CountedOpponents(Node):
    """`active opponent that holds a mountain`."""

    life: Life | None
    filters: tuple[PlayerFilter, ...]


@record
class CountedPlayers(Node):
    """`player with at least 10 coins`."""

    filters: tuple[PlayerFilter, ...]


@record
class CountedThings(Node):
    """`defender there`, `token of my declined race in a region I hold`."""

    noun: Noun
    of: Party | None
    where: Where | None


@record
class Tallied(Node):
    """`pip` on the die just rolled, `token lost` in the conquest just made."""

    tally: Tally


Counted: TypeAlias = (
    CountedRegions
    | Groups
    | AdjacentGroups
    | Terrains
    | BordersOf
    | BordersTo
    | Steps
    | Races
    | CountedOpponents
    | CountedPlayers
    | CountedThings
    | Tallied
)
