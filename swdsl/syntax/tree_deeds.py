"""What somebody does: the predicate of a sentence, the same after `when`, as an effect and after `may`."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Range
from swdsl.syntax.tree_regions import Party, RegionNode
from swdsl.syntax.tree_things import Card, Counted, Destination, Goal, InRegion, Source, Thing, Where
from swdsl.syntax.tree_words import Name, Node
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb


@record
class PerEach(Node):
    """`for each mudpool I hold beyond 2 up to 4`."""

    form = "for each {counted:one}[ beyond {beyond}][ up to {cap}]"
    counted: Counted
    beyond: int | None = None
    cap: int | None = None


@record
class PerEvery(Node):
    """`for every 2 coastal regions I hold`: the rest counts nothing."""

    size: int
    counted: Counted
    beyond: int | None = None
    cap: int | None = None


Per: TypeAlias = PerEach | PerEvery


@record
class RegionDeed(Node):
    """`attack a region`, `leave a region`: to enter is the first conquest of a race."""

    form = "{verb} {region}"
    verb: RegionVerb
    region: RegionNode


@record
class Reach(Node):
    """`reach any region`."""

    form = "reach {region}"
    region: RegionNode


@record
class PassThrough(Node):
    """`pass through rivers`."""

    form = "pass through {region}"
    region: RegionNode


@record
class Gain(Node):
    """`gain 1 coin for each mine I hold`."""

    form = "gain {thing}[ {per}][ {source}]"
    thing: Thing
    per: Per | None = None
    source: Source | None = None


@record
class Pay(Node):
    """`pay 1 coin to me`; without a party, to the bank."""

    form = "pay {thing}[ {per}][ to {to}]"
    thing: Thing
    per: Per | None = None
    to: Party | None = None


@record
class Lose(Node):
    """`lose 2 tokens`."""

    form = "lose {thing}[ {per}]"
    thing: Thing
    per: Per | None = None


@record
class Keep(Node):
    """`keep all tokens`."""

    form = "keep {thing}"
    thing: Thing


@record
class Place(Node):
    """`place 1 fortress in a region I hold`."""

    form = "place {thing}[ {source}] {destination}"
    thing: Thing
    source: Source | None
    destination: Destination


@record
class Move(Node):
    """`move queen to a region I hold`."""

    form = "move {thing}[ {source}] {goal}"
    thing: Thing
    source: Source | None
    goal: Goal


@record
class Remove(Node):
    """`remove all neutrals there`."""

    form = "remove {thing}[ {source}][ {where}]"
    thing: Thing
    source: Source | None = None
    where: Where | None = None


@record
class Replace(Node):
    """`replace the defender by 1 token from tray or hand`."""

    form = "replace {thing}[ {where}] by {by}[ {source}]"
    thing: Thing
    where: Where | None
    by: Thing
    source: Source | None = None


@record
class Swap(Node):
    """`swap my power for a power in the column`."""

    form = "swap {card} for {other}"
    card: Card
    other: Card


@record
class UseThis(Node):
    """`use this in a region`."""

    form = "use this[ {where}]"
    where: InRegion | None = None


@record
class CardDeed(Node):
    """`use the power on this`, `pick this`, `discover a marker from the stack`."""

    form = "{verb} {card}"
    verb: CardVerb
    card: Card


@record
class UseAs(Node):
    """`use bag_o_many_things as a relic in play`."""

    form = "use {name} as {card}"
    name: Name
    card: Card


@record
class ChooseParty(Node):
    """`choose an active opponent`."""

    form = "choose {party}"
    party: Party


@record
class ChooseRegion(Node):
    """`choose a region I hold`."""

    form = "choose {region}"
    region: RegionNode


@record
class Draw(Node):
    """`draw 1 rune`: which kind it is, chance says."""

    form = "draw {thing}"
    thing: Thing


@record
class Reveal(Node):
    """`reveal the rune there`: it is turned up where it lies."""

    form = "reveal {thing}[ {where}]"
    thing: Thing
    where: Where | None = None


class Help(Node):
    """`help`: whatever would make the conquest easier."""

    __slots__ = ()
    form = "help"


class Defenders(Node):
    """`defenders`: whatever stands in the region."""

    __slots__ = ()
    form = "defenders"


@record
class IgnoredKind(Node):
    """`relics`: whatever cards of that kind do."""

    form = "{kind}s"
    kind: CardKind


@record
class IgnoredName(Node):
    """`fortress`: whatever pieces or clauses of that name do."""

    form = "{name}"
    name: Name


Ignored: TypeAlias = Help | Defenders | IgnoredKind | IgnoredName


@record
class Ignore(Node):
    """`ignore defenders`."""

    form = "ignore {ignored}"
    ignored: Ignored


@record
class PlainDeed(Node):
    """`decline`, `stop`; a roll as an event also `roll 0` or `roll at least 2`."""

    form = "{verb}[ {range}]"
    verb: PlainVerb
    range: Range | None = None


Predicate: TypeAlias = (
    RegionDeed
    | Reach
    | PassThrough
    | Gain
    | Pay
    | Lose
    | Keep
    | Place
    | Move
    | Remove
    | Replace
    | Swap
    | UseThis
    | UseAs
    | CardDeed
    | ChooseParty
    | ChooseRegion
    | Draw
    | Reveal
    | Ignore
    | PlainDeed
)
