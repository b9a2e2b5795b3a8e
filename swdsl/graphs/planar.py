"""Which graphs can be drawn flat, and in what order the neighbours then stand around each vertex."""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import networkx as nx

Edge = tuple[int, int]
Vertex = TypeVar("Vertex")


@dataclass(frozen=True, slots=True)
class Embedding:
    """A flat drawing without coordinates: for each vertex its neighbours in clockwise order."""

    around: tuple[tuple[int, ...], ...]


def joined(vertices: Iterable[Vertex], edges: Iterable[tuple[Vertex, Vertex]]) -> "nx.Graph[Vertex]":
    """Return the graph of some vertices and of the edges between them."""
    import networkx as nx

    graph = nx.Graph()
    graph.add_nodes_from(vertices)
    graph.add_edges_from(edges)
    return graph


def embed(count: int, edges: Iterable[Edge]) -> Embedding | None:
    """Order the neighbours of the vertices 0 to `count` - 1; nothing if some edges would have to cross."""
    import networkx as nx

    flat, found = nx.check_planarity(joined(range(count), edges))
    return (
        Embedding(tuple(tuple(found.neighbors_cw_order(vertex)) for vertex in range(count))) if flat else None
    )


def tangle(edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """Return edges that must cross in any drawing, none of which could be missed; nothing if all lie flat.

    The shortest beginning of the list that does not lie flat ends with an edge that is needed. It is put in
    front, and the next one is looked for, until all that is left is needed. So the whole graph is asked about
    once for every halving until an edge is found; trying each edge by itself can take minutes.
    """
    left = sorted({(min(edge), max(edge)) for edge in edges})
    if lies_flat(left):
        return ()
    needed = 0
    while True:
        shortest = needed + bisect_left(
            range(needed, len(left)), True, key=lambda end: not lies_flat(left[:end])
        )
        if shortest == needed:
            return tuple(sorted(left[:needed]))
        left = [left[shortest - 1], *left[: shortest - 1]]
        needed += 1


def lies_flat(edges: Iterable[Edge]) -> bool:
    """Whether a graph can be drawn without any two of its edges crossing."""
    import networkx as nx

    return bool(nx.check_planarity(nx.Graph(edges))[0])


def components(count: int, edges: Iterable[Edge]) -> tuple[tuple[int, ...], ...]:
    """Group the vertices 0 to `count` - 1 by connection, each group and the list in ascending order."""
    import networkx as nx

    graph = joined(range(count), edges)
    return tuple(sorted(tuple(sorted(group)) for group in nx.connected_components(graph)))
