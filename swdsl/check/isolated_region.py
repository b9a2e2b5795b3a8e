"""Regions that border no other."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import ISOLATED_REGION
from swdsl.model.ruleset import Library


def check_isolated_region(library: Library) -> Iterator[Diagnostic]:
    """Report regions without a border."""
    for board in library.boards:
        near = board.neighbours()
        for region in board.regions:
            if not near[region.id]:
                yield Diagnostic.at(
                    ISOLATED_REGION,
                    region.span,
                    f"`{region.id}` borders no other region.",
                    hint="Write its neighbours behind a bar: `… | other_region`.",
                )
