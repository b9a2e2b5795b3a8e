"""Canonical text that takes the place of what an author wrote: only if it can be read again.

Words become longer ones, rows stand in columns, lines are broken and indented. A file that is just within the
limits may so come to stand beyond them, and would be lost to its author.
"""

from swdsl.limits import LARGEST_SOURCE
from swdsl.source import SourceFile
from swdsl.syntax.format import format_file
from swdsl.syntax.parse import Parsed, parse


def canonical_text(source: SourceFile, parsed: Parsed) -> str | None:
    """Return the canonical text of a file without errors; nothing if that would be too large to be read."""
    text = format_file(parsed.file)
    if text == source.text:
        return text
    if len(text.encode("utf-8")) > LARGEST_SOURCE:
        return None
    again = parse(SourceFile(source.path, text))
    return text if again.file.declarations == parsed.file.declarations else None
