"""`Artifact`: a path and a text to be written.

Back ends return artifacts; only `swdsl.workspace` turns them into files.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Artifact:
    """A file to be written: a project-relative path with forward slashes, and its whole text."""

    path: str
    text: str
