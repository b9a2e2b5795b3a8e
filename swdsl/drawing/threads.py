"""The web as numbers: nodes along every border, and the pieces of line between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

from swdsl.drawing.layout import Point
from swdsl.drawing.rim import Rim
from swdsl.drawing.web import Web

BEADS = 3  # nodes on a border between its two corners


@dataclass(slots=True)
class Places:
    """Where every node is; both coordinates apart, since most of what is computed takes one at a time."""

    x: list[float]
    y: list[float]

    @classmethod
    def nought(cls, nodes: int) -> Self:
        """As many places at the origin: where sums begin."""
        return cls([0.0] * nodes, [0.0] * nodes)

    def of(self, nodes: tuple[int, ...]) -> list[Point]:
        """The places of some nodes."""
        return [(self.x[node], self.y[node]) for node in nodes]


@dataclass(frozen=True, slots=True)
class RimNode:
    """A node on the rim: it lies at `share` of the stretch that begins at rim corner `stretch`."""

    node: int
    stretch: int
    share: float


@dataclass(frozen=True, slots=True)
class RimNodes:
    """All nodes on the rim; as many of them as `count` are corners."""

    count: int
    nodes: tuple[RimNode, ...]

    def ways(self, starts: list[float], rim: Rim) -> Iterator[tuple[RimNode, float]]:
        """How far along the rim each rim node lies, given where the rim corners do."""
        stops = [*starts[1:], starts[0] + rim.length]
        lengths = [stop - start for start, stop in zip(starts, stops, strict=True)]
        for each in self.nodes:
            yield each, starts[each.stretch] + each.share * lengths[each.stretch]


@dataclass(frozen=True, slots=True)
class Threads:
    """All nodes: the corners first, then the beads of each border in turn."""

    nodes: int
    paths: tuple[tuple[int, ...], ...]
    rim: RimNodes


@dataclass(frozen=True, slots=True)
class Piece:
    """A straight piece of a drawn border, from node `start` to `stop`, between two cells."""

    start: int
    stop: int
    left: int
    right: int


def thread(web: Web) -> Threads:
    """String the nodes of a web."""
    paths = tuple(
        (
            web.ends(border)[0],
            *(web.corners + border * BEADS + bead for bead in range(BEADS)),
            web.ends(border)[1],
        )
        for border in web.borders
    )
    return Threads(web.corners + BEADS * len(paths), paths, _rim_nodes(web, paths))


def walk(paths: tuple[tuple[int, ...], ...], dart: int) -> tuple[int, ...]:
    """The nodes of a dart's border in the order in which its tail walks past them."""
    return paths[dart // 2] if dart % 2 == 0 else paths[dart // 2][::-1]


def cut(web: Web, threads: Threads) -> list[Piece]:
    """Cut all drawn borders into pieces; slits are left out."""
    return [
        Piece(start, stop, *web.sides(border))
        for border in web.borders
        if not web.is_slit(border)
        for start, stop in pairwise(threads.paths[border])
    ]


def _rim_nodes(web: Web, paths: tuple[tuple[int, ...], ...]) -> RimNodes:
    around = web.walks[web.outside]
    found = tuple(
        RimNode(node, stretch, step / (BEADS + 1))
        for stretch, dart in enumerate(around)
        for step, node in enumerate(walk(paths, dart)[:-1])
    )
    return RimNodes(len(around), found)
