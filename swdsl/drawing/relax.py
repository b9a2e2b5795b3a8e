"""From a correct picture to a pleasant one, without ever leaving the correct ones.

The energy is lowered step by step. No node moves more than a share of its distance to the nearest line of
the cells it belongs to, so nothing can come to cross that did not cross before.
"""

import numpy as np

from swdsl.drawing.energy import energy_of
from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.room import Pairs, clearance, crowding, measure
from swdsl.drawing.sums import total
from swdsl.drawing.threads import RimNodes, Threads
from swdsl.drawing.web import Web

STEPS = 360
STRIDE = 0.03  # in cell widths, at the first step; falls to nothing at the last
SAFE_SHARE = 0.3  # of the clearance; two nodes that approach each other use up less than all of it
MEMORY = 0.8
LOOKING = 10  # steps between two looks at all pairs, near or far


def relax(web: Web, threads: Threads, rim: Rim, places: Floats, starts: Floats) -> tuple[Floats, Floats]:
    """Improve the places of all nodes; returns them and the new ways of the rim corners."""
    energy, on_rim, nodes = energy_of(web, threads, rim), threads.rim, len(places)
    every = near = Pairs.of(energy.pieces, web.outside)
    inner, outer = _Descent(places.shape), _Descent(starts.shape)
    for step in range(STEPS):
        stride = STRIDE * (1 - step / STEPS)
        if step % LOOKING == 0:
            # From farther apart than this, nothing can meet before the next look.
            near = every.nearer(measure(every, places), 3 * LOOKING * stride)
        gaps = measure(near, places)
        slope = energy.slope(places) + crowding(near, gaps, nodes)
        limit = SAFE_SHARE * clearance(near, gaps, nodes)
        slide = outer.step(_slide(on_rim, rim, starts, slope), stride)
        rim_limit = _rim_limit(on_rim, limit)
        starts = starts - np.minimum(np.maximum(slide, -rim_limit), rim_limit)
        places = places - _shortened(inner.step(slope, stride), limit)
        places[on_rim.node] = rim.at(on_rim.ways(starts, rim))[0]
    return places, starts


class _Descent:
    """Steps downhill with momentum, scaled for each number by its usual slope (Adam, with a short memory).

    The memory is short because a growing speck's slopes shrink as fast as it grows.
    """

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean = np.zeros(shape)
        self.square = np.zeros(shape)
        self.fading = 1.0

    def step(self, slope: Floats, stride: float) -> Floats:
        self.mean = MEMORY * self.mean + (1 - MEMORY) * slope
        self.square = MEMORY * self.square + (1 - MEMORY) * slope**2
        self.fading *= MEMORY
        usual = np.sqrt(self.square / (1 - self.fading)) + 1e-12
        return stride * (self.mean / (1 - self.fading)) / usual


def _shortened(moves: Floats, limit: Floats) -> Floats:
    size = np.sqrt(moves[:, 0] ** 2 + moves[:, 1] ** 2)
    return moves * np.minimum(1.0, limit / np.maximum(size, 1e-300))[:, None]


def _slide(on_rim: RimNodes, rim: Rim, starts: Floats, slope: Floats) -> Floats:
    """The slope along the rim for every rim corner, from all the nodes it carries along."""
    _, direction = rim.at(on_rim.ways(starts, rim))
    force = slope[on_rim.node] * direction
    along = force[:, 0] + force[:, 1]
    following = (on_rim.stretch + 1) % on_rim.count
    carried = total(on_rim.stretch, along * (1 - on_rim.share), on_rim.count)
    return carried + total(following, along * on_rim.share, on_rim.count)


def _rim_limit(on_rim: RimNodes, limit: Floats) -> Floats:
    """How far each rim corner may slide: as far as the most cramped node on the stretches it moves."""
    tightest = np.full(on_rim.count, np.inf)
    np.minimum.at(tightest, on_rim.stretch, limit[on_rim.node])
    beside = np.minimum(np.roll(tightest, 1), np.roll(tightest, -1))
    limits: Floats = np.minimum(tightest, beside)
    return limits
