"""Imports as the linter sorts them: constants, then classes, then functions."""

from collections.abc import Iterable

from swdsl.generate.python import Body, Import


def kernel_imports(names: Iterable[str]) -> Body:
    """Return the import of names from the kernel; nothing without names."""
    ordered = tuple(sorted(set(names), key=_order))
    return (Import("swdsl.runtime", ordered),) if ordered else ()


def _order(name: str) -> tuple[int, str, str]:
    group = 0 if name.isupper() else 1 if name[:1].isupper() else 2
    return group, name.lower(), name
