"""The one printer of nodes: a node is written as its form says, beside its fields in the tree.

In a form, `{field}` is a part as it is written, and `{field:manner}` a part written in a manner that the
modules `format_*.py` define: `{party:subject}` is `I` where `{party}` is `me`. `{field:yes|no}` chooses of
two texts. What stands in square brackets is left out if its part is missing: `roll[ {range}]`. Where a form
goes on in a new line, a statement too long for the page is broken first (see `page.py`). The few nodes whose
parts must agree with each other have no form but a function, registered with `written`.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, singledispatch
from typing import Any, Final, TypeAlias

from swdsl.syntax.tree_words import Node
from swdsl.words import Word

Manner: TypeAlias = Callable[[Any], str]

MANNERS: Final[dict[str, Manner]] = {}

_PIECE: Final = re.compile(
    r"\[(?P<option>[^]]*)]|\{(?P<field>\w+)(?::(?P<manner>[^}]*))?}|(?P<text>[^][{}]+)"
)


@singledispatch
def written(value: object) -> str:
    """Return a node, or a part of one, as an author would write it."""
    return str(value)


@written.register
def _(node: Node) -> str:
    return "".join([write(node) for write in _writers(node.form)])


@written.register
def _(word: Word) -> str:
    return word.written


@written.register
def _(parts: tuple) -> str:  # type: ignore[type-arg]
    return ", ".join(map(written, parts))


def manner(name: str) -> Callable[[Manner], Manner]:
    """Give a name to a way of writing parts, for use in forms."""

    def register(write: Manner) -> Manner:
        MANNERS[name] = write
        return write

    return register


@cache
def _writers(form: str) -> tuple[Callable[[Node], str], ...]:
    return tuple(_compiled(form))


def _compiled(form: str) -> Iterator[Callable[[Node], str]]:
    for piece in _PIECE.finditer(form):
        option, field, how, text = piece["option"], piece["field"], piece["manner"], piece["text"]
        if option is not None:
            yield _optional(option)
        elif field is not None:
            yield _part(field, _manner(how))
        else:
            yield _text(text)


def _manner(how: str | None) -> Manner:
    if how is None:
        return written
    if "|" in how:
        yes, no = how.split("|")
        return lambda value: yes if value else no
    return MANNERS[how]


def _text(text: str) -> Callable[[Node], str]:
    return lambda node: text


def _part(field: str, write: Manner) -> Callable[[Node], str]:
    return lambda node: write(getattr(node, field))


def _optional(form: str) -> Callable[[Node], str]:
    writers = tuple(_compiled(form))
    field = next(piece["field"] for piece in _PIECE.finditer(form) if piece["field"])

    def write(node: Node) -> str:
        missing = getattr(node, field) in (None, ())
        return "" if missing else "".join([each(node) for each in writers])

    return write


@manner("words")
def _words(parts: tuple[object, ...]) -> str:
    return " ".join(map(written, parts))


@manner("or")
def _or(parts: tuple[object, ...]) -> str:
    return " or ".join(map(written, parts))


@manner("and")
def _and(parts: tuple[object, ...]) -> str:
    return " and ".join(map(written, parts))


@manner("s")
def _s(number: int) -> str:
    return "" if number == 1 else "s"
