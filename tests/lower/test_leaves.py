"""Every field of the model is changed at least once by the test of sensitivity, or says why it is not."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from swdsl.model import clauses, counts, expressions, moments, quantities
from swdsl.model.names import Ref
from swdsl.model.walk import nodes
from tests.lower.leaves import SILENT, changes
from tests.lower.libraries import homebrew
from tests.lower.test_sensitivity import every_clause, known_in

Leaf = tuple[str, str]
SETS: Final = ("base", "underground", "homebrew")
#: Fields that are never another word of the same sentence, each with the reason.
UNCHANGED: Final[dict[Leaf, str]] = {
    ("IgnoredThing", "ref"): "one thing among the defenders cannot be ignored: it is refused whichever it is",
    ("Lose", "amount"): "the number stands once in the sentence: it is changed with the whole action",
    **{
        ("ThingEvent", each): "nothing of it is announced, and all of it is refused"
        for each in ("actor", "thing", "verb")
    },
}


def leaves_of(node: Any, path: str = "") -> Iterator[tuple[Leaf, str]]:
    """Yield the fields of a clause that say something, with the paths that lead to them."""
    for each in fields(node):
        if each.name not in SILENT:
            where = f"{path}.{each.name}" if path else each.name
            yield (type(node).__name__, each.name), where
            yield from _inside(getattr(node, each.name), where)


def _inside(value: Any, path: str) -> Iterator[tuple[Leaf, str]]:
    if isinstance(value, tuple):
        for part in value:
            yield from _inside(part, path)
    elif is_dataclass(value) and not isinstance(value, Ref):
        yield from leaves_of(value, path)


def covered() -> set[Leaf]:
    """Return the fields in which something is changed, or below which."""
    library = homebrew()
    known = known_in(library)
    found: set[Leaf] = set()
    for clause, _, _ in every_clause(library, *SETS):
        paths = {change.path.partition(" ")[2] for change in changes(clause, known)}
        reached = {path[: at or None] for path in paths for at in (*_dots(path), 0)}
        found |= {leaf for leaf, where in leaves_of(clause) if where in reached}
        # Quantities, ranges and limits are exchanged whole, with every field of theirs.
        found |= {
            (type(node).__name__, each.name)
            for node in nodes(clause)
            if isinstance(node, WHOLE)
            for each in fields(node)
        }
    return found


WHOLE: Final = (quantities.Quantity, quantities.Range, clauses.Limit, counts.InStores)


def _dots(path: str) -> list[int]:
    return [at for at, sign in enumerate(path) if sign == "."]


def declared() -> set[Leaf]:
    """Return the fields of everything that a clause can consist of."""
    rooms = (clauses, moments, counts, quantities, expressions)
    kinds = {
        kind
        for room in rooms
        for _, kind in inspect.getmembers(room, inspect.isclass)
        if is_dataclass(kind) and kind.__module__ == room.__name__
    }
    return {(kind.__name__, each.name) for kind in kinds for each in fields(kind) if each.name not in SILENT}


def test_every_field_of_the_model_is_changed() -> None:
    assert sorted(declared() - covered() - UNCHANGED.keys()) == []


def test_every_exception_is_needed() -> None:
    assert sorted(UNCHANGED.keys() & covered()) == []
    assert UNCHANGED.keys() <= declared()
