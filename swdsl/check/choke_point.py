"""Regions that alone join two parts of a map."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import CHOKE_POINT
from swdsl.graphs.boards import chokes
from swdsl.model.ruleset import Library


def lint_choke_point(library: Library) -> Iterator[Diagnostic]:
    """Warn about regions whose holder cuts others off, as far as races walk."""
    for board in library.boards:
        walkable = [region for region, ground in library.grounds(board).items() if ground.walkable]
        spans = {region.id: region.span for region in board.regions}
        for choke, behind in chokes(board, walkable):
            named = ", ".join(f"`{each}`" for each in behind)
            yield Diagnostic.at(
                CHOKE_POINT,
                spans[choke],
                f"Whoever holds `{choke}` cuts off {named}.",
                hint="Add a second way round if this is not meant.",
            )
