"""Clauses as they are written, each with one word changed: what `lower/leaves.py` does behind `resolve/`.

A change is made in the tree of a line, and counts if it can be written down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import Any, Final

import swdsl.syntax.format  # noqa: F401 - whoever writes a tree needs every manner of writing
from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_words import Name, Node
from swdsl.syntax.write import written
from tests.lower.libraries import SETS, sources

#: Whatever stands in front of a noun somewhere may be tried in front of every other.
_DETERMINERS: Final = (
    *(amounts.A(), amounts.Any(), amounts.Each(), amounts.All(), amounts.AllBut(1)),
    *(amounts.Number(2), amounts.UpTo(2)),
)


_Pool = dict[tuple[type, str], dict[type, Node | None]]
_Rebuilt = tuple[str, str, str, Clause, Clause]


@dataclass(frozen=True, slots=True)
class Changed:
    """A clause and the same clause with one word changed: which, from what, to what."""

    place: str
    old: str
    new: str
    before: str
    after: str


def corpus() -> list[SourceFile]:
    """Return the files whose clauses are changed."""
    return sources(*SETS, "tests/homebrew/*.sw", "tests/law/*.sw")


def changed_clauses(seed: int, of_each: int) -> list[Changed]:
    """Return so many changes of each kind, drawn from all that the clauses of the corpus allow."""
    draw = random.Random(seed)
    drawn = [one for found in _by_kind().values() for one in draw.sample(found, min(of_each, len(found)))]
    return [changed for one in drawn if (changed := _as_written(*one)) is not None]


@cache
def _by_kind() -> dict[tuple[str, str, str], list[_Rebuilt]]:
    """Return every change of a clause there is, by where it is made and from what to what."""
    clauses = _clauses()
    pool = _pool(clauses)
    kinds: dict[tuple[str, str, str], list[_Rebuilt]] = {}
    for clause in clauses:
        for place, old, new, rebuilt in _inside(clause, pool, lambda changed: changed):
            kinds.setdefault((place, old, new), []).append((place, old, new, clause, rebuilt))
    return kinds


def _as_written(place: str, old: str, new: str, clause: Clause, rebuilt: Clause) -> Changed | None:
    """Return a change as somebody would write it; None if there are no words for it."""
    before = written(clause).replace("\n", " ")
    try:
        after = written(rebuilt).replace("\n", " ")
    except (KeyError, AttributeError):
        return None
    return Changed(place, old, new, before, after) if after != before else None


def _clauses() -> list[Clause]:
    read = [parse(each).file for each in corpus()]
    return [
        replace(node, notes=())
        for file in read
        for declaration in file.declarations
        for node in _nodes(declaration)
        if isinstance(node, Clause)
    ]


def _nodes(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        for each in fields(value):
            yield from _nodes(getattr(value, each.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _nodes(part)


def _pool(clauses: list[Clause]) -> _Pool:
    """Return what stands somewhere in each field of each node: one of every class."""
    pool: _Pool = {}
    for clause in clauses:
        for node in _nodes(clause):
            for name, value in _parts(node):
                if value is None or (isinstance(value, Node) and not isinstance(value, Name)):
                    pool.setdefault((type(node), name), {}).setdefault(type(value), value)
    for seen in pool.values():
        if amounts.A in seen:
            seen.update({type(each): each for each in _DETERMINERS if type(each) not in seen})
    return pool


def _parts(node: Node) -> Iterator[tuple[str, Any]]:
    yield from ((each.name, getattr(node, each.name)) for each in fields(node) if each.name != "span")


def _inside(
    node: Node, pool: _Pool, rebuild: Callable[[Any], Clause]
) -> Iterator[tuple[str, str, str, Clause]]:
    for name, value in _parts(node):

        def remade(new: Any, name: str = name) -> Clause:
            return rebuild(replace(node, **{name: new}))

        place = f"{type(node).__name__}.{name}"
        for new in _others(value, pool.get((type(node), name), {})):
            yield place, _word(value), _word(new), remade(new)
        if isinstance(value, tuple):
            yield from _in_list(place, value, pool, remade)
        elif isinstance(value, Node) and not isinstance(value, Name):
            yield from _inside(value, pool, remade)


def _in_list(
    place: str, parts: tuple[Any, ...], pool: _Pool, rebuild: Callable[[Any], Clause]
) -> Iterator[tuple[str, str, str, Clause]]:
    for at, part in enumerate(parts):
        before, behind = parts[:at], parts[at + 1 :]
        if len(parts) > 1:
            yield place, _word(part), "nothing", rebuild((*before, *behind))
        if isinstance(part, Node) and not isinstance(part, Name):

            def remade(
                new: Any, before: tuple[Any, ...] = before, behind: tuple[Any, ...] = behind
            ) -> Clause:
                return rebuild((*before, new, *behind))

            yield from _inside(part, pool, remade)


def _others(value: object, seen: dict[type, Node | None]) -> Iterator[object]:
    """Yield what could stand there instead."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case Enum():
            yield from (each for each in type(value) if each is not value)
        case tuple() | str() | Name():
            return
        case _:
            yield from (each for kind, each in seen.items() if kind is not type(value))


def _word(value: object) -> str:
    match value:
        case None:
            return "nothing"
        case Enum():
            return str(value.value)
        case bool() | int():
            return "a number" if not isinstance(value, bool) else str(value)
        case _:
            return type(value).__name__
