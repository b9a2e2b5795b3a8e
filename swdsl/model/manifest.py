"""What a set or pack says of itself: its version, who wrote it, under which licence, in which language."""

import re
from typing import Final

from swdsl.record import record

LANGUAGE_VERSION: Final = 1
"""The version of the language that is read here. It rises when an old file would mean something else."""

_VERSION: Final = re.compile(r"\d{1,9}(\.\d{1,9}){0,3}")


@record
class Manifest:
    """The lines of a declaration that are no rules. `wants` are the versions it needs of the sets it uses."""

    version: str | None = None
    authors: tuple[str, ...] = ()
    licence: str | None = None
    language: int = LANGUAGE_VERSION
    wants: tuple[tuple[str, str], ...] = ()


NO_MANIFEST: Final = Manifest()
"""What a set says that says nothing of itself."""


def is_version(text: str) -> bool:
    """Whether a text is numbers with dots between them, such as `1.2`."""
    return _VERSION.fullmatch(text) is not None


def is_older(one: str, other: str) -> bool:
    """Whether a version comes before another; `1.2` and `1.2.0` are the same."""
    return _numbers(one) < _numbers(other)


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(part) for part in version.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
