"""How many of what: determiners, ranges, and the nouns they stand before."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_words import Name, Node
from swdsl.words import CardKind

# ------------------------------------------------------------------ how many


class A(Node):
    """`a`, `an`: one, and whoever acts chooses which."""

    __slots__ = ()


class Any(Node):
    """`any`: whichever it is."""

    __slots__ = ()


class Each(Node):
    """`each`: every one, one by one."""

    __slots__ = ()


class All(Node):
    """`all`: every one together."""

    __slots__ = ()


@record
class AllBut(Node):
    """`all but 1`: every one except so many, of each heap that is spoken of."""

    number: int


@record
class Number(Node):
    """`3`: that many, chosen by whoever acts."""

    number: int


@record
class UpTo(Node):
    """`up to 3`: so many or fewer, chosen by whoever acts."""

    number: int


class AnyNumber(Node):
    """`any number of`: as many as whoever acts likes."""

    __slots__ = ()


class No(Node):
    """`no`: none at all."""

    __slots__ = ()


class Some(Node):
    """`a` where something is counted: at least one."""

    __slots__ = ()


@record
class Exactly(Node):
    """`exactly 1`, or only `1`."""

    form = "{number}"
    number: int


@record
class AtLeast(Node):
    """`at least 3`."""

    form = "at least {number}"
    number: int


@record
class AtMost(Node):
    """`at most 3`."""

    form = "at most {number}"
    number: int


@record
class Between(Node):
    """`1 to 3`, both ends included."""

    form = "{low} to {high}"
    low: int
    high: int


Determiner: TypeAlias = A | Any | Each | All | AllBut | Number | UpTo | AtLeast | AnyNumber
Range: TypeAlias = Exactly | AtLeast | AtMost | Between
Quantity: TypeAlias = Range | No | Some | All
ThingQuantity: TypeAlias = Determiner | No

# ------------------------------------------------------------------ nouns


class TokenNoun(Node):
    """`token`: a race's token."""

    __slots__ = ()


class CoinNoun(Node):
    """`coin`."""

    __slots__ = ()


class DefenderNoun(Node):
    """`defender`: whatever stands in a region and raises its cost."""

    __slots__ = ()


class EnemyDefenderNoun(Node):
    """`enemy defender`: a defender that is not mine."""

    __slots__ = ()


class NeutralNoun(Node):
    """`neutral`: a token of nobody."""

    __slots__ = ()


class PieceNoun(Node):
    """`piece`: any piece."""

    __slots__ = ()


class ThisNoun(Node):
    """`this`: the relic or place that speaks."""

    __slots__ = ()


@record
class CardNoun(Node):
    """`power`, `place`: a card or a marker of that kind."""

    kind: CardKind


@record
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


@record
class Content(Node):
    """`at least 3 tokens`: what a region or a player has; without a quantity, at least one."""

    quantity: Quantity | None
    noun: Noun
