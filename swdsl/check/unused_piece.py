"""Pieces that never come into play."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNUSED_PIECE
from swdsl.model.clauses import Do, Draw, Gain, Move, Place, Replace, Take, UseAs
from swdsl.model.expressions import PieceActor, Pieces
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes, refs
from swdsl.words import Kind


def lint_unused_piece(library: Library) -> Iterator[Diagnostic]:
    """Warn when no clause places, moves, gains or uses a piece."""
    clauses = tuple(clause for _, clause in library.clauses())
    in_play = brought(library)
    spoken_of = frozenset(ref for ref in refs(*clauses) if ref.kind is Kind.PIECE)
    for component in library.components():
        for piece in component.pieces:
            if piece.ref in in_play:
                continue
            mention = (
                "clauses speak of it, but none places it" if piece.ref in spoken_of else "no clause uses it"
            )
            yield Diagnostic.at(
                UNUSED_PIECE,
                piece.span,
                f"The piece `{piece.ref.id}` never comes into play: {mention}.",
                hint=f"Place it: `when I conquer a region: place 1 {piece.ref.id} there`; or remove it.",
            )


def brought(library: Library) -> frozenset[Ref]:
    """Return the pieces that some clause places, moves, gains or uses."""
    found = frozenset(_brought(tuple(clause for _, clause in library.clauses())))
    pieces = (piece for each in library.components() for piece in each.pieces)
    return found | {piece.ref for piece in pieces if piece.kind_of in found}


def _brought(clauses: tuple[object, ...]) -> Iterator[Ref]:
    for node in nodes(*clauses):
        match node:
            case Do(subject=PieceActor(piece=piece), action=Take()):
                yield piece
            case (
                Place(thing=thing)
                | Move(thing=thing)
                | Gain(thing=thing)
                | Draw(thing=thing)
                | Replace(by=thing)
            ):
                if isinstance(thing.noun, Pieces) and thing.noun.piece is not None:
                    yield thing.noun.piece
            case UseAs(piece=piece):
                yield piece
            case _:
                continue
