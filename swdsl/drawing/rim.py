"""The rim of the board: a rounded rectangle that is walked by its length."""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from math import floor, sqrt
from typing import Self

from swdsl.drawing.layout import Point

ASPECT = 1.5
ROUNDING = 0.3  # radius of the corners, in cell widths
STEPS = 8  # straight pieces per rounded corner


@dataclass(frozen=True, slots=True)
class Rim:
    """A closed line of `points`, the first repeated at the end, and the way walked up to each of them."""

    width: float
    height: float
    points: list[Point]
    way: list[float]

    @classmethod
    def for_cells(cls, count: int) -> Self:
        """The rim of a board with room for `count` cells of area one."""
        height = sqrt(max(count, 2) / ASPECT)
        width = ASPECT * height
        points = _rounded(width, height)
        return cls(width, height, points, ways_along(points))

    @property
    def length(self) -> float:
        """The whole way round."""
        return self.way[-1]

    def at(self, way: float) -> tuple[Point, Point]:
        """The point reached after walking so far, and the direction walked there."""
        way = way - self.length * floor(way / self.length)
        piece = min(max(bisect_right(self.way, way) - 1, 0), len(self.way) - 2)
        (x, y), (to_x, to_y) = self.points[piece], self.points[piece + 1]
        length = self.way[piece + 1] - self.way[piece]
        across, down = (to_x - x) / length, (to_y - y) / length
        left = way - self.way[piece]
        return (x + across * left, y + down * left), (across, down)

    def between(self, start: float, stop: float) -> list[float]:
        """Where the line bends strictly between two ways, for drawing the stretch exactly."""
        bends = [lap * self.length + way for lap in (-1, 0, 1, 2) for way in self.way[:-1]]
        return [way for way in bends if start < way < stop]


def ways_along(points: list[Point]) -> list[float]:
    """How far one has walked along a line when each of its points is reached."""
    ways = [0.0]
    for (x, y), (to_x, to_y) in pairwise(points):
        step_x, step_y = to_x - x, to_y - y
        ways.append(ways[-1] + sqrt(step_x * step_x + step_y * step_y))
    return ways


def _rounded(width: float, height: float) -> list[Point]:
    """Walk against the sense of the cells, which have the rim on their other side."""
    # A circle from ratios alone, so that every machine computes the same digits.
    halves = [step / STEPS for step in range(STEPS + 1)]
    arc = [
        ((1 - half * half) / (1 + half * half) * ROUNDING, 2 * half / (1 + half * half) * ROUNDING)
        for half in halves
    ]
    right, low = width - ROUNDING, height - ROUNDING
    points = [
        *((right + x, low + y) for x, y in arc),
        *((ROUNDING - y, low + x) for x, y in arc),
        *((ROUNDING - x, ROUNDING - y) for x, y in arc),
        *((right + y, ROUNDING - x) for x, y in arc),
    ]
    return [*reversed(points), points[-1]]
