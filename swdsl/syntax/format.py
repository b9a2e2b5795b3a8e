"""A tree as canonical text. Formatting twice changes nothing, and no comment is lost.

The rules, so that nobody has to argue about them: one step of indentation is two spaces; a line
longer than the page is broken behind the colon of its clause and behind commas; rows of a map and
of a translation stand in columns; effects are joined by `, then`; `cannot` rather than `may not`;
`I hold` rather than `held by me`; `the` in fixed phrases only; blocks are set apart by one blank line.
"""

from swdsl.syntax.format_lines import declaration
from swdsl.syntax.page import render
from swdsl.syntax.tree import RulesFile


def format_file(file: RulesFile) -> str:
    """Return the canonical text of a file."""
    return render([declaration(one) for one in file.declarations], file.closing_comments)
