"""Which graphs can be drawn flat, and in what order the neighbours then stand around each vertex."""

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


@dataclass(frozen=True, slots=True)
class Tangle:
    """Why a graph cannot be drawn flat: edges that no drawing can keep from crossing."""

    edges: tuple[Edge, ...]


def joined(vertices: Iterable[Vertex], edges: Iterable[tuple[Vertex, Vertex]]) -> "nx.Graph[Vertex]":
    """Return the graph of some vertices and of the edges between them."""
    import networkx as nx

    graph = nx.Graph()
    graph.add_nodes_from(vertices)
    graph.add_edges_from(edges)
    return graph


def embed(count: int, edges: Iterable[Edge]) -> Embedding | Tangle:
    """Order the neighbours of the vertices 0 to `count` - 1, or show the tangle that forbids it."""
    import networkx as nx

    graph = joined(range(count), edges)
    flat, certificate = nx.check_planarity(graph, counterexample=True)
    if not flat:
        return Tangle(tuple(sorted((min(edge), max(edge)) for edge in certificate.edges())))
    return Embedding(tuple(tuple(certificate.neighbors_cw_order(vertex)) for vertex in range(count)))


def components(count: int, edges: Iterable[Edge]) -> tuple[tuple[int, ...], ...]:
    """Group the vertices 0 to `count` - 1 by connection, each group and the list in ascending order."""
    import networkx as nx

    graph = joined(range(count), edges)
    return tuple(sorted(tuple(sorted(group)) for group in nx.connected_components(graph)))
