"""Lines on a page: indentation, wrapping, comments and blank lines. Knows nothing of the language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.syntax.tree_words import NO_LAYOUT, Layout

WIDTH: Final = 110
STEP: Final = 2

# A stretch up to a comma outside quotes, or up to the end.
_PIECE: Final = re.compile(r'(?:[^",]++|"[^"]*+"?)*+,?+')


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement as physical lines without its own indentation, what surrounds it, what stands below."""

    lines: tuple[str, ...]
    layout: Layout = NO_LAYOUT
    children: "tuple[Entry, ...]" = ()
    is_block: bool = False


def render(entries: Sequence[Entry], closing_comments: Sequence[str]) -> str:
    """Return the text of a page: blocks are set apart by a blank line, other lines as the author had them."""
    lines: list[str] = []
    before: Entry | None = None
    for entry in entries:
        apart = entry.layout.blank_before or entry.is_block or (before is not None and before.is_block)
        if before is not None and apart:
            lines.append("")
        lines.extend(_written(entry, 0))
        before = entry
    if lines and closing_comments:
        lines.append("")
    lines.extend(closing_comments)
    return "".join(f"{line}\n" for line in lines)


def wrapped(depth: int, *sections: str, hanging: int = STEP) -> tuple[str, ...]:
    """Return a statement on one line if it fits; else each section on its own, broken at commas."""
    whole = " ".join(sections)
    if len(whole) + depth * STEP <= WIDTH:
        return (whole,)
    first, *others = sections
    room = WIDTH - depth * STEP
    # Broken heads hang deeper than what follows their colon, so that the eye tells them apart.
    lines = _filled(first, room, hanging + STEP if others else hanging)
    for section in others:
        lines += [" " * hanging + line for line in _filled(section, room - hanging, STEP)]
    return tuple(lines)


def _filled(text: str, room: int, hanging: int) -> list[str]:
    lines: list[str] = []
    current = ""
    for piece in filter(None, (found.group().strip() for found in _PIECE.finditer(text))):
        if current.strip() and len(current) + 1 + len(piece) > room:
            lines.append(current)
            current = " " * hanging + piece
        else:
            current = f"{current} {piece}" if current else piece
    return [*lines, current]


def _written(entry: Entry, depth: int) -> Iterator[str]:
    margin = " " * (depth * STEP)
    layout = entry.layout
    yield from (f"{margin}{comment}" if comment else "" for comment in layout.comments)
    *front, last = entry.lines
    yield from (f"{margin}{line}" for line in front)
    yield f"{margin}{last}" if layout.trailing is None else f"{margin}{last}  {layout.trailing}"
    yield from (f"{margin}{comment}" if comment else "" for comment in layout.below)
    for index, child in enumerate(entry.children):
        if index and child.layout.blank_before:
            yield ""
        yield from _written(child, depth + 1)
