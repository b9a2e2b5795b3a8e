"""Pieces that lie face down: drawn from the supply, or turned up where they lie."""

from __future__ import annotations

from typing import Final

from swdsl.lower.combine import both
from swdsl.lower.form_effects import Effect, NoteValue, TakeDrawn, TurnUp
from swdsl.lower.form_numbers import InSupply, Size
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import (
    DropPiecesIn,
    GainPieces,
    MarkThem,
    MovePiece,
    PutPieces,
    TakeBack,
)
from swdsl.lower.form_regions import HereAt, Mask, PieceAt, ThereAt
from swdsl.lower.form_steps import AskRegion, DrawKind, Step
from swdsl.lower.form_tests import Between, Test, ThereIn
from swdsl.lower.how_many import is_one, plain_number
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.content import Piece
from swdsl.model.counts import InRegions, Thing
from swdsl.model.expressions import Here, Pieces, RegionSet, There

_DRAW: Final = "at turn start: draw 1 PIECE"
_REVEAL: Final = "after conquests: I may reveal 1 PIECE in a region I hold"
_MOST_DRAWN: Final = 12
#: What takes a piece from the supply as if one could choose it there.
_CHOOSING: Final = (PutPieces, GainPieces, MovePiece, TakeBack, MarkThem)


def draw_steps(action: model.Draw, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `draw 2 runes`: one after the other."""
    piece = _hidden(action.thing, scene, _DRAW)
    number = plain_number(action.thing.quantity)
    if number > min(piece.supply, _MOST_DRAWN):
        raise NotPlayableError("so many are never drawn at once", action.thing.quantity.span, _DRAW)
    taken: tuple[Effect, ...] = () if action.back else (TakeDrawn(),)
    wanted = 1 if action.back else number
    left = [Between(InSupply(str(piece.ref)), max(1, wanted - drawn), None) for drawn in range(number)]
    return tuple(_drawn(piece, (*taken, NoteValue()), enough) for enough in left)


def reveal_steps(action: model.Reveal, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `reveal 1 rune there`: where, if that is a choice, and what it is."""
    piece = _hidden(action.thing, scene, _REVEAL)
    if not is_one(action.thing.quantity):
        raise NotPlayableError("one is revealed at a time", action.thing.quantity.span, _REVEAL)
    match action.where:
        case InRegions(regions=There()):
            return (_turned_up(piece, Spot.THERE, ThereAt(), action.back),)
        case InRegions(regions=Here()):
            return (_turned_up(piece, Spot.HERE, HereAt(), action.back),)
        case InRegions(regions=RegionSet() as regions) if is_one(regions.quantity):
            asked = AskRegion(both(mask_of(regions, scene), PieceAt(str(piece.ref))))
            return asked, _turned_up(piece, Spot.THERE, ThereAt(), action.back)
        case _:
            raise NotPlayableError("say in which region it lies", action.thing.span, _REVEAL)


def refuse_picking(steps: tuple[Step, ...], scene: Scene) -> None:
    """Refuse to take a kind from the supply: nobody sees there which one it is."""
    for effect in (each for step in steps for each in step.effects if isinstance(each, _CHOOSING)):
        if isinstance(effect, PutPieces) and effect.from_kit:
            continue
        piece = scene.piece_called(effect.piece)
        if piece.kind_of is not None:
            raise NotPlayableError(
                f"`{piece.ref.id}` is a kind of `{piece.kind_of.id}` and is drawn or revealed, not chosen; "
                "what was drawn is placed from hand",
                instead=f"at turn start: draw 1 {piece.kind_of.id}",
            )


def _hidden(thing: Thing, scene: Scene, instead: str) -> Piece:
    """Return the piece that is drawn; it must have kinds."""
    if thing.owner is not None:
        raise NotPlayableError("whose it is cannot be said here", thing.span, instead)
    match thing.noun:
        case Pieces(piece=ref) if ref is not None and scene.piece(ref).kinds:
            return scene.piece(ref)
        case Pieces(piece=ref) if ref is not None and (of := scene.piece(ref).kind_of) is not None:
            raise NotPlayableError(
                f"`{ref.id}` is what a `{of.id}` may turn out to be: that one is drawn or revealed",
                thing.span,
                instead.replace("PIECE", of.id),
            )
        case _:
            raise NotPlayableError(
                "only a piece that has kinds is drawn or revealed: "
                '`piece rune "Rune"`, and below it `piece boon "Boon" 3, kind of rune`',
                thing.span,
                "at turn start: gain 1 PIECE",
            )


def _turned_up(piece: Piece, spot: Spot, mask: Mask, back: bool) -> DrawKind:
    name = str(piece.ref)
    turned: Effect = DropPiecesIn(name, mask, 1) if back else TurnUp(name, spot)
    lies: Test = (
        ThereIn(PieceAt(name)) if spot is Spot.THERE else Between(Size(both(mask, PieceAt(name))), 1, None)
    )
    return _drawn(piece, (turned, NoteValue()), lies)


def _drawn(piece: Piece, effects: tuple[Effect, ...], possible: Test) -> DrawKind:
    return DrawKind(str(piece.ref), tuple(map(str, piece.kinds)), effects, possible)
