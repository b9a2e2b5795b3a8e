"""From text to logical lines: indentation, comments, blank lines, and lines that go on below.

A line that ends in a comma, or a clause that ends in its colon, goes on in the next line if that
one is indented deeper. Nothing here knows the grammar.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.source import SourceFile
from swdsl.syntax.tree_words import Layout

# Code up to a comment: a number sign inside quotes is none. Possessive, so that it stays linear.
_CODE: Final = re.compile(r'(?:[^"#]++|"[^"]*+"?)*+')

# First lines of a declaration may go on behind a colon only where the grammar has one there.
_COLON_AT_THE_LEFT: Final = re.compile(r"(?:term|option)\b")

# `given:` is a slip for `given`, not the beginning of a sentence.
_SINGLE_WORD: Final = re.compile(r"\w+[ \t]*:$")


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
    """One line as written: offsets of its code, its depth, and its comment without the sign."""

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
    comments: list[str] = []
    blank = False
    index = 0
    while index < len(physical):
        here = physical[index]
        if here.code:
            after = _last_of(physical, index)
            lines.append(_join(physical[index : after + 1], comments, blank))
            comments, blank, index = [], False, after
        elif here.comment is not None:
            comments.append(here.comment)
        elif not comments:
            blank = True
        index += 1
    tabs = tuple(line.tab for line in physical if line.tab is not None)
    return ScannedFile(tuple(lines), tuple(comments), tabs)


def _physical_lines(source: SourceFile) -> Iterator[_Physical]:
    for number, start in enumerate(source.line_starts, 1):
        text = source.line(number)
        match = _CODE.match(text)
        stop = match.end() if match else 0
        code = text[:stop].rstrip()
        stripped = code.lstrip(" \t")
        margin = code[: len(code) - len(stripped)]
        tab = start + margin.index("\t") if "\t" in margin else None
        comment = text[stop + 1 :].strip() if stop < len(text) else None
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
    if not last.code.endswith(":") or _SINGLE_WORD.match(last.code):
        return False
    return first.indent > 0 or _COLON_AT_THE_LEFT.match(first.code) is not None


def _join(parts: Sequence[_Physical], comments: Sequence[str], blank: bool) -> LogicalLine:
    """Make one line of its parts; comments between them move above it, so that none is lost."""
    inner = [part.comment for part in parts[:-1] if part.comment is not None]
    layout = Layout(blank, (*comments, *inner), parts[-1].comment)
    return LogicalLine(parts[0].start, parts[-1].end, parts[0].indent, layout)
