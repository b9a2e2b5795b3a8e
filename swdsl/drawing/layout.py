"""A board with places: the shapes that are drawn, and what can be read back from them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import hypot

Point = tuple[float, float]
Line = tuple[Point, ...]

VISIBLE_LENGTH = 10.0


@dataclass(frozen=True, slots=True)
class Cell:
    """The shape of one region: closed rings (the holes among them), and the roomiest point inside."""

    region: str
    rings: tuple[Line, ...]
    label: Point


@dataclass(frozen=True, slots=True)
class Border:
    """One drawn border with the regions on both sides; `None` stands for a void."""

    first: str | None
    second: str | None
    line: Line


@dataclass(frozen=True, slots=True)
class Layout:
    """All shapes of a board, inside a frame from (0, 0) to (`width`, `height`)."""

    width: float
    height: float
    rim: Line
    cells: tuple[Cell, ...]
    borders: tuple[Border, ...]
    voids: tuple[tuple[Line, ...], ...]


def drawn_borders(layout: Layout) -> set[tuple[str, str]]:
    """The pairs of regions whose shapes share a line of visible length, each pair in ascending order."""
    owners: dict[tuple[Point, Point], list[str]] = {}
    for cell in layout.cells:
        for piece in _pieces(cell.rings):
            owners.setdefault(piece, []).append(cell.region)
    shared: dict[tuple[str, str], float] = {}
    for ((x, y), (to_x, to_y)), regions in owners.items():
        for first, second in combinations(sorted(regions), 2):
            shared[first, second] = shared.get((first, second), 0.0) + hypot(to_x - x, to_y - y)
    return {pair for pair, length in shared.items() if length >= VISIBLE_LENGTH}


def regions_on_rim(layout: Layout) -> set[str]:
    """The regions whose shapes have a visible part of the rim."""
    rim = set(_pieces((layout.rim,)))
    return {
        cell.region
        for cell in layout.cells
        if sum(hypot(to_x - x, to_y - y) for (x, y), (to_x, to_y) in rim.intersection(_pieces(cell.rings)))
        >= VISIBLE_LENGTH
    }


def _pieces(rings: tuple[Line, ...]) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of closed rings, each from its smaller end."""
    for ring in rings:
        for here, there in zip(ring, (*ring[1:], ring[0]), strict=True):
            yield (here, there) if here < there else (there, here)
