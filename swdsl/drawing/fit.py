"""Where a box of given shape finds the most room inside a cell."""

from collections.abc import Sequence
from math import inf

import numpy as np
from numpy.typing import NDArray

from swdsl.drawing.layout import Line, Point
from swdsl.drawing.rim import Floats

GRID = 13
REFINEMENTS = 3
DENSE = 8.0
STAYING = 0.2  # how much room is given up for a place nearer the middle


def largest_box(rings: Sequence[Line], shape: Point, enough: float = inf) -> tuple[Point, float]:
    """The centre of the largest box of the shape (width, height) in a cell, and its scale.

    Where several places give `enough` room, the one nearest the middle of the cell is taken.
    """
    outline = np.concatenate([_dense(np.array(ring)) for ring in rings])
    low, high = outline.min(axis=0), outline.max(axis=0)
    spots = np.stack(
        [axis.ravel() for axis in np.meshgrid(*(_spread(low, high, axis) for axis in (0, 1)))], axis=1
    )
    spots = spots[_inside(rings, spots)]
    reach = (high - low) / GRID
    for _ in range(REFINEMENTS):
        best, scale = _roomiest(spots, outline, shape, enough)
        near = best + np.array([(x, y) for x in (-0.5, 0.0, 0.5) for y in (-0.5, 0.0, 0.5)]) * reach
        spots = np.concatenate((best[None], near[_inside(rings, near)]))
        reach = reach / 2
    best, scale = _roomiest(spots, outline, shape, enough)
    return (float(best[0]), float(best[1])), scale


def _dense(ring: Floats) -> Floats:
    """The outline with long straight pieces divided, since only its points are looked at."""
    steps = np.concatenate((ring[1:], ring[:1])) - ring
    parts = np.ceil(np.maximum(np.abs(steps[:, 0]), np.abs(steps[:, 1])) / DENSE).astype(np.int64)
    dense = [
        here + step * (np.arange(part) / part)[:, None]
        for here, step, part in zip(ring, steps, np.maximum(parts, 1).tolist(), strict=True)
    ]
    return np.concatenate(dense)


def _spread(low: Floats, high: Floats, axis: int) -> Floats:
    spread: Floats = low[axis] + (high[axis] - low[axis]) * ((np.arange(GRID) + 0.5) / GRID)
    return spread


def _roomiest(spots: Floats, outline: Floats, shape: Point, enough: float) -> tuple[Floats, float]:
    away = np.abs(outline[None] - spots[:, None]) * (2 / np.array(shape))
    room = np.maximum(away[:, :, 0], away[:, :, 1]).min(axis=1)
    low, high = outline.min(axis=0), outline.max(axis=0)
    astray = np.abs(spots - (low + high) / 2) / (high - low)
    best = int(np.argmax(np.minimum(room, enough) - STAYING * (astray[:, 0] + astray[:, 1])))
    return spots[best], float(room[best])


def _inside(rings: Sequence[Line], spots: Floats) -> NDArray[np.bool_]:
    """Which spots lie inside: a ray to the right crosses the rings an odd number of times."""
    crossings = np.zeros(len(spots), dtype=np.int64)
    x, y = spots[:, :1], spots[:, 1:]
    for ring in rings:
        start = np.array(ring)
        stop = np.concatenate((start[1:], start[:1]))
        spans = (start[:, 1] > y) != (stop[:, 1] > y)
        rise = np.where(stop[:, 1] == start[:, 1], 1.0, stop[:, 1] - start[:, 1])
        meets = start[:, 0] + (y - start[:, 1]) / rise * (stop[:, 0] - start[:, 0])
        crossings += (spans & (x < meets)).sum(axis=1)
    odd: NDArray[np.bool_] = crossings % 2 == 1
    return odd
