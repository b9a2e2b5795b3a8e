"""Lowered numbers: what can be counted, known or reckoned, as a closed union of nodes."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_words import Life
from swdsl.record import record

if TYPE_CHECKING:
    from swdsl.lower.form_tests import Test


class Who(StrEnum):
    """A race, as the slot the kernel knows it by."""

    ME = "me"
    THEM = "them"
    MY_ACTIVE = "my active race"


@record
class Number:
    """A number of the rules."""

    value: int


@record
class Size:
    """How many regions a set has."""

    of: Mask


@record
class Groups:
    """How many groups a set of regions forms."""

    of: Mask
    by_adjacency: bool


@record
class Grounds:
    """How many different terrains a set of regions has."""

    of: Mask


@record
class Frontiers:
    """How many printed borders a set of regions has to another set."""

    of: Mask
    to: Mask


@record
class Way:
    """How many printed borders lie on the shortest way from one set of regions to another."""

    of: Mask
    to: Mask


@record
class Races:
    """How many races of some players are in a state."""

    of: Players
    life: Life


@record
class Heads:
    """How many players a set has."""

    of: Players


@record
class PiecesThere:
    """How many pieces of a kind stand in the region of the moment."""

    piece: str


@record
class DefendersThere:
    """Whatever defends the region of the moment as a token does."""


@record
class InKit:
    """How many pieces of a kind their owner has in hand."""

    piece: str


@record
class InStock:
    """How many pieces of a kind are left in the supply or in their owner's hand."""

    piece: str


@record
class InSupply:
    """How many pieces of a kind are left in the supply."""

    piece: str


@record
class Calls:
    """How many pieces of a kind come from the board to conquer: one, or none while the stock lasts."""

    piece: str


@record
class PiecesIn:
    """How many pieces of a kind stand in a set of regions."""

    piece: str
    of: Mask


@record
class MarksOn:
    """How many pieces of a kind lie before the player of a race."""

    piece: str
    who: Who


@record
class Purse:
    """How many coins the player of a race has."""

    who: Who


@record
class InHand:
    """How many tokens a race has in hand."""

    who: Who


@record
class Spare:
    """How many tokens a race could lose and hold every region it holds."""

    who: Who


@record
class InTray:
    """How many tokens of a race are left in the tray."""

    who: Who


@record
class InReserve:
    """How many tokens of a race are in its tray or in hand."""

    who: Who


@record
class TokensIn:
    """How many tokens stand in a set of regions."""

    of: Mask


@record
class Known:
    """A number that the kernel has at hand: a field of its state, or what a function makes of it."""

    name: str
    told: bool = False


#: What the die shows.
PIPS: Final = Known("value")
#: The number of the round, from 1.
ROUND: Final = Known("round_number", told=True)
#: How many rounds are still to come.
ROUNDS_LEFT: Final = Known("rounds_left", told=True)
#: How many tokens the conquest of the moment costs the defender.
LOST: Final = Known("lost")
#: How many race tokens stood in the region just conquered.
STOOD: Final = Known("stood_there", told=True)
#: How many coins were paid for the combo just picked.
PAID: Final = Known("coins_paid", told=True)
#: How many coins lay on the combo just picked.
FOUND: Final = Known("found")


@record
class Age:
    """How many turns a race has played, or has been in decline."""

    who: Who
    life: Life


@record
class Lead:
    """How many more regions (of a set) or coins I have than the strongest, or the weakest, opponent.

    `alone`: of my regions only those of the race that holds the clause count.
    """

    of: Mask | None
    strongest: bool
    alone: bool = False


@record
class Product:
    """A number so many times."""

    factor: int
    of: Integer


@record
class Quotient:
    """How often a number contains another."""

    of: Integer
    by: int


@record
class Above:
    """By how much a number is more than so many; 0 if it is not."""

    of: Integer
    least: int


@record
class AtMost:
    """A number, but never more than so many."""

    of: Integer
    most: int


@record
class Given:
    """A number where a test holds, and nothing where it does not."""

    test: Test
    of: Integer


Integer = (
    Number
    | Size
    | Groups
    | Grounds
    | Frontiers
    | Way
    | Races
    | Heads
    | PiecesThere
    | DefendersThere
    | InKit
    | InStock
    | InSupply
    | Calls
    | PiecesIn
    | MarksOn
    | Purse
    | InHand
    | InTray
    | Spare
    | InReserve
    | TokensIn
    | Known
    | Age
    | Lead
    | Product
    | Quotient
    | Above
    | AtMost
    | Given
)
