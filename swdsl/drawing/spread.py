"""A first picture: every node in the middle of its neighbours, which can never cross anything.

The cells are filled with triangles and the net is solved as rubber bands in a fixed frame (Tutte, 1963).
Stretched bands are then made stronger a few times, so that the middle of the board does not shrink away.
Only sums and products taken in a fixed order are used, so every machine computes the same digits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from swdsl.drawing.rim import Rim
from swdsl.drawing.threads import Places, Threads, walk
from swdsl.drawing.web import Edge, Web, ordered

ROUNDS = 6
SMALLEST_RING = 5
NARROWING = 3  # how many knots of a ring share one of the next ring
PRECISION = 1e-24


@dataclass(frozen=True, slots=True)
class Net:
    """Rubber bands between knots; the first knots are the nodes of the threads."""

    knots: int
    bands: list[Edge]
    centre: list[int]  # the knot in the middle of each cell, the outside left out
    free: list[float]  # 0 for knots on the rim, which stay where they are; 1 for all others


def spread(threads: Threads, net: Net, rim: Rim, starts: list[float]) -> Places:
    """Place all knots of the net, with the rim corners at the given ways."""
    places = Places([rim.width / 2] * net.knots, [rim.height / 2] * net.knots)
    for each, way in threads.rim.ways(starts, rim):
        places.x[each.node], places.y[each.node] = rim.at(way)[0]
    strength = [1.0] * len(net.bands)
    for _ in range(ROUNDS):
        places = Places(balanced(net, strength, places.x), balanced(net, strength, places.y))
        strength = _strengthened(net, strength, places)
    return places


def build_net(web: Web, threads: Threads) -> Net:
    """Fill every cell with triangles."""
    bands = {ordered(*band) for path in threads.paths for band in pairwise(path)}
    knots = threads.nodes
    centres: list[int] = []
    for cell, darts in enumerate(web.walks):
        if cell == web.outside:
            continue
        outline = [node for dart in darts for node in walk(threads.paths, dart)[:-1]]
        knots, found = _fill(outline, knots)
        bands.update(ordered(*band) for band in found)
        centres.append(knots - 1)
    free = [1.0] * knots
    for each in threads.rim.nodes:
        free[each.node] = 0.0
    return Net(knots, sorted(bands), centres, free)


def _fill(outline: list[int], knots: int) -> tuple[int, list[Edge]]:
    """Fill an outline with ever smaller rings around a centre; returns the next free knot and the bands.

    Rings instead of one star let a cell reach around others without squeezing them to nothing.
    """
    bands: list[Edge] = []
    ring, touches_itself = outline, len(set(outline)) < len(outline)
    while len(ring) > SMALLEST_RING or touches_itself:
        size = len(ring) if touches_itself else max(4, -(-len(ring) // NARROWING))
        inner = list(range(knots, knots + size))
        knots += size
        bands += _between(ring, inner)
        ring, touches_itself = inner, False
    return knots + 1, [*bands, *((knot, knots) for knot in ring)]


def _between(outer: list[int], inner: list[int]) -> Iterator[Edge]:
    """The bands along an inner ring and from it to the ring around it."""
    for place, knot in enumerate(inner):
        yield inner[place - 1], knot
    for place, knot in enumerate(outer):
        here, there = (step * len(inner) // len(outer) % len(inner) for step in (place, place + 1))
        yield knot, inner[here]
        if there != here:
            yield knot, inner[there]


def _strengthened(net: Net, strength: Sequence[float], places: Places) -> list[float]:
    """Make stretched bands stronger; the strongest has strength one."""
    x, y = places.x, places.y
    stronger = []
    for (first, second), force in zip(net.bands, strength, strict=True):
        step_x, step_y = x[first] - x[second], y[first] - y[second]
        stronger.append(force * sqrt(sqrt(step_x * step_x + step_y * step_y) + 1e-3))
    most = max(stronger)
    return [force / most for force in stronger]


def balanced(
    net: Net, strength: Sequence[float], place: list[float], load: Sequence[float] | None = None
) -> list[float]:
    """Let the free knots of one coordinate come to rest, by conjugate gradients; a `load` pulls at knots."""
    rows = _rows(net, strength)
    free = net.free
    scale = [each / total for each, total in zip(free, _strength_at(net, strength), strict=True)]
    pull = [-force * each for force, each in zip(_pull(rows, place), free, strict=True)]
    if load is not None:
        pull = [force + weight * each for force, weight, each in zip(pull, load, free, strict=True)]
    heading = [each * force for each, force in zip(scale, pull, strict=True)]
    size = goal = _dot(pull, heading)
    while size > goal * PRECISION and size > 0:
        back = [force * each for force, each in zip(_pull(rows, heading), free, strict=True)]
        step = size / _dot(heading, back)
        place = [here + step * way for here, way in zip(place, heading, strict=True)]
        pull = [force - step * change for force, change in zip(pull, back, strict=True)]
        scaled = [each * force for each, force in zip(scale, pull, strict=True)]
        size, before = _dot(pull, scaled), size
        turn = size / before
        heading = [force + turn * way for force, way in zip(scaled, heading, strict=True)]
    return place


Row = tuple[int, list[tuple[int, float]]]


def _rows(net: Net, strength: Sequence[float]) -> list[Row]:
    """The bands by their first knot, each with its second one and its strength."""
    rows: dict[int, list[tuple[int, float]]] = {}
    for (first, second), force in zip(net.bands, strength, strict=True):
        rows.setdefault(first, []).append((second, force))
    return list(rows.items())


def _pull(rows: list[Row], place: Sequence[float]) -> list[float]:
    """How the bands pull at every knot: first those that begin there, then those that end there."""
    beginning = [0.0] * len(place)
    ending = [0.0] * len(place)
    for knot, bands in rows:
        here = place[knot]
        pulled = 0.0
        for other, strength in bands:
            force = strength * (here - place[other])
            pulled += force
            ending[other] -= force
        beginning[knot] = pulled
    return [first + second for first, second in zip(beginning, ending, strict=True)]


def _strength_at(net: Net, strength: Sequence[float]) -> list[float]:
    """The strength of all bands at every knot."""
    beginning = [0.0] * net.knots
    ending = [0.0] * net.knots
    for (first, second), force in zip(net.bands, strength, strict=True):
        beginning[first] += force
        ending[second] += force
    return [first + second for first, second in zip(beginning, ending, strict=True)]


def _dot(first: Sequence[float], second: Sequence[float]) -> float:
    """The sum of all products, added in their order; Python's own `sum` adds otherwise since 3.12."""
    total = 0.0
    for one, other in zip(first, second, strict=True):
        total += one * other
    return total
