"""The rim of the board: a rounded rectangle that is walked by its length."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ASPECT = 1.5
ROUNDING = 0.3  # radius of the corners, in cell widths
STEPS = 8  # straight pieces per rounded corner


@dataclass(frozen=True, slots=True)
class Rim:
    """A closed line of `points`, the first repeated at the end, and the way walked up to each of them."""

    width: float
    height: float
    points: Floats
    way: Floats

    @classmethod
    def for_cells(cls, count: int) -> Self:
        """The rim of a board with room for `count` cells of area one."""
        height = float(np.sqrt(max(count, 2) / ASPECT))
        width = ASPECT * height
        points = _rounded(width, height)
        steps = np.diff(points, axis=0)
        way = np.concatenate(([0.0], np.cumsum(np.sqrt(steps[:, 0] ** 2 + steps[:, 1] ** 2))))
        return cls(width, height, points, way)

    @property
    def length(self) -> float:
        """The whole way round."""
        return float(self.way[-1])

    def at(self, way: Floats) -> tuple[Floats, Floats]:
        """The points reached after walking so far, and the directions walked there."""
        way = way - self.length * np.floor(way / self.length)
        piece = np.clip(np.searchsorted(self.way, way, side="right") - 1, 0, len(self.way) - 2)
        step = self.points[piece + 1] - self.points[piece]
        direction = step / (self.way[piece + 1] - self.way[piece])[:, None]
        return self.points[piece] + direction * (way - self.way[piece])[:, None], direction

    def between(self, start: float, stop: float) -> list[float]:
        """Where the line bends strictly between two ways, for drawing the stretch exactly."""
        bends = [lap * self.length + float(way) for lap in (-1, 0, 1, 2) for way in self.way[:-1]]
        return [way for way in bends if start < way < stop]


def _rounded(width: float, height: float) -> Floats:
    """Walk against the sense of the cells, which have the rim on their other side."""
    # A circle from ratios alone, so that every machine computes the same digits.
    halves = np.arange(STEPS + 1) / STEPS
    arc = np.stack((1 - halves**2, 2 * halves), axis=1) / (1 + halves**2)[:, None] * ROUNDING
    turned = np.stack((-arc[:, 1], arc[:, 0]), axis=1)
    right, low = width - ROUNDING, height - ROUNDING
    corners = [
        np.array(centre) + quarter
        for centre, quarter in (
            ((right, low), arc),
            ((ROUNDING, low), turned),
            ((ROUNDING, ROUNDING), -arc),
            ((right, ROUNDING), -turned),
        )
    ]
    points = np.concatenate(corners)[::-1]
    return np.concatenate((points, points[:1]))
