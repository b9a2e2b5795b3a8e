"""Things as objects of effects, where they are, how many there are, and what a condition may ask."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from swdsl.model.expressions import Noun, Opponent, Party, Player, Regions
from swdsl.model.names import Bare, Ref
from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import CardKind, CardPlace, Done, Life, Measure, Parity, Store, Tally

# -- things ---------------------------------------------------------------------------------------------


@record
class Thing:
    """So many of a thing, as an object of an effect."""

    quantity: Quantity
    noun: Noun
    owner: Party | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Card:
    """A tile a clause speaks about: this one, mine, or one of a kind somewhere."""

    place: CardPlace
    kind: CardKind | None
    quantity: Quantity = BARE
    owner: Party | None = None


# -- where things are, come from and go -----------------------------------------------------------------


@record
class InRegions:
    """On the board, in these regions."""

    regions: Regions


@record
class InStores:
    """Off the board; the first store that has something serves."""

    stores: tuple[Store, ...]


@record
class WithParty:
    """Before a player, or out of a player's purse."""

    party: Party


class OnThis(Bare):
    """On the place or relic that owns the clause."""

    __slots__ = ()


@record
class OnCombos:
    """On combos of the column: one by choice, or each."""

    quantity: Quantity


Location = InRegions | InStores | WithParty | OnThis | OnCombos

# -- counts and conditions ------------------------------------------------------------------------------


@record
class CountRegions:
    """The number of such regions."""

    regions: Regions


@record
class CountGroups:
    """The number of connected groups they form."""

    regions: Regions
    by_adjacency: bool


@record
class CountTerrains:
    """The number of different terrains among them."""

    regions: Regions


@record
class CountBorders:
    """The number of printed frontiers of such regions: all of them, or those to other such regions."""

    regions: Regions
    others: Regions | None


@record
class CountSteps:
    """The number of printed borders on the shortest way from some regions to others."""

    start: Regions
    goal: Regions


@record
class CountRaces:
    """The number of races in that state: of all players, or of a party."""

    life: Life
    owner: Party | None


@record
class CountPlayers:
    """The number of such players."""

    party: Opponent | Player


@record
class CountThings:
    """The number of such things in a place."""

    noun: Noun
    owner: Party | None
    where: Location | None


@record
class Tallied:
    """A number that the table shows: the pips of the die, the tokens lost in the conquest of the moment."""

    tally: Tally


Count = (
    CountRegions
    | CountGroups
    | CountTerrains
    | CountBorders
    | CountSteps
    | CountRaces
    | CountPlayers
    | CountThings
    | Tallied
)


@record
class Amount:
    """A number: `base`, times a count if `per` is given; no base means all.

    Of what is counted, the first `beyond` do not count.
    """

    base: int | None
    per: Count | None = None
    every: int = 1
    cap: int | None = None
    beyond: int = 0


EACH_PIP: Final = Amount(1, Tallied(Tally.PIP))


@record
class CountIs:
    """There are so many."""

    count: Count
    range: Range
    span: Span = field(default=NOWHERE, compare=False)


@record
class Compared:
    """More, or fewer, of something than another party has."""

    party: Party
    count: Count
    more: bool
    than: Party
    span: Span = field(default=NOWHERE, compare=False)


@record
class Did:
    """A party has done it this turn."""

    party: Party
    done: Done
    span: Span = field(default=NOWHERE, compare=False)


@record
class MeasureIs:
    """A measure lies in a range."""

    measure: Measure
    range: Range
    span: Span = field(default=NOWHERE, compare=False)


@record
class MeasureParity:
    """A measure is even, or odd."""

    measure: Measure
    parity: Parity
    span: Span = field(default=NOWHERE, compare=False)


@record
class OptionIs:
    """An option of the set has this value."""

    option: Ref
    choice: str


@record
class DrawnIs:
    """What was drawn or revealed last is of this kind."""

    piece: Ref
    span: Span = field(default=NOWHERE, compare=False)


class MyTurn(Bare):
    """The holder's player is the one whose turn it is."""

    __slots__ = ()


@record
class Unless:
    """The condition does not hold."""

    condition: Condition


Condition = CountIs | Compared | Did | MeasureIs | MeasureParity | OptionIs | MyTurn | DrawnIs | Unless
