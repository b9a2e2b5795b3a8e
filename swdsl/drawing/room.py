"""How close nodes come to the lines of their own cells: what keeps a picture free of crossings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from swdsl.drawing.rim import Floats
from swdsl.drawing.sums import totals
from swdsl.drawing.threads import Ints, Pieces
from swdsl.graphs.planar import components

SHORE, ISLET = (0.25, 0.03), (0.6, 0.2)  # how far crowding reaches, and how strongly it pushes


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of a node and a piece of line (from `start` to `stop`) that lie in one cell and do not touch.

    Pairs of different islands in one cell push each other away from farther off than lines that belong
    together, because nothing else keeps them apart.
    """

    node: Ints
    start: Ints
    stop: Ints
    reach: Floats
    push: Floats

    @classmethod
    def of(cls, pieces: Pieces, outside: int) -> Self:
        """Collect the pairs of the pieces given, cell by cell."""
        cells: dict[int, list[int]] = {}
        for piece, sides in enumerate(zip(pieces.left.tolist(), pieces.right.tolist(), strict=True)):
            for cell in sides:
                cells.setdefault(cell, []).append(piece)
        found = [_pairs(pieces, members) for cell, members in sorted(cells.items()) if cell != outside]
        node, piece = np.unique(np.concatenate(found), axis=0).T
        start, stop = pieces.start[piece], pieces.stop[piece]
        island = _islands(pieces)
        apart = island[node] != island[start]
        reach, push = (np.where(apart, *values) for values in zip(ISLET, SHORE, strict=True))
        return cls(node, start, stop, reach, push)

    def nearer(self, gaps: "Gaps", margin: float) -> "Pairs":
        """Only those pairs that can crowd or meet before both their ends have moved by a margin."""
        near = gaps.distance < self.reach + margin
        return Pairs(self.node[near], self.start[near], self.stop[near], self.reach[near], self.push[near])


@dataclass(frozen=True, slots=True)
class Gaps:
    """For each pair the nearest point of the piece (`along` it from 0 to 1), and the way from there."""

    along: Floats
    away: Floats
    distance: Floats


def _pairs(pieces: Pieces, members: Sequence[int]) -> Ints:
    lines = np.array(members)
    nodes = np.unique(np.concatenate((pieces.start[lines], pieces.stop[lines])))
    node, line = (grid.ravel() for grid in np.meshgrid(nodes, lines))
    apart = (node != pieces.start[line]) & (node != pieces.stop[line])
    return np.stack((node[apart], line[apart]), axis=1)


def _islands(pieces: Pieces) -> Ints:
    """For every node the number of the connected group of lines it belongs to."""
    count = int(max(pieces.start.max(), pieces.stop.max())) + 1
    island = np.zeros(count, dtype=np.int64)
    bands = zip(pieces.start.tolist(), pieces.stop.tolist(), strict=True)
    for number, group in enumerate(components(count, bands)):
        island[list(group)] = number
    return island


def measure(pairs: Pairs, places: Floats) -> Gaps:
    """Measure all pairs."""
    here = places[pairs.start]
    step = places[pairs.stop] - here
    way = places[pairs.node] - here
    along = (way[:, 0] * step[:, 0] + way[:, 1] * step[:, 1]) / (step[:, 0] ** 2 + step[:, 1] ** 2)
    along = np.minimum(np.maximum(along, 0.0), 1.0)
    away = way - step * along[:, None]
    return Gaps(along, away, np.sqrt(away[:, 0] ** 2 + away[:, 1] ** 2))


def clearance(pairs: Pairs, gaps: Gaps, nodes: int) -> Floats:
    """The distance of every node to the nearest thing it must not meet, or infinity."""
    left = np.full(nodes, np.inf)
    for touched in (pairs.node, pairs.start, pairs.stop):
        np.minimum.at(left, touched, gaps.distance)
    return left


def crowding(pairs: Pairs, gaps: Gaps, nodes: int) -> Floats:
    """The slope of an energy that grows without bound as a pair meets, and is nought beyond its reach."""
    force = pairs.push * np.minimum(1 / pairs.reach - 1 / gaps.distance, 0.0) / gaps.distance
    pushes = gaps.away * force[:, None]
    at_stop = pushes * gaps.along[:, None]
    return (
        totals(pairs.node, pushes, nodes)
        - totals(pairs.start, pushes - at_stop, nodes)
        - totals(pairs.stop, at_stop, nodes)
    )
