"""Where a number comes from: every item of a bill with the sentence of the rules that made it."""

from __future__ import annotations

from collections.abc import Sequence

from swdsl.model.clauses import Clause
from swdsl.model.ruleset import Library
from swdsl.scenarios.words import amount, label


def itemised(items: Sequence[tuple[str, int]], library: Library) -> list[str]:
    """Return a line for each clause behind a number: how much, its label, its words and their place."""
    sums: dict[str, int] = {}
    for name, number in items:
        sums[name] = sums.get(name, 0) + number
    clauses = {f"{owner.scope}.{clause.id}": clause for owner, clause in library.clauses()}
    rows = [(amount(number), label(name), clauses.get(name)) for name, number in sums.items() if number]
    wide = max((len(number) for number, _, _ in rows), default=0)
    long = max((len(name) for _, name, _ in rows), default=0)
    return [f"  {number:>{wide}}  {name:{long}}  {_words(clause)}".rstrip() for number, name, clause in rows]


def _words(clause: Clause | None) -> str:
    if clause is None:
        return ""
    place = f"  ({clause.span.path}:{clause.span.line})" if clause.span.is_somewhere else ""
    return f"{' '.join(clause.text.split())}{place}"
