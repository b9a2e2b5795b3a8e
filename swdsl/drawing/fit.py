"""Where a box of given shape finds the most room inside a cell."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, inf

from swdsl.drawing.layout import Line, Point

GRID = 13
REFINEMENTS = 3
DENSE = 8.0
STAYING = 0.2  # how much room is given up for a place nearer the middle


def largest_box(rings: Sequence[Line], shape: Point, enough: float = inf) -> tuple[Point, float]:
    """The centre of the largest box of the shape (width, height) in a cell, and its scale.

    Where several places give `enough` room, the one nearest the middle of the cell is taken.
    """
    cell = _Cell(rings, shape, enough)
    spots = [(x, y) for y in cell.spread(1) for x in cell.spread(0)]
    best, scale = cell.roomiest(spots)
    reach_x, reach_y = ((high - low) / GRID for low, high in zip(cell.low, cell.high, strict=True))
    for _ in range(REFINEMENTS):
        near = [(best[0] + x * reach_x, best[1] + y * reach_y) for x in _HALVES for y in _HALVES]
        best, scale = cell.roomiest(near, best)
        reach_x, reach_y = reach_x / 2, reach_y / 2
    return best, scale


_HALVES = (-0.5, 0.0, 0.5)


class _Cell:
    """A cell in which a box is to be placed."""

    def __init__(self, rings: Sequence[Line], shape: Point, enough: float) -> None:
        self._rings = rings
        self._stretch = (2 / shape[0], 2 / shape[1])
        self._enough = enough
        self._outline = [point for ring in rings for point in _dense(ring)]
        columns = list(zip(*self._outline, strict=True))
        self.low, self.high = tuple(map(min, columns)), tuple(map(max, columns))
        self._crossings: dict[float, list[float]] = {}

    def spread(self, axis: int) -> list[float]:
        """Places from one side of the cell to the other."""
        low, high = self.low[axis], self.high[axis]
        return [low + (high - low) * ((step + 0.5) / GRID) for step in range(GRID)]

    def roomiest(self, spots: Iterable[Point], known: Point | None = None) -> tuple[Point, float]:
        """The best of a known spot and of those inside the cell, and the room for a box around it."""
        best, most = (-inf, known or self._middle()), 0.0
        for spot in (*((known,) if known else ()), *(each for each in spots if self._has(each))):
            score, room = self._score(spot, best[0])
            if score > best[0]:
                best, most = (score, spot), room
        return best[1], most

    def _middle(self) -> Point:
        return (self.low[0] + self.high[0]) / 2, (self.low[1] + self.high[1]) / 2

    def _score(self, spot: Point, beaten: float) -> tuple[float, float]:
        """How good a spot is, and how much room is there; no more than roughly where it cannot win."""
        (x, y), (middle_x, middle_y) = spot, self._middle()
        astray = abs(x - middle_x) / (self.high[0] - self.low[0])
        astray += abs(y - middle_y) / (self.high[1] - self.low[1])
        given_up = STAYING * astray
        stretch_x, stretch_y = self._stretch
        room, enough = inf, self._enough
        for at_x, at_y in self._outline:
            across, down = abs(at_x - x) * stretch_x, abs(at_y - y) * stretch_y
            away = across if across > down else down
            if away < room:
                room = away
                if min(room, enough) - given_up <= beaten:
                    break
        return min(room, enough) - given_up, room

    def _has(self, spot: Point) -> bool:
        """Whether a spot lies inside: a ray to the right crosses the rings an odd number of times."""
        x, y = spot
        if y not in self._crossings:
            self._crossings[y] = sorted(_crossed(self._rings, y))
        met = self._crossings[y]
        return (len(met) - bisect_right(met, x)) % 2 == 1


def _dense(ring: Line) -> Iterator[Point]:
    """The outline with long straight pieces divided, since only its points are looked at."""
    for (x, y), (to_x, to_y) in zip(ring, (*ring[1:], ring[0]), strict=True):
        step_x, step_y = to_x - x, to_y - y
        parts = max(ceil(max(abs(step_x), abs(step_y)) / DENSE), 1)
        for part in range(parts):
            yield x + step_x * (part / parts), y + step_y * (part / parts)


def _crossed(rings: Sequence[Line], y: float) -> Iterator[float]:
    """Where the rings cross a height."""
    for ring in rings:
        for (x, here), (to_x, there) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (here > y) != (there > y):
                yield x + (y - here) / (there - here) * (to_x - x)
