"""Where each clause stands: the only generated module that knows lines of source files."""

from collections.abc import Iterable

from swdsl.generate.layout import Group, Labelled, Value, lay_out, quoted, row
from swdsl.lower.form import LoweredSet


def source_groups(sets: Iterable[LoweredSet]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of lines of the source map: name of a clause, file, line, text."""
    entries: list[Value] = [
        Labelled(
            f"{quoted(clause.id)}: ",
            row([quoted(clause.span.path), str(clause.span.line), quoted(clause.text)]),
        )
        for each in sets
        for clause in each.clauses
    ]
    value = Group("{", tuple(entries), "}", broken=bool(entries))
    return (
        ("from typing import Final",),
        tuple(lay_out(value, 0, before="CLAUSES: Final[dict[str, tuple[str, int, str]]] = ")),
    )
