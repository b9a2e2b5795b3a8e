"""`SourceFile` and `Span`: text, and places in it.

Nothing here reads a file; `swdsl.workspace` does. Lines end with a line feed only: the workspace
has already turned every other ending into one.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final, NamedTuple


class Span(NamedTuple):
    """A stretch of one file: offsets, and the lines and columns they fall on.

    Lines and columns count from 1, columns count characters, and the end is exclusive.
    Spans sort by place. The parser makes one per node, so this is a tuple rather than a
    dataclass: it is built several times faster and is just as frozen.
    """

    path: str
    start: int
    end: int
    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, last: "Span") -> "Span":
        """Return the span from the start of this one to the end of `last`, in the same file."""
        return Span(self.path, self.start, last.end, self.line, self.column, last.end_line, last.end_column)

    @property
    def is_somewhere(self) -> bool:
        """Whether this is a real place, as opposed to `NOWHERE`."""
        return self.line > 0

    def __str__(self) -> str:
        """Write the place the way editors and terminals link it."""
        return f"{self.path}:{self.line}:{self.column}"


NOWHERE: Final = Span("", 0, 0, 0, 0, 0, 0)
"""The span of values that no author wrote, such as those built by a test."""


def top_of_file(path: str) -> Span:
    """Return the empty span at the start of a file, for findings about the file as a whole."""
    return Span(path, 0, 0, 1, 1, 1, 1)


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A text and the project-relative path, with forward slashes, that it came from."""

    path: str
    text: str
    line_starts: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts = [0]
        position = self.text.find("\n")
        while position >= 0:
            starts.append(position + 1)
            position = self.text.find("\n", position + 1)
        object.__setattr__(self, "line_starts", tuple(starts))

    def span(self, start: int, end: int) -> Span:
        """Return the span between two offsets; offsets outside the text are moved to its ends."""
        start = min(max(start, 0), len(self.text))
        end = min(max(end, start), len(self.text))
        return Span(self.path, start, end, *self._place(start), *self._place(end))

    def line(self, number: int) -> str:
        """Return the text of a line counted from 1, without its line feed; empty past the end."""
        if not 1 <= number <= len(self.line_starts):
            return ""
        start = self.line_starts[number - 1]
        end = self.line_starts[number] - 1 if number < len(self.line_starts) else len(self.text)
        return self.text[start:end]

    def excerpt(self, span: Span) -> str:
        """Return the text a span covers."""
        return self.text[span.start : span.end]

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1
