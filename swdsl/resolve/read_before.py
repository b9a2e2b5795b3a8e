"""Declarations read before: while the names it can see are the same, one that has not changed means the same.

What a declaration means rests on its own tree and text, on the names in reach of its set, and on what is
handed over beside it. Only what was read without a finding is kept: findings speak of other places, too.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from swdsl.kept import Views
from swdsl.model.names import Ref
from swdsl.resolve.reading import Reading
from swdsl.resolve.table import Table
from swdsl.source import Span

T = TypeVar("T")

Seen = tuple[object, ...]
"""All names in reach of a set, in their order, and what options offer."""
Meaning = tuple[Any, tuple[tuple[Span, Ref], ...]]
"""What a declaration means, and what the names in it stand for."""


class ReadBefore:
    """What declarations meant to whoever sees the names that one set sees."""

    def __init__(self, reading: Reading, *near: str) -> None:
        self._scopes = frozenset(each for scope in near for each in reading.table.scopes(scope))
        self._kept = _VIEWS.seen((near, *_names(reading.table, self._scopes)))
        self._kept.room_for(sum(map(len, reading.table.declared.values())))

    def read(self, read: Callable[[Reading], T], reading: Reading, *of: Any) -> T:
        """Read a declaration, the first of these nodes, unless that was done; on the others it rests, too."""
        key = (*of, reading.sources.get(of[0].span.path))
        known = self._kept.recall(*key)
        if known is None:
            alone = replace(reading, table=replace(reading.table, named={}), findings=[])
            known = read(alone), tuple(alone.table.named.items())
            reading.findings += alone.findings
            # A name behind the name of a set may be from outside of what was compared.
            if not alone.findings and all(ref.scope in self._scopes for _, ref in known[1] if ref.scope):
                self._kept.keep(known, *key)
        reading.table.named.update(known[1])
        meant: T = known[0]
        return meant


def _names(table: Table, scopes: Collection[str]) -> Iterator[object]:
    for each in sorted(scopes):
        yield each, table.uses.get(each)
    for (scope, kind), names in table.declared.items():
        if not scope or scope in scopes:
            yield scope, kind, tuple(names)
    for ref, choices in table.choices.items():
        if ref.scope in scopes:
            yield ref, choices


_VIEWS: Final[Views[Seen, Meaning]] = Views()
