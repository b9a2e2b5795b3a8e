"""Edge regions that do not lie around the map."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import BROKEN_EDGE
from swdsl.graphs.boards import has_one_rim, tangle
from swdsl.model.board import Board
from swdsl.model.ruleset import Library


def check_broken_edge(library: Library) -> Iterator[Diagnostic]:
    """Report maps that can be drawn, but not with all their edge regions on the outside."""
    for board in library.boards:
        if tangle(board) or has_one_rim(board):
            continue
        culprit = _culprit(board)
        where = f": `{culprit}` lies inside" if culprit else ""
        spans = {region.id: region.span for region in board.regions}
        yield Diagnostic.at(
            BROKEN_EDGE,
            spans[culprit] if culprit else board.span,
            f"The edge regions of `{board.id}` cannot all lie on the outside{where}.",
            hint="Take away the word `edge` where it is wrong, or the border that closes the region in.",
        )


def _culprit(board: Board) -> str | None:
    """Return the only edge region that is in the way of the others, if there is exactly one."""
    edge = [region.id for region in board.regions if region.edge]
    found = [each for each in edge if has_one_rim(board, without=each)]
    return found[0] if len(found) == 1 else None
