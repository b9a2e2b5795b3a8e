"""Values as Python text, broken over lines exactly where the formatter would break them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

WIDTH = 110
STEP = 4

_SIGNS_OF_A_LITERAL = frozenset('"\\')


@dataclass(frozen=True, slots=True)
class Group:
    """Something in brackets: a call, a tuple, a mapping. Parts are texts or groups themselves."""

    opening: str
    parts: tuple[Value, ...]
    closing: str
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Labelled:
    """A part with something before it: `name=`, or the key of a mapping."""

    label: str
    value: Value


@dataclass(frozen=True, slots=True)
class Choice:
    """One value or another."""

    one: str
    test: str
    other: str


Value = str | Group | Labelled | Choice


def call(name: str, *parts: Value, **named: Value) -> Group:
    """Return a call."""
    labelled = tuple(Labelled(f"{key}=", value) for key, value in named.items())
    return Group(f"{name}(", (*parts, *labelled), ")")


def broken(group: Group) -> Group:
    """Return a group with one part to a line, however short it is."""
    return replace(group, broken=True)


def row(parts: Sequence[Value]) -> Group:
    """Return a tuple."""
    return Group("(", tuple(parts), ")")


def quoted(text: str) -> str:
    """Return a text as a Python literal in double quotes: the only way in which outside text enters code.

    Whatever is not plainly printable is escaped, so that no character can end a line, turn the direction of
    reading, or look like another.
    """
    return f'"{documented(text)}"'


def documented(text: str) -> str:
    """Return a text that can stand between the quotes of a docstring."""
    return "".join(map(_escaped, text))


def _escaped(sign: str) -> str:
    if sign in _SIGNS_OF_A_LITERAL:
        return f"\\{sign}"
    return sign if sign.isprintable() else ascii(sign)[1:-1]


def flat(value: Value) -> str:
    """Return a value on one line."""
    match value:
        case str():
            return value
        case Labelled(label=label, value=inner):
            return label + flat(inner)
        case Choice(one=one, test=test, other=other):
            return f"{one} if {test} else {other}"
        case Group(opening=opening, parts=parts, closing=closing):
            # A tuple of one keeps its comma; a call does not need it.
            comma = "," if opening == "(" and len(parts) == 1 else ""
            return opening + ", ".join(flat(part) for part in parts) + comma + closing


def lay_out(value: Value, indent: int, before: str = "", after: str = "") -> list[str]:
    """Return a value as lines; the first begins with `before`, the last ends with `after`."""
    match value:
        case Labelled(label=label, value=inner):
            return lay_out(inner, indent, before + label, after)
        case Group(parts=parts) if parts and _breaks(value, indent, before, after):
            lines = [" " * indent + before + value.opening]
            for part in parts:
                lines += lay_out(part, indent + STEP, after=",")
            return [*lines, " " * indent + value.closing + after]
        case Choice(one=one, test=test, other=other) if _is_long(value, indent, before, after):
            margin = " " * indent
            return [f"{margin}{before}{one}", f"{margin}if {test}", f"{margin}else {other}{after}"]
        case _:
            return [" " * indent + before + flat(value) + after]


def _is_long(value: Value, indent: int, before: str, after: str) -> bool:
    return indent + len(before) + len(flat(value)) + len(after) > WIDTH


def _breaks(value: Group, indent: int, before: str, after: str) -> bool:
    return _must_break(value) or _is_long(value, indent, before, after)


def _must_break(value: Value) -> bool:
    match value:
        case Group(parts=parts):
            return value.broken or any(_must_break(part) for part in parts)
        case Labelled(value=inner):
            return _must_break(inner)
        case _:
            return False
