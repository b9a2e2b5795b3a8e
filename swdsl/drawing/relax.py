"""From a correct picture to a pleasant one, without ever leaving the correct ones.

The energy is lowered step by step. No node moves more than a share of its distance to the nearest line of
the cells it belongs to, so nothing can come to cross that did not cross before.
"""

from math import inf, sqrt

from swdsl.drawing.energy import energy_of
from swdsl.drawing.rim import Rim
from swdsl.drawing.room import Watch, pairs_of
from swdsl.drawing.threads import Places, RimNodes, Threads
from swdsl.drawing.web import Web

STEPS = 360
STRIDE = 0.03  # in cell widths, at the first step; falls to nothing at the last
SAFE_SHARE = 0.3  # of the clearance; two nodes that approach each other use up less than all of it
MEMORY = 0.8


def relax(
    web: Web, threads: Threads, rim: Rim, knots: Places, starts: list[float]
) -> tuple[Places, list[float]]:
    """Improve the places of all nodes; returns them and the new ways of the rim corners."""
    nodes, on_rim = threads.nodes, threads.rim
    places = Places(knots.x[:nodes], knots.y[:nodes])
    energy = energy_of(web, threads, rim)
    strides = [STRIDE * (1 - step / STEPS) for step in range(STEPS)]
    watch = Watch(pairs_of(energy.pieces, web.outside), strides)
    across, down, outer = _Descent(nodes), _Descent(nodes), _Descent(len(starts))
    for step, stride in enumerate(strides):
        crowd = watch.crowd(places, step)
        slope = _joined(energy.slope(places), crowd.slope())
        limit = [SAFE_SHARE * room for room in crowd.room]
        slide = outer.step(_slide(on_rim, rim, starts, slope), stride)
        starts = [
            start - min(max(way, -most), most)
            for start, way, most in zip(starts, slide, _rim_limit(on_rim, limit), strict=True)
        ]
        places = _moved(places, across.step(slope.x, stride), down.step(slope.y, stride), limit)
        for each, way in on_rim.ways(starts, rim):
            places.x[each.node], places.y[each.node] = rim.at(way)[0]
    return places, starts


class _Descent:
    """Steps downhill with momentum, scaled for each number by its usual slope (Adam, with a short memory).

    The memory is short because a growing speck's slopes shrink as fast as it grows. No step is longer than
    its stride: the mean of some numbers is never more than the root of their mean square.
    """

    def __init__(self, size: int) -> None:
        self.mean = [0.0] * size
        self.square = [0.0] * size
        self.fading = 1.0

    def step(self, slope: list[float], stride: float) -> list[float]:
        fresh = 1 - MEMORY
        self.mean = [MEMORY * old + fresh * new for old, new in zip(self.mean, slope, strict=True)]
        self.square = [
            MEMORY * old + fresh * (new * new) for old, new in zip(self.square, slope, strict=True)
        ]
        self.fading *= MEMORY
        seen = 1 - self.fading
        return [
            stride * (mean / seen) / (sqrt(square / seen) + 1e-12)
            for mean, square in zip(self.mean, self.square, strict=True)
        ]


def _joined(first: Places, second: Places) -> Places:
    return Places(
        [one + other for one, other in zip(first.x, second.x, strict=True)],
        [one + other for one, other in zip(first.y, second.y, strict=True)],
    )


def _moved(places: Places, across: list[float], down: list[float], limit: list[float]) -> Places:
    """Move every node, no farther than it may."""
    moved_x, moved_y = [], []
    for x, y, move_x, move_y, most in zip(places.x, places.y, across, down, limit, strict=True):
        size = sqrt(move_x * move_x + move_y * move_y)
        share = min(1.0, most / max(size, 1e-300))
        moved_x.append(x - move_x * share)
        moved_y.append(y - move_y * share)
    return Places(moved_x, moved_y)


def _slide(on_rim: RimNodes, rim: Rim, starts: list[float], slope: Places) -> list[float]:
    """The slope along the rim for every rim corner, from all the nodes it carries along."""
    begun, ended = [0.0] * on_rim.count, [0.0] * on_rim.count
    for each, way in on_rim.ways(starts, rim):
        _, (across, down) = rim.at(way)
        along = slope.x[each.node] * across + slope.y[each.node] * down
        begun[each.stretch] += along * (1 - each.share)
        ended[(each.stretch + 1) % on_rim.count] += along * each.share
    return [first + second for first, second in zip(begun, ended, strict=True)]


def _rim_limit(on_rim: RimNodes, limit: list[float]) -> list[float]:
    """How far each rim corner may slide: as far as the most cramped node on the stretches it moves."""
    tightest = [inf] * on_rim.count
    for each in on_rim.nodes:
        tightest[each.stretch] = min(tightest[each.stretch], limit[each.node])
    return [
        min(here, tightest[corner - 1], tightest[(corner + 1) % on_rim.count])
        for corner, here in enumerate(tightest)
    ]
