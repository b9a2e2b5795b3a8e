"""From text to logical lines: indentation, comments, blank lines, and lines that go on below.

A line that ends in a comma, a clause that ends in its colon, or an option that ends in `or`, goes on in the
next line if that one is indented deeper. Nothing else here knows the grammar.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.source import SourceFile
from swdsl.syntax.tree_words import Layout

# Code up to a comment: a number sign inside quotes is none. Possessive, so that it stays linear.
_CODE: Final = re.compile(r'(?:[^"#]++|"[^"]*+"?)*+')

# First lines of a declaration may go on behind a colon only where the grammar has one there.
_COLON_AT_THE_LEFT: Final = re.compile(r"(?:term|option)\b")
# The answers of an option are sentences: each may have a line of its own.
_OPTION: Final = re.compile(r"option\b")

# `given:` is a slip for `given`, not the beginning of a sentence.
_SINGLE_WORD: Final = re.compile(r"(?:given|when|then|board)[ \t]*:$")


@dataclass(frozen=True, slots=True)
class LogicalLine:
    """One statement: its offsets in the file, how deep it stands, and what surrounds it."""

    start: int
    end: int
    indent: int
    layout: Layout


@dataclass(frozen=True, slots=True)
class ScannedFile:
    """The logical lines of a file, the comments below the last, and where tabs indent lines."""

    lines: tuple[LogicalLine, ...]
    closing_comments: tuple[str, ...]
    tabs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Physical:
    """One line as written: offsets of its code, its depth, and its comment."""

    start: int
    end: int
    indent: int
    code: str
    comment: str | None
    tab: int | None


def scan(source: SourceFile) -> ScannedFile:
    """Cut a text into logical lines."""
    physical = tuple(_physical_lines(source))
    lines: list[LogicalLine] = []
    above: list[_Physical] = []
    index = 0
    while index < len(physical):
        if physical[index].code:
            last = _last_of(physical, index)
            above = _leave_below(lines, above, physical[index].indent)
            lines.append(_join(physical[index : last + 1], above))
            above, index = [], last
        else:
            above.append(physical[index])
        index += 1
    above = _leave_below(lines, above, 0)
    tabs = tuple(line.tab for line in physical if line.tab is not None)
    return ScannedFile(tuple(lines), _trimmed(_comments(above)), tabs)


def _leave_below(lines: list[LogicalLine], above: list[_Physical], indent: int) -> list[_Physical]:
    """Give the line before whatever comments end its block; return what belongs to the next line."""
    if not lines or lines[-1].indent <= indent:
        return above
    kept = next((at for at, line in enumerate(above) if line.comment and line.indent <= indent), None)
    ours = above if kept is None else above[:kept]
    below = _trimmed(_comments(ours))
    if not below:
        return above
    lines[-1] = replace(lines[-1], layout=replace(lines[-1].layout, below=below))
    rest = len(ours) - next(at for at, line in enumerate(reversed(ours)) if line.comment)
    return above[rest:]


def _comments(physical: Sequence[_Physical]) -> tuple[str, ...]:
    """Return comments and, as empty texts, the blank lines between and behind them."""
    found: list[str] = []
    for line in physical:
        if line.comment or (found and found[-1]):
            found.append(line.comment or "")
    return tuple(found)


def _trimmed(comments: tuple[str, ...]) -> tuple[str, ...]:
    return comments[:-1] if comments and not comments[-1] else comments


def _physical_lines(source: SourceFile) -> Iterator[_Physical]:
    for number, start in enumerate(source.line_starts, 1):
        text = source.line(number)
        match = _CODE.match(text)
        stop = match.end() if match else 0
        code = text[:stop].rstrip()
        stripped = code.lstrip(" \t")
        margin = text[: len(text) - len(text.lstrip(" \t"))]
        tab = start + margin.index("\t") if "\t" in margin else None
        comment = text[stop:].rstrip() or None
        indent = len(margin.replace("\t", "  "))
        yield _Physical(start + len(margin), start + len(code), indent, stripped, comment, tab)


def _last_of(physical: Sequence[_Physical], first: int) -> int:
    """Return the index of the last physical line of the statement that starts at `first`."""
    last = first
    while _goes_on(physical[first], physical[last]):
        following = last + 1
        while following < len(physical) and not physical[following].code:
            following += 1
        if following == len(physical) or physical[following].indent <= physical[first].indent:
            break
        last = following
    return last


def _goes_on(first: _Physical, last: _Physical) -> bool:
    if last.code.endswith(","):
        return True
    if first.code.startswith("option ") and last.code.endswith(" or"):
        return _OPTION.match(first.code) is not None
    if not last.code.endswith(":") or _SINGLE_WORD.match(last.code):
        return False
    return first.indent > 0 or _COLON_AT_THE_LEFT.match(first.code) is not None


def _join(parts: Sequence[_Physical], above: Sequence[_Physical]) -> LogicalLine:
    """Make one line of its parts; comments between them move above it, so that none is lost."""
    inner = tuple(part.comment for part in parts[:-1] if part.comment)
    blank = bool(above) and not above[0].comment
    layout = Layout(blank, (*_comments(above), *inner), parts[-1].comment)
    return LogicalLine(parts[0].start, parts[-1].end, parts[0].indent, layout)
