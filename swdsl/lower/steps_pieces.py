"""Pieces, markers and tokens that are placed, moved or taken away, as steps of a program."""

from __future__ import annotations

from swdsl.lower.combine import both, every, without
from swdsl.lower.form_effects import DrawPower, Effect, MoveHere
from swdsl.lower.form_numbers import InKit, InStock, Number, Size, Who
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import (
    DropPieces,
    DropPiecesIn,
    GainPieces,
    LiftPieces,
    MarkThem,
    MovePiece,
    PutPieces,
    ReturnPieces,
    TakeBack,
    UnmarkThem,
)
from swdsl.lower.form_regions import (
    MANY,
    All,
    Both,
    Either,
    Except,
    Exposed,
    Held,
    HereAt,
    Mask,
    PieceAt,
    PieceCrowded,
    PieceRoom,
    ThereAt,
    Whole,
)
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, Step
from swdsl.lower.form_tests import Between, Test
from swdsl.lower.how_many import is_one, plain_number
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.content import Piece
from swdsl.model.counts import InRegions, InStores, OnThis, WithParty
from swdsl.model.expressions import Cards, Here, Me, Pieces, Regions, RegionSet, There, They, This
from swdsl.model.quantities import Quantity
from swdsl.source import NOWHERE
from swdsl.words import CardKind, Quantifier, Store

_ALL = (Quantifier.ALL, Quantifier.EACH)


def _do(*effects: Effect) -> tuple[Step, ...]:
    return (AtOnce(effects),)


# -- placing --------------------------------------------------------------------------------------------

_FROM_HAND = InStores((Store.HAND,))
_PLACE = "at turn start: place 1 PIECE in a region I hold"


def place_steps(action: model.Place, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `place …`."""
    thing = action.thing
    if thing.owner is not None:
        raise NotPlayableError("whose it is cannot be said here", thing.span, _PLACE)
    match thing.noun, action.destination:
        case Cards(card=CardKind.POWER), OnThis() if is_one(thing.quantity) and action.source == InStores(
            (Store.STACK,)
        ):
            return _do(DrawPower())
        case Pieces(piece=ref), WithParty(party=(They() | Me()) as who) if (
            ref is not None and action.source is None
        ):
            placed = Who.THEM if isinstance(who, They) else Who.ME
            return _do(MarkThem(str(scene.piece(ref).ref), placed, plain_number(thing.quantity)))
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None:
            from_hand = action.source == _FROM_HAND
            if not from_hand and action.source is not None:
                raise NotPlayableError(
                    "a piece is placed from supply or hand, or only from hand", thing.span, _PLACE
                )
            return _place_piece(scene.piece(ref), thing.quantity, from_hand, regions, scene)
        case _:
            raise NotPlayableError("that thing cannot be placed there", thing.span, _PLACE)


def _place_piece(
    piece: Piece, quantity: Quantity, from_hand: bool, regions: Regions, scene: Scene
) -> tuple[Step, ...]:
    name = str(piece.ref)
    spot = _spot(regions)
    if spot is not None:
        return _do(PutPieces(name, spot, plain_number(quantity), from_hand))
    mask = ground_of(regions, scene)
    if _is_one_region(regions):
        count = plain_number(quantity)
        room = PieceRoom(name, mask, count, from_hand)
        return (AskRegion(room, (PutPieces(name, Spot.CHOICE, count, from_hand),)),)
    if quantity.quantifier in _ALL:
        spread = _place_all(piece, mask)
        return (spread,) if from_hand else (*_do(TakeBack(name)), spread)
    up_to = quantity.quantifier is Quantifier.UP_TO
    count = quantity.number if up_to and quantity.number else plain_number(quantity)
    put = PutPieces(name, Spot.CHOICE, from_kit=from_hand)
    room = PieceRoom(name, mask, from_kit=from_hand)
    if up_to or count == 1:
        return (AskRegion(room, (put,), rounds=Number(count) if count > 1 else None, up_to=up_to),)
    return (AskRegion(room, (put,), rounds=Number(count), begins=_enough(piece, room, count)),)


def _enough(piece: Piece, room: PieceRoom, count: int) -> Test | None:
    """Return what must hold for so many pieces to find a region each, or as many as may share one."""
    stock = InKit(room.piece) if room.from_kit else InStock(room.piece)
    most = piece.per_region
    space = None if most is None else Between(Size(room), -(-count // most), None)
    return every(Between(stock, count, None), space)


def _place_all(piece: Piece, mask: Mask) -> Step:
    """Return the step that distributes pieces from hand; those that cannot share a region go one by one."""
    name = str(piece.ref)
    put = (PutPieces(name, Spot.CHOICE, from_kit=True),)
    if piece.per_region is None:
        return AskSpread(mask, InKit(name), put)
    room = PieceRoom(name, mask, from_kit=True)
    return AskRegion(room, put, Between(InKit(name), 1, None), Number(piece.supply))


def _spot(regions: Regions) -> Spot | None:
    match regions:
        case There():
            return Spot.THERE
        case Here():
            return Spot.HERE
        case RegionSet():
            return None


def _is_one_region(regions: Regions) -> bool:
    """Whether a piece goes to one region, rather than pieces to regions of a kind."""
    if not isinstance(regions, RegionSet):
        return True
    quantity = regions.quantity
    if quantity.quantifier is Quantifier.BARE:
        return False
    if quantity.quantifier is Quantifier.A or (
        quantity.quantifier is Quantifier.NUMBER and quantity.number == 1
    ):
        return True
    raise NotPlayableError(
        "a piece goes to one region at a time, and `any` never asks to which",
        quantity.span,
        "at turn start: place 1 PIECE in a region I hold",
    )


def ground_of(regions: Regions, scene: Scene) -> Mask:
    """Return the regions where a piece or token may be put: never on ground that nobody can occupy."""
    mask = mask_of(regions, scene)
    anywhere = isinstance(regions, RegionSet) and not regions.kinds and not _is_held(mask)
    return both(mask, Except(All(Whole.IMPASSABLE))) if anywhere else mask


def _is_held(mask: Mask) -> bool:
    """Whether somebody holds the regions themselves, not only some near them: so none is impassable."""
    match mask:
        case Both(parts=parts):
            return any(_is_held(part) for part in parts)
        case Either(parts=parts):
            return all(_is_held(part) for part in parts)
        case _:
            return isinstance(mask, Held)


# -- moving ---------------------------------------------------------------------------------------------


def move_steps(action: model.Move, optional: bool, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `move …`."""
    thing = action.thing
    if thing.owner is not None:
        raise NotPlayableError(
            "whose it is cannot be said here", thing.span, "at turn start: move this there"
        )
    match thing.noun, action.destination:
        case This(), InRegions(regions=regions) if action.source is None and is_one(thing.quantity):
            spot = _spot(regions)
            if spot is not None:
                return _do(MoveHere(spot))
            return (AskRegion(_one_of(regions, scene), (MoveHere(Spot.CHOICE),)),)
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None and action.source is None:
            return _move_piece(scene.piece(ref), thing.quantity, regions, optional, scene)
        case Pieces(piece=ref), InRegions(regions=regions) if (
            ref is not None
            and isinstance(action.source, InRegions)
            and _is_chosen(action.source.regions)
            and is_one(thing.quantity)
        ):
            return _elsewhere(scene.piece(ref), action.source.regions, regions, scene)
        case Pieces(piece=ref), InStores(stores=(Store.HAND,)) if ref is not None and (
            isinstance(action.source, InRegions) and _is_chosen(action.source.regions)
        ):
            return (_from_chosen(str(ref), thing.quantity, action.source.regions, scene),)
        case Pieces(piece=ref), InStores(stores=(Store.HAND,)) if ref is not None:
            return _do(_to_hand(scene.piece(ref), action, scene))
        case Pieces(piece=ref), InStores(stores=(Store.SUPPLY,)) if ref is not None:
            return _do(_to_supply(scene.piece(ref), action))
        case _:
            raise NotPlayableError(
                "that thing cannot be moved there",
                thing.span,
                "at turn start: I may move 1 token from a region I hold to a region I hold",
            )


def _one_of(regions: Regions, scene: Scene) -> Mask:
    if not _is_one_region(regions):
        raise NotPlayableError(
            "a piece goes to one region at a time",
            regions.span if isinstance(regions, RegionSet) else NOWHERE,
            "before scoring: move PIECE to a region I hold",
        )
    return ground_of(regions, scene)


def _to_hand(piece: Piece, action: model.Move, scene: Scene) -> Effect:
    name = str(piece.ref)
    all_of_them = action.thing.quantity.quantifier in _ALL
    if all_of_them and isinstance(action.source, InRegions):
        return LiftPieces(name, _everywhere(action.source.regions, scene))
    if action.source is None and (all_of_them or (piece.supply == 1 and is_one(action.thing.quantity))):
        return TakeBack(name)
    raise NotPlayableError(
        "pieces are taken in hand from a region, from each region of a kind, or all together",
        action.thing.span,
        "after conquests: I may move 1 PIECE from a region I hold to hand",
    )


def _to_supply(piece: Piece, action: model.Move) -> Effect:
    name = str(piece.ref)
    quantity = action.thing.quantity
    if action.source == _FROM_HAND and quantity.quantifier not in _ALL:
        return ReturnPieces(name, plain_number(quantity))
    if action.source is None and quantity.quantifier in _ALL:
        return DropPieces(name)
    raise NotPlayableError(
        "pieces go to supply from hand, or all of them from wherever they are",
        action.thing.span,
        "at turn start: I may move 1 PIECE from hand to supply",
    )


def _move_piece(
    piece: Piece, quantity: Quantity, regions: Regions, optional: bool, scene: Scene
) -> tuple[Step, ...]:
    name = str(piece.ref)
    alone = piece.supply == 1 and (is_one(quantity) or quantity.quantifier in _ALL)
    if not alone and quantity.quantifier not in _ALL:
        raise NotPlayableError(
            "which of several pieces is moved cannot be said",
            quantity.span,
            "at turn start: place 1 PIECE in a region I hold",
        )
    spot = _spot(regions)
    if spot is not None and alone:
        return _do(MovePiece(name, spot))
    mask = _one_of(regions, scene)
    if alone:
        # Who need not move it stays by passing; who must may choose the region where it stands.
        mask = both(mask, without(PieceAt(name))) if optional else mask
        return (AskRegion(mask, (MovePiece(name, Spot.CHOICE),)),)
    if spot is not None:
        raise NotPlayableError(
            "several pieces go to a region of choice each",
            quantity.span,
            "before scoring: move each PIECE to a region I hold",
        )
    room = PieceRoom(name, mask, from_kit=True)
    put = PutPieces(name, Spot.CHOICE, from_kit=True)
    return (*_do(TakeBack(name)), AskRegion(room, (put,), rounds=Number(piece.supply)))


# -- taking away ----------------------------------------------------------------------------------------


def remove_piece_steps(action: model.Remove, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `remove …` for pieces."""
    thing = action.thing
    match thing.noun, action.source:
        case Pieces(piece=ref), None if ref is not None:
            alone = scene.piece(ref).supply == 1 and is_one(thing.quantity)
            if not alone and thing.quantity.quantifier not in _ALL:
                raise NotPlayableError(
                    "say from where some of several pieces are removed, or `all`",
                    thing.span,
                    "at turn start: remove all PIECES",
                )
            return _do(DropPieces(str(ref), only=alone))
        case Pieces(piece=ref), WithParty(party=They()) if ref is not None:
            return _do(UnmarkThem(str(ref), _many(thing.quantity)))
        case Pieces(piece=ref), WithParty(party=Me()) if ref is not None:
            return _do(UnmarkThem(str(ref), _many(thing.quantity), Who.ME))
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None and _is_chosen(regions):
            count = _many(thing.quantity)
            away = DropPiecesIn(str(ref), ThereAt(), count)
            return (AskRegion(_having(str(ref), count, regions, scene), (away,)),)
        case Pieces(piece=ref), InRegions(regions=regions) if ref is not None:
            return _do(DropPiecesIn(str(ref), _everywhere(regions, scene), _many(thing.quantity)))
        case _:
            raise NotPlayableError(
                "that thing cannot be removed from there", thing.span, "at turn start: remove all PIECES"
            )


def _is_chosen(regions: Regions) -> bool:
    """Whether pieces are taken from one region, which somebody chooses."""
    return (
        isinstance(regions, RegionSet)
        and (regions.quantity.quantifier is Quantifier.A or is_one(regions.quantity))
        and regions.quantity.quantifier is not Quantifier.BARE
    )


def _having(name: str, count: int, regions: Regions, scene: Scene) -> Mask:
    """Return the regions from which so many pieces can be taken, in full."""
    mask = mask_of(regions, scene)
    return both(mask, PieceAt(name)) if count in (1, MANY) else PieceCrowded(name, mask, count, MANY)


def _from_chosen(name: str, quantity: Quantity, regions: Regions, scene: Scene) -> Step:
    """Return the question from which region pieces are taken in hand."""
    count = _many(quantity)
    away: tuple[Effect, ...] = (LiftPieces(name, ThereAt()),)
    if count != MANY:
        away = (DropPiecesIn(name, ThereAt(), count), GainPieces(name, Number(count)))
    return AskRegion(_having(name, count, regions, scene), away)


def _elsewhere(piece: Piece, source: Regions, goal: Regions, scene: Scene) -> tuple[Step, ...]:
    """Return the questions from where one piece goes, and where to: only if there is room for it."""
    name = str(piece.ref)
    if piece.per_region not in (None, 1) or not _is_chosen(goal):
        raise NotPlayableError(
            "one piece is moved from a region to a region, if it shares regions with any number or with none",
            instead="at turn end: I may move 1 PIECE from a region I hold to hand",
        )
    mask = ground_of(goal, scene)
    room = mask if piece.per_region is None else both(mask, without(PieceAt(name)))
    away = (DropPiecesIn(name, ThereAt(), 1), GainPieces(name, Number(1)))
    put = PutPieces(name, Spot.CHOICE, from_kit=True)
    return (
        AskRegion(_having(name, 1, source, scene), away, possible=Between(Size(room), 1, None)),
        AskRegion(room, (put,)),
    )


def _many(quantity: Quantity) -> int:
    return MANY if quantity.quantifier in _ALL else plain_number(quantity)


def _everywhere(regions: Regions, scene: Scene) -> Mask:
    match regions:
        case There():
            return Exposed(ThereAt())
        case Here():
            return Exposed(HereAt())
        case RegionSet(quantity=quantity) if quantity.quantifier is Quantifier.EACH:
            return Exposed(mask_of(regions, scene))
        case _:
            raise NotPlayableError(
                "pieces are taken from a region, from each region of a kind, from here or from there",
                regions.quantity.span,
                "at turn start: remove 1 PIECE from a region I hold",
            )
