"""Names are settled while everything is still a tree: what is imported, looked up once, or said twice."""

from __future__ import annotations

from typing import Final, TypeVar, get_args

from swdsl import runtime
from swdsl.generate.identifiers import told_apart
from swdsl.generate.python import (
    Assign,
    Attribute,
    Body,
    Expression,
    Item,
    Kernel,
    LookedUp,
    Name,
    nodes,
    rewritten,
)
from swdsl.lower.form_hooks import Hook

T = TypeVar("T")

GAME: Final = Name("game")
BOARD: Final = Attribute(GAME, "board")
SELF: Final = Name("self")
STATE: Final = Name("s")
SLOT: Final = Name("slot")
HELD: Final = Item(Attribute(STATE, "occ"), SLOT)
_PIECES: Final = Attribute(STATE, "piece")

_OF_THE_KERNEL: Final = frozenset(
    name
    for base in get_args(Hook)
    for kind in getattr(runtime, base.__name__).__mro__
    for name in (*vars(kind), *vars(kind).get("__annotations__", ()))
) | {"source"}
"""What a clause of the kernel calls its own."""


def kernel_names(tree: object) -> frozenset[str]:
    """Return what a module must import from the kernel."""
    return frozenset(node.id for node in nodes(tree) if isinstance(node, Kernel))


def names_in(tree: object) -> frozenset[str]:
    """Return every name that stands in a tree by itself, whoever gave it."""
    return frozenset(node.id for node in nodes(tree) if isinstance(node, Name | Kernel))


# -- values looked up once ------------------------------------------------------------------------------


def lookups(tree: object) -> dict[Expression, str]:
    """Return the attribute for each value that a clause looks up before the game, in the order of text."""
    named: dict[Expression, str] = {}
    for node in nodes(tree):
        if isinstance(node, LookedUp) and node.value not in named:
            named[node.value] = told_apart(node.name, {*named.values(), *_OF_THE_KERNEL})
    return named


def seen_anew(tree: T) -> T:
    """Ask for ground when it is wanted, where a clause changes it: what was looked up is out of date then."""

    def now(node: object) -> Expression | None:
        if not isinstance(node, LookedUp) or not any(each == BOARD for each in nodes(node.value)):
            return None
        return rewritten(node.value, lambda each: Attribute(STATE, "board") if each == BOARD else None)

    return rewritten(tree, now)


def with_lookups(tree: T, named: dict[Expression, str]) -> T:
    """Put the attributes in the place of what they hold."""

    def attribute(node: object) -> Attribute | None:
        return Attribute(SELF, named[node.value]) if isinstance(node, LookedUp) else None

    return rewritten(tree, attribute)


def prepare_body(named: dict[Expression, str]) -> Body:
    """Return the statements that look everything up."""
    body = tuple(Assign(Attribute(SELF, name), value) for value, name in named.items())
    return named_once(body, BOARD, "board", least=2)


# -- values said more than once -------------------------------------------------------------------------


def named_once(body: Body, value: Expression, name: str, least: int) -> Body:
    """Give a value a name of its own, and from then on say the name, if it is spoken of so often."""
    if sum(node == value for node in nodes(body)) < least:
        return body
    local = Name(told_apart(name, names_in(body)))
    return (Assign(local, value), *rewritten(body, lambda node: local if node == value else None))


def said_once(body: Body) -> Body:
    """Name the regions I hold and the regions of each piece, where they are spoken of more than once."""
    body = named_once(body, HELD, "held", least=2)
    pieces = [node for node in nodes(body) if isinstance(node, Item) and node.of == _PIECES]
    for piece in dict.fromkeys(pieces):
        if isinstance(piece.index, Attribute):
            body = named_once(body, piece, piece.index.name, least=2)
    return body
