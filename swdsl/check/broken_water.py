"""Water to travel on that does not flow from edge to edge."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import BROKEN_WATER
from swdsl.graphs.boards import ends, parts
from swdsl.model.ruleset import Library


def lint_broken_water(library: Library) -> Iterator[Diagnostic]:
    """Warn when transit water lies in several pieces, or ends before it meets the edge."""
    for board in library.boards:
        grounds = library.grounds(board)
        flowing = [region for region, ground in grounds.items() if ground.water and ground.transit]
        by_id = {region.id: region for region in board.regions}
        for part in parts(board, flowing)[1:]:
            yield Diagnostic.at(
                BROKEN_WATER,
                by_id[part[0]].span,
                f"The water of `{board.id}` is interrupted before `{part[0]}`.",
                hint="Join it to the rest of the water, or make it another terrain.",
            )
        for end in ends(board, flowing):
            if not by_id[end].edge:
                yield Diagnostic.at(
                    BROKEN_WATER,
                    by_id[end].span,
                    f"The water of `{board.id}` ends at `{end}`, inside the map.",
                    hint="Let it flow on to the edge, or write `edge` behind its terrain.",
                )
