"""Terms that nobody uses."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNUSED_TERM
from swdsl.model.ruleset import Library
from swdsl.model.walk import refs
from swdsl.words import Kind


def lint_unused_term(library: Library) -> Iterator[Diagnostic]:
    """Warn when a term is declared for nothing."""
    clauses = (clause for _, clause in library.clauses())
    regions = (term.regions for each in library.sets for term in each.terms)
    named = refs(*clauses, *regions, library.equivalences)
    used = frozenset(ref for ref in named if ref.kind is Kind.TERM)
    for each in library.sets:
        for term in each.terms:
            if term.ref not in used:
                yield Diagnostic.at(
                    UNUSED_TERM,
                    term.span,
                    f"No clause uses the term `{term.ref.id}`.",
                    hint=f"Use it where a region stands, as in `a {term.ref.id} region`, or remove it.",
                )
