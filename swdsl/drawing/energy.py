"""What makes a map unpleasant, as an energy, and the slope along which every node can lower it.

Cells should have the area meant for them and be round, their borders long enough to see and evenly strung.
All terms have the same pull at every size, so that even a speck grows to its area.
"""

from dataclasses import dataclass

import numpy as np

from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.sums import total, totals
from swdsl.drawing.threads import Ints, Pieces, Threads, cut
from swdsl.drawing.web import Web

AREA, ROUNDNESS, EVENNESS, OPENNESS = 2.0, 0.7, 0.05, 0.4
OPEN_ENOUGH = 0.55  # distance of a border's ends, in cell widths
CIRCLE = 12.5  # the smallest squared outline a cell of area one can have
VOID_AREA = 0.1


@dataclass(frozen=True, slots=True)
class Energy:
    """All that the slope depends on besides the places of the nodes."""

    pieces: Pieces
    first_end: Ints
    last_end: Ints
    area: Floats  # wanted for each cell
    outside: int

    def slope(self, places: Floats) -> Floats:
        """The direction in which the energy grows, for every node."""
        return self._shape_slope(places) + self._openness_slope(places)

    def _shape_slope(self, places: Floats) -> Floats:
        pieces, cells, nodes = self.pieces, len(self.area), len(places)
        here, there = places[pieces.start], places[pieces.stop]
        step = there - here
        length = np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2)
        cross = (here[:, 0] * there[:, 1] - here[:, 1] * there[:, 0]) / 2
        area = total(pieces.left, cross, cells) - total(pieces.right, cross, cells)
        outline = total(pieces.left, length, cells) + total(pieces.right, length, cells)
        by_area = AREA * (1 / self.area - 1 / area) - ROUNDNESS * (outline / area) ** 2 / CIRCLE
        by_outline = ROUNDNESS * 2 * outline / area / CIRCLE
        by_area[self.outside] = by_outline[self.outside] = 0.0
        swell = (by_area[pieces.left] - by_area[pieces.right]) / 2
        pull = step * ((by_outline[pieces.left] + by_outline[pieces.right]) / length + EVENNESS)[:, None]
        at_start = np.stack((swell * there[:, 1], -swell * there[:, 0]), axis=1) - pull
        at_stop = np.stack((-swell * here[:, 1], swell * here[:, 0]), axis=1) + pull
        return totals(pieces.start, at_start, nodes) + totals(pieces.stop, at_stop, nodes)

    def _openness_slope(self, places: Floats) -> Floats:
        step = places[self.last_end] - places[self.first_end]
        distance = np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2)
        force = OPENNESS * np.minimum(1 / OPEN_ENOUGH - 1 / distance, 0.0) / distance
        pull = step * force[:, None]
        return totals(self.last_end, pull, len(places)) - totals(self.first_end, pull, len(places))


def energy_of(web: Web, threads: Threads, rim: Rim) -> Energy:
    """The energy of a web; slits are no borders and have no part in it."""
    spans = np.array([web.ends(border) for border in web.borders if not web.is_slit(border)])
    spans = spans[spans[:, 0] != spans[:, 1]]
    return Energy(cut(web, threads), spans[:, 0], spans[:, 1], _wanted(web, rim), web.outside)


def _wanted(web: Web, rim: Rim) -> Floats:
    """The area each cell should have: a little more for those with many neighbours, who need long borders."""
    wanted = np.array([0.5 + len(darts) / 12 for darts in web.walks])
    wanted[web.outside] = 0.0
    wanted[web.outside + 1 :] = VOID_AREA
    wanted *= rim.width * rim.height / float(np.cumsum(wanted)[-1])
    wanted[web.outside] = 1.0
    return wanted
