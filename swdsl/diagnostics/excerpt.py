"""Draws lines of source with the labelled places underlined."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from swdsl.diagnostics.display import shown, width
from swdsl.diagnostics.paint import Row, Style
from swdsl.source import SourceFile, Span

_LONGEST: Final = 120  # characters of a line that are shown; the rest is cut around the mark
_BEFORE: Final = 40  # characters kept before a mark when a line is cut


@dataclass(frozen=True, slots=True)
class Mark:
    """An underlined stretch of one line, columns from 1, and what to say beside it."""

    line: int
    column: int
    end_column: int
    text: str
    style: Style

    @property
    def character(self) -> str:
        """The underline: carets below the place to fix, dashes below the others."""
        return "-" if self.style is Style.ASIDE else "^"


def marks_of(source: SourceFile, span: Span, text: str, style: Style) -> list[Mark]:
    """Return what to underline for a label: one stretch, or the first and last line of a longer one."""
    end_line, end_column = span.end_line, span.end_column
    while end_line > span.line and end_column <= 1:  # the span ends with a line feed
        end_line -= 1
        end_column = len(source.line(end_line)) + 1
    if end_line == span.line:
        return [Mark(span.line, span.column, end_column, text, style)]
    last = source.line(end_line)
    indent = len(last) - len(last.lstrip())
    return [
        Mark(span.line, span.column, len(source.line(span.line)) + 1, "", style),
        Mark(end_line, min(indent + 1, end_column), end_column, text, style),
    ]


def draw(source: SourceFile, marks: Sequence[Mark], gutter: int) -> Iterator[Row]:
    """Draw the marked lines in order, with dots for what is left out between them."""
    previous: int | None = None
    for line, group in groupby(sorted(marks, key=lambda mark: mark.line), key=lambda mark: mark.line):
        if previous is not None and line == previous + 2:
            yield _source_row(line - 1, source.line(line - 1)[:_LONGEST], gutter)
        elif previous is not None and line > previous + 2:
            yield Row().append("." * max(gutter, 3), Style.FRAME)
        text, cut_marks = _cut(source.line(line), list(group))
        yield _source_row(line, text, gutter)
        yield from _underline(text, cut_marks, gutter)
        previous = line


def _cut(text: str, marks: list[Mark]) -> tuple[str, list[Mark]]:
    """Keep the part of a very long line around its first mark."""
    if len(text) <= _LONGEST:
        return text, marks
    first = max(0, min(mark.column for mark in marks) - 1 - _BEFORE)
    last = first + _LONGEST
    before, after = "…" if first else "", "…" if last < len(text) else ""
    shift = len(before) - first
    end = len(before) + min(last, len(text)) - first + 1
    moved = [
        replace(mark, column=min(mark.column + shift, end), end_column=min(mark.end_column + shift, end))
        for mark in marks
    ]
    return before + text[first:last] + after, moved


def _source_row(number: int, text: str, gutter: int) -> Row:
    return Row().append(f"{number:>{gutter}} | ", Style.FRAME).append(shown(text))


def _empty_row(gutter: int) -> Row:
    return Row().append(f"{'':>{gutter}} | ", Style.FRAME)


def _underline(text: str, marks: list[Mark], gutter: int) -> Iterator[Row]:
    """Draw the underlines, the rightmost label beside them and the others hanging below."""
    margin = gutter + 3
    ordered = sorted(marks, key=lambda mark: (mark.column, mark.end_column))
    row = _empty_row(gutter)
    # The place to fix is drawn last, over the others.
    for mark in sorted(ordered, key=lambda mark: mark.style is not Style.ASIDE):
        start, end = _columns(text, mark)
        row.write(margin + start, mark.character * (end - start), mark.style)
    beside, hanging = ordered[-1], [mark for mark in ordered[:-1] if mark.text]
    yield row.append(f" {shown(beside.text)}" if beside.text else "", beside.style)
    while hanging:
        mark = hanging.pop()
        row = _empty_row(gutter)
        for other in hanging:
            row.write(margin + _columns(text, other)[0], "|", other.style)
        row.write(margin + _columns(text, mark)[0], shown(mark.text), mark.style)
        yield row


def _columns(text: str, mark: Mark) -> tuple[int, int]:
    """Return where a mark starts and ends on the terminal, at least one column wide."""
    start = width(shown(text[: mark.column - 1]))
    end = start + width(shown(text[mark.column - 1 : mark.end_column - 1]))
    return start, max(end, start + 1)
