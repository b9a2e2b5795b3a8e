"""How deep a sentence goes: descriptions of regions by regions by regions have to stop somewhere."""

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final

DEEPEST: Final = 100
"""Levels of a tree, about twenty descriptions within each other; all who follow them do so by recursion."""

_SHORT: Final = 300
"""No line of so few characters goes deeper than that."""


def goes_too_deep(line: object, text: str) -> bool:
    """Whether a line is deeper than anybody should follow."""
    if len(text) <= _SHORT:
        return False
    waiting: list[tuple[object, int]] = [(line, 0)]
    while waiting:
        node, depth = waiting.pop()
        if depth > DEEPEST:
            return True
        if isinstance(node, tuple):
            waiting += [(each, depth) for each in node]
        else:
            waiting += [(getattr(node, name), depth + 1) for name in _parts(type(node))]
    return False


@cache
def _parts(kind: type[object]) -> tuple[str, ...]:
    """Return what to follow of a node: its fields, but for places in the text."""
    found = fields(kind) if is_dataclass(kind) else ()
    return tuple(field.name for field in found if field.name != "span")
