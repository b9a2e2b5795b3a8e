"""What a component needs from a table, derived from its clauses.

A clause is dead when the regions it speaks of cannot exist there; a component is senseless when it has
clauses and all of them are dead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.lower import form_regions as form
from swdsl.lower.form import (
    Ask,
    Base,
    Clause,
    Component,
    FrameFact,
    Hook,
    MarkerKind,
    Part,
    PieceFact,
    Step,
    Term,
    TermKind,
)
from swdsl.lower.form_effects import (
    DropPieces,
    DropPiecesIn,
    Effect,
    GainPieces,
    MarkThem,
    MovePiece,
    PutPieces,
    Storm,
    TakeBack,
)
from swdsl.lower.form_numbers import Expression, Integer, Size
from swdsl.lower.form_regions import Markers, Mask, Symbol, Terrain
from swdsl.lower.walk import walk

_BRING = (PutPieces, MovePiece, GainPieces, MarkThem, Storm, TakeBack)
_SPEND = (DropPieces, DropPiecesIn)


@dataclass(frozen=True, slots=True)
class Table:
    """What a game offers: ids of terrains and symbols on its board (or alike), water, kinds of marker."""

    ids: frozenset[str]
    water: bool
    places: bool
    relics: bool


def missing_on(component: Component, table: Table) -> tuple[str, ...] | None:
    """Return what a senseless component misses, or nothing when it makes sense."""
    if not component.clauses or _living(component, table):
        return None
    return tuple(sorted({name for clause in component.clauses for name in absent(clause, table)}))


def absent(clause: Clause, table: Table) -> Iterator[str]:
    """Yield what a clause speaks of that the table does not have."""
    for part in clause.parts:
        for node in walk(part):
            match node:
                case Terrain(id=name) | Symbol(id=name) if name not in table.ids:
                    yield name
                case form.All(whole=form.Whole.WATER) if not table.water:
                    yield "water"
                case form.MarkersAt(kind=Markers.PLACES) if not table.places:
                    yield "places"
                case form.MarkersAt(kind=Markers.RELICS) if not table.relics:
                    yield "relics"
                case Step(options=MarkerKind.PLACE) if not table.places:
                    yield "places"
                case Step(options=MarkerKind.RELIC) if not table.relics:
                    yield "relics"
                case _:
                    pass


def _living(component: Component, table: Table) -> frozenset[str]:
    """Return the clauses that can ever do something; pieces live by the clauses that bring them."""
    pieces = {str(piece.ref) for piece in component.pieces}
    while True:
        living = [clause for clause in component.clauses if _lives(clause, table, pieces)]
        brought = {piece for clause in living for piece in _brought(clause)} & pieces
        if brought == pieces:
            return frozenset(clause.id for clause in living)
        pieces = brought


def _brought(clause: Clause) -> Iterator[str]:
    for part in clause.parts:
        for node in walk(part):
            if isinstance(node, _BRING):
                yield node.piece


def _lives(clause: Clause, table: Table, pieces: set[str]) -> bool:
    return any(_part_lives(part, table, pieces) for part in clause.parts) or clause.missing is not None


def _part_lives(part: Part, table: Table, pieces: set[str]) -> bool:
    match part:
        case Term(mask=mask, kind=kind):
            return mask is None or _exists(mask, table, pieces) or kind is TermKind.WARD
        case PieceFact(piece=piece):
            return piece in pieces
        case FrameFact():
            return True
        case Hook(base=Base.LINK, answers=answers):
            return all(_answer_lives(answer, table, pieces) for _, answer in answers)
        case Hook(answers=answers, effects=effects, steps=steps):
            return (
                all(_answer_lives(answer, table, pieces) for _, answer in answers)
                and all(_effect_lives(effect, table, pieces) for effect in effects)
                and all(_step_lives(step, table, pieces) for step in steps)
            )


def _answer_lives(answer: Expression, table: Table, pieces: set[str]) -> bool:
    if isinstance(answer, Mask):
        return _exists(answer, table, pieces)
    if isinstance(answer, Integer):
        return all(_exists(node.of, table, pieces) for node in walk(answer) if isinstance(node, Size))
    return True


def _effect_lives(effect: Effect, table: Table, pieces: set[str]) -> bool:
    if isinstance(effect, _SPEND) and effect.piece not in pieces:
        return False
    number = getattr(effect, "number", None)
    return number is None or _answer_lives(number, table, pieces)


def _step_lives(step: Step, table: Table, pieces: set[str]) -> bool:
    match step.options:
        case MarkerKind.PLACE:
            return table.places
        case MarkerKind.RELIC:
            return table.relics
        case options if step.ask in (Ask.REGION, Ask.SPREAD) and isinstance(options, Mask):
            return _exists(options, table, pieces)
        case _:
            return True


def _exists(mask: Mask, table: Table, pieces: set[str]) -> bool:
    """Whether a set of regions can ever have a member on this table."""
    match mask:
        case Terrain(id=name) | Symbol(id=name):
            return name in table.ids
        case form.All(whole=form.Whole.WATER):
            return table.water
        case form.PieceAt(piece=piece):
            return piece in pieces
        case form.MarkersAt(kind=kind):
            return table.places if kind is Markers.PLACES else table.relics
        case form.Both(parts=parts):
            return all(_exists(part, table, pieces) for part in parts)
        case form.Either(parts=parts):
            return any(_exists(part, table, pieces) for part in parts)
        case form.Named(mask=inner) | form.Spread(of=inner) | form.Near(of=inner) | form.Within(of=inner):
            return _exists(inner, table, pieces)
        case form.Linked(through=inner, start=start):
            return _exists(inner, table, pieces) and _exists(start, table, pieces)
        case form.Crowded(of=inner) | form.PieceRoom(of=inner) | form.SameGround(of=inner):
            return _exists(inner, table, pieces)
        case _:
            return True
