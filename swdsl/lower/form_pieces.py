"""Lowered effects on pieces: put, moved, taken back, gained, laid on players."""

from __future__ import annotations

from typing import ClassVar

from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_operations import AtHand, Operation, PlayerOf, Spot
from swdsl.lower.form_regions import Mask
from swdsl.record import record


@record
class PutPieces:
    """Put pieces into a region, from the supply or from their owner's hand."""

    piece: str
    spot: Spot
    count: int = 1
    from_kit: bool = False

    @property
    def operation(self) -> Operation:
        """What puts one piece there; it is called for each."""
        return Operation("place_from_kit" if self.from_kit else "place", ("piece", "spot"))


@record
class ReturnPieces:
    """Put so many pieces of a kind from their owner's hand back into the supply."""

    operation: ClassVar = Operation("return_pieces", ("piece", "count"))

    piece: str
    count: int


@record
class MovePiece:
    """Take the only piece of its kind from wherever it is and put it into a region."""

    operation: ClassVar = Operation("move_piece", ("piece", "spot"))

    piece: str
    spot: Spot


@record
class TakeBack:
    """Take every piece of a kind into its owner's hand."""

    operation: ClassVar = Operation("take_back", ("piece",))

    piece: str


@record
class DropPieces:
    """Put every piece of a kind back into the supply; `only`: it is the one there is, and must be out."""

    piece: str
    only: bool = False

    @property
    def operation(self) -> Operation:
        """What does it: the only one is called back from wherever it is, several not from immune regions."""
        if self.only:
            return Operation("remove_pieces", ("piece",))
        return Operation("remove_all_pieces", (AtHand.SLOT, "piece"))


@record
class LiftPieces:
    """Take all pieces of a kind from a set of regions in hand; those in the supply stay there."""

    operation: ClassVar = Operation("lift_pieces", ("piece", "mask"))

    piece: str
    mask: Mask


@record
class DropPiecesIn:
    """Put so many pieces of a kind from each region of a set back into the supply."""

    operation: ClassVar = Operation("remove_pieces_in", ("piece", "mask", "count"))

    piece: str
    mask: Mask
    count: int


@record
class CallIn:
    """Take one piece of a kind from a region in hand, to send it elsewhere."""

    operation: ClassVar = Operation("call_in", ("piece", "spot"))

    piece: str
    spot: Spot


@record
class GainPieces:
    """Take pieces from the supply in hand."""

    operation: ClassVar = Operation("gain_pieces", ("piece", "number"))

    piece: str
    number: Integer


@record
class MarkThem:
    """Put so many pieces before a player: the other one, or my own."""

    operation: ClassVar = Operation("mark_player", ("piece", PlayerOf("who")))

    piece: str
    who: Who = Who.THEM
    count: int = 1


@record
class UnmarkThem:
    """Take pieces of a kind back from a player: the other one, or my own."""

    operation: ClassVar = Operation("unmark_player", ("piece", PlayerOf("who"), "count"))

    piece: str
    count: int
    who: Who = Who.THEM


PieceDeed = (
    PutPieces
    | MovePiece
    | ReturnPieces
    | TakeBack
    | DropPieces
    | DropPiecesIn
    | LiftPieces
    | CallIn
    | GainPieces
    | MarkThem
    | UnmarkThem
)
