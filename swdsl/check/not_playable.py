"""Clauses that read well and mean something, but that the engine has no way to play."""

from collections.abc import Iterator

from swdsl.check.definition_cycle import check_definition_cycle
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.lower import unplayable
from swdsl.model.ruleset import Library
from swdsl.source import Span


def check_not_playable(library: Library) -> Iterator[Diagnostic]:
    """Refuse a clause that would be left out of the generated module without a word."""
    if next(check_definition_cycle(library), None) is not None:
        return  # a term without end means nothing that could be played
    seen: set[Span] = set()
    for clause in unplayable(library):
        if clause.span not in seen:  # `like` brings a clause once more
            seen.add(clause.span)
            yield Diagnostic.at(
                NOT_PLAYABLE,
                clause.span,
                f"The engine cannot play this: {clause.missing}.",
                hint="Say it another way; the page of this finding and the limits of the language show some.",
            )
