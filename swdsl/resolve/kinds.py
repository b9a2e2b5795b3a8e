"""Kinds of a piece: what one that lies face down may turn out to be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from swdsl.diagnostics.codes_names import UNKNOWN_TRAIT
from swdsl.model.content import Piece
from swdsl.model.names import Ref
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.words import Kind


def kind_said(traits: Iterable[tree.Trait], reading: Reading) -> Ref | None:
    """Return of which piece this one is a kind, if that is said."""
    said = (each.name for each in traits if isinstance(each, tree.KindOf))
    return next((reading.find(name, (Kind.PIECE,), "a piece of the same component") for name in said), None)


def with_kinds(
    pieces: Sequence[Piece], said: Mapping[Ref, tree.PieceDeclaration], reading: Reading
) -> tuple[Piece, ...]:
    """Return pieces of which those with kinds are as many as these, and kinds live as their piece does."""
    hidden = {piece.ref: piece for piece in pieces if any(each.kind_of == piece.ref for each in pieces)}
    found: list[Piece] = []
    for piece in pieces:
        line = said[piece.ref]
        if piece.kind_of is not None:
            found.append(_kind(piece, hidden.get(piece.kind_of), line, reading))
        elif piece.ref in hidden:
            if line.supply is not None:
                _refuse(line, reading, "as many as its kinds together", "Leave out the number.")
            kinds = [each for each in pieces if each.kind_of == piece.ref]
            number = sum(each.supply for each in kinds)
            found.append(replace(piece, supply=number, kinds=tuple(each.ref for each in kinds)))
        else:
            found.append(piece)
    return tuple(found)


def _kind(piece: Piece, of: Piece | None, line: tree.PieceDeclaration, reading: Reading) -> Piece:
    """Return a kind with the life of the piece it is a kind of."""
    if of is None or of.kind_of is not None:
        hint = 'Declare both here: `piece rune "Rune"`, then `piece boon "Boon" 3, kind of rune`.'
        _refuse(line, reading, "a kind of a piece that this component has, and that is no kind itself", hint)
        return replace(piece, kind_of=None)
    return replace(
        piece,
        per_region=piece.per_region or of.per_region,
        per_player=piece.per_player or of.per_player,
        stays_in_decline=piece.stays_in_decline or of.stays_in_decline,
        stays_when_conquered=piece.stays_when_conquered or of.stays_when_conquered,
        counts_as_defender=piece.counts_as_defender or of.counts_as_defender,
        attack_only=piece.attack_only or of.attack_only,
        fights_as_token=piece.fights_as_token or of.fights_as_token,
        lost_before_tokens=piece.lost_before_tokens or of.lost_before_tokens,
    )


def _refuse(line: tree.PieceDeclaration, reading: Reading, what: str, hint: str) -> None:
    reading.report(UNKNOWN_TRAIT, line.name.span, f"`{line.name}` is {what}.", hint=hint)
