"""How deep a sentence goes: descriptions of regions by regions by regions have to stop somewhere."""

from dataclasses import fields, is_dataclass
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
        elif is_dataclass(node):
            waiting += [(getattr(node, field.name), depth + 1) for field in fields(node)]
    return False
