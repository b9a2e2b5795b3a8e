"""The order of things that need each other at one moment."""

from collections.abc import Iterable, Mapping


def best_order(count: int, needs: Mapping[int, Iterable[int]]) -> tuple[int, ...] | None:
    """Order the numbers 0 to `count` - 1 so that each comes after those it needs; None if nothing does.

    Numbers that need nothing of each other keep their order.
    """
    if all(supplier < number for number, suppliers in needs.items() for supplier in suppliers):
        return tuple(range(count))
    import networkx as nx

    graph = nx.DiGraph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from((supplier, number) for number, suppliers in needs.items() for supplier in suppliers)
    if not nx.is_directed_acyclic_graph(graph):
        return None
    return tuple(nx.lexicographical_topological_sort(graph))
