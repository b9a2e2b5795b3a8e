"""Statements that fit on their lines: parts of a long one get names of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from swdsl.generate.identifiers import told_apart
from swdsl.generate.layout import STEP, WIDTH, head
from swdsl.generate.naming import names_in
from swdsl.generate.one_line import flat
from swdsl.generate.python import (
    Assign,
    Body,
    Call,
    Chain,
    Comparison,
    Do,
    Expression,
    If,
    Name,
    Repeat,
    Return,
    Statement,
    nodes,
    rewritten,
)

_SHORT = 12
_SETS = ("&", "|")


def fitted(body: Body, margin: int) -> Body:
    """Return the statements of a method so that each fits; the formatter would break them otherwise."""
    taken = names_in(body)
    names = (told_apart(f"found_{number}" if number else "found", taken) for number in count())
    return _fitted(body, WIDTH - margin, names)


def _fitted(body: Body, room: int, names: Iterator[str]) -> Body:
    return tuple(short for statement in body for short in _short(statement, room, names))


def _short(statement: Statement, room: int, names: Iterator[str]) -> Body:
    match statement:
        case Return(value=value) | Assign(value=value) | Do(value=value):
            length = len(head(statement)) + len(flat(value))
        case If(test=value, body=body, otherwise=otherwise):
            body = _fitted(body, room - STEP, names)
            statement = replace(statement, body=body, otherwise=_other_branch(otherwise, room, names))
            length = len(head(statement))
        case Repeat(body=body):
            return (replace(statement, body=_fitted(body, room - STEP, names)),)
        case _:
            return (statement,)
    if length <= room:
        return (statement,)
    if isinstance(statement, Return) and isinstance(value, Chain) and value.sign in _SETS:
        return _fitted(_part_by_part(value, Name(next(names))), room, names)
    part = _longest_part(value, room) or _first_half(value)
    if part is None:
        return (statement,)  # branches so deep that nothing would fit there; Python reads longer lines, too
    return _fitted(_named(statement, part, Name(next(names))), room, names)


def _other_branch(otherwise: Body, room: int, names: Iterator[str]) -> Body:
    """Return what else is done: an `elif` that fits stands no deeper than its `if`, however many follow."""
    match otherwise:
        case (If() as other,) if len(f"el{head(other)}") <= room:
            return _short(other, room, names)
        case _:
            return _fitted(otherwise, room - STEP, names)


def _part_by_part(chained: Chain, found: Name) -> Body:
    """Build a long set of regions part by part."""
    first, *rest = chained.parts
    joined = (Assign(found, part, sign=chained.sign) for part in rest)
    return (Assign(found, first), *joined, Return(found))


def _named(statement: Statement, part: Expression, name: Name) -> Body:
    def change(node: object) -> Expression | None:
        if isinstance(part, Chain) and isinstance(node, Chain) and node.parts[:-1] == part.parts:
            return replace(node, parts=(name, node.parts[-1])) if node.sign == part.sign else None
        return name if node == part else None

    return (Assign(name, part), rewritten(statement, change))


def _longest_part(value: Expression, room: int) -> Expression | None:
    """Return the longest part that is worth a name; rather one that fits on its own line."""
    whole = len(flat(value))
    parts = [part for part in nodes(value) if isinstance(part, Call | Chain | Comparison)]
    shorter = [part for part in parts if _SHORT < len(flat(part)) < whole - _SHORT]
    fitting = [part for part in shorter if len(flat(part)) < room - _SHORT]
    return max(fitting or shorter, key=lambda part: len(flat(part)), default=None)


def _first_half(value: Expression) -> Expression | None:
    """Return all that is joined but the last."""
    match value:
        case Chain(sign=sign, parts=parts) if len(parts) > 2:
            return Chain(sign, parts[:-1])
        case Chain(parts=(first, _)) if not isinstance(first, Name):
            return first
        case _:
            return None
