"""Changes to texts: what a fix, a renaming or the formatter would write, as edits between offsets."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from swdsl.source import SourceFile, Span
from swdsl.studio.message import Reply


@dataclass(frozen=True, slots=True)
class Edit:
    """A stretch of a file, and the text to have instead."""

    span: Span
    text: str


def applied(source: SourceFile, edits: Iterable[Edit]) -> SourceFile:
    """Return a file with edits made; they may not overlap."""
    text = source.text
    for edit in sorted(edits, key=lambda each: each.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return SourceFile(source.path, text)


def line_edits(source: SourceFile, wanted: str) -> Iterator[Edit]:
    """Yield the changes that make a text of a file, in whole lines."""
    old, new = source.text.splitlines(keepends=True), wanted.splitlines(keepends=True)
    starts = [0]
    for line in old:
        starts.append(starts[-1] + len(line))
    for tag, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            yield Edit(source.span(starts[first], starts[last]), "".join(new[start:end]))


def place(span: Span) -> Reply:
    """Return a place as replies have it."""
    return {
        "file": span.path,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def edits_as_data(edits: Sequence[Edit]) -> list[Reply]:
    """Return edits as replies have them."""
    return [{**place(edit.span), "text": edit.text} for edit in edits]
