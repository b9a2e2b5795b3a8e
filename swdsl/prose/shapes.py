"""Shapes of clauses and parts of clauses that deserve a better sentence than the general rule gives.

Each language tries these before its general rule: what is recognised here is idiom there.
"""

from dataclasses import dataclass, replace

from swdsl.model.counts import (
    Count,
    CountRegions,
)
from swdsl.model.expressions import (
    AllOf,
    AnyOf,
    Contains,
    Content,
    Filter,
    HeldBy,
    Me,
    Not,
    OfKind,
    OtherThan,
    Pieces,
    Regions,
    RegionSet,
    Related,
)
from swdsl.model.names import Ref
from swdsl.model.quantities import Quantity, Range
from swdsl.words import Quantifier


@dataclass(frozen=True, slots=True)
class Parts:
    """A filter taken apart: whether it says `I hold`, plain parts, parts that end in a noun of their own."""

    mine: bool
    plain: tuple[Filter, ...]
    nested: tuple[Filter, ...]


def parts_of(wanted: Filter | None) -> Parts:
    """Take a filter apart so that parts with their own nouns come last."""
    match wanted:
        case None:
            return Parts(mine=False, plain=(), nested=())
        case AllOf(parts=parts):
            flat = tuple(each for part in parts for each in _flat(part))
        case _:
            flat = (wanted,)
    mine = any(part == HeldBy((Me(),)) for part in flat)
    others = tuple(part for part in flat if part != HeldBy((Me(),)))
    named = any(isinstance(part, HeldBy) for part in others)
    nested = [part for part in others if _is_nested(part) or (named and is_content(part))]
    return Parts(
        mine, tuple(part for part in others if part not in nested), tuple(sorted(nested, key=_weight))
    )


def _flat(part: Filter) -> tuple[Filter, ...]:
    if isinstance(part, AllOf):
        return tuple(each for inner in part.parts for each in _flat(inner))
    return (part,)


def _is_nested(part: Filter) -> bool:
    inner = part.part if isinstance(part, Not) else part
    return isinstance(inner, HeldBy | Related | AnyOf | AllOf | OtherThan)


def _weight(part: Filter) -> int:
    inner = part.part if isinstance(part, Not) else part
    order = (HeldBy, Contains, Related, AnyOf | AllOf)
    return next((place for place, kind in enumerate(order) if isinstance(inner, kind)), len(order))


def sorts_of(regions: RegionSet) -> tuple[RegionSet, ...]:
    """Return a region of one terrain or something else as two sorts of regions; nothing if it is not."""
    match regions:
        case RegionSet(quantity=Quantity(quantifier=Quantifier.A), kinds=(), filter=AnyOf(parts=parts)) if (
            any(isinstance(each, OfKind) for each in parts)
        ):
            return tuple(_sort(regions, each) for each in parts)
        case _:
            return ()


def _sort(regions: RegionSet, part: Filter) -> RegionSet:
    if isinstance(part, OfKind):
        return replace(regions, kinds=((part.kind,),), filter=None)
    return replace(regions, filter=part)


def without_holder(regions: RegionSet) -> RegionSet | None:
    """Return regions that I hold without saying so; nothing if they are not told to be mine."""
    match regions.filter:
        case HeldBy(parties=(Me(),)):
            return replace(regions, filter=None)
        case AllOf(parts=(HeldBy(parties=(Me(),)), rest)):
            return replace(regions, filter=rest)
        case AllOf(parts=(HeldBy(parties=(Me(),)), *others)):
            return replace(regions, filter=AllOf(tuple(others)))
        case _:
            return None


def is_content(part: Filter) -> bool:
    """Whether a filter says what is, or is not, in a region."""
    return isinstance(part.part if isinstance(part, Not) else part, Contains)


def is_a_region(regions: Regions | None) -> bool:
    """Whether this is simply `a region`."""
    return regions == RegionSet(Quantity(Quantifier.A), (), None)


def is_any_region(regions: Regions) -> bool:
    """Whether this is any region at all."""
    return regions == RegionSet(Quantity(Quantifier.ANY), (), None)


def lone_piece(regions: Regions) -> Ref | None:
    """Return the piece when a region is named by the piece in it alone."""
    match regions:
        case RegionSet(
            quantity=Quantity(quantifier=Quantifier.BARE | Quantifier.A),
            kinds=(),
            filter=Contains(content=Content(range=wanted, noun=Pieces(piece=piece))),
        ):
            return piece if is_at_least_one(wanted) else None
        case _:
            return None


def piece_on_board(count: Count, wanted: Range) -> Ref | None:
    """Return the piece when a count only asks whether it is, or is not, in some region."""
    asks = is_at_least_one(wanted) or wanted == Range(0, 0)
    return lone_piece(count.regions) if asks and isinstance(count, CountRegions) else None


def is_at_least_one(wanted: Range) -> bool:
    """Whether a range only asks for something to be there."""
    return wanted == Range(1, None)
