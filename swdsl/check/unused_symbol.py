"""Symbols that no map shows and no clause speaks of."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNUSED_SYMBOL
from swdsl.model.ruleset import Library
from swdsl.model.walk import refs


def lint_unused_symbol(library: Library) -> Iterator[Diagnostic]:
    """Warn when a symbol is declared for nothing."""
    clauses = (clause for _, clause in library.clauses())
    grounds = ((each.neutrals, each.terms) for each in library.sets)
    used = set(refs(*clauses, *grounds, library.equivalences))
    used.update(mark for board in library.boards for region in board.regions for mark in region.marks)
    for each in library.sets:
        for symbol in each.symbols:
            if symbol.ref not in used:
                yield Diagnostic.at(
                    UNUSED_SYMBOL,
                    symbol.span,
                    f"No map and no clause uses the symbol `{symbol.ref.id}`.",
                    hint="Put it on a map, speak of it in a clause, or remove it.",
                )
