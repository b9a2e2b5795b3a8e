"""Trees as Python text, broken over lines exactly where the formatter would break them.

Nothing else makes lines of code, and templates print no other: `Code` is what has been through here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from swdsl.generate.one_line import Code, Level, bracketed, docstring, escaped, flat, label, operand, operands
from swdsl.generate.python import (
    Assign,
    Body,
    Call,
    Chain,
    Choice,
    Comment,
    Do,
    Explanation,
    If,
    Import,
    Keyword,
    Leave,
    Mapping,
    Pair,
    Part,
    Pass,
    Repeat,
    Return,
    Row,
    Spilled,
    Statement,
)

WIDTH: Final = 110
STEP: Final = 4


def lay_out(part: Part, room: int = WIDTH, before: str = "", after: str = "") -> list[str]:
    """Return an expression as lines that fit; the first begins with `before`, the last ends with `after`."""
    if not _must_break(part) and len(before) + len(flat(part)) + len(after) <= room:
        return [before + flat(part) + after]
    match part:
        case Keyword() | Pair() | Spilled(value=Row() | Mapping()):
            return lay_out(part.value, room, before + label(part), after)
        case (Call() | Row() | Mapping()) as group if bracketed(group)[1]:
            opening, parts, closing = bracketed(group)
            inner = [line for each in parts for line in lay_out(each, room - STEP, after=",")]
            return [before + opening, *_indented(inner), closing + after]
        case Choice(one=one, test=test, other=other):
            middle = f"if {operand(test, Level.OR)}"
            return [f"{before}{operand(one, Level.OR)}", middle, *lay_out(other, room, "else ", after)]
        case Chain(sign=sign):
            first, *rest, last = operands(part)
            return [before + first, *(f"{sign} {each}" for each in rest), f"{sign} {last}{after}"]
        case _:
            return [before + flat(part) + after]


def _indented(lines: Sequence[str]) -> list[str]:
    return [" " * STEP + line for line in lines]


def _must_break(part: Part) -> bool:
    match part:
        case Call(broken=True) | Row(broken=True) | Mapping(broken=True):
            return True
        case Call() | Row() | Mapping():
            return any(map(_must_break, bracketed(part)[1]))
        case Keyword() | Pair() | Spilled():
            return _must_break(part.value)
        case _:
            return False


# -- statements -----------------------------------------------------------------------------------------


def printed(body: Body, margin: int = 0) -> tuple[Code, ...]:
    """Return the lines of statements that stand `margin` columns from the left, without that margin."""
    return tuple(Code(line) for statement in body for line in _lines(statement, WIDTH - margin))


def _lines(statement: Statement, room: int) -> list[str]:
    match statement:
        case Return() | Assign() | Do():
            return _whole(statement, room)
        case Repeat(body=body):
            return [head(statement), *_inner(body, room)]
        case If():
            return list(_branches(statement, room))
        case Pass():
            return ["pass"]
        case Leave():
            return ["return"]
        case Comment(text=text):
            return [f"# {escaped(text)}"]
        case Explanation(text=text):
            return [docstring(text)]
        case Import(module=module, names=names):
            line = f"from {module} import {', '.join(names)}"
            if len(line) <= room:
                return [line]
            return [f"from {module} import (", *_indented([f"{name}," for name in names]), ")"]
        case _:
            assert_never(statement)


def _whole(statement: Return | Assign | Do, room: int) -> list[str]:
    """Return a statement that is its value; what breaks without brackets of its own gets some."""
    value, begins = statement.value, head(statement)
    lines = lay_out(value, room, begins)
    if len(lines) == 1 or not isinstance(value, Chain | Choice):
        return lines
    return [f"{begins}(", *_indented(lay_out(value, room - STEP)), ")"]


def _branches(statement: If, room: int) -> Iterator[str]:
    yield head(statement)
    yield from _inner(statement.body, room)
    match statement.otherwise:
        case ():
            return
        case (If() as other,):
            first, *rest = _branches(other, room)
            yield from (f"el{first}", *rest)
        case otherwise:
            yield from ("else:", *_inner(otherwise, room))


def _inner(body: Body, room: int) -> list[str]:
    return _indented([line for each in body for line in _lines(each, room - STEP)])


def head(statement: Return | Assign | Do | Repeat | If) -> str:
    """Return what a statement begins with: all before its value, or its first line if a body follows."""
    match statement:
        case Return():
            return "return "
        case Assign(target=target, kind=kind, sign=sign):
            return f"{flat(target)}{f': {flat(kind)}' if kind else ''} {sign}= "
        case Do():
            return ""
        case Repeat(times=times):
            return f"for _ in range({times}):"
        case If(test=test):
            return f"if {flat(test)}:"
        case _:
            assert_never(statement)
