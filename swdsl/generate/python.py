"""Python as frozen trees: the few expressions and statements that generated modules are made of.

Not the nodes of the standard `ast`: those cannot be compared, change in place, and form no closed union.
Names are settled by comparing trees and by putting one in the place of another, and whoever takes a tree
apart is held to every kind of node. Text is made of them in `layout`, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import EllipsisType
from typing import Any, TypeVar, cast

from swdsl.record import record

T = TypeVar("T")

# -- expressions ----------------------------------------------------------------------------------------


@record
class Name:
    """A name of the module or function itself, or of Python."""

    id: str


@record
class Kernel:
    """A name of the kernel: whatever module says it must import it."""

    id: str


@record
class Literal:
    """A value written out: the only way in which outside text enters code."""

    value: str | int | EllipsisType


@record
class Attribute:
    """`of.name`."""

    of: Expression
    name: str


@record
class Item:
    """`of[index]`."""

    of: Expression
    index: Expression


@record
class Call:
    """A call; `broken`: one argument to a line, however short they are."""

    function: Expression
    arguments: tuple[Part, ...]
    broken: bool = False


@record
class Row:
    """A tuple; `broken`: one part to a line, however short they are."""

    parts: tuple[Part, ...]
    broken: bool = False


@record
class Mapping:
    """A dictionary; `broken`: one pair to a line, however short they are."""

    parts: tuple[Part, ...]
    broken: bool = False


@record
class Unary:
    """A sign before its operand."""

    sign: str
    operand: Expression


@record
class Chain:
    """Operands joined by one operator."""

    sign: str
    parts: tuple[Expression, ...]


@record
class Comparison:
    """One value beside another, or between two."""

    first: Expression
    rest: tuple[tuple[str, Expression], ...]


@record
class Choice:
    """One value or another."""

    one: Expression
    test: Expression
    other: Expression


@record
class LookedUp:
    """A value that the board or the game knows, looked up once before anybody plays; `name` is a wish."""

    name: str
    value: Expression


Expression = (
    Name
    | Kernel
    | Literal
    | Attribute
    | Item
    | Call
    | Row
    | Mapping
    | Unary
    | Chain
    | Comparison
    | Choice
    | LookedUp
)


@record
class Keyword:
    """An argument with its name."""

    name: str
    value: Expression


@record
class Pair:
    """A key of a dictionary with its value."""

    key: Expression
    value: Expression


@record
class Spilled:
    """What stands in another tuple (`*`) or dictionary (`**`), put into this one."""

    sign: str
    value: Expression


Part = Expression | Keyword | Pair | Spilled

# -- statements -----------------------------------------------------------------------------------------


@record
class Return:
    """`return value`."""

    value: Expression


@record
class Leave:
    """`return`, with nothing."""


@record
class Assign:
    """`target = value`, with a type if need be, or with an operator before the sign."""

    target: Expression
    value: Expression
    kind: Expression | None = None
    sign: str = ""


@record
class Do:
    """An expression for what it does."""

    value: Expression


@record
class Repeat:
    """The same so many times."""

    times: int
    body: Body


@record
class If:
    """`if`, and `elif` or `else` if there is another body."""

    test: Expression
    body: Body
    otherwise: Body = ()


@record
class Pass:
    """Nothing."""


@record
class Comment:
    """A remark for readers of the module."""

    text: str


@record
class Explanation:
    """A text below the value it explains."""

    text: str


@record
class Import:
    """Names from another module, in the order of the linter."""

    module: str
    names: tuple[str, ...]


Statement = Return | Leave | Assign | Do | Repeat | If | Pass | Comment | Explanation | Import
Body = tuple[Statement, ...]

# -- making and changing them ---------------------------------------------------------------------------

NOTHING = Literal(0)
TRUE = Literal(True)


def call(function: str | Expression, *arguments: Part, **named: Expression) -> Call:
    """Return a call; a function given by its name is one of the kernel's."""
    called = Kernel(function) if isinstance(function, str) else function
    return Call(called, (*arguments, *(Keyword(key, value) for key, value in named.items())))


def ask(of: Expression, method: str, *arguments: Expression) -> Call:
    """Return the call of a method."""
    return Call(Attribute(of, method), arguments)


def chain(sign: str, parts: Iterable[Expression]) -> Expression:
    """Join operands by an operator for which it does not matter who is joined first."""
    flat: list[Expression] = []
    for part in parts:
        flat += part.parts if isinstance(part, Chain) and part.sign == sign else (part,)
    return flat[0] if len(flat) == 1 else Chain(sign, tuple(flat))


def compare(one: Expression, sign: str, other: Expression | int) -> Comparison:
    """Compare two values."""
    return Comparison(one, ((sign, Literal(other) if isinstance(other, int) else other),))


def texts(values: Iterable[str]) -> Row:
    """Return a tuple of texts."""
    return Row(tuple(Literal(value) for value in values))


def nodes(tree: Any) -> Iterator[Any]:
    """Yield a tree, or each tree of several, and everything inside it, outside first."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif parts := _parts(tree.__class__):
        yield tree
        for name in parts:
            yield from nodes(getattr(tree, name))


def rewritten(tree: T, change: Callable[[Any], Any]) -> T:
    """Return a tree in which each node that `change` answers for is replaced, outermost first."""
    changed = change(tree)
    if changed is not None:
        return cast(T, changed)
    node: Any = tree
    if isinstance(node, tuple):
        return cast(T, tuple(rewritten(part, change) for part in node))
    parts = {name: rewritten(getattr(node, name), change) for name in _parts(node.__class__)}
    return cast(T, replace(node, **parts) if parts else node)


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """Return what a node of a kind is made of; what is no node has no parts."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else ()
