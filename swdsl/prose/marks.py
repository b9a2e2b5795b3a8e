"""Marks inside a text under construction: what it names, where a list goes on, which form was missing.

Phrases are built as ordinary strings. A name carries its reference inside private-use characters, so that
links survive every joining and cutting; `read_marks` takes them out again at the very end.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.model.names import Ref
from swdsl.words import Kind

_OPEN: Final = "\ue000"
_NAMED: Final = "\ue001"
_CLOSE: Final = "\ue002"
_LACKING: Final = "\ue003"
_LACKED: Final = "\ue004"
_NEXT: Final = "\ue005"
_PRIVATE: Final = re.compile("[\ue000-\ue005]")
_MARK: Final = re.compile(
    f"{_OPEN}([^{_NAMED}]*){_NAMED}|{_CLOSE}|{_LACKING}([^{_LACKED}]*){_LACKED}|{_NEXT}"
)


@dataclass(frozen=True, slots=True)
class Link:
    """A stretch of a text that names a declared thing."""

    start: int
    end: int
    ref: Ref


def named(ref: Ref, text: str) -> str:
    """Return a name that remembers what it names."""
    return f"{_OPEN}{ref.kind.value}:{ref.scope}:{ref.id}{_NAMED}{_PRIVATE.sub('', text)}{_CLOSE}"


def lacking(what: str) -> str:
    """Return the invisible note that a form was wanted and not there."""
    return f"{_LACKING}{_PRIVATE.sub('', what)}{_LACKED}"


def coordinated(phrases: Sequence[str]) -> list[str]:
    """Return phrases of a list that remember where the next begins, for prepositions that are repeated."""
    return [f"{_NEXT}{each}" if place else each for place, each in enumerate(phrases)]


def settled(text: str) -> str:
    """Return a phrase within which no preposition is repeated any more."""
    return text.replace(_NEXT, "")


def each_of(text: str, change: Callable[[str], str]) -> str:
    """Change every phrase of a coordinated list."""
    return "".join(map(change, text.split(_NEXT)))


def plain(text: str) -> str:
    """Return a text without its marks, as a reader will see it."""
    return _MARK.sub("", text)


def capitalised(text: str) -> str:
    """Return a text whose first visible letter is a capital."""
    position = 0
    while (mark := _MARK.match(text, position)) and mark.end() > position:
        position = mark.end()
    return text[:position] + text[position : position + 1].upper() + text[position + 1 :]


def read_marks(text: str) -> tuple[str, tuple[Link, ...], tuple[str, ...]]:
    """Return the visible text, the links in it and the forms that were missing, each once."""
    pieces: list[str] = []
    links: list[Link] = []
    missing: dict[str, None] = {}
    opened: list[tuple[int, Ref]] = []
    length = last = 0
    for mark in _MARK.finditer(text):
        pieces.append(text[last : mark.start()])
        length += mark.start() - last
        last = mark.end()
        if mark[1] is not None:
            kind, scope, name = mark[1].split(":")
            opened.append((length, Ref(Kind(kind), scope, name)))
        elif mark[2] is not None:
            missing[mark[2]] = None
        elif mark[0] == _CLOSE:
            start, ref = opened.pop()
            links.append(Link(start, length, ref))
    pieces.append(text[last:])
    return typographic("".join(pieces)), tuple(links), tuple(missing)


def typographic(text: str) -> str:
    """Return a text as printers set it: whatever key an author pressed, one kind of apostrophe."""
    return text.replace("'", "’")
