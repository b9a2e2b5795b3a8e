"""What a component does: moments, qualifiers, effects, and the clause that joins them."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Range
from swdsl.syntax.tree_conditions import Condition
from swdsl.syntax.tree_deeds import Per, Predicate
from swdsl.syntax.tree_regions import Party, RegionNode, Subject
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words import (
    CardKind,
    Direction,
    Modal,
    Period,
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
    form = "always"


@record
class AtStep(Node):
    """`before scoring`, `at turn start of an opponent`; without a party, mine."""

    form = "{timing} {step}[ of {whose}]"
    timing: Timing
    step: Step
    whose: Party | None = None


@record
class OnEvent(Node):
    """`when an opponent conquers a region I hold`."""

    subject: Subject
    predicate: Predicate


Moment: TypeAlias = Always | AtStep | OnEvent

# ------------------------------------------------------------------ qualifiers


class AlsoInDecline(Node):
    """`also in decline`: active or declined."""

    __slots__ = ()
    form = "also in decline"


class OnlyInDecline(Node):
    """`only in decline`: not while active."""

    __slots__ = ()
    form = "only in decline"


@record
class Limit(Node):
    """`once per turn per opponent`."""

    form = "{times:often} per {period}{per_opponent: per opponent|}"
    times: int
    period: Period
    per_opponent: bool = False


@record
class If(Node):
    """`if there is exactly 1 group of regions I hold`, `unless I scored this turn`."""

    form = "{negated:unless|if} {condition}"
    condition: "Condition"
    negated: bool = False


@record
class Named(Node):
    """`named base_cost`: what the clause is called in costs and scores."""

    form = "named {name}"
    name: Name


Qualifier: TypeAlias = AlsoInDecline | OnlyInDecline | Limit | If | Named


# ------------------------------------------------------------------ effects


@record
class Do(Node):
    """`they pay 1 coin to me`; without a subject, I do it."""

    subject: Subject | None
    predicate: Predicate
    until: Until | None = None


@record
class Permit(Node):
    """`I may decline`, `they cannot attack regions I hold until my next turn`."""

    form = "{subject:subject} {modal} {predicate}[ {until}]"
    subject: Subject
    modal: Modal
    predicate: Predicate
    until: Until | None = None


@record
class AdjacentTo(Node):
    """`regions bordering a chasm are adjacent to regions I hold`."""

    form = "{regions:be} adjacent to {others}[ {until}]"
    regions: RegionNode
    others: RegionNode
    until: Until | None = None


@record
class AdjacentEachOther(Node):
    """`caverns are adjacent to each other`."""

    form = "{regions:be} adjacent to each other[ {until}]"
    regions: RegionNode
    until: Until | None = None


@record
class Immune(Node):
    """`regions with hero are immune to opponents`."""

    form = "{regions:be} immune to {party:everyone}[ {until}]"
    regions: RegionNode
    party: Party
    until: Until | None = None


@record
class Garrison(Node):
    """`regions I hold have at least 2 tokens`."""

    regions: RegionNode
    range: Range
    until: Until | None = None


@record
class SurvivorsGo(Node):
    """`survivors go to hand`."""

    form = "survivors go to {store}"
    store: Store


@record
class HasNoEffect(Node):
    """`their power has no effect until my next turn`."""

    form = "their {kind} has no effect {until}"
    kind: CardKind
    until: Until


@record
class GameLasts(Node):
    """`the game lasts 1 round more`."""

    form = "the game lasts {rounds} round{rounds:s} {direction}"
    rounds: int
    direction: Direction


@record
class Becomes(Node):
    """`there becomes a swamp until my next turn`, `forests I hold become swamps`."""

    regions: RegionNode
    terrain: Name
    until: Until | None = None


@record
class MayBecome(Node):
    """`a forest I hold may become a swamp`: if I wish."""

    regions: RegionNode
    terrain: Name
    until: Until | None = None


@record
class AttackFails(Node):
    """`the attack fails`, after it was paid for."""

    form = "the attack fails"


@record
class Adjust(Node):
    """`cost 1 less for each pip`, `roll is 1 higher`."""

    value: Value
    amount: int
    direction: Direction
    per: Per | None = None


@record
class MayAdjust(Node):
    """`cost may be 2 less`: if I wish."""

    value: Value
    amount: int
    direction: Direction
    per: Per | None = None


@record
class SetValue(Node):
    """`cost is 2`: where counting starts."""

    form = "{value:be} {amount}[ {per}]"
    value: Value
    amount: int
    per: Per | None = None


@record
class SetExactly(Node):
    """`cost is exactly 1`: whatever anybody else adds."""

    form = "{value:be} exactly {amount}[ {per}]"
    value: Value
    amount: int
    per: Per | None = None


@record
class Floor(Node):
    """`cost is at least 1`."""

    form = "{value:be} at least {amount}"
    value: Value
    amount: int


@record
class Ceiling(Node):
    """`cost is at most 3`."""

    form = "{value:be} at most {amount}"
    value: Value
    amount: int


@record
class Double(Node):
    """`coins double`."""

    form = "{value} double"
    value: Value


@record
class Halve(Node):
    """`coins halve`, rounded down."""

    form = "{value} halve"
    value: Value


Change: TypeAlias = Adjust | SetExactly | Floor | Ceiling | Double | Halve


@record
class AttacksCost(Node):
    """`attacks there cost 1 more until my next turn`, `my attacks on hills cost 1 less until turn end`."""

    party: Party | None
    regions: RegionNode | None
    amount: int
    direction: Direction
    per: Per | None
    until: Until


@record
class CoinsChange(Node):
    """`coins there are exactly 0 until my next turn`, `coins of hills 1 more until turn end`."""

    regions: RegionNode
    change: Change
    until: Until


Effect: TypeAlias = (
    Do
    | Permit
    | AdjacentTo
    | AdjacentEachOther
    | Immune
    | Garrison
    | AttacksCost
    | CoinsChange
    | SurvivorsGo
    | HasNoEffect
    | GameLasts
    | Becomes
    | MayBecome
    | AttackFails
    | Adjust
    | MayAdjust
    | SetValue
    | SetExactly
    | Floor
    | Ceiling
    | Double
    | Halve
)


@record
class Given(Node):
    """`if roll is at least 2, gain 2 coins`: what is done if something is so when its turn comes."""

    form = "{asked}, {effect}"
    asked: If
    effect: Effect


@record
class Otherwise(Node):
    """`otherwise lose 1 token`: what is done if the condition before it did not hold."""

    form = "otherwise {effect}"
    effect: "Effect | Given"


Sentence: TypeAlias = Effect | Given | Otherwise
"""What follows the colon of a clause, one after the other."""

# ------------------------------------------------------------------ clauses


@record
class Cites(Line):
    """`cites D-12, E-001`: where a rule is settled."""

    form = "cites {codes}"
    codes: tuple[Name, ...]


@record
class Text(Line):
    """`text fr "…"`: a sentence that replaces the generated one in that language."""

    form = "text {language} {text}"
    language: Name
    text: Quoted


Note: TypeAlias = Cites | Text


@record
class Clause(Line):
    """One rule of a component: when, under which conditions, what."""

    form = "{moment}[, {qualifiers}]:\n{effects:then}"
    moment: Moment
    qualifiers: tuple[Qualifier, ...]
    effects: tuple[Sentence, ...]
    notes: tuple[Note, ...] = ()
