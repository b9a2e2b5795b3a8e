"""How close nodes come to the lines of their own cells: what keeps a picture free of crossings."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import inf, sqrt

from swdsl.drawing.sketch import UndrawableBoard
from swdsl.drawing.threads import Piece, Places
from swdsl.graphs.planar import components

MOST_PAIRS = 120_000
"""A hundred regions with six neighbours each have fewer; one region that borders dozens has more."""
SHORE, ISLET = (0.25, 0.03), (0.6, 0.2)  # how far crowding reaches, and how strongly it pushes
# In a long chain of regions, each in the bend of the last, points come closer than numbers can tell apart.
_TOO_THIN = UndrawableBoard("some of its regions would be thinner than any line")


@dataclass(frozen=True, slots=True)
class Pair:
    """A node and a piece of line (from `start` to `stop`) that lie in one cell and do not touch.

    Pairs of different islands in one cell push each other away from farther off than lines that belong
    together, because nothing else keeps them apart.
    """

    node: int
    start: int
    stop: int
    reach: float
    push: float


def pairs_of(pieces: Sequence[Piece], outside: int) -> list[Pair]:
    """Collect the pairs of the pieces given, those of a node one after the other.

    Raises `UndrawableBoard` if there are so many that keeping them apart would take minutes.
    """
    cells: dict[int, list[int]] = {}
    for number, piece in enumerate(pieces):
        for cell in (piece.left, piece.right):
            if cell != outside:
                cells.setdefault(cell, []).append(number)
    if sum(len(members) ** 2 for members in cells.values()) > MOST_PAIRS:
        raise UndrawableBoard("too many regions lie around one and the same")
    found = {pair for members in cells.values() for pair in _apart(pieces, members)}
    island = _islands(pieces)
    pairs = []
    for node, number in sorted(found):
        piece = pieces[number]
        look = SHORE if island[node] == island[piece.start] else ISLET
        pairs.append(Pair(node, piece.start, piece.stop, *look))
    return pairs


def _apart(pieces: Sequence[Piece], members: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Every node of a cell with every piece of it that does not end there, by their numbers."""
    nodes = {end for number in members for end in (pieces[number].start, pieces[number].stop)}
    for number in members:
        ends = (pieces[number].start, pieces[number].stop)
        yield from ((node, number) for node in nodes if node not in ends)


def _islands(pieces: Sequence[Piece]) -> dict[int, int]:
    """For every node the number of the connected group of lines it belongs to."""
    count = max(max(piece.start, piece.stop) for piece in pieces) + 1
    groups = components(count, [(piece.start, piece.stop) for piece in pieces])
    return {node: number for number, group in enumerate(groups) for node in group}


class Crowd:
    """What crowds at one step: how it pushes every node, and how far each may go without meeting anything."""

    __slots__ = ("node", "room", "start", "stop")

    def __init__(self, nodes: int) -> None:
        self.room = [inf] * nodes
        self.node, self.start, self.stop = (Places.nought(nodes) for _ in range(3))

    def columns(self) -> Iterator[list[float]]:
        """Both coordinates of what pushes at nodes, at the starts of pieces, and at their stops."""
        for each in (self.node, self.start, self.stop):
            yield from (each.x, each.y)

    def slope(self) -> Places:
        """The slope of an energy that grows without bound as a pair meets, and is nought beyond its reach."""
        node_x, node_y, start_x, start_y, stop_x, stop_y = self.columns()
        return Places(
            [at - start - stop for at, start, stop in zip(node_x, start_x, stop_x, strict=True)],
            [at - start - stop for at, start, stop in zip(node_y, start_y, stop_y, strict=True)],
        )


class Watch:
    """Knows which pairs are near at each step: one that is far apart is left alone until it can be near.

    `strides` says how far every node may go in each coordinate at each step: the two ends of a pair can come
    nearer by no more than three times that, and beyond its reach a pair neither pushes nor stops anybody.
    """

    def __init__(self, pairs: Sequence[Pair], strides: Iterable[float]) -> None:
        self._pairs = [(each.node, each.start, each.stop, each.reach, each.push) for each in pairs]
        self._travelled = [0.0, *accumulate(3 * stride for stride in strides)]
        # By step; behind the last one, those that nobody needs to look at any more.
        self._due: list[list[int]] = [[] for _ in (*self._travelled, None)]
        self._due[0] = list(range(len(pairs)))

    def crowd(self, places: Places, step: int) -> Crowd:
        """Look at all pairs that could be near at a step, always in the same order."""
        crowd = Crowd(len(places.x))
        x, y, room = places.x, places.y, crowd.room
        node_x, node_y, start_x, start_y, stop_x, stop_y = crowd.columns()
        pairs, due, travelled = self._pairs, self._due, self._travelled
        so_far = travelled[step]
        again: list[int] = []
        for number in sorted(due[step]):
            node, start, stop, reach, push = pairs[number]
            here_x, here_y = x[start], y[start]
            line_x, line_y = x[stop] - here_x, y[stop] - here_y
            way_x, way_y = x[node] - here_x, y[node] - here_y
            length = line_x * line_x + line_y * line_y
            if not length:
                raise _TOO_THIN
            along = (way_x * line_x + way_y * line_y) / length
            along = 0.0 if along < 0.0 else min(along, 1.0)
            away_x, away_y = way_x - line_x * along, way_y - line_y * along
            distance = sqrt(away_x * away_x + away_y * away_y)
            if distance >= reach:
                due[bisect_right(travelled, so_far + distance - reach)].append(number)
                continue
            if not distance:
                raise _TOO_THIN
            again.append(number)
            force = push * (1 / reach - 1 / distance) / distance
            push_x, push_y = away_x * force, away_y * force
            end_x, end_y = push_x * along, push_y * along
            node_x[node] += push_x
            node_y[node] += push_y
            start_x[start] += push_x - end_x
            start_y[start] += push_y - end_y
            stop_x[stop] += end_x
            stop_y[stop] += end_y
            for touched in (node, start, stop):
                room[touched] = min(room[touched], distance)
        due[step] = []
        due[step + 1] += again
        return crowd
