"""Borders that look walked rather than ruled: bent softly, then roughened, each of them once.

The roughness is a fixed function of the names beside a border, so a map never changes on its own.
Where rough borders would cross, they are drawn smoother until they do not.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from zlib import crc32

from swdsl.drawing.layout import Point
from swdsl.drawing.rim import ways_along

GRAIN = 0.045  # length of the pieces, in cell widths
ROUGHNESS = 0.042
CALM = 0.14  # near its ends a border stays where it is
WAVES = ((0.42, 1.0), (0.19, 0.5), (0.09, 0.25))  # length and height of the waves that add up
SOFTENINGS = (1.0, 0.6, 0.3, 0.0)


def bend(nodes: Sequence[Point]) -> tuple[list[Point], list[Point]]:
    """A border through `nodes`, once straight from node to node and once curved, point for point."""
    pieces = max(2, round(ways_along(list(nodes))[-1] / GRAIN / (len(nodes) - 1)))
    closed = nodes[0] == nodes[-1]
    before = nodes[-2] if closed else _mirrored(nodes[0], nodes[1])
    after = nodes[1] if closed else _mirrored(nodes[-1], nodes[-2])
    around = [before, *nodes, after]
    straight: list[Point] = []
    curved: list[Point] = []
    for place in range(len(nodes) - 1):
        stretch = around[place : place + 4]
        for step in range(pieces):
            share = step / pieces
            (x, bent_x), (y, bent_y) = (
                _between(*(point[axis] for point in stretch), share=share) for axis in (0, 1)
            )
            straight.append((x, y))
            curved.append((bent_x, bent_y))
    return [*straight, nodes[-1]], [*curved, nodes[-1]]


def _mirrored(end: Point, inner: Point) -> Point:
    """The point beyond an end, as far from it as the next one inside."""
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _between(before: float, start: float, stop: float, after: float, *, share: float) -> tuple[float, float]:
    """One coordinate at a share of the way from `start` to `stop`: on the straight line, and on the curve."""
    leave, arrive = (stop - before) / 2, (after - start) / 2
    straight = start + share * (stop - start)
    # Hermite's cubic in nested form: leaves `start` along `leave`, reaches `stop` along `arrive`.
    pull = leave - (stop - start)
    turn = (stop - start) - arrive
    return straight, straight + share * (1 - share) * (pull * (1 - share) + turn * share)


def roughen(line: Sequence[Point], name: str) -> list[Point]:
    """Push the points of a line sideways by waves drawn from its name; the ends stay."""
    ways = ways_along(list(line))
    total = ways[-1]
    height = ROUGHNESS * min(1.0, sqrt(total / 0.8))
    last = len(line) - 1
    rough: list[Point] = []
    for place, ((x, y), way) in enumerate(zip(line, ways, strict=True)):
        (from_x, from_y), (to_x, to_y) = line[max(place - 1, 0)], line[min(place + 1, last)]
        across_x, across_y = -(to_y - from_y), to_x - from_x
        size = sqrt(across_x * across_x + across_y * across_y)
        swing = height * _calm(way, total) * _wave(name, way)
        rough.append((x + across_x / size * swing, y + across_y / size * swing))
    return rough


def _calm(way: float, total: float) -> float:
    return _ease(min(1.0, min(way, total - way) / CALM))


def _ease(share: float) -> float:
    return share * share * (3 - 2 * share)


def _wave(name: str, way: float) -> float:
    """Waves of several lengths; each passes through heights that a checksum gives to fixed places."""
    swing = 0.0
    for length, height in WAVES:
        place = int(way / length)
        share = _ease(way / length - place)
        here, there = (_height(f"{name} {length} {stop}") for stop in (place, place + 1))
        swing += height * (here + share * (there - here))
    return swing


def _height(name: str) -> float:
    return crc32(name.encode()) / 2**31 - 1


def crossing(lines: Sequence[Sequence[Point]]) -> set[int]:
    """Which of some lines cross another or themselves; to touch at an end is not to cross."""
    pieces = [(*piece, owner) for owner, line in enumerate(lines) for piece in pairwise(line)]
    pieces.sort(key=lambda piece: min(piece[0][0], piece[1][0]))
    found: set[int] = set()
    for number, (here, there, owner) in enumerate(pieces):
        right = max(here[0], there[0])
        for other_here, other_there, other in _up_to(pieces, number + 1, right):
            if (owner not in found or other not in found) and _cross(here, there, other_here, other_there):
                found.update((owner, other))
    return found


def _up_to(
    pieces: Sequence[tuple[Point, Point, int]], first: int, right: float
) -> Iterator[tuple[Point, Point, int]]:
    """The pieces from a number on, as long as they begin left of something."""
    for number in range(first, len(pieces)):
        here, there, _ = pieces[number]
        if here[0] > right and there[0] > right:
            return
        yield pieces[number]


def _cross(here: Point, there: Point, other_here: Point, other_there: Point) -> bool:
    """Whether the ends of each piece lie on different sides of the other."""
    return (
        _side(here, there, other_here) * _side(here, there, other_there) < 0
        and _side(other_here, other_there, here) * _side(other_here, other_there, there) < 0
    )


def _side(here: Point, there: Point, point: Point) -> float:
    return (there[0] - here[0]) * (point[1] - here[1]) - (there[1] - here[1]) * (point[0] - here[0])
