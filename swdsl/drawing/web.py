"""Where borders meet: the corners, borders and cells of a board, before anything has a place.

Vertices are the regions, then the outside of the board, then voids: scraps of nowhere, put in where
regions would otherwise touch without being neighbours. Every border is a pair of darts, `2e` and `2e + 1`,
and a dart leaves its tail. Faces of the graph are corners of the map; all of them are made three-way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from swdsl.drawing.sketch import BoardSketch, UndrawableBoard
from swdsl.graphs.planar import components, embed, tangle

Edge = tuple[int, int]
Face = list[int]  # darts, in walking order

OUTSIDE_NAME = "the outside of the board"


@dataclass(frozen=True, slots=True)
class Web:
    """The finished web: `tail` and `corner` of each dart, `walks` (darts around each vertex)."""

    regions: int
    tail: tuple[int, ...]
    corner: tuple[int, ...]
    corners: int
    walks: tuple[tuple[int, ...], ...]

    @property
    def outside(self) -> int:
        """The vertex that stands for everything beyond the rim."""
        return self.regions

    @property
    def borders(self) -> range:
        """All border numbers; border `e` runs from the corner of dart `2e + 1` to that of dart `2e`."""
        return range(len(self.tail) // 2)

    def sides(self, border: int) -> Edge:
        """The vertices on both sides of a border."""
        return self.tail[2 * border], self.tail[2 * border + 1]

    def ends(self, border: int) -> Edge:
        """The corners at which a border starts and ends."""
        return self.corner[2 * border + 1], self.corner[2 * border]

    def is_slit(self, border: int) -> bool:
        """Whether both sides are one region, so that the border is only a help and never drawn."""
        return self.tail[2 * border] == self.tail[2 * border + 1]


def weave(board: BoardSketch) -> Web:
    """Find the web of a board, or say why no flat picture of it exists."""
    if not board.regions:
        raise UndrawableBoard("a board without regions has no picture")
    place = {region.id: number for number, region in enumerate(board.regions)}
    count = len(place)
    edges = sorted({ordered(place[first], place[second]) for first, second in board.borders})
    edges += [(number, count) for number, region in enumerate(board.regions) if region.edge]
    moorings = list(_moorings(count, edges))
    vertices = count + 1 + len(moorings) // 2
    embedding = embed(vertices, edges + moorings)
    if embedding is None:
        raise _undrawable(board, tangle(edges + moorings))
    return _Loom(count, embedding.around).web()


def ordered(first: int, second: int) -> Edge:
    """Return the edge between two vertices, the lower one first: both directions are one edge."""
    return (first, second) if first < second else (second, first)


def _moorings(count: int, edges: Sequence[Edge]) -> Iterator[Edge]:
    """Tie every part of the board that does not reach the rim to the outside, by a void of its own."""
    void = count + 1
    for group in components(count + 1, edges):
        if count not in group:
            yield (group[0], void)
            yield (count, void)
            void += 1


def _undrawable(board: BoardSketch, crossing: Sequence[Edge]) -> UndrawableBoard:
    names = [region.id for region in board.regions] + [OUTSIDE_NAME] * (len(crossing) + 1)
    borders = tuple((names[first], names[second]) for first, second in crossing)
    listed = ", ".join(f"{first} - {second}" for first, second in borders)
    return UndrawableBoard(f"these borders cannot all be drawn on a flat board: {listed}", borders)


class _Loom:
    """Splits the faces of an embedding until each has three sides."""

    def __init__(self, regions: int, around: Sequence[Sequence[int]]) -> None:
        self.regions = regions
        self.tail: list[int] = []
        self.vertices = len(around)
        self.neighbours = {ordered(v, w) for v, ring in enumerate(around) for w in ring}
        self.faces: list[Face] = []
        for face in self._embedded_faces(around):
            self._split(face)

    def web(self) -> Web:
        corner = [0] * len(self.tail)
        for number, face in enumerate(self.faces):
            for dart in face:
                corner[dart] = number
        return Web(self.regions, tuple(self.tail), tuple(corner), len(self.faces), self._walks())

    def _embedded_faces(self, around: Sequence[Sequence[int]]) -> list[Face]:
        darts: dict[Edge, int] = {}
        for first, second in sorted(self.neighbours):
            darts[first, second], darts[second, first] = self._border(first, second)
        turn = {
            darts[first, vertex]: darts[vertex, second]
            for vertex, ring in enumerate(around)
            for first, second in zip(ring, (*ring[1:], ring[0]), strict=True)
        }
        return list(_cycles(turn))

    def _border(self, first: int, second: int) -> Edge:
        self.tail += [first, second]
        return len(self.tail) - 2, len(self.tail) - 1

    def _split(self, face: Face) -> None:
        pending = [face]
        while pending:
            face = pending.pop()
            if len(face) <= 3:
                self.faces.append(face)
            elif chord := self._chord(face):
                pending += self._cut(face, *chord)
            else:
                pending += self._fill(face)

    def _chord(self, face: Face) -> Edge | None:
        """Two places of a face that may meet along one more border; the closest such pair."""
        size = len(face)
        allowed = [
            (min(second - first, size - second + first), first, second)
            for first, second in combinations(range(size), 2)
            if 1 < second - first < size - 1
            and self._may_meet(self.tail[face[first]], self.tail[face[second]])
        ]
        return min(allowed)[1:] if allowed else None

    def _may_meet(self, first: int, second: int) -> bool:
        """A second shore of neighbours or a slit inside one region shows nothing new; voids may meet all."""
        if first == second:
            return first != self.regions
        return max(first, second) > self.regions or ordered(first, second) in self.neighbours

    def _cut(self, face: Face, first: int, second: int) -> tuple[Face, Face]:
        there, back = self._border(self.tail[face[first]], self.tail[face[second]])
        return [*face[first:second], back], [*face[second:], *face[:first], there]

    def _fill(self, face: Face) -> Iterator[Face]:
        """Put a void into a face and let it meet everything around."""
        void = self.vertices
        self.vertices += 1
        spokes = [self._border(self.tail[dart], void) for dart in face]
        for dart, (outward, _), (_, inward) in zip(face, (*spokes[1:], spokes[0]), spokes, strict=True):
            yield [dart, outward, inward]

    def _walks(self) -> tuple[tuple[int, ...], ...]:
        """Around each vertex: after a dart comes the twin of the dart before it in its face."""
        turn = {after: before ^ 1 for face in self.faces for before, after in pairwise([face[-1], *face])}
        walks: list[tuple[int, ...]] = [()] * self.vertices
        for cycle in _cycles(turn):
            walks[self.tail[cycle[0]]] = tuple(cycle)
        return tuple(walks)


def _cycles(turn: dict[int, int]) -> Iterator[list[int]]:
    """The cycles of a permutation, each from its smallest member, in ascending order."""
    left = dict.fromkeys(sorted(turn))
    while left:
        start = dart = next(iter(left))
        cycle: list[int] = []
        while dart in left:
            del left[dart]
            cycle.append(dart)
            dart = turn[dart]
        assert dart == start
        yield cycle
