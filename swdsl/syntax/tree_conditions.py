"""What a clause may ask before it acts: conditions."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Noun, Quantity, Range
from swdsl.syntax.tree_regions import Filters, Kinds, Party
from swdsl.syntax.tree_things import Counted, Where
from swdsl.syntax.tree_words import Name, Node
from swdsl.words import (
    Comparison,
    Done,
    Measure,
    Parity,
)


@record
class Holds(Node):
    """`I hold at least 1 region`."""

    party: Party
    quantity: Quantity
    kinds: Kinds
    filters: Filters | None


@record
class HoldsCompared(Node):
    """`I hold more mountains than an opponent`."""

    form = "{party:hold} {comparison} {kinds:many}[ {filters}] than {than}"
    party: Party
    comparison: Comparison
    kinds: Kinds
    filters: Filters | None
    than: Party


@record
class Has(Node):
    """`I have at least 2 tokens in hand`."""

    party: Party
    quantity: Quantity | None
    noun: Noun
    where: Where | None


@record
class HasCompared(Node):
    """`I have fewer coins than each opponent`."""

    form = "{party:have} {comparison} {noun:many} than {than}"
    party: Party
    comparison: Comparison
    noun: Noun
    than: Party


@record
class Did(Node):
    """`I scored this turn`."""

    form = "{party:subject} {past} this turn"
    party: Party
    past: Done


@record
class UsedThis(Node):
    """`I used this this turn`."""

    form = "{party:subject} used this this turn"
    party: Party


@record
class ThereAre(Node):
    """`there is exactly 1 group of regions I hold`."""

    quantity: Quantity
    counted: Counted


@record
class Measured(Node):
    """`shortage is 1 to 3`."""

    form = "{measure} is {range}"
    measure: Measure
    range: Range


@record
class MeasuredParity(Node):
    """`round is even`."""

    form = "{measure} is {parity}"
    measure: Measure
    parity: Parity


@record
class OptionIs(Node):
    """`option balrog_moves is pentacle`."""

    form = "option {option} is {choice}"
    option: Name
    choice: Name


@record
class DrawnIs(Node):
    """`it is a boon`: what was drawn or revealed last."""

    form = "it is a {name}"
    name: Name


class MyTurn(Node):
    """`it is my turn`."""

    __slots__ = ()
    form = "it is my turn"


Condition: TypeAlias = (
    Holds
    | HoldsCompared
    | Has
    | HasCompared
    | Did
    | UsedThis
    | ThereAre
    | Measured
    | MeasuredParity
    | OptionIs
    | MyTurn
    | DrawnIs
)
