"""Maps for readers: facts about the shape of a board."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from swdsl.graphs.boards import chokes
from swdsl.model.board import Board, Region
from swdsl.model.content import Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library

UNCOLOURED: Final = "#c9c2b4"


@dataclass(frozen=True, slots=True)
class Geography:
    """What the table of a map says besides its regions."""

    neighbours: dict[str, list[str]]
    distances: dict[str, float]
    edge: int
    grounds: tuple[tuple[Terrain, int], ...]
    central: tuple[Region, ...]
    busiest: tuple[Region, ...]
    chokes: tuple[Region, ...]


def terrains_of(library: Library, board: Board) -> dict[Ref, Terrain]:
    """Return the terrains a map shows, in order of declaration."""
    shown = {region.terrain for region in board.regions}
    return {each.ref: each for rules in library.sets for each in rules.terrains if each.ref in shown}


def geography(library: Library, board: Board) -> Geography:
    """Measure a map. Distances count steps over any ground; bottlenecks are those of freely open ground."""
    terrains = terrains_of(library, board)
    neighbours = board.neighbours()
    distances = {region.id: _mean_distance(neighbours, region.id) for region in board.regions}
    grounds = tuple(
        (each, sum(region.terrain == ref for region in board.regions)) for ref, each in terrains.items()
    )
    land = [region for region in board.regions if _is_open(terrains[region.terrain])]
    most = max((len(neighbours[each.id]) for each in land), default=0)
    least = min((distances[each.id] for each in land), default=0.0)
    narrow = {choke for choke, _ in chokes(board, [each.id for each in land])}
    return Geography(
        neighbours,
        distances,
        sum(region.edge for region in board.regions),
        grounds,
        tuple(each for each in land if distances[each.id] == least),
        tuple(each for each in land if len(neighbours[each.id]) == most),
        tuple(each for each in land if each.id in narrow),
    )


def _is_open(terrain: Terrain) -> bool:
    return not (terrain.impassable or terrain.closed)


def _mean_distance(neighbours: dict[str, list[str]], start: str) -> float:
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return round(sum(steps.values()) / max(len(steps) - 1, 1), 2)
