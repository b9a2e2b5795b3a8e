"""What somebody does: the predicate of a sentence, the same after `when`, as an effect and after `may`."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Range
from swdsl.syntax.tree_regions import Party, RegionNode
from swdsl.syntax.tree_things import Card, Counted, Destination, Goal, InRegion, Source, Thing, Where
from swdsl.syntax.tree_words import Name, Node
from swdsl.words import CardKind


@record
class PerEach(Node):
    """`for each mudpool I hold up to 4`."""

    counted: Counted
    cap: int | None = None


@record
class PerEvery(Node):
    """`for every 2 coastal regions I hold`: the rest counts nothing."""

    size: int
    counted: Counted
    cap: int | None = None


Per: TypeAlias = PerEach | PerEvery


@record
class Attack(Node):
    """`attack a region`: choose it and work out the cost."""

    region: RegionNode


@record
class Conquer(Node):
    """`conquer a region`: the attack has succeeded."""

    region: RegionNode


@record
class Occupy(Node):
    """`occupy seas and lakes`."""

    region: RegionNode


@record
class Leave(Node):
    """`leave a region`."""

    region: RegionNode


@record
class Enter(Node):
    """`enter regions at the edge`: the first conquest of a race."""

    region: RegionNode


@record
class Reach(Node):
    """`reach any region`."""

    region: RegionNode


@record
class PassThrough(Node):
    """`pass through rivers`."""

    region: RegionNode


@record
class Score(Node):
    """`score a region with balrog`."""

    region: RegionNode


@record
class Gain(Node):
    """`gain 1 coin for each mine I hold`."""

    thing: Thing
    per: Per | None = None
    source: Source | None = None


@record
class Pay(Node):
    """`pay 1 coin to me`; without a party, to the bank."""

    thing: Thing
    per: Per | None = None
    to: Party | None = None


@record
class Lose(Node):
    """`lose 2 tokens`."""

    thing: Thing
    per: Per | None = None


@record
class Keep(Node):
    """`keep all tokens`."""

    thing: Thing


@record
class Place(Node):
    """`place 1 fortress in a region I hold`."""

    thing: Thing
    source: Source | None
    destination: Destination


@record
class Move(Node):
    """`move queen to a region I hold`."""

    thing: Thing
    source: Source | None
    goal: Goal


@record
class Remove(Node):
    """`remove all neutrals there`."""

    thing: Thing
    source: Source | None = None
    where: Where | None = None


@record
class Replace(Node):
    """`replace the defender by 1 token from tray or hand`."""

    thing: Thing
    where: Where | None
    by: Thing
    source: Source | None = None


@record
class Swap(Node):
    """`swap my power for a power in the column`."""

    card: Card
    other: Card


@record
class UseThis(Node):
    """`use this in a region`."""

    where: InRegion | None = None


@record
class Use(Node):
    """`use the power on this`."""

    card: Card


@record
class UseAs(Node):
    """`use bag_o_many_things as a relic in play`."""

    name: Name
    card: Card


@record
class Pick(Node):
    """`pick this`."""

    card: Card


@record
class Discover(Node):
    """`discover a marker from the stack`."""

    card: Card


@record
class ChooseParty(Node):
    """`choose an active opponent`."""

    party: Party


class Help(Node):
    """`help`: whatever would make the conquest easier."""

    __slots__ = ()


class Defenders(Node):
    """`defenders`: whatever stands in the region."""

    __slots__ = ()


@record
class IgnoredKind(Node):
    """`relics`: whatever cards of that kind do."""

    kind: CardKind


@record
class IgnoredName(Node):
    """`fortress`: whatever pieces or clauses of that name do."""

    name: Name


Ignored: TypeAlias = Help | Defenders | IgnoredKind | IgnoredName


@record
class Ignore(Node):
    """`ignore defenders`."""

    ignored: Ignored


class Decline(Node):
    """`decline`."""

    __slots__ = ()


class Fade(Node):
    """`fade`: a declined race leaves the map."""

    __slots__ = ()


class Expand(Node):
    """`expand`: conquer and redeploy as an active race does."""

    __slots__ = ()


class Redeploy(Node):
    """`redeploy`."""

    __slots__ = ()


class Revive(Node):
    """`revive`: a declined race becomes active again."""

    __slots__ = ()


@record
class Roll(Node):
    """`roll`; as an event also `roll 0` or `roll at least 2`."""

    range: Range | None = None


class Stop(Node):
    """`stop`: no further conquests this turn."""

    __slots__ = ()


Predicate: TypeAlias = (
    Attack
    | Conquer
    | Occupy
    | Leave
    | Enter
    | Reach
    | PassThrough
    | Score
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
    | Use
    | UseAs
    | Pick
    | Discover
    | ChooseParty
    | Ignore
    | Decline
    | Fade
    | Expand
    | Redeploy
    | Revive
    | Roll
    | Stop
)
