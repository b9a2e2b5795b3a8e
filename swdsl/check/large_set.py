"""Projects whose components have more clauses and pieces than can be played, all taken together."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_limits import LARGE_SET
from swdsl.limits import MOST_CLAUSES_IN_ALL, MOST_KINDS_OF_PIECES
from swdsl.model.content import Component
from swdsl.model.ruleset import Library


def check_large_set(library: Library) -> Iterator[Diagnostic]:
    """Report the component with which clauses or pieces become too many.

    Few lines can make many: whatever starts from another component has all that one has.
    """
    clauses = pieces = 0
    for each in library.components():
        before = clauses, pieces
        clauses, pieces = clauses + len(each.clauses), pieces + len(each.pieces)
        if before[0] <= MOST_CLAUSES_IN_ALL < clauses:
            yield _too_many(each, f"{MOST_CLAUSES_IN_ALL} clauses")
        if before[1] <= MOST_KINDS_OF_PIECES < pieces:
            yield _too_many(each, f"{MOST_KINDS_OF_PIECES} kinds of pieces")


def _too_many(component: Component, what: str) -> Diagnostic:
    message = f"With `{component.ref.id}`, all components together have more than {what}."
    hint = "Leave some components out, or let fewer start from others."
    return Diagnostic.at(LARGE_SET, component.span, message, hint=hint)
