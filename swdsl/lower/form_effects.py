"""Lowered effects: the calls that a clause makes when it acts, as a closed union."""

from __future__ import annotations

from enum import StrEnum

from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_regions import Mask, Players
from swdsl.record import record


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


@record
class MovePiece:
    """Take the only piece of its kind from wherever it is and put it into a region."""

    piece: str
    spot: Spot


@record
class TakeBack:
    """Take every piece of a kind into its owner's hand."""

    piece: str


@record
class DropPieces:
    """Put every piece of a kind back into the supply."""

    piece: str


@record
class LiftPieces:
    """Take all pieces of a kind from a set of regions in hand; those in the supply stay there."""

    piece: str
    mask: Mask


@record
class DropPiecesIn:
    """Put so many pieces of a kind from each region of a set back into the supply."""

    piece: str
    mask: Mask
    count: int


@record
class GainPieces:
    """Take pieces from the supply in hand."""

    piece: str
    number: Integer


@record
class MarkThem:
    """Put a piece before a player: the other one, or my own."""

    piece: str
    who: Who = Who.THEM


@record
class UnmarkThem:
    """Take pieces of a kind back from a player: the other one, or my own."""

    piece: str
    count: int
    who: Who = Who.THEM


@record
class GainCoins:
    """A race's player takes coins from the bank."""

    who: Who
    number: Integer


@record
class GiveCoins:
    """Each of some players takes coins from the bank."""

    players: Players
    number: Integer


@record
class PayCoins:
    """A race's player pays another, or the bank."""

    payer: Who
    payee: Who | None
    number: Integer


@record
class Collect:
    """Each of some players pays me."""

    players: Players
    number: Integer


@record
class GainTokens:
    """A race takes tokens from its tray."""

    who: Who
    number: Integer


@record
class LoseTokens:
    """A race gives tokens back to its tray, out of those it can spare."""

    who: Who
    number: Integer


@record
class RemoveToken:
    """One token of a region goes to its tray."""

    spot: Spot


@record
class MoveToken:
    """One token of mine goes from the region chosen first to the one chosen now."""


@record
class Convert:
    """All tokens of a region go to the tray, and others take their place."""

    spot: Spot
    who: Who
    count: int


@record
class GoDecline:
    """A race goes into decline."""

    who: Who


@record
class Revive:
    """A declined race becomes active again."""

    who: Who


@record
class Redeploy:
    """A race rearranges its tokens."""

    who: Who


@record
class SwapBadge:
    """My power goes to the column and the chosen one comes to me."""


@record
class DrawPower:
    """A power from the stack is put on the marker."""


@record
class CopyMarker:
    """A piece acts as a copy of the chosen marker until the turn ends."""

    piece: str


@record
class CopyPower:
    """A piece acts as a copy of the chosen player's power until the turn ends."""

    piece: str


@record
class Storm:
    """A piece conquers a region."""

    piece: str
    spot: Spot


@record
class MoveHere:
    """The marker that owns the clause goes to a region."""

    spot: Spot


@record
class Bind:
    """The chosen player is bound by this clause's rule until my next turn."""


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


Effect = (
    PutPieces
    | MovePiece
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
    | MoveToken
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
    | MeetPlayer
    | NoteValue
    | NoteThere
    | HoldDie
    | Reroll
)
