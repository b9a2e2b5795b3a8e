"""Walking lowered expressions: their parts, whether they are static, and what they mention."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from swdsl.lower.form_regions import (
    All,
    Bordering,
    Both,
    Either,
    Except,
    Mask,
    Named,
    SameGround,
    Spread,
    Symbol,
    Terrain,
    Within,
)

_STATIC_LEAVES = (Terrain, Symbol, All)
_STATIC_IF_PARTS_ARE = (Named, Spread, Bordering, Within, SameGround, Both, Either, Except)


def parts_of(node: Any) -> Iterator[Any]:
    """Yield the direct parts of a lowered value that are lowered values themselves."""
    for each in fields(node):
        value = getattr(node, each.name)
        if is_dataclass(value):
            yield value
        elif isinstance(value, tuple):
            yield from _inside(value)


def _inside(values: tuple[Any, ...]) -> Iterator[Any]:
    for value in values:
        if is_dataclass(value):
            yield value
        elif isinstance(value, tuple):
            yield from _inside(value)


def walk(node: Any) -> Iterator[Any]:
    """Yield a lowered value and everything inside it, outside first."""
    yield node
    for part in parts_of(node):
        yield from walk(part)


def is_static(mask: Mask) -> bool:
    """Whether a set of regions depends on the board alone."""
    if isinstance(mask, _STATIC_LEAVES):
        return True
    return isinstance(mask, _STATIC_IF_PARTS_ARE) and all(is_static(part) for part in parts_of(mask))
