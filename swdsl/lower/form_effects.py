"""Lowered effects: the calls that a clause makes when it acts, as a closed union.

Each class declares the operation of the kernel that does it: its name there, and what it is given, in order,
after the state of the game. That is a field of the effect, or something every acting clause has at hand.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import ClassVar, NamedTuple

from swdsl.lower.form_numbers import Integer, Test, Who
from swdsl.lower.form_regions import Mask, Players
from swdsl.lower.form_words import Reckoning
from swdsl.record import record


class AtHand(Enum):
    """What every clause has at hand when it acts."""

    SLOT = "the race that holds it"
    CLAUSE = "the clause itself"
    NAME = "the name of the clause, for the journal"
    CHOICE = "the answer to the step"


class PlayerOf(NamedTuple):
    """The player of a race that a field names."""

    field: str


class Operation(NamedTuple):
    """A function of the kernel that changes the game, and what it is given after the state."""

    name: str
    given: tuple[str | AtHand | PlayerOf, ...] = ()


class Spot(StrEnum):
    """A single region an effect speaks about."""

    THERE = "there"
    CHOICE = "choice"
    HERE = "here"


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
    """Put every piece of a kind back into the supply."""

    operation: ClassVar = Operation("remove_pieces", ("piece",))

    piece: str


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


@record
class GoDecline:
    """A race goes into decline."""

    operation: ClassVar = Operation("go_into_decline", ("who",))

    who: Who


@record
class Revive:
    """A declined race becomes active again."""

    operation: ClassVar = Operation("revive", ("who",))

    who: Who


@record
class Redeploy:
    """A race rearranges its tokens."""

    operation: ClassVar = Operation("redeploy", ("who",))

    who: Who


@record
class SwapBadge:
    """My power goes to the column and the chosen one comes to me."""

    operation: ClassVar = Operation("swap_badge", (AtHand.SLOT, AtHand.CHOICE))


@record
class DrawPower:
    """A power from the stack is put on the marker."""

    operation: ClassVar = Operation("draw_power", (AtHand.CLAUSE,))


@record
class CopyMarker:
    """A piece acts as a copy of the chosen marker until the turn ends."""

    operation: ClassVar = Operation("copy_marker", (AtHand.SLOT, "piece", AtHand.CHOICE))

    piece: str


@record
class CopyPower:
    """A piece acts as a copy of the chosen player's power until the turn ends."""

    operation: ClassVar = Operation("copy_power", (AtHand.SLOT, "piece", AtHand.CHOICE))

    piece: str


@record
class Storm:
    """A piece conquers a region."""

    operation: ClassVar = Operation("storm", (AtHand.SLOT, "piece", "spot"))

    piece: str
    spot: Spot


@record
class MoveHere:
    """The marker that owns the clause goes to a region."""

    operation: ClassVar = Operation("move_here", (AtHand.CLAUSE, "spot"))

    spot: Spot


@record
class Bind:
    """The chosen player is bound by this clause's rule until my next turn."""

    operation: ClassVar = Operation("promise", (AtHand.CLAUSE, AtHand.CHOICE))


@record
class MeetPlayer:
    """The chosen player is the other side from here on."""


@record
class NoteValue:
    """The answer, a region or the die, is remembered for the steps to come."""


@record
class NoteThere:
    """The chosen region is the one that later effects call `there`."""


@record
class HoldDie:
    """The pips wait for the next attack and lower its cost."""


@record
class Reroll:
    """The roll of the moment is replaced by the answer."""

    operation: ClassVar = Operation("reroll", (AtHand.CHOICE,))


@record
class ChangeRoll:
    """The roll of the moment becomes what HOW and AMOUNT say."""

    operation: ClassVar = Operation("change_roll", ("how", "amount"))

    how: Reckoning
    amount: int


@record
class AnotherRound:
    """The race takes its tokens in hand and conquers once more, before it redeploys."""

    operation: ClassVar = Operation("conquer_again", (AtHand.SLOT,))


@record
class AnotherTurn:
    """The player of the race has another turn when this one is over."""

    operation: ClassVar = Operation("play_again", (AtHand.SLOT,))


@record
class ScoreRegion:
    """A region brings what it would bring at scoring."""

    operation: ClassVar = Operation("score_region", (AtHand.SLOT, "spot"))

    spot: Spot


@record
class ScoreRegions:
    """Regions bring what they would bring at scoring."""

    operation: ClassVar = Operation("score_regions", (AtHand.SLOT, "mask"))

    mask: Mask


@record
class Require:
    """What follows is done only if this holds; if it does not, the clause ends here."""

    test: Test


Note = MeetPlayer | NoteValue | NoteThere | HoldDie
"""What is only remembered, without an operation."""

Deed = (
    PutPieces
    | MovePiece
    | ReturnPieces
    | TakeBack
    | DropPieces
    | DropPiecesIn
    | LiftPieces
    | GainPieces
    | MarkThem
    | UnmarkThem
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
    | GoDecline
    | Revive
    | Redeploy
    | SwapBadge
    | DrawPower
    | CopyMarker
    | CopyPower
    | Storm
    | MoveHere
    | Bind
    | Reroll
    | ChangeRoll
    | AnotherRound
    | AnotherTurn
    | ScoreRegion
    | ScoreRegions
)
Effect = Deed | Note | Require
