"""Text into trees, and trees back into tidy text.

`parse` reads a file and never gives up on it; `format_file` writes the canonical text of a tree, and
`canonical_text` does so for whoever is going to keep it. Nothing here knows what a name stands for: that is
resolution's work.
"""

from swdsl.syntax.canonical import canonical_text
from swdsl.syntax.format import format_file
from swdsl.syntax.parse import Parsed, Unread, parse

__all__ = ["Parsed", "Unread", "canonical_text", "format_file", "parse"]
