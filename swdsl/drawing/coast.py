"""Borders that look walked rather than ruled: bent softly, then roughened, each of them once.

The roughness is a fixed function of the names beside a border, so a map never changes on its own.
Where rough borders would cross, they are drawn smoother until they do not.
"""

from collections.abc import Sequence
from math import sqrt
from zlib import crc32

import numpy as np

from swdsl.drawing.rim import Floats

GRAIN = 0.045  # length of the pieces, in cell widths
ROUGHNESS = 0.042
CALM = 0.14  # near its ends a border stays where it is
WAVES = ((0.42, 1.0), (0.19, 0.5), (0.09, 0.25))  # length and height of the waves that add up
SOFTENINGS = (1.0, 0.6, 0.3, 0.0)


def bend(nodes: Floats) -> tuple[Floats, Floats]:
    """A border through `nodes`, once straight from node to node and once curved, point for point."""
    steps = np.diff(nodes, axis=0)
    length = float(np.cumsum(np.sqrt(steps[:, 0] ** 2 + steps[:, 1] ** 2))[-1])
    pieces = max(2, round(length / GRAIN / (len(nodes) - 1)))
    closed = bool(np.all(nodes[0] == nodes[-1]))
    before = np.concatenate((nodes[-2:-1] if closed else 2 * nodes[:1] - nodes[1:2], nodes[:-2]))
    after = np.concatenate((nodes[2:], nodes[1:2] if closed else 2 * nodes[-1:] - nodes[-2:-1]))
    share = (np.arange(pieces) / pieces)[None, :, None]
    start, stop = nodes[:-1, None], nodes[1:, None]
    leave, arrive = (stop - before[:, None]) / 2, (after[:, None] - start) / 2
    straight = start + share * (stop - start)
    # Hermite's cubic in nested form: leaves `start` along `leave`, reaches `stop` along `arrive`.
    pull = leave - (stop - start)
    turn = (stop - start) - arrive
    curved = straight + share * (1 - share) * (pull * (1 - share) + turn * share)
    last = nodes[-1:]
    return np.concatenate((straight.reshape(-1, 2), last)), np.concatenate((curved.reshape(-1, 2), last))


def roughen(line: Floats, name: str) -> Floats:
    """Push the points of a line sideways by waves drawn from its name; the ends stay."""
    steps = np.diff(line, axis=0)
    lengths = np.sqrt(steps[:, 0] ** 2 + steps[:, 1] ** 2)
    way = np.concatenate(([0.0], np.cumsum(lengths)))
    along = np.concatenate((steps[:1], line[2:] - line[:-2], steps[-1:]))
    across = np.stack((-along[:, 1], along[:, 0]), axis=1)
    across /= np.sqrt(across[:, 0] ** 2 + across[:, 1] ** 2)[:, None]
    total = float(way[-1])
    height = ROUGHNESS * min(1.0, sqrt(total / 0.8))
    swing = [height * _calm(here, total) * _wave(name, here) for here in way.tolist()]
    rough: Floats = line + across * np.array(swing)[:, None]
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


def crossing(lines: Sequence[Floats]) -> set[int]:
    """Which of some lines cross another or themselves; to touch at an end is not to cross."""
    here = np.concatenate([line[:-1] for line in lines])
    there = np.concatenate([line[1:] for line in lines])
    parted = _sides(here, there, here) * _sides(here, there, there) < 0
    owner = np.repeat(np.arange(len(lines)), [len(line) - 1 for line in lines])
    return set(owner[np.any(parted & parted.T, axis=1)].tolist())


def _sides(here: Floats, there: Floats, points: Floats) -> Floats:
    """On which side of each piece (rows) each point (columns) lies."""
    step = there - here
    away_x = points[None, :, 0] - here[:, None, 0]
    away_y = points[None, :, 1] - here[:, None, 1]
    sides: Floats = step[:, None, 0] * away_y - step[:, None, 1] * away_x
    return sides
