"""Clauses written twice."""

from collections import Counter
from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_clauses import REPEATED_CLAUSE
from swdsl.model.clauses import Clause
from swdsl.model.ruleset import Library


def lint_repeated_clause(library: Library) -> Iterator[Diagnostic]:
    """Warn when an owner has two clauses that say the same; that two have one id is reported by itself."""
    declared = Counter(component.ref for each in library.sets for component in each.components)
    seen: dict[object, Clause] = {}
    for owner, clause in library.clauses():
        if declared[owner] > 1:
            continue
        meaning = (owner, clause.moment, clause.state, clause.limit, clause.conditions, clause.effects)
        first = seen.setdefault(meaning, clause)
        if first is not clause:
            yield Diagnostic(
                REPEATED_CLAUSE,
                f"`{owner.id}` says this twice.",
                (Label(clause.span, "again"), Label(first.span, "said here first")),
                "Remove one. If it is meant to count double, say so with a number.",
            )
