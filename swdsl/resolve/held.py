"""`if an opponent holds at least 2 regions`: who holds so many is one of them, not all of them together."""

from dataclasses import replace
from typing import Final

from swdsl.diagnostics.codes_clauses import WRONG_TYPE
from swdsl.model import counts as model
from swdsl.model.expressions import (
    AllOf,
    AnotherRace,
    Anyone,
    Enemy,
    HeldBy,
    NeutralParty,
    Nobody,
    Opponent,
    Party,
    Pieces,
    Player,
    PlayerHolds,
    RegionSet,
)
from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.resolve.canonical import contrary
from swdsl.resolve.nouns import SOME
from swdsl.resolve.reading import Reading
from swdsl.resolve.things import as_counted
from swdsl.source import Span
from swdsl.words import Quantifier

_A: Final = Quantity(Quantifier.A)


def held(
    holder: Party, pieces: Pieces | None, regions: RegionSet, wanted: Range, span: Span, reading: Reading
) -> model.Condition:
    """Return that somebody holds so many; that nobody does is the contrary of that a player does."""
    if isinstance(holder, Nobody):
        return contrary(held(Player(_A), pieces, regions, wanted, span, reading))
    counted = _counted(holder, pieces, regions, wanted, span)
    if counted is not None:
        return counted
    if wanted == SOME or not _is_one_of_several(holder):
        mine = HeldBy((holder,))
        both = mine if regions.filter is None else AllOf((mine, regions.filter))
        return model.CountIs(as_counted(pieces, replace(regions, filter=both)), wanted, span)
    reading.report(
        WRONG_TYPE,
        span,
        "Whether one of them holds so many, or all of them together, is not said.",
        hint="Of one player say `if an opponent holds at least 2 mountains`; of all together"
        " `if there are at least 2 mountains held by an enemy`.",
    )
    return model.CountIs(model.CountRegions(regions), wanted, span)


def _is_one_of_several(holder: Party) -> bool:
    """Whether a party is one of those it could be: `opponents`, without a word in front, are all of them."""
    match holder:
        case Anyone() | AnotherRace() | Enemy() | NeutralParty():
            return True
        case Opponent() | Player():
            return holder.quantity.quantifier in (Quantifier.A, Quantifier.ANY)
        case _:
            return False


def _counted(
    holder: Party, pieces: Pieces | None, regions: RegionSet, wanted: Range, span: Span
) -> model.Condition | None:
    """Return how many players there must be that hold so much; None where players are not counted."""
    if isinstance(holder, Anyone) and wanted != SOME:
        holder = Player(_A)
    if pieces is not None or not isinstance(holder, Opponent | Player):
        return None
    by_each: Range | None = wanted
    match holder.quantity.quantifier, holder.quantity.number:
        case ((Quantifier.EACH | Quantifier.ALL), _):
            players, by_each = Range(0, 0), _other_than(wanted)  # nobody who does not
        case ((Quantifier.A | Quantifier.ANY), _) if wanted != SOME:
            players = SOME
        case Quantifier.NUMBER, int(number):
            players = Range(number, number)
        case Quantifier.UP_TO, int(number):
            players = Range(0, number)
        case _:
            return None
    held_by_one = _number(by_each) if by_each is not None else None
    if held_by_one is None:
        return None
    holds = PlayerHolds(replace(regions, quantity=held_by_one))
    whom = replace(holder, quantity=BARE, filters=(*holder.filters, holds))
    return model.CountIs(model.CountPlayers(whom), players, span)


def _other_than(wanted: Range) -> Range | None:
    """Return every other number; None where those are of two kinds."""
    match wanted:
        case Range(minimum=0, maximum=int(high)):
            return Range(high + 1, None)
        case Range(minimum=low, maximum=None):
            return Range(0, low - 1)
        case _:
            return None


def _number(wanted: Range) -> Quantity | None:
    """Return how many as it is said of what a player holds; None where that cannot be said."""
    match wanted:
        case Range(minimum=0, maximum=0):
            return Quantity(Quantifier.NONE)
        case Range(minimum=1, maximum=None):
            return _A
        case Range(minimum=low, maximum=high) if low == high:
            return Quantity(Quantifier.NUMBER, low)
        case Range(minimum=low, maximum=None):
            return Quantity(Quantifier.AT_LEAST, low)
        case Range(minimum=0, maximum=high):
            return Quantity(Quantifier.UP_TO, high)
        case _:
            return None
