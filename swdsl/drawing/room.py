"""How close nodes come to the lines of their own cells: what keeps a picture free of crossings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from swdsl.drawing.rim import Floats
from swdsl.drawing.sums import totals
from swdsl.drawing.threads import Ints


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of a node and a piece of line (from `start` to `stop`) that lie in one cell and do not touch."""

    node: Ints
    start: Ints
    stop: Ints

    @classmethod
    def of(cls, start: Ints, stop: Ints, left: Ints, right: Ints, outside: int) -> Self:
        """Collect the pairs of the pieces given, cell by cell."""
        cells: dict[int, list[int]] = {}
        for piece, sides in enumerate(zip(left.tolist(), right.tolist(), strict=True)):
            for cell in sides:
                cells.setdefault(cell, []).append(piece)
        found = [_pairs(start, stop, pieces) for cell, pieces in sorted(cells.items()) if cell != outside]
        node, piece = np.unique(np.concatenate(found), axis=0).T
        return cls(node, start[piece], stop[piece])

    def nearer(self, gaps: "Gaps", reach: float) -> "Pairs":
        """Only those pairs that are less than `reach` apart."""
        near = gaps.distance < reach
        return Pairs(self.node[near], self.start[near], self.stop[near])


@dataclass(frozen=True, slots=True)
class Gaps:
    """For each pair the nearest point of the piece (`along` it from 0 to 1), and the way from there."""

    along: Floats
    away: Floats
    distance: Floats


def _pairs(start: Ints, stop: Ints, pieces: Sequence[int]) -> Ints:
    lines = np.array(pieces)
    nodes = np.unique(np.concatenate((start[lines], stop[lines])))
    node, line = (grid.ravel() for grid in np.meshgrid(nodes, lines))
    apart = (node != start[line]) & (node != stop[line])
    return np.stack((node[apart], line[apart]), axis=1)


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


def crowding(pairs: Pairs, gaps: Gaps, nodes: int, reach: float) -> Floats:
    """The slope of an energy that grows without bound as a pair meets, and is nought beyond `reach`."""
    force = np.minimum(1 / reach - 1 / gaps.distance, 0.0) / gaps.distance
    pushes = gaps.away * force[:, None]
    at_stop = pushes * gaps.along[:, None]
    return (
        totals(pairs.node, pushes, nodes)
        - totals(pairs.start, pushes - at_stop, nodes)
        - totals(pairs.stop, at_stop, nodes)
    )
