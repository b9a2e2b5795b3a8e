"""Maps that cannot be drawn on a table."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_maps import IMPOSSIBLE_MAP
from swdsl.graphs.boards import tangle
from swdsl.model.ruleset import Library


def check_impossible_map(library: Library) -> Iterator[Diagnostic]:
    """Report maps whose regions cannot be drawn side by side without one crossing another."""
    for board in library.boards:
        knot = tangle(board)
        if knot:
            named = ", ".join(f"`{each}`" for each in knot)
            yield Diagnostic.at(
                IMPOSSIBLE_MAP,
                board.span,
                f"`{board.id}` cannot be drawn: some of its borders would have to cross.\n"
                f"The knot is among {named}.",
                hint="One of the borders between these regions is probably a slip.",
            )
