"""Maps that nobody can enter."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import NO_WAY_IN
from swdsl.model.ruleset import Library


def check_no_way_in(library: Library) -> Iterator[Diagnostic]:
    """Report maps without a region at the edge that anybody could ever stand in."""
    for board in library.boards:
        grounds = library.grounds(board)
        edge = [region.id for region in board.regions if region.edge]
        if board.regions and all(each in grounds and grounds[each].impassable for each in edge):
            yield Diagnostic.at(
                NO_WAY_IN,
                board.span,
                f"No region of `{board.id}` lies at the edge, so no race can enter it."
                if not edge
                else f"Nobody can enter `{board.id}`: its edge is impassable.",
                hint="Write `edge` behind the terrain of the regions at the rim.",
            )
