"""Expressions on one line: literals, and brackets only where Python needs them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from types import EllipsisType
from typing import Final, assert_never

from swdsl.generate.python import (
    Attribute,
    Call,
    Chain,
    Choice,
    Comparison,
    Expression,
    Item,
    Kernel,
    Keyword,
    Literal,
    LookedUp,
    Mapping,
    Name,
    Pair,
    Part,
    Row,
    Spilled,
    Unary,
)
from swdsl.internal import InternalError


class Code(str):
    """Text that may stand in a module: outside text in it has become a literal."""

    __slots__ = ()


# -- texts ----------------------------------------------------------------------------------------------

_SIGNS_OF_A_LITERAL = frozenset('"\\')
_HALVES: Final = re.compile("[\ud800-\udfff]")


def quoted(text: str) -> Code:
    """Return a text as a Python literal in double quotes: the only way in which outside text enters code.

    Whatever is not plainly printable is escaped, so that no character can end a line, turn the direction of
    reading, or look like another.
    """
    return Code(f'"{escaped(text)}"')


def docstring(text: str) -> Code:
    """Return a text as a docstring. Half a character, which Python accepts in any text but this, is none."""
    return Code(f'""{quoted(_HALVES.sub("�", text))}""')


def escaped(text: str) -> str:
    """Return a text that can stand between double quotes."""
    return "".join(
        f"\\{sign}" if sign in _SIGNS_OF_A_LITERAL else sign if sign.isprintable() else ascii(sign)[1:-1]
        for sign in text
    )


# -- on one line ----------------------------------------------------------------------------------------


class Level(IntEnum):
    """How tightly Python binds an expression, loosest first."""

    CHOICE = 0
    OR = 1
    AND = 2
    NOT = 3
    COMPARE = 4
    BIT_OR = 5
    BIT_AND = 6
    SHIFT = 7
    SUM = 8
    PRODUCT = 9
    UNARY = 10
    ATOM = 11


_LEVELS: Final = {
    "or": Level.OR,
    "and": Level.AND,
    "not ": Level.NOT,
    "|": Level.BIT_OR,
    "&": Level.BIT_AND,
    ">>": Level.SHIFT,
    "+": Level.SUM,
    "*": Level.PRODUCT,
    "//": Level.PRODUCT,
    "%": Level.PRODUCT,
    "-": Level.UNARY,
    "~": Level.UNARY,
}


def flat(part: Part) -> Code:
    """Return an expression on one line."""
    return Code(_flat(part))


def _flat(part: Part) -> str:
    match part:
        case Name(id=name) | Kernel(id=name):
            return name
        case Literal(value=value):
            return _literal(value)
        case Attribute(of=of, name=name):
            return f"{operand(of, Level.ATOM)}.{name}"
        case Item(of=of, index=index):
            inside = _joined(index.parts) if isinstance(index, Row) else _flat(index)
            return f"{operand(of, Level.ATOM)}[{inside}]"
        case Call() | Row() | Mapping():
            opening, parts, closing = bracketed(part)
            # A tuple of one keeps its comma; a call does not need it.
            comma = "," if isinstance(part, Row) and len(parts) == 1 else ""
            return f"{opening}{_joined(parts)}{comma}{closing}"
        case Unary(sign=sign, operand=of):
            return f"{sign}{operand(of, _LEVELS[sign])}"
        case Chain(sign=sign):
            return f" {sign} ".join(operands(part))
        case Comparison(first=first, rest=rest):
            beside = (f" {sign} {operand(value, Level.BIT_OR)}" for sign, value in rest)
            return operand(first, Level.BIT_OR) + "".join(beside)
        case Choice(one=one, test=test, other=other):
            return f"{operand(one, Level.OR)} if {operand(test, Level.OR)} else {_flat(other)}"
        case Keyword() | Pair():
            return label(part) + _flat(part.value)
        case Spilled():
            return label(part) + operand(part.value, Level.BIT_OR)
        case LookedUp(name=name):
            raise InternalError(f"nobody looked up {name}")
        case _:
            assert_never(part)


def _literal(value: str | int | EllipsisType) -> str:
    match value:
        case str():
            return quoted(value)
        case int():
            return str(value)
        case _:
            return "..."


def _joined(parts: Sequence[Part]) -> str:
    return ", ".join(map(_flat, parts))


def label(part: Keyword | Pair | Spilled) -> str:
    """Return what stands before the value of a part."""
    match part:
        case Keyword(name=name):
            return f"{name}="
        case Pair(key=key):
            return f"{_flat(key)}: "
        case Spilled(sign=sign):
            return sign
        case _:
            assert_never(part)


def bracketed(group: Call | Row | Mapping) -> tuple[str, tuple[Part, ...], str]:
    """Return what opens a group, its parts, and what closes it."""
    match group:
        case Call(function=function, arguments=arguments):
            return f"{operand(function, Level.ATOM)}(", arguments, ")"
        case Row(parts=parts):
            return "(", parts, ")"
        case Mapping(parts=parts):
            return "{", parts, "}"
        case _:
            assert_never(group)


def operands(chained: Chain) -> list[str]:
    """Return the operands of a chain; those after the first must bind tighter than the chain itself."""
    level = _LEVELS[chained.sign]
    first, *rest = chained.parts
    return [operand(first, level), *(operand(part, Level(level + 1)) for part in rest)]


def operand(expression: Expression, level: Level) -> str:
    """Return an expression as an operand of something that binds at this level."""
    return f"({_flat(expression)})" if _level(expression) < level else _flat(expression)


def _level(expression: Expression) -> Level:
    match expression:
        case Choice():
            return Level.CHOICE
        case Chain(sign=sign) | Unary(sign=sign):
            return _LEVELS[sign]
        case Comparison():
            return Level.COMPARE
        case Literal(value=int()):
            return Level.UNARY
        case _:
            return Level.ATOM
