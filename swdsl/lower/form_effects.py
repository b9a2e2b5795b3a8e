"""Lowered effects: the calls that a clause makes when it acts, as a closed union."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_regions import Mask, Players


class Spot(StrEnum):
    """A single region an effect speaks about."""

    THERE = "there"
    CHOICE = "choice"
    HERE = "here"


@dataclass(frozen=True, slots=True)
class PutPieces:
    """Put pieces into a region, from the supply or from their owner's hand."""

    piece: str
    spot: Spot
    count: int = 1
    from_kit: bool = False


@dataclass(frozen=True, slots=True)
class MovePiece:
    """Take the only piece of its kind from wherever it is and put it into a region."""

    piece: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take every piece of a kind into its owner's hand."""

    piece: str


@dataclass(frozen=True, slots=True)
class DropPieces:
    """Put every piece of a kind back into the supply."""

    piece: str


@dataclass(frozen=True, slots=True)
class LiftPieces:
    """Take all pieces of a kind from a set of regions in hand; those in the supply stay there."""

    piece: str
    mask: Mask


@dataclass(frozen=True, slots=True)
class DropPiecesIn:
    """Put so many pieces of a kind from each region of a set back into the supply."""

    piece: str
    mask: Mask
    count: int


@dataclass(frozen=True, slots=True)
class GainPieces:
    """Take pieces from the supply in hand."""

    piece: str
    number: Integer


@dataclass(frozen=True, slots=True)
class MarkThem:
    """Put a piece before the other player."""

    piece: str


@dataclass(frozen=True, slots=True)
class UnmarkThem:
    """Take pieces of a kind back from the other player."""

    piece: str
    count: int


@dataclass(frozen=True, slots=True)
class GainCoins:
    """A race's player takes coins from the bank."""

    who: Who
    number: Integer


@dataclass(frozen=True, slots=True)
class GiveCoins:
    """Each of some players takes coins from the bank."""

    players: Players
    number: Integer


@dataclass(frozen=True, slots=True)
class PayCoins:
    """A race's player pays another, or the bank."""

    payer: Who
    payee: Who | None
    number: Integer


@dataclass(frozen=True, slots=True)
class Collect:
    """Each of some players pays me."""

    players: Players
    number: Integer


@dataclass(frozen=True, slots=True)
class GainTokens:
    """A race takes tokens from its tray."""

    who: Who
    number: Integer


@dataclass(frozen=True, slots=True)
class LoseTokens:
    """A race gives tokens back to its tray, out of those it can spare."""

    who: Who
    number: Integer


@dataclass(frozen=True, slots=True)
class RemoveToken:
    """One token of a region goes to its tray."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class MoveToken:
    """One token of mine goes from the region chosen first to the one chosen now."""


@dataclass(frozen=True, slots=True)
class Convert:
    """All tokens of a region go to the tray, and others take their place."""

    spot: Spot
    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class GoDecline:
    """A race goes into decline."""

    who: Who


@dataclass(frozen=True, slots=True)
class Revive:
    """A declined race becomes active again."""

    who: Who


@dataclass(frozen=True, slots=True)
class Redeploy:
    """A race rearranges its tokens."""

    who: Who


@dataclass(frozen=True, slots=True)
class SwapBadge:
    """My power goes to the column and the chosen one comes to me."""


@dataclass(frozen=True, slots=True)
class DrawPower:
    """A power from the stack is put on the marker."""


@dataclass(frozen=True, slots=True)
class CopyMarker:
    """A piece acts as a copy of the chosen marker until the turn ends."""

    piece: str


@dataclass(frozen=True, slots=True)
class CopyPower:
    """A piece acts as a copy of the chosen player's power until the turn ends."""

    piece: str


@dataclass(frozen=True, slots=True)
class Storm:
    """A piece conquers a region."""

    piece: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class MoveHere:
    """The marker that owns the clause goes to a region."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Bind:
    """The chosen player is bound by this clause's rule until my next turn."""


@dataclass(frozen=True, slots=True)
class MeetPlayer:
    """The chosen player is the other side from here on."""


@dataclass(frozen=True, slots=True)
class NoteValue:
    """The answer, a region or the die, is remembered for the steps to come."""


@dataclass(frozen=True, slots=True)
class NoteThere:
    """The chosen region is the one that later effects call `there`."""


@dataclass(frozen=True, slots=True)
class HoldDie:
    """The pips wait for the next attack and lower its cost."""


@dataclass(frozen=True, slots=True)
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
