"""Lowered effects on coins and tokens: gained, paid, lost, moved, converted."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_operations import AtHand, Operation, Spot
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.record import record


@record
class GainCoins:
    """A race's player takes coins from the bank."""

    operation: ClassVar = Operation("gain_coins", ("who", "number", AtHand.NAME))

    who: Who
    number: Integer


@record
class GiveCoins:
    """Each of some players takes coins from the bank."""

    operation: ClassVar = Operation("give_coins", ("players", "number", AtHand.NAME))

    players: Players
    number: Integer


@record
class PayCoins:
    """A race's player pays another, or the bank."""

    payer: Who
    payee: Who | None
    number: Integer

    @property
    def operation(self) -> Operation:
        """What pays: the bank is no race."""
        if self.payee is None:
            return Operation("pay_bank", ("payer", "number", AtHand.NAME))
        return Operation("pay", ("payer", "payee", "number", AtHand.NAME))


@record
class Collect:
    """Each of some players pays me."""

    operation: ClassVar = Operation("collect", (AtHand.SLOT, "players", "number", AtHand.NAME))

    players: Players
    number: Integer


@record
class GainTokens:
    """A race takes tokens from its tray."""

    operation: ClassVar = Operation("gain_tokens", ("who", "number"))

    who: Who
    number: Integer


@record
class LoseTokens:
    """A race gives tokens back to its tray, out of those it can spare."""

    operation: ClassVar = Operation("lose_tokens", ("who", "number"))

    who: Who
    number: Integer


@record
class PayTokens:
    """Tokens go from hand to their tray."""

    operation: ClassVar = Operation("pay_tokens", (AtHand.SLOT, "number"))

    number: int


@record
class RemoveToken:
    """One token of a region goes to its tray."""

    operation: ClassVar = Operation("remove_token", ("spot",))

    spot: Spot


@record
class RemoveTokensIn:
    """A share of the tokens of each region of a set goes to their tray: so many, 0 all, -1 all but one."""

    operation: ClassVar = Operation("remove_tokens_in", ("mask", "share"))

    mask: Mask
    share: int


@record
class LiftTokens:
    """A share of the tokens of each region of a set goes to their owner's hand."""

    operation: ClassVar = Operation("lift_tokens", ("mask", "share"))

    mask: Mask
    share: int


@record
class MoveTokens:
    """A share of my tokens of each other region of a set goes to the region chosen now."""

    operation: ClassVar = Operation("move_tokens", (AtHand.SLOT, "mask", AtHand.CHOICE, "share"))

    mask: Mask
    share: int


class Reserve(StrEnum):
    """Where my tokens wait; with both, the tray comes first."""

    TRAY = "tray"
    HAND = "hand"
    EITHER = "tray or hand"


@record
class PutTokens:
    """So many of my tokens come into each region of a set."""

    mask: Mask
    number: Integer
    reserve: Reserve

    @property
    def operation(self) -> Operation:
        """What puts them there."""
        names = {
            Reserve.TRAY: "recruit_tokens",
            Reserve.HAND: "deploy_tokens",
            Reserve.EITHER: "muster_tokens",
        }
        return Operation(names[self.reserve], (AtHand.SLOT, "mask", "number"))


@record
class Convert:
    """All tokens of a region go to the tray, and others take their place."""

    spot: Spot
    who: Who
    count: int

    @property
    def operation(self) -> Operation:
        """What replaces them; the kernel takes silence for a single token."""
        return Operation("convert", ("spot", "who") if self.count == 1 else ("spot", "who", "count"))


TokenDeed = (
    PayTokens
    | GainCoins
    | GiveCoins
    | PayCoins
    | Collect
    | GainTokens
    | LoseTokens
    | RemoveToken
    | RemoveTokensIn
    | LiftTokens
    | MoveTokens
    | PutTokens
    | Convert
)
