"""Maps as graphs: what hangs together, what stands in the way, what lies flat on a table.

Regions go in and out by their ids; nobody else sees a graph.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from swdsl.graphs.planar import Edge, joined, lies_flat
from swdsl.graphs.planar import tangle as planar_tangle
from swdsl.model.board import Board

if TYPE_CHECKING:
    import networkx as nx


class Shape(NamedTuple):
    """What a map is as a graph. The same shape has the same answers, whatever else is written on the map."""

    regions: tuple[str, ...]
    borders: tuple[tuple[str, str], ...]


def parts(board: Board, regions: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Group these regions by connection among themselves, the largest group first."""
    return _parts(_shape(board), tuple(regions))


@lru_cache(maxsize=256)
def _parts(shape: Shape, regions: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    import networkx as nx

    graph, order = _among(shape, regions)
    groups = [tuple(sorted(group, key=order.__getitem__)) for group in nx.connected_components(graph)]
    return tuple(sorted(groups, key=lambda group: (-len(group), order[group[0]])))


def reachable(board: Board, starts: Iterable[str], open_regions: Collection[str]) -> frozenset[str]:
    """Return every region that can be walked to from the starts through open regions."""
    near = board.neighbours()
    found = {start for start in starts if start in open_regions}
    waiting = list(found)
    while waiting:
        new = [each for each in near[waiting.pop()] if each in open_regions and each not in found]
        found.update(new)
        waiting.extend(new)
    return frozenset(found)


def chokes(board: Board, regions: Iterable[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return each region without which these fall apart, with the smallest part it holds on to."""
    return _chokes(_shape(board), tuple(regions))


@lru_cache(maxsize=128)
def _chokes(shape: Shape, regions: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    import networkx as nx

    graph, order = _among(shape, regions)
    found = []
    for choke in sorted(nx.articulation_points(graph), key=order.__getitem__):
        left = _parts(shape, tuple(each for each in regions if each != choke))
        found.append((choke, left[-1]))
    return tuple(found)


def ends(board: Board, regions: Collection[str]) -> tuple[str, ...]:
    """Return the regions where a line of these regions stops: those with at most one neighbour in it."""
    near = board.neighbours()
    return tuple(
        region.id
        for region in board.regions
        if region.id in regions and sum(each in regions for each in near[region.id]) <= 1
    )


def most_apart(board: Board, regions: Iterable[str], enough: int) -> int:
    """Return how many of these regions can be chosen so that no two border each other, counting up to enough.

    Who asks for few gets an answer at once: a large map has them, and a small one is soon searched.
    """
    near = board.neighbours()
    return _most_apart(frozenset(regions), {name: frozenset(near[name]) for name in near}, enough)


def _most_apart(left: frozenset[str], near: Mapping[str, frozenset[str]], enough: int) -> int:
    """Take the region with the fewest neighbours left, or, where that may not be best, leave it."""
    if not left or enough <= 0:
        return 0
    one = min(sorted(left), key=lambda name: len(near[name] & left))
    beside = near[one] & left
    taken = 1 + _most_apart(left - beside - {one}, near, enough - 1)
    # A region with at most one neighbour is never a worse choice than that neighbour.
    if len(beside) <= 1 or taken >= enough:
        return taken
    return max(taken, _most_apart(left - {one}, near, enough))


def tangle(board: Board) -> tuple[str, ...]:
    """Return the regions whose borders would have to cross in any drawing; nothing if the map lies flat."""
    if has_one_rim(board):
        return ()
    numbers = {number for edge in _tangle(_edges(board, ())) for number in edge}
    return tuple(board.regions[number].id for number in sorted(numbers))


def has_one_rim(board: Board, without: str | None = None) -> bool:
    """Whether the map can be drawn with all regions at the edge, but perhaps one, on the outside."""
    return _lies_flat(_edges(board, [region for region in _rim(board) if region != without]))


def off_the_rim(board: Board) -> tuple[str, ...]:
    """Return each region at the edge without which all others could lie on the outside.

    Only one whose way out is part of every tangle can be such a region: the others need not be tried.
    """
    outside = len(board.regions)
    edges = _tangle(_edges(board, _rim(board)))
    suspects = [board.regions[number].id for number, other in edges if other == outside]
    return tuple(region for region in suspects if has_one_rim(board, without=region))


def _rim(board: Board) -> list[str]:
    return [region.id for region in board.regions if region.edge]


def _edges(board: Board, rim: Collection[str]) -> tuple[Edge, ...]:
    """Return the borders of a map by numbers; all regions at the rim border one more, the outside."""
    number = _order(board)
    edges = [(number[border.one], number[border.other]) for border in board.borders]
    return (*edges, *((number[region], len(number)) for region in rim))


# The slowest questions about a map, asked by two checks and again for every change elsewhere.
_lies_flat = lru_cache(maxsize=128)(lies_flat)
_tangle = lru_cache(maxsize=128)(planar_tangle)


def _shape(board: Board) -> Shape:
    borders = tuple((border.one, border.other) for border in board.borders)
    return Shape(tuple(region.id for region in board.regions), borders)


def _among(shape: Shape, regions: tuple[str, ...]) -> tuple["nx.Graph[str]", dict[str, int]]:
    """Return the graph of some regions, and the order in which all of them stand."""
    return _graph(shape).subgraph(regions), {region: number for number, region in enumerate(shape.regions)}


def _graph(shape: Shape) -> "nx.Graph[str]":
    return joined(shape.regions, shape.borders)


def _order(board: Board) -> dict[str, int]:
    return {region.id: number for number, region in enumerate(board.regions)}
