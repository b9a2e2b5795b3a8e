"""A first picture: every node in the middle of its neighbours, which can never cross anything.

The cells are filled with triangles and the net is solved as rubber bands in a fixed frame (Tutte, 1963).
Stretched bands are then made stronger a few times, so that the middle of the board does not shrink away.
Only sums and products taken in a fixed order are used, so every machine computes the same digits.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from swdsl.drawing.rim import Floats, Rim
from swdsl.drawing.sums import dot, total
from swdsl.drawing.threads import Ints, Threads, walk
from swdsl.drawing.web import Edge, Web

ROUNDS = 6
SMALLEST_RING = 5
NARROWING = 3  # how many knots of a ring share one of the next ring
PRECISION = 1e-24


@dataclass(frozen=True, slots=True)
class Net:
    """Rubber bands between knots; the first `nodes` knots are the nodes of the threads."""

    knots: int
    first: Ints
    second: Ints
    centre: Ints  # the knot in the middle of each cell, the outside left out


def spread(threads: Threads, net: Net, rim: Rim, starts: Floats, rounds: int = ROUNDS) -> Floats:
    """Place all knots of the net, with the rim corners at the given ways."""
    places = np.tile(np.array([rim.width / 2, rim.height / 2]), (net.knots, 1))
    places[threads.rim.node] = rim.at(threads.rim.ways(starts, rim))[0]
    free = np.ones(net.knots)
    free[threads.rim.node] = 0.0
    strength = np.ones(len(net.first))
    for _ in range(rounds):
        places = _balance(net, strength, free, places)
        step = places[net.first] - places[net.second]
        length = np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2)
        strength = strength * np.sqrt(length + 1e-3)
        strength = strength / np.max(strength)
    return places


def build_net(web: Web, threads: Threads) -> Net:
    """Fill every cell with triangles."""
    bands = {_ordered(*band) for path in threads.paths for band in pairwise(path)}
    knots = threads.nodes
    centres: list[int] = []
    for cell, darts in enumerate(web.walks):
        if cell == web.outside:
            continue
        outline = [node for dart in darts for node in walk(threads.paths, dart)[:-1]]
        knots, found = _fill(outline, knots)
        bands.update(_ordered(*band) for band in found)
        centres.append(knots - 1)
    first, second = zip(*sorted(bands), strict=True)
    return Net(knots, np.array(first), np.array(second), np.array(centres))


def _ordered(first: int, second: int) -> Edge:
    return (first, second) if first < second else (second, first)


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


def _balance(net: Net, strength: Floats, free: Floats, places: Floats) -> Floats:
    """Solve the net by conjugate gradients, both coordinates apart."""
    total = _gather(net, strength, strength)
    solved = [_solve(net, strength, free / total, free, places[:, axis]) for axis in (0, 1)]
    return np.stack(solved, axis=1)


def _solve(net: Net, strength: Floats, scale: Floats, free: Floats, place: Floats) -> Floats:
    pull = -_pull(net, strength, place) * free
    heading = scaled = scale * pull
    size = goal = dot(pull, scaled)
    while size > goal * PRECISION and size > 0:
        back = _pull(net, strength, heading) * free
        step = size / dot(heading, back)
        place = place + step * heading
        pull = pull - step * back
        scaled = scale * pull
        size, before = dot(pull, scaled), size
        heading = scaled + (size / before) * heading
    return place


def _pull(net: Net, strength: Floats, place: Floats) -> Floats:
    force = strength * (place[net.first] - place[net.second])
    return _gather(net, force, -force)


def _gather(net: Net, first: Floats, second: Floats) -> Floats:
    return total(net.first, first, net.knots) + total(net.second, second, net.knots)
