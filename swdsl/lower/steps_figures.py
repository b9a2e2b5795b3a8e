"""Pieces that conquer: where to, and which of several goes."""

from __future__ import annotations

from swdsl.lower.combine import both, without
from swdsl.lower.form_effects import Sally, Storm
from swdsl.lower.form_numbers import Calls
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_regions import PieceAt, Senders
from swdsl.lower.form_steps import AskRegion, AtOnce, Step
from swdsl.lower.form_tests import CanSend
from swdsl.lower.how_many import is_one
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model.content import Piece
from swdsl.model.expressions import Regions, RegionSet
from swdsl.words import Kind


def conquest_steps(piece: Piece, regions: Regions, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `PIECE may conquer …`.

    The piece of a place or relic, if it is the only one, is used with its marker, once a turn. Any other kind
    conquers as often a turn as it has pieces: while supply or hand has one it goes, else the player says
    from where.
    """
    if isinstance(regions, RegionSet) and not is_one(regions.quantity):
        raise NotPlayableError(
            "a piece conquers one region at a time",
            regions.quantity.span,
            "at any time, once per turn: PIECE may conquer a region bordering here",
        )
    name = str(piece.ref)
    mask = mask_of(regions, scene)
    if piece.supply == 1 and piece.owner.kind in (Kind.PLACE, Kind.RELIC):
        return (AskRegion(mask, (Storm(name, Spot.CHOICE),)),)
    goal = both(mask, without(PieceAt(name)))
    if piece.supply == 1:
        return (AskRegion(goal, (Sally(name, Spot.CHOICE),), CanSend(name)),)
    return (
        AskRegion(goal, possible=CanSend(name)),
        AskRegion(Senders(name), (CallIn(name, Spot.CHOICE),), rounds=Calls(name)),
        AtOnce((Sally(name, Spot.THERE),)),
    )
