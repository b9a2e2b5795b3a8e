"""Water that touches no land."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import MISSING_COAST
from swdsl.model.ruleset import Library


def lint_missing_coast(library: Library) -> Iterator[Diagnostic]:
    """Warn about water regions without a coast."""
    for board in library.boards:
        grounds = library.grounds(board)
        near = board.neighbours()
        for region in board.regions:
            ground = grounds.get(region.id)
            if ground is None or not ground.water or not near[region.id]:
                continue
            if all(each in grounds and grounds[each].water for each in near[region.id]):
                yield Diagnostic.at(
                    MISSING_COAST,
                    region.span,
                    f"`{region.id}` touches no land, so it is nobody's coast.",
                    hint="Give it a border with land, or make it one region with the water beside it.",
                )
