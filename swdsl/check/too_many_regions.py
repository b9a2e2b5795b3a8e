"""Maps larger than the engine plays at full speed."""

from collections.abc import Iterator
from typing import Final

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import TOO_MANY_REGIONS
from swdsl.model.ruleset import Library

#: A set of regions then fits into one machine word.
MOST_REGIONS: Final = 62


def lint_too_many_regions(library: Library) -> Iterator[Diagnostic]:
    """Warn about maps with more regions than fit into one machine word."""
    for board in library.boards:
        if len(board.regions) > MOST_REGIONS:
            yield Diagnostic.at(
                TOO_MANY_REGIONS,
                board.span,
                f"`{board.id}` has {len(board.regions)} regions; more than {MOST_REGIONS} are slow to play.",
                hint="Join some regions, or accept that games take longer.",
            )
