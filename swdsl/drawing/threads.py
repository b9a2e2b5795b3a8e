"""The web as numbers: nodes along every border, and the pieces of line between them."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.web import Web

Ints = NDArray[np.int64]

BEADS = 3  # nodes on a border between its two corners


@dataclass(frozen=True, slots=True)
class RimNodes:
    """The nodes on the rim: `node` lies at `share` of the stretch that begins at rim corner `stretch`."""

    count: int
    node: Ints
    stretch: Ints
    share: Floats

    def ways(self, starts: Floats, rim: Rim) -> Floats:
        """How far along the rim each rim node lies, given where the rim corners do."""
        stops = np.concatenate((starts[1:], starts[:1] + rim.length))
        return starts[self.stretch] + self.share * (stops - starts)[self.stretch]


@dataclass(frozen=True, slots=True)
class Threads:
    """All nodes: the corners first, then the beads of each border in turn."""

    nodes: int
    paths: tuple[tuple[int, ...], ...]
    rim: RimNodes


@dataclass(frozen=True, slots=True)
class Pieces:
    """The straight pieces of all drawn borders, from node `start` to `stop`, between two cells."""

    start: Ints
    stop: Ints
    left: Ints
    right: Ints


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


def cut(web: Web, threads: Threads) -> Pieces:
    """Cut all drawn borders into pieces; slits are left out."""
    rows = [
        (start, stop, *web.sides(border))
        for border in web.borders
        if not web.is_slit(border)
        for start, stop in pairwise(threads.paths[border])
    ]
    return Pieces(*np.array(rows).T)


def _rim_nodes(web: Web, paths: tuple[tuple[int, ...], ...]) -> RimNodes:
    around = web.walks[web.outside]
    found = [
        (node, stretch, step / (BEADS + 1))
        for stretch, dart in enumerate(around)
        for step, node in enumerate(walk(paths, dart)[:-1])
    ]
    nodes, stretches, shares = zip(*found, strict=True)
    return RimNodes(len(around), np.array(nodes), np.array(stretches), np.array(shares))
