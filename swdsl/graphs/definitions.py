"""Definitions that rest on others: rings among them."""

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import networkx as nx

Name = TypeVar("Name")


def rings(rests_on: Mapping[Name, Iterable[Name]]) -> tuple[tuple[Name, ...], ...]:
    """Return one ring for each knot of definitions that rest on each other.

    A ring starts with the member that comes first in the mapping; a definition that rests on itself is
    a ring of one.
    """
    if not _has_rings(rests_on):
        return ()
    import networkx as nx

    graph = nx.DiGraph()
    graph.add_nodes_from(rests_on)
    graph.add_edges_from((name, other) for name, others in rests_on.items() for other in others)
    order = {name: number for number, name in enumerate(rests_on)}
    found = [_ring(graph.subgraph(knot), order) for knot in nx.strongly_connected_components(graph)]
    return tuple(sorted((ring for ring in found if ring), key=lambda ring: order[ring[0]]))


def _has_rings(rests_on: Mapping[Name, Iterable[Name]]) -> bool:
    """Whether there is any ring at all: sound rules have none, and nothing heavy is imported for them."""
    try:
        TopologicalSorter(rests_on).prepare()
    except CycleError:
        return True
    return False


def _ring(knot: "nx.DiGraph[Name]", order: Mapping[Name, int]) -> tuple[Name, ...]:
    """Return the shortest way round through the first member of a knot; nothing if it has none."""
    import networkx as nx

    first = min(knot, key=lambda name: order.get(name, len(order)))
    if knot.has_edge(first, first):
        return (first,)
    backs = sorted(knot.predecessors(first), key=order.__getitem__)
    ways = [tuple(nx.shortest_path(knot, first, back)) for back in backs]
    return min(ways, key=len, default=())
