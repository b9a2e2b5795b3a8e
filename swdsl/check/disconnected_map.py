"""Maps that fall apart."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import DISCONNECTED_MAP
from swdsl.graphs.boards import parts
from swdsl.model.ruleset import Library


def check_disconnected_map(library: Library) -> Iterator[Diagnostic]:
    """Report the parts of a map that no border joins to its largest part."""
    for board in library.boards:
        near = board.neighbours()
        spans = {region.id: region.span for region in board.regions}
        # A region without any border is a finding of its own.
        for part in parts(board, [region for region, others in near.items() if others])[1:]:
            named = ", ".join(f"`{each}`" for each in part)
            yield Diagnostic.at(
                DISCONNECTED_MAP,
                spans[part[0]],
                f"No border joins {named} to the rest of `{board.id}`.",
                hint="Add the border that is missing, or draw two maps.",
            )
