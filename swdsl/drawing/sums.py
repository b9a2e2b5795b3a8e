"""Sums that add in one order on every machine, so that a map has the same digits everywhere."""

from typing import cast

import numpy as np

from swdsl.drawing.rim import Floats
from swdsl.drawing.threads import Ints


def total(group: Ints, values: Floats, size: int) -> Floats:
    """Sum the values of each group, in the order given."""
    return cast("Floats", np.bincount(group, values, size))


def totals(group: Ints, values: Floats, size: int) -> Floats:
    """Sum the rows of each group, in the order given."""
    return np.stack((total(group, values[:, 0], size), total(group, values[:, 1], size)), axis=1)


def dot(first: Floats, second: Floats) -> float:
    """The sum of all products; numpy's own adds in whatever order suits the processor."""
    return float(np.cumsum(first * second)[-1])
