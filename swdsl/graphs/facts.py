"""What a map's graph tells a player: who borders many, who lies in the middle, who holds it together."""

from dataclasses import dataclass

import networkx as nx

from swdsl.graphs.boards import chokes
from swdsl.graphs.planar import joined
from swdsl.model.board import Board


@dataclass(frozen=True, slots=True)
class RegionFacts:
    """Numbers about one region. `centrality` is the share of shortest paths that run through it."""

    id: str
    borders: int
    centrality: float
    steps_from_edge: int | None


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """Numbers about a map. `chokes` are regions without which the rest of the passable board falls apart."""

    regions: tuple[RegionFacts, ...]
    borders: int
    mean_borders: float
    diameter: int | None
    chokes: tuple[str, ...]


def board_facts(board: Board, passable: frozenset[str]) -> BoardFacts:
    """Measure a board; paths, steps and chokes are those of the passable regions."""
    borders = ((border.one, border.other) for border in board.borders)
    graph = joined((region.id for region in board.regions), borders)
    walk = graph.subgraph(passable)
    middle = nx.betweenness_centrality(walk)
    rim = {region.id for region in board.regions if region.edge} & passable
    steps = nx.multi_source_dijkstra_path_length(walk, rim) if rim else {}
    rows = tuple(
        RegionFacts(
            region.id, graph.degree(region.id), round(middle.get(region.id, 0.0), 3), steps.get(region.id)
        )
        for region in board.regions
    )
    connected = len(walk) > 0 and nx.is_connected(walk)
    return BoardFacts(
        rows,
        graph.number_of_edges(),
        round(2 * graph.number_of_edges() / max(1, len(graph)), 2),
        nx.diameter(walk) if connected else None,
        tuple(choke for choke, _ in chokes(board, passable)),
    )
