"""What a clause does with which piece: two may ask at the same moment, and a sentence answers only one."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.model.clauses import Clause, Gain, Lose, Move, Place, Remove, Replace, UseAs
from swdsl.model.expressions import PieceActor, Pieces
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes


def handles(library: Library, name: str, piece: Ref) -> bool:
    """Whether a clause, by the engine's name of it, is about this piece of its component, not another."""
    component, clause = _found(library, name)
    return component < 2 or clause is None or piece in _handled(clause)


def spends(library: Library, name: str, piece: Ref) -> bool:
    """Whether a clause says itself that it does something with this piece."""
    _, clause = _found(library, name)
    return clause is not None and piece in _handled(clause)


def removes(library: Library, name: str) -> bool:
    """Whether a clause takes something off the board."""
    _, clause = _found(library, name)
    return clause is None or any(isinstance(node, Remove | Lose) for node in nodes(*clause.effects))


def _found(library: Library, name: str) -> tuple[int, Clause | None]:
    """Return how many pieces the component of a clause has, and the clause; none for those of the frame."""
    scope, _, rest = name.partition(".")
    for component in library.components():
        if component.ref.scope == scope:
            for clause in component.clauses:
                if clause.id == rest:
                    return len(component.pieces), clause
    return 0, None


def _handled(clause: Clause) -> Iterator[Ref]:
    for node in nodes(*clause.effects):
        match node:
            case PieceActor(piece=piece) | UseAs(piece=piece):
                yield piece
            case (
                Place(thing=thing)
                | Move(thing=thing)
                | Gain(thing=thing)
                | Remove(thing=thing)
                | Replace(by=thing)
            ):
                if isinstance(thing.noun, Pieces) and thing.noun.piece is not None:
                    yield thing.noun.piece
            case _:
                continue
