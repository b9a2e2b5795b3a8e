"""What the page works on, as whoever serves it sees it: a studio, and the files of one folder."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A file whose text is another than on the disk: what stands there, and whether that is news."""

    on_disk: str | None
    changed: bool


class Desk(Protocol):
    """What the page works on: a studio, and the files of one folder."""

    def answer(self, text: str) -> str:
        """Answer a request of the protocol."""

    def save(self, path: str, text: str) -> str:
        """Write a file of the folder; returns what is wrong, or nothing."""

    def unsaved(self) -> Mapping[str, Unsaved]:
        """Take in what changed on the disk while no page looked; returns files with another text there."""

    def changes(self) -> AsyncIterator[Mapping[str, str | None]]:
        """Yield files that somebody else has changed, with their texts; None if one is gone."""
