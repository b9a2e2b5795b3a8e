"""Import lines as the linter sorts them: constants, then classes, then functions."""

from collections.abc import Iterable

from swdsl.generate.layout import WIDTH


def import_lines(module: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return one import statement, broken over lines when it is too long; nothing without names."""
    ordered = sorted(set(names), key=_order)
    if not ordered:
        return ()
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= WIDTH:
        return (line,)
    return (f"from {module} import (", *(f"    {name}," for name in ordered), ")")


def _order(name: str) -> tuple[int, str, str]:
    group = 0 if name.isupper() else 1 if name[:1].isupper() else 2
    return group, name.lower(), name
