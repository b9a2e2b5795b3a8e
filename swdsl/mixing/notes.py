"""What players should know about a table: components that do the same, pairs that contradict each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from swdsl.check.clause_conflict import fixed_by_both, value_in_words
from swdsl.check.meaning import meaning_of, shared_names
from swdsl.mixing.table import Table
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.words import Kind


def notes_on(table: Table, library: Library) -> tuple[str, ...]:
    """Return one sentence for each shortage, each group of twins and each pair that contradicts itself."""
    return (*_shortages(table, library), *_twins(table, library), *_contradictions(table, library))


def _shortages(table: Table, library: Library) -> Iterator[str]:
    """Yield what is too few for the column after everything senseless was taken out."""
    column = table.rules.frame.column if table.rules.frame else 0
    for kind in (Kind.RACE, Kind.POWER):
        left = sum(each.ref.kind is kind for each in table.components)
        if left < column:
            yield f"The column has {column} places, but only {left} {kind}s are left."


def _twins(table: Table, library: Library) -> Iterator[str]:
    names = shared_names(library)
    same: dict[tuple[object, ...], list[Component]] = {}
    for component in _playing(table, library):
        if component.clauses:
            same.setdefault(meaning_of(component, names), []).append(component)
    for group in same.values():
        if len(group) > 1:
            yield f"{' and '.join(_told_apart(group))} do the same."


def _told_apart(group: list[Component]) -> Iterator[str]:
    """Yield names, each with its set where several have the same."""
    often = Counter(each.name for each in group)
    for each in group:
        yield each.name if often[each.name] == 1 else f"{each.name} of `{each.ref.scope}`"


def _contradictions(table: Table, library: Library) -> Iterator[str]:
    """Yield the pairs of race and power that fix one value differently, though nobody errs."""
    pool = _playing(table, library)
    races = [each for each in pool if each.ref.kind is Kind.RACE]
    powers = [each for each in pool if each.ref.kind is Kind.POWER]
    for race, power in product(races, powers):
        for one, other in product(race.clauses, power.clauses):
            for fixed, _ in fixed_by_both(one, other):
                value = value_in_words(fixed.value)
                yield f"{power.name} {race.name} fix {value} twice: `{one.text}` and `{other.text}`."


def _playing(table: Table, library: Library) -> list[Component]:
    playing = {each.ref for each in table.components}
    return [each for each in library.components() if each.ref in playing]
