"""Regions that no ordinary race can ever reach."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import UNREACHABLE_REGION
from swdsl.graphs.boards import reachable
from swdsl.model.board import Board
from swdsl.model.ruleset import Library


def lint_unreachable_region(library: Library) -> Iterator[Diagnostic]:
    """Warn about regions cut off from every way in by ground that nobody may cross."""
    for board in library.boards:
        grounds = library.grounds(board)
        walkable = {region for region, ground in grounds.items() if ground.walkable}
        shores = {region for region, ground in grounds.items() if ground.closed}
        found = reachable(board, _entries(board, walkable, shores), walkable)
        near = board.neighbours()
        if not found:
            continue
        for region in board.regions:
            if region.id in walkable and region.id not in found and near[region.id]:
                yield Diagnostic.at(
                    UNREACHABLE_REGION,
                    region.span,
                    f"No race can reach `{region.id}` without a permission of its own.",
                    hint="Open a way: a border to a region that can be reached, or `edge`.",
                )


def _entries(board: Board, walkable: set[str], shores: set[str]) -> Iterator[str]:
    """Yield where races come in: at the edge, and from closed ground that lies there."""
    near = board.neighbours()
    for region in board.regions:
        if region.edge and region.id in walkable:
            yield region.id
        elif region.edge and region.id in shores:
            yield from (each for each in near[region.id] if each in walkable)
