"""How many of what: determiners, ranges, and the nouns they stand before."""

from dataclasses import dataclass
from typing import TypeAlias

from swdsl.syntax.tree_words import Kind, Name, Node

# ------------------------------------------------------------------ how many


@dataclass(frozen=True, slots=True)
class A(Node):
    """`a`, `an`: one, and whoever acts chooses which."""


@dataclass(frozen=True, slots=True)
class Any(Node):
    """`any`: whichever it is."""


@dataclass(frozen=True, slots=True)
class Each(Node):
    """`each`: every one, one by one."""


@dataclass(frozen=True, slots=True)
class All(Node):
    """`all`: every one together."""


@dataclass(frozen=True, slots=True)
class Number(Node):
    """`3`: that many, chosen by whoever acts."""

    number: int


@dataclass(frozen=True, slots=True)
class UpTo(Node):
    """`up to 3`: so many or fewer, chosen by whoever acts."""

    number: int


@dataclass(frozen=True, slots=True)
class No(Node):
    """`no`: none at all."""


@dataclass(frozen=True, slots=True)
class Some(Node):
    """`a` where something is counted: at least one."""


@dataclass(frozen=True, slots=True)
class Exactly(Node):
    """`exactly 1`, or only `1`."""

    number: int


@dataclass(frozen=True, slots=True)
class AtLeast(Node):
    """`at least 3`."""

    number: int


@dataclass(frozen=True, slots=True)
class AtMost(Node):
    """`at most 3`."""

    number: int


@dataclass(frozen=True, slots=True)
class Between(Node):
    """`1 to 3`, both ends included."""

    low: int
    high: int


Determiner: TypeAlias = A | Any | Each | All | Number | UpTo
Range: TypeAlias = Exactly | AtLeast | AtMost | Between
Quantity: TypeAlias = Range | No | Some | All
ThingQuantity: TypeAlias = Determiner | No

# ------------------------------------------------------------------ nouns


@dataclass(frozen=True, slots=True)
class TokenNoun(Node):
    """`token`: a race's token."""


@dataclass(frozen=True, slots=True)
class CoinNoun(Node):
    """`coin`."""


@dataclass(frozen=True, slots=True)
class DefenderNoun(Node):
    """`defender`: whatever stands in a region and raises its cost."""


@dataclass(frozen=True, slots=True)
class EnemyDefenderNoun(Node):
    """`enemy defender`: a defender that is not mine."""


@dataclass(frozen=True, slots=True)
class NeutralNoun(Node):
    """`neutral`: a token of nobody."""


@dataclass(frozen=True, slots=True)
class PieceNoun(Node):
    """`piece`: any piece."""


@dataclass(frozen=True, slots=True)
class ThisNoun(Node):
    """`this`: the relic or place that speaks."""


@dataclass(frozen=True, slots=True)
class CardNoun(Node):
    """`power`, `place`: a card or a marker of that kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class NamedNoun(Node):
    """`fortress`: a piece, a neutral, a symbol or a component, by its name."""

    name: Name


Noun: TypeAlias = (
    TokenNoun
    | CoinNoun
    | DefenderNoun
    | EnemyDefenderNoun
    | NeutralNoun
    | PieceNoun
    | ThisNoun
    | CardNoun
    | NamedNoun
)


@dataclass(frozen=True, slots=True)
class Content(Node):
    """`at least 3 tokens`: what a region or a player has; without a quantity, at least one."""

    quantity: Quantity | None
    noun: Noun
