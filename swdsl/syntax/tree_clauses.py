"""What a component does: moments, qualifiers, conditions, effects, and the clause that joins them."""

from dataclasses import dataclass
from typing import TypeAlias

from swdsl.syntax.tree_amounts import Noun, Quantity, Range
from swdsl.syntax.tree_deeds import Per, Predicate
from swdsl.syntax.tree_regions import Filters, Kinds, Party, RegionNode, Subject
from swdsl.syntax.tree_things import Counted, Where
from swdsl.syntax.tree_words import (
    Comparison,
    Direction,
    Line,
    Measure,
    Modal,
    Name,
    Node,
    Past,
    Period,
    Quoted,
    Step,
    Store,
    Timing,
    Until,
    Value,
)

# ------------------------------------------------------------------ moments


class Always(Node):
    """`always`: a standing rule."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AtStep(Node):
    """`before scoring`, `at turn start of an opponent`; without a party, mine."""

    timing: Timing
    step: Step
    whose: Party | None = None


@dataclass(frozen=True, slots=True)
class OnEvent(Node):
    """`when an opponent conquers a region I hold`."""

    subject: Subject
    predicate: Predicate


Moment: TypeAlias = Always | AtStep | OnEvent

# ------------------------------------------------------------------ qualifiers


class AlsoInDecline(Node):
    """`also in decline`: active or declined."""

    __slots__ = ()


class OnlyInDecline(Node):
    """`only in decline`: not while active."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`once per turn per opponent`."""

    times: int
    period: Period
    per_opponent: bool = False


@dataclass(frozen=True, slots=True)
class If(Node):
    """`if there is exactly 1 group of regions I hold`."""

    condition: "Condition"


@dataclass(frozen=True, slots=True)
class Unless(Node):
    """`unless I scored this turn`."""

    condition: "Condition"


@dataclass(frozen=True, slots=True)
class Named(Node):
    """`named base_cost`: what the clause is called in costs and scores."""

    name: Name


Qualifier: TypeAlias = AlsoInDecline | OnlyInDecline | Limit | If | Unless | Named

# ------------------------------------------------------------------ conditions


@dataclass(frozen=True, slots=True)
class Holds(Node):
    """`I hold at least 1 region`."""

    party: Party
    quantity: Quantity
    kinds: Kinds
    filters: Filters | None


@dataclass(frozen=True, slots=True)
class HoldsCompared(Node):
    """`I hold more mountains than an opponent`."""

    party: Party
    comparison: Comparison
    kinds: Kinds
    filters: Filters | None
    than: Party


@dataclass(frozen=True, slots=True)
class Has(Node):
    """`I have at least 2 tokens in hand`."""

    party: Party
    quantity: Quantity | None
    noun: Noun
    where: Where | None


@dataclass(frozen=True, slots=True)
class HasCompared(Node):
    """`I have fewer coins than each opponent`."""

    party: Party
    comparison: Comparison
    noun: Noun
    than: Party


@dataclass(frozen=True, slots=True)
class Did(Node):
    """`I scored this turn`."""

    party: Party
    past: Past


@dataclass(frozen=True, slots=True)
class UsedThis(Node):
    """`I used this this turn`."""

    party: Party


@dataclass(frozen=True, slots=True)
class ThereAre(Node):
    """`there is exactly 1 group of regions I hold`."""

    quantity: Quantity
    counted: Counted


@dataclass(frozen=True, slots=True)
class Measured(Node):
    """`shortage is 1 to 3`."""

    measure: Measure
    range: Range


@dataclass(frozen=True, slots=True)
class OptionIs(Node):
    """`option balrog_moves is pentacle`."""

    option: Name
    choice: Name


class MyTurn(Node):
    """`it is my turn`."""

    __slots__ = ()


Condition: TypeAlias = (
    Holds | HoldsCompared | Has | HasCompared | Did | UsedThis | ThereAre | Measured | OptionIs | MyTurn
)

# ------------------------------------------------------------------ effects


@dataclass(frozen=True, slots=True)
class Do(Node):
    """`they pay 1 coin to me`; without a subject, I do it."""

    subject: Subject | None
    predicate: Predicate
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class Permit(Node):
    """`I may decline`, `they cannot attack regions I hold until my next turn`."""

    subject: Subject
    modal: Modal
    predicate: Predicate
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class AdjacentTo(Node):
    """`regions bordering a chasm are adjacent to regions I hold`."""

    regions: RegionNode
    others: RegionNode


@dataclass(frozen=True, slots=True)
class AdjacentEachOther(Node):
    """`caverns are adjacent to each other`."""

    regions: RegionNode


@dataclass(frozen=True, slots=True)
class Immune(Node):
    """`regions with hero are immune to opponents`."""

    regions: RegionNode
    party: Party


@dataclass(frozen=True, slots=True)
class SurvivorsGo(Node):
    """`survivors go to hand`."""

    store: Store


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """`cost 1 less for each pip`."""

    value: Value
    amount: int
    direction: Direction
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class MayAdjust(Node):
    """`cost may be 2 less`: if I wish."""

    value: Value
    amount: int
    direction: Direction
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class SetValue(Node):
    """`cost is 2`: where counting starts."""

    value: Value
    amount: int
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class SetExactly(Node):
    """`cost is exactly 1`: whatever anybody else adds."""

    value: Value
    amount: int
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class Floor(Node):
    """`cost is at least 1`."""

    value: Value
    amount: int


@dataclass(frozen=True, slots=True)
class Ceiling(Node):
    """`cost is at most 3`."""

    value: Value
    amount: int


@dataclass(frozen=True, slots=True)
class Double(Node):
    """`coins double`."""

    value: Value


@dataclass(frozen=True, slots=True)
class Halve(Node):
    """`coins halve`, rounded down."""

    value: Value


Effect: TypeAlias = (
    Do
    | Permit
    | AdjacentTo
    | AdjacentEachOther
    | Immune
    | SurvivorsGo
    | Adjust
    | MayAdjust
    | SetValue
    | SetExactly
    | Floor
    | Ceiling
    | Double
    | Halve
)

# ------------------------------------------------------------------ clauses


@dataclass(frozen=True, slots=True)
class Cites(Line):
    """`cites D-12, E-001`: where a rule is settled."""

    codes: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Text(Line):
    """`text fr "…"`: a sentence that replaces the generated one in that language."""

    language: Name
    text: Quoted


Note: TypeAlias = Cites | Text


@dataclass(frozen=True, slots=True)
class Clause(Line):
    """One rule of a component: when, under which conditions, what."""

    moment: Moment
    qualifiers: tuple[Qualifier, ...]
    effects: tuple[Effect, ...]
    notes: tuple[Note, ...] = ()
