"""Pieces that are asked for in a region, or before a player, where no clause ever puts them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from swdsl.check.unused_piece import brought
from swdsl.model.clauses import Clause, Do, Move, Place, Replace, Take, UseAs
from swdsl.model.counts import CountIs, CountThings, InRegions, Location, OnCombos, Unless, WithParty
from swdsl.model.expressions import AnyOf, Contains, Content, Not, PieceActor, Pieces, PlayerHas
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes

Put = tuple[Ref, Location | None]
"""A piece, and where some clause puts it; for one that conquers there are no words."""


class Lying:
    """Which pieces ever stand in a region, which ever lie before a player, and which are nowhere at all."""

    def __init__(self, library: Library) -> None:
        clauses = tuple(clause for _, clause in library.clauses())
        pieces = [piece for each in library.components() for piece in each.pieces]
        put = list(_put(clauses))
        standing = {ref for ref, where in put if where is None or isinstance(where, InRegions)}
        standing |= {piece.ref for piece in pieces if piece.fights_as_token}
        self.in_regions = standing | {piece.ref for piece in pieces if piece.kind_of in standing}
        self.before_players = {ref for ref, where in put if isinstance(where, WithParty | OnCombos)}
        self.nowhere = {piece.ref for piece in pieces} - brought(library)


def never_there(clause: Clause, lying: Lying) -> Iterator[str]:
    """Yield which pieces a clause waits for where they never are."""
    asked = (clause.moment, clause.conditions, clause.effects if len(clause.effects) == 1 else ())
    for node in nodes(*asked, without=(AnyOf, Not, Unless)):
        match node:
            case (
                Contains(content=Content(noun=Pieces(piece=Ref() as piece), range=numbers))
                | CountIs(
                    count=CountThings(noun=Pieces(piece=Ref() as piece), where=InRegions()), range=numbers
                )
            ) if numbers.minimum > 0 and piece not in lying.in_regions | lying.nowhere:
                yield f"no clause ever puts `{piece.id}` in a region"
            case PlayerHas(
                content=Content(noun=Pieces(piece=Ref() as piece), range=numbers), negated=False
            ) if numbers.minimum > 0 and piece not in lying.before_players | lying.nowhere:
                yield f"no clause ever puts `{piece.id}` before a player"
            case _:
                continue


def _put(clauses: Sequence[Clause]) -> Iterator[Put]:
    """Yield where clauses put pieces; one that conquers, or that copies a tile, goes to a region."""
    for node in nodes(*clauses):
        match node:
            case Place(thing=thing, destination=where) | Move(thing=thing, destination=where):
                if isinstance(thing.noun, Pieces) and thing.noun.piece:
                    yield thing.noun.piece, where
            case Do(subject=PieceActor(piece=piece), action=Take()) | UseAs(piece=piece):
                yield piece, None
            case Replace(by=thing) if isinstance(thing.noun, Pieces) and thing.noun.piece:
                yield thing.noun.piece, None
            case _:
                continue
