"""What a component does, whatever it, its pieces and the ground of its box are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Piece
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.words import Kind


def shared_names(library: Library) -> dict[Ref, Ref]:
    """Return one name for all ground that is declared alike."""
    return {member: each.members[0] for each in library.equivalences for member in each.members}


def shape_of(component: Component) -> tuple[object, ...]:
    """Return something cheap that is equal wherever the meaning is: most components have none like them."""
    clauses = sorted(
        (
            type(clause.moment).__name__,
            len(clause.conditions),
            *(type(each).__name__ for each in clause.effects),
        )
        for clause in component.clauses
    )
    return (component.ref.kind, component.attack_only, tuple(map(_piece, component.pieces)), tuple(clauses))


def meaning_of(component: Component, names: Mapping[Ref, Ref]) -> tuple[object, ...]:
    """Return something that is equal for components that do the same; tokens and tray are left aside."""
    pieces = {
        piece.ref: Ref(Kind.PIECE, "", str(number)) for number, piece in enumerate(component.pieces, start=1)
    }
    # A component may speak of its own banner or badge, and its twin then speaks of its own.
    known = {**names, **pieces, component.ref: Ref(component.ref.kind, "", "self")}
    clauses = sorted(repr(_clause(clause, known)) for clause in component.clauses)
    return (component.ref.kind, component.attack_only, tuple(map(_piece, component.pieces)), *clauses)


def _clause(clause: Clause, known: Mapping[Ref, Ref]) -> tuple[object, ...]:
    parts = (clause.moment, clause.state, clause.limit, clause.conditions, clause.effects)
    return tuple(_plain(part, known) for part in parts)


def _piece(piece: Piece) -> tuple[object, ...]:
    return (
        piece.supply,
        piece.per_region,
        piece.per_player,
        piece.stays_in_decline,
        piece.stays_when_conquered,
        piece.counts_as_defender,
        piece.attack_only,
        piece.fights_as_token,
        piece.lost_before_tokens,
        piece.kind_of is not None,
    )


def _plain(thing: object, known: Mapping[Ref, Ref]) -> object:
    if isinstance(thing, Ref):
        return known.get(thing, thing)
    if isinstance(thing, tuple):
        return tuple(_plain(each, known) for each in thing)
    if is_dataclass(thing):
        compared = (getattr(thing, field.name) for field in fields(thing) if field.compare)
        return (type(thing).__name__, *(_plain(each, known) for each in compared))
    return thing
