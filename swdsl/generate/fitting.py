"""Lines that fit: parts of a long one get names of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count

from swdsl.generate.layout import WIDTH
from swdsl.internal import InternalError

_INDENT = 8
_ROOM = WIDTH - _INDENT
_SHORT = 12
_CALL = re.compile(r"[\w.]*\(")
_HEAD = re.compile(r"\s*(return |if |\w+ = )")
_JOINTS = (" and ", " | ", " & ")


def fitted(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a method so that each fits; the formatter would break them otherwise."""
    names = (f"found_{number}" if number else "found" for number in count())
    return tuple(short for line in lines for short in _fitted(line, names))


def _fitted(line: str, names: Iterator[str]) -> list[str]:
    if len(line) <= _ROOM:
        return [line]
    part = _longest_call(line) or _first_half(line)
    if part is None:
        raise InternalError(f"a printed line is too long: {line}")
    name = next(names)
    margin = line[: len(line) - len(line.lstrip())]
    bare = part[1:-1] if part.startswith("(") else part
    return [*_fitted(f"{margin}{name} = {bare}", names), *_fitted(line.replace(part, name), names)]


def _longest_call(line: str) -> str | None:
    """Return the longest part in brackets that is worth a name; rather one that fits on its own line."""
    parts = [line[match.start() : _closing(line, match.end() - 1) + 1] for match in _CALL.finditer(line)]
    shorter = [part for part in parts if _SHORT < len(part) < len(line.strip()) - _SHORT]
    fitting = [part for part in shorter if len(part) < _ROOM - _SHORT]
    return max(fitting or shorter, key=len, default=None)


def _first_half(line: str) -> str | None:
    """Return the left side of the last joint outside brackets, the loosest kind of joint first."""
    head = _HEAD.match(line)
    start = head.end() if head else 0
    for joint in _JOINTS:
        places = [place for place in range(start, len(line)) if line.startswith(joint, place)]
        outside = [
            place for place in places if line.count("(", start, place) == line.count(")", start, place)
        ]
        if outside and outside[-1] - start > _SHORT:
            return line[start : outside[-1]]
    return None


def _closing(line: str, opening: int) -> int:
    """Return where the bracket that opens at a place is closed."""
    depth = 0
    for place in range(opening, len(line)):
        depth += {"(": 1, ")": -1}.get(line[place], 0)
        if depth == 0:
            return place
    raise InternalError(f"brackets do not match: {line}")
