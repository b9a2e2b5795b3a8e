"""A laid-out board as a grid of points: which region lies under each character of a terminal."""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from swdsl.drawing.layout import Layout, Line

Grid = tuple[tuple[int, ...], ...]
"""Rows of points from the top; each is the number of a cell of the layout, or `NOWHERE`."""

NOWHERE: Final = -1
_CHARACTER: Final = 2.0  # a character is twice as high as wide


def raster(layout: Layout, columns: int, most_rows: int | None = None) -> Grid:
    """Sample a layout to fill this many characters in width; it is flattened to the rows there are."""
    step = layout.width / columns
    rows = max(1, round(layout.height / (step * _CHARACTER)))
    if most_rows is not None:
        # A line above and one below belong to the picture, and its rows are the spaces between grid rows.
        rows = max(1, min(rows, most_rows - 1))
    heights = [(row + 0.5) * layout.height / rows for row in range(rows)]
    return (_beyond(columns), *(_row(layout, y, step, columns) for y in heights), _beyond(columns))


def _beyond(columns: int) -> tuple[int, ...]:
    """Return a row outside the board, so that its rim is drawn as well."""
    return (NOWHERE,) * (columns + 2)


def _row(layout: Layout, y: float, step: float, columns: int) -> tuple[int, ...]:
    points = [NOWHERE] * columns
    for number, cell in enumerate(layout.cells):
        crossings = sorted(_crossings(cell.rings, y))
        for column in range(columns if crossings else 0):
            # Between an odd and an even crossing a point is inside.
            if bisect_right(crossings, (column + 0.5) * step) % 2:
                points[column] = number
    return (NOWHERE, *points, NOWHERE)


def _crossings(rings: Iterable[Line], y: float) -> Iterable[float]:
    for ring in rings:
        for (x, top), (to_x, bottom) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (top <= y) != (bottom <= y):
                yield x + (y - top) * (to_x - x) / (bottom - top)
