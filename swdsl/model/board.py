"""Maps: regions, what they bear, and who borders whom."""

from dataclasses import field

from swdsl.model.names import Ref
from swdsl.record import record
from swdsl.source import NOWHERE, Span


@record
class Region:
    """One region of a map. `marks` are symbols; `position` is a hint for drawing."""

    id: str
    name: str
    terrain: Ref
    marks: tuple[Ref, ...]
    edge: bool
    position: tuple[int, int] | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Border:
    """A printed common frontier, written once."""

    one: str
    other: str
    span: Span = field(default=NOWHERE, compare=False)


@record
class Board:
    """A map: for how many players, how many turns, which regions, which borders."""

    id: str
    name: str
    uses: str
    players: int
    turns: int
    regions: tuple[Region, ...]
    borders: tuple[Border, ...]
    span: Span = field(default=NOWHERE, compare=False)

    def region(self, region_id: str) -> Region:
        """Return the region with this id."""
        return next(region for region in self.regions if region.id == region_id)

    def neighbours(self) -> dict[str, list[str]]:
        """Return, for each region, the regions it borders, in order of declaration."""
        order = {region.id: number for number, region in enumerate(self.regions)}
        found: dict[str, set[str]] = {region.id: set() for region in self.regions}
        for border in self.borders:
            found[border.one].add(border.other)
            found[border.other].add(border.one)
        return {region: sorted(others, key=order.__getitem__) for region, others in found.items()}
