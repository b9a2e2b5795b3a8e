"""The table of everything that was declared: which set has which names, and who sees them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.resolve.plurals import singulars_of
from swdsl.source import Span
from swdsl.words import Kind

#: What a name may stand for where a sentence speaks of regions.
REGION_KINDS: Final = (
    Kind.TERRAIN,
    Kind.SYMBOL,
    Kind.TERM,
    Kind.PIECE,
    Kind.NEUTRAL,
    Kind.PLACE,
    Kind.RELIC,
)
#: What a name may stand for where a sentence handles things.
THING_KINDS: Final = (Kind.PIECE, Kind.NEUTRAL, Kind.PLACE, Kind.RELIC)
#: The tiles that a race is made of, by which it can be named.
TILE_KINDS: Final = (Kind.RACE, Kind.POWER)
#: Everything a clause could mean by a name, for saying what a misplaced name is.
CLAUSE_KINDS: Final = (*REGION_KINDS, *TILE_KINDS, Kind.OPTION)


@dataclass(frozen=True, slots=True)
class Declared:
    """A name with the place that declares it."""

    ref: Ref
    span: Span


@dataclass(slots=True)
class Table:
    """Every declaration, by set and kind, which sets each set builds on, and what options offer.

    `named` is what was found out on the way: for every place where a declared thing is named, which one.
    """

    declared: dict[tuple[str, Kind], dict[str, Declared]] = field(default_factory=dict)
    uses: dict[str, tuple[str, ...]] = field(default_factory=dict)
    choices: dict[Ref, tuple[str, ...]] = field(default_factory=dict)
    named: dict[Span, Ref] = field(default_factory=dict)

    def add(self, ref: Ref, span: Span) -> Declared | None:
        """Declare a name; return the earlier declaration of the same one, which then stands."""
        known = self.declared.setdefault((ref.scope, ref.kind), {})
        if ref.id in known:
            return known[ref.id]
        known[ref.id] = Declared(ref, span)
        return None

    def namesake(self, ref: Ref) -> Declared | None:
        """Return a component of another kind in the same set that has the same id."""
        if ref.kind not in COMPONENT_KINDS:
            return None
        others = (kind for kind in COMPONENT_KINDS if kind is not ref.kind)
        found = (self.declared.get((ref.scope, kind), {}).get(ref.id) for kind in others)
        return next((each for each in found if each is not None), None)

    def scopes(self, scope: str) -> Iterator[str]:
        """Yield a set and the sets it builds on, nearest first, each once."""
        waiting, seen = [scope], {scope}
        while waiting:
            current = waiting.pop(0)
            yield current
            for each in self.uses.get(current, ()):
                if each not in seen:
                    seen.add(each)
                    waiting.append(each)

    def matches(self, scope: str, text: str, kinds: Iterable[Kind]) -> tuple[Declared, ...]:
        """Return what a name may mean: one thing, several of the nearest set that has it, or nothing.

        A set's own names come before those of the sets it uses, and the exact spelling before a plural.
        """
        wanted = tuple(kinds)
        near = tuple(self.scopes(scope))
        if "." in text:
            first, _, text = text.partition(".")
            near = (first,)
        for spelling in (text, *singulars_of(text)):
            for each in near:
                found = tuple(self._in(each, spelling, wanted))
                if found:
                    return found
        return ()

    def lacks_a_set(self, scope: str) -> bool:
        """Whether a set builds on one that does not exist."""
        known = self.declared.get(("", Kind.SET), {})
        return any(each not in known for each in self.scopes(scope) if each)

    def names(self, scope: str, kinds: Iterable[Kind]) -> tuple[str, ...]:
        """Return every id of these kinds that a set sees, for did-you-mean."""
        wanted = tuple(kinds)
        found = (self.declared.get((each, kind), {}) for each in self.scopes(scope) for kind in wanted)
        return tuple(dict.fromkeys(name for known in found for name in known))

    def _in(self, scope: str, text: str, kinds: tuple[Kind, ...]) -> Iterator[Declared]:
        for kind in kinds:
            found = self.declared.get((scope, kind), {}).get(text)
            if found is not None:
                yield found
