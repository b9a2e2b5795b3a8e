"""Clauses of one moment that use pieces before another clause brings them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_clauses import CLAUSE_ORDER
from swdsl.graphs.order import best_order
from swdsl.model.clauses import Clause, Do, Gain, Move, Place, bare
from swdsl.model.counts import InStores
from swdsl.model.expressions import Pieces
from swdsl.model.moments import Moment
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.words import Store


def lint_clause_order(library: Library) -> Iterator[Diagnostic]:
    """Warn when a clause takes pieces from the hand that a later clause of the same moment puts there."""
    for component in library.components():
        moments: dict[Moment, list[Clause]] = {}
        for clause in component.clauses:
            moments.setdefault(clause.moment, []).append(clause)
        for clauses in moments.values():
            if len(clauses) > 1:
                yield from _findings(clauses)


def _findings(clauses: Sequence[Clause]) -> Iterator[Diagnostic]:
    brought = [frozenset(_brought(clause)) for clause in clauses]
    taken = [frozenset(_taken(clause)) for clause in clauses]
    needs = {
        number: [other for other in range(len(clauses)) if other != number and taken[number] & brought[other]]
        for number in range(len(clauses))
    }
    order = best_order(len(clauses), needs)
    for number, suppliers in needs.items():
        late = [other for other in suppliers if other > number]
        if late and not any(other < number for other in suppliers):
            yield _finding(clauses[number], clauses[late[0]], circular=order is None)


def _finding(user: Clause, supplier: Clause, *, circular: bool) -> Diagnostic:
    hint = "They wait for each other: let one of them happen at another moment."
    return Diagnostic(
        CLAUSE_ORDER,
        f"`{user.id}` uses what `{supplier.id}` brings, but comes before it.",
        (Label(user.span, "uses the pieces"), Label(supplier.span, "brings them, later")),
        hint if circular else "Clauses of one moment happen in the order written: swap the two lines.",
    )


def _brought(clause: Clause) -> Iterator[Ref]:
    for effect in map(bare, clause.effects):
        match effect:
            case Do(action=Gain(thing=thing)) if isinstance(thing.noun, Pieces) and thing.noun.piece:
                yield thing.noun.piece
            case _:
                continue


def _taken(clause: Clause) -> Iterator[Ref]:
    for effect in map(bare, clause.effects):
        match effect:
            case Do(action=Place(thing=thing, source=source) | Move(thing=thing, source=source)):
                from_hand = isinstance(source, InStores) and Store.HAND in source.stores
                if from_hand and isinstance(thing.noun, Pieces) and thing.noun.piece:
                    yield thing.noun.piece
            case _:
                continue
