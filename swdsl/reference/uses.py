"""Who speaks of whom: links in both directions, and the rulings that rules rest on."""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Option, RuleSet
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import refs

#: A component, an option, or a set whose frame speaks.
Speaking = Component | Option | RuleSet


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling by its number, with everything that rests on it."""

    id: str
    used_by: tuple[Speaking, ...]


class Uses:
    """Answers who names a thing. Built once per library."""

    def __init__(self, library: Library) -> None:
        self._named_by: dict[Ref, dict[int, Speaking]] = {}
        self._cited_by: dict[str, dict[int, Speaking]] = {}
        for speaker, clauses, cites in _speakers(library):
            for ref in refs(*((each.moment, each.conditions, each.effects) for each in clauses)):
                self._named_by.setdefault(ref, {})[id(speaker)] = speaker
            for cite in (*cites, *(cite for clause in clauses for cite in clause.cites)):
                self._cited_by.setdefault(cite, {})[id(speaker)] = speaker

    def naming(self, ref: Ref) -> tuple[Speaking, ...]:
        """Return everything whose clauses name this thing, in order of declaration."""
        return tuple(self._named_by.get(ref, {}).values())

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every ruling that is cited, in order of its number."""
        return tuple(Ruling(each, tuple(self._cited_by[each].values())) for each in sorted(self._cited_by))


def named_in(component: Component) -> tuple[Ref, ...]:
    """Return what a component speaks of, each once, its own pieces left out."""
    own = {component.ref, *(piece.ref for piece in component.pieces)}
    found = refs(*((each.moment, each.conditions, each.effects) for each in component.clauses))
    return tuple(ref for ref in dict.fromkeys(found) if ref not in own)


def _speakers(library: Library) -> Iterator[tuple[Speaking, tuple[Clause, ...], tuple[str, ...]]]:
    for rules in library.sets:
        frame = tuple(clause for _, clauses in rules.frame.clauses for clause in clauses)
        yield rules, frame, ()
        for option in rules.options:
            yield option, (), option.cites
        for component in rules.components:
            yield component, component.clauses, ()
