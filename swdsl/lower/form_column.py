"""Lowered effects on the column of the draft: what is laid on combos, and a power of it on loan."""

from __future__ import annotations

from typing import ClassVar

from swdsl.lower.form_operations import AtHand, Operation, Spot
from swdsl.record import record


@record
class LayCoins:
    """Coins from the bank go on the chosen combo."""

    operation: ClassVar = Operation("lay_coins", (AtHand.CHOICE, "count"))

    count: int


@record
class LayCoinsOnPassed:
    """Coins from the bank go on the combo that is passed, whose place stands for the region of the moment."""

    operation: ClassVar = Operation("lay_coins", ("spot", "count"))

    count: int
    spot: Spot = Spot.THERE


@record
class LayCoinsOnEach:
    """Coins from the bank go on every combo of the column."""

    operation: ClassVar = Operation("lay_coins_on_each", ("count",))

    count: int


@record
class LayPiece:
    """A piece goes on the chosen combo, and later to whoever picks that."""

    operation: ClassVar = Operation("lay_piece", ("piece", AtHand.CHOICE))

    piece: str


@record
class BorrowPower:
    """A piece acts as a copy of the power of the chosen combo until the turn ends."""

    operation: ClassVar = Operation("borrow_power", (AtHand.SLOT, "piece", AtHand.CHOICE))

    piece: str


ColumnDeed = LayCoins | LayCoinsOnPassed | LayCoinsOnEach | LayPiece | BorrowPower
