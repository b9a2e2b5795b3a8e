"""What a board offers to the clauses of a game: its ground, its other names, its neutral tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from swdsl.lower.form import Frame, Neutral
from swdsl.lower.form_regions import NewGround, Whole
from swdsl.mixing.ways import Need, NeedKind
from swdsl.model.board import Board, Region
from swdsl.model.content import Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library


@dataclass(frozen=True, slots=True)
class Offer:
    """What there is on a board: for each region everything it counts as; symbols; what neutrals stand for."""

    regions: tuple[frozenset[str], ...]
    marks: frozenset[str]
    neutrals: bool
    hides: bool
    alike: Mapping[str, frozenset[str]]

    def has(self, need: Need) -> bool:
        """Whether a need is met by the board itself."""
        match need.kind:
            case NeedKind.GROUND:
                return self.count(need) >= need.number
            case NeedKind.NEUTRALS:
                return self.neutrals
            case _:
                return False

    def count(self, need: Need) -> int:
        """Return how many regions have the ground that is needed."""
        return sum(any(region.issuperset(ids) for ids in need.grounds) for region in self.regions)

    def could_have(self, need: Need, made: NewGround) -> bool:
        """Whether there could be such ground once a terrain has been made in some regions."""
        dry = {Whole.WATER.value if made.water else Whole.LAND.value}
        new = self.alike.get(made.id, frozenset({made.id})) | dry
        fits = sum(
            any(new & set(ids) and (region | new).issuperset(ids) for ids in need.grounds)
            for region in self.regions
        )
        return fits >= need.number


def offer_of(
    board: Board, library: Library, frame: Frame | None, residents: tuple[Neutral, ...] = ()
) -> Offer:
    """Return what a board offers; its neutrals are those that have their symbol there."""
    grounds = library.grounds(board)
    counts_as = {ref: _names(ref, library) for region in board.regions for ref in _refs(region)}
    regions = tuple(_counts_as(region, counts_as, grounds.get(region.id)) for region in board.regions)
    present = {str(ref) for ref in counts_as}
    standing = [each for each in (*(frame.neutrals if frame else ()), *residents) if each.symbol in present]
    marks = frozenset(str(mark) for region in board.regions for mark in region.marks)
    alike = {str(ref): names for ref, names in counts_as.items()}
    alike |= {name: names for names in counts_as.values() for name in names}
    return Offer(regions, marks, bool(standing), any(each.discovers for each in standing), alike)


def _refs(region: Region) -> tuple[Ref, ...]:
    return (region.terrain, *region.marks)


def _names(ref: Ref, library: Library) -> frozenset[str]:
    """Return a thing of the board and what other sets call the same."""
    return frozenset({str(ref)}) | {
        str(member)
        for each in library.equivalences
        if ref in each.members
        for member in each.members
        if member.scope != ref.scope
    }


def _counts_as(
    region: Region, names: Mapping[Ref, frozenset[str]], terrain: Terrain | None
) -> frozenset[str]:
    traits = {Whole.EDGE.value} if region.edge else set()
    if terrain is not None:
        traits |= {Whole.WATER.value} if terrain.water else set()
        traits |= {Whole.IMPASSABLE.value} if terrain.impassable else set()
        traits |= set() if terrain.water or terrain.impassable else {Whole.LAND.value}
    return frozenset(traits).union(*(names[ref] for ref in _refs(region)))
