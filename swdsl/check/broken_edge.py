"""Edge regions that do not lie around the map."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import BROKEN_EDGE
from swdsl.graphs.boards import has_one_rim, off_the_rim, tangle
from swdsl.model.ruleset import Library


def check_broken_edge(library: Library) -> Iterator[Diagnostic]:
    """Report maps that can be drawn, but not with all their edge regions on the outside."""
    for board in library.boards:
        if tangle(board) or has_one_rim(board):
            continue
        found = off_the_rim(board)
        culprit = found[0] if len(found) == 1 else None
        where = f": `{culprit}` lies inside" if culprit else ""
        spans = {region.id: region.span for region in board.regions}
        yield Diagnostic.at(
            BROKEN_EDGE,
            spans[culprit] if culprit else board.span,
            f"The edge regions of `{board.id}` cannot all lie on the outside{where}.",
            hint="Take away the word `edge` where it is wrong, or the border that closes the region in.",
        )
