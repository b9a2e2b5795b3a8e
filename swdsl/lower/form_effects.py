"""Lowered effects: the calls that a clause makes when it acts, as a closed union.

Each class declares the operation of the kernel that does it. What is done with pieces is in `form_pieces`,
with coins and tokens in `form_tokens`; here is what becomes of races, tiles, regions, the die and the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from swdsl.lower.form_column import BorrowPower, ColumnDeed
from swdsl.lower.form_lasting import LayDeed
from swdsl.lower.form_numbers import Who
from swdsl.lower.form_operations import AtHand, Operation, Spot
from swdsl.lower.form_pieces import PieceDeed
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Test
from swdsl.lower.form_tokens import TokenDeed
from swdsl.lower.form_words import Reckoning
from swdsl.lower.form_world import WorldDeed
from swdsl.record import record


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
class Sally:
    """One of the pieces of a kind, from supply or hand, conquers a region."""

    operation: ClassVar = Operation("sally", (AtHand.SLOT, "piece", "spot"))

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
class TakeDrawn:
    """What was drawn comes in hand."""

    operation: ClassVar = Operation("take_drawn", (AtHand.CHOICE,))


@record
class TurnUp:
    """What was drawn takes the place of a piece that lay face down."""

    operation: ClassVar = Operation("turn_up", ("piece", "spot", AtHand.CHOICE))

    piece: str
    spot: Spot


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
class RepelAttack:
    """The attack that was strong enough fails all the same."""

    operation: ClassVar = Operation("repel")


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


@record
class Branch:
    """What is done if a test holds; without one, in any case that is left."""

    test: Test | None
    effects: tuple[Effect, ...]


@record
class Fork:
    """The first branch whose test holds is done, if any; what follows is done in any case."""

    branches: tuple[Branch, ...]


@record
class SkipUnless:
    """So many of the next steps are left out, unless this holds; always, where nothing is asked."""

    steps: int
    test: Test | None = None


Turn = Fork | SkipUnless
"""Which of two ways a clause goes on."""

Note = MeetPlayer | NoteValue | NoteThere | HoldDie
"""What is only remembered, without an operation."""

Deed = (
    PieceDeed
    | TokenDeed
    | ColumnDeed
    | WorldDeed
    | LayDeed
    | GoDecline
    | Revive
    | Redeploy
    | SwapBadge
    | DrawPower
    | CopyMarker
    | CopyPower
    | Storm
    | Sally
    | MoveHere
    | Bind
    | TakeDrawn
    | TurnUp
    | Reroll
    | ChangeRoll
    | AnotherRound
    | AnotherTurn
    | RepelAttack
    | ScoreRegion
    | ScoreRegions
)
Effect = Deed | Note | Require | Turn
Loan = CopyMarker | CopyPower | BorrowPower


def each_effect(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects one after the other, those of every branch among them."""
    for effect in effects:
        if isinstance(effect, Fork):
            for branch in effect.branches:
                yield from each_effect(branch.effects)
        else:
            yield effect
