"""Pieces, markers and tokens that are placed, moved or taken away, as steps of a program."""

from __future__ import annotations

from swdsl.lower.combine import both, without
from swdsl.lower.form_effects import (
    DrawPower,
    DropPieces,
    DropPiecesIn,
    Effect,
    LiftPieces,
    MarkThem,
    MoveHere,
    MovePiece,
    MoveToken,
    NoteValue,
    PutPieces,
    Spot,
    TakeBack,
    UnmarkThem,
)
from swdsl.lower.form_numbers import Between, InKit, Number, Who
from swdsl.lower.form_regions import (
    MANY,
    All,
    Except,
    Held,
    HereAt,
    Holder,
    Mask,
    PieceAt,
    PieceRoom,
    ThereAt,
    Whole,
)
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, Step
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.content import Piece
from swdsl.model.counts import InRegions, InStores, OnThis, WithParty
from swdsl.model.expressions import (
    Cards,
    Here,
    Me,
    Pieces,
    Quantity,
    Regions,
    RegionSet,
    There,
    They,
    This,
    Tokens,
)
from swdsl.words import CardKind, Quantifier, Store

_ALL = (Quantifier.ALL, Quantifier.EACH)
_ONE_REGION = (Quantifier.A, Quantifier.BARE, Quantifier.ANY)


def _do(*effects: Effect) -> tuple[Step, ...]:
    return (AtOnce(effects),)


# -- placing --------------------------------------------------------------------------------------------


def place_steps(action: model.Place, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `place …`."""
    match action.thing.noun, action.destination:
        case Cards(card=CardKind.POWER), OnThis():
            return _do(DrawPower())
        case Pieces(piece=ref), WithParty(party=They()) if ref is not None:
            return _do(MarkThem(str(ref)))
        case Pieces(piece=ref), WithParty(party=Me()) if ref is not None:
            return _do(MarkThem(str(ref), Who.ME))
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None:
            from_hand = action.source == InStores((Store.HAND,))
            return _place_piece(scene.piece(ref), action.thing.quantity, from_hand, regions, scene)
        case _:
            raise NotPlayableError("that thing cannot be placed there")


def _place_piece(
    piece: Piece, quantity: Quantity, from_hand: bool, regions: Regions, scene: Scene
) -> tuple[Step, ...]:
    name = str(piece.ref)
    spot = _spot(regions)
    if spot is not None:
        return _do(PutPieces(name, spot, _count(quantity), from_hand))
    mask = _one_of(regions, scene)
    if quantity.quantifier in _ALL:
        spread = _place_all(piece, mask)
        return (spread,) if from_hand else (*_do(TakeBack(name)), spread)
    if piece.supply == 1:
        return (AskRegion(mask, (MovePiece(name, Spot.CHOICE),)),)
    put = PutPieces(name, Spot.CHOICE, from_kit=from_hand)
    count = _count(quantity)
    return (AskRegion(PieceRoom(name, mask), (put,), rounds=Number(count) if count > 1 else None),)


def _place_all(piece: Piece, mask: Mask) -> Step:
    """Return the step that distributes pieces from hand; those that cannot share a region go one by one."""
    name = str(piece.ref)
    put = (PutPieces(name, Spot.CHOICE, from_kit=True),)
    if piece.per_region != 1:
        return AskSpread(mask, InKit(name), put)
    room = both(mask, without(PieceAt(name)))
    return AskRegion(room, put, Between(InKit(name), 1, None), Number(piece.supply))


def _spot(regions: Regions) -> Spot | None:
    match regions:
        case There():
            return Spot.THERE
        case Here():
            return Spot.HERE
        case RegionSet():
            return None


def _count(quantity: Quantity) -> int:
    return 1 if quantity.number is None else quantity.number


def _one_of(regions: Regions, scene: Scene) -> Mask:
    if isinstance(regions, RegionSet) and regions.quantity.quantifier not in _ONE_REGION:
        raise NotPlayableError("a piece goes to one region at a time")
    mask = mask_of(regions, scene)
    anywhere = isinstance(regions, RegionSet) and not regions.kinds and not _is_held(mask)
    return both(mask, Except(All(Whole.IMPASSABLE))) if anywhere else mask


def _is_held(mask: Mask) -> bool:
    """Whether somebody holds the regions; nobody can hold impassable ground."""
    return any(isinstance(node, Held) for node in walk(mask))


# -- moving ---------------------------------------------------------------------------------------------


def move_steps(action: model.Move, optional: bool, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `move …`."""
    match action.thing.noun, action.destination:
        case This(), InRegions(regions=regions):
            spot = _spot(regions)
            if spot is not None:
                return _do(MoveHere(spot))
            return (AskRegion(_one_of(regions, scene), (MoveHere(Spot.CHOICE),)),)
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None:
            return _move_piece(scene.piece(ref), regions, optional, scene)
        case Pieces(piece=ref), InStores(stores=(Store.HAND,)) if ref is not None:
            if isinstance(action.source, InRegions):
                return _do(LiftPieces(str(ref), _everywhere(action.source.regions, scene)))
            return _do(TakeBack(str(ref)))
        case Pieces(piece=ref), InStores(stores=(Store.SUPPLY,)) if ref is not None:
            return _do(DropPieces(str(ref)))
        case Tokens(), InRegions(regions=regions) if _count(action.thing.quantity) == 1:
            return _move_token(action, regions, scene)
        case _:
            raise NotPlayableError("that thing cannot be moved there")


def _move_piece(piece: Piece, regions: Regions, optional: bool, scene: Scene) -> tuple[Step, ...]:
    name = str(piece.ref)
    spot = _spot(regions)
    if spot is not None:
        return _do(MovePiece(name, spot))
    mask = _one_of(regions, scene)
    if piece.supply == 1:
        # Who need not move it stays by passing; who must may choose the region where it stands.
        mask = both(mask, without(PieceAt(name))) if optional else mask
        return (AskRegion(mask, (MovePiece(name, Spot.CHOICE),)),)
    room = both(mask, without(PieceAt(name))) if piece.per_region == 1 else mask
    put = PutPieces(name, Spot.CHOICE, from_kit=True)
    return (*_do(TakeBack(name)), AskRegion(room, (put,), rounds=Number(piece.supply)))


def _move_token(action: model.Move, regions: Regions, scene: Scene) -> tuple[Step, ...]:
    match action.source:
        case None:
            source: Mask = Held(Holder.ME)
        case InRegions(regions=origin):
            source = mask_of(origin, scene)
        case _:
            raise NotPlayableError("a token is moved from a region to a region")
    return (
        AskRegion(source, (NoteValue(),)),
        AskRegion(_one_of(regions, scene), (MoveToken(),)),
    )


# -- taking away ----------------------------------------------------------------------------------------


def remove_piece_steps(action: model.Remove, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `remove …` for pieces."""
    thing = action.thing
    match thing.noun, action.source:
        case Pieces(piece=ref), None if ref is not None:
            if scene.piece(ref).supply > 1 and thing.quantity.quantifier not in _ALL:
                raise NotPlayableError("say from where some of several pieces are removed, or `all`")
            return _do(DropPieces(str(ref)))
        case Pieces(piece=ref), WithParty(party=They()) if ref is not None:
            return _do(UnmarkThem(str(ref), _many(thing.quantity)))
        case Pieces(piece=ref), WithParty(party=Me()) if ref is not None:
            return _do(UnmarkThem(str(ref), _many(thing.quantity), Who.ME))
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None:
            return _do(DropPiecesIn(str(ref), _everywhere(regions, scene), _many(thing.quantity)))
        case _:
            raise NotPlayableError("that thing cannot be removed from there")


def _many(quantity: Quantity) -> int:
    return MANY if quantity.quantifier in _ALL else _count(quantity)


def _everywhere(regions: Regions, scene: Scene) -> Mask:
    match regions:
        case There():
            return ThereAt()
        case Here():
            return HereAt()
        case RegionSet(quantity=quantity) if quantity.quantifier in _ALL:
            return mask_of(regions, scene)
        case _:
            raise NotPlayableError("pieces are taken from each region of a kind, from here or from there")
