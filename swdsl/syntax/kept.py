"""Trees as plain data, so that a file that has not changed need not be read again.

A value is a list that begins with the number of its class, places written out, or else a plain text, number
or truth. The numbers hold for one version of this program only: whoever keeps such data forgets it with the
next.
"""

import json
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from swdsl import words, words_of_examples, words_of_files
from swdsl.source import SourceFile, Span
from swdsl.syntax import (
    tree_amounts,
    tree_clauses,
    tree_conditions,
    tree_declarations,
    tree_deeds,
    tree_games,
    tree_maps,
    tree_regions,
    tree_scenarios,
    tree_things,
    tree_translations,
    tree_words,
)
from swdsl.syntax.parse import Parsed
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_words import Layout, Node

_ROOMS: Final = (
    *(words, words_of_files, words_of_examples),
    *(tree_words, tree_amounts, tree_regions, tree_things, tree_deeds, tree_conditions, tree_clauses),
    *(tree_declarations, tree_maps, tree_games, tree_translations, tree_scenarios),
)
_LIST: Final = 0
_PLACE: Final = slice(1, 7)
_REST: Final = 7


def as_data(parsed: Parsed) -> str:
    """Write what was read of a file, without what was wrong with it."""
    file = parsed.file
    return json.dumps([_data(file.declarations), _data(file.closing_comments)], separators=(",", ":"))


def from_data(source: SourceFile, text: str) -> Parsed | None:
    """Return what was read of a file that has not changed since; None if this is nothing we have written."""
    read = _Reader(source.path)
    try:
        declarations, comments = json.loads(text)
        return Parsed(RulesFile(source.path, read.value(declarations), read.value(comments)), ())
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


@cache
def _classes() -> tuple[Any, ...]:
    """Return every class a tree can have; the first place is that of lists."""
    found = (
        each
        for room in _ROOMS
        for each in vars(room).values()
        if isinstance(each, type)
        and issubclass(each, Node | Layout | words.Word)
        and each.__module__ == room.__name__
    )
    return (tuple, *found)


@cache
def _numbers() -> dict[Any, int]:
    return {each: number for number, each in enumerate(_classes())}


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """Return the fields of a class in the order of its parameters, without the place of a node."""
    declared = sorted(fields(kind), key=lambda each: bool(each.kw_only))
    return tuple(each.name for each in declared if each.name != "span")


def _data(value: Any) -> Any:
    match value:
        case words.Word():
            return [_numbers()[type(value)], value.value]
        case None | str() | int():
            return value
        case tuple():
            return [_LIST, *map(_data, value)]
        case _:
            kind: Any = type(value)
            place = value.span[1:] if isinstance(value, Node) else ()
            return [_numbers()[kind], *place, *(_data(getattr(value, name)) for name in _parts(kind))]


class _Reader:
    """Makes values of data, all of them from one file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._makers = [self._maker(kind) for kind in _classes()]

    def value(self, data: Any) -> Any:
        """Return the value that was written as this."""
        return self._makers[data[0]](data) if type(data) is list else data

    def _maker(self, kind: Any) -> Callable[[list[Any]], Any]:
        if kind is tuple:
            return self._list
        if issubclass(kind, words.Word):
            return lambda data: kind(data[1])
        if not issubclass(kind, Node):
            return lambda data: kind(*map(self.value, data[1:]))
        named = "layout" if issubclass(kind, tree_words.Line) else ""
        return lambda data: self._node(kind, named, data)

    def _list(self, data: list[Any]) -> tuple[Any, ...]:
        value = self.value
        return tuple([value(each) for each in data[1:]])

    def _node(self, kind: Any, named: str, data: list[Any]) -> Any:
        makers = self._makers
        place = tuple.__new__(Span, (self._path, *data[_PLACE]))
        parts = [makers[each[0]](each) if type(each) is list else each for each in data[_REST:]]
        if named:
            return kind(*parts[:-1], span=place, layout=parts[-1])
        return kind(*parts, span=place)
