"""How paths of the disk are spelled in sources, artifacts and messages."""

import os
from pathlib import Path

from swdsl.diagnostics import Code, Diagnostic
from swdsl.source import top_of_file


def spelled(path: Path, root: Path) -> str:
    """Return a path as the project writes it: relative to its root, with forward slashes.

    A path elsewhere keeps its own spelling. Whatever is no text, and signs that a terminal or a program
    would obey, become replacement characters: the result can always be shown.
    """
    try:
        relative = path.relative_to(root)
    except ValueError:
        relative = path
    text = os.fsencode(relative.as_posix()).decode("utf-8", "replace")
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def is_printable(path: Path, root: Path) -> bool:
    """Whether the name of a file below a project's root can be shown as it is."""
    return "\N{REPLACEMENT CHARACTER}" not in spelled(path, root)


def about_file(code: Code, path: str, message: str, hint: str | None = None) -> Diagnostic:
    """Return a finding about a file or folder as a whole."""
    return Diagnostic.at(code, top_of_file(path), message, hint=hint)


def reason(error: OSError) -> str:
    """Return the operating system's own words for what went wrong."""
    return (error.strerror or type(error).__name__).lower()
