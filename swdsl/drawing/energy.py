"""What makes a map unpleasant, as an energy, and the slope along which every node can lower it.

Cells should have the area meant for them and be round, their borders long enough to see and evenly strung.
All terms have the same pull at every size, so that even a speck grows to its area.
"""

from dataclasses import dataclass
from math import sqrt

from swdsl.drawing.rim import Rim
from swdsl.drawing.threads import Piece, Places, Threads, cut
from swdsl.drawing.web import Edge, Web

AREA, ROUNDNESS, EVENNESS, OPENNESS = 2.0, 0.7, 0.05, 0.4
OPEN_ENOUGH = 0.55  # distance of a border's ends, in cell widths
CIRCLE = 12.5  # the smallest squared outline a cell of area one can have
VOID_AREA = 0.1


@dataclass(frozen=True, slots=True)
class Energy:
    """All that the slope depends on besides the places of the nodes."""

    pieces: list[Piece]
    spans: list[Edge]  # both ends of each border
    area: list[float]  # wanted for each cell
    outside: int

    def slope(self, places: Places) -> Places:
        """The direction in which the energy grows, for every node."""
        starts, stops = self._shape_slope(places)
        first, last = self._openness_slope(places)
        return Places(
            _summed(starts.x, stops.x, first.x, last.x),
            _summed(starts.y, stops.y, first.y, last.y),
        )

    def _shape_slope(self, places: Places) -> tuple[Places, Places]:
        """What areas and outlines do to nodes, as starts and as stops of pieces; summed apart, in order."""
        x, y = places.x, places.y
        by_area, by_outline = self._pressure(places)
        starts, stops = Places.nought(len(x)), Places.nought(len(x))
        start_x, start_y, stop_x, stop_y = starts.x, starts.y, stops.x, stops.y
        for piece in self.pieces:
            start, stop, left, right = piece.start, piece.stop, piece.left, piece.right
            here_x, here_y, there_x, there_y = x[start], y[start], x[stop], y[stop]
            step_x, step_y = there_x - here_x, there_y - here_y
            length = sqrt(step_x * step_x + step_y * step_y)
            swell = (by_area[left] - by_area[right]) / 2
            tension = (by_outline[left] + by_outline[right]) / length + EVENNESS
            pull_x, pull_y = step_x * tension, step_y * tension
            start_x[start] += swell * there_y - pull_x
            start_y[start] += -swell * there_x - pull_y
            stop_x[stop] += -swell * here_y + pull_x
            stop_y[stop] += swell * here_x + pull_y
        return starts, stops

    def _pressure(self, places: Places) -> tuple[list[float], list[float]]:
        """How much each cell wants to grow, and how much to have a shorter outline."""
        x, y, cells = places.x, places.y, len(self.area)
        area_left, area_right = [0.0] * cells, [0.0] * cells
        outline_left, outline_right = [0.0] * cells, [0.0] * cells
        for piece in self.pieces:
            here_x, here_y, there_x, there_y = x[piece.start], y[piece.start], x[piece.stop], y[piece.stop]
            step_x, step_y = there_x - here_x, there_y - here_y
            length = sqrt(step_x * step_x + step_y * step_y)
            cross = (here_x * there_y - here_y * there_x) / 2
            area_left[piece.left] += cross
            area_right[piece.right] += cross
            outline_left[piece.left] += length
            outline_right[piece.right] += length
        by_area, by_outline = [0.0] * cells, [0.0] * cells
        for cell, wanted in enumerate(self.area):
            if cell != self.outside:
                area = area_left[cell] - area_right[cell]
                outline = outline_left[cell] + outline_right[cell]
                rough = outline / area
                by_area[cell] = AREA * (1 / wanted - 1 / area) - ROUNDNESS * (rough * rough) / CIRCLE
                by_outline[cell] = ROUNDNESS * 2 * outline / area / CIRCLE
        return by_area, by_outline

    def _openness_slope(self, places: Places) -> tuple[Places, Places]:
        """What pushes the ends of short borders apart, at their first and at their last ends."""
        x, y = places.x, places.y
        first, last = Places.nought(len(x)), Places.nought(len(x))
        for start, stop in self.spans:
            step_x, step_y = x[stop] - x[start], y[stop] - y[start]
            distance = sqrt(step_x * step_x + step_y * step_y)
            force = OPENNESS * min(1 / OPEN_ENOUGH - 1 / distance, 0.0) / distance
            pull_x, pull_y = step_x * force, step_y * force
            last.x[stop] += pull_x
            last.y[stop] += pull_y
            first.x[start] += pull_x
            first.y[start] += pull_y
        return first, last


def _summed(starts: list[float], stops: list[float], first: list[float], last: list[float]) -> list[float]:
    return [
        start + stop + (pulled - pushed)
        for start, stop, pushed, pulled in zip(starts, stops, first, last, strict=True)
    ]


def energy_of(web: Web, threads: Threads, rim: Rim) -> Energy:
    """The energy of a web; slits are no borders and have no part in it."""
    ends = [web.ends(border) for border in web.borders if not web.is_slit(border)]
    spans = [(first, last) for first, last in ends if first != last]
    return Energy(cut(web, threads), spans, _wanted(web, rim), web.outside)


def _wanted(web: Web, rim: Rim) -> list[float]:
    """The area each cell should have: a little more for those with many neighbours, who need long borders."""
    wanted = [0.5 + len(darts) / 12 for darts in web.walks]
    wanted[web.outside] = 0.0
    wanted[web.outside + 1 :] = [VOID_AREA] * (len(wanted) - web.outside - 1)
    total = 0.0
    for each in wanted:
        total += each
    share = rim.width * rim.height / total
    wanted = [each * share for each in wanted]
    wanted[web.outside] = 1.0
    return wanted
