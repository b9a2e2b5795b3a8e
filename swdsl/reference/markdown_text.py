"""Markdown, piece by piece: escaped text, links that know where they stand, tables and lists."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from posixpath import dirname, relpath
from types import MappingProxyType
from typing import Final

from swdsl.model.names import Ref
from swdsl.prose import Sentence
from swdsl.reference.linked import stretches
from swdsl.words import Kind

_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]#|~])")
_NUMBERED: Final = re.compile(r"^(\d+)([.)])")

FILES: Final = MappingProxyType(
    {
        Kind.SET: "rulebook",
        Kind.OPTION: "rulebook",
        Kind.RACE: "races",
        Kind.POWER: "powers",
        Kind.RELIC: "relics",
        Kind.PLACE: "places",
        Kind.EVENT: "events",
        Kind.MAP: "maps",
        Kind.PIECE: "glossary",
        Kind.TERRAIN: "glossary",
        Kind.SYMBOL: "glossary",
        Kind.NEUTRAL: "glossary",
        Kind.TERM: "glossary",
    }
)


def escaped(text: str) -> str:
    """Return text that Markdown shows as it is, whatever it contains."""
    return _NUMBERED.sub(r"\1\\\2", _plain(" ".join(text.split())))


def anchor_of(ref: Ref) -> str:
    """Return the permanent place of a thing in its file."""
    return f"{ref.kind.value}-{ref.id}"


def heading(level: int, text: str, anchor: str = "") -> str:
    """Return a heading; with an anchor, one that links can rely on in every language."""
    place = f'<a id="{anchor}"></a>' if anchor else ""
    return f"{'#' * level} {place}{escaped(text)}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; cells are Markdown already."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def numbered(items: Iterable[str]) -> str:
    """Return a numbered list."""
    return "\n".join(f"{number}. {item}" for number, item in enumerate(items, 1))


def bullets(items: Iterable[str]) -> str:
    """Return a plain list."""
    return "\n".join(f"- {item}" for item in items)


class MarkdownFile:
    """A file under construction: knows its path and what it has linked already."""

    def __init__(self, path: str, known: frozenset[Ref]) -> None:
        self.path = path
        self._known = known
        self._linked: set[Ref] = set()
        self._parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Add paragraphs, headings, lists or tables; empty ones are left out."""
        self._parts.extend(part for part in parts if part)

    def link(self, text: str, ref: Ref) -> str:
        """Return a link to a declared thing."""
        target = f"{ref.scope}/{FILES[ref.kind]}.md"
        path = "" if target == self.path else relpath(target, dirname(self.path) or ".")
        return f"[{escaped(text)}]({path}#{anchor_of(ref)})"

    def said(self, sentence: Sentence, *, about: Ref | None = None) -> str:
        """Return a sentence; what it names is linked the first time, except the thing it is about."""
        parts = []
        for text, link in stretches(sentence):
            if link is None or link.ref == about or link.ref in self._linked or link.ref not in self._known:
                parts.append(_plain(text))
            else:
                self._linked.add(link.ref)
                parts.append(self.link(text, link.ref))
        return "".join(parts)

    def text(self) -> str:
        """Return the whole file."""
        return "\n\n".join(self._parts) + "\n"


def _plain(text: str) -> str:
    """Take the meaning from every character that has one, in Markdown or in the HTML it may contain."""
    return _SPECIAL.sub(r"\\\1", escape(text, quote=False))
