"""How deep a sentence goes: regions described by regions, effects after effects: all has to stop."""

from dataclasses import fields
from functools import cache
from typing import Any, Final

from swdsl.limits import MOST_EFFECTS
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_words import Node

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
        elif isinstance(node, Node):
            kind: Any = type(node)
            waiting += [(getattr(node, name), depth + 1) for name in _parts(kind)]
    return False


def has_too_many_effects(line: object) -> bool:
    """Whether a clause does more than anybody could follow: every effect may hang on the one before it."""
    return isinstance(line, Clause) and len(line.effects) > MOST_EFFECTS


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """Return the fields of a node that can hold others."""
    return tuple(each.name for each in fields(kind) if each.compare)
