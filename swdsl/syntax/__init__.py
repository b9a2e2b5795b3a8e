"""Text into trees, and trees back into tidy text.

`parse` reads a file and never gives up on it; `format_file` writes the canonical text of a tree.
Nothing here knows what a name stands for: that is resolution's work.
"""

from swdsl.syntax.format import format_file
from swdsl.syntax.parse import Parsed, Unread, parse

__all__ = ["Parsed", "Unread", "format_file", "parse"]
